"""What several commands share: their arguments, the console, reading files."""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.language import LANGUAGES, known_language
from boardwright.kernel.record import Record

console = Console(highlight=False)
complaints = Console(stderr=True, highlight=False, soft_wrap=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `boardwright games` lists it.")]
Language = Annotated[
    str,
    typer.Option("--language", "-l", help="Language of what you read: en, ru or uk. Default: that of your system."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; `boardwright games` lists them."),
]
ContentFile = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="Play with your corrections of the cards.")
]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]


def chosen_language(language: str) -> str:
    """The language asked for, or that of the system, or English."""
    if language:
        return known_language(language)
    system = os.environ.get("BOARDWRIGHT_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


def game_options(
    game: Game[Any], options: list[str] | None, content: Path | None, defaults: dict[str, str] | None = None
) -> dict[str, str]:
    """The options of a game from what was typed; refused with what would be right."""
    values = dict(defaults or {})
    for each in options or []:
        name, equals, value = each.partition("=")
        if not equals:
            raise CannotParse(f"{each!r} is not an option; write NAME=VALUE, as in {_example(game)}.")
        values[name.strip()] = value.strip()
    if content is not None:
        values["content"] = game.corrected(read_toml(content))
    return game.full_options(values)


def _example(game: Game[Any]) -> str:
    option = game.options[0]
    return f"{option.name}={list(option.values)[-1]}"


def read_toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise CannotParse(f"{file} is not TOML: {error}.") from error


def read_record(file: Path) -> Record:
    try:
        return Record.loads(read_text(file))
    except CannotParse as refusal:
        raise CannotParse(f"{file}: {refusal}") from refusal


def read_text(file: Path) -> str:
    if str(file) == "-":
        return typer.get_text_stream("stdin").read()
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CannotParse(f"{file} is not text in UTF-8.") from error
