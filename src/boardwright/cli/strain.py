"""What a server bears: `bench server` (load), `bench kills` (deaths) and `bench hostile` (floods)."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import typer
from rich.table import Table

from boardwright.cli import hostile, kills, load
from boardwright.cli.common import complaints, console
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.registry import names as game_names

SECONDS_OF_SERVER = 30.0
KILLED_TABLES = 12
REPORTS = {
    "server": (
        "# What a server carries",
        "Every seat is a client with a WebSocket of its own, in another process on the same machine, which answers",
        "at random; the other sockets are spectators. A move is timed from its sending until every client of the table",
        "has the new state. It has been committed to the database before anybody is told.",
    ),
    "kills": (
        "# What is lost when servers are killed",
        "Clients play as fast as they can, at every second table with a bot; every 60 moves a server process is",
        "killed as by a power cut (SIGKILL) and started anew. Clients come back by themselves, through whichever",
        "process answers, and send again what they had not heard done. In the end the records are held against what",
        "was called done: lost, or there twice or in another order.",
    ),
    "hostile": (
        "# What floods do",
        "Malformed, huge, deep, mistimed and foreign messages, requests and imports, half-open requests and mute",
        "sockets, from twelve attackers at once with many addresses, while somebody who sits at the table asks for an",
        "answer ten times a second.",
    ),
}


@dataclass(frozen=True)
class Asked:
    """The words and options of the command."""

    games: Sequence[str]
    tables: int
    seats: int
    rate: float
    seconds: float | None
    sockets: int
    processes: int
    database: str
    kills: int
    messages: int


Rows = list[tuple[str, str]]


def bench(what: str, asked: Asked, made_by: str, home: Path | None) -> None:
    """Measure, tell, and write it down where there is a home for it."""
    for game in asked.games or ["planetfall"]:
        if game not in game_names():
            raise CannotParse(f"There is no game {game!r}; there are {', '.join(game_names())}.")
        with complaints.status("starting") as status:
            if what == "server":
                command, rows, faults = _server(asked, game)
            elif what == "kills":
                command, rows, faults = _kills(asked, game, lambda text: status.update(text))
            else:
                command, rows, faults = _hostile(asked, lambda text: status.update(text))
        _show(rows, faults)
        if home is not None:
            _write(what, home.parent / "bench" / f"{what}.md", command, made_by, rows)
        if faults and what != "server":
            raise typer.Exit(1)


def _server(asked: Asked, game: str) -> tuple[str, Rows, list[str]]:
    seconds = asked.seconds or SECONDS_OF_SERVER
    measured = load.Load(
        asked.tables, asked.seats, asked.rate, seconds, asked.sockets, game, asked.processes, asked.database
    )
    outcome = load.measure(measured)
    command = (
        f"server {game} --tables {asked.tables} --seats {asked.seats} --rate {asked.rate:g} --seconds {seconds:g}"
        f" --sockets {asked.sockets} --processes {asked.processes}{_database(asked)}"
    )
    rows = [
        ("game", game),
        ("processes", f"{asked.processes}, {_kind(asked)}"),
        ("tables in play", f"{asked.tables:,} of {asked.seats} seats"),
        ("open sockets", f"{asked.sockets:,}"),
        ("moves a second", f"{outcome.moves / outcome.seconds:,.0f} (asked: {asked.rate:g})"),
        ("until all have heard, median", f"{outcome.percentile(0.5):,.1f} ms"),
        ("until all have heard, 99 of 100", f"{outcome.percentile(0.99):,.1f} ms"),
        ("until all have heard, longest", f"{outcome.percentile(1):,.1f} ms"),
        ("moves that were due too early", f"{outcome.late:,}"),
        ("moves that another had overtaken", f"{outcome.crossed:,}"),
        ("errors", f"{len(outcome.errors):,}"),
        ("memory of the server", f"{outcome.megabytes:,.0f} MB"),
        ("processor of the server", f"{outcome.cpu:.0%} of a core"),
        ("processor of the clients", f"{outcome.clients:.0%} of a core"),
        ("taken by other guests of the machine", f"{outcome.stolen:.0%} of a core"),
    ]
    return command, rows, list(dict.fromkeys(outcome.errors))


def _kills(asked: Asked, game: str, tell: kills.Tell) -> tuple[str, Rows, list[str]]:
    toll = kills.besiege(kills.Siege(asked.kills, KILLED_TABLES, asked.processes, asked.database, game), tell)
    again = sorted(toll.again)
    rows = [
        ("game", game),
        ("processes", f"{asked.processes}, {_kind(asked)}"),
        ("kills", f"{toll.kills:,}"),
        ("tables", f"{toll.tables:,}"),
        ("moves called done", f"{toll.moves:,}"),
        ("of these lost", f"{toll.lost:,}"),
        ("twice, or in another order", f"{toll.twice:,}"),
    ]
    if again:
        rows.append(("until all tables went on elsewhere, median", f"{again[len(again) // 2]:.1f} s"))
        rows.append(("until all tables went on elsewhere, longest", f"{again[-1]:.1f} s"))
    faults = [f"{toll.lost} moves were lost, {toll.twice} are there twice"] if toll.lost or toll.twice else []
    faults += toll.faults
    command = f"kills {game} --kills {asked.kills} --processes {asked.processes}{_database(asked)}"
    return command, rows, faults


def _hostile(asked: Asked, tell: kills.Tell) -> tuple[str, Rows, list[str]]:
    damage = hostile.attack(asked.messages, tell)
    rows = [(f"{name} sent", f"{number:,}") for name, number in damage.kinds.most_common()]
    rows += [(f"requests answered {status}", f"{number:,}") for status, number in sorted(damage.answers.items())]
    rows += [
        ("answered 5xx, other than busy", f"{len(damage.broken):,}"),
        ("seats entered, moves made by strangers", f"{len(damage.entered):,}"),
        ("hidden things seen", f"{len(damage.seen):,}"),
        ("longest that somebody else waited", f"{damage.slowest * 1000:,.0f} ms"),
    ]
    return f"hostile --messages {asked.messages}", rows, list(dict.fromkeys(damage.faults))


def _kind(asked: Asked) -> str:
    return "PostgreSQL" if asked.database else "SQLite"


def _database(asked: Asked) -> str:
    """As the report names it: whose password and place concern nobody."""
    return f" --database {urlsplit(asked.database).scheme}://…" if asked.database else ""


def _show(rows: Rows, faults: Sequence[str]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    for fault in faults[:5]:
        complaints.print(fault, markup=False)


def _write(what: str, report: Path, command: str, made_by: str, rows: Rows) -> None:
    """Add the measurement to the report; one by the same command is replaced."""
    title, *about = REPORTS[what]
    head = "\n".join([title, "", *about])
    section = [f"## `./run bench {command} --write`", "", made_by, "", "| | |", "|---|---:|"]
    section += [f"| {name} | {value} |" for name, value in rows]
    known = report.read_text(encoding="utf-8").split("\n## ") if report.exists() else []
    kept = [f"## {part.rstrip()}" for part in known[1:] if not part.startswith(f"`./run bench {command} --write`")]
    report.write_text("\n\n".join([head, *kept, "\n".join(section)]) + "\n", encoding="utf-8")
    console.print(f"Written: bench/{report.name}")
