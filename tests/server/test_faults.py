"""Faults in the middle of things: a confirmation that gets lost, a second write that fails, names that are taken,
processes that stop. Nobody is told what is not so, and nothing waits for ever."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import URL

from boardwright.kernel.errors import NotLegal
from boardwright.kernel.text import common
from boardwright.lobby import lobby as lobby_module
from boardwright.lobby import messages, seating, tables
from boardwright.lobby.connection import ViewerConnection
from boardwright.lobby.errors import NotAllowed, StorageUnavailable
from boardwright.lobby.identity import Person
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import LINES_A_MINUTE, WATCHER_LINES, Lobby
from boardwright.lobby.storage import LEASE, ChatRow, Commit, TableSnapshot
from boardwright.lobby.table import CHAT_SHOWN, LiveTable
from boardwright.lobby.table_state import live_info
from boardwright.server import scheduler
from boardwright.server.database import url_as_written
from boardwright.server.process_pool import ProcessPool
from boardwright.server.scheduler import Scheduler
from boardwright.server.sql_store import SqlStore
from tests.server.live import PATIENCE
from tests.server.postgres import Postgres
from tests.server.test_lobby import (
    ANNA,
    BERT,
    BOT,
    CORA,
    OPEN,
    PERSON,
    Onlooker,
    act,
    match_of,
    new_table,
    table_of_two,
)

BOT_IN = messages.ChangeSeat(seat=1, kind="bot", bot="random")


class FaultyStore(SqlStore):
    """A database that loses the confirmation of what it writes, or cannot be read, when a test says so."""

    loses = 0  # confirmations, of the next commits and lines of chat
    refuses = 0  # commits, after one that it takes
    commits = 0
    is_away = False

    async def commit(self, *commits: Commit) -> None:
        self.commits += 1
        if self.refuses and self.commits > 1:
            self.refuses -= 1
            raise StorageUnavailable(common("database-away"))
        await super().commit(*commits)
        self._confirm()

    async def say(self, id: str, line: ChatRow, key: str) -> int:
        number = await super().say(id, line, key)
        self._confirm()
        return number

    def _confirm(self) -> None:
        if self.loses:
            self.loses -= 1
            raise StorageUnavailable(common("database-away"))

    async def read(self, id: str) -> TableSnapshot | None:
        if self.is_away:
            raise StorageUnavailable(common("database-away"))
        return await super().read(id)


class Window(ViewerConnection):
    """A page that has the table open."""

    def __init__(self, lobby: Lobby, table: LiveTable, person: Person) -> None:
        super().__init__(lobby, table, person)
        self.heard: list[dict[str, Any]] = []
        self.begin()

    def send(self, encoded: bytes) -> None:
        self.heard.append(msgspec.json.decode(encoded))

    async def ask(self, message: messages.FromClient) -> dict[str, Any]:
        """Send something and hear what comes of it."""
        await self.receive(msgspec.json.encode(message))
        return next(each for each in reversed(self.heard) if each["type"] in ("done", "refused"))

    @property
    def version(self) -> int:
        return int(next(each["version"] for each in reversed(self.heard) if each["type"] == "state"))

    @property
    def lines(self) -> list[str]:
        return [line["text"] for each in self.heard if each["type"] == "chat" for line in each["lines"]]


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def with_faults(database: URL, work: Callable[[Lobby, FaultyStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = FaultyStore(database)
        lobby = Lobby(store, Jobs(ProcessPool(1)))
        await lobby.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(lobby, store)
        finally:
            await lobby.close()

    asyncio.run(run())


def with_many(
    database: URL, number: int, work: Callable[[Sequence[Lobby], Clock], Awaitable[None]], clock: Clock | None = None
) -> None:
    """Do something with lobbies as they are in several processes, with one clock."""
    clock = clock or Clock()

    async def run() -> None:
        lobbies = []
        for _ in range(number):
            store = SqlStore(database, clock)
            lobbies.append(Lobby(store, Jobs(ProcessPool(1)), clock=clock))
            await lobbies[-1].open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(lobbies, clock)
        finally:
            for lobby in lobbies:
                await lobby.close()

    asyncio.run(run())


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


def first_answer(table: LiveTable, key: str) -> messages.Act:
    return messages.Act(version=table.row.version, action=match_of(table).legal(0)[0].text, key=key)


# --- a confirmation that gets lost


def test_a_move_whose_confirmation_is_lost_is_shown_and_done_once(database: URL) -> None:
    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await table_of_two(lobby)
        anna, bert = Window(lobby, live, ANNA), Window(lobby, live, BERT)
        sent, version = first_answer(live, "k1"), live.row.version
        store.loses = 1
        refused = await anna.ask(sent)
        assert (refused["type"], refused["kind"], refused["key"]) == ("refused", "unavailable", "k1")
        await until(lambda: bert.version == version + 1 == anna.version)
        moves = match_of(live).record.moves
        done = await anna.ask(sent)
        assert (done["type"], done["version"]) == ("done", version + 1)
        assert match_of(live).record.moves == moves

    with_faults(database, work)


def test_a_move_whose_confirmation_is_lost_is_shown_when_the_database_is_back(database: URL) -> None:
    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await table_of_two(lobby)
        anna, bert = Window(lobby, live, ANNA), Window(lobby, live, BERT)
        sent, version = first_answer(live, "k1"), live.row.version
        store.loses, store.is_away = 1, True
        for _ in range(2):
            assert (await anna.ask(sent))["kind"] == "unavailable"
        assert bert.version == live.row.version == version
        store.is_away = False
        await lobby.tables.mend()  # as the scheduler does
        await until(lambda: bert.version == version + 1 == anna.version)
        assert (await anna.ask(sent))["type"] == "done"

    with_faults(database, work)


def test_who_sends_it_again_shows_it_to_all(database: URL) -> None:
    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await table_of_two(lobby)
        anna, bert = Window(lobby, live, ANNA), Window(lobby, live, BERT)
        sent, version = first_answer(live, "k1"), live.row.version
        store.loses, store.is_away = 1, True
        await anna.ask(sent)
        store.is_away = False
        assert (await anna.ask(sent))["type"] == "done"
        await until(lambda: bert.version == version + 1)

    with_faults(database, work)


def test_a_bot_goes_on_after_a_move_whose_confirmation_is_lost(database: URL) -> None:
    """What is due then was claimed by this process, though nobody told it so."""

    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await new_table(lobby, PERSON, BOT)
        while match_of(live).waiting == (0,):
            store.loses = 1
            with pytest.raises(StorageUnavailable):
                await act(lobby, live, ANNA, f"k{live.row.version}")
        await until(lambda: match_of(live).waiting == (0,))

    with_faults(database, work)


def test_a_bot_whose_own_confirmation_is_lost_goes_on(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.lobby.autoplay.PAUSE_AFTER_FAILURE", 0.01)

    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await new_table(lobby, PERSON, BOT)
        while match_of(live).waiting == (0,):
            await act(lobby, live, ANNA, f"k{live.row.version}")
        moves = len(match_of(live).record.moves)
        store.loses = 1
        await until(lambda: match_of(live).waiting == (0,))
        assert len(match_of(live).record.moves) > moves and not store.loses

    with_faults(database, work)


def test_a_line_of_chat_whose_confirmation_is_lost_is_not_refused_when_it_is_sent_again(database: URL) -> None:
    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await table_of_two(lobby)
        anna, bert = Window(lobby, live, ANNA), Window(lobby, live, BERT)
        store.loses, store.is_away = 1, True
        said = messages.Say(text="hello", key="k")
        assert (await anna.ask(said))["kind"] == "unavailable"
        store.is_away = False
        assert (await anna.ask(said))["type"] == "done"
        assert (anna.lines, bert.lines, len(live.chat)) == (["hello"], ["hello"], 1)

    with_faults(database, work)


# --- one event, one commit


def test_a_seat_is_given_to_a_bot_in_one_commit(database: URL) -> None:
    """Its open turn ends with it: if the second of two commits failed, bot and person would wait for each other."""

    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await table_of_two(lobby)
        Onlooker(live, ANNA)
        while match_of(live).waiting == (0,):
            await act(lobby, live, ANNA, f"k{live.row.version}")
        while match_of(live).holding != 1:
            await act(lobby, live, BERT, f"k{live.row.version}", confirm=True)
        live.presence._since -= 2 * live.row.away
        live.presence._seen.clear()
        store.commits, store.refuses = 0, 1
        await lobby.seating.change(live, BOT_IN, ANNA)
        assert match_of(live).holding is None
        await until(lambda: match_of(live).waiting == (0,))

    with_faults(database, work)


def test_a_rematch_is_opened_in_one_commit(database: URL) -> None:
    async def work(lobby: Lobby, store: FaultyStore) -> None:
        live = await finished(lobby)
        await lobby.seating.rematch(live, ANNA)
        store.commits, store.refuses = 0, 1
        agreed = await lobby.seating.rematch(live, BERT)
        assert agreed.id and (await lobby.table(agreed.id)).row.status == "playing"
        assert (await lobby.seating.rematch(live, ANNA)).id == agreed.id

    with_faults(database, work)


async def finished(lobby: Lobby) -> LiveTable:
    """A table whose game is over."""
    live = await table_of_two(lobby)
    while live.row.status != "over":
        await act(lobby, live, (ANNA, BERT)[match_of(live).waiting[0]], f"k{live.row.version}", choice=-1)
    return live


# --- names and wishes


def test_a_table_whose_name_is_taken_gets_another(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["calm-bay-1", "calm-bay-1", "calm-bay-1", "calm-bay-2", "calm-bay-2", "calm-bay-3"])
    for module in (lobby_module, tables, seating):
        monkeypatch.setattr(module, "table_name", lambda private: next(names))

    async def work(lobby: Lobby, _: FaultyStore) -> None:
        one, other = await finished(lobby), await new_table(lobby, PERSON, OPEN)
        assert (one.row.id, other.row.id) == ("calm-bay-1", "calm-bay-2")
        for person in (ANNA, BERT):
            await lobby.seating.rematch(one, person)
        assert one.row.next_table == "calm-bay-3"

    with_faults(database, work)


def test_wishes_that_are_said_at_once_are_all_taken(database: URL) -> None:
    async def run() -> None:
        stores = [SqlStore(database) for _ in range(4)]
        for store in stores:
            await store.open()
        said = [store.prefer("anna", "planetfall", {"x": f"{n}"}) for n in range(10) for store in stores]
        await asyncio.gather(*said)
        assert len(await stores[0].preferences(["anna"], "planetfall")) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


# --- chat


def test_a_chat_never_ends_and_its_newest_lines_are_shown(database: URL) -> None:
    async def work(lobbies: Sequence[Lobby], clock: Clock) -> None:
        (lobby,) = lobbies
        live = await table_of_two(lobby)
        for number in range(1, CHAT_SHOWN + 12):
            clock.now += 60 / LINES_A_MINUTE
            await lobby.say(live, messages.Say(text=f"line {number}", key=f"{number}"), ANNA, "")
        window = Window(lobby, live, BERT)
        assert (window.lines[0], window.lines[-1]) == ("line 12", f"line {CHAT_SHOWN + 11}")
        (chat,) = [each for each in window.heard if each["type"] == "chat"]
        assert [line["number"] for line in chat["lines"]] == list(range(12, CHAT_SHOWN + 12))
        await live.reload()
        assert [line.number for line in live.chat_lines()] == list(range(12, CHAT_SHOWN + 12))
        assert len(await lobby._store.chat(live.row.id)) == CHAT_SHOWN + 11, "all are kept"
        # The author of a line that is shown no more can be muted too: a page that is open still has it.
        await lobby.seating.mute(live, messages.Mute(line=1, muted=True), lobby_host(live))

    with_many(database, 1, work)


def lobby_host(live: LiveTable) -> Person:
    """Bert, who is there, made host: nobody mutes oneself."""
    live.row.host = BERT.id
    return BERT


def test_nobody_floods_a_chat_through_several_processes(database: URL) -> None:
    async def work(lobbies: Sequence[Lobby], clock: Clock) -> None:
        live = await table_of_two(lobbies[0])
        for number in range(LINES_A_MINUTE):
            lobby = lobbies[number % len(lobbies)]
            await lobby.say(await lobby.table(live.row.id), messages.Say(text="x", key=f"{number}"), ANNA, "")
        for lobby in lobbies:
            table = await lobby.table(live.row.id)
            with pytest.raises(NotLegal, match="at most 30 lines of chat a minute"):
                await lobby.say(table, messages.Say(text="x", key="more"), ANNA, "")
            await lobby.say(table, messages.Say(text="x", key="other"), BERT, "")
        clock.now += 61
        await lobbies[0].say(live, messages.Say(text="x", key="more"), ANNA, "")

    with_many(database, 2 if database.get_backend_name() == "postgresql" else 1, work)


def test_who_watches_may_speak_again_after_an_hour(database: URL) -> None:
    async def work(lobbies: Sequence[Lobby], clock: Clock) -> None:
        (lobby,) = lobbies
        live = await table_of_two(lobby)
        for number in range(WATCHER_LINES):
            clock.now += 10
            await lobby.say(live, messages.Say(text="x", key=f"{number}"), CORA, "Cora")
        with pytest.raises(NotLegal, match="Who watches may say 30 things an hour"):
            await lobby.say(live, messages.Say(text="x", key="more"), CORA, "Cora")
        clock.now += 3600
        await lobby.say(live, messages.Say(text="x", key="more"), CORA, "Cora")

    with_many(database, 1, work)


def test_a_mute_survives_a_new_cookie_and_a_restart(database: URL) -> None:
    ids: list[str] = []

    async def mute(lobby: Lobby, _: FaultyStore) -> None:
        live = await table_of_two(lobby)
        ids.append(live.row.id)
        await lobby.say(live, messages.Say(text="boo", key="1"), CORA, "Cora")
        await lobby.seating.mute(live, messages.Mute(line=1, muted=True), ANNA)

    async def speak(lobby: Lobby, _: FaultyStore) -> None:
        live = await lobby.table(ids[0])
        for name in ("Cora", "CORA", "Сога", "Ｃｏｒａ"):
            with pytest.raises(NotAllowed, match="muted you"):
                await lobby.say(live, messages.Say(text="boo", key="2"), Person("a new cookie"), name)
        await lobby.say(live, messages.Say(text="hello", key="2"), Person("somebody else"), "Dora")
        await lobby.seating.mute(live, messages.Mute(line=1, muted=False), ANNA)
        await lobby.say(live, messages.Say(text="sorry", key="2"), Person("a new cookie"), "Cora")

    for work in (mute, speak):
        with_faults(database, work)


# --- away


def test_who_is_away_stays_away_over_a_restart(database: URL) -> None:
    clock, ids = Clock(), list[str]()
    secrets = {name: f"{name}-{'x' * 40}" for name in ("anna", "bert")}

    async def play(lobbies: Sequence[Lobby], clock: Clock) -> None:
        (lobby,) = lobbies
        anna, bert = [await lobby.person(secret, create=True) for secret in secrets.values()]
        request = messages.NewTable(game="planetfall", seats=[PERSON, OPEN], name="Anna", ready=True)
        live = await lobby.create(request, anna)
        await lobby.seating.sit(live, messages.Sit(seat=1, name="Bert", ready=True), bert)
        ids.append(live.row.id)
        clock.now += 1000
        window = Window(lobby, live, bert)
        clock.now += 1000
        window.end()  # this moment is written down when the server stops
        clock.now += live.row.away - 10

    async def look(lobbies: Sequence[Lobby], clock: Clock) -> None:
        (lobby,) = lobbies
        live = await lobby.table(ids[0])
        assert [seat.away for seat in live_info(live, "").seats] == [True, False]
        clock.now += 10
        assert [seat.away for seat in live_info(live, "").seats] == [True, True]

    for work in (play, look):
        with_many(database, 1, work, clock)


# --- what happens later


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(
    database: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its claim is not renewed, so it is tried again."""
    clock, ids = Clock(), list[str]()

    async def begin(lobbies: Sequence[Lobby], clock: Clock) -> None:
        (lobby,) = lobbies
        for _ in range(2):
            live = await new_table(lobby, PERSON, BOT)
            while match_of(live).waiting == (0,):
                await act(lobby, live, ANNA, f"k{live.row.version}")
            ids.append(live.row.id)

    class NoBots(Jobs):
        async def think(self, *_: object) -> list[str]:
            await asyncio.Event().wait()
            return []

    async def run() -> None:
        lobby = Lobby(SqlStore(database, clock), NoBots(ProcessPool(1)), clock=clock)
        await lobby.open()
        await begin([lobby], clock)
        await lobby.close()

    asyncio.run(run())
    clock.now += LEASE + 1
    load = tables.Tables._load
    broken = [True]

    async def fail_once(self: tables.Tables, id: str) -> LiveTable:
        if id == ids[0] and broken:
            broken.pop()
            raise ValueError("a fault that nobody has foreseen")
        return await load(self, id)

    monkeypatch.setattr(tables.Tables, "_load", fail_once)

    async def go_on(lobbies: Sequence[Lobby], clock: Clock) -> None:
        (lobby,) = lobbies
        other = await lobby.table(ids[1])
        await until(lambda: match_of(other).waiting == (0,))
        clock.now += LEASE / 2
        await lobby.tables.renew()
        clock.now += LEASE / 2 + 1
        await lobby.tables.wake()
        live = await lobby.table(ids[0])
        await until(lambda: match_of(live).waiting == (0,))

    with_many(database, 1, go_on, clock)
    assert "a fault that nobody has foreseen" in caplog.text


def test_what_was_done_by_a_process_that_died_is_done_where_it_is_sent_again(postgres: Postgres) -> None:
    """The other process has followed the move because somebody looks on through it, and knows no key of it."""

    async def work(lobbies: Sequence[Lobby], _: Clock) -> None:
        one, other = lobbies
        live = await table_of_two(one)
        there = await other.table(live.row.id)
        bert, sent = Window(other, there, BERT), first_answer(live, "k")
        version = await one.act(live, sent, ANNA, confirm=True)
        await until(lambda: bert.version == version)
        anna = Window(other, there, ANNA)
        assert (await anna.ask(sent))["type"] == "done"
        assert there.row.version == version
        refused = await anna.ask(messages.Act(version=sent.version, action=sent.action, key="another"))
        assert (refused["type"], refused["kind"]) == ("refused", "stale")

    with_many(url_as_written(postgres.new_database()), 2, work)


def test_bots_alone_play_for_who_watches_through_another_process(postgres: Postgres) -> None:
    """The process that opened the table has claimed what is due, and nobody looks at it there."""

    async def work(lobbies: Sequence[Lobby], _: Clock) -> None:
        one, other = lobbies
        live = await new_table(one, BOT, BOT)
        there = await other.table(live.row.id)
        Window(other, there, CORA)
        await until(lambda: len(match_of(there).record.moves) > 20)

    with_many(url_as_written(postgres.new_database()), 2, work)


def test_what_the_server_does_again_and_again_survives_a_fault(
    database: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "WAKE_EVERY", 0.01)
    called = list[str]()

    async def work(lobby: Lobby, _: FaultyStore) -> None:
        async def fail() -> None:
            called.append("wake")
            raise ValueError("a fault that nobody has foreseen")

        monkeypatch.setattr(lobby.tables, "wake", fail)
        loops = Scheduler(lobby)
        loops.start()
        await until(lambda: len(called) > 2)
        await loops.stop()

    with caplog.at_level(logging.ERROR):
        with_faults(database, work)
    assert caplog.text.count("a fault that nobody has foreseen") >= 2
