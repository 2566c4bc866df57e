"""`games` and `describe`: what there is, in words."""

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from boardwright.cli.common import ContentFile, GameName, Language, chosen_language, console, game_options
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import games as all_games


def games(language: Language = "") -> None:
    """List the games with their player counts and options."""
    language = chosen_language(language)
    for game in all_games():
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        console.print(f"[bold]{game.name}[/bold]  {game.title[language]}  {game.players[0]}-{game.players[-1]}")
        for option in game.options:
            for value, words in option.values.items():
                table.add_row(f"{option.name}={value}", option.title[language], words[language])
        console.print(table)


def describe(
    game: GameName,
    language: Language = "",
    content: ContentFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Print all content of a game in words, with where its values come from."""
    language = chosen_language(language)
    played = game_by_name(game)
    sections = played.describe(language, game_options(played, None, content))
    if as_json:
        data = [
            {
                "title": section.title,
                "entries": [
                    {"id": entry.id, "name": entry.name, "text": entry.text, "source": entry.source}
                    for entry in section.entries
                ],
            }
            for section in sections
        ]
        typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    for section in sections:
        console.print(f"\n{section.title}", style="bold underline", markup=False)
        for entry in section.entries:
            console.print(Text.assemble((entry.name, "bold"), "  ", (entry.id, "dim")))
            console.print(f"  {entry.text}", markup=False)
            console.print(f"  {entry.source}", style="dim italic", markup=False)
