"""What it costs that SQLite writes every move through to the disk (synchronous=FULL) before it is called done, beside
leaving that to the system (NORMAL), which a power cut may cost the last moves. Started by hand, in turns, as a ratio:

    .boardwright/venv/bin/python bench/synchronous.py [FOLDER]

The folder, on the disk in question, is that of the machine's temporary files where none is given.
"""

import asyncio
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import median

from boardwright.server.database import OnSqlite, sqlite_url
from boardwright.server.schema import MoveRow, SeatRow, TableRow
from boardwright.server.sql_store import Change, SqlStore

ROUNDS, MOVES = 7, 200
SEATS = [SeatRow("person", name, holder=64 * name[0]) for name in ("Anna", "Bert", "Cora", "Dora")]


async def commits(folder: Path, level: str) -> float:
    """Milliseconds that writing a move down takes, in the middle of many."""
    store = SqlStore(sqlite_url(folder))
    await store.open()
    runner = store._runner
    assert isinstance(runner, OnSqlite)
    connection = runner._engine.raw_connection().driver_connection
    assert connection is not None
    connection.execute(f"PRAGMA synchronous={level}")
    row = TableRow("bench", "planetfall", {}, SEATS, SEATS[0].holder, True, "brisk", "playing", 0, time.time())
    await store.create(row, [])
    took = []
    for number in range(MOVES):
        change = Change(number, number, [MoveRow(number % 4, "gain energy 1")], key=f"key {number}")
        begin = time.perf_counter()
        await store.change(replace(row, version=number + 1), number, change)
        took.append(1000 * (time.perf_counter() - begin))
    await store.close()
    return median(took)


def main() -> None:
    found: dict[str, list[float]] = {"FULL": [], "NORMAL": []}
    for _ in range(ROUNDS):
        for level, times in found.items():
            with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
                times.append(asyncio.run(commits(Path(folder), level)))
    for level, times in found.items():
        print(f"synchronous={level}: {median(times):.2f} ms a move")
    ratios = [full / normal for full, normal in zip(found["FULL"], found["NORMAL"], strict=True)]
    print(f"FULL takes {median(ratios):.2f} times as long (from {min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    main()
