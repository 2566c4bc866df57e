"""The database: on SQLite and on PostgreSQL alike."""

import asyncio
import hashlib
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from boardwright.lobby.storage import (
    NEW,
    ChatRow,
    Commit,
    Due,
    MoveRow,
    Notice,
    SeatRow,
    TableRow,
    TableSnapshot,
    VersionConflict,
)
from boardwright.server import sql_store
from boardwright.server.database import BadDatabase, sqlite_url, url_as_written
from boardwright.server.schema import METADATA
from boardwright.server.sql_store import KEYS_EXPIRE, SqlStore
from tests.server.live import PATIENCE
from tests.server.postgres import Postgres

ROW = TableRow(
    id="quiet-harbour-1",
    game="planetfall",
    options={"sides": "free"},
    seats=[SeatRow("person", "Anna «ß» 'x'", person="a" * 64), SeatRow("bot", "Sextant", bot="greedy")],
    host="a" * 64,
    private=False,
    pace="instant",
    status="playing",
    version=0,
    updated=5.0,
)
MOVES = [MoveRow(-1, "goal harmony"), MoveRow(0, "command katla"), MoveRow(0, "side A")]
LINE = ChatRow(0, "Anna", "good luck; -- «'\"»", 6.0)


def with_stores(database: URL, *works: Callable[[SqlStore], Awaitable[None]]) -> None:
    """Do each piece of work on a Store of its own, as after a restart."""

    async def run() -> None:
        for work in works:
            store = SqlStore(database)
            await store.open()
            await work(store)
            await store.close()

    asyncio.run(run())


async def kept(store: SqlStore, id: str = ROW.id) -> TableSnapshot:
    found = await store.read(id)
    assert found is not None
    return found


def test_what_was_written_is_there_after_a_restart(database: URL) -> None:
    async def write(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW, moves=MOVES))
        await store.say(ROW.id, LINE, "k1")

    async def read(store: SqlStore) -> None:
        assert await store.read(ROW.id) == TableSnapshot(ROW, MOVES, {"k1"}, [LINE])
        assert await store.read("no-such-table") is None

    with_stores(database, write, read)


def test_what_comes_at_once_is_written_or_refused_each_for_itself(database: URL) -> None:
    """Of two answers to one question one is written; at other tables nobody notices."""
    others = [replace(ROW, id=f"calm-bay-{number}") for number in range(9)]

    async def work(store: SqlStore) -> None:
        for row in (ROW, *others):
            await store.commit(Commit(row, NEW, moves=MOVES))
        changes = [(ROW, "k1"), (others[0], "k2"), (ROW, "k3"), *[(row, "k") for row in others[1:]]]
        outcomes = await asyncio.gather(
            *[store.commit(Commit(replace(row, version=1), 0, 3, 3, [MoveRow(0, key)], key)) for row, key in changes],
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in (outcomes[0], outcomes[2])} == {type(None), VersionConflict}
        assert [*outcomes[1:2], *outcomes[3:]] == [None] * 9

    async def read(store: SqlStore) -> None:
        (written,) = (await kept(store)).moves[3:]
        assert (await kept(store)).keys == {written.action}
        assert [len((await kept(store, row.id)).moves) for row in others] == [4] * 9

    with_stores(database, work, read)


def test_a_table_is_read_as_it_was_at_one_moment(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process changes the table when its row has been read and its moves have not."""
    changed, begun = threading.Event(), threading.Event()
    moves_of = sql_store._moves

    def slow(connection: Connection, id: str, after: int) -> list[MoveRow]:
        begun.set()
        assert changed.wait(PATIENCE)
        return moves_of(connection, id, after)

    async def run() -> None:
        one, other = SqlStore(database), SqlStore(database)
        for store in (one, other):
            await store.open()
        await one.commit(Commit(ROW, NEW, moves=MOVES))
        monkeypatch.setattr(sql_store, "_moves", slow)
        reading = asyncio.create_task(asyncio.to_thread(asyncio.run, read_apart(database)))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await other.commit(Commit(replace(ROW, version=1), 0, 3, 3, [MoveRow(0, "fly 1")]))
        changed.set()
        found = await reading
        assert found is not None and (found.row, found.moves) == (ROW, MOVES)
        for store in (one, other):
            await store.close()

    asyncio.run(run())


async def read_apart(database: URL) -> TableSnapshot | None:
    store = SqlStore(database)
    await store.open()
    found = await store.read(ROW.id)
    await store.close()
    return found


def test_what_one_event_changes_at_two_tables_is_written_together_or_not_at_all(database: URL) -> None:
    again = replace(ROW, id="calm-bay-1")

    async def work(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW, moves=MOVES))
        noted = Commit(replace(ROW, version=1, next_table=again.id), 0, 3, 3)
        with pytest.raises(VersionConflict):
            await store.commit(Commit(again, NEW), replace(noted, version=7))
        assert await store.read(again.id) is None
        await store.commit(noted, Commit(again, NEW))
        assert (await kept(store)).row.next_table == again.id and await store.read(again.id)

    with_stores(database, work)


def test_what_is_due_is_claimed_by_one_process_and_by_another_when_the_lease_has_ended(database: URL) -> None:
    """On SQLite the other one is the next process: there is none beside it."""
    now = [100.0]

    async def run() -> None:
        one, other = SqlStore(database, lambda: now[0]), SqlStore(database, lambda: now[0])
        for store in (one, other):
            await store.open()
        row = replace(ROW, version=1)
        await one.commit(Commit(ROW, NEW, moves=MOVES))
        await one.commit(Commit(row, 0, 3, 3, due=[Due(1, "bot", 100.0)]))
        assert await one.claim(now[0], now[0] + 15) == []  # whoever commits does it
        if one.bus.name:
            assert await other.claim(now[0], now[0] + 15) == []
            now[0] += 10
            await one.renew(now[0] + 15, [ROW.id])
            now[0] += 10
            assert await other.claim(now[0], now[0] + 15) == []
        now[0] += 16
        assert await other.claim(now[0], now[0] + 15) == [ROW.id]
        assert await one.claim(now[0], now[0] + 15) == ([] if one.bus.name else [ROW.id])
        await one.commit(Commit(replace(row, version=2), 1, 3, 3))
        now[0] += 16
        assert await other.claim(now[0], now[0] + 15) == []  # it is done
        for store in (one, other):
            await store.close()

    asyncio.run(run())


def test_what_is_due_later_is_claimed_for_its_table_alone(database: URL) -> None:
    async def work(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW, due=[Due(1, "bot", 1e12)]))

    async def look(store: SqlStore) -> None:
        now = time.time() + 60
        assert await store.claim(now, now + 15) == []
        assert await store.claim(now, now + 15, ROW.id) == [ROW.id]

    with_stores(database, work, look)


def test_a_person_is_not_told_by_the_hash_of_the_secret(database: URL) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.person_of("hash", create=False) == ""
        ids = await asyncio.gather(*[store.person_of("hash", create=True) for _ in range(5)])
        assert len(set(ids)) == 1 and ids[0] not in ("", "hash")
        assert await store.person_of("hash", create=False) == ids[0]
        assert await store.person_of("other", create=True) != ids[0]
        await store.saw({ids[0]: 1e12})
        await store.saw({ids[0]: 77.0})  # another process saw them later
        seats = [SeatRow("person", "Anna", person=ids[0]), SeatRow("bot", "Sextant", bot="greedy")]
        await store.commit(Commit(replace(ROW, seats=seats), NEW, outbox=[Notice(ids[0], "turn", "{}")]))
        assert (await kept(store)).last_seen == {ids[0]: 1e12}

    with_stores(database, work)


def test_idempotency_keys_expire(database: URL) -> None:
    now = [1000.0]

    async def run() -> None:
        store = SqlStore(database, lambda: now[0])
        await store.open()
        await store.commit(Commit(replace(ROW, updated=1000.0), NEW, moves=MOVES))
        await store.say(ROW.id, LINE, "k1")
        now[0] += KEYS_EXPIRE - 1
        await store.say(ROW.id, LINE, "k2")
        now[0] += 2
        assert await store.expire(now[0], []) == []
        assert (await kept(store)).keys == {"k2"}
        await store.close()

    asyncio.run(run())


def test_of_two_notes_that_come_at_once_one_is_written(database: URL) -> None:
    """Nothing but the version tells them apart: they bring no move and no key."""

    async def work(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW, moves=MOVES))
        noted = [replace(ROW, version=1, next_table=name) for name in ("one", "two")]
        outcomes = await asyncio.gather(*[store.commit(Commit(row, 0, 3, 3)) for row in noted], return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), VersionConflict}
        assert (await kept(store)).row == noted[[type(each) for each in outcomes].index(type(None))]

    with_stores(database, work)


def test_a_key_that_is_taken_keeps_nobody_else(database: URL) -> None:
    other = replace(ROW, id="calm-bay-1")

    async def work(store: SqlStore) -> None:
        for row in (ROW, other):
            await store.commit(Commit(row, NEW, moves=MOVES))
        await store.commit(Commit(replace(ROW, version=1), 0, 3, 3, [], "taken"))
        repeated, new = await asyncio.gather(
            store.commit(Commit(replace(ROW, version=2), 1, 3, 3, [MoveRow(0, "fly 3")], "taken")),
            store.commit(Commit(replace(other, version=1), 0, 3, 3, [MoveRow(0, "fly 4")], "taken")),
            return_exceptions=True,
        )
        assert isinstance(repeated, VersionConflict) and new is None
        assert (await kept(store)).moves == MOVES
        assert (await kept(store, other.id)).moves == [*MOVES, MoveRow(0, "fly 4")]

    with_stores(database, work)


def test_who_goes_away_while_it_is_written_does_not_keep_it_from_being_written(database: URL) -> None:
    async def work(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW, moves=MOVES))
        writing = asyncio.create_task(store.commit(Commit(replace(ROW, version=1), 0, 3, 3, [MoveRow(0, "fly 3")])))
        await asyncio.sleep(0)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert await store.latest(ROW.id) == (1, 0)

    with_stores(database, work)


def test_a_change_cuts_appends_and_keeps_its_key(database: URL) -> None:
    changed = replace(ROW, version=1, holding=1, ended=2, status="over", next_table="next", updated=9.0)

    async def work(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW, moves=MOVES))
        await store.commit(Commit(changed, 0, 3, 2, [MoveRow(0, "side B"), MoveRow(1, "side A")], "k1"))

    async def read(store: SqlStore) -> None:
        assert (await kept(store)).row == changed
        assert (await kept(store)).moves == [*MOVES[:2], MoveRow(0, "side B"), MoveRow(1, "side A")]
        assert (await kept(store)).keys == {"k1"}

    with_stores(database, work, read)


def test_a_change_on_an_old_version_leaves_everything_as_it_is(database: URL) -> None:
    async def work(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW, moves=MOVES))
        with pytest.raises(VersionConflict):
            await store.commit(Commit(replace(ROW, version=8), 7, 3, 0, [MoveRow(0, "side B")], "k1"))
        assert (await kept(store)).row == ROW
        assert (await kept(store)).moves == MOVES
        assert (await kept(store)).keys == set()

    with_stores(database, work)


def test_of_two_processes_that_change_a_table_at_once_exactly_one_wins(database: URL) -> None:
    async def run() -> None:
        stores = [SqlStore(database), SqlStore(database)]
        for store in stores:
            await store.open()
        await stores[0].commit(Commit(ROW, NEW, moves=MOVES))
        for version in range(20):
            row = replace(ROW, version=version + 1)
            moves = len(MOVES) + version
            tries = [
                store.commit(Commit(row, version, moves, moves, [MoveRow(number, "pass")], f"{version}-{number}"))
                for number, store in enumerate(stores)
            ]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "VersionConflict"]
            winner = outcomes.index(None)
            assert (await kept(stores[1 - winner])).moves[-1].seat == winner
        assert len((await kept(stores[0])).moves) == len(MOVES) + 20
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_two_processes_may_speak_at_once(database: URL) -> None:
    async def run() -> None:
        stores = [SqlStore(database), SqlStore(database)]
        for store in stores:
            await store.open()
        await stores[0].commit(Commit(ROW, NEW))
        spoken = 0
        for number in range(10):
            tries = [store.say(ROW.id, LINE, f"{number} {place}") for place, store in enumerate(stores)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            numbers = [outcome for outcome in outcomes if not isinstance(outcome, VersionConflict)]
            assert numbers == list(range(spoken + 1, spoken + len(numbers) + 1)) or numbers == [spoken + 2, spoken + 1]
            spoken += len(numbers)
        assert len(await stores[1].chat(ROW.id)) == spoken >= 10
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_key_is_taken_once(database: URL) -> None:
    async def work(store: SqlStore) -> None:
        await store.commit(Commit(ROW, NEW))
        await store.say(ROW.id, LINE, "k1")
        with pytest.raises(VersionConflict):
            await store.say(ROW.id, LINE, "k1")
        assert await store.chat(ROW.id) == [LINE]

    with_stores(database, work)


def test_the_lists(database: URL) -> None:
    people = [SeatRow("person", person="a" * 64), SeatRow("person", person="b" * 64)]
    rows = [
        replace(ROW, id="bots", updated=1.0),
        replace(ROW, id="people", seats=people, updated=2.0),
        replace(ROW, id="secret", status="gathering", private=True, updated=3.0),
        replace(ROW, id="listed", status="gathering", updated=4.0),
        replace(ROW, id="finished", status="over", host="b" * 64, seats=people[1:], updated=5.0),
    ]

    async def work(store: SqlStore) -> None:
        for row in rows:
            await store.commit(Commit(row, NEW))
        assert [row.id for row in await store.tables_of("a" * 64, 9)] == ["listed", "secret", "people", "bots"]
        assert [row.id for row in await store.tables_of("b" * 64, 9)] == ["finished", "people"]
        assert [row.id for row in await store.tables_of("a" * 64, 2)] == ["listed", "secret"]
        assert [row.id for row in await store.gathering(9)] == ["listed"]

    with_stores(database, work)


def test_two_processes_may_start_on_an_empty_database(database: URL) -> None:
    async def run() -> None:
        stores = [SqlStore(database) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        await stores[0].commit(Commit(ROW, NEW, moves=MOVES))
        assert (await kept(stores[3])).row == ROW
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_the_migrations_make_what_the_store_expects(database: URL) -> None:
    open_and_close(database)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> list[object]:
        if database.get_backend_name() == "sqlite":
            engine = create_engine(database)
            with engine.connect() as connection:
                found = differences(connection)
            engine.dispose()
            return found
        server = create_async_engine(database)
        async with server.connect() as connected:
            found = await connected.run_sync(differences)
        await server.dispose()
        return found

    assert asyncio.run(run()) == []


# --- databases that cannot be used


def open_and_close(database: URL) -> None:
    async def run() -> None:
        store = SqlStore(database)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())


def contents(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def sqlite_file(folder: Path, *commands: str) -> Path:
    """A database of ours, after some commands."""
    open_and_close(sqlite_url(folder))
    path = folder / "boardwright.db"
    connection = sqlite3.connect(path)
    for command in commands:
        connection.execute(command)
    connection.commit()
    connection.close()
    return path


def test_a_newer_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    sqlite_file(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    before = contents(tmp_path)
    with pytest.raises(BadDatabase, match=r"written by a newer Boardwright \(its version is '9999'\)"):
        open_and_close(sqlite_url(tmp_path))
    assert contents(tmp_path) == before


def test_a_newer_file_whose_server_was_killed_keeps_its_log(tmp_path: Path) -> None:
    writer = sqlite3.connect(sqlite_file(tmp_path))
    writer.execute("UPDATE alembic_version SET version_num = '9999'")
    writer.commit()
    killed = tmp_path / "killed"
    killed.mkdir()
    for name in ("boardwright.db", "boardwright.db-wal"):
        (killed / name).write_bytes((tmp_path / name).read_bytes())
    writer.close()
    before = contents(killed)
    with pytest.raises(BadDatabase, match="written by a newer Boardwright"):
        open_and_close(sqlite_url(killed))
    after = contents(killed)
    assert {name: after[name] for name in before} == before


def test_a_newer_postgresql_is_refused_and_left_as_it_is(postgres: Postgres) -> None:
    written = postgres.new_database()
    open_and_close(url_as_written(written))

    async def run(command: str) -> list[object]:
        connection = await asyncpg.connect(written)
        rows = await connection.fetch(command)
        await connection.close()
        return [tuple(row) for row in rows]

    asyncio.run(run("UPDATE alembic_version SET version_num = '9999'"))
    asyncio.run(run("DROP TABLE chat"))
    with pytest.raises(BadDatabase, match=r"written by a newer Boardwright \(its version is '9999'\)"):
        open_and_close(url_as_written(written))
    tables = asyncio.run(run("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"))
    assert tables == [(name,) for name in sorted({"alembic_version", *METADATA.tables} - {"chat"})]


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "boardwright.db").write_bytes(b"Dear diary, " * 500)
    before = contents(tmp_path)
    with pytest.raises(BadDatabase, match=r"is damaged \(file is not a database\)\. It has been left as it is"):
        open_and_close(sqlite_url(tmp_path))
    assert contents(tmp_path) == before


def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    insert = "INSERT INTO alembic_version (version_num) VALUES "
    path = sqlite_file(tmp_path, insert + ", ".join(f"('{number:032}')" for number in range(2000)))
    whole = path.read_bytes()
    half = len(whole) // 2
    path.write_bytes(whole[:half] + b"\xa5" * 8192 + whole[half + 8192 :])
    before = contents(tmp_path)
    with pytest.raises(BadDatabase, match=r"is damaged .*It has been left as it is; move it away"):
        open_and_close(sqlite_url(tmp_path))
    assert contents(tmp_path) == before


def test_a_file_cut_short_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = sqlite_file(tmp_path)
    path.write_bytes(path.read_bytes()[:5000])
    before = contents(tmp_path)
    with pytest.raises(BadDatabase, match="is damaged"):
        open_and_close(sqlite_url(tmp_path))
    assert contents(tmp_path) == before


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "boardwright.db").touch()
    open_and_close(sqlite_url(tmp_path))
    assert (tmp_path / "boardwright.db").stat().st_size > 0


def test_a_folder_with_a_strange_name_keeps_a_database(tmp_path: Path) -> None:
    folder = tmp_path / "what? 100%#é"
    folder.mkdir()
    open_and_close(sqlite_url(folder))
    assert (folder / "boardwright.db").exists()


def test_tables_without_the_mark_of_their_version_are_refused(tmp_path: Path) -> None:
    others = ("alembic_version", *sorted(METADATA.tables.keys() - {"chat"}))
    path = sqlite_file(tmp_path, *[f"DROP TABLE {name}" for name in others])
    with pytest.raises(BadDatabase, match=r"holds tables of Boardwright \(chat\) but not the mark of their version"):
        open_and_close(sqlite_url(tmp_path))
    connection = sqlite3.connect(path)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert tables == {"chat"}


def test_a_database_that_lacks_something_is_refused(tmp_path: Path) -> None:
    sqlite_file(tmp_path, "DROP TABLE preferences", "ALTER TABLE tables DROP COLUMN hints")
    with pytest.raises(BadDatabase, match=r"lacks preferences, tables\.hints, which its version should have"):
        open_and_close(sqlite_url(tmp_path))


def test_a_server_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="cannot be opened"):
        open_and_close(url_as_written(f"postgresql://postgres@/nothing?host={tmp_path}"))


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(BadDatabase, match="in postgresql or sqlite, not in mysql"):
        url_as_written("mysql://localhost/x")
    with pytest.raises(BadDatabase, match="is no URL of a database"):
        url_as_written("my database")
