"""`snellman`: real games of Terra Mystica, row by row; and ours in their notation."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from boardwright.cli.common import complaints, console, explained, read_record, read_text
from boardwright.games.terra_mystica.exchange.notation import export, read_commands
from boardwright.games.terra_mystica.exchange.real_game import read_game
from boardwright.games.terra_mystica.exchange.snellman import Replay
from boardwright.kernel.errors import CannotParse, Refusal
from boardwright.terminal.words import reader


def snellman(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FILE...", help="Real games as JSON, or lists of commands; - reads standard input."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--export", metavar="RECORD", help="Write this finished game of ours as commands.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Where --export writes; default: standard output.")
    ] = None,
) -> None:
    """Replay real games of Terra Mystica, in the notation of terra.snellman.net, through our engine.

    After each row coins, workers, priests, power, cults and points are compared where the file tells them, at the end
    the final points. The first difference of each game is shown with both sides."""
    if record is not None:
        if files:
            raise CannotParse("Either replay FILE... or --export RECORD, not both at once.")
        _export(record, output)
        return
    if output is not None:
        raise CannotParse("--output says where --export RECORD writes; there is nothing to export.")
    if not files:
        raise CannotParse("Give games to replay, or --export RECORD.")
    matching = sum([_matches(file) for file in files])
    console.print(f"{matching} of {len(files)} games match")
    if matching < len(files):
        raise typer.Exit(1)


def _matches(file: Path) -> bool:
    try:
        Replay(_read(file)).run()
    except Refusal as difference:
        complaints.print(f"{file}: {explained(difference)}", markup=False)
        return False
    return True


# Any: what a file says, read as JSON.
def _read(file: Path) -> Mapping[str, Any]:
    text = read_text(file)
    return read_game(text) if text.lstrip().startswith(("{", "[")) else read_commands(text)


def _export(file: Path, output: Path | None) -> None:
    record = read_record(file)
    if record.game.name != "terra_mystica":
        title = reader("en")(record.game.telling.title())
        raise CannotParse(f"{file} is a game of {title}; only Terra Mystica has this notation.")
    if record.game.waiting(record.replay()):
        raise CannotParse(f"{file} is not finished; only a whole game can be written as commands.")
    text = export(record)
    if output is None:
        typer.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
