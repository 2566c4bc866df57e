"""What several commands share: their arguments, the console, reading files, telling moves."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.record import Move, Record
from boardwright.kernel.text import common
from boardwright.terminal.words import reader, say
from boardwright.words import LANGUAGES

console = Console(highlight=False)
complaints = Console(stderr=True, highlight=False, soft_wrap=True)

# The language that was asked for, as it was typed: whatever is refused is told in it too.
_asked = [""]


def _remembered(language: str) -> str:
    _asked[0] = language
    return language


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `boardwright games` lists it.")]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        callback=_remembered,
        help="Language of what you read: en, ru or uk. Default: that of your system.",
    ),
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
    if language and language not in LANGUAGES:
        raise CannotParse(common("no-language", language=repr(language), languages=LANGUAGES))
    if language:
        return language
    system = os.environ.get("BOARDWRIGHT_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


def explained(refusal: Refusal) -> str:
    """A refusal in the language asked for; that of the system where there is no such language."""
    return reader(_asked[0] if _asked[0] in LANGUAGES else chosen_language(""))(refusal.text)


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


# --- files


def read_toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(read_text(file))
    except ValueError as error:  # a number of thousands of digits is one too, though no TOMLDecodeError
        raise CannotParse(f"{file} is not TOML: {str(error).rstrip('.')}.") from error
    except RecursionError as error:
        raise CannotParse(f"{file} nests brackets too deeply to be read.") from error


def read_record(file: Path) -> Record:
    text = read_text(file)
    try:
        return Record.loads(text)
    except CannotParse as refusal:
        raise CannotParse(common("at", place=str(file), what=refusal.text)) from refusal


def read_text(file: Path) -> str:
    try:
        if str(file) == "-":
            return typer.get_text_stream("stdin").read()
        # Some editors begin a file with a byte order mark: it is not part of the text.
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CannotParse(f"{file} is not text in UTF-8; give a text file.") from error


# --- records


def check_position(record: Record, to: int | None) -> None:
    """Refuse a number of moves that the record does not have."""
    if to is not None and to > len(record.moves):
        raise CannotParse(f"The record has {len(record.moves)} moves; --to {to} is beyond its end.")


def names_of(record: Record, language: str) -> list[str]:
    """Who sits where; a seat without a name is called by its number."""
    given = record.names or [""] * record.players
    return [name or say("seat", language, number=number) for number, name in enumerate(given, 1)]


def move_in_words(record: Record, state: Any, move: Move, language: str) -> str:
    """Who does what. `state` is the table before the move."""
    who = "·" if move.seat == CHANCE else names_of(record, language)[move.seat]
    return f"{who}: {reader(language)(record.game.telling.line(state, move.seat, move.action))}"


def moves_in_words(record: Record, language: str) -> Iterator[tuple[int, str]]:
    """Every move from the first one, with its number."""
    state = record.game.new(record.players, record.options)
    for number, move in enumerate(record.moves, 1):
        yield number, move_in_words(record, state, move, language)
        record.game.apply(state, move.seat, move.action)
