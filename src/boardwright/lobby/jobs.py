"""Jobs: what takes a while is done by an executor, from a record. Bots think, hints are found, plans tried, past
positions looked up, records read."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from boardwright.bots import STRONG, patience, thought
from boardwright.kernel import weighing
from boardwright.kernel.record import Record
from boardwright.kernel.text import common
from boardwright.lobby import advice, history, messages
from boardwright.lobby.errors import Busy
from boardwright.lobby.executor import Executor, FairQueue, JobTimeout
from boardwright.lobby.identity import Person
from boardwright.lobby.match import Match
from boardwright.lobby.storage import MoveRow, Summary
from boardwright.lobby.table import summary_of
from boardwright.lobby.what_if import Attempt

T = TypeVar("T")

LONGEST_RECORD: Final = 5000  # moves
SECONDS: Final = 20.0  # for a job that somebody waits for
MARGIN: Final = 30.0  # seconds beyond what a bot may think, for machines that are busy
STAND_IN: Final = "novice"  # answers for a bot that did not come to an end

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
    """Every kind of job has its lane, so that none waits for another: bots that think for seconds; bots that answer at
    once, and hints; what a page shows of a table; imports."""

    def __init__(
        self,
        strong: Executor,
        quick: Executor | None = None,
        views: Executor | None = None,
        imports: Executor | None = None,
    ) -> None:
        """A lane without an executor of its own shares that of `strong`."""
        self._strong: Final = FairQueue(strong)
        self._quick: Final = FairQueue(quick) if quick else self._strong
        self._views: Final = FairQueue(views, finish=True) if views else self._strong
        self._imports: Final = FairQueue(imports) if imports else self._strong

    async def think(self, record: Record, seat: int, bot: str, person: Person) -> list[str]:
        """The texts of the answers that a bot has in mind for a seat, up to the end of its action. If it does not come
        to an end in its time, another bot answers in its place. `person`: for whom it plays."""
        lane, text = self._strong if bot == STRONG else self._quick, record.dumps()
        try:
            return await lane.run(person, patience(bot) + MARGIN, think, text, seat, bot)
        except JobTimeout:
            return await self._quick.run(person, MARGIN, think, text, seat, STAND_IN)

    async def hint(self, record: Record, seat: int, version: int, person: Person, limit: float) -> messages.Hint:
        """What the house bot would do for a seat, with its reasons. Raises JobTimeout beyond the limit."""
        await self._quick.executor.start()
        return await self._quick.run(person, limit, advice.hint, record.dumps(), seat, version)

    async def read(self, text: str, person: Person) -> StoredRecord:
        return await _answered(self._imports, person, read, text)

    async def history(self, table: SeatSnapshot, person: Person) -> bytes:
        return await _answered(self._views, person, score_history, table)

    async def position(self, table: SeatSnapshot, moves: int, person: Person) -> bytes:
        return await _answered(self._views, person, position, table, moves)

    async def plan(self, table: SeatSnapshot, plan: messages.PlanAhead, person: Person) -> bytes:
        return await _answered(self._views, person, plan_ahead, table, plan)

    async def outlook(self, table: SeatSnapshot, person: Person) -> bytes:
        return await _answered(self._views, person, outlook, table)

    async def start(self) -> None:
        """Start what the first visitor needs; the other lanes start with their first job."""
        await self._views.executor.start()
        await self._quick.executor.start()

    def close(self) -> None:
        for lane in {self._strong, self._quick, self._views, self._imports}:
            lane.executor.close()


# Any: each job has its own arguments; the methods above say which.
async def _answered(lane: FairQueue, person: Person, work: Callable[..., T], *given: Any) -> T:
    try:
        return await lane.run(person, SECONDS, work, *given)
    except JobTimeout as error:
        raise Busy(common("server-busy")) from error


# --- in a worker


def think(text: str, seat: int, bot: str) -> list[str]:
    record = Record.loads(text)
    return [action.text for action in thought(bot, record.game, record.replay(), seat, Random())]


def read(text: str) -> StoredRecord:
    """A record that somebody brought: it is played through, and refused if it cannot be."""
    record = Record.loads(text, LONGEST_RECORD)
    match = Match(record)
    options = record.game.full_options(record.options)
    names = record.names or [""] * record.players
    moves = [MoveRow(move.seat, move.action.text) for move in match.record.moves]
    summary = summary_of(match)
    return StoredRecord(record.game.name, record.players, options, names, moves, match.over, record.rules, summary)


def score_history(table: SeatSnapshot) -> bytes:
    return encode(history.history(Record.loads(table.record), over=table.over))


def position(table: SeatSnapshot, moves: int) -> bytes:
    return encode(history.position(Record.loads(table.record), moves, table.seat, over=table.over))


def plan_ahead(table: SeatSnapshot, plan: messages.PlanAhead) -> bytes:
    assert table.seat is not None
    return encode(Attempt(table.match(), table.version, table.seat, plan).told())


def outlook(table: SeatSnapshot) -> bytes:
    match = table.match()
    found = weighing.outlook(match.game, match.state, table.seat)
    return encode(messages.OutlookInfo(version=table.version, outlook=None if found is None else {**found}))
