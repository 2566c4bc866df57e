"""Jobs: what takes a while and runs in another process. Bots think, hints, imports, plans and past positions are worked
out from a record."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol, TypeVar

import msgspec

from boardwright.bots import patience, thought
from boardwright.kernel import weighing
from boardwright.kernel.record import Record
from boardwright.kernel.text import common
from boardwright.lobby import history as past
from boardwright.lobby import messages
from boardwright.lobby.advice import hint
from boardwright.lobby.errors import Busy
from boardwright.lobby.match import Match
from boardwright.lobby.storage import MoveRow, Summary
from boardwright.lobby.table import summary_of
from boardwright.lobby.what_if import Attempt

T = TypeVar("T")


class JobTimeout(Exception):
    """A worker did not answer in its time; it has been replaced."""


class Executor(Protocol):
    async def start(self) -> None:
        """Have somebody ready who knows the games: the first piece of work would wait for that."""

    # Any: what a worker is given is up to the work; every public method says it in its own types.
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Have something done within so many seconds of work, else TooLong."""

    def close(self) -> None: ...


# Beyond what a bot may think, for processes to start and for machines that are busy.
MARGIN = 30.0  # seconds
STAND_IN = "novice"  # answers for a bot that did not come to an end


class BotRunner:
    def __init__(self, workers: Executor, margin: float = MARGIN) -> None:
        """`margin`: seconds that a bot has beyond its patience."""
        self._workers = workers
        self._margin = margin

    async def choose(self, record: Record, seat: int, bot: str) -> list[str]:
        """The texts of the answers that a bot has in mind for a seat, up to the end of its action. Where it does not
        come to an end in its time, another answers in its place."""
        text = record.dumps()
        try:
            return await self._workers.run(patience(bot) + self._margin, think, text, seat, bot)
        except JobTimeout:
            return await self._workers.run(MARGIN, think, text, seat, STAND_IN)

    async def advise(self, record: Record, seat: int, version: int) -> messages.Hint:
        """What the house bot would do for a seat, with its reasons."""
        return await self._workers.run(MARGIN, hint, record.dumps(), seat, version)

    async def start(self) -> None:
        await self._workers.start()

    def close(self) -> None:
        self._workers.close()


def think(text: str, seat: int, bot: str) -> list[str]:
    """In a worker: rebuild the table from its record and ask the bot."""
    record = Record.loads(text)
    return [action.text for action in thought(bot, record.game, record.replay(), seat, Random())]


LONGEST_RECORD: Final = 5000  # moves
SECONDS: Final = 20.0  # for one piece of work


encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class StoredRecord:
    """A record as the store keeps it."""

    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    moves: list[MoveRow]
    over: bool
    rules: int
    summary: Summary


@dataclass(frozen=True)
class SeatSnapshot:
    """A table as one seat looks at it: all that a worker needs to know."""

    record: str
    holding: int | None
    version: int
    seat: int | None
    over: bool

    def match(self) -> Match:
        return Match(Record.loads(self.record), holding=self.holding)


class Jobs:
    def __init__(self, workers: Executor) -> None:
        self._workers = workers

    async def read(self, text: str) -> StoredRecord:
        return await self._run(read, text)

    async def history(self, sight: SeatSnapshot) -> bytes:
        return await self._run(history, sight)

    async def position(self, sight: SeatSnapshot, moves: int) -> bytes:
        return await self._run(position, sight, moves)

    async def plan(self, sight: SeatSnapshot, plan: messages.PlanAhead) -> bytes:
        return await self._run(plan_ahead, sight, plan)

    async def outlook(self, sight: SeatSnapshot) -> bytes:
        return await self._run(outlook, sight)

    async def start(self) -> None:
        await self._workers.start()

    def close(self) -> None:
        self._workers.close()

    # Any: each piece of work has its own arguments; the methods above say which.
    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        try:
            return await self._workers.run(SECONDS, work, *given)
        except JobTimeout as error:
            raise Busy(common("server-busy")) from error


# --- in a worker


def read(text: str) -> StoredRecord:
    """A record that somebody brought: it is played through, and refused where it cannot be."""
    record = Record.loads(text, LONGEST_RECORD)
    match = Match(record)
    options = record.game.full_options(record.options)
    names = record.names or [""] * record.players
    moves = [MoveRow(move.seat, move.action.text) for move in match.record.moves]
    summary = summary_of(match)
    return StoredRecord(record.game.name, record.players, options, names, moves, match.over, record.rules, summary)


def history(sight: SeatSnapshot) -> bytes:
    return encode(past.history(Record.loads(sight.record), over=sight.over))


def position(sight: SeatSnapshot, moves: int) -> bytes:
    return encode(past.position(Record.loads(sight.record), moves, sight.seat, over=sight.over))


def plan_ahead(sight: SeatSnapshot, plan: messages.PlanAhead) -> bytes:
    assert sight.seat is not None
    return encode(Attempt(sight.match(), sight.version, sight.seat, plan).told())


def outlook(sight: SeatSnapshot) -> bytes:
    match = sight.match()
    told = weighing.outlook(match.game, match.state, sight.seat)
    return encode(messages.OutlookInfo(version=sight.version, outlook=None if told is None else {**told}))
