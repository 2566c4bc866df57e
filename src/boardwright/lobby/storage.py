"""What is kept of tables, and the protocols of those who keep and announce it: a database and its notifications for a
server, the browser's own storage for one device."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from boardwright.lobby import messages
from boardwright.lobby.identity import look_alike

NEW: Final = -1  # the version on which a table is created
LEASE: Final = 15.0  # seconds for which a claim of what is due holds, unless it is renewed


class Summary(msgspec.Struct, kw_only=True):
    """What lists show of a game, so that nobody rebuilds it for them."""

    moves: int = 0
    waiting: list[int] = []
    progress: messages.Text = ""
    phase: messages.Text = ""
    roles: list[messages.Text] = []
    discs: list[str] = []
    scores: list[int] = []
    winners: list[int] = []
    rivals: list[messages.RivalInfo] = []


@dataclass
class SeatRow:
    """Who sits on a seat. `person` is the id of the person to whom it belongs."""

    kind: str
    name: str = ""
    bot: str = ""
    person: str = ""
    left: bool = False
    ready: bool = False  # before the game
    stand_in: str = ""  # the bot that plays for a person who is away
    again: bool = False  # after the game: would play once more

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or bool(self.stand_in)

    @property
    def is_held(self) -> bool:
        """Return True if the seat is somebody's who has not said goodbye."""
        return self.kind == "person" and not self.left


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatRow]
    host: str  # the id of a person
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
    # Persons whom the host does not want to hear, with the names under which they spoke.
    muted: dict[str, str] = field(default_factory=dict)
    summary: Summary = field(default_factory=Summary)

    def seat_of(self, person: str) -> int | None:
        """The seat on which a person sits."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person and not seat.left:
                    return number
        return None

    def has_muted(self, person: str, name: str) -> bool:
        """Return True if the host does not want to hear a person, or whoever speaks under the same name: a new cookie
        makes nobody somebody else."""
        return person in self.muted or any(look_alike(name, each) for each in self.muted.values() if each)

    @property
    def is_left_to_bots(self) -> bool:
        """Return True if no person plays: bots are only at it for whoever watches."""
        return not any(seat.is_held and not seat.stand_in for seat in self.seats)

    @property
    def names_in_use(self) -> list[str]:
        """The names of those who sit: nobody else is called so at this table."""
        return [seat.name for seat in self.seats if seat.kind != "open" and not seat.left]

    @property
    def allows_hints(self) -> bool:
        """Return True if a seat may ask the house bot: alone against bots, or where the host allows it to everybody."""
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
    person: str = ""  # who said it; not known of lines from before it was noted


@dataclass(frozen=True)
class Due:
    """Something that happens later without a click: a bot's answer, an auto-answer."""

    seat: int
    kind: str
    at: float


@dataclass(frozen=True)
class Notice:
    """A message for a person that leaves the server."""

    person: str
    kind: str
    body: str


@dataclass(frozen=True)
class TableSnapshot:
    """A table with all that belongs to it, as it was at one moment."""

    row: TableRow
    moves: list[MoveRow]
    keys: set[str] = field(default_factory=set)
    chat: list[ChatRow] = field(default_factory=list)  # the newest lines
    last_seen: dict[str, float] = field(default_factory=dict)  # by person, of those who sit there
    lines_before: int = 0  # older lines of chat
    claimed: bool = False  # this process has claimed what is due at it


@dataclass(frozen=True)
class Commit:
    """Everything that one event changes, written together or not at all.

    It was made on `version` of the table; `table` is the row after it. Of `before` moves the first `keep` stay, then
    `moves` follow. Under a key it is done once. What was due is replaced by `due`.
    """

    table: TableRow
    version: int
    before: int = 0
    keep: int = 0
    moves: Sequence[MoveRow] = ()
    key: str = ""
    seats: bool = False  # who sits where has changed
    due: Sequence[Due] = ()
    outbox: Sequence[Notice] = ()


class VersionConflict(Exception):
    """Somebody else has changed the table since it was read."""


# --- what the processes of one server tell each other: signals only, the truth is in the database


class BusEvent(msgspec.Struct, kw_only=True):
    by: str  # the process that sends it


class TableChanged(BusEvent, tag="changed"):
    """A table is at a version now; of the moves of the one before, `keep` have stayed."""

    table: str
    version: int
    keep: int


class ChatPosted(BusEvent, tag="spoken"):
    table: str


class PresenceUpdate(BusEvent, tag="here"):
    """Who looks at a table through this process. It is repeated, and forgotten if it is not."""

    table: str
    people: dict[str, bool]  # persons with seats; whether they end their turns by hand
    watchers: list[str]  # a mark of each: who has windows in two processes is one
    more: int = 0  # of whom there are too many to be told apart


class PresenceQuery(BusEvent, tag="who"):
    """A process has come to know a table, and asks who looks at it elsewhere."""

    table: str


class PreferenceChanged(BusEvent, tag="preferred"):
    person: str
    game: str


class ConnectionLost(BusEvent, tag="lost"):
    """This process did not hear the others for a while: it reads its tables again."""


AnyEvent = TableChanged | ChatPosted | PresenceUpdate | PresenceQuery | PreferenceChanged | ConnectionLost


class Bus(Protocol):
    @property
    def name(self) -> str:
        """The name of this process among the others, '' if it is the only one."""

    async def open(self, hear: Callable[[AnyEvent], None]) -> None: ...

    async def close(self) -> None: ...

    def send(self, event: AnyEvent) -> None:
        """Send it to the other processes, without waiting."""


class LocalBus:
    """The bus of a server of one process: nobody else listens."""

    name = ""

    async def open(self, hear: Callable[[AnyEvent], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def send(self, event: AnyEvent) -> None:
        pass


# --- who keeps it


class TableStore(Protocol):
    """A move is shown to nobody before `commit` has returned."""

    @property
    def bus(self) -> Bus:
        """How the processes that share it talk to each other."""

    async def open(self, patience: float = 0.0) -> None: ...

    async def close(self) -> None: ...

    async def commit(self, *commits: Commit) -> None:
        """Write an event down, at one table or at several; raises VersionConflict if one of them is no longer at the
        version before it."""

    async def say(self, id: str, line: ChatRow, key: str) -> int:
        """Write a line of chat down after the last one; its number. Raises VersionConflict if somebody else spoke at
        the same moment, or if the key has been used."""

    async def prefer(self, person: str, game: str, chosen: Mapping[str, str]) -> None:
        """Keep what a person wants answered at a game without being asked."""

    async def preferences(self, persons: Sequence[str], game: str) -> dict[str, dict[str, str]]:
        """What each of them has said; who has said nothing is not in it."""

    async def read(self, id: str) -> TableSnapshot | None:
        """A table as it was at one moment, whoever else changes it; None if there is none."""

    async def since(self, id: str, moves: int) -> tuple[TableRow, list[MoveRow]] | None:
        """The row of a table and its moves after the first ones, as they were at one moment."""

    async def latest(self, id: str) -> tuple[int, int]:
        """The version of a table, -1 if there is none any more, and the number of its last line of chat."""

    async def has_key(self, id: str, key: str) -> bool:
        """Whether something has been done at a table under this key."""

    async def chat(self, id: str, after: int = 0, most: int | None = None) -> list[ChatRow]:
        """The lines of chat after the first ones."""

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables at which a person sits, or which they opened, newest first."""

    async def gathering(self, most: int) -> list[TableRow]:
        """Listed tables that wait for players, newest first."""

    async def bots_alone(self, host: str) -> int:
        """How many tables of a person are in play at which only bots sit."""

    async def claim(self, now: float, until: float, id: str = "") -> list[str]:
        """Take over what is due and no living process does, at all tables or at one; the ids of these tables. It is
        ours until the lease ends."""

    async def renew(self, until: float, ids: Sequence[str]) -> None:
        """Keep what this process has claimed at these tables."""

    async def expire(self, now: float, watched: Sequence[str]) -> list[str]:
        """Forget abandoned tables and old idempotency keys; the ids of these tables."""

    async def saw(self, seen: Mapping[str, float]) -> None:
        """Note when each person was last seen."""

    async def person_of(self, secret_hash: str, *, create: bool) -> str:
        """The id of the person to whom a session belongs; '' if there is none and none is to be created."""


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

Clock = Callable[[], float]
