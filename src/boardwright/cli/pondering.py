"""`bench bots`: how long bots think about a decision, and how many games a second the fast one plays out."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from rich.table import Table

from boardwright.bots import bot
from boardwright.cli.common import console
from boardwright.kernel.game import Game
from boardwright.kernel.playout import play_out, round_played_out
from boardwright.kernel.registry import game as game_by_name

REPORT = Path("bench") / "bots.md"
HEADINGS = ("game", "greedy ms", "casual ms", "greedy / casual", "playouts/s")


@dataclass(frozen=True)
class Thought:
    """Processor milliseconds of a decision, and whole games a second."""

    greedy: float
    casual: float
    playouts: float


def bench(names: Sequence[str], players: int, rounds: int, made_by: str, home: Path | None) -> None:
    """Every game so many times, its bots in turn. With a home, the report is written there."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="right" if number else "left")
    rows = [_row(game_by_name(name), players, rounds) for name in names]
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if home is not None:
        _write(home / REPORT, rows, players, rounds, made_by)


def _row(game: Game[Any], players: int, rounds: int) -> tuple[str, ...]:
    players = min(players, game.players[-1])
    found = [
        Thought(
            _thinking(game, "greedy", players, n), _thinking(game, "casual", players, n), _playouts(game, players, n)
        )
        for n in range(rounds)
    ]
    ratio = median([each.greedy / each.casual for each in found])
    greedy, casual = median([each.greedy for each in found]), median([each.casual for each in found])
    return game.name, f"{greedy:.2f}", f"{casual:.2f}", f"{ratio:.1f}", f"{median([e.playouts for e in found]):.1f}"


def _thinking(game: Game[Any], name: str, players: int, number: int) -> float:
    """A game of one bot against itself, all that the engine does included."""
    random = Random(f"bench {number}")
    state = game.new(players, game.varied_options())
    seats = [bot(name, random) for _ in range(players)]
    started = time.process_time()
    moves = play_out(game, state, seats, random)
    return 1000 * (time.process_time() - started) / sum(move.seat >= 0 for move in moves)


def _playouts(game: Game[Any], players: int, number: int) -> float:
    """From the new table to the end, everybody by the best way, as a search would do it."""
    random = Random(f"bench {number}")
    started = time.process_time()
    state = game.new(players, game.varied_options())
    while game.waiting(state):
        state = round_played_out(game, state, random)
    return 1 / (time.process_time() - started)


def _write(report: Path, rows: Sequence[Sequence[str]], players: int, rounds: int, made_by: str) -> None:
    lines = [
        "# How long bots think",
        "",
        f"Made by {made_by}.",
        "",
        f"Games of {players}, each bot against itself, {rounds} of each; processor time of one core, with all that the",
        "engine does in between, divided by the decisions of seats; the median of the games. A playout is a whole game",
        "in which everybody takes the best way, table by table: what a search plays out. Absolute numbers are those of",
        "a noisy machine: compare the ratios.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|---|{'---:|' * (len(HEADINGS) - 1)}",
        *[f"| {' | '.join(row)} |" for row in rows],
        "",
    ]
    report.write_text("\n".join(lines), encoding="utf-8")
