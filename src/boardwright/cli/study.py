"""`study`: what learners get, explained and as data."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from boardwright.bots import BOTS, USUAL
from boardwright.cli.common import ContentFile, GameName, Options, Seed, complaints, console, game_options
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.registry import game as game_by_name
from boardwright.study.describe import describe_actions, describe_observation

app = typer.Typer(help="What learners get: the numbers explained, and games as data.", no_args_is_help=True)


@app.command("describe")
def describe(
    game: GameName,
    every: Annotated[bool, typer.Option("--every", help="Every single number, not block by block.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print as JSON: every number, and every answer by its parts.")
    ] = False,
) -> None:
    """Explain the observation of a game, number by number, and its answers."""
    numbers, actions = describe_observation(game), describe_actions(game)
    if as_json:
        told = {
            "observation": [
                {"index": n.index, "block": n.block, "name": n.name, "meaning": n.meaning, "divisor": n.divisor}
                for n in numbers
            ],
            "verbs": actions.verbs,
            "arguments": actions.arguments,
            "actions": [{"index": a.index, "text": a.text, "parts": a.parts} for a in actions.actions],
        }
        typer.echo(json.dumps(told, ensure_ascii=False))
        return
    version = game_by_name(game).study.version
    table = Table("numbers", "block", "meaning", *(["name", "divided by"] if every else ["how many"]))
    blocks: dict[str, list[int]] = {}
    for number in numbers:
        blocks.setdefault(number.block, []).append(number.index)
        if every:
            table.add_row(str(number.index), number.block, number.meaning, number.name, f"{number.divisor:g}")
    meanings = {number.block: number.meaning for number in numbers}
    if not every:
        for block, indices in blocks.items():
            table.add_row(f"{indices[0]} to {indices[-1]}", block, meanings[block], str(len(indices)))
    console.print(table)
    console.print(
        f"{len(numbers)} numbers; {len(actions.actions)} answers of {len(actions.verbs)} verbs: version {version}.",
        style="dim",
    )


@app.command("dataset")
def dataset(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="Where to write: .npz or .parquet.")],
    records: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[RECORD...]", help="Finished games: records, or real games of Terra Mystica."),
    ] = None,
    game: Annotated[str, typer.Option("--game", "-g", help="Play games of this title instead.")] = "",
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 3,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", "-b", help=f"Who plays them: {', '.join(BOTS)}.")] = USUAL,
    seed: Seed = 1,
    option: Options = None,
    content: ContentFile = None,
) -> None:
    """Write every decision of finished games as arrays: what was seen, what was legal, what was done, how it ended."""
    try:
        from boardwright.study import dataset as sets
    except ImportError:
        raise CannotParse("Data sets need numpy: pip install 'boardwright[study]'.") from None
    if bool(records) == bool(game):
        raise CannotParse("Name finished games, or --game to have some played: one of the two.")
    sets.checked_target(out)
    if records:
        found: Iterator[sets.Played] = (sets.read(path) for path in records)
    else:
        played = game_by_name(game)
        options = game_options(played, option, content, played.varied_options())
        played.new(players, options)  # refuses a number that cannot play
        found = sets.played_by_bots(game, players, games, bots, seed, options)
    number = len(records) if records else games
    quiet = not complaints.is_terminal
    counted = track(found, "games", number, console=complaints, transient=True, disable=quiet)
    columns = sets.as_columns(counted)
    sets.write(out, columns)
    console.print(f"{len(columns['action']):,} decisions of {int(columns['game'][-1]) + 1} games in {out}.")
