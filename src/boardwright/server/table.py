"""A live table: its match, who sits there, who looks on, and what each of them is told."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.record import Move, Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.server import messages
from boardwright.server.match import Match
from boardwright.server.store import Change, ChatRow, Moved, MoveRow, SeatRow, Store, TableRow

# A person without an open socket for so many seconds counts as having left: the table may go on without them.
ABSENT_AFTER = 120.0


class Viewer(Protocol):
    """Somebody with the table open."""

    holder: str
    language: str
    confirm: bool
    known: int  # log lines sent so far

    def send(self, message: messages.FromServer) -> None: ...


@dataclass(frozen=True)
class LogEntry:
    move: Move
    words: Mapping[str, str]  # by language
    deltas: Sequence[tuple[int, str, int]]  # seat, stock, how much


class Stale(Exception):
    """The table has moved on since the sender looked."""


class LiveTable:
    """One table in memory. Everything that changes it holds `lock`, commits, and only then tells the viewers."""

    def __init__(self, row: TableRow, store: Store, moves: Sequence[MoveRow], keys: set[str], chat: list[ChatRow]):
        self.row = row
        self.store = store
        self.game: Game[Any] = game_by_name(row.game)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.keys = keys
        self.chat = chat
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._seen: dict[str, float] = {}
        self._log: list[LogEntry] = []
        self._log_state: Any = None
        self.match: Match | None = None
        if row.status != "gathering":
            self._build(moves)

    # --- who is who

    @property
    def players(self) -> int:
        return len(self.row.seats)

    def seat_of(self, holder: str) -> int | None:
        if not holder:
            return None
        return next((n for n, seat in enumerate(self.row.seats) if seat.holder == holder and not seat.left), None)

    def is_host(self, holder: str) -> bool:
        return bool(holder) and (self.row.host == holder or self.seat_of(holder) is not None)

    def connected(self, number: int) -> bool:
        seat = self.row.seats[number]
        return seat.kind == "bot" or any(viewer.holder == seat.holder for viewer in self.viewers)

    def has_left(self, number: int) -> bool:
        """Whether a seat may be taken over: its person has left, or has been away for long."""
        seat = self.row.seats[number]
        if seat.kind != "person" or self.connected(number):
            return seat.kind == "person" and seat.left
        return seat.left or time.time() - self._seen.get(seat.holder, self.row.updated) > ABSENT_AFTER

    def saw(self, holder: str) -> None:
        self._seen[holder] = time.time()

    # --- changing it

    async def commit(self, do: Callable[[Match], None], key: str = "") -> None:
        """Do something to the match and write it down. What is refused changes nothing; what cannot be written is
        undone by reading the table again."""
        match = self.match
        assert match is not None and self.lock.locked()
        before = len(match.record.moves)
        do(match)
        keep = min(before, len(match.record.moves))
        status = "over" if match.over else "playing"
        await self._write(
            replace(self.row, status=status, holding=match.holding, ended=match.ended),
            Change(keep, _rows(match.record.moves[keep:]), key),
        )
        if key:
            self.keys.add(key)
        self._update_log()

    async def change_row(self, **fields: Any) -> None:
        """Change who sits where, or the table's other fields; the moves stay."""
        await self._write(replace(self.row, **fields), Change(len(self.match.record.moves) if self.match else 0))

    async def begin(self) -> None:
        """Everybody sits: the first questions are asked."""
        self._build(())
        assert self.match is not None
        await self._write(replace(self.row, status="playing"), Change(0, _rows(self.match.record.moves)))

    async def say(self, line: ChatRow, key: str) -> None:
        await self.store.say(self.row.id, len(self.chat) + 1, line)
        self.chat.append(line)
        self.keys.add(key)

    async def _write(self, row: TableRow, change: Change) -> None:
        row = replace(row, version=self.row.version + 1, updated=time.time())
        try:
            await self.store.change(row, self.row.version, change)
        except BaseException as error:
            await asyncio.shield(self.reload())
            if isinstance(error, Moved):
                raise Stale from error
            raise
        self.row = row

    async def reload(self) -> None:
        """Read the table again: the store is the truth."""
        row = await self.store.table(self.row.id)
        assert row is not None, "Tables are never deleted."
        self.row = row
        self.keys = await self.store.keys(row.id)
        if row.status != "gathering":
            self._build(await self.store.moves(row.id))

    def _build(self, moves: Sequence[MoveRow]) -> None:
        book = self.game.book
        record = Record(
            self.game,
            self.players,
            self.row.options,
            [Move(move.seat, book[move.action]) for move in moves],
            [seat.name for seat in self.row.seats],
        )
        self.match = Match(record, holding=self.row.holding, ended=self.row.ended)
        self._log, self._log_state = [], None
        self._update_log()

    # --- the log in words

    def _update_log(self) -> None:
        """Bring the log to where the record is: cut what was taken back, describe what is new."""
        assert self.match is not None
        moves = self.match.record.moves
        if len(self._log) > len(moves):
            del self._log[len(moves) :]
            self._log_state = self.match.record.replay(len(moves))
        if self._log_state is None:
            self._log_state = self.game.new(self.players, self.row.options)
        for move in moves[len(self._log) :]:
            self._log.append(self._entry(move))

    def _entry(self, move: Move) -> LogEntry:
        game, state = self.game, self._log_state
        words = {language: game.phrase(state, move.seat, move.action, language) for language in LANGUAGES}
        before = game.stocks(state)
        game.apply(state, move.seat, move.action)
        deltas = [
            (seat, stock, number - old[stock])
            for seat, (old, new) in enumerate(zip(before, game.stocks(state), strict=True))
            for stock, number in new.items()
            if number != old[stock]
        ]
        return LogEntry(move, words, deltas)

    def log_lines(self, after: int, language: str) -> list[messages.LogLine]:
        return [
            messages.LogLine(
                number=number,
                seat=None if entry.move.seat == CHANCE else entry.move.seat,
                action=entry.move.action.text,
                words=entry.words[language],
                changes=self._changes_in_words(entry, language),
            )
            for number, entry in enumerate(self._log[after:], after + 1)
        ]

    def _changes_in_words(self, entry: LogEntry, language: str) -> list[str]:
        by_seat: dict[int, list[str]] = {}
        for seat, stock, change in entry.deltas:
            sign = "+" if change > 0 else "−"
            by_seat.setdefault(seat, []).append(sign + self.game.stock_words(stock, abs(change), language))
        return [f"{self.row.seats[seat].name}: {', '.join(parts)}" for seat, parts in by_seat.items()]

    # --- telling

    def tell(self) -> None:
        """Send the fresh state to everybody who looks."""
        for viewer in list(self.viewers):
            self.tell_one(viewer)

    def tell_one(self, viewer: Viewer) -> None:
        lines = 0 if self.match is None else len(self.match.record.moves)
        after = min(viewer.known, lines)
        viewer.known = lines
        viewer.send(self.state_for(viewer.holder, viewer.language, after))

    def state_for(self, holder: str, language: str, log_after: int = 0) -> messages.TableState:
        match, you = self.match, self.seat_of(holder)
        state = messages.TableState(
            version=self.row.version,
            table=self.info(holder, language),
            view={} if match is None else dict(match.view(you)),
            holding=None if match is None else match.holding,
            thinking=sorted(self.thinking),
            question="",
            actions=[],
            obstacles={},
            can_undo=match is not None and you is not None and match.can_undo(you),
            ends_with_reveal=match is not None and match.ends_with_reveal,
            log_from=log_after + 1,
            log=self.log_lines(log_after, language),
        )
        if match is not None and you is not None and you in match.waiting:
            state.question = self.game.prompt(match.state, you, language)
            state.actions = self._actions(match, you, language)
            state.obstacles = dict(self.game.obstacles(match.state, you, language))
        return state

    def _actions(self, match: Match, seat: int, language: str) -> list[messages.ActionInfo]:
        game, state = self.game, match.state
        before = _flat(match.view(seat))
        return [
            messages.ActionInfo(
                action=action.text,
                words=game.phrase(state, seat, action, language),
                short=game.label(state, seat, action, language),
                changes=_difference(before, _flat(game.view(game.foresee(state, seat, action), seat))),
            )
            for action in match.legal(seat)
        ]

    def info(self, holder: str, language: str) -> messages.TableInfo:
        match, row = self.match, self.row
        roles = [""] * self.players if match is None else self.game.roles(match.state, language)
        return messages.TableInfo(
            id=row.id,
            game=row.game,
            title=self.game.title[language],
            status=row.status,  # type: ignore[arg-type]  # the store knows only these three
            private=row.private,
            pace=row.pace,  # type: ignore[arg-type]  # the store knows only these three
            options=row.options,
            option_words=[
                option.values[row.options[option.name]][language]
                for option in self.game.options
                if row.options[option.name] in option.values
            ],
            seats=[self._seat_info(number, role) for number, role in enumerate(roles)],
            you=self.seat_of(holder),
            host=self.is_host(holder),
            waiting=[] if match is None else list(match.waiting),
            moves=0 if match is None else len(match.record.moves),
            progress="" if match is None else self.game.progress(match.state, language),
            scores=[] if match is None else list(self.game.scores(match.state)),
            winners=list(self.game.winners(match.state)) if match is not None and match.over else [],
            updated=row.updated,
            next_table=row.next_table,
        )

    def _seat_info(self, number: int, role: str) -> messages.SeatInfo:
        seat: SeatRow = self.row.seats[number]
        return messages.SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]  # the store knows only these three
            name=seat.name,
            bot=seat.bot,
            connected=self.connected(number),
            left=self.has_left(number),
            role=role,
        )


def _rows(moves: Sequence[Move]) -> list[MoveRow]:
    return [MoveRow(move.seat, move.action.text) for move in moves]


def _flat(view: object, path: str = "") -> dict[str, object]:
    """A view as paths to plain values; a list of plain values counts as one value."""
    if isinstance(view, Mapping):
        parts: list[tuple[str, object]] = [(str(key), value) for key, value in view.items()]
    elif isinstance(view, Sequence) and not isinstance(view, str) and any(isinstance(v, Mapping) for v in view):
        parts = [(str(number), value) for number, value in enumerate(view)]
    else:
        return {path: view}
    flat: dict[str, object] = {}
    for key, value in parts:
        flat.update(_flat(value, f"{path}.{key}" if path else key))
    return flat


def _difference(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, list[Any]]:
    paths = {**before, **after}
    return {path: [before.get(path), after.get(path)] for path in paths if before.get(path) != after.get(path)}
