"""The files that a server keeps and the log that it writes: crashes, copies, rights, and what strangers send."""

import asyncio
import json
import logging
import os
import sqlite3
import stat
import sys
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.log_context import at_table
from boardwright.lobby.storage import NEW, ChatRow, Commit
from boardwright.server import database as database_module
from boardwright.server import logging_setup
from boardwright.server.backup import back_up, restore
from boardwright.server.database import BadDatabase, sqlite_url, url_as_written
from boardwright.server.process_pool import ProcessPool
from boardwright.server.sql_store import SqlStore
from tests.server.live import PATIENCE, running_server
from tests.server.postgres import Postgres
from tests.server.test_lobby import (
    table_of_two,
)
from tests.server.test_store import ROW, contents, open_and_close


def crashed(folder: Path, there: Path, *, log: bool = True) -> str:
    """Files as a server leaves them that is killed; the name of a table that is in its log only."""

    async def run() -> str:
        lobby = Lobby(SqlStore(sqlite_url(folder)), Jobs(ProcessPool(1)))
        await lobby.open()
        live = await table_of_two(lobby)
        there.mkdir()
        for name in ("boardwright.db", *(["boardwright.db-wal"] if log else [])):
            (there / name).write_bytes((folder / name).read_bytes())
        await lobby.close()
        return live.row.id

    return asyncio.run(run())


def has(folder: Path, table: str) -> bool:
    async def run() -> bool:
        store = SqlStore(sqlite_url(folder))
        await store.open()
        found = await store.read(table)
        await store.close()
        return found is not None

    return asyncio.run(run())


def quietly(_: str, __: int) -> None:
    pass


def test_a_copy_after_a_crash_leaves_everything_as_it_was(tmp_path: Path) -> None:
    there, copy = tmp_path / "there", tmp_path / "copy.db"
    table = crashed(tmp_path, there)
    before = contents(there)
    assert asyncio.run(back_up(sqlite_url(there), copy, quietly)) == 1
    after = contents(there)
    assert {name: after[name] for name in before} == before
    assert has(there, table)


def test_a_file_whose_log_somebody_has_folded_after_a_crash_is_whole(tmp_path: Path) -> None:
    """Any session of `sqlite3` does that, when it is closed."""
    there = tmp_path / "there"
    table = crashed(tmp_path, there)
    with closing(sqlite3.connect(there / "boardwright.db")) as session:
        assert session.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    assert not (there / "boardwright.db-wal").exists()
    assert has(there, table)


@pytest.mark.parametrize("folded_at", [database_module.LOG_FOLDED_AT, -1])
def test_a_copy_without_the_log_is_known_however_often_the_log_was_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folded_at: int
) -> None:
    monkeypatch.setattr(database_module, "LOG_FOLDED_AT", folded_at)
    crashed(tmp_path, tmp_path / "there", log=False)
    with pytest.raises(BadDatabase, match="was copied while it was in use, without the log"):
        open_and_close(sqlite_url(tmp_path / "there"))


def test_a_log_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "LOG_FOLDED_AT", 200_000)

    async def run() -> None:
        store = SqlStore(sqlite_url(tmp_path))
        await store.open()
        await store.commit(Commit(ROW, NEW))
        for number in range(300):
            await store.say(ROW.id, ChatRow(0, "Anna", "x" * 400, 1.0), f"{number}")
        assert (tmp_path / "boardwright.db-wal").stat().st_size < 600_000
        await store.close()

    asyncio.run(run())


def test_a_copy_comes_to_an_end_while_others_write(tmp_path: Path) -> None:
    """Somebody writes after each of its steps."""

    async def fill() -> None:
        store = SqlStore(sqlite_url(tmp_path))
        await store.open()
        await store.commit(Commit(ROW, NEW))
        await store.close()

    asyncio.run(fill())
    steps = 0
    with closing(sqlite3.connect(tmp_path / "boardwright.db", isolation_level=None)) as server:
        server.execute("CREATE TABLE ballast (b)")
        server.execute("INSERT INTO ballast VALUES (zeroblob(30000000))")

        def write(_: str, __: int) -> None:
            nonlocal steps
            steps += 1
            assert steps < 50, "it begins anew with every page that is written"
            server.execute("UPDATE ballast SET rowid = rowid + 1")

        assert asyncio.run(back_up(sqlite_url(tmp_path), tmp_path / "copy.db", write)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights.")
def test_nobody_else_reads_what_the_server_keeps(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        (tmp_path / "boardwright.db").touch(0o666)  # as an earlier version left it
        crashed(tmp_path, tmp_path / "there")
        asyncio.run(back_up(sqlite_url(tmp_path), tmp_path / "copy.db", quietly))

        async def run() -> dict[str, int]:
            store = SqlStore(sqlite_url(tmp_path))
            await store.open()
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("*.db*")}
            await store.close()
            return modes

        modes = asyncio.run(run())
    finally:
        os.umask(before)
    assert set(modes) == {"boardwright.db", "boardwright.db-shm", "boardwright.db-wal", "copy.db"}
    assert set(modes.values()) == {0o600}


def test_who_reads_waits_for_nobody_who_writes(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqlStore(sqlite_url(tmp_path))
        await store.open()
        await store.commit(Commit(ROW, NEW))
        goes_on, begun = threading.Event(), threading.Event()

        def long(_: object) -> bool:
            begun.set()
            return goes_on.wait(PATIENCE)

        writing = asyncio.create_task(store._run(long))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        assert await store.read(ROW.id) is not None and await store.tables_of(ROW.host, 5)
        assert await store.latest(ROW.id) == (0, 0)
        assert not writing.done()
        goes_on.set()
        assert await writing, "it was over before anybody had read"
        await store.close()

    asyncio.run(run())


def test_a_database_that_a_server_uses_is_not_replaced(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    crashed(tmp_path, tmp_path / "there")
    copy = tmp_path / "copy.db"
    asyncio.run(back_up(sqlite_url(tmp_path), copy, quietly))
    assert asyncio.run(restore(copy, url_as_written(url), quietly, replace=False)) == 1
    with running_server(tmp_path / "data", {"BOARDWRIGHT_DATABASE": url}) as server:
        assert httpx.get(f"{server.address}/readyz").status_code == 200
        with pytest.raises(BadDatabase, match="A server uses the database: stop it first"):
            asyncio.run(restore(copy, url_as_written(url), quietly, replace=True))
        server.kill()  # what it held it holds no more
    assert asyncio.run(restore(copy, url_as_written(url), quietly, replace=True)) == 1


# --- the log of the server


@pytest.mark.parametrize("kind", ["text", "json"])
def test_what_somebody_sends_cannot_look_like_a_line_of_the_log(kind: str) -> None:
    sent = "a\x1b[2J\r\nb\x85c\u2028d\x9be"
    formatter = logging_setup.Formatter(kind)
    try:
        raise ValueError(sent)
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "asked: %s", (sent,), sys.exc_info())
    with at_table(sent):
        line = formatter.format(record)
    assert all(each.isprintable() for each in line.split("\n"))
    first = line.split("\n")[0]
    assert "\\u001b[2J\\r\\nb\\u0085c\\u2028d\\u009be" in first
    if kind == "json":
        assert json.loads(line)["message"] == f"asked: {sent}" and json.loads(line)["table"] == sent
