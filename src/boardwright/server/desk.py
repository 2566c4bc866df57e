"""The desk: what takes a while and is not a move. Imports, histories, positions, plans and outlooks are worked out
beside the tables, from the record, and come back as the bytes that are sent."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from boardwright.kernel import weighing
from boardwright.kernel.record import Record
from boardwright.kernel.text import common
from boardwright.server import messages, past
from boardwright.server.match import Match
from boardwright.server.planning import Attempt
from boardwright.server.rows import MoveRow
from boardwright.server.work import Busy, Hands, TooLong

LONGEST_RECORD: Final = 5000  # moves
SECONDS: Final = 20.0  # for one piece of work

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Played:
    """A record as the store keeps it."""

    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    moves: list[MoveRow]
    over: bool
    rules: int


@dataclass(frozen=True)
class Sight:
    """A table as one seat looks at it: all that a worker needs to know."""

    record: str
    holding: int | None
    version: int
    seat: int | None
    over: bool

    def match(self) -> Match:
        return Match(Record.loads(self.record), holding=self.holding)


class Desk:
    def __init__(self, workers: Hands) -> None:
        self._workers = workers

    async def read(self, text: str) -> Played:
        return await self._run(read, text)

    async def history(self, sight: Sight) -> bytes:
        return await self._run(history, sight)

    async def position(self, sight: Sight, moves: int) -> bytes:
        return await self._run(position, sight, moves)

    async def plan(self, sight: Sight, plan: messages.PlanAhead) -> bytes:
        return await self._run(plan_ahead, sight, plan)

    async def outlook(self, sight: Sight) -> bytes:
        return await self._run(outlook, sight)

    async def start(self) -> None:
        await self._workers.start()

    def close(self) -> None:
        self._workers.close()

    # Any: each piece of work has its own arguments; the methods above say which.
    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        try:
            return await self._workers.run(SECONDS, work, *given)
        except TooLong as error:
            raise Busy(common("server-busy")) from error


# --- in a worker


def read(text: str) -> Played:
    """A record that somebody brought: it is played through, and refused where it cannot be."""
    record = Record.loads(text, LONGEST_RECORD)
    match = Match(record)
    options = record.game.full_options(record.options)
    names = record.names or [""] * record.players
    moves = [MoveRow(move.seat, move.action.text) for move in match.record.moves]
    return Played(record.game.name, record.players, options, names, moves, match.over, record.rules)


def history(sight: Sight) -> bytes:
    return encode(past.history(Record.loads(sight.record), over=sight.over))


def position(sight: Sight, moves: int) -> bytes:
    return encode(past.position(Record.loads(sight.record), moves, sight.seat, over=sight.over))


def plan_ahead(sight: Sight, plan: messages.PlanAhead) -> bytes:
    assert sight.seat is not None
    return encode(Attempt(sight.match(), sight.version, sight.seat, plan).told())


def outlook(sight: Sight) -> bytes:
    match = sight.match()
    told = weighing.outlook(match.game, match.state, sight.seat)
    return encode(messages.OutlookInfo(version=sight.version, outlook=None if told is None else {**told}))
