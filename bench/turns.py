"""What a bot's turn and a list of tables cost a server: `python bench/turns.py`, with boardwright on the path.

Three casual bots play a game to its end, with one viewer: commits and broadcasts are counted. Then 50 tables of 120
moves are listed by a server that has none of them in memory.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import boardwright
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record
from boardwright.lobby import messages
from boardwright.lobby.identity import Person
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.match import Match
from boardwright.lobby.storage import NEW, Commit, SeatRow, TableRow
from boardwright.lobby.table import moves_of, summary_of
from boardwright.server.database import sqlite_url
from boardwright.server.process_pool import ProcessPool
from boardwright.server.sql_store import SqlStore

GAMES = ("santa_maria", "terra_mystica", "planetfall", "age_of_innovation")
ANNA = Person("anna")


class Viewer:
    person, address, confirm, known, previews = "anna", "", False, 0, False

    def __init__(self) -> None:
        self.states = 0

    def send(self, encoded: bytes) -> None:
        self.states += encoded.startswith(b'{"type":"state"')


class Counting(SqlStore):
    commits = 0

    async def commit(self, *commits: Commit) -> None:
        self.commits += 1
        await super().commit(*commits)


async def bots_play(folder: Path, game: str) -> None:
    store, viewer = Counting(sqlite_url(folder)), Viewer()
    lobby = Lobby(store, Jobs(ProcessPool(1)))
    await lobby.open()
    seats = [messages.NewSeat(kind="bot", bot="casual")] * 3
    table = await lobby.create(messages.NewTable(game=game, seats=seats, pace="instant"), ANNA)
    table.presence.viewers.add(viewer)
    lobby.autoplay.drive(table)
    while table.row.status != "over":
        await asyncio.sleep(0.05)
    turns = len({turn.first for turn in table.log_turns(0)})
    moves = len(table.match.record.moves) if table.match else 0
    print(f"{game}: {moves} moves, {turns} turns, {store.commits} commits, {viewer.states} broadcasts")
    await lobby.close()


async def fill(folder: Path) -> None:
    store = SqlStore(sqlite_url(folder))
    await store.open()
    for number in range(50):
        row, match = begun(number)
        row.summary = summary_of(match)
        await store.commit(Commit(row, NEW, moves=moves_of(match)))
    await store.close()


def begun(number: int) -> tuple[TableRow, Match]:
    game: Any = boardwright.game(GAMES[number % 4])  # Any: the game of some State
    options, random, moves = game.full_options({}), Random(number), list[Move]()
    state = game.new(2, options)
    while game.waiting(state) and len(moves) < 120:
        seat = game.waiting(state)[0]
        action = draw(game, state, random) if seat == CHANCE else random.choice(list(game.legal(state, seat)))
        game.apply(state, seat, action)
        moves.append(Move(seat, action))
    seats = [SeatRow("person", "Anna", person="anna"), SeatRow("person", "Bert", person="bert")]
    row = TableRow(
        f"table-{number}", game.name, options, seats, "anna", True, "instant", "playing", 0, 1.0, rules=game.version
    )
    return row, Match(Record(game, 2, options, moves))


async def listed(folder: Path) -> None:
    lobby = Lobby(SqlStore(sqlite_url(folder)), Jobs(ProcessPool(1)))
    await lobby.open()
    begun, worked = time.perf_counter(), time.process_time()
    tables = await lobby.tables.mine(ANNA)
    took, used = time.perf_counter() - begun, time.process_time() - worked
    print(f"{len(tables)} tables: {took * 1000:.0f} ms, {used * 1000:.0f} ms of the processor")
    await lobby.close()


def main() -> None:
    for game in GAMES[:2]:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(bots_play(Path(folder), game))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder)))
        for _ in range(3):
            asyncio.run(listed(Path(folder)))


if __name__ == "__main__":
    main()
