"""`simulate`: many games between bots, on all cores, with honest intervals."""

import json
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from boardwright.bots import BOTS, STRONG, bot
from boardwright.bots.limit import Limit
from boardwright.cli.arena import progress_bar
from boardwright.cli.common import (
    ContentFile,
    GameName,
    Language,
    Options,
    Seed,
    chosen_language,
    complaints,
    console,
    game_options,
)
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.playout import play_out
from boardwright.kernel.record import Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.terminal.words import reader
from boardwright.training.lines import Lines
from boardwright.training.pool import pool

GAMES_PER_BATCH = 5
NORMAL_95 = 1.96


@dataclass(frozen=True)
class Job:
    """Everything a worker needs to play some of the games; plain data, since states do not travel."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    numbers: tuple[int, ...]
    language: str
    limit: Limit


@dataclass(frozen=True)
class Played:
    """One game: what came of it, and its record."""

    number: int
    results: tuple["Result", ...]
    record: str

    def as_data(self) -> dict[str, object]:
        return {"number": self.number, "results": [each.__dict__ for each in self.results], "record": self.record}


@dataclass(frozen=True)
class Result:
    """One seat's outcome of one game. `player` is the place in --bots; seats rotate from game to game."""

    player: int
    role: str
    score: int
    win: float
    moves: int


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="a,b,...", help=f"A bot per player: {', '.join(BOTS)}.")
    ] = "",
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
        Path | None, typer.Option("--out", metavar="FILE", help="Keep every game here, and go on from what is there.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0, help="Processes; 0: one per core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
    language: Language = "",
) -> None:
    """Play many games between bots and print scores and win shares with 95 % intervals.

    Seats rotate, so that no bot sits first more often than another. Unless told otherwise, options are those under
    which games differ most. With --out a command that was stopped goes on where it was, and more games may be asked
    for later; the file has a record of each."""
    played = game_by_name(game)
    options = game_options(played, option, content, played.varied_options())
    played.new(players, options)
    names = _bot_names(bots, players)
    # Not the time on the wall: other processes of the machine make no bot weaker.
    limit = Limit(seconds, rollouts or None, time.process_time)
    heading = {"game": game, "bots": names, "options": options, "seed": seed, "seconds": seconds, "rollouts": rollouts}
    lines = Lines(out, heading) if out else None
    there = [_read(line) for line in lines.there][:games] if lines else []
    batches = [
        Job(game, names, tuple(options.items()), seed, tuple(numbers), chosen_language(language), limit)
        for numbers in _batches(range(len(there), games), 1 if STRONG in names else GAMES_PER_BATCH)
    ]
    started = time.perf_counter()
    fresh: list[Played] = []
    with progress_bar() as progress:
        progress("playing", games, len(there))
        for batch in pool(workers).run(play_games, batches):
            fresh += batch
            progress("playing", games, len(batch))
            if lines:
                for each in batch:
                    lines.add(each.as_data())
    spent = time.perf_counter() - started
    results = [result for each in (*there, *fresh) for result in each.results]
    if as_json:
        typer.echo(json.dumps(_as_data(game, names, options, games, seed, results), ensure_ascii=False, indent=1))
    else:
        _print(played, names, options, games, seed, results)
    if fresh:
        moves = sum(result.moves for each in fresh for result in each.results)
        complaints.print(
            f"{len(fresh)} games in {spent:.1f} s: {len(fresh) / spent:.1f} games,"
            f" {moves / spent:,.0f} decisions of bots a second.",
            style="dim",
        )


def _bot_names(bots: str, players: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(",")) if bots else ("greedy",) * players
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise CannotParse(f"--bots names {len(names)} bots for {players} players; name one for each, or one for all.")
    for name in names:
        bot(name, Random())
    return names


def _batches(numbers: range, size: int) -> Iterator[range]:
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]


# Any: a line of a file that this command wrote.
def _read(line: dict[str, Any]) -> Played:
    return Played(line["number"], tuple(Result(**each) for each in line["results"]), line["record"])


def play_games(job: Job) -> list[Played]:
    """The games of one job. Each has a generator of its own, so the outcome does not depend on who plays it when."""
    game = game_by_name(job.game)
    return [_play(game, job, number) for number in job.numbers]


def _play(game: Game[Any], job: Job, number: int) -> Played:
    random = Random(f"{job.seed}/{number}")
    players = len(job.bots)
    order = [(seat + number) % players for seat in range(players)]
    state = game.new(players, dict(job.options))
    moves = play_out(game, state, [bot(job.bots[player], random, job.limit) for player in order], random)
    winners = game.winners(state)
    read = reader(job.language)
    roles, scores = [read(role) for role in game.telling.roles(state)], game.scores(state)
    results: list[Result] = []
    for seat, player in enumerate(order):
        win = 1 / len(winners) if seat in winners else 0.0
        answers = sum(move.seat == seat for move in moves)
        results.append(Result(player, roles[seat] if roles else "", scores[seat], win, answers))
    seated = [job.bots[player] for player in order]
    record = Record(game, players, dict(job.options), moves, seated, scores)
    return Played(number, tuple(results), record.dumps())


# --- what it comes to


@dataclass(frozen=True)
class Summary:
    games: int
    score: float
    score_margin: float
    win: float
    win_low: float
    win_high: float
    lowest: int
    highest: int


def summary(results: Sequence[Result]) -> Summary:
    games = len(results)
    scores = [result.score for result in results]
    mean = sum(scores) / games
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / max(games - 1, 1))
    win = sum(result.win for result in results) / games
    low, high = wilson(win, games)
    return Summary(games, mean, NORMAL_95 * spread / math.sqrt(games), win, low, high, min(scores), max(scores))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share: sensible near 0 and 1, where the plain one is not."""
    z = NORMAL_95
    middle = share + z * z / (2 * games)
    margin = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max((middle - margin) / scale, 0.0), min((middle + margin) / scale, 1.0)


def _groups(names: Sequence[str], results: Sequence[Result]) -> Iterator[tuple[str, list[tuple[str, list[Result]]]]]:
    yield "player", [(f"{n + 1} {name}", [r for r in results if r.player == n]) for n, name in enumerate(names)]
    roles = sorted({result.role for result in results if result.role})
    if roles:
        yield "role", [(role, [r for r in results if r.role == role]) for role in roles]


def _print(
    game: Game[Any], names: Sequence[str], options: dict[str, str], games: int, seed: int, results: Sequence[Result]
) -> None:
    shown = ", ".join(f"{name}={value if len(value) < 30 else 'corrected'}" for name, value in options.items())
    players = f"{len(names)} {'player' if len(names) == 1 else 'players'}"
    console.print(
        f"{reader('en')(game.telling.title())}, {players}, {games} games, seed {seed}", style="bold", markup=False
    )
    console.print(shown, style="dim", markup=False)
    for heading, rows in _groups(names, results):
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for column in (heading, "games", "points", "± 95 %", "range", "wins", "95 %"):
            table.add_column(column, justify="left" if column == heading else "right")
        for label, group in rows:
            s = summary(group)
            table.add_row(
                Text(label),
                str(s.games),
                f"{s.score:.1f}",
                f"{s.score_margin:.1f}",
                f"{s.lowest}-{s.highest}",
                f"{s.win:.1%}",
                f"{s.win_low:.1%}-{s.win_high:.1%}",
            )
        console.print()
        console.print(table)


def _as_data(
    game: str, names: Sequence[str], options: dict[str, str], games: int, seed: int, results: Sequence[Result]
) -> dict[str, object]:
    data: dict[str, object] = {"game": game, "bots": list(names), "options": options, "games": games, "seed": seed}
    for heading, rows in _groups(names, results):
        data[f"{heading}s"] = {label: summary(group).__dict__ for label, group in rows}
    return data
