"""`games` and `describe`: what there is, in words."""

import json
from collections import Counter
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from boardwright.cli.common import ContentFile, GameName, Language, chosen_language, console, game_options
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import games as all_games
from boardwright.terminal.words import reader


def games(language: Language = "") -> None:
    """List the games with their player counts and options."""
    read = reader(chosen_language(language))
    for game in all_games():
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        console.print(f"[bold]{game.name}[/bold]  {read(game.telling.title())}  {game.players[0]}-{game.players[-1]}")
        for option in game.options:
            for value in option.values:
                words = read(game.telling.option_value(option, value))
                table.add_row(f"{option.name}={value}", read(game.telling.option(option)), words)
        console.print(table)


def describe(
    game: GameName,
    language: Language = "",
    content: ContentFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Print all content of a game in words, with where its values come from."""
    read = reader(chosen_language(language))
    played = game_by_name(game)
    options = played.full_options(game_options(played, None, content))
    sections = played.telling.describe(options)
    if as_json:
        data = [
            {
                "title": read(section.title),
                "entries": [
                    {"id": piece.id, "name": read(piece.name), "text": read(piece.text), "source": read(piece.source)}
                    for piece in section.pieces
                ],
            }
            for section in sections
        ]
        typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    for section in sections:
        console.print(f"\n{read(section.title)}", style="bold underline", markup=False)
        # Where the values come from is said once, and again only of a piece that differs.
        common = Counter(read(piece.source) for piece in section.pieces).most_common(1)[0][0]
        console.print(common, style="dim italic", markup=False)
        for piece in section.pieces:
            console.print(Text.assemble((read(piece.name), "bold"), "  ", (piece.id, "dim")))
            console.print(f"  {read(piece.text)}", markup=False)
            if read(piece.source) != common:
                console.print(f"  {read(piece.source)}", style="dim italic", markup=False)
