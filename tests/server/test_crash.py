"""A server that is killed under load: what it said was done is done, and what is sent again is done once."""

import asyncio
import uuid
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.record import Record
from tests.server.live import PATIENCE, Json, Person, Server, running_server

TABLES = 8
KILLED_AFTER = 70  # moves that the server called done; three times that is far from the end of the games


@dataclass
class Player:
    """A seat whose client answers as fast as it can, and remembers what it sent and what it heard was done."""

    table: str
    cookie: str
    random: Random
    done: list[tuple[int, str]] = field(default_factory=list)  # version, action
    said: list[str] = field(default_factory=list)  # chat that was done
    sent: dict[str, Json] = field(default_factory=dict)  # by key: not heard of yet

    async def play(self, server: Server, moved: "asyncio.Queue[None]") -> None:
        """Until the line breaks or the game is over."""
        try:
            async with self._connected(server) as line:
                await self._go_on(line, moved)
        except (ConnectionClosed, OSError):
            pass

    async def send_again(self, server: Server) -> None:
        async with self._connected(server) as line:
            for message in list(self.sent.values()):
                await line.send(msgspec.json.encode(message).decode())
            while self.sent:
                heard = await self._hear(line)
                assert heard["type"] != "refused", heard

    def _connected(self, server: Server) -> connect:
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?confirm=0"
        return connect(url, additional_headers={"Cookie": self.cookie}, proxy=None)

    async def _go_on(self, line: ClientConnection, moved: "asyncio.Queue[None]") -> None:
        while True:
            heard = await self._hear(line)
            if heard["type"] == "done":
                moved.put_nowait(None)
            elif heard["type"] == "state" and heard["actions"] and not self._is_moving():
                action = self.random.choice(heard["actions"])["action"]
                await self._send(line, {"type": "act", "version": heard["version"], "action": action})
                if self.random.random() < 0.2:
                    await self._send(line, {"type": "say", "text": str(uuid.uuid4())})
            elif heard["type"] == "state" and heard["table"]["status"] == "over":
                return

    def _is_moving(self) -> bool:
        return any(message["type"] == "act" for message in self.sent.values())

    async def _send(self, line: ClientConnection, message: Json) -> None:
        message["key"] = str(uuid.uuid4())
        self.sent[message["key"]] = message
        await line.send(msgspec.json.encode(message).decode())

    async def _hear(self, line: ClientConnection) -> Json:
        heard: Json = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
        if heard["type"] == "done":
            message = self.sent.pop(heard["key"])
            if message["type"] == "act":
                self.done.append((message["version"], message["action"]))
            else:
                self.said.append(message["text"])
        elif heard["type"] == "refused":
            assert heard["kind"] == "too-fast", heard
            await asyncio.sleep(0.3)
            await line.send(msgspec.json.encode(self.sent[heard["key"]]).decode())
        return heard


def test_a_killed_server_has_kept_everything_it_called_done(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        tables = [two_players(server, Random(number)) for number in range(TABLES)]
        asyncio.run(play_and_kill(server, tables))
    for _ in range(2):
        with running_server(tmp_path) as server:
            for players in tables:
                check_kept(server, players)
            asyncio.run(send_again(server, tables))
            for players in tables:
                check_exactly_once(server, players)
            asyncio.run(play_and_kill(server, tables))


def two_players(server: Server, random: Random) -> list[Player]:
    people = [Person(server.address, name) for name in ("Anna", "Bert")]
    table = people[0].create("open")
    people[1].sit(table, 1)
    cookies = [f"boardwright={person.http.cookies['boardwright']}" for person in people]
    for person in people:
        person.close()
    return [Player(table, cookie, random) for cookie in cookies]


async def play_and_kill(server: Server, tables: list[list[Player]]) -> None:
    moved: asyncio.Queue[None] = asyncio.Queue()
    playing = [asyncio.create_task(player.play(server, moved)) for players in tables for player in players]
    for _ in range(KILLED_AFTER):
        await asyncio.wait_for(moved.get(), PATIENCE)
    server.kill()
    await asyncio.gather(*playing)


async def send_again(server: Server, tables: list[list[Player]]) -> None:
    await asyncio.gather(*[player.send_again(server) for players in tables for player in players])


def moves_and_chat(server: Server, table: str) -> tuple[list[str], list[str]]:
    """The seats' moves and the chat, as the server has them; the record replays."""
    record = Record.loads(httpx.get(f"{server.address}/api/tables/{table}/record").text)
    record.replay()
    watcher = Person(server.address, "Cora")
    chat = [line["text"] for line in watcher.look(table).chat]
    watcher.close()
    return [move.action.text for move in record.moves if move.seat != CHANCE], chat


def done_moves(players: list[Player]) -> list[str]:
    return [action for _, action in sorted(done for player in players for done in player.done)]


def check_kept(server: Server, players: list[Player]) -> None:
    """Everything done is there; at most the one move that was under way may be there too."""
    moves, chat = moves_and_chat(server, players[0].table)
    done = done_moves(players)
    assert moves[: len(done)] == done
    pending = [m["action"] for player in players for m in player.sent.values() if m["type"] == "act"]
    assert moves[len(done) :] in ([], pending)
    assert {text for player in players for text in player.said} <= set(chat)


def check_exactly_once(server: Server, players: list[Player]) -> None:
    moves, chat = moves_and_chat(server, players[0].table)
    assert moves == done_moves(players)
    assert Counter(chat) == Counter(text for player in players for text in player.said)
