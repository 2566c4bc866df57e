"""Servers that are killed under load: what they said was done is done, and what is sent again is done once.
`./run bench kills` does the same for as long as one likes."""

import asyncio
import signal
import subprocess
import sys

import pytest
from sqlalchemy import URL

from boardwright.cli.kills import Siege, besiege
from boardwright.kernel.errors import CannotParse
from boardwright.lobby.storage import NEW, Commit, VersionConflict
from boardwright.server.sql_store import SqlStore
from tests.server.dying import CHANGED, OPENED
from tests.server.postgres import Postgres
from tests.server.test_store import MOVES, ROW

pytestmark = [pytest.mark.full, pytest.mark.skipif(sys.platform == "win32", reason="Windows kills in another way.")]


def test_a_killed_server_has_kept_everything_it_called_done() -> None:
    toll = besiege(Siege(kills=2, tables=4))
    assert (toll.kills, toll.lost, toll.twice) == (2, 0, 0)
    assert toll.moves > 100


def test_so_has_one_of_two_and_its_tables_go_on_in_the_other(postgres: Postgres) -> None:
    toll = besiege(Siege(kills=1, tables=6, processes=2, database=postgres.new_database()))
    assert (toll.kills, toll.lost, toll.twice, len(toll.again)) == (1, 0, 0, 1)


def test_several_servers_need_a_database_that_they_can_share() -> None:
    with pytest.raises(CannotParse, match="Several processes need PostgreSQL"):
        besiege(Siege(kills=1, tables=1, processes=2))


def test_what_is_killed_at_any_stage_of_a_commit_is_written_whole_or_not_at_all(database: URL) -> None:
    """Before each statement, before the end of the transaction, and after it, before anybody is told."""

    async def begin() -> None:
        store = SqlStore(database)
        await store.open()
        await store.commit(Commit(ROW, NEW, moves=MOVES))
        await store.close()

    async def look() -> bool:
        """Whether it was written: all of it, or nothing."""
        store = SqlStore(database)
        await store.open()
        changed, opened = await store.read(ROW.id), await store.read(OPENED.table.id)
        due = await store.claim(1e12, 1e12)
        assert changed is not None
        if opened is None:
            assert (changed.row, changed.moves, changed.keys, due) == (ROW, MOVES, set(), [])
        else:
            assert (changed.row, changed.keys, due) == (CHANGED.table, {"k1"}, [ROW.id])
            assert changed.moves == [*MOVES[:2], *CHANGED.moves] and opened.moves == MOVES
            with pytest.raises(VersionConflict):  # what is sent again is done once
                await store.commit(CHANGED)
        await store.close()
        return opened is not None

    asyncio.run(begin())
    command = [sys.executable, "-m", "tests.server.dying", database.render_as_string(hide_password=False)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killing:
        assert killing.stdin is not None and killing.stdout is not None
        stage, written = 0, False
        while not written:
            stage += 1
            print(stage, file=killing.stdin, flush=True)
            assert int(killing.stdout.readline()) == -signal.SIGKILL
            written = asyncio.run(look())
        killing.stdin.close()
    assert stage > 12, "there are that many statements"
