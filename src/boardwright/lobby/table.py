"""A live table: its match, who sits there, who looks on, and what each of them is told."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol
from weakref import ref

import msgspec
from msgspec.structs import replace as replace_fields

from boardwright.bots import patience
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
from boardwright.lobby.options import bare_choices, choices, occasion_info
from boardwright.lobby.storage import (
    Change,
    ChatRow,
    MoveRow,
    PresenceUpdate,
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

# A host without an open window for so many seconds is stood in for by the first person who is there.
HOST_AWAY = 600.0
LONGEST_WATCH = 3600  # seconds that somebody may look on and wait for another to come back
MARK = 12  # letters of a holder that tell two people apart

encode = msgspec.json.Encoder().encode


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


class Viewer(Protocol):
    """Somebody with the table open."""

    holder: str
    confirm: bool  # whether the own turn waits for End Turn
    known: int  # moves that the log sent so far tells of
    previews: bool  # whether to be told what answers would change

    def send(self, encoded: bytes) -> None: ...


class LiveTable:
    """One table in memory. Everything that changes it holds `lock`, commits, and only then tells the viewers."""

    def __init__(self, kept: TableSnapshot, store: TableStore) -> None:
        self.row = row = kept.row
        self.store = store
        self.game: Game[Any] = game_by_name(row.game)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, PresenceUpdate] = {}  # who looks at it through other processes, by these
        self.behind = False  # another process has changed it, and nobody here has looked since
        self.announce: Callable[[LiveTable], None] | None = None  # tells other processes who looks on here
        self.keys = kept.keys
        self.chat = kept.chat
        self.thinking: set[int] = set()  # seats of bots at work
        self.plans: dict[int, QueuedAnswers] = {}  # what bots have in mind to answer next, by their seats
        # By holder: what is answered for them without asking. Who has just taken an answer back is asked.
        self.preferences: dict[str, dict[str, str]] = {}
        self.asked_again: int | None = None
        # What the coach says to a seat, for one version of the table.
        self._coached: tuple[int, int, messages.CoachInfo | None] | None = None
        self._seen: dict[str, float] = {}
        # Nobody counts as away for longer than somebody could have come: a restart sends everybody out for a moment.
        self._since = time.time()
        # Whether something may have been written of which this does not know: the database went away.
        self._doubtful = False
        self._watched = 0  # how many watchers the viewers know of
        self._told_version = row.version  # the one that all viewers know of
        # The whole game where earlier rules led elsewhere: it is shown as far as today's go, and nobody acts any more.
        self.stopped: Record | None = None
        # What has been committed; a change is tried on a copy, which takes this one's place when it is written down.
        self.match: Match | None = None if row.status == "gathering" else self._rebuilt(kept.moves)
        self._log = Log(self.game, self.players, self.row.options)

    # --- who is who

    @property
    def players(self) -> int:
        return len(self.row.seats)

    def seat_of(self, holder: str) -> int | None:
        if holder:
            for number, seat in enumerate(self.row.seats):
                if seat.holder == holder and not seat.left:
                    return number
        return None

    @property
    def host(self) -> str:
        """Who may start, seat, hand over and mute: who opened the table or was given it; while that person is not
        there, the first at the table who is."""
        host = self.row.host
        if not host or self._away(host) > HOST_AWAY:
            present = (seat.holder for seat in self.row.seats if seat.is_held and self._is_here(seat.holder))
            return next(present, host)
        return host

    def is_host(self, holder: str, host: str | None = None) -> bool:
        """`host`: who it is, where that was found already."""
        return bool(holder) and holder == (self.host if host is None else host)

    @property
    def is_left_to_bots(self) -> bool:
        """Whether no person plays: bots are only at it for whoever watches."""
        return not any(seat.is_held and not seat.stand_in for seat in self.row.seats)

    @property
    def names_in_use(self) -> list[str]:
        """Of those who sit: nobody else is called so at this table."""
        return [seat.name for seat in self.row.seats if seat.kind != "open" and not seat.left]

    @property
    def hints(self) -> bool:
        """Whether a seat may ask the house bot: alone against bots, or where the host has allowed it to everybody."""
        people = [seat for seat in self.row.seats if seat.kind != "bot" and not seat.left]
        return self.row.hints or len(people) <= 1

    def preferences_of(self, number: int) -> dict[str, str]:
        return self.game.full_preferences(self.preferences.get(self.row.seats[number].holder, {}))

    def preferred(self, number: int) -> Action | None:
        """The answer that a person's preferences give to what the seat is asked. None while the coach speaks of it."""
        match, seat = self.match, self.row.seats[number]
        if match is None or not seat.is_held or seat.stand_in or number == self.asked_again or self.coach(number):
            return None
        return self.game.preferred(match.state, number, self.preferences_of(number))

    def confirms(self, number: int) -> bool:
        """Whether somebody sits at the seat now who ends turns by hand."""
        holder = self.row.seats[number].holder
        here = any(viewer.holder == holder and viewer.confirm for viewer in self.viewers)
        return here or any(others.people.get(holder, False) for others in self.elsewhere.values())

    def connected(self, number: int) -> bool:
        seat = self.row.seats[number]
        return seat.kind == "bot" or (seat.kind == "person" and self._is_here(seat.holder))

    def away_for(self, number: int) -> float:
        """For how many seconds the person of a seat has had no window open; 0 where somebody is there, or a bot."""
        seat = self.row.seats[number]
        return self._away(seat.holder) if seat.is_held else 0.0

    def may_be_stood_in_for(self, number: int) -> bool:
        """Whether the host may let a bot play for the person of a seat until they are back."""
        seat = self.row.seats[number]
        away = self.row.away
        return self.row.status == "playing" and not seat.stand_in and 0 < away <= self.away_for(number)

    def saw(self, holder: str) -> None:
        self._seen[holder] = time.time()

    def _is_here(self, holder: str) -> bool:
        here = bool(holder) and holder in [viewer.holder for viewer in self.viewers]
        return here or any(holder in others.people for others in self.elsewhere.values())

    def _away(self, holder: str) -> float:
        if self._is_here(holder):
            return 0.0
        return time.time() - max(self._seen.get(holder, 0.0), self._since)

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
        self.came_or_went()  # who has sat down watches no more

    async def follow_with(self, next_table: str) -> None:
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
        for viewer in self.viewers:
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
    def has_news(self) -> bool:
        """Whether the table is further than those who look at it know."""
        return self._told_version != self.row.version

    async def hear_chat(self) -> None:
        """Lines that were said through another process."""
        new = await self.store.chat(self.row.id, len(self.chat))
        if new:
            self.chat += new
            heard = encode(messages.Chat(lines=self.chat_lines(len(self.chat) - len(new))))
            for viewer in list(self.viewers):
                viewer.send(heard)

    def presence(self, process: str) -> PresenceUpdate:
        """Who looks at the table through this process, for the others."""
        people: dict[str, bool] = {}
        for viewer in self.viewers:
            if self.seat_of(viewer.holder) is not None:
                people[viewer.holder] = people.get(viewer.holder, False) or viewer.confirm
        return PresenceUpdate(by=process, table=self.row.id, people=people, watchers=sorted(self._watching_here()))

    def hear_presence(self, process: str, here: PresenceUpdate | None) -> None:
        """Who looks at it through another process has changed; None: that process has gone."""
        before = self.elsewhere.pop(process, None)
        if here is not None and (here.people or here.watchers):
            self.elsewhere[process] = here
        for holder in [] if before is None else before.people:
            self.saw(holder)
            self.tell_when_away(holder)
        self.tell_watchers()
        if (before.people if before else {}) != (here.people if here else {}):
            self.tell()

    def _watching_here(self) -> set[str]:
        """A mark of each who looks on without a seat: a person with two windows is one; who has brought no cookie is
        nobody else."""
        watching = [viewer for viewer in self.viewers if self.seat_of(viewer.holder) is None]
        return {viewer.holder[:MARK] or f"{self.store.gossip.name}{id(viewer):x}" for viewer in watching}

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

    def check_going(self) -> None:
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

    def tell(self, viewers: Iterable[Viewer] | None = None) -> None:
        """Send the fresh state to everybody who looks, or to some of them. Who sees the same is sent the same bytes."""
        if viewers is None:
            self._told_version = self.row.version
        moves = 0 if self.match is None else len(self.match.record.moves)
        told: dict[object, bytes] = {}
        # What is the same for all is found once, and what is new in the log is written once.
        host, common_state = self.host, self._common_state()
        logs: dict[int, tuple[int, msgspec.Raw]] = {}
        looking = [(each, self.seat_of(each.holder)) for each in (self.viewers if viewers is None else viewers)]
        views = self._views({seat for _, seat in looking})
        for viewer, seat in looking:
            # After an undo the turn that is left is told again: it was longer.
            after = viewer.known if viewer.known <= moves else max(moves - 1, 0)
            viewer.known = moves
            is_host = self.is_host(viewer.holder, host)
            previews = viewer.previews or not self.game.all_open
            same = (seat, is_host, after, previews)
            if same not in told:
                if after not in logs:
                    first, log = self._log_from(after)
                    logs[after] = (first, msgspec.Raw(encode(log)))
                told[same] = encode(self._state_of(common_state, views[seat], seat, is_host, previews, *logs[after]))
            viewer.send(told[same])

    def came_or_went(self, new: Viewer | None = None) -> None:
        """Who looks on has changed, or what they are to the table."""
        if self.announce is not None:
            self.announce(self)
        self.tell_watchers(new)

    def tell_when_away(self, holder: str) -> None:
        """Those who are still there learn when a bot may play for who has gone."""
        table, away = ref(self), self.row.away

        def tell() -> None:
            live = table()
            if live is not None:
                live.tell()

        if 0 < away <= LONGEST_WATCH and self.seat_of(holder) is not None and not self._is_here(holder):
            asyncio.get_running_loop().call_later(away + 1, tell)

    def tell_watchers(self, new: Viewer | None = None) -> None:
        """Say to everybody who looks how many watch, if that has changed; else to one who has just come."""
        marks = self._watching_here().union(*[others.watchers for others in self.elsewhere.values()])
        watchers = len(marks) + sum(others.more for others in self.elsewhere.values())
        changed, self._watched = watchers != self._watched, watchers
        heard = encode(messages.Watchers(count=self._watched))
        for viewer in list(self.viewers) if changed else [new] if new and watchers else []:
            viewer.send(heard)

    def tell_chat(self, *, whole: bool = False) -> None:
        """Send the newest line of chat to everybody who looks, or all of it."""
        heard = encode(messages.Chat(lines=self.chat_lines(0 if whole else len(self.chat) - 1)))
        for viewer in list(self.viewers):
            viewer.send(heard)

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

    def state_for(self, holder: str, log_after: int = 0) -> messages.TableState:
        """The whole table for one person, with the log of what came after so many moves."""
        seat, (first, log) = self.seat_of(holder), self._log_from(log_after)
        view, is_host = self._views({seat})[seat], self.is_host(holder)
        return self._state_of(self._common_state(), view, seat, is_host, True, first, log)

    def _log_from(self, after: int) -> tuple[int, list[messages.LogTurn]]:
        """The turns that go beyond so many moves, and the move with which they begin."""
        log = self.log_turns(after)
        return log[0].first if log else after + 1, log

    def _views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any] | msgspec.Raw]:
        """What each seat sees, and who has none (None); where all see the same, it is written once."""
        match, watchers = self.match, list(seats)
        if match is None:
            return {seat: {} for seat in watchers}
        if self.game.all_open:
            return dict.fromkeys(watchers, msgspec.Raw(encode(match.view(None))))
        return {seat: dict(view) for seat, view in zip(watchers, match.views(watchers), strict=True)}

    def _common_state(self) -> messages.TableState:
        """What everybody is told alike, as somebody is told it who has no seat."""
        match = self.match
        return messages.TableState(
            version=self.row.version,
            table=self.info(""),
            view={},
            holding=None if match is None or self.stopped else match.holding,
            thinking=[seat for seat in match.waiting if self.row.seats[seat].is_played_by_bot] if match else [],
            question="",
            occasion=messages.OccasionInfo(),
            answering=match is not None and match.answering,
            previews=True,
            actions=[],
            courses=[],
            obstacles={},
            preferences={},
            can_undo=False,
            ends_with_reveal=match is not None and match.ends_with_reveal,
            coach=None,
            reveal="",
            log_from=0,
            log=[],
        )

    def _state_of(
        self,
        common_state: messages.TableState,
        view: dict[str, Any] | msgspec.Raw,
        you: int | None,
        is_host: bool,
        previews: bool,
        log_from: int,
        log: list[messages.LogTurn] | msgspec.Raw,
    ) -> messages.TableState:
        """What one seat is told, or who has none."""
        table = replace_fields(common_state.table, you=you, host=is_host)
        state = replace_fields(common_state, table=table, view=view, log_from=log_from, log=log)
        match, telling = self.match, self.game.telling
        if you is None:
            return state
        state.preferences, state.coach = self.preferences_of(you), self.coach(you)
        if match is None:
            return state
        state.can_undo = match.can_undo(you)
        if match.holding == you and match.goes_on:
            state.reveal = telling.reveal(match.state)
        if you in match.waiting:
            state.occasion = occasion_info(telling.occasion(match.state, you))
            state.question = telling.prompt(match.state, you)
            asked = (choices if previews else bare_choices)(self.game, match.state, you)
            state.actions, state.courses, state.obstacles = asked.actions, asked.courses, asked.obstacles
            state.previews = previews
        return state

    def info(self, holder: str) -> messages.TableInfo:
        match, row = self.match, self.row
        telling, host = self.game.telling, self.host
        roles = [] if match is None else list(telling.roles(match.state))
        roles += [""] * (self.players - len(roles))
        discs = [] if match is None else list(telling.discs(match.state))
        discs += [""] * (self.players - len(discs))
        return messages.TableInfo(
            id=row.id,
            game=row.game,
            title=telling.title(),
            status="playing" if self.stopped else row.status,  # type: ignore[arg-type]  # the store knows only these three
            private=row.private,
            pace=row.pace,  # type: ignore[arg-type]  # the store knows only these three
            options=row.options,
            option_words=[
                telling.option_value(option, row.options[option.name])
                for option in self.game.options
                if row.options[option.name] in option.values
            ],
            seats=[self._seat_info(number, role, discs[number], host) for number, role in enumerate(roles)],
            you=self.seat_of(holder),
            host=self.is_host(holder, host),
            away=row.away,
            waiting=[] if match is None else list(match.waiting),
            moves=0 if match is None else len(match.record.moves),
            progress="" if match is None else telling.progress(match.state),
            phase="" if match is None else telling.phase(match.state),
            scores=list(self.game.scores(match.state)) if match is not None and match.over else [],
            winners=list(self.game.winners(match.state)) if match is not None and match.over else [],
            rivals=[] if match is None or not match.over else self._rivals(match.state),
            updated=row.updated,
            hints=self.hints,
            next_table=row.next_table,
            lesson=row.lesson is not None,
            open=self.game.all_open,
            stopped=common("stopped", since=self.game.changes_since(row.rules)) if self.stopped else "",
        )

    def _rivals(self, state: Any) -> list[messages.RivalInfo]:
        telling = self.game.telling
        rivals = self.game.rivals(state)
        discs = [*telling.discs(state)[self.players :], *[""] * len(rivals)]
        return [
            messages.RivalInfo(
                name=telling.rival(number), points=rival.points, sheet=list(rival.sheet), disc=discs[number]
            )
            for number, rival in enumerate(rivals)
        ]

    def _seat_info(self, number: int, role: Any, disc: str, host: str) -> messages.SeatInfo:
        seat: SeatRow = self.row.seats[number]
        return messages.SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]  # the store knows only these three
            name=told_name(seat.name),
            bot=seat.bot,
            patience=patience(seat.stand_in or seat.bot),
            connected=self.connected(number),
            left=seat.left,
            away=self.may_be_stood_in_for(number),
            stand_in=seat.stand_in,
            ready=seat.ready,
            again=seat.again,
            host=seat.is_held and seat.holder == host,
            role=role,
            disc=disc,
        )
