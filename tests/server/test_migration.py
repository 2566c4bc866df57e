"""A database that the version before seats were rows left, with tables in every state, goes on under this one.

`earlier/tables.sql` was written by that version. One of its tables gathers. One is in play, its host muted somebody.
At one a bot is asked. Two are finished. At one a bot stands in, and somebody has left. One is a guided first game, one
has bots alone, one is an imported record.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, MetaData, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from boardwright.lobby import messages
from boardwright.lobby.identity import Person, hash_secret
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.table import LiveTable
from boardwright.lobby.table_state import live_info
from boardwright.server.database import MIGRATIONS
from boardwright.server.process_pool import ProcessPool
from boardwright.server.sql_store import SqlStore
from tests.server.live import PATIENCE

WRITTEN = Path(__file__).parent / "earlier" / "tables.sql"
BEFORE = "0006"
SECRETS = {name: f"{name}-secret-of-twenty-letters" for name in ("anna", "bert", "cora")}


def put_in(database: URL, file: Path) -> None:
    """Lay the old tables into an empty database."""
    with sqlite3.connect(file) as connection:
        connection.executescript(WRITTEN.read_text(encoding="utf-8"))
    connection.close()
    if database.get_backend_name() == "sqlite":
        return
    old = create_engine(f"sqlite:///{file}")
    known = MetaData()
    known.reflect(old)
    with old.connect() as reading:
        rows = {table: [dict(row._mapping) for row in reading.execute(table.select())] for table in known.sorted_tables}
    old.dispose()

    def fill(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, BEFORE)
        there = MetaData()
        there.reflect(connection)
        for table in there.sorted_tables:
            written = rows[known.tables[table.name]] if table.name != "alembic_version" else []
            if written:
                connection.execute(table.insert(), written)

    async def run() -> None:
        server = create_async_engine(database)
        async with server.begin() as connected:
            await connected.run_sync(fill)
        await server.dispose()

    asyncio.run(run())


def with_old_tables(database: URL, tmp_path: Path, *works: Callable[[Lobby], Awaitable[None]]) -> None:
    on_disk = Path(database.database or "") if database.get_backend_name() == "sqlite" else tmp_path / "old.db"
    put_in(database, on_disk)

    async def run() -> None:
        for work in works:
            lobby = Lobby(SqlStore(database), Jobs(ProcessPool(1)))
            await lobby.open()
            async with asyncio.timeout(PATIENCE):
                await work(lobby)
            await lobby.close()

    asyncio.run(run())


async def person(lobby: Lobby, name: str) -> Person:
    return await lobby.person(SECRETS[name], create=False)


async def lists(lobby: Lobby, name: str) -> dict[str, messages.TableInfo]:
    return {table.id: table for table in await lobby.tables.mine(await person(lobby, name))}


async def found(lobby: Lobby, game: str, status: str, name: str) -> LiveTable:
    """The newest table of a person at that game, of that status."""
    each = [table for table in (await lists(lobby, name)).values() if (table.game, table.status) == (game, status)]
    return await lobby.table(each[0].id)


def test_everybody_has_their_tables_and_their_ids_tell_no_secret(database: URL, tmp_path: Path) -> None:
    async def look(lobby: Lobby) -> None:
        for name, tables in (("anna", 8), ("bert", 6), ("cora", 3)):
            known = await person(lobby, name)
            assert known.id and hash_secret(SECRETS[name])[:16] not in known.id
            assert len(await lists(lobby, name)) == tables
        assert await lobby.person("a stranger's secret, long enough", create=False) == Person()

    with_old_tables(database, tmp_path, look)


def test_lists_say_how_games_stand(database: URL, tmp_path: Path) -> None:
    async def look(lobby: Lobby) -> None:
        for table in (await lists(lobby, "anna")).values():
            live = await lobby.table(table.id)
            assert live_info(live, (await person(lobby, "anna")).id) == table
            assert (table.moves > 0) == (table.status != "gathering")
            assert bool(table.scores) == (table.status == "over")

    async def again(lobby: Lobby) -> None:
        """Now they are in the rows: no game is rebuilt for a list."""
        assert all(table.progress for table in (await lists(lobby, "anna")).values() if table.status == "playing")
        assert not [live for live in lobby.tables.in_memory() if live.row.status == "over"]

    with_old_tables(database, tmp_path, look, again)


def test_games_go_on(database: URL, tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        anna = await person(lobby, "anna")
        table = await found(lobby, "terra_mystica", "playing", "anna")
        assert table.match is not None and [seat.name for seat in table.row.seats] == ["Anna", "Bert"]
        assert table.row.muted == {table.chat[0].person: ""} != {"": ""}
        assert table.preferences[anna.id] == {
            **table.game.full_preferences({}),
            table.game.preferences[0].name: table.game.preferences[0].values[1],
        }
        who = await person(lobby, ("anna", "bert")[table.match.waiting[0]])
        action = table.match.legal(table.match.waiting[0])[0]
        moves = len(table.match.record.moves)
        act = messages.Act(version=table.row.version, action=action.text, key="k")
        await lobby.act(table, act, who, confirm=False)
        assert len(table.match.record.moves) > moves

    with_old_tables(database, tmp_path, play)


def test_a_rematch_is_agreed_to_and_one_that_was_stays(database: URL, tmp_path: Path) -> None:
    async def agree(lobby: Lobby) -> None:
        bert = await person(lobby, "bert")
        over = [table for table in (await lists(lobby, "bert")).values() if table.status == "over"]
        (done,) = [table for table in over if table.next_table]
        (open_,) = [table for table in over if not table.next_table]
        assert (await lobby.table(done.next_table)).row.status == "playing"
        assert [seat.again for seat in open_.seats] == [True, False]
        assert (await lobby.seating.rematch(await lobby.table(open_.id), bert)).id

    with_old_tables(database, tmp_path, agree)


def test_a_bot_that_was_asked_answers(database: URL, tmp_path: Path) -> None:
    """At the table at which it stands in for somebody, after the others have played."""

    async def wait(lobby: Lobby) -> None:
        table = await found(lobby, "age_of_innovation", "playing", "cora")
        assert [bool(seat.stand_in) for seat in table.row.seats] == [False, True, False]
        assert [seat.left for seat in table.row.seats] == [False, False, True]
        cora = await person(lobby, "cora")
        while table.match is not None and table.match.waiting == (0,):
            act = messages.Act(
                version=table.row.version, action=table.match.legal(0)[0].text, key=f"{table.row.version}"
            )
            await lobby.act(table, act, cora, confirm=False)
        assert table.match is not None
        moves = len(table.match.record.moves)
        while table.match.waiting == (1,) and len(table.match.record.moves) == moves:
            await asyncio.sleep(0.01)
        assert len(table.match.record.moves) > moves or table.match.waiting != (1,)

    with_old_tables(database, tmp_path, wait)


@pytest.mark.parametrize("name", ["anna", "bert"])
def test_who_sat_sits(database: URL, tmp_path: Path, name: str) -> None:
    async def look(lobby: Lobby) -> None:
        me = await person(lobby, name)
        for table in (await lists(lobby, name)).values():
            live = await lobby.table(table.id)
            assert table.you == live.row.seat_of(me.id) and (
                table.you is not None
                or live.row.host == me.id
                or any(seat.person == me.id and seat.left for seat in live.row.seats)
            )

    with_old_tables(database, tmp_path, look)
