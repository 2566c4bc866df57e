"""A live table: its row and its match in memory. Every change is written down before it shows."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import NOBODY
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
    NEW,
    ChatRow,
    Clock,
    Commit,
    Due,
    MoveRow,
    SeatRow,
    Summary,
    TableChanged,
    TableRow,
    TableSnapshot,
    TableStore,
    VersionConflict,
)

LATER: Final = 1e12  # seconds: bots that nobody looks at play on when somebody comes
CHAT_SHOWN: Final = 500  # lines, the newest; all are kept
SPEAKING_AT_ONCE: Final = 20  # lines of other processes that may come between


@dataclass
class Draft:
    """A table while it is being changed. An edit changes the row in place, and the match by `play`."""

    row: TableRow
    match: Match | None
    asked_again: int | None = None  # who has just taken an answer back is asked, whatever their preferences say
    seats_changed: bool = False
    also: list[Commit] = field(default_factory=list)  # what is written in the same transaction
    _copied: bool = False

    @property
    def play(self) -> Match:
        """The match to be changed: a copy."""
        assert self.match is not None
        if not self._copied:
            self.match, self._copied = self.match.copy(), True
        return self.match

    def seat(self, number: int, seat: SeatRow) -> None:
        self.seats([seat if n == number else each for n, each in enumerate(self.row.seats)])

    def seats(self, seats: Sequence[SeatRow]) -> None:
        """Change who sits where. When everybody sits and is ready, the game begins."""
        self.row.seats, self.seats_changed = list(seats), True
        if self.match is not None:
            self.play.record.names[:] = [seat.name for seat in seats]
        elif is_ready(self.row):
            self.match, self._copied = new_match(self.row), True

    def learn(self, ideas: Iterable[str]) -> None:
        """Note ideas of the lesson as explained."""
        self.row.lesson = list(dict.fromkeys([*(self.row.lesson or ()), *ideas]))


Edit = Callable[[Draft], None]


class LiveTable:
    """One table in memory. Everything that changes it goes through `change`. Then it is broadcast."""

    def __init__(self, kept: TableSnapshot, store: TableStore, process: str = "", clock: Clock = time.time) -> None:
        """`process`: the name of this one, where there are several."""
        self.row = row = kept.row
        self.store = store
        self.clock = clock
        self.game: Game[Any] = game_by_name(row.game)
        self.lock = asyncio.Lock()
        self.presence = Presence(process, kept.last_seen, clock)
        self.behind = False  # another process has changed it, and nobody here has looked since
        self.is_ours = not process or kept.claimed  # this process does what is due at it
        self.keys = kept.keys
        self.chat = kept.chat  # the newest lines
        self.lines_before = kept.lines_before  # older ones
        self.sent_line = self.last_line  # the number of the last one that viewers know of
        self.thinking: set[int] = set()  # seats of bots at work
        # By person: what is answered for them without asking.
        self.preferences: dict[str, dict[str, str]] = {}
        self.asked_again: int | None = None
        # What the coach says to a seat, for one version of the table.
        self._coached: tuple[int, int, messages.CoachInfo | None] | None = None
        # Whether something may have been written of which this does not know: the database went away.
        self.is_doubtful = False
        self.broadcast_version = row.version  # the one that all viewers know of
        self.broadcast_is_due = False
        # The whole game where earlier rules led elsewhere: it is shown as far as today's go, and nobody acts any more.
        self.stopped: Record | None = None
        # What has been committed; a change is tried on a copy, which takes this one's place when it is written down.
        self.match: Match | None = None if row.status == "gathering" else self._rebuilt(kept.moves)
        self._log = Log(self.game, self.players, self.row.options)

    # --- who is who

    @property
    def players(self) -> int:
        return len(self.row.seats)

    def preferences_of(self, person: str) -> dict[str, str]:
        return self.game.full_preferences(self.preferences.get(person, {}))

    def preferred(self, number: int) -> Action | None:
        """The answer that a person's preferences give to what the seat is asked. None while the coach speaks of it."""
        if self.match is None or number == self.asked_again or self.coach(number):
            return None
        return self._preferred(self.row, self.match, number)

    def _preferred(self, row: TableRow, match: Match, number: int) -> Action | None:
        seat = row.seats[number]
        if not seat.is_held or seat.stand_in:
            return None
        return self.game.preferred(match.state, number, self.preferences_of(seat.person))

    # --- changing it

    async def change(self, edit: Edit, *, key: str = "", version: int | None = None) -> int:
        """Change the table and write that down; the version after it. What is refused or cannot be written has not
        happened. A key that has been applied is not applied again. `version`: the one that the sender has seen."""
        async with self.lock:
            if self.is_doubtful:
                await self.reload()
            if key and key in self.keys:
                return self.row.version
            if version is not None and version > self.row.version:  # seen through another process
                await self.catch_up()
                if key in self.keys:
                    return self.row.version
            if version is not None and version != self.row.version:
                if key and await self._was_done_elsewhere(key):
                    return self.row.version
                raise Stale
            draft = Draft(replace(self.row, seats=list(self.row.seats)), self.match)
            edit(draft)
            try:
                await self._commit(draft, key)
            except Stale:
                # What was sent again may have been done, while this process did not know of it.
                if not key or key not in self.keys:
                    raise
            return self.row.version

    async def _was_done_elsewhere(self, key: str) -> bool:
        """Who follows the moves of another process reads no keys with them: that one may have died after the commit."""
        if self.presence.process and await self.store.has_key(self.row.id, key):
            self.keys.add(key)
        return key in self.keys

    async def renew(self, stored: Sequence[MoveRow]) -> None:
        """Write a table of earlier rules down as the game that it is under today's, and one without a summary with it.
        Before anybody looks at it."""
        match = self.match
        is_current = self.row.rules == self.game.version and bool(self.row.summary.moves or not stored)
        if match is None or self.stopped or is_current:
            return
        moves = moves_of(match)
        keep = next((n for n, (new, old) in enumerate(zip(moves, stored, strict=False)) if new != old), len(stored))
        draft = Draft(replace(self.row), match)
        await self._write(draft, Commit(draft.row, 0, len(stored), keep, moves[keep:]))

    async def _commit(self, draft: Draft, key: str) -> None:
        before = 0 if self.match is None else len(self.match.record.moves)
        after = 0 if draft.match is None else len(draft.match.record.moves)
        keep = min(before, after)
        moves = [] if draft.match is None or draft.match is self.match else moves_of(draft.match, keep)
        commit = Commit(draft.row, 0, before, keep, moves, key, draft.seats_changed)
        await self._write(draft, commit)

    async def _write(self, draft: Draft, commit: Commit) -> None:
        row, match = draft.row, None if self.stopped else draft.match
        row.version, row.updated = self.row.version + 1, self.clock()
        if match is not None:
            describe(row, match)
        commit = replace(commit, version=self.row.version, due=[] if match is None else self._due(row, match))
        try:
            await self.store.commit(commit, *draft.also)
        except BaseException as error:
            # Cancelled or broken off: it may have been written or not.
            self.is_doubtful = True
            await asyncio.shield(self.reload())
            if isinstance(error, VersionConflict):
                raise Stale from error
            raise
        self.row, self.match, self.asked_again, self.is_ours = row, draft.match, draft.asked_again, True
        if commit.key:
            self.keys.add(commit.key)

    def _due(self, row: TableRow, match: Match) -> list[Due]:
        now = self.clock()
        bots = LATER if row.is_left_to_bots and not self.presence.is_watched else now
        due = [Due(seat, "bot", bots) for seat in match.waiting if row.seats[seat].is_played_by_bot]
        return due + [Due(seat, "auto", now) for seat in match.waiting if self._preferred(row, match, seat) is not None]

    async def say(self, line: ChatRow, key: str) -> None:
        """Write a line of chat down, whoever else speaks at the same moment. A key that has been used says nothing."""
        for _ in range(SPEAKING_AT_ONCE):
            if key in self.keys:
                return
            try:
                number = await self.store.say(self.row.id, line, key)
            except VersionConflict:
                await self.reload()
            except BaseException:
                self.is_doubtful = True  # it may be there
                raise
            else:
                self.keys.add(key)
                if number == self.last_line + 1:
                    self._take([line])
                else:  # another process was faster
                    await self.hear_chat()
                return
        raise Stale

    async def hear_chat(self) -> None:
        """Read the lines that were added."""
        self._take(await self.store.chat(self.row.id, self.last_line))

    def _take(self, lines: Sequence[ChatRow]) -> None:
        self.chat += lines
        more = len(self.chat) - CHAT_SHOWN
        if more > 0:
            del self.chat[:more]
            self.lines_before += more

    async def reload(self) -> None:
        """Read the table again: the store is the truth. What the viewers know of the log may be wrong."""
        id = self.row.id
        kept = await self.store.read(id)
        if kept is None:
            raise NotLegal(common("no-table", table=repr(id)))  # it was abandoned, and has been forgotten
        stays_ours = self.is_ours and kept.row.version == self.row.version
        self.is_ours = not self.presence.process or kept.claimed or stays_ours
        self.row, self.keys, self.is_doubtful = kept.row, kept.keys, False
        self.chat, self.lines_before = kept.chat, kept.lines_before
        self.match = None if self.row.status == "gathering" else self._rebuilt(kept.moves)
        for viewer in self.presence.viewers:
            viewer.known = 0

    async def catch_up(self, changed: TableChanged | None = None) -> None:
        """Go where the table is, if another process has changed it. `changed`: the signal of that process."""
        assert self.lock.locked()
        if self.is_doubtful:
            await self.reload()
        elif changed is None:
            version, line = await self.store.latest(self.row.id)
            if version != self.row.version:
                await self.reload()
            elif line > self.last_line:
                await self.hear_chat()
        elif changed.version > self.row.version and not await self._follow(changed):
            await self.reload()

    async def _follow(self, changed: TableChanged) -> bool:
        """Read only what was added, where that is all that has changed; whether it is."""
        match, known = self.match, 0 if self.match is None else len(self.match.record.moves)
        next_one = changed.version == self.row.version + 1 and not self.stopped
        if match is None or not next_one or changed.keep != known:
            return False
        read = await self.store.since(self.row.id, known)
        if read is None or read[0].version != changed.version:
            return False
        row, moves = read
        made = [Move(move.seat, self.game.book[move.action]) for move in moves]
        self.match = match.followed_by(made, row.holding, row.ended)
        self.match.record.names[:] = [seat.name for seat in row.seats]
        self.row, self.asked_again, self.is_ours = row, None, False
        return True

    @property
    def is_ahead_of_viewers(self) -> bool:
        """Return True if the table is further than those who look at it know."""
        return self.broadcast_version != self.row.version

    def _rebuilt(self, moves: Sequence[MoveRow]) -> Match:
        book = self.game.book
        played = [Move(move.seat, book[move.action]) for move in moves]
        names = [seat.name for seat in self.row.seats]
        record = Record(self.game, self.players, self.row.options, played, names, rules=self.row.rules).renewed()
        self.stopped = None if record.rules == self.game.version else record
        if self.stopped:
            match = Match(record.until_refused(), holding=NOBODY)
            self.row.summary = summary_of(match)
            return match
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

    @property
    def last_line(self) -> int:
        """The number of the last line of chat."""
        return self.lines_before + len(self.chat)

    def chat_lines(self, after: int = 0) -> list[messages.ChatLine]:
        """The lines after the first ones, as far as they are shown."""
        known = max(after - self.lines_before, 0)
        return [
            messages.ChatLine(
                number=number,
                seat=line.seat,
                name=told_name(line.name),
                text=line.text,
                at=line.at,
                muted=bool(line.person) and line.person in self.row.muted,
            )
            for number, line in enumerate(self.chat[known:], self.lines_before + known + 1)
        ]


# --- rows and matches


def is_full(row: TableRow) -> bool:
    return all(seat.kind != "open" for seat in row.seats)


def is_ready(row: TableRow) -> bool:
    """Return True if the game begins: every seat is taken, and everybody has said so."""
    return is_full(row) and all(seat.ready for seat in row.seats if seat.kind == "person")


def new_match(row: TableRow) -> Match:
    """The match that begins when everybody sits."""
    return Match.new(game_by_name(row.game), len(row.seats), row.options, [seat.name for seat in row.seats])


def created(row: TableRow, clock: Clock) -> Commit:
    """The commit that creates a table; its game begins if everybody sits."""
    match = new_match(row) if is_full(row) else None
    moves: list[MoveRow] = []
    due: list[Due] = []
    if match is not None:
        describe(row, match)
        moves = moves_of(match)
        at = LATER if row.is_left_to_bots else clock()
        due = [Due(seat, "bot", at) for seat in match.waiting if row.seats[seat].is_played_by_bot]
    return Commit(row, NEW, moves=moves, due=due)


def moves_of(match: Match, after: int = 0) -> list[MoveRow]:
    """The moves as the store keeps them."""
    return [MoveRow(move.seat, move.action.text) for move in match.record.moves[after:]]


def describe(row: TableRow, match: Match) -> None:
    """Note in the row how its match stands."""
    row.status = "over" if match.over else "playing"
    row.holding, row.ended, row.rules = match.holding, match.ended, match.record.rules
    row.summary = summary_of(match)


def summary_of(match: Match) -> Summary:
    game, state, telling = match.game, match.state, match.game.telling
    players = match.record.players
    discs = list(telling.discs(state))
    discs += [""] * (players - len(discs))
    roles = list(telling.roles(state))
    rivals = game.rivals(state) if match.over else ()
    return Summary(
        moves=len(match.record.moves),
        waiting=list(match.waiting),
        progress=telling.progress(state),
        phase=telling.phase(state),
        roles=roles + [""] * (players - len(roles)),
        discs=discs[:players],
        scores=list(game.scores(state)) if match.over else [],
        winners=list(game.winners(state)) if match.over else [],
        rivals=[
            messages.RivalInfo(
                name=telling.rival(number),
                points=rival.points,
                sheet=list(rival.sheet),
                disc=[*discs[players:], *[""] * len(rivals)][number],
            )
            for number, rival in enumerate(rivals)
        ],
    )
