"""Who is at a table: viewers through this process and through others, who is away and for how long, who is host."""

from collections.abc import Mapping
from typing import Final, Protocol

from boardwright.lobby.storage import Clock, PresenceUpdate, SeatRow, TableRow

# A host without an open window for so many seconds is stood in for by the first person who is there.
HOST_AWAY: Final = 600.0
MARK: Final = 12  # letters of a person's id that tell two people apart


class Viewer(Protocol):
    """Somebody with the table open."""

    person: str
    address: str  # where they come from: bots think for them in turn with others
    confirm: bool  # whether the own turn waits for End Turn
    known: int  # moves that the log sent so far tells of
    previews: bool  # whether to be told what answers would change

    def send(self, encoded: bytes) -> None: ...


class Presence:
    def __init__(self, process: str, last_seen: Mapping[str, float], clock: Clock) -> None:
        """`process`: the name of this one, '' if it is the only one. `last_seen`: by person, as it was written down."""
        self.process: Final[str] = process
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, PresenceUpdate] = {}  # who looks at it through other processes, by these
        self.heard_at: dict[str, float] = {}  # when these last said so
        self.sent_watchers = 0  # how many watchers the viewers know of
        self._clock: Final = clock
        self._seen: dict[str, float] = {}
        self._last_seen: Final = last_seen
        self._since = clock()  # of whom nothing is written down counts as seen then

    @property
    def is_watched(self) -> bool:
        """Return True if anybody looks at the table, through whichever process."""
        return bool(self.viewers or self.elsewhere)

    def saw(self, person: str) -> None:
        self._seen[person] = self._clock()

    def is_here(self, person: str) -> bool:
        here = bool(person) and person in [viewer.person for viewer in self.viewers]
        return here or any(person in others.people for others in self.elsewhere.values())

    def seen_since(self, at: float) -> dict[str, float]:
        """Who is here, or was after that moment, and when last."""
        left = {person: seen for person, seen in self._seen.items() if seen >= at}
        return left | {viewer.person: self._clock() for viewer in self.viewers}

    def away_for(self, person: str) -> float:
        """The seconds for which a person has had no window open."""
        if self.is_here(person):
            return 0.0
        return self._clock() - max(self._seen.get(person, 0.0), self._last_seen.get(person, self._since))

    def is_connected(self, seat: SeatRow) -> bool:
        return seat.kind == "bot" or (seat.kind == "person" and self.is_here(seat.person))

    def may_be_stood_in_for(self, row: TableRow, number: int) -> bool:
        """Return True if the host may let a bot play for the person of a seat until they are back."""
        seat = row.seats[number]
        if row.status != "playing" or seat.stand_in or not seat.is_held:
            return False
        return 0 < row.away <= self.away_for(seat.person)

    def host(self, row: TableRow) -> str:
        """Who may start, seat, hand over and mute: who opened the table or was given it; while that person is not
        there, the first at the table who is."""
        if not row.host or self.away_for(row.host) > HOST_AWAY:
            present = (seat.person for seat in row.seats if seat.is_held and self.is_here(seat.person))
            return next(present, row.host)
        return row.host

    def is_host(self, row: TableRow, person: str) -> bool:
        return bool(person) and person == self.host(row)

    def ends_turns_by_hand(self, person: str) -> bool:
        """Return True if a person is here and wants to end turns by hand."""
        here = any(viewer.person == person and viewer.confirm for viewer in self.viewers)
        return here or any(others.people.get(person, False) for others in self.elsewhere.values())

    def update(self, row: TableRow) -> PresenceUpdate:
        """Who looks at the table through this process, for the others."""
        people: dict[str, bool] = {}
        for viewer in self.viewers:
            if row.seat_of(viewer.person) is not None:
                people[viewer.person] = people.get(viewer.person, False) or viewer.confirm
        return PresenceUpdate(by=self.process, table=row.id, people=people, watchers=sorted(self._watching_here(row)))

    def watchers(self, row: TableRow) -> int:
        """How many people look on without a seat."""
        marks = self._watching_here(row).union(*[others.watchers for others in self.elsewhere.values()])
        return len(marks) + sum(others.more for others in self.elsewhere.values())

    def _watching_here(self, row: TableRow) -> set[str]:
        """A mark of each who looks on without a seat: a person with two windows is one; who has brought no cookie is
        nobody else."""
        watching = [viewer for viewer in self.viewers if row.seat_of(viewer.person) is None]
        return {viewer.person[:MARK] or f"{self.process}{id(viewer):x}" for viewer in watching}
