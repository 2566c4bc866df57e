"""A live table: its row and its match in memory. Every change is written down before it shows."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, NOBODY
from boardwright.kernel.errors import NotLegal
from boardwright.kernel.game import Game
from boardwright.kernel.record import Move, Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.text import Text, common
from boardwright.lobby import messages
from boardwright.lobby.advice import coaching
from boardwright.lobby.errors import Stale
from boardwright.lobby.game_log import Log
from boardwright.lobby.identity import told_name
from boardwright.lobby.match import Match
from boardwright.lobby.presence import Presence
from boardwright.lobby.storage import (
    Change,
    ChatRow,
    MoveRow,
    SeatRow,
    TableChanged,
    TableRow,
    TableSnapshot,
    TableStore,
    VersionConflict,
    is_ready,
    moves_of,
    new_match,
    row_of,
)


@dataclass(frozen=True)
class QueuedAnswers:
    answers: list[str]
    made_at: int  # moves that had been made

    def holds(self, seat: int, moves: Sequence[Move], legal: Sequence[Action]) -> bool:
        """Whether its next answer is still what was meant: nobody else has moved, nothing was taken back."""
        since = moves[self.made_at :]
        undisturbed = len(moves) >= self.made_at and all(move.seat in (seat, CHANCE) for move in since)
        return bool(self.answers) and undisturbed and self.answers[0] in [action.text for action in legal]

    def rest(self) -> "QueuedAnswers":
        return QueuedAnswers(self.answers[1:], self.made_at + 1)


class LiveTable:
    """One table in memory. Everything that changes it holds `lock` and commits. Then it is broadcast."""

    def __init__(self, kept: TableSnapshot, store: TableStore, process: str = "") -> None:
        """`process`: the name of this one, where there are several."""
        self.row = row = kept.row
        self.store = store
        self.game: Game[Any] = game_by_name(row.game)
        self.lock = asyncio.Lock()
        self.presence = Presence(process)
        self.behind = False  # another process has changed it, and nobody here has looked since
        self.keys = kept.keys
        self.chat = kept.chat
        self.thinking: set[int] = set()  # seats of bots at work
        self.plans: dict[int, QueuedAnswers] = {}  # what bots have in mind to answer next, by their seats
        # By holder: what is answered for them without asking. Who has just taken an answer back is asked.
        self.preferences: dict[str, dict[str, str]] = {}
        self.asked_again: int | None = None
        # What the coach says to a seat, for one version of the table.
        self._coached: tuple[int, int, messages.CoachInfo | None] | None = None
        # Whether something may have been written of which this does not know: the database went away.
        self._doubtful = False
        self.broadcast_version = row.version  # the one that all viewers know of
        # The whole game where earlier rules led elsewhere: it is shown as far as today's go, and nobody acts any more.
        self.stopped: Record | None = None
        # What has been committed; a change is tried on a copy, which takes this one's place when it is written down.
        self.match: Match | None = None if row.status == "gathering" else self._rebuilt(kept.moves)
        self._log = Log(self.game, self.players, self.row.options)

    # --- who is who

    @property
    def players(self) -> int:
        return len(self.row.seats)

    def preferences_of(self, number: int) -> dict[str, str]:
        return self.game.full_preferences(self.preferences.get(self.row.seats[number].holder, {}))

    def preferred(self, number: int) -> Action | None:
        """The answer that a person's preferences give to what the seat is asked. None while the coach speaks of it."""
        match, seat = self.match, self.row.seats[number]
        if match is None or not seat.is_held or seat.stand_in or number == self.asked_again or self.coach(number):
            return None
        return self.game.preferred(match.state, number, self.preferences_of(number))

    # --- changing it

    async def commit(self, do: Callable[[Match], None], key: str = "", *, answers: int | None = None) -> None:
        """Do something to the match and write it down. What is refused or cannot be written has not happened. A seat
        that answers has heard what the coach says about the question."""
        assert self.match is not None and self.lock.locked()
        match = self.match.copy()
        do(match)
        before = len(self.match.record.moves)
        keep = min(before, len(match.record.moves))
        change = Change(before, keep, moves_of(match, keep), key)
        heard = None if answers is None else self.coach(answers)
        await self._write(self._told([heard.idea]) if heard else self.row, match, change)

    async def seat(self, seats: list[SeatRow], *, host: str | None = None) -> None:
        """Change who sits where, and who is host. When everybody sits and is ready, the first questions are asked."""
        row, match = replace(self.row, seats=seats, host=self.row.host if host is None else host), self.match
        if match is None and is_ready(row):
            match = new_match(row)
        elif match is not None:
            match = match.copy()
            match.record.names[:] = [seat.name for seat in seats]
        before = 0 if self.match is None else len(self.match.record.moves)
        begun = [] if match is None else moves_of(match, before)
        await self._write(row, match, Change(before, before, begun, seating=True))

    async def set_rematch(self, next_table: str) -> None:
        """Note the table of the rematch."""
        await self._note(replace(self.row, next_table=next_table))

    async def learn(self, ideas: Iterable[str]) -> None:
        """Note ideas of the lesson as told."""
        await self._note(self._told(ideas))

    async def mute(self, holders: list[str]) -> None:
        """Note whom the host does not want to hear."""
        await self._note(replace(self.row, muted=holders))

    async def _note(self, row: TableRow) -> None:
        """Write down what has nothing to do with the match."""
        moves = 0 if self.match is None else len(self.match.record.moves)
        await self._write(row, self.match, Change(moves, moves))

    def _told(self, ideas: Iterable[str]) -> TableRow:
        return replace(self.row, lesson=list(dict.fromkeys([*(self.row.lesson or ()), *ideas])))

    async def say(self, line: ChatRow, key: str) -> None:
        try:
            await self.store.say(self.row.id, line, key)
        except VersionConflict as error:
            await self.reload()
            raise Stale from error
        self.chat.append(line)
        self.keys.add(key)

    async def renew(self, stored: Sequence[MoveRow]) -> None:
        """Write a table of earlier rules down as the game that it is under today's. Before anybody looks at it."""
        match = self.match
        if match is None or self.stopped or self.row.rules == self.game.version:
            return
        moves = moves_of(match)
        keep = next((n for n, (new, old) in enumerate(zip(moves, stored, strict=False)) if new != old), len(stored))
        await self._write(self.row, match, Change(len(stored), keep, moves[keep:]))

    async def _write(self, row: TableRow, match: Match | None, change: Change) -> None:
        if self._doubtful:
            await self.reload()
            raise Stale
        row = row_of(row, None if self.stopped else match, self.row.version + 1)
        try:
            await self.store.change(row, self.row.version, change)
        except BaseException as error:
            # Cancelled or broken off: it may have been written or not.
            self._doubtful = True
            await asyncio.shield(self.reload())
            if isinstance(error, VersionConflict):
                raise Stale from error
            raise
        self.row, self.match, self.asked_again = row, match, None
        if change.key:
            self.keys.add(change.key)

    async def reload(self) -> None:
        """Read the table again: the store is the truth. What the viewers know of the log may be wrong."""
        id = self.row.id
        kept = await self.store.read(id)
        if kept is None:
            raise NotLegal(common("no-table", table=repr(id)))  # it was abandoned, and has been forgotten
        self.row, self.keys, self.chat, self._doubtful = kept.row, kept.keys, kept.chat, False
        self.match = None if self.row.status == "gathering" else self._rebuilt(kept.moves)
        for viewer in self.presence.viewers:
            viewer.known = 0

    async def catch_up(self, changed: TableChanged | None = None) -> None:
        """Go where the table is, if another process has changed it. `changed`: what that process has told."""
        assert self.lock.locked()
        if changed is None:
            if await self.store.version(self.row.id) != self.row.version:
                await self.reload()
        elif changed.version > self.row.version and not self._follow(changed):
            await self.reload()

    def _follow(self, changed: TableChanged) -> bool:
        """Play on what another process has told, where it is all that is missing; whether it is."""
        row, match = changed.row, self.match
        next_one = changed.version == self.row.version + 1 and not self.stopped and not self._doubtful
        if row is None or match is None or not next_one or changed.keep != len(match.record.moves):
            return False
        made = [Move(move.seat, self.game.book[move.action]) for move in changed.moves]
        self.match = match.followed_by(made, row.holding, row.ended)
        self.match.record.names[:] = [seat.name for seat in row.seats]
        self.row, self.asked_again = row, None
        if changed.key:
            self.keys.add(changed.key)
        return True

    @property
    def is_ahead_of_viewers(self) -> bool:
        """Whether the table is further than those who look at it know."""
        return self.broadcast_version != self.row.version

    def _rebuilt(self, moves: Sequence[MoveRow]) -> Match:
        book = self.game.book
        played = [Move(move.seat, book[move.action]) for move in moves]
        names = [seat.name for seat in self.row.seats]
        record = Record(self.game, self.players, self.row.options, played, names, rules=self.row.rules).renewed()
        self.stopped = None if record.rules == self.game.version else record
        if self.stopped:
            return Match(record.until_refused(), holding=NOBODY)
        if record.rules != self.row.rules:
            # Values that it was begun with are corrections of today's: they are written down with its moves (`renew`).
            self.row = replace(self.row, options=self.game.full_options(record.options))
        return Match(record, holding=self.row.holding, ended=self.row.ended + len(record.moves) - len(played))

    def require_playable(self) -> None:
        """Refuse to change a table that cannot go on."""
        if self.stopped:
            raise NotLegal(common("table-stopped"))

    def log_turns(self, after: int) -> list[messages.LogTurn]:
        """The turns that go beyond the first `after` moves."""
        if self.match is None:
            return []
        return self._log.turns(self.match.record.moves, after, self._names())

    def log_step(self, number: int) -> messages.LogLine:
        """One move of a game that has begun."""
        assert self.match is not None
        return self._log.step(self.match.record.moves, number, self._names())

    def _names(self) -> list[Text]:
        return [told_name(seat.name) for seat in self.row.seats]

    # --- telling

    def coach(self, seat: int) -> messages.CoachInfo | None:
        """What the coach of a guided first game says to a seat that is asked."""
        match, lesson = self.match, self.row.lesson
        if lesson is None or match is None or seat not in match.waiting:
            return None
        if self._coached is None or self._coached[:2] != (self.row.version, seat):
            self._coached = (self.row.version, seat, coaching(self.game, match.state, seat, lesson))
        return self._coached[2]

    def chat_lines(self, after: int = 0) -> list[messages.ChatLine]:
        return [
            messages.ChatLine(
                number=number,
                seat=line.seat,
                name=told_name(line.name),
                text=line.text,
                at=line.at,
                muted=bool(line.holder) and line.holder in self.row.muted,
            )
            for number, line in enumerate(self.chat[after:], after + 1)
        ]
