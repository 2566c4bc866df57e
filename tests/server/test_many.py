"""Several processes on one PostgreSQL are one server: who looks through one sees what is done through another."""

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL
from starlette.websockets import WebSocket, WebSocketState

from boardwright.kernel.record import Record
from boardwright.lobby import identity, messages
from boardwright.lobby.broadcast import broadcast, viewers_changed
from boardwright.lobby.errors import Stale
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.table import LiveTable
from boardwright.server.database import url_as_written
from boardwright.server.process_pool import ProcessPool
from boardwright.server.socket import Socket
from boardwright.server.sql_store import SqlStore
from tests.server.live import PATIENCE, Line, Person, Server, play_to_the_end, running_server, start_server
from tests.server.postgres import Postgres
from tests.server.test_lobby import (
    ANNA,
    BERT,
    BOT,
    CORA,
    PERSON,
    Onlooker,
    act,
    match_of,
    new_table,
    table_of_two,
)
from tests.server.test_thinking import workers_of

pytestmark = pytest.mark.full


class Counting(Jobs):
    """Real thoughts, counted by the number of moves that they are about."""

    thoughts: list[int]

    async def think(self, record: Record, seat: int, bot: str, person: identity.Person) -> list[str]:
        self.thoughts.append(len(record.moves))
        return await super().think(record, seat, bot, person)


@pytest.fixture
def database(postgres: Postgres) -> URL:
    return url_as_written(postgres.new_database())


def with_two(database: URL, work: Callable[[Lobby, Lobby], Awaitable[None]]) -> list[int]:
    """Do something with two lobbies as they are in two processes; what their bots thought about."""
    thoughts: list[int] = []

    async def run() -> None:
        lobbies = []
        for _ in range(2):
            jobs = Counting(ProcessPool(1))
            jobs.thoughts = thoughts
            lobbies.append(Lobby(SqlStore(database), jobs))
            await lobbies[-1].open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(*lobbies)
        finally:
            for lobby in lobbies:
                await lobby.close()

    asyncio.run(run())
    return thoughts


async def heard(onlooker: Onlooker, wanted: Callable[[dict[str, object]], object]) -> None:
    """Wait until the onlooker has been told something."""
    while not any(wanted(message) for message in onlooker.heard):
        await asyncio.sleep(0.01)


async def looking(lobby: Lobby, live: LiveTable, person: identity.Person) -> tuple[LiveTable, Onlooker]:
    """Somebody opens the table through another process."""
    there = await lobby.table(live.row.id)
    onlooker = Onlooker(there, person)
    broadcast(there, [onlooker])
    viewers_changed(there)
    return there, onlooker


def test_moves_seats_and_chat_cross(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        live = await new_table(one, PERSON, messages.NewSeat(kind="open"))
        there, bert = await looking(other, live, BERT)
        await other.seating.sit(there, messages.Sit(seat=1, name="Bert", ready=True), BERT)
        anna = Onlooker(live, ANNA)
        await one.tables.refresh(live)
        assert live.row.status == "playing"
        await act(one, live, ANNA, "k1")
        await heard(bert, lambda message: message.get("version") == live.row.version)
        await act(one, live, ANNA, "k2", choice=1)
        await heard(bert, lambda message: message.get("version") == live.row.version)
        assert match_of(there).record == match_of(live).record
        assert there.log_turns(0) == live.log_turns(0)
        await act(other, there, BERT, "k3")
        await heard(anna, lambda message: message.get("version") == there.row.version)
        await other.undo(there, messages.Undo(version=there.row.version, key="k4"), BERT)
        await heard(anna, lambda message: message.get("version") == there.row.version)
        assert match_of(there).record == match_of(live).record
        await other.say(there, messages.Say(text="hello", key="k5"), BERT, "")
        await heard(anna, lambda message: message["type"] == "chat")
        assert live.chat == there.chat

    with_two(database, work)


def test_who_looks_on_hears_of_a_move_that_came_before_another_one_here(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        live = await table_of_two(one)
        there, cora = await looking(other, live, CORA)
        await other.tables.close()  # the signal is late: none arrives
        await act(one, live, ANNA, "k1")
        with pytest.raises(Stale):  # another answer was written down there
            await act(other, there, ANNA, "k2")
        await heard(cora, lambda message: message.get("version") == live.row.version)

    with_two(database, work)


def test_what_is_done_elsewhere_while_a_socket_is_opened_is_told(database: URL) -> None:
    """Between reading the table and looking at it: the notice came when nobody here looked."""

    async def work(one: Lobby, other: Lobby) -> None:
        live = await table_of_two(one)
        there = await other.table(live.row.id)
        await act(one, live, ANNA, "k1")
        while not there.behind:
            await asyncio.sleep(0.01)
        told: list[dict[str, object]] = []
        gone = asyncio.Event()

        async def receive() -> dict[str, object]:
            await gone.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: MutableMapping[str, object]) -> None:
            told.append(json.loads(str(message["text"])))

        viewer = Socket(WebSocket({"type": "websocket"}, receive, send), other, there, BERT)
        viewer._websocket.application_state = viewer._websocket.client_state = WebSocketState.CONNECTED
        serving = asyncio.create_task(viewer.serve())
        while not any(message.get("version") == live.row.version for message in told):
            await asyncio.sleep(0.01)
        gone.set()
        await serving

    with_two(database, work)


def test_what_was_called_done_through_one_is_read_through_another_at_once(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        live = await table_of_two(one)
        await other.table(live.row.id)
        await other.tables.close()  # notices of the other processes are late: none arrives
        await act(one, live, ANNA, "k1")
        assert match_of(await other.table(live.row.id)).record == match_of(live).record

    with_two(database, work)


def test_who_is_there_crosses(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        live = await table_of_two(one)
        anna = Onlooker(live, ANNA)
        viewers_changed(live)
        there, bert = await looking(other, live, BERT)
        await heard(anna, lambda message: message["type"] == "state" and live.presence.is_connected(live.row.seats[1]))
        await heard(
            bert, lambda message: message["type"] == "state" and there.presence.is_connected(there.row.seats[0])
        )
        _, cora = await looking(other, live, CORA)
        await heard(anna, lambda message: message.get("count") == 1)
        Onlooker(live, CORA)  # another window of hers, in the other process
        viewers_changed(live)
        assert live.presence.sent_watchers == 1
        live.presence.viewers = {anna}
        there.presence.viewers.discard(bert)
        there.presence.viewers.discard(cora)
        viewers_changed(there)
        await heard(anna, lambda message: message.get("count") == 0)
        assert not live.presence.is_connected(live.row.seats[1])

    with_two(database, work)


def test_who_goes_away_through_one_is_told_to_be_away_through_the_other(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        request = messages.NewTable(
            game="planetfall", seats=[PERSON, messages.NewSeat(kind="open")], name="Anna", ready=True, away=1
        )
        live = await one.create(request, ANNA)
        await one.seating.sit(live, messages.Sit(seat=1, name="Bert", ready=True), BERT)
        anna = Onlooker(live, ANNA)
        viewers_changed(live)
        there, bert = await looking(other, live, BERT)
        await heard(anna, lambda message: message["type"] == "state" and live.presence.is_connected(live.row.seats[1]))
        there.presence.viewers.discard(bert)
        viewers_changed(there)
        await heard(anna, lambda message: '"away": true' in json.dumps(message.get("table")))

    with_two(database, work)


def test_a_crowd_is_counted(database: URL) -> None:
    """More watchers than can be told apart in one notice."""

    async def work(one: Lobby, other: Lobby) -> None:
        live = await table_of_two(one)
        anna = Onlooker(live, ANNA)
        viewers_changed(live)
        there = await other.table(live.row.id)
        for number in range(1000):
            Onlooker(there, identity.Person(identity.hash_secret(str(number))))
        viewers_changed(there)
        await heard(anna, lambda message: message.get("count") == 1000)

    with_two(database, work)


def test_wishes_cross(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        request = messages.NewTable(
            game="terra_mystica", seats=[PERSON, messages.NewSeat(kind="open")], name="Anna", ready=True
        )
        live = await one.create(request, ANNA)
        there, _ = await looking(other, live, BERT)
        await other.seating.sit(there, messages.Sit(seat=1, name="Bert", ready=True), BERT)
        await one.tables.refresh(live)
        wish = there.game.preferences[0]
        await other.tables.prefer(there, {wish.name: wish.values[-1]}, BERT)
        while live.preferences_of(BERT.id)[wish.name] != wish.values[-1]:
            await asyncio.sleep(0.01)

    with_two(database, work)


def test_what_is_sent_again_through_another_process_is_done_once(database: URL) -> None:
    """Its answer was on the way when the process died; the other one has not heard of it yet."""

    async def work(one: Lobby, other: Lobby) -> None:
        live = await table_of_two(one)
        there = await other.table(live.row.id)
        message = messages.Act(version=live.row.version, action=match_of(live).legal(0)[0].text, key="same")
        done = await asyncio.gather(
            one.act(live, message, ANNA, confirm=True), other.act(there, message, ANNA, confirm=True)
        )
        assert list(done) == [live.row.version] * 2
        await other.act(there, message, ANNA, confirm=True)
        assert match_of(there).record == match_of(live).record
        # Who has seen more than the process that is asked is not refused for it.
        await act(one, live, ANNA, "next", confirm=True)
        end = messages.EndTurn(version=live.row.version, key="end")
        assert await other.end_turn(there, end, ANNA) == there.row.version

    with_two(database, work)


def test_a_bot_thinks_once(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        live = await new_table(one, PERSON, BOT)
        there, bert = await looking(other, live, CORA)
        for number in range(6):
            # Whichever of them lets the bot think: who asks for the table gets it as it is.
            while match_of(await one.table(live.row.id)).waiting != (0,):
                await other.tables.wake()
                await asyncio.sleep(0.01)
            await act(one, live, ANNA, f"k{number}")
            await other.tables.wake()
        while match_of(await one.table(live.row.id)).waiting != (0,):
            await asyncio.sleep(0.01)
        await heard(bert, lambda message: message.get("version") == live.row.version)
        assert match_of(there).record == match_of(live).record

    thoughts = with_two(database, work)
    assert thoughts and len(thoughts) == len(set(thoughts))


# --- real processes


def servers(tmp_path: Path, postgres: Postgres) -> list[Server]:
    environment = {"BOARDWRIGHT_DATABASE": postgres.new_database()}
    folders = [tmp_path / str(number) for number in range(2)]
    return [start_server(folder, environment) for folder in folders]


def test_the_tables_of_a_killed_process_go_on_elsewhere(tmp_path: Path, postgres: Postgres) -> None:
    one, other = servers(tmp_path, postgres)
    anna, cora = Person(one.address, "Anna"), Person(other.address, "Cora")
    table = anna.create("random", pace="calm", game="planetfall")
    line, watching = anna.look(table, confirm=False), cora.look(table)
    while line.state["table"]["waiting"] == [0]:
        line.do("act", action=line.actions[0])
    watching.hear_version(line.state["version"])
    one.kill()  # in the middle of the bot's thought
    anna.close()
    while watching.state["table"]["waiting"] != [0]:
        watching.hear()
    while watching.state["table"]["seats"][0]["connected"]:
        watching.hear()
    cora.close()
    other.stop()


def two_lines(server: Server) -> tuple[list[Person], str, list[Line]]:
    people = [Person(server.address, name) for name in ("Anna", "Bert")]
    table = people[0].create("open")
    people[1].sit(table, 1)
    return people, table, [person.look(table, confirm=False) for person in people]


@pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="This system cannot share a port.")
def test_several_servers_share_a_port(tmp_path: Path, postgres: Postgres) -> None:
    environment = {"BOARDWRIGHT_DATABASE": postgres.new_database()}
    with running_server(tmp_path, environment, processes=2) as server:
        tables = [two_lines(server) for _ in range(3)]
        for _, _, lines in tables:
            play_to_the_end(lines, Random(1), 10)
        for people, _, _ in tables:
            for person in people:
                person.close()
        dead = server.others.pop()
        dead.kill()
        dead.communicate()
        for people, table, _ in tables:
            again = [Person(server.address, person.name) for person in people]
            for new, old in zip(again, people, strict=True):
                new.http.cookies = old.http.cookies
            lines = [person.look(table, confirm=False) for person in again]
            assert lines[0].state["table"]["moves"] >= 10
            play_to_the_end(lines, Random(2), 5)
            for person in again:
                person.close()


def test_each_server_is_told_in_how_many_processes_its_bots_think(tmp_path: Path) -> None:
    """Quick bots have a process of their own; the strong ones of three tables think side by side."""
    seats = [{"kind": "bot", "bot": "strong"}] * 4
    with running_server(tmp_path, options=["--bot-processes", "3"]) as server:
        anna = Person(server.address, "Anna")
        new = {"game": "planetfall", "seats": seats, "pace": "instant"}
        for _ in range(3):
            anna.look(anna.post("/api/tables", new)["id"])
        until = time.monotonic() + PATIENCE
        while len(workers_of(server.process.pid)) < 3:
            assert time.monotonic() < until, "three strong bots do not think side by side"
            time.sleep(0.05)
        anna.close()


# --- two servers on one folder


@pytest.mark.parametrize(
    "options, told",
    [((), "Another Boardwright uses the folder"), (("--reuse-port",), "Several servers need PostgreSQL")],
)
def test_a_second_server_on_one_folder_is_refused(tmp_path: Path, options: tuple[str, ...], told: str) -> None:
    with running_server(tmp_path) as server:
        command = [sys.executable, "-m", "boardwright.cli.main", "serve", "--data", str(tmp_path), *options]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode and told in " ".join((second.stderr + second.stdout).split())
        server.kill()
    with running_server(tmp_path) as again:  # the lock dies with its process
        anna = Person(again.address, "Anna")
        assert anna.http.get("/healthz").status_code == 200
        anna.close()


def test_the_host_of_a_table_is_the_same_everywhere(database: URL) -> None:
    async def work(one: Lobby, other: Lobby) -> None:
        live = await table_of_two(one)
        there, _ = await looking(other, live, BERT)
        live.presence._since -= 10_000
        there.presence._since -= 10_000
        while not live.presence.is_host(live.row, BERT.id):
            await asyncio.sleep(0.01)
        assert there.presence.is_host(there.row, BERT.id)

    with_two(database, work)


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    """A proxy knows each process by its port: one that took another port would take another process's place."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "boardwright.cli.main", "serve", "--data", str(tmp_path), "--port", port]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2 and f"port {port}: Address already in use" in done.stderr + done.stdout
