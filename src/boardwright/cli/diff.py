"""`diff`: replaying records on two versions of the engine and showing where they part."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.common import complaints, console, read_record
from boardwright.kernel.digest import digests
from boardwright.kernel.errors import CannotParse, Refusal

REFUSED = "refused: "


def diff(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Records to replay.")],
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar="DIR", help="A folder that holds another `boardwright` package, e.g. src."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Only print this engine's digests, as JSON.")] = False,
) -> None:
    """Replay records on this engine and on another one; print the first line after which they differ."""
    if Path("-") in records:
        raise CannotParse("Diff reads each record twice; give files, not standard input.")
    mine = {str(file): _digests(file) for file in records}
    if as_json:
        typer.echo(json.dumps(mine))
        return
    if against is None:
        raise CannotParse("Diff needs another engine: --against DIR, a folder that holds a `boardwright` package.")
    theirs = _other_digests(records, against)
    differing = sum(not _same(file, mine[str(file)], theirs[str(file)]) for file in records)
    console.print(f"{len(records) - differing} of {len(records)} records replay alike.")
    if differing:
        raise typer.Exit(1)


def _digests(file: Path) -> list[str]:
    """A digest per move; a refusal ends the list with its sentence."""
    found: list[str] = []
    try:
        found.extend(digests(read_record(file)))
    except Refusal as refusal:
        found.append(f"{REFUSED}{refusal}")
    return found


def _other_digests(records: list[Path], against: Path) -> dict[str, list[str]]:
    if not (against / "boardwright" / "__init__.py").exists():
        raise CannotParse(f"{against} holds no `boardwright` package; give the folder above it, such as src.")
    command = [sys.executable, "-m", "boardwright.cli.main", "diff", "--json", *map(str, records)]
    environment = {**os.environ, "PYTHONPATH": str(against.resolve())}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    try:
        result: dict[str, list[str]] = json.loads(done.stdout)
    except ValueError as error:
        reason = (done.stderr.strip().splitlines() or ["it does not say why"])[-1]
        raise CannotParse(f"The engine in {against} could not replay: {reason}") from error
    return result


def _same(file: Path, mine: list[str], theirs: list[str]) -> bool:
    if mine != theirs:
        _tell_difference(file, mine, theirs)
    elif mine and mine[-1].startswith(REFUSED):
        complaints.print(f"{file}: neither engine replays it; {mine[-1]}", markup=False)
    else:
        return True
    return False


def _tell_difference(file: Path, mine: list[str], theirs: list[str]) -> None:
    step = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    complaints.print(f"{file}: the engines part at move {step + 1}, {_move(file, step)}.", markup=False)
    for name, found in (("this engine", mine), ("the other", theirs)):
        complaints.print(f"  {name}: {found[step] if step < len(found) else 'stopped before'}", markup=False)


def _move(file: Path, step: int) -> str:
    try:
        moves = read_record(file).moves
    except Refusal:
        return "which this engine cannot read"
    return repr(str(moves[step])) if step < len(moves) else "the end"
