"""`content`: the values of cards and tiles that an owner of the box can correct."""

import json
from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.common import GameName, complaints, console, explained, read_toml
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.registry import game as game_by_name

app = typer.Typer(
    no_args_is_help=True,
    help="""Correct the values of cards and tiles.

The values of some games are reconstructed, not the printed ones. If you own the box: export the values, keep in the
file only what you correct (an entry may name only the fields that differ), check it, and play with --content FILE.""",
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="Your corrections, in TOML.")]


@app.command()
def export(game: GameName, file: Annotated[Path | None, typer.Argument(metavar="[FILE]")] = None) -> None:
    """Write the shipped values, to FILE or to the screen."""
    text = game_by_name(game).template()
    if file is None:
        typer.echo(text)
        return
    if file.exists():
        raise CannotParse(f"{file} exists already; give the name of a new file.")
    file.write_text(text, encoding="utf-8")
    console.print(f"Written: {file}", markup=False, soft_wrap=True)


@app.command()
def check(game: GameName, file: File) -> None:
    """Say whether corrections can be played with, and exactly what is wrong if not."""
    played = game_by_name(game)
    corrections = read_toml(file)
    try:
        option = played.corrected(corrections)
    except CannotParse as refusal:
        problems = list(dict.fromkeys(explained(refusal).splitlines()))
        for problem in problems:
            complaints.print(problem, style="red", markup=False)
        things = "thing" if len(problems) == 1 else "things"
        complaints.print(f"{file}: {len(problems)} {things} to put right.", markup=False)
        raise typer.Exit(2) from refusal
    shipped = played.full_options({})["content"]
    if option == shipped:
        console.print(f"{file} is right; it changes nothing of the shipped values.", markup=False, soft_wrap=True)
        return
    changed = [f"{section}.{id}" for section, entries in json.loads(option).items() for id in entries]
    entries = "entry differs" if len(changed) == 1 else "entries differ"
    shown = ", ".join(changed[:8]) + ", …" * (len(changed) > 8)
    console.print(
        f"{file} is right: {len(changed)} {entries} from the shipped ones ({shown}).", markup=False, soft_wrap=True
    )
    console.print(f"Play with it: boardwright play {game} --content {file}", markup=False, soft_wrap=True)
