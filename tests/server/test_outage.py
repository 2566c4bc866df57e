"""A database that goes away for a while: whoever plays reads a sentence, and nothing is lost or done twice."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from boardwright.lobby import messages
from boardwright.lobby.errors import StorageUnavailable
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.storage import ChatRow
from boardwright.server import database
from boardwright.server.database import BadDatabase, sqlite_url, url_as_written
from boardwright.server.process_pool import ProcessPool
from boardwright.server.sql_store import SqlStore
from tests.server.live import Person, running_server
from tests.server.postgres import Postgres
from tests.server.test_lobby import ANNA, act, match_of, table_of_two
from tests.server.test_store import open_and_close, sqlite_file


def test_a_move_in_an_outage_is_refused_and_the_game_goes_on_after_it(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def run() -> None:
        lobby = Lobby(SqlStore(url_as_written(url)), Jobs(ProcessPool(1)))
        await lobby.open()
        live = await table_of_two(lobby)
        before = match_of(live).record.dumps()
        await postgres.shut(url)
        for number in range(2):
            with pytest.raises(StorageUnavailable, match="cannot reach its database"):
                await act(lobby, live, ANNA, f"k{number}")
            assert match_of(live).record.dumps() == before
        with pytest.raises(StorageUnavailable):
            await lobby.tables.mine(ANNA)
        await postgres.unlock(url)
        await act(lobby, live, ANNA, "k0")  # sent again: it had not been written
        await lobby.say(live, messages.Say(text="back again", key="k4"), ANNA, "")
        await lobby.close()

    asyncio.run(run())


def test_who_asks_in_an_outage_is_answered_503(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    with running_server(tmp_path, {"BOARDWRIGHT_DATABASE": url}) as server:
        anna = Person(server.address, "Anna")
        line = anna.look(anna.create("random", pace="instant"))
        asyncio.run(postgres.shut(url))
        assert "cannot reach its database" in anna.get("/api/tables", 503)
        refused = line.refused("act", action=line.actions[0])
        assert "cannot reach its database" in refused["problem"]
        asyncio.run(postgres.unlock(url))
        assert anna.get("/api/tables")["mine"]
        line.close()
        anna.close()


def test_a_statement_that_does_not_come_to_an_end_is_given_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL itself stops what takes too long, whichever way it was asked."""
    monkeypatch.setitem(database.SESSION, "statement_timeout", "300")
    url = postgres.new_database()

    async def run() -> None:
        lobby = Lobby(SqlStore(url_as_written(url)), Jobs(ProcessPool(1)))
        await lobby.open()
        live = await table_of_two(lobby)
        other = await asyncpg.connect(url)
        holding = other.transaction()
        await holding.start()
        await other.execute("SELECT * FROM tables FOR UPDATE")  # whoever writes has to wait
        before = match_of(live).record.dumps()
        with pytest.raises(StorageUnavailable, match="cannot reach its database"):
            await act(lobby, live, ANNA, "k1")
        with pytest.raises(StorageUnavailable):
            await live.change(lambda draft: draft.seats(live.row.seats))
        assert match_of(live).record.dumps() == before
        await holding.rollback()
        await other.close()
        await act(lobby, live, ANNA, "k1")
        await lobby.close()

    asyncio.run(run())


def test_a_database_that_is_not_up_yet_is_waited_for(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def run() -> None:
        await postgres.shut(url)
        store = SqlStore(url_as_written(url))
        with pytest.raises(BadDatabase, match="cannot be"):
            await store.open()
        opening = asyncio.create_task(store.open(patience=60))
        await asyncio.sleep(0.5)
        assert not opening.done()
        await postgres.unlock(url)
        await opening
        await store.close()

    asyncio.run(run())


# --- SQLite


def test_a_copy_without_its_log_is_refused(tmp_path: Path) -> None:
    there = tmp_path / "copy"
    there.mkdir()

    async def run() -> None:
        store = SqlStore(sqlite_url(tmp_path))
        await store.open()
        (there / "boardwright.db").write_bytes((tmp_path / "boardwright.db").read_bytes())
        with pytest.raises(BadDatabase, match="was copied while it was in use, without the log"):
            await SqlStore(sqlite_url(there)).open()
        # With its log it is whole, as after a crash.
        (there / "boardwright.db-wal").write_bytes((tmp_path / "boardwright.db-wal").read_bytes())
        await store.close()

    asyncio.run(run())
    open_and_close(sqlite_url(there))
    after = tmp_path / "after"
    after.mkdir()
    (after / "boardwright.db").write_bytes((tmp_path / "boardwright.db").read_bytes())
    open_and_close(sqlite_url(after))  # one that was closed needs no log


def test_what_was_called_done_outlives_a_power_cut(tmp_path: Path) -> None:
    """The file system is told to write at every commit (2 is FULL)."""

    assert asyncio.run(pragma(tmp_path, "synchronous")) == 2


async def pragma(folder: Path, name: str) -> int:
    """What is set on the connection that writes."""
    store = SqlStore(sqlite_url(folder))
    await store.open()
    found = await store._run(lambda connection: connection.exec_driver_sql(f"PRAGMA {name}").scalar())
    await store.close()
    return int(str(found))


def test_a_disk_that_is_full_is_told(tmp_path: Path) -> None:
    path = sqlite_file(tmp_path)

    async def run() -> None:
        store = SqlStore(sqlite_url(tmp_path))
        lobby = Lobby(store, Jobs(ProcessPool(1)))
        await lobby.open()
        live = await table_of_two(lobby)
        await store._run(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1"))
        with pytest.raises(StorageUnavailable):
            await act(lobby, live, ANNA, "k" * 80)
            for number in range(2000):
                await store.say(live.row.id, ChatRow(0, "Anna", "x" * 400, 1.0), f"{number}")
        await lobby.close()

    asyncio.run(run())
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_while_the_file_is_locked_the_server_says_that_it_is_not_ready(tmp_path: Path) -> None:
    """Somebody looks into it with `sqlite3`, in a transaction of their own."""
    with running_server(tmp_path) as server:
        anna = Person(server.address, "Anna")
        table = anna.create("open")
        with closing(sqlite3.connect(tmp_path / "boardwright.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert anna.http.get("/healthz").status_code == 200, "starting it anew would help nobody"
            assert anna.http.get("/readyz").status_code == 503
            refused = anna.http.post(f"/api/tables/{table}/leave")
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
            other.execute("ROLLBACK")
        assert anna.http.get("/readyz").status_code == 200
        anna.close()


def test_nobody_waits_for_a_locked_file_longer_than_two_seconds(tmp_path: Path) -> None:
    """By the limit, since how long a machine takes is no matter of tests. Who asks may wait for two transactions."""
    assert 2 * asyncio.run(pragma(tmp_path, "busy_timeout")) < 2000


@pytest.mark.skipif(sys.platform != "linux", reason="Other systems limit only the files of one's own process.")
def test_while_the_disk_is_full_the_server_says_that_it_is_not_ready(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna, process = Person(server.address, "Anna"), psutil.Process(server.process.pid)
        assert anna.http.get("/readyz").status_code == 200
        allowed = process.rlimit(psutil.RLIMIT_FSIZE)
        process.rlimit(psutil.RLIMIT_FSIZE, (0, allowed[1]))  # not one byte more goes to any file
        assert anna.http.get("/readyz").status_code == 503
        assert anna.http.get("/healthz").status_code == 200
        process.rlimit(psutil.RLIMIT_FSIZE, allowed)
        assert anna.http.get("/readyz").status_code == 200
        anna.create("open")
        anna.close()
