"""`bench telling`: how long the event loop of a server is held up by telling a move to a table."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any, cast

from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record
from boardwright.lobby.broadcast import broadcast
from boardwright.lobby.match import Match
from boardwright.lobby.storage import SeatRow, TableRow, TableSnapshot, TableStore
from boardwright.lobby.table import LiveTable

# From this part of a game on, its positions are late ones: there is most to tell.
LATE = 0.6
# A move of a bot among so many random ones: positions as people have them, and odd ones.
GREEDY = 0.5


@dataclass(frozen=True)
class Told:
    """Milliseconds to tell one move to everybody at the table, sorted; and how much that is."""

    milliseconds: list[float]
    kilobytes: float

    @property
    def median(self) -> float:
        return median(self.milliseconds)

    def percentile(self, part: float) -> float:
        return self.milliseconds[min(int(part * len(self.milliseconds)), len(self.milliseconds) - 1)]

    @property
    def worst(self) -> float:
        return self.milliseconds[-1]


class _Viewer:
    """Somebody with the table open, who only counts what is sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.address = ""
        self.confirm = True
        self.known = 0
        self.previews = True
        self.received = 0

    def send(self, encoded: bytes) -> None:
        self.received += len(encoded)


def measure(game: Game[Any], players: int, games: int, seed: int = 1) -> Told:
    """Late positions of so many games; each move is told to every seat, with what the seat in turn may answer."""
    times: list[float] = []
    received = 0
    for number in range(games):
        for table in _tables(game, players, Random(f"{seed}/{number}")):
            viewers = [viewer for viewer in table.presence.viewers if isinstance(viewer, _Viewer)]
            # Telling waits for nothing: its processor time is what it takes, whatever else the machine does.
            begin = time.process_time()
            broadcast(table)
            times.append(1000 * (time.process_time() - begin))
            received += sum(viewer.received for viewer in viewers)
            for viewer in viewers:
                viewer.received = 0
    return Told(sorted(times), received / 1024 / len(times))


def _tables(game: Game[Any], players: int, random: Random) -> Iterator[LiveTable]:
    """The table after each late move, as the server would hold it; everybody has heard what was before."""
    moves = _moves(game, players, random)
    seats = [SeatRow("person", f"Player {seat + 1}", person=str(seat)) for seat in range(players)]
    options = game.full_options({})
    row = TableRow("bench", game.name, options, seats, "0", True, "brisk", "playing", 1, 0.0, rules=game.version)
    table = LiveTable(TableSnapshot(row, []), cast(TableStore, None))  # nothing is written
    table.presence.viewers = {_Viewer(str(seat)) for seat in range(players)}
    for played in range(int(LATE * len(moves)), len(moves)):
        if moves[played - 1].seat == CHANCE:
            continue
        record = Record(game, players, options, moves[:played], [seat.name for seat in seats], rules=game.version)
        table.match = Match(record, holding=None)
        table.log_turns(max(played - 1, 0))  # what was told before is known
        for viewer in table.presence.viewers:
            viewer.known = played - 1
        yield table


def _moves(game: Game[Any], players: int, random: Random) -> list[Move]:
    state, moves, greedy = game.new(players, {}), [], bot("greedy", random)
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat == CHANCE:
            action = draw(game, state, random)
        elif random.random() < GREEDY:
            action = greedy.choose(game, state, seat)
        else:
            action = random.choice(list(game.legal(state, seat)))
        moves.append(Move(seat, action))
        game.apply(state, seat, action)
    return moves
