"""The lobby, on SQLite and on PostgreSQL alike: tables, seats, turns, chat; and that a restart rebuilds all of it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import URL

from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn, Refusal
from boardwright.kernel.record import Record
from boardwright.lobby import messages
from boardwright.lobby.broadcast import broadcast
from boardwright.lobby.errors import NoSuchTable, NotAllowed, Stale
from boardwright.lobby.identity import STRANGER, Person
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import CHAT_LENGTH, Lobby
from boardwright.lobby.match import Match
from boardwright.lobby.table import LiveTable
from boardwright.lobby.table_state import live_info, state_for
from boardwright.server.process_pool import ProcessPool
from boardwright.server.sql_store import SqlStore

ANNA, BERT, CORA = Person("anna"), Person("bert"), Person("cora")
OPEN = messages.NewSeat(kind="open")
PERSON = messages.NewSeat(kind="person")
BOT = messages.NewSeat(kind="bot", bot="random")


class Onlooker:
    """A viewer that keeps what it is sent."""

    def __init__(self, table: LiveTable, person: Person = STRANGER) -> None:
        self.person = person.id
        self.address = person.address
        self.known = 0
        self.previews = True
        self.confirm = False
        self.heard: list[Any] = []
        table.presence.viewers.add(self)

    def send(self, encoded: bytes) -> None:
        self.heard.append(msgspec.json.decode(encoded))


def with_lobbies(database: URL, *works: Callable[[Lobby], Awaitable[None]]) -> None:
    """Do each piece of work in a lobby of its own, as after a restart."""

    async def run() -> None:
        for work in works:
            lobby = Lobby(SqlStore(database), Jobs(ProcessPool(1)))
            await lobby.open()
            await work(lobby)
            await lobby.close()

    asyncio.run(run())


async def new_table(lobby: Lobby, *seats: messages.NewSeat, **fields: Any) -> LiveTable:
    # With sides free, the first turn of a seat is two answers: a commander and its side.
    options = {"sides": "free"}
    request = messages.NewTable(
        game="planetfall", seats=list(seats), options=options, name="Anna", pace="instant", ready=True, **fields
    )
    return await lobby.create(request, ANNA)


async def table_of_two(lobby: Lobby) -> LiveTable:
    table = await new_table(lobby, PERSON, OPEN)
    await lobby.seating.sit(table, messages.Sit(seat=1, name="Bert", ready=True), BERT)
    return table


def match_of(table: LiveTable) -> Match:
    assert table.match is not None
    return table.match


def ignore(_: int) -> None:
    pass


async def act(
    lobby: Lobby, table: LiveTable, person: Person, key: str, *, confirm: bool = False, choice: int = 0
) -> None:
    """The seat's answer of that number, at the table as it is."""
    seat = table.row.seat_of(person.id)
    assert seat is not None
    text = match_of(table).legal(seat)[choice].text
    message = messages.Act(version=table.row.version, action=text, key=key)
    await lobby.act(table, message, person, confirm=confirm)


def everything(table: LiveTable) -> object:
    """All that a restart must bring back."""
    match = table.match
    return (
        table.row,
        table.keys,
        table.chat,
        None if match is None else (match.record.dumps(), match.holding, match.ended, match.waiting),
        [turn.words for turn in table.log_turns(0)],
        [msgspec.json.encode(state_for(table, who.id)) for who in (ANNA, BERT, STRANGER)],
    )


# --- restarts and keys


def test_a_restart_rebuilds_the_table_in_the_middle_of_a_turn(database: URL) -> None:
    kept: dict[str, object] = {}

    async def play(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        await act(lobby, table, ANNA, "k1", confirm=True)
        await act(lobby, table, ANNA, "k2", confirm=True)
        await lobby.say(table, messages.Say(text="hello", key="k3"), BERT, "")
        await lobby.say(table, messages.Say(text="and I watch", key="k4"), CORA, "Cora")
        assert match_of(table).holding == 0
        kept[table.row.id] = everything(table)
        kept["gathering"] = (await new_table(lobby, PERSON, OPEN, OPEN)).row.id

    async def look(lobby: Lobby) -> None:
        id = next(iter(kept))
        assert everything(await lobby.table(id)) == kept[id]
        assert (await lobby.table(str(kept["gathering"]))).match is None

    with_lobbies(database, play, look)


def test_a_key_is_applied_once_even_after_a_restart(database: URL) -> None:
    sent: list[messages.Act] = []
    ids: list[str] = []

    async def play(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        ids.append(table.row.id)
        sent.append(messages.Act(version=table.row.version, action=match_of(table).legal(0)[0].text, key="the same"))
        await lobby.act(table, sent[0], ANNA, confirm=False)
        await lobby.say(table, messages.Say(text="hello", key="chat"), ANNA, "")

    async def send_again(lobby: Lobby) -> None:
        table = await lobby.table(ids[0])
        version, moves = table.row.version, len(match_of(table).record.moves)
        assert await lobby.act(table, sent[0], ANNA, confirm=False) == version
        assert await lobby.say(table, messages.Say(text="hello", key="chat"), ANNA, "") == version
        assert (table.row.version, len(match_of(table).record.moves), len(table.chat)) == (version, moves, 1)

    with_lobbies(database, play, send_again)


def test_everybody_has_keys_of_their_own(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        await lobby.say(table, messages.Say(text="hello", key="1"), BERT, "")
        await act(lobby, table, ANNA, "1")
        assert match_of(table).record.moves[-1].seat == 0

    with_lobbies(database, work)


@pytest.mark.parametrize("key", ["", "x" * 81])
def test_a_key_has_a_reasonable_length(database: URL, key: str) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        with pytest.raises(CannotParse, match="A key has 1 to 80 letters"):
            await act(lobby, table, ANNA, key)

    with_lobbies(database, work)


def test_a_key_may_be_any_text(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        await act(lobby, table, ANNA, "\0'\"%é\u202e")
        assert len(table.keys) == 1

    with_lobbies(database, work)


# --- two servers on one database


def test_of_two_servers_that_answer_one_question_exactly_one_wins(database: URL) -> None:
    async def run() -> None:
        lobbies = [Lobby(SqlStore(database), Jobs(ProcessPool(1))) for _ in range(2)]
        for lobby in lobbies:
            await lobby.open()
        id = (await table_of_two(lobbies[0])).row.id
        tables = [await lobby.table(id) for lobby in lobbies]
        onlookers = [Onlooker(table) for table in tables]
        tries = [
            act(lobby, table, ANNA, f"key {number}", choice=number)
            for number, (lobby, table) in enumerate(zip(lobbies, tables, strict=True))
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Stale"]
        assert match_of(tables[0]).record == match_of(tables[1]).record
        loser = 1 - outcomes.index(None)
        broadcast(tables[loser])
        # What had been told before is told again: nobody knows how much of it holds.
        told = [state for state in onlookers[loser].heard if state.get("log")][-1]
        assert told["log_from"] == 1
        last = told["log"][-1]["steps"][-1]
        assert last["action"] == match_of(tables[0]).record.moves[-1].action.text
        for lobby in lobbies:
            await lobby.close()

    asyncio.run(run())


def test_what_is_not_committed_is_seen_by_nobody(database: URL) -> None:
    """While the store is busy with a move, whoever looks sees the table before it."""

    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        before = msgspec.json.encode(state_for(table, ANNA.id))
        moving = asyncio.create_task(act(lobby, table, ANNA, "k1"))
        while not table.lock.locked():
            await asyncio.sleep(0)
        assert msgspec.json.encode(state_for(table, ANNA.id)) == before
        assert not moving.done()
        await moving
        assert msgspec.json.encode(state_for(table, ANNA.id)) != before

    with_lobbies(database, work)


def test_a_cancelled_move_is_there_or_not_there_but_never_half(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        moving = asyncio.create_task(act(lobby, table, ANNA, "k1"))
        while not table.lock.locked():
            await asyncio.sleep(0)
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        seen = everything(table)
        await table.reload()
        assert everything(table) == seen
        await lobby.act(
            table,
            messages.Act(version=table.row.version, action=match_of(table).legal(0)[0].text, key="k2"),
            ANNA,
            confirm=False,
        )

    with_lobbies(database, work)


# --- turns


def test_undo_goes_back_step_by_step_to_the_end_of_the_turn_before(database: URL) -> None:
    async def undo(lobby: Lobby, table: LiveTable, person: Person, key: str) -> None:
        await lobby.undo(table, messages.Undo(version=table.row.version, key=key), person)

    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        start = len(match_of(table).record.moves)
        await act(lobby, table, ANNA, "k1", confirm=True)
        await act(lobby, table, ANNA, "k2", confirm=True)
        assert match_of(table).holding == 0
        with pytest.raises(NotLegal, match="nothing to take back"):
            await undo(lobby, table, BERT, "k3")
        for number, left in enumerate((start + 1, start)):
            await undo(lobby, table, ANNA, f"u{number}")
            assert len(match_of(table).record.moves) == left
            await table.reload()
            assert len(match_of(table).record.moves) == left
        with pytest.raises(NotLegal, match="nothing to take back"):
            await undo(lobby, table, ANNA, "k4")
        await act(lobby, table, ANNA, "k5", confirm=True)
        await act(lobby, table, ANNA, "k6", confirm=True)
        with pytest.raises(NotYourTurn, match="no turn of yours"):
            await lobby.end_turn(table, messages.EndTurn(version=table.row.version, key="k7"), BERT)
        await lobby.end_turn(table, messages.EndTurn(version=table.row.version, key="k8"), ANNA)
        with pytest.raises(NotLegal, match="nothing to take back"):
            await undo(lobby, table, ANNA, "k9")
        assert match_of(table).waiting == (1,)

    with_lobbies(database, work)


def test_the_log_follows_an_undo(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        onlooker = Onlooker(table)
        await act(lobby, table, ANNA, "k1", confirm=True, choice=1)
        await asyncio.sleep(0)
        first = onlooker.heard[-1]
        await lobby.undo(table, messages.Undo(version=table.row.version, key="k2"), ANNA)
        await asyncio.sleep(0)
        await act(lobby, table, ANNA, "k3", confirm=True, choice=0)
        await asyncio.sleep(0)
        again = onlooker.heard[-1]
        moves, back = len(match_of(table).record.moves), onlooker.heard[-2]
        assert back["log_from"] == back["log"][0]["first"] and back["log"][-1]["last"] == moves - 1
        assert again["log"][-1]["last"] == moves
        assert again["log"][-1]["steps"][-1]["words"] != first["log"][-1]["steps"][-1]["words"]
        fresh = [turn.words for turn in table.log_turns(0)]
        await table.reload()
        assert [turn.words for turn in table.log_turns(0)] == fresh

    with_lobbies(database, work)


def test_an_old_version_is_stale(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        text = match_of(table).legal(0)[0].text
        with pytest.raises(Stale):
            await lobby.act(table, messages.Act(version=0, action=text, key="k"), ANNA, confirm=True)

    with_lobbies(database, work)


def test_done_is_said_before_anybody_is_told(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        onlooker = Onlooker(table)
        text = match_of(table).legal(0)[0].text
        await lobby.act(table, messages.Act(version=table.row.version, action=text, key="k"), ANNA, confirm=True)
        assert onlooker.heard == []  # whoever acts is answered before anything is broadcast
        await asyncio.sleep(0)
        assert len(onlooker.heard) == 1

    with_lobbies(database, work)


# --- seats


def test_who_left_is_replaced_and_the_record_says_by_whom(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        await lobby.seating.leave(table, BERT)
        assert live_info(table, CORA.id).seats[1].left
        with pytest.raises(NotYourTurn, match="do not sit"):
            await lobby.undo(table, messages.Undo(version=table.row.version, key="k"), BERT)
        await lobby.seating.sit(table, messages.Sit(seat=1, name="Cora", ready=True), CORA)
        assert match_of(table).record.names == ["Anna", "Cora"]
        with pytest.raises(NotLegal, match="taken by Cora"):
            await lobby.seating.sit(table, messages.Sit(seat=1, name="Bert", ready=True), BERT)

    with_lobbies(database, work)


def test_a_bot_takes_over_in_the_middle_of_a_turn(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await table_of_two(lobby)
        await act(lobby, table, ANNA, "k1", confirm=True)
        await act(lobby, table, ANNA, "k2", confirm=True)
        await lobby.seating.leave(table, ANNA)
        await lobby.seating.change(table, messages.ChangeSeat(seat=0, kind="bot"), BERT)
        assert (match_of(table).holding, match_of(table).waiting) == (None, (1,))
        assert table.row.seats[0].kind == "bot"

    with_lobbies(database, work)


def test_an_open_seat_is_nobodys_even_if_a_stranger_looks(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await new_table(lobby, PERSON, OPEN)
        Onlooker(table)
        assert not live_info(table, "").seats[1].connected
        with pytest.raises(CannotParse, match="seats 1 to 2"):
            await lobby.seating.sit(table, messages.Sit(seat=2, name="Bert", ready=True), BERT)
        with pytest.raises(NotLegal, match="already"):
            await lobby.seating.sit(table, messages.Sit(seat=1, name="Anna", ready=True), ANNA)

    with_lobbies(database, work)


def test_before_the_game_seats_are_filled_and_freed(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await new_table(lobby, PERSON, OPEN, OPEN)
        await lobby.seating.change(table, messages.ChangeSeat(seat=1, kind="bot", bot="random"), ANNA)
        await lobby.seating.sit(table, messages.Sit(seat=2, name="Bert", ready=True), BERT)
        assert table.row.status == "playing"

        table = await new_table(lobby, PERSON, OPEN)
        with pytest.raises(NotAllowed):
            await lobby.seating.start(table, BERT)
        with pytest.raises(CannotParse, match="There is no bot 'deep thought'"):
            await lobby.seating.change(table, messages.ChangeSeat(seat=1, kind="bot", bot="deep thought"), ANNA)
        await lobby.seating.leave(table, ANNA)
        assert [seat.kind for seat in table.row.seats] == ["open", "open"]
        with pytest.raises(NotLegal, match="do not sit"):
            await lobby.seating.leave(table, ANNA)
        await lobby.seating.start(table, ANNA)
        assert [seat.kind for seat in table.row.seats] == ["bot", "bot"]
        with pytest.raises(NotLegal, match="begun already"):
            await lobby.seating.start(table, ANNA)

    with_lobbies(database, work)


# --- chat and names


def test_chat_is_one_line_without_tricks(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await new_table(lobby, PERSON, OPEN)

        async def say(text: str, key: str = "k", name: str = "") -> None:
            await lobby.say(table, messages.Say(text=text, key=key), CORA, name)

        await say("  one\n\ttwo\0 <b>\u202e  ", "1", "  Co\u202era\n\0 " + "x" * 90)
        assert table.chat[0].text == "one two <b>"
        assert table.chat[0].name == ("Co ra " + "x" * 90)[:30]
        await say("x" * CHAT_LENGTH, "2")
        for bad in ("x" * (CHAT_LENGTH + 1), " ", "\0"):
            with pytest.raises(CannotParse):
                await say(bad, "3")
        await table.reload()
        assert len(table.chat) == 2

    with_lobbies(database, work)


@pytest.mark.parametrize(
    "given, shown", [("", "Guest"), ("\0\n ", "Guest"), ("<script>", "<script>"), ("Ж" * 99, "Ж" * 30)]
)
def test_names_are_made_harmless(database: URL, given: str, shown: str) -> None:
    async def work(lobby: Lobby) -> None:
        table = await new_table(lobby, PERSON, OPEN)
        await lobby.seating.sit(table, messages.Sit(seat=1, name=given, ready=True), BERT)
        await table.reload()
        assert table.row.seats[1].name == shown
        assert Record.loads(match_of(table).record.dumps()).names == ["Anna", shown]

    with_lobbies(database, work)


def test_a_table_of_a_strange_name_is_not_there(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        for name in ("", "\0", "x" * 1000, "'; DROP TABLE tables", "Ж"):
            with pytest.raises(NoSuchTable):
                await lobby.table(name)

    with_lobbies(database, work)


# --- bots, rematch, records


async def until(table: LiveTable, lobby: Lobby, condition: Callable[[], bool]) -> None:
    """Wait until something is so; looked at after everything that happens at the table."""
    happened = asyncio.Event()

    class Watch(Onlooker):
        def send(self, encoded: bytes) -> None:
            happened.set()

    watch = Watch(table)
    lobby.tables.viewer_came(table)
    while not condition():
        await asyncio.wait_for(happened.wait(), 30)
        happened.clear()
    table.presence.viewers.discard(watch)


def test_bots_among_themselves_play_to_the_end_and_again(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        table = await new_table(lobby, BOT, BOT)
        await until(table, lobby, lambda: table.row.status == "over")
        match = match_of(table)
        assert match.record.result == list(table.game.scores(match.record.replay()))
        assert [one.id for one in await lobby.tables.mine(ANNA)] == [table.row.id]
        with pytest.raises(NotAllowed):
            await lobby.seating.rematch(table, ANNA)

    with_lobbies(database, work)


def test_bots_go_on_after_a_restart(database: URL) -> None:
    ids: list[str] = []

    async def begin(lobby: Lobby) -> None:
        ids.append((await new_table(lobby, BOT, BOT)).row.id)

    async def go_on(lobby: Lobby) -> None:
        table = await lobby.table(ids[0])
        await until(table, lobby, lambda: table.row.status == "over")

    with_lobbies(database, begin, go_on)


def test_an_unfinished_record_is_played_on(database: URL) -> None:
    """Also one that ends where chance has to speak: what chance says is written down."""
    ids: list[str] = []

    async def bring(lobby: Lobby) -> None:
        for record in ("boardwright record 1\ngame: planetfall\nplayers: 2\nseat 2: Zoe\n",):
            ids.append(await lobby.import_record(record, ANNA))
            table = await lobby.table(ids[-1])
            assert [seat.name for seat in table.row.seats] == ["Seat 1", "Zoe"]
            await lobby.seating.sit(table, messages.Sit(seat=0, name="Bert", ready=True), BERT)
            await act(lobby, table, BERT, "k")

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(ids[0])
        moves = match_of(table).record.moves
        assert [move.seat for move in moves] == [-1, 0]
        assert match_of(table).record.names == ["Bert", "Zoe"]

    with_lobbies(database, bring, look)


def test_a_record_that_does_not_replay_is_refused(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        start = "boardwright record 1\ngame: planetfall\nplayers: 2\n"
        for bad in ("", "nonsense", start + "\n1: fly away\n", start + "\n1: side A\n", start + "result: 1 2\n"):
            with pytest.raises(Refusal):
                await lobby.import_record(bad, ANNA)
        assert await lobby.tables.mine(ANNA) == []

    with_lobbies(database, work)
