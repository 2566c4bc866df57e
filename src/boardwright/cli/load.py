"""`bench server`: how much one server process carries. Real sockets, many tables, every seat a client of its own.

The server runs in a process of its own; the clients of all tables live in this one. A move is timed from the moment its
client sends it until every client of the table has the new state.
"""

import asyncio
import http.client
import json
import os
import secrets
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import msgspec
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boardwright.cli.common import complaints
from boardwright.cli.serve import allow_many_sockets
from boardwright.cli.servers import PATIENCE, open_table, running_together, somewhere
from boardwright.kernel.errors import CannotParse
from boardwright.words import Reader

CONNECTING_AT_ONCE = 40


@dataclass(frozen=True)
class Load:
    """What the server is asked to carry."""

    tables: int
    seats: int
    rate: float  # moves a second, all tables together
    seconds: float
    sockets: int  # those beyond the seats are spectators
    game: str = "planetfall"
    processes: int = 1
    database: str = ""  # '': SQLite


@dataclass(frozen=True)
class Outcome:
    moves: int
    seconds: float
    milliseconds: Sequence[float]  # of each move, in order of size
    errors: Sequence[str]
    late: int  # moves that were due while the table's last one was still under way
    crossed: int  # moves that another one of the table had overtaken
    megabytes: float  # of memory, at the end
    cpu: float  # seconds of a core each second
    clients: float  # the same, of the clients of this benchmark
    stolen: float  # the same, that other guests of the machine had of our cores; 0 where nobody knows

    def percentile(self, share: float) -> float:
        return self.milliseconds[min(int(len(self.milliseconds) * share), len(self.milliseconds) - 1)]


def measure(load: Load) -> Outcome:
    """Start a server, drive it, stop it."""
    if load.processes > 1 and not load.database:
        raise CannotParse("Several processes need PostgreSQL: give an empty database with --database.")
    if load.sockets < load.tables * load.seats:
        raise CannotParse(
            f"{load.tables} tables of {load.seats} seats need {load.tables * load.seats} sockets or more."
        )
    allow_many_sockets(load.sockets)
    with (
        tempfile.TemporaryDirectory() as data,
        running_together(Path(data), load.database, load.processes) as servers,
        # The loop that the server has too: so that the clients take as little of the machine as may be.
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        return runner.run(_drive(load, servers[0].address, [server.process.pid for server in servers]))


# --- the server


def _usage(processes: Sequence[int]) -> tuple[float, float]:
    """Megabytes of memory and seconds of processor that processes have used, and those that they have started."""
    found = subprocess.run(["ps", "-eo", "pid=,ppid=,rss=,time="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in found.splitlines()]
    wanted = {str(process) for process in processes}
    while more := {pid for pid, parent, *_ in rows if parent in wanted} - wanted:
        wanted |= more
    used = [(int(rss) / 1024, _seconds(clock)) for pid, _, rss, clock in rows if pid in wanted]
    return sum(memory for memory, _ in used), sum(seconds for _, seconds in used)


def _stolen() -> float:
    """Seconds that our cores wanted to run while other guests of the machine did."""
    clocks = Path("/proc/stat")
    return int(clocks.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") if clocks.exists() else 0.0


def _seconds(clock: str) -> float:
    """Of a clock as `ps` writes it."""
    days, _, rest = clock.rpartition("-")
    seconds = 0.0
    for part in rest.split(":"):
        seconds = seconds * 60 + float(part)
    return seconds + int(days or 0) * 86400


# --- the clients


class _Action(msgspec.Struct):
    action: str


class _Told(msgspec.Struct):
    """What a client reads of whatever it is told."""

    type: str
    version: int = 0
    actions: list[_Action] = []
    kind: str = ""  # of a refusal
    problem: object = ""  # a Text


_read = msgspec.json.Decoder(_Told).decode
READ = Reader("en")


@dataclass
class _Table:
    """A table as its clients see it together."""

    id: str
    random: Random
    clients: int = 0
    version: int = 0
    asked: "tuple[ClientConnection, list[_Action]] | None" = None
    sent: float = 0.0
    missing: int = 0  # clients that have not heard of the move under way


@dataclass
class _Clients:
    tables: list[_Table]
    milliseconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    moves: int = 0
    late: int = 0
    crossed: int = 0

    async def listen(self, table: _Table, line: ClientConnection, ready: asyncio.Event) -> None:
        try:
            async for message in line:
                self._hear(table, line, _read(message))
                ready.set()
        except ConnectionClosed as closed:
            self.errors.append(f"a line was closed: {closed}")

    def _hear(self, table: _Table, line: ClientConnection, told: _Told) -> None:
        if told.type == "refused":
            self._be_refused(table, told)
        if told.type != "state" or told.version < table.version:
            return
        if told.version > table.version:
            table.version, table.missing, table.asked = told.version, table.clients, None
        table.missing -= 1
        if told.actions:
            table.asked = (line, told.actions)
        if table.missing == 0 and table.sent:
            self.milliseconds.append((time.perf_counter() - table.sent) * 1000)
            table.sent = 0.0

    def _be_refused(self, table: _Table, told: _Told) -> None:
        """Where several are asked at once, a wish may have answered for one of them a moment ago: the others look at
        the table as it is now, and answer that."""
        table.sent = 0.0
        if told.kind == "stale":
            self.crossed += 1
        else:
            self.errors.append(str(READ.everything(told.problem)))

    async def play(self, table: _Table, begin: float, pause: float, end: float) -> None:
        """A move each time it is due; the game ends, or time does."""
        due = begin + pause * table.random.random()
        while due < end:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            due += pause
            if table.sent or table.missing > 0:
                self.late += 1
            elif table.asked is not None:
                await self._move(table, *table.asked)

    async def _move(self, table: _Table, line: ClientConnection, actions: Sequence[_Action]) -> None:
        act = {
            "type": "act",
            "version": table.version,
            "action": table.random.choice(actions).action,
            "key": secrets.token_hex(8),
        }
        table.asked, table.sent = None, time.perf_counter()
        self.moves += 1
        await line.send(json.dumps(act))


async def _drive(load: Load, address: str, processes: Sequence[int]) -> Outcome:
    with complaints.status("opening tables") as status:
        people = [[secrets.token_urlsafe(32) for _ in range(load.seats)] for _ in range(load.tables)]
        ids = await asyncio.to_thread(_open_tables, load, address, people)
        clients = _Clients([_Table(id, Random(number)) for number, id in enumerate(ids)])
        status.update(f"opening {load.sockets} sockets")
        async with AsyncExitStack() as lines:
            listening = await _connect_all(load, address, people, clients, lines)
            status.update(f"playing for {load.seconds:g} seconds")
            before, begun, stolen = _usage(processes), time.process_time(), _stolen()
            seconds = await _play(load, clients)
            after, ended, stolen_by_then = _usage(processes), time.process_time(), _stolen()
            for task in listening:
                task.cancel()
    return Outcome(
        clients.moves, seconds, sorted(clients.milliseconds), clients.errors, clients.late, clients.crossed, after[0],
        (after[1] - before[1]) / seconds, (ended - begun) / seconds, (stolen_by_then - stolen) / seconds,
    )  # fmt: skip


async def _play(load: Load, clients: _Clients) -> float:
    begin = time.perf_counter()
    pause = load.tables / load.rate
    await asyncio.gather(*[clients.play(table, begin, pause, begin + load.seconds) for table in clients.tables])
    seconds = time.perf_counter() - begin
    patience = time.perf_counter() + PATIENCE
    while any(table.sent for table in clients.tables) and time.perf_counter() < patience:
        await asyncio.sleep(0.05)
    clients.errors += [f"a move at {table.id} was never told to all" for table in clients.tables if table.sent]
    return seconds


def _open_tables(load: Load, address: str, people: Sequence[Sequence[str]]) -> list[str]:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    ids = [open_table(connection, load.game, secrets_, number) for number, secrets_ in enumerate(people)]
    connection.close()
    return ids


async def _connect_all(
    load: Load, address: str, people: Sequence[Sequence[str]], clients: _Clients, lines: AsyncExitStack
) -> list[asyncio.Task[None]]:
    """Everybody is at the table, and has heard how it stands when all of them are."""
    wanted = [(table, secret) for table, seats in zip(clients.tables, people, strict=True) for secret in seats]
    spectators = load.sockets - len(wanted)
    wanted += [(clients.tables[number % load.tables], "") for number in range(spectators)]
    doors = asyncio.Semaphore(CONNECTING_AT_ONCE)
    listening: list[asyncio.Task[None]] = []

    async def come(number: int, table: _Table, secret: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket?confirm=0"
        # Sockets too are limited by address.
        headers = {"X-Forwarded-For": somewhere(number)}
        if secret:
            headers["Cookie"] = f"boardwright={secret}"
        ready = asyncio.Event()
        async with doors:
            opening = connect(
                url, additional_headers=headers, ping_interval=None, open_timeout=PATIENCE, close_timeout=1, proxy=None
            )
            line = await lines.enter_async_context(opening)
            listening.append(asyncio.create_task(clients.listen(table, line, ready)))
            await asyncio.wait_for(ready.wait(), PATIENCE)
        table.clients += 1

    await asyncio.gather(*[come(number, *each) for number, each in enumerate(wanted)])
    for table in clients.tables:
        table.missing = 0
    return listening
