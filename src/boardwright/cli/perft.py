"""`perft`: counting positions, to find where two engines part."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from boardwright.cli.common import ContentFile, Options, check_position, console, game_options, read_record
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.perft import divide
from boardwright.kernel.perft import perft as count
from boardwright.kernel.registry import game as game_by_name


def perft(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; with --record it is the record's.")] = "",
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="How many decisions deep.")] = 3,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 2,
    option: Options = None,
    content: ContentFile = None,
    record: Annotated[Path | None, typer.Option("--record", help="Count from a position of this record.")] = None,
    to: Annotated[int | None, typer.Option("--to", min=0, help="The position after so many moves.")] = None,
    split: Annotated[bool, typer.Option("--divide", help="Show the count of each first move.")] = False,
) -> None:
    """Count the positions that so many decisions lead to, chance outcomes included."""
    if record is not None:
        read = read_record(record)
        check_position(read, to)
        played, state = read.game, read.replay(to)
    elif to is not None:
        raise CannotParse("--to counts the moves of a record; give it with --record FILE.")
    elif game:
        played = game_by_name(game)
        state = played.new(players, game_options(played, option, content))
    else:
        raise CannotParse("Perft needs a game, as in `boardwright perft planetfall`, or --record FILE.")
    if split:
        table = Table(box=None)
        table.add_column("move")
        table.add_column("positions", justify="right")
        for text, number in divide(played, state, depth).items():
            table.add_row(text, f"{number:,}")
        console.print(table)
        return
    for each in range(1, depth + 1):
        console.print(f"depth {each}: {count(played, state, each):,}")
