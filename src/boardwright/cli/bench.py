"""`bench`: how fast the engines play at random, beside engines that people know, as ratios of one run.

Machines are noisy, so every contender is measured several times in turn, and a ratio is the median of the ratios
within each turn.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Annotated

import typer
from rich.table import Table

import boardwright
from boardwright.cli import pondering, slowest
from boardwright.cli.common import complaints, console
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.playout import random_walk
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import names as game_names

YARDSTICK = "catanatron"
PEERS = {"catanatron": "catanatron==3.2.1", "chess": "chess==1.11.2"}
PEERS_SCRIPT = Path("bench") / "peers.py"
REPORT = Path("bench") / "README.md"
TELLING_REPORT = Path("bench") / "telling.md"
SECONDS_OF_GAME = 2.0
OF_THE_OTHER = ", other"  # behind the build of the version that is measured `--against`


@dataclass(frozen=True)
class Contender:
    """An engine in one of its builds, and the command that measures it."""

    name: str
    build: str
    command: tuple[str, ...]
    environment: dict[str, str]
    slowest: tuple[str, ...] = ()  # the command that times late questions; peers have none


@dataclass(frozen=True)
class Measure:
    decisions: float  # a second
    games: float  # a second
    clone: float  # microseconds; 0 when not measured


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME...]",
            help="The games, all when not told; or server, kills, hostile, telling, bots, study.",
        ),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 4,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.1, help="Time of one measurement: 2, or 30 of the server.")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often each is measured.")] = 5,
    against: Annotated[
        Path | None,
        typer.Option(
            "--against",
            metavar="CHECKOUT",
            exists=True,
            file_okay=False,
            help="Measure that version too, in turn.",
        ),
    ] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Install and measure catanatron and chess too.")] = False,
    positions: Annotated[
        int, typer.Option("--positions", min=1, help="Late positions of each bot for the slowest legal list.")
    ] = 200,
    tables: Annotated[int, typer.Option("--tables", min=1, help="Of the server: tables in play.")] = 300,
    seats: Annotated[int, typer.Option("--seats", min=1, help="Of the server: people at each table.")] = 3,
    rate: Annotated[float, typer.Option("--rate", min=0.1, help="Of the server: moves a second, in all.")] = 200.0,
    sockets: Annotated[int, typer.Option("--sockets", min=1, help="Of the server: with spectators.")] = 1000,
    processes: Annotated[int, typer.Option("--processes", min=1, help="Of the server; several need PostgreSQL.")] = 1,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="Of the server: an empty PostgreSQL database.")
    ] = "",
    kills: Annotated[int, typer.Option("--kills", min=1, help="Of `bench kills`.")] = 100,
    messages: Annotated[int, typer.Option("--messages", min=1, help="Of `bench hostile`.")] = 10_000,
    write: Annotated[bool, typer.Option("--write", help="Write the result to the folder bench.")] = False,
    measure: Annotated[bool, typer.Option("--measure", hidden=True)] = False,
    time_late: Annotated[bool, typer.Option("--time-late", hidden=True)] = False,
) -> None:
    """Measure random play: decisions a second with the whole legal list built each time, clone time, games a second.

    Only decisions of seats are counted; what chance answers is done in the same time but not counted. Then the slowest
    legal list: of 5-player tables in the last two rounds of random and of bots' games, the one that takes longest.

    `bench server` measures the server instead: from sending a move until every client of the table has heard of it.
    `bench kills` kills servers under load and counts what is lost; `bench hostile` floods one with what nobody should
    send.
    `bench telling` measures how long telling a late move to everybody at a table holds the server up.
    `bench bots` measures how long bots think. `bench study` measures steps of the environments for learners."""
    if games is not None and games[:1] in (["server"], ["kills"], ["hostile"]):
        # Only here: the clients' library takes a while to load, and every other command does without it.
        from boardwright.cli import strain

        asked = strain.Asked(games[1:], tables, seats, rate, seconds, sockets, processes, database, kills, messages)
        made_by = f"{_engine_in_use()} build, Python {sys.version.split()[0]}, {os.cpu_count()} cores"
        strain.bench(games[0], asked, made_by, _home() if write else None)
        return
    if games is not None and games[:1] == ["telling"]:
        _bench_telling(games[1:] or game_names(), players, rounds, write=write)
        return
    if games is not None and games[:1] == ["bots"]:
        _bench_bots(games[1:] or game_names(), players, rounds, write=write)
        return
    if games is not None and games[:1] == ["study"]:
        _bench_study(games[1:] or game_names(), players, seconds or SECONDS_OF_GAME, rounds, write=write)
        return
    seconds = seconds or SECONDS_OF_GAME
    names = games or game_names()
    for name in names:
        game_by_name(name).new(players, {})
    if measure:
        typer.echo(json.dumps(_measure(names[0], players, seconds).__dict__))
        return
    if time_late:
        typer.echo(json.dumps(slowest.slowest(json.load(sys.stdin))))
        return
    contenders = _builds(names, players, seconds, _engines(_home()))
    if against is not None:
        engines = [(f"{build}{OF_THE_OTHER}", path) for build, path in _engines(against / ".boardwright")]
        contenders += _builds(names, players, seconds, engines)
    contenders += _peers(players, seconds) if peers else []
    measures = _measure_in_turns(contenders, rounds)
    late = _time_late_questions(contenders, positions)
    console.print(_table(contenders, measures, late))
    if write:
        _write(contenders, measures, late, players, seconds, rounds)


# --- measuring


def _measure(name: str, players: int, seconds: float) -> Measure:
    game, random = game_by_name(name), Random(1)
    options = game.varied_options()
    decisions = played = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += random_walk(game, game.new(players, options), random)
        played += 1
    elapsed = time.perf_counter() - started
    return Measure(decisions / elapsed, played / elapsed, _clone_time(name, players))


def _clone_time(name: str, players: int) -> float:
    """Microseconds to copy a table in the middle of a game."""
    game = game_by_name(name)
    length = _length(name, players)
    state = game.new(players, game.varied_options())
    random_walk(game, state, Random(1), length // 2)
    copies = 2000
    started = time.perf_counter()
    for _ in range(copies):
        game.clone(state)
    return (time.perf_counter() - started) / copies * 1e6


def _length(name: str, players: int) -> int:
    """How many answers, chance included, the same random game takes."""
    game, random = game_by_name(name), Random(1)
    state = game.new(players, game.varied_options())
    length = 0
    while game.waiting(state):
        random_walk(game, state, random, 1)
        length += 1
    return length


def _measure_in_turns(contenders: Sequence[Contender], rounds: int) -> list[list[Measure]]:
    measures: list[list[Measure]] = [[] for _ in contenders]
    with complaints.status("") as status:
        for turn in range(rounds):
            for contender, found in zip(contenders, measures, strict=True):
                status.update(f"measuring {contender.name} {contender.build}, {turn + 1} of {rounds}")
                found.append(_run(contender))
    return measures


def _run(contender: Contender) -> Measure:
    return Measure(**json.loads(_output(contender, contender.command)))


def _time_late_questions(contenders: Sequence[Contender], positions: int) -> list[float]:
    """Milliseconds of each contender's slowest legal list; every build of a game gets the same positions."""
    games: dict[str, str] = {}
    found: list[float] = []
    with complaints.status("") as status:
        for contender in contenders:
            if not contender.slowest:
                found.append(0.0)
                continue
            status.update(f"timing late questions of {contender.name} {contender.build}")
            if contender.name not in games:
                games[contender.name] = json.dumps(slowest.late_games(contender.name, positions))
            found.append(json.loads(_output(contender, contender.slowest, games[contender.name])))
    return found


def _output(contender: Contender, command: Sequence[str], given: str = "") -> str:
    environment = {**os.environ, **contender.environment}
    done = subprocess.run(command, env=environment, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise CannotParse(f"{contender.name} ({contender.build}) could not be measured: {last}")
    return done.stdout


# --- who is measured


# Name of a build, and what its processes find in their environment.
Engine = tuple[str, dict[str, str]]


def _builds(names: Sequence[str], players: int, seconds: float, engines: Sequence[Engine]) -> list[Contender]:
    return [
        Contender(
            name,
            build,
            _command(name, "--measure", "--players", str(players), "--seconds", str(seconds)),
            environment,
            _command(name, "--time-late", "--players", str(players)),
        )
        for name in names
        for build, environment in engines
    ]


def _command(name: str, *options: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "boardwright.cli.main", "bench", name, *options)


def _engines(home: Path | None) -> list[Engine]:
    """The builds there are: in a checkout both, elsewhere the one that runs."""
    if home is None:
        return [(_engine_in_use(), {})]
    engines = [("interpreted", {"PYTHONPATH": str(home.parent / "src")})]
    if (home / "compiled").exists():
        engines.append(("compiled", {"PYTHONPATH": str(home / "compiled")}))
    return engines


def _engine_in_use() -> str:
    return "compiled" if boardwright.__compiled__ else "interpreted"


def _home() -> Path | None:
    """Where `./run` keeps its things; known when started by `./run`."""
    home = os.environ.get("BOARDWRIGHT_HOME")
    return Path(home) if home else None


def _peers(players: int, seconds: float) -> list[Contender]:
    home = _home()
    if home is None:
        raise CannotParse("Peers are measured from a checkout: use `./run bench --peers`.")
    python = _peers_python(home)
    script = str(home.parent / PEERS_SCRIPT)
    return [
        Contender(name, requirement.partition("==")[2], (python, script, name, str(players), str(seconds)), {})
        for name, requirement in PEERS.items()
    ]


def _peers_python(home: Path) -> str:
    """An environment of its own for the peers, made once."""
    folder = home / "peers"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "peers.stamp"
    wanted = " ".join(PEERS.values())
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        with complaints.status("installing the peers (once)"):
            _quietly([sys.executable, "-m", "venv", "--clear", str(folder)])
            _quietly([str(python), "-m", "pip", "install", "--quiet", *PEERS.values()])
        stamp.write_text(wanted, encoding="utf-8")
    return str(python)


def _quietly(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise CannotParse(f"The peers could not be installed; is the package index reachable? {last}")


# --- telling


def _rows(
    contenders: Sequence[Contender], measures: Sequence[Sequence[Measure]], late: Sequence[float]
) -> list[tuple[str, ...]]:
    by_engine = {(c.name, c.build): found for c, found in zip(contenders, measures, strict=True)}
    yardstick = next((found for (name, _), found in by_engine.items() if name == YARDSTICK), None)
    rows: list[tuple[str, ...]] = []
    for contender, found, slowest_legal in zip(contenders, measures, late, strict=True):
        other = by_engine.get((contender.name, f"{contender.build}{OF_THE_OTHER}"))
        clone = median([m.clone for m in found])
        rows.append(
            (
                contender.name,
                contender.build,
                f"{median([m.decisions for m in found]):,.0f}",
                f"{median([m.games for m in found]):,.1f}",
                f"{clone:.1f}" if clone else "",
                f"{slowest_legal:.3f}" if slowest_legal else "",
                _ratio(found, yardstick),
                _ratio(found, other),
            )
        )
    return rows


def _ratio(found: Sequence[Measure], other: Sequence[Measure] | None) -> str:
    """The median of the ratios within each turn."""
    if other is None:
        return ""
    return f"{median([a.decisions / b.decisions for a, b in zip(found, other, strict=True)]):.2f}"


HEADINGS = ("engine", "build", "decisions/s", "games/s", "clone µs", "legal ms", f"x {YARDSTICK}", "x other")


def _table(contenders: Sequence[Contender], measures: Sequence[Sequence[Measure]], late: Sequence[float]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="left" if number < 2 else "right", no_wrap=number < 2)
    for row in _rows(contenders, measures, late):
        table.add_row(*row)
    return table


def _write(
    contenders: Sequence[Contender],
    measures: Sequence[Sequence[Measure]],
    late: Sequence[float],
    players: int,
    seconds: float,
    rounds: int,
) -> None:
    home = _home()
    if home is None:
        raise CannotParse("The report belongs to a checkout: use `./run bench --write`.")
    command = f"./run bench --players {players} --seconds {seconds:g} --rounds {rounds} --peers --write"
    lines = [
        "# Speed of random play",
        "",
        f"Made by `{command}`, Python {sys.version.split()[0]}, {os.cpu_count()} cores.",
        "",
        "One process, one core. At every decision the whole list of legal answers is built and one is drawn. Of our",
        "games only the decisions of seats are counted: what chance answers costs time but is not counted. Of the",
        "peers every action is counted, forced ones and dice included. Each figure is the median of several",
        "measurements in turn; a ratio is the median of the ratios within each turn. Absolute numbers are those of a",
        "noisy machine: compare the ratios.",
        "",
        "`legal ms` is the slowest single list of legal answers: among the questions of the last two rounds of games",
        "for five, at least 200 of them from games at random and 200 from games of each stronger bot; the same in",
        "both builds.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|---|---|{'---:|' * (len(HEADINGS) - 2)}",
        *[f"| {' | '.join(row)} |" for row in _rows(contenders, measures, late)],
        "",
    ]
    (home.parent / REPORT).write_text("\n".join(lines), encoding="utf-8")
    console.print(f"Written: {REPORT}")


# --- the server


# --- telling


def _bench_telling(names: Sequence[str], players: int, games: int, *, write: bool) -> None:
    # Only here: every other command does without the server.
    from boardwright.cli import telling
    from boardwright.server import gc_tuning

    gc_tuning.freeze_loaded()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    headings = ("game", "moves told", "median ms", "9 of 10 ms", "worst ms", "kB a move")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    rows = []
    for name in names:
        game = game_by_name(name)
        told = telling.measure(game, min(players, game.players[-1]), games)
        times = (told.median, told.percentile(0.9), told.worst)
        rows.append((name, f"{len(told.milliseconds):,}", *[f"{time:.2f}" for time in times], f"{told.kilobytes:.1f}"))
        table.add_row(*rows[-1])
    console.print(table)
    if write:
        _write_telling(headings, rows, players, games)


def _bench_bots(names: Sequence[str], players: int, rounds: int, *, write: bool) -> None:
    home = _home() if write else None
    if write and home is None:
        raise CannotParse("The report belongs to a checkout: use `./run bench bots --write`.")
    command = f"`./run bench bots --players {players} --rounds {rounds} --write`"
    made_by = f"{command}, {_engine_in_use()} build, Python {sys.version.split()[0]}"
    pondering.bench(names, players, rounds, made_by, None if home is None else home.parent)


def _bench_study(names: Sequence[str], players: int, seconds: float, rounds: int, *, write: bool) -> None:
    home = _home() if write else None
    if write and home is None:
        raise CannotParse("The report belongs to a checkout: use `./run bench study --write`.")
    try:
        from boardwright.cli import steps
    except ImportError as missing:
        raise CannotParse(f"{missing.name} is missing: pip install 'boardwright[study]'.") from None
    command = f"`./run bench study --players {players} --seconds {seconds:g} --rounds {rounds} --write`"
    made_by = f"{command}, {_engine_in_use()} build, Python {sys.version.split()[0]}"
    steps.bench(names, players, seconds, rounds, made_by, None if home is None else home.parent)


def _write_telling(headings: Sequence[str], rows: Sequence[Sequence[str]], players: int, games: int) -> None:
    home = _home()
    if home is None:
        raise CannotParse("The report belongs to a checkout: use `./run bench telling --write`.")
    lines = [
        "# How long telling a move holds the server up",
        "",
        f"Made by `./run bench telling --players {players} --rounds {games} --write`, {_engine_in_use()} build, Python",
        f"{sys.version.split()[0]}, {os.cpu_count()} cores.",
        "",
        f"Late positions (the last two fifths) of {games} games of each title for {players} people, half of the moves",
        "greedy, half at random. After each move the new state is made and encoded for every seat: view, log line, and",
        "for the seat in turn every answer and every macro-action with its label, outcome and entries. What is sent is",
        "the same in every language: browsers render it. Committing, sending and compressing are not in it.",
        "",
        f"| {' | '.join(headings)} |",
        f"|---|{'---:|' * (len(headings) - 1)}",
        *[f"| {' | '.join(row)} |" for row in rows],
        "",
    ]
    (home.parent / TELLING_REPORT).write_text("\n".join(lines), encoding="utf-8")
    console.print(f"Written: {TELLING_REPORT}")
