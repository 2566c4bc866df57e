"""What is kept of a table, and the protocols of those who keep and announce it: a database and its notifications for a
server, the browser's own storage for one device."""

import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace as replace_fields

from boardwright.kernel.registry import game as game_by_name
from boardwright.lobby.match import Match


@dataclass
class SeatRow:
    """Who sits on a seat. `holder` is the hash of the secret that the seat belongs to."""

    kind: str
    name: str = ""
    bot: str = ""
    holder: str = ""
    left: bool = False
    ready: bool = False  # before the game
    stand_in: str = ""  # the bot that plays for a person who is away
    again: bool = False  # after the game: would play once more

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or bool(self.stand_in)

    @property
    def is_held(self) -> bool:
        """Whether the seat is somebody's who has not said goodbye."""
        return self.kind == "person" and not self.left


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatRow]
    host: str
    private: bool
    pace: str
    status: str
    version: int
    updated: float
    holding: int | None = None
    ended: int = 0
    next_table: str = ""
    hints: bool = False  # allowed where several people play
    rules: int = 1  # the version that its moves were made under; of no meaning before the game
    lesson: list[str] | None = None  # of a guided first game: the ideas that have been told
    away: int = 600  # seconds without a person's window, after which a bot may play for them; 0: never
    due: bool = False  # a bot is asked
    muted: list[str] = field(default_factory=list)  # holders whom the host does not want to hear

    def seat_of(self, holder: str) -> int | None:
        """The seat on which a person sits."""
        if holder:
            for number, seat in enumerate(self.seats):
                if seat.holder == holder and not seat.left:
                    return number
        return None

    @property
    def is_left_to_bots(self) -> bool:
        """Return True if no person plays: bots are only at it for whoever watches."""
        return not any(seat.is_held and not seat.stand_in for seat in self.seats)

    @property
    def names_in_use(self) -> list[str]:
        """Of those who sit: nobody else is called so at this table."""
        return [seat.name for seat in self.seats if seat.kind != "open" and not seat.left]

    @property
    def allows_hints(self) -> bool:
        """Whether a seat may ask the house bot: alone against bots, or where the host has allowed it to everybody."""
        people = [seat for seat in self.seats if seat.kind != "bot" and not seat.left]
        return self.hints or len(people) <= 1


@dataclass(frozen=True)
class MoveRow:
    seat: int
    action: str


@dataclass(frozen=True)
class ChatRow:
    seat: int | None
    name: str
    text: str
    at: float
    holder: str = ""  # of who said it; not known of lines from before it was noted


@dataclass(frozen=True)
class TableSnapshot:
    """A table with all that belongs to it, as it was at one moment."""

    row: TableRow
    moves: list[MoveRow]
    keys: set[str] = field(default_factory=set)
    chat: list[ChatRow] = field(default_factory=list)


LONGEST: Final = 7900  # bytes; a notification of PostgreSQL takes some more
MOST_MARKED: Final = 400  # watchers that are told apart in one notice


class BusEvent(msgspec.Struct, kw_only=True):
    by: str  # the process that tells it


class TableChanged(BusEvent, tag="changed"):
    """A table is at a version now: of the moves of the one before, so many have stayed. Where it is little enough to be
    told, who was at the one before need not look: its row as it is now, and the moves that follow those that stayed."""

    table: str
    version: int
    keep: int
    key: str = ""
    row: TableRow | None = None
    moves: list[MoveRow] = []


class ChatPosted(BusEvent, tag="spoken"):
    table: str


class PresenceUpdate(BusEvent, tag="here"):
    """Who of a table looks at it through this process."""

    table: str
    people: dict[str, bool]  # holders of seats; whether they end their turns by hand
    watchers: list[str]  # a mark of each: who has windows in two processes is one
    more: int = 0  # of whom there are too many to be told apart


class PresenceQuery(BusEvent, tag="who"):
    """A process has come to know a table, and asks who looks at it elsewhere."""

    table: str


class PreferenceChanged(BusEvent, tag="preferred"):
    holder: str
    game: str


class Heartbeat(BusEvent, tag="alive"):
    pass


class ProcessGone(BusEvent, tag="gone"):
    """A process stops; or it has been silent for so long that it must have died."""


AnyEvent = TableChanged | ChatPosted | PresenceUpdate | PresenceQuery | PreferenceChanged | Heartbeat | ProcessGone

read = msgspec.json.Decoder(AnyEvent).decode
_encode = msgspec.json.Encoder().encode


def written(news: AnyEvent) -> str:
    """News as a notification carries them."""
    told = _encode(news)
    if len(told) > LONGEST and isinstance(news, TableChanged):
        told = _encode(replace_fields(news, row=None, moves=[]))
    elif len(told) > LONGEST and isinstance(news, PresenceUpdate):
        told = _encode(
            replace_fields(news, watchers=news.watchers[:MOST_MARKED], more=len(news.watchers) - MOST_MARKED)
        )
    return told.decode()


class Bus(Protocol):
    @property
    def name(self) -> str:
        """This process, among the others."""

    async def open(self, hear: Callable[[AnyEvent], None]) -> None: ...

    async def close(self) -> None: ...

    def tell(self, news: AnyEvent) -> None:
        """Let the others know, as soon as may be."""

    def owning(self, table: str) -> "OwningTable":
        """Be the one process that drives the bots of a table, unless another is."""


class OwningTable(Protocol):
    async def __aenter__(self) -> bool: ...

    async def __aexit__(self, *raised: Any) -> bool | None: ...


class LocalBus:
    """A server of one process has nobody to talk to."""

    name = ""

    async def open(self, hear: Callable[[AnyEvent], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, news: AnyEvent) -> None:
        pass

    def owning(self, table: str) -> OwningTable:
        return self._owning()

    @asynccontextmanager
    async def _owning(self) -> AsyncIterator[bool]:
        yield True


class Stats(Protocol):
    def moved(self, by: str) -> None:
        """An answer was written down, given by a person or a bot."""

    def thought(self, seconds: float) -> None:
        """A bot has come to an answer, waiting for its turn to think included."""

    def holds(self, tables: int) -> None:
        """So many tables are in memory."""


class NoStats:
    """Nobody asks."""

    def moved(self, by: str) -> None:
        pass

    def thought(self, seconds: float) -> None:
        pass

    def holds(self, tables: int) -> None:
        pass


NO_STATS: Final = NoStats()


class VersionConflict(Exception):
    """Somebody else has changed the table since it was read."""


@dataclass(frozen=True)
class Change:
    """What one event does to the moves of a table: of `before` of them the first `keep` stay, then `append` follows.
    Under a key it is done once."""

    before: int
    keep: int
    append: Sequence[MoveRow] = ()
    key: str = ""
    seating: bool = False  # who sits where has changed


class TableStore(Protocol):
    """Nothing is told to anybody before it has been written down here."""

    @property
    def bus(self) -> Bus:
        """How the processes that share it talk to each other."""

    async def open(self, patience: float = 0.0) -> None: ...

    async def close(self) -> None: ...

    async def create(self, table: TableRow, moves: Sequence[MoveRow]) -> None: ...

    async def change(self, table: TableRow, version: int, change: Change) -> None:
        """Commit an event that was made on `version`; raises Moved when the table is no longer there."""

    async def say(self, id: str, line: ChatRow, key: str) -> None:
        """Write a line of chat down after the last one; raises Moved when somebody else spoke at the same moment."""

    async def prefer(self, holder: str, game: str, chosen: Mapping[str, str]) -> None:
        """Keep what somebody wants answered at a game without being asked."""

    async def preferences(self, holders: Sequence[str], game: str) -> dict[str, dict[str, str]]:
        """What each of them has said; who has said nothing is not in it."""

    async def read(self, id: str) -> TableSnapshot | None:
        """A table as it was at one moment, whoever else changes it; None where there is none."""

    async def version(self, id: str) -> int:
        """At which version a table is now; -1 where it is none any more."""

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]: ...

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which a secret sits, or which it opened, newest first."""

    async def gathering(self, most: int) -> list[str]:
        """The ids of listed tables that wait for players, newest first."""

    async def waiting_for_bots(self) -> list[str]:
        """The ids of the tables in play at which people sit and a bot is asked."""

    async def bots_alone(self, host: str) -> int:
        """How many tables of a person are in play at which only bots sit."""

    async def expire(self, unbegun_before: float, bots_before: float, watched: Sequence[str]) -> list[str]:
        """Forget tables that were opened and never begun, and those at which bots were left alone; which."""


def is_full(row: TableRow) -> bool:
    return all(seat.kind != "open" for seat in row.seats)


def is_ready(row: TableRow) -> bool:
    """Whether the game begins: every seat is taken, and everybody has said so."""
    return is_full(row) and all(seat.ready for seat in row.seats if seat.kind == "person")


def new_match(row: TableRow) -> Match:
    """The match that begins when everybody sits."""
    return Match.new(game_by_name(row.game), len(row.seats), row.options, [seat.name for seat in row.seats])


def row_of(row: TableRow, match: Match | None, version: int) -> TableRow:
    """The table's row when its match stands so."""
    changed: dict[str, Any] = {"version": version, "updated": time.time()}  # Any: columns of any kind
    if match is not None:
        changed |= {
            "status": "over" if match.over else "playing",
            "holding": match.holding,
            "ended": match.ended,
            "rules": match.record.rules,
            "due": any(row.seats[seat].is_played_by_bot for seat in match.waiting),
        }
    return replace(row, **changed)


def moves_of(match: Match, after: int = 0) -> list[MoveRow]:
    """The moves as the store keeps them."""
    return [MoveRow(move.seat, move.action.text) for move in match.record.moves[after:]]
