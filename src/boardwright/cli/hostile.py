"""`bench hostile`: floods of what nobody should send, at a server on this machine: malformed, huge, deep, mistimed and
foreign messages, imports, half-open requests, mute sockets. It must answer no 500, let nobody into a seat, show nobody
what is hidden, and keep answering everybody else."""

import asyncio
import http.client
import json
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boardwright.cli.servers import PATIENCE, Running, open_table, running, somewhere
from boardwright.kernel.registry import game as game_by_name

# Any: what comes back is looked at as plain JSON.
Json = dict[str, Any]

GAME: Final = "planetfall"  # it hides something: the cards on one's hand
BLOCKED: Final = 1.0  # second in which somebody else is not answered
WATCH_EVERY: Final = 0.1
AT_ONCE: Final = 12  # attackers
POSTS: Final = ("sit", "leave", "seats", "start", "ready", "host", "mute", "back", "rematch", "plan", "hint")
# Lines of a record: of another case, unknown, of chance, of nobody, of a header in the wrong place.
LINES: Final = ("1: PASS\n", "1: no such word\n", "chance: goal harmony\n", "9: x\n", f"option {'x' * 99}: y\n")


@dataclass
class Damage:
    """What a flood has done. Nothing should be in it but the number of messages."""

    messages: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[int] = field(default_factory=Counter)  # statuses
    broken: list[str] = field(default_factory=list)  # requests that were answered with 5xx, other than "busy"
    entered: list[str] = field(default_factory=list)  # seats and moves that a stranger got
    seen: list[str] = field(default_factory=list)  # hidden things that a stranger saw
    slowest: float = 0.0  # seconds that somebody else waited for an answer, beside what the flood's own client takes

    @property
    def faults(self) -> list[str]:
        blocked = [f"somebody else waited {self.slowest:.1f} s"] if self.slowest > BLOCKED else []
        return [*self.broken, *self.entered, *self.seen, *blocked]


def attack(messages: int, tell: Callable[[str], None] = lambda _: None, seed: int = 1) -> Damage:
    """Flood a server of this build with so many messages."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        return asyncio.run(_Flood(server, messages, Random(seed), tell).run())


class _Flood:
    def __init__(self, server: Running, messages: int, random: Random, tell: Callable[[str], None]) -> None:
        self._address = server.address
        self._where = urlsplit(server.address)
        self._wanted = messages
        self._random = random
        self._tell = tell
        self._damage = Damage()
        self._people = [secrets.token_urlsafe(32) for _ in range(2)]
        self._table = ""
        self._actions = [action.text for action in game_by_name(GAME).book]

    async def run(self) -> Damage:
        connection = http.client.HTTPConnection(self._where.netloc, timeout=PATIENCE)
        self._table = await asyncio.to_thread(open_table, connection, GAME, self._people, 1)
        before = await self._state(self._people[0])
        watching = asyncio.create_task(self._watch())
        try:
            await asyncio.gather(*[self._attack(number) for number in range(AT_ONCE)])
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
        after = await self._state(self._people[0])
        for what in ("moves", "seats", "you", "status"):
            if before["table"][what] != after["table"][what]:
                self._damage.entered.append(f"{what} of the table changed")
        connection.close()
        return self._damage

    async def _state(self, secret: str) -> Json:
        """The table as its owner sees it: the server still answers."""
        async with self._socket(secret, 0) as line:
            told: Json = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
            # Who is there changes; the rest must not.
            for seat in told["table"]["seats"]:
                seat.pop("connected")
            return told

    async def _watch(self) -> None:
        """Somebody who behaves, and counts how long an answer takes."""
        async with self._socket(self._people[0], 0) as line:
            await line.recv()
            while True:
                asked = time.perf_counter()
                await line.send('{"type":"ping"}')
                while json.loads(await line.recv())["type"] != "pong":
                    pass
                self._damage.slowest = max(self._damage.slowest, time.perf_counter() - asked)
                await asyncio.sleep(WATCH_EVERY)

    async def _attack(self, number: int) -> None:
        random = Random(self._random.random())
        ways: list[tuple[str, Callable[[Random, int], Awaitable[int]]]] = [
            ("socket messages", self._socket_messages),
            ("requests", self._requests),
            ("imports", self._imports),
            ("half-open requests", self._half_open),
            ("mute sockets", self._mute),
        ]
        chances = [60, 30, 2, 4, 1]
        while self._damage.messages < self._wanted:
            (name, way), *_ = random.choices(ways, chances)
            try:
                sent = await asyncio.wait_for(way(random, number), PATIENCE)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, http.client.HTTPException):
                sent = 1  # the server broke it off, as it may
            self._damage.messages += sent
            self._damage.kinds[name] += sent
            self._tell(f"{self._damage.messages:,} of {self._wanted:,} messages")

    # --- sockets

    def _socket(self, secret: str, number: int) -> connect:
        url = f"{self._address.replace('http', 'ws', 1)}/api/tables/{self._table}/socket?confirm=1"
        headers = {"X-Forwarded-For": somewhere(number)}
        if secret:
            headers["Cookie"] = f"boardwright={secret}"
        return connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE, max_size=None)

    async def _socket_messages(self, random: Random, number: int) -> int:
        """A stranger with a cookie of their own, or one that is none."""
        secret = random.choice([secrets.token_urlsafe(32), "", "x" * 5, "y" * 500])
        sent = 0
        async with self._socket(secret, random.randrange(60_000)) as line:
            listening = asyncio.create_task(self._listen(line))
            try:
                for _ in range(random.randrange(1, 60)):
                    await line.send(self._message(random))
                    sent += 1
                await asyncio.sleep(0.01)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
        return sent

    async def _listen(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in line:
                self._look_at(json.loads(message))

    def _look_at(self, told: Json) -> None:
        """What a stranger is told."""
        if told["type"] == "done":
            self._damage.entered.append("a stranger's message was done")
        elif told["type"] == "state":
            if told["table"]["you"] is not None or told["actions"] or told["table"]["host"]:
                self._damage.entered.append("a stranger was taken for somebody at the table")
            hands = [seat.get("hand") for seat in told["view"].get("seats", ())]
            if any(isinstance(hand, list) and any(card for card in hand) for hand in hands):
                self._damage.seen.append("a stranger saw somebody's hand")

    def _message(self, random: Random) -> str | bytes:
        """Malformed, deep, mistimed, foreign; never a line of chat, which whoever watches may write."""
        kind = random.choice(["act", "undo", "end", "learn", "prefer", "ping"])
        sent: Json = {"type": kind, "version": random.choice([0, -1, 1, 10**9]), "key": secrets.token_hex(4)}
        if kind == "act":
            sent["action"] = random.choice([random.choice(self._actions), "x" * 5000, "", "\u202e", "fly away"])
            sent["then"] = [random.choice(self._actions)] * random.choice([0, 0, 1, 99, 200])
        if kind == "prefer":
            sent |= {"confirm": random.random() < 0.5, "preferences": {"x" * 50: "y"}}
        if kind == "learn":
            sent["idea"] = "x" * random.randrange(2000)
        whole = json.dumps(sent)
        wrong: list[str | bytes] = [
            whole,
            whole,
            whole[: random.randrange(len(whole))],
            whole.replace('"', "'"),
            whole.replace(str(sent["version"]), "1e400"),
            "[" * random.randrange(1, 15_000),
            '{"type":' * random.randrange(1, 2000),
            bytes(random.randrange(256) for _ in range(random.randrange(300))),
            json.dumps({**sent, random.choice(list(sent)): random.choice([None, [], {}, 1.5, "\x00"])}),
        ]
        return random.choice(wrong)

    # --- requests

    async def _requests(self, random: Random, number: int) -> int:
        count = random.randrange(1, 20)
        await asyncio.to_thread(self._ask_many, random, count)
        return count

    def _ask_many(self, random: Random, count: int) -> None:
        connection = http.client.HTTPConnection(self._where.netloc, timeout=PATIENCE)
        try:
            for _ in range(count):
                method, path, body, headers = self._request(random)
                self._ask(connection, method, path, body, headers)
        finally:
            connection.close()

    def _request(self, random: Random) -> tuple[str, str, bytes, dict[str, str]]:
        table = random.choice([self._table, self._table, "nowhere", "%00", "..", "x" * 300])
        post = random.choice(
            ["sit", "leave", "seats", "start", "ready", "host", "mute", "back", "rematch", "plan", "hint"]
        )
        path = random.choice(
            [
                f"/api/tables/{table}/{post}",
                f"/api/tables/{table}/{post}",
                "/api/tables",
                "/api/lessons",
                f"/api/tables/{table}/history",
                f"/api/tables/{table}/at/{random.choice([0, -1, 10**30, 'x'])}",
                f"/api/tables/{table}/outlook",
                f"/api/tables/{table}/record",
                "/api/../../etc/passwd",
                f"/{'x' * random.randrange(3000)}",
            ]
        )
        deep = random.randrange(1, 100_000)
        bodies: list[object] = [
            {"seat": random.choice([0, 1, -1, 99, 10**20]), "name": "thief", "kind": "bot", "bot": "x", "ready": True},
            {
                "game": GAME,
                "seats": [{"kind": "open"}] * random.choice([0, 1, 2, 5000]),
                "options": {"content": "{" * deep},
            },
            {"steps": [["x"] * 50] * 500, "version": 1, "line": 1, "muted": True},
        ]
        body = random.choice(
            [
                json.dumps(random.choice(bodies)).encode(),
                b"[" * deep,
                b'{"a":' * deep,
                bytes(random.randrange(256) for _ in range(200)),
                b"",
            ]
        )
        if random.random() < 0.02:
            body = b'"' + b"x" * 600_000 + b'"'
        headers = {"X-Forwarded-For": somewhere(random.randrange(60_000))}
        if random.random() < 0.2:
            headers["Origin"] = "https://evil.example"
        if random.random() < 0.3:
            secret = random.choice(["", "x", secrets.token_urlsafe(32), '"'])
            headers["Cookie"] = f"boardwright={secret}"
        return random.choice(["POST", "POST", "POST", "GET", "PUT", "DELETE"]), path, body, headers

    def _ask(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> None:
        connection.request(method, path.replace(" ", "%20"), body, headers)
        answer = connection.getresponse()
        told = answer.read()
        self._damage.answers[answer.status] += 1
        if answer.status >= 500 and b"server-busy" not in told:
            self._damage.broken.append(f"{method} {path[:80]} was answered {answer.status}")
        if answer.status == 200 and f"/{self._table}/" in path and method == "POST":
            self._damage.entered.append(f"{method} {path[:80]} was granted to a stranger")

    async def _imports(self, random: Random, number: int) -> int:
        start = f"boardwright record 1\ngame: {GAME}\nplayers: 2\n\n"
        line = random.choice(
            ["1: PASS\n", "1: no such word\n", "chance: goal harmony\n", "9: x\n", f"option {'x' * 99}: y\n"]
        )
        text = random.choice(
            [start + line * random.choice([10, 50_000]), line * 40_000, "\u202e" * 100_000, start * 9000]
        )
        body = json.dumps({"record": text[:400_000]}).encode()
        connection = http.client.HTTPConnection(self._where.netloc, timeout=PATIENCE)
        headers = {"X-Forwarded-For": somewhere(random.randrange(60_000))}
        try:
            await asyncio.to_thread(self._ask, connection, "POST", "/api/records", body, headers)
        finally:
            connection.close()
        return 1

    # --- connections

    async def _half_open(self, random: Random, number: int) -> int:
        """A request that does not come to its end."""
        _, writer = await asyncio.open_connection(self._where.hostname, self._where.port)
        head = f"POST /api/records HTTP/1.1\r\nHost: {self._where.netloc}\r\nContent-Length: 1000\r\n\r\n{{"
        writer.write(head[: random.randrange(1, len(head))].encode())
        await writer.drain()
        await asyncio.sleep(random.choice([0, 0.05, 0.3]))
        writer.close()
        return 1

    async def _mute(self, random: Random, number: int) -> int:
        """A socket that is opened and never read from."""
        line = await self._socket("", random.randrange(60_000))
        line.transport.pause_reading()
        await asyncio.sleep(random.choice([0.05, 0.5]))
        line.transport.abort()
        return 1
