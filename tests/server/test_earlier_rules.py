"""Tables begun under earlier rules: each goes on as the same game under today's, or says why it cannot. The records
were made by the engines of then."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import URL

from boardwright import game
from boardwright.kernel.errors import NotLegal
from boardwright.kernel.record import Record
from boardwright.lobby import messages
from boardwright.lobby.game_log import Log
from boardwright.lobby.history import history, position
from boardwright.lobby.identity import Person, told_name
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.storage import NEW, Commit, MoveRow, SeatRow, TableRow
from boardwright.lobby.table_state import live_info, state_for
from boardwright.server.process_pool import ProcessPool
from boardwright.server.sql_store import SqlStore
from boardwright.words import Reader

HERE = Path(__file__).parent / "earlier"
COMPLETED = (HERE / "spades-dropped-unasked.record").read_text(encoding="utf-8")
STOPPED = (HERE / "bought-for-a-second-hex.record").read_text(encoding="utf-8")
OTHER_VALUES = (HERE.parent.parent / "games" / "planetfall" / "version_2.record").read_text(encoding="utf-8")
ANNA = Person("anna")
GAME = game("terra_mystica")


def played(text: str) -> list[MoveRow]:
    """The moves of a record exactly as they stand there."""
    lines = [line.split(": ", 1) for line in text.splitlines() if line[:1].isdigit() or line.startswith("chance:")]
    return [MoveRow(-1 if who == "chance" else int(who) - 1, action) for who, action in lines]


def with_stored(database: URL, text: str, moves: int, *works: Callable[[Lobby], Awaitable[None]]) -> None:
    """Do each piece of work in a lobby of its own, on a table that earlier rules left after so many moves."""
    read = Record.loads(text)
    seats = [SeatRow("person", f"P{number}", person=f"{number}") for number in range(read.players)]
    seats[0].person = ANNA.id
    written = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines() if ": " in line)
    options = {name[7:]: value for name, value in written.items() if name.startswith("option ")}
    row = TableRow(
        "quiet-harbour-1", read.game.name, read.game.full_options(options), seats, ANNA.id, False, "instant",
        "playing", moves, 5.0, rules=int(written.get("rules", "1")),
    )  # fmt: skip

    async def run() -> None:
        store = SqlStore(database)
        await store.open()
        await store.commit(Commit(row, NEW, moves=played(text)[:moves]))
        await store.close()
        for work in works:
            lobby = Lobby(SqlStore(database), Jobs(ProcessPool(1)))
            await lobby.open()
            await work(lobby)
            await lobby.close()

    asyncio.run(run())


async def stored(lobby: Lobby) -> list[MoveRow]:
    kept = await lobby._store.read("quiet-harbour-1")
    assert kept is not None
    return kept.moves


def test_what_was_not_asked_then_is_put_in_and_written_down(database: URL) -> None:
    renewed = Record.loads(COMPLETED)
    assert len(renewed.moves) == len(played(COMPLETED)) + 1

    async def look(lobby: Lobby) -> None:
        table = await lobby.table("quiet-harbour-1")
        assert table.match is not None and table.stopped is None
        assert table.match.record.moves == renewed.moves
        assert table.row.rules == GAME.version and live_info(table, "").stopped == ""
        assert [move.action for move in await stored(lobby)] == [move.action.text for move in table.match.record.moves]

    # The first look renews it, the second finds it renewed.
    with_stored(database, COMPLETED, len(played(COMPLETED)), look, look)


def test_a_table_in_play_goes_on(database: URL) -> None:
    moves = played(COMPLETED)[:20]

    async def play(lobby: Lobby) -> None:
        table = await lobby.table("quiet-harbour-1")
        assert table.match is not None
        seat = table.match.waiting[0]
        action = table.match.legal(seat)[0]
        person = ANNA if seat == 0 else Person(f"{seat}")
        act = messages.Act(version=table.row.version, action=action.text, key="k")
        await lobby.act(table, act, person, confirm=False)
        assert len(table.match.record.moves) > 20

    with_stored(database, COMPLETED, len(moves), play)


def test_a_table_that_cannot_go_on_says_why_and_stays_open(database: URL) -> None:
    whole = played(STOPPED)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table("quiet-harbour-1")
        told = live_info(table, ANNA.id)
        for language, said in (("en", "begun under earlier rules"), ("ru", "прежним"), ("uk", "колишніми")):
            stopped = Reader(language)(told.stopped)
            assert said in stopped and Reader(language)(GAME.telling.amended(1)) in stopped
        assert told.status == "playing" and told.waiting == []
        assert table.row.id in [one.id for one in await lobby.tables.mine(ANNA)]
        state = state_for(table, ANNA.id)
        assert state.view and state.actions == [] and state.holding is None and not state.can_undo
        assert table.match is not None
        shown = table.match.record
        assert position(shown, told.moves, None, over=False).moves == told.moves
        assert history(shown, over=False).points
        # Nothing is lost: the whole record can still be had, as it was written.
        assert table.stopped is not None and table.stopped.rules == 1
        assert [str(move) for move in table.stopped.moves] == [str(move) for move in Record.loads(STOPPED).moves]
        assert len(await stored(lobby)) == len(whole)

    with_stored(database, STOPPED, len(whole), look, look)


def test_nothing_is_done_at_a_table_that_cannot_go_on(database: URL) -> None:
    async def try_all(lobby: Lobby) -> None:
        table = await lobby.table("quiet-harbour-1")
        version = table.row.version
        act = messages.Act(version=version, action="burn", key="k")
        with pytest.raises(NotLegal, match="begun under earlier rules"):
            await lobby.act(table, act, ANNA, confirm=False)
        with pytest.raises(NotLegal, match="begun under earlier rules"):
            await lobby.seating.leave(table, ANNA)
        with pytest.raises(NotLegal, match="begun under earlier rules"):
            await lobby.seating.sit(table, messages.Sit(seat=1, name="Eve", ready=True), Person("eve"))
        assert table.row.version == version
        # The same people may begin anew, under today's rules.
        for number in range(1, table.players):
            assert (await lobby.seating.rematch(table, Person(f"{number}"))).waiting
        again = await lobby.seating.rematch(table, ANNA)
        assert (await lobby.table(again.id)).stopped is None
        assert len(await stored(lobby)) == len(played(STOPPED))

    with_stored(database, STOPPED, len(played(STOPPED)), try_all)


def test_a_table_keeps_the_values_that_it_was_begun_with(database: URL) -> None:
    """Also when it is read again, as one of today's rules; Frankov's energy is less by one there."""
    read = Record.loads(OTHER_VALUES)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table("quiet-harbour-1")
        assert table.row.rules == read.game.version
        assert table.match is not None and table.match.record.result == read.result
        assert table.row.options == read.game.full_options(read.options)
        names = [told_name(seat.name) for seat in table.row.seats]
        assert table.log_turns(0) == Log(read.game, read.players, read.options).turns(read.moves, 0, names)

    with_stored(database, OTHER_VALUES, len(read.moves), look, look)
