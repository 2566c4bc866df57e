"""`arena`: all bots of a game against each other, with ratings."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from boardwright.bots import BOTS
from boardwright.bots.limit import Limit
from boardwright.cli.common import ContentFile, GameName, Options, Seed, complaints, console, game_options
from boardwright.kernel.registry import game as game_by_name
from boardwright.training.arena import Row, held, schedule, standings
from boardwright.training.lines import Lines
from boardwright.training.pool import pool
from boardwright.training.table import Setting, entrant

Workers = Annotated[int, typer.Option("--workers", "-w", min=0, help="Processes; 0: one per core.")]
WithRay = Annotated[bool, typer.Option("--ray", help="Let Ray start the workers, on this machine.")]
Address = Annotated[
    str, typer.Option("--address", metavar="HOST:PORT", help="Of a running Ray cluster, whose machines then play.")
]


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", metavar="a,b,...", help=f"Who plays: {', '.join(BOTS)}, or a forecast that `train` made."
        ),
    ] = ",".join(BOTS),
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players at a table.")] = 4,
    deals: Annotated[
        int, typer.Option("--deals", "-d", min=1, help="Deals; at each, every two bots meet twice, seats exchanged.")
    ] = 20,
    seed: Seed = 1,
    option: Options = None,
    content: ContentFile = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.001, help="Processor time that a strong bot has for a decision.")
    ] = 0.25,
    rollouts: Annotated[
        int, typer.Option("--rollouts", min=0, help="Instead of a time, so that a seed decides everything.")
    ] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep every result here, and go on from what is there.")
    ] = None,
    workers: Workers = 0,
    ray: WithRay = False,
    address: Address = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Let all bots of a game meet, and rate them by Elo with 95 % intervals.

    Every two meet at the same deals, half of the seats each, and once more with their seats exchanged: luck and seats
    are the same for both. The casual bot stands at 1000 where it plays."""
    played = game_by_name(game)
    options = game_options(played, option, content, played.varied_options())
    played.new(players, options)
    limit = Limit(seconds, rollouts or None, time.process_time)
    setting = Setting(game, players, tuple(options.items()), seed, limit)
    games = schedule(setting, [entrant(name.strip()) for name in bots.split(",")], deals)
    lines = Lines(out, setting.as_data()) if out else None
    with progress_bar() as progress:
        results = held(games, pool(workers, ray, address), lines, lambda done: progress("playing", len(games), done))
    rows = standings(results)
    if as_json:
        told = {**setting.as_data(), "deals": deals, "games": len(games), "bots": [asdict(row) for row in rows]}
        typer.echo(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        console.print(f"{game}, {players} players, {deals} deals, {len(games)} games, seed {seed}", style="bold")
        console.print(ratings_table(rows))


@contextmanager
def progress_bar() -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each kind of work: told what it is, how many there are, and how many more are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=complaints, transient=True, disable=not complaints.is_terminal) as bars:
        tasks: dict[str, TaskID] = {}

        def advance(what: str, total: int, done: int) -> None:
            if what not in tasks or bars.tasks[tasks[what]].finished:
                tasks[what] = bars.add_task(what, total=total)
            bars.advance(tasks[what], done)

        yield advance


def ratings_table(rows: Sequence[Row]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("bot", "games", "points", "Elo", "95 %", *(f"vs {row.name}" for row in rows)):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in rows:
        shares = [f"{row.against[other.name]:.0%}" if other.name in row.against else "" for other in rows]
        bounds = "" if row.low == row.high else f"{row.low:.0f} to {row.high:.0f}"
        table.add_row(row.name, str(row.games), f"{row.points:.1f}", f"{row.elo:.0f}", bounds, *shares)
    return table
