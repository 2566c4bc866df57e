"""`bench kills`: servers are killed under load, again and again. What they called done must be there, once, and tables
must go on: in the same server when it is back, or at once in another that shares its database."""

import asyncio
import http.client
import secrets
import tempfile
import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boardwright.cli.servers import PATIENCE, Running, open_table, running
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.record import Record
from boardwright.kernel.registry import names as game_names

# Any: messages are looked at as plain JSON, as a client in another language would.
Json = dict[str, Any]

Tell = Callable[[str], None]

PEOPLE = 2
BETWEEN_KILLS = 60  # moves that were called done, over all tables
AFTER_DEATH = 0.3  # seconds, before a server is started anew


@dataclass(frozen=True)
class Siege:
    kills: int
    tables: int
    processes: int = 1
    database: str = ""  # '': SQLite
    game: str = "planetfall"


@dataclass
class Toll:
    """What came of it."""

    kills: int = 0
    moves: int = 0  # called done
    lost: int = 0
    twice: int = 0  # or in another order than they were called done
    faults: list[str] = field(default_factory=list)  # of each table where something is amiss, the first difference
    again: list[float] = field(default_factory=list)  # seconds from each death until all tables have gone on
    tables: int = 0


@dataclass
class _Seat:
    """A client that answers as fast as it can, and remembers what it sent and what it heard was done."""

    table: "_Table"
    secret: str
    random: Random
    done: list[tuple[int, str]] = field(default_factory=list)  # version, action
    sent: dict[str, Json] = field(default_factory=dict)  # by key: not heard of yet

    async def play(self, world: "_World") -> None:
        """Until the game is over and all that was sent is answered; a line that breaks is opened again, through
        whichever server answers."""
        while self._has_more:
            address = self.random.choice(world.addresses)
            with suppress(ConnectionClosed, OSError, TimeoutError, InvalidHandshake):
                async with self._connected(address) as line:
                    for message in list(self.sent.values()):
                        await line.send(msgspec.json.encode(message).decode())
                    await self._go_on(line, world)
            await asyncio.sleep(0.05)

    @property
    def _has_more(self) -> bool:
        return bool(self.sent) or not self.table.over

    def _connected(self, address: str) -> connect:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket?confirm=0"
        headers = {"Cookie": f"boardwright={self.secret}"}
        return connect(url, additional_headers=headers, proxy=None, open_timeout=5, ping_interval=5, ping_timeout=5)

    async def _go_on(self, line: ClientConnection, world: "_World") -> None:
        """Answers the newest state. Where a line was opened again, it comes before what was repeated is called done."""
        latest: Json | None = None
        done = 0  # the version at which the last answer was called done
        while self._has_more:
            heard = await self._hear(line, world)
            if heard["type"] == "state":
                latest = heard
            elif heard["type"] == "done":
                done = heard["version"]
            elif heard["type"] == "refused" and heard["kind"] == "stale":
                latest = None  # a fresh one follows
            if latest is None or self.sent or latest["version"] < done:
                continue
            if latest["table"]["status"] == "over":
                self.table.over = True
            elif latest["actions"] and world.playing:
                await self._send(line, latest["version"], self.random.choice(latest["actions"])["action"])

    async def _send(self, line: ClientConnection, version: int, action: str) -> None:
        key = str(uuid.uuid4())
        self.sent[key] = {"type": "act", "version": version, "action": action, "key": key}
        await line.send(msgspec.json.encode(self.sent[key]).decode())

    async def _hear(self, line: ClientConnection, world: "_World") -> Json:
        heard: Json = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
        if heard["type"] == "done":
            message = self.sent.pop(heard["key"])
            self.done.append((message["version"], message["action"]))
            self.table.moved_at = time.monotonic()
            world.moved()
        elif heard["type"] == "refused" and heard["key"] in self.sent:
            if heard["kind"] == "stale":
                del self.sent[heard["key"]]  # the fresh state follows
            else:  # too fast, or the database is away for a moment
                await asyncio.sleep(0.3)
                await line.send(msgspec.json.encode(self.sent[heard["key"]]).decode())
        return heard


@dataclass
class _Table:
    id: str
    seats: list[_Seat] = field(default_factory=list)
    over: bool = False
    moved_at: float = 0.0


class _World:
    """All servers and all tables."""

    def __init__(self, siege: Siege, servers: list[Running], tell: Tell) -> None:
        self.siege = siege
        self.servers = list(servers)
        self.addresses = [server.address for server in servers]
        self.playing = True
        self.toll = Toll()
        self._tables: list[_Table] = []
        self._random = Random(1)
        self._news = asyncio.Event()
        self._tell = tell

    def moved(self) -> None:
        self.toll.moves += 1
        self._news.set()

    async def run(self) -> None:
        playing = [asyncio.create_task(self._keep_playing(number)) for number in range(self.siege.tables)]
        for number in range(self.siege.kills):
            self._tell(f"kill {number + 1} of {self.siege.kills}; {self.toll.moves:,} moves called done")
            await self._until_moved(BETWEEN_KILLS)
            await self._kill()
        await self._until_moved(BETWEEN_KILLS)
        self.playing = False
        await self._settle()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _keep_playing(self, number: int) -> None:
        """One table after the other."""
        count = 0
        while self.playing:
            count += 1
            try:
                table = await asyncio.to_thread(self._open, number + count * self.siege.tables)
            except (OSError, http.client.HTTPException, CannotParse):
                await asyncio.sleep(0.2)
                continue
            self._tables.append(table)
            await asyncio.gather(*[seat.play(self) for seat in table.seats])

    def _open(self, number: int) -> _Table:
        random = Random(number)
        people = [secrets.token_urlsafe(32) for _ in range(PEOPLE)]
        connection = http.client.HTTPConnection(urlsplit(random.choice(self.addresses)).netloc, timeout=10)
        try:
            # At every second table a bot plays along.
            table = _Table(open_table(connection, self.siege.game, people, number, bots=number % 2))
        finally:
            connection.close()
        table.seats = [_Seat(table, secret, random) for secret in people]
        return table

    async def _until_moved(self, moves: int) -> None:
        wanted = self.toll.moves + moves
        while self.toll.moves < wanted:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def _kill(self) -> None:
        place = self._random.randrange(len(self.servers))
        going = [table for table in self._tables if not table.over]
        killed = self.servers[place]
        await asyncio.to_thread(killed.kill)
        died = time.monotonic()
        self.toll.kills += 1
        starting = asyncio.create_task(self._start_again(place, killed))
        if len(self.servers) > 1:
            while any(table.moved_at < died and not table.over for table in going):
                await asyncio.sleep(0.05)
                if time.monotonic() - died > PATIENCE:
                    raise CannotParse("A table did not go on after the death of a process.")
            self.toll.again.append(time.monotonic() - died)
        await starting

    async def _start_again(self, place: int, killed: Running) -> None:
        await asyncio.sleep(AFTER_DEATH)
        self.servers[place] = await asyncio.to_thread(killed.again)

    async def _settle(self) -> None:
        """Everything that was sent is answered; then the records are read."""
        until = time.monotonic() + PATIENCE
        while any(seat.sent for table in self._tables for seat in table.seats) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        self.toll.tables = len(self._tables)
        for table in self._tables:
            await asyncio.to_thread(self._check, table)

    def _check(self, table: _Table) -> None:
        """What was called done is in the record, once and in its order, and nothing else of these seats is."""
        connection = http.client.HTTPConnection(urlsplit(self.addresses[0]).netloc, timeout=PATIENCE)
        connection.request("GET", f"/api/tables/{table.id}/record")
        record = Record.loads(connection.getresponse().read().decode())
        connection.close()
        record.replay()
        kept = [move.action.text for move in record.moves if move.seat != CHANCE and move.seat < PEOPLE]
        done = [action for _, action in sorted(done for seat in table.seats for done in seat.done)]
        if kept == done:
            return
        at = next((n for n, (one, other) in enumerate(zip(kept, done, strict=False)) if one != other), len(kept))
        at = min(at, len(done))
        self.toll.faults.append(
            f"{table.id}: after {at} moves of people the record goes on with {kept[at : at + 3]}, called done were"
            f" {done[at : at + 3]}"
        )
        missing = len(done) - len(kept)
        self.toll.lost += max(missing, 0)
        self.toll.twice += max(-missing, 1 if missing == 0 else 0)


def besiege(siege: Siege, tell: Tell = lambda _: None) -> Toll:
    """Start servers, let clients play, kill one server after the other, and count."""
    if siege.processes > 1 and not siege.database:
        raise CannotParse("Several processes need PostgreSQL: give an empty database with --database.")
    if siege.game not in game_names():
        raise CannotParse(f"There is no game {siege.game!r}.")
    with tempfile.TemporaryDirectory() as folder:
        folders = [Path(folder) / str(number) for number in range(siege.processes)]
        return asyncio.run(_besiege(siege, folders, tell))


async def _besiege(siege: Siege, folders: Sequence[Path], tell: Tell) -> Toll:
    with ExitStack() as stack:
        first = [stack.enter_context(running(folder, siege.database)) for folder in folders]
        world = _World(siege, first, tell)
        try:
            await world.run()
        finally:
            for server in world.servers:
                if server not in first:
                    server.stop()
        return world.toll
