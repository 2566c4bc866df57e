"""Processes that write an event down and are killed at a stage of that. `python -m tests.server.dying URL` reads the
number of a stage in each line, and writes how the process for it has ended. (They are forked: importing takes long.)"""

import asyncio
import os
import signal
import sqlite3
import sys
from dataclasses import replace
from typing import Final

from sqlalchemy import event, make_url

from boardwright.lobby.storage import NEW, Commit, Due, MoveRow, Notice, SeatRow
from boardwright.server.database import OnPostgres, OnSqlite
from boardwright.server.sql_store import SqlStore
from tests.server.test_store import MOVES, ROW

BOT: Final = SeatRow("bot", "Sextant", bot="novice")
# Everything that an event can change, and a second table with it.
CHANGED: Final = Commit(
    replace(ROW, version=1, seats=[BOT, BOT], next_table="calm-bay-1"),
    0,
    before=3,
    keep=2,
    moves=[MoveRow(0, "side B"), MoveRow(1, "side A")],
    key="k1",
    seats=True,
    due=[Due(0, "bot", 1.0), Due(1, "bot", 1.0)],
    outbox=[Notice("anna", "turn", "{}")],
)
OPENED: Final = Commit(replace(ROW, id="calm-bay-1"), NEW, moves=MOVES)


def die() -> None:
    """As the machine's power button would: nothing is tidied up."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(store: SqlStore, stage: int) -> None:
    """Kill this process before the statement of that number, counted from the next one."""
    said = 0

    def count(*_: object) -> None:
        nonlocal said
        said += 1
        if said == stage:
            die()

    runner = store._runner
    if isinstance(runner, OnSqlite):
        with runner._engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
        raw.set_trace_callback(count)
    else:
        assert isinstance(runner, OnPostgres)
        for name in ("begin", "before_cursor_execute", "commit"):
            event.listen(runner._engine.sync_engine, name, count)


async def main(url: str, stage: int) -> None:
    store = SqlStore(make_url(url))
    await store.open()
    die_at(store, stage)
    await store.commit(CHANGED, OPENED)
    die()


if __name__ == "__main__":
    for line in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(main(sys.argv[1], int(line)))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
