"""The lobby: all tables, and everything a person or a bot can do to one.

It knows no game by name, no web framework and no socket: requests come in as plain values, refusals go out as Refusal.
"""

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from boardwright.bots import BOTS, LEVELS, USUAL
from boardwright.kernel import weighing
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn, Refusal
from boardwright.kernel.record import Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.text import common
from boardwright.server import messages
from boardwright.server.match import Match
from boardwright.server.names import is_table_name, table_name, told_name
from boardwright.server.plan import Plan
from boardwright.server.planning import Attempt
from boardwright.server.store import ChatRow, SeatRow, Store, TableRow
from boardwright.server.table import LiveTable, Stale, is_full, moves_of, new_match, row_of
from boardwright.server.thinking import Thinkers

LOGGER = logging.getLogger(__name__)

PACES = {"instant": 0.0, "brisk": 0.7, "calm": 2.0}  # seconds a bot waits at least
NAME_LENGTH = 30
KEY_LENGTH = 80
CHAT_LENGTH = 500
CHAT_LINES = 1000
LISTED = 50
LONGEST_RECORD = 5000
LONGEST_RUN = 100  # answers after the first, given in one go
PLANS_AT_ONCE = 2
HINTS_AT_ONCE = 2
LONGEST_HINT = 3  # seconds
TABLES_IN_MEMORY = 500  # besides those that somebody looks at
PAUSE_AFTER_FAILURE = 5.0
LESSON_BOT = "novice"  # a beginner learns from what the others do as well: their moves make sense, and can be beaten
BOT_NAMES = ("Sextant", "Almanac", "Astrolabe", "Quadrant", "Octant", "Compass")


# What changes a match, under a key that is applied once.
Keyed = messages.Act | messages.Undo | messages.EndTurn

# Called with the version after something was committed, before anybody is told.
Done = Callable[[int], None]


class NoSuchTable(Refusal):
    """There is no table of that name."""


class NotAllowed(Refusal):
    """You are not the one who may do this."""


class Lobby:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        # A table is in memory once or not at all: as long as a socket, a request or a bot holds it, it is found here.
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._planning = asyncio.Semaphore(PLANS_AT_ONCE)
        self._advising = asyncio.Semaphore(HINTS_AT_ONCE)

    async def open(self) -> None:
        """Start: the bots of all tables in play go on thinking."""
        await self._store.open()
        self._start(self._wake_bots())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.close()
        await self._store.close()

    async def _wake_bots(self) -> None:
        for id in await self._store.playing_with_bots():
            try:
                table = await self.table(id)
            except Refusal as refusal:
                LOGGER.warning("its bots do not go on: %s", refusal)
            else:
                self._after(table)

    async def table(self, id: str) -> LiveTable:
        """A table by its name, read from the store when it is not in memory."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading:
                table = self._tables.get(id) or await self._load(id)
        return self._remember(table)

    def _remember(self, table: LiveTable) -> LiveTable:
        id = table.row.id
        self._tables[id] = self._recent[id] = table
        self._recent.move_to_end(id)
        if len(self._recent) > TABLES_IN_MEMORY:
            self._recent.popitem(last=False)
        return table

    async def _load(self, id: str) -> LiveTable:
        store = self._store
        row = await store.table(id) if is_table_name(id) else None
        if row is None:
            raise NoSuchTable(common("no-table", table=repr(id[:80])))
        moves, keys, chat = await store.moves(id), await store.keys(id), await store.chat(id)
        try:
            table = LiveTable(row, store, moves, keys, chat)
        except (Refusal, KeyError) as error:
            LOGGER.exception("the table %s cannot be rebuilt", id)
            raise NotLegal(common("table-lost", table=id)) from error
        await table.renew(moves)
        await self._recall(table)
        return table

    async def _recall(self, table: LiveTable) -> None:
        """What the people at the table have answered without being asked."""
        holders = [seat.holder for seat in table.row.seats if seat.holder]
        table.preferences = await self._store.preferences(holders, table.row.game)

    async def prefer(self, table: LiveTable, preferences: Mapping[str, str], secret: str) -> None:
        """Keep what somebody wants answered without being asked, at all tables of this game."""
        holder, game = holder_of(secret), table.game
        chosen = game.full_preferences(preferences)
        await self._store.prefer(holder, game.name, chosen)
        for each in list(self._tables.values()):
            if each.row.game == game.name and each.seat_of(holder) is not None:
                each.preferences[holder] = chosen
                self._after(each)

    async def mine(self, holder: str) -> list[LiveTable]:
        return await self._readable(await self._store.tables_of(holder, LISTED))

    async def gathering(self) -> list[LiveTable]:
        return await self._readable(await self._store.gathering(LISTED))

    async def _readable(self, ids: Sequence[str]) -> list[LiveTable]:
        """Those of the tables that can be rebuilt: one that cannot must not hide the others."""
        tables = []
        for id in ids:
            with suppress(NotLegal):
                tables.append(await self.table(id))
        return tables

    # --- before the game

    async def create(self, request: messages.NewTable, secret: str) -> LiveTable:
        game = game_by_name(request.game)
        options = game.full_options(request.options)
        game.new(len(request.seats), options)
        holder = holder_of(secret)
        seats = [self._new_seat(seat, number, request.name, holder) for number, seat in enumerate(request.seats)]
        if sum(seat.kind == "person" for seat in seats) > 1:
            raise CannotParse(common("only-you"))
        row = TableRow(
            table_name(private=request.private), game.name, options, seats, holder, request.private, request.pace,
            "gathering", 0, time.time(), hints=request.hints,
        )  # fmt: skip
        return await self._create(row, new_match(row) if is_full(row) else None)

    async def teach(self, request: messages.NewLesson, secret: str) -> LiveTable:
        """A guided first game: the table that the game's lesson asks for, against the weakest bots."""
        game = game_by_name(request.game)
        lesson = game.lesson
        if lesson is None:
            raise NotLegal(common("no-lesson", game=game.telling.title()))
        learner = SeatRow("person", _name(request.name), holder=holder_of(secret))
        bots = [_bot_seat(LESSON_BOT, number) for number in range(1, lesson.players)]
        row = TableRow(
            table_name(private=True), game.name, game.full_options(lesson.options), [learner, *bots], learner.holder,
            True, "brisk", "gathering", 0, time.time(), lesson=[],
        )  # fmt: skip
        return await self._create(row, new_match(row))

    async def _create(self, row: TableRow, match: Match | None) -> LiveTable:
        row = row_of(row, match, 0)
        await self._store.create(row, [] if match is None else moves_of(match))
        table = await self.table(row.id)
        self._after(table)
        return table

    def _new_seat(self, seat: messages.NewSeat, number: int, name: str, holder: str) -> SeatRow:
        if seat.kind == "person":
            return SeatRow("person", _name(name), holder=holder)
        return _bot_seat(seat.bot, number) if seat.kind == "bot" else SeatRow("open")

    async def sit(self, table: LiveTable, request: messages.Sit, secret: str) -> None:
        """Take an open seat, or one whose person has left."""
        holder = holder_of(secret)
        async with table.lock:
            seat = _seat(table, request.seat)
            if table.seat_of(holder) is not None:
                raise NotLegal(common("seated-already"))
            table.check_going()
            if table.row.status == "over":
                raise NotLegal(common("game-over"))
            if seat.kind != "open" and not table.has_left(request.seat):
                raise NotLegal(common("seat-taken", who=told_name(seat.name)))
            await table.seat(_with(table, request.seat, SeatRow("person", _name(request.name), holder=holder)))
            await self._recall(table)
        self._after(table)

    async def leave(self, table: LiveTable, secret: str) -> None:
        """Get up: before the game the seat is open again, in the game it may be taken over."""
        holder = holder_of(secret)
        async with table.lock:
            number = table.seat_of(holder)
            if number is None:
                raise NotLegal(common("not-seated"))
            table.check_going()
            seat = table.row.seats[number]
            left = SeatRow("open") if table.row.status == "gathering" else replace(seat, left=True)
            await table.seat(_with(table, number, left))
        self._after(table)

    async def change_seat(self, table: LiveTable, request: messages.ChangeSeat, secret: str) -> None:
        """Before the game the host fills and frees seats; in the game somebody at the table gives a left seat to a
        bot, or a bot's seat back to people."""
        holder = holder_of(secret)
        async with table.lock:
            seat = _seat(table, request.seat)
            if not table.is_host(holder):
                raise NotAllowed(common("may-not-change"))
            table.check_going()
            if table.row.status == "over":
                raise NotLegal(common("game-over"))
            if seat.kind == "person" and not table.may_be_freed(request.seat):
                raise NotLegal(common("seat-held", who=told_name(seat.name)))
            new = _bot_seat(request.bot, request.seat) if request.kind == "bot" else SeatRow("open")
            if request.kind == "open" and table.row.status == "playing":
                new = SeatRow("person", seat.name, left=True)
            await table.seat(_with(table, request.seat, new))
            match = table.match
            if match is not None and match.holding == request.seat and new.kind == "bot":
                await table.commit(lambda held: held.end_turn(request.seat))
        self._after(table)

    async def start(self, table: LiveTable, secret: str) -> None:
        """Begin now: open seats are given to bots."""
        async with table.lock:
            if not table.is_host(holder_of(secret)):
                raise NotAllowed(common("may-not-start"))
            if table.row.status != "gathering":
                raise NotLegal(common("begun-already"))
            seats = [
                _bot_seat("", number) if seat.kind == "open" else seat for number, seat in enumerate(table.row.seats)
            ]
            await table.seat(seats)
        self._after(table)

    # --- in the game

    async def act(self, table: LiveTable, act: messages.Act, secret: str, done: Done, *, confirm: bool) -> None:
        """Answer a question, and those that follow it as far as that is legal. A key that has been applied is not
        applied again."""
        if len(act.then) > LONGEST_RUN:
            raise CannotParse(common("run-too-long", most=LONGEST_RUN, answers=len(act.then)))

        def do(match: Match, seat: int) -> None:
            answers = [table.game.book.parse(text) for text in (act.action, *act.then)]
            first = answers[0]
            if seat in match.waiting and first not in match.legal(seat):
                # Who writes an answer that is not legal is told why, where the game can tell.
                why = table.game.telling.reason(match.state, seat, first)
                if why:
                    raise NotLegal(common("at", place=first.text, what=why))
            match.play_course(seat, answers, end=act.end or not confirm)

        await self._do(table, act, secret, done, do)

    async def learn(self, table: LiveTable, learn: messages.Learn, secret: str, done: Done) -> None:
        """The coach need not tell an idea any more, or none at all."""
        async with table.lock:
            if table.seat_of(holder_of(secret)) is None:
                raise NotYourTurn(common("only-watching"))
            if table.row.lesson is None or table.game.lesson is None:
                raise NotLegal(common("no-lesson-here"))
            names = [idea.name for idea in table.game.lesson.ideas]
            if learn.idea and learn.idea not in names:
                raise CannotParse(common("no-idea", idea=repr(learn.idea[:40])))
            await table.learn([learn.idea] if learn.idea else names)
            done(table.row.version)
        self._after(table)

    async def undo(self, table: LiveTable, undo: messages.Undo, secret: str, done: Done) -> None:
        def do(match: Match, seat: int) -> None:
            match.undo(seat, course=undo.course)

        def asked_again(version: int) -> None:
            table.asked_again = table.seat_of(holder_of(secret))
            done(version)

        await self._do(table, undo, secret, asked_again, do)

    async def end_turn(self, table: LiveTable, end: messages.EndTurn, secret: str, done: Done) -> None:
        await self._do(table, end, secret, done, lambda match, seat: match.end_turn(seat))

    async def plan(self, table: LiveTable, plan: messages.PlanAhead, secret: str) -> messages.Planned:
        """Try moves on a scratch copy of a seat's table. Nothing is kept of it, and nobody else hears of it."""
        async with self._planning:
            seat, match = _seat_in_play(table, secret)
            attempt = Attempt(match, table.row.version, seat, plan)
            # Words of many answers take a while: the tables must not wait for them.
            return await asyncio.to_thread(attempt.told)

    async def hint(self, table: LiveTable, asked: messages.AskHint, secret: str) -> messages.Hint:
        """What the house bot would do in the seat's place. It thinks on the record, in a process of its own."""
        seat, match = _seat_in_play(table, secret)
        if not table.hints:
            raise NotAllowed(common("hint-not-allowed"))
        if asked.version != table.row.version:
            raise Stale
        if match.holding == seat:
            raise NotLegal(common("hint-end-turn"))
        if seat not in match.waiting:
            raise NotLegal(common("hint-not-asked"))
        await self._thinkers.start()
        try:
            async with asyncio.timeout(LONGEST_HINT), self._advising:
                return await self._thinkers.advise(match.record, seat, asked.version)
        except TimeoutError as error:
            raise NotLegal(common("hint-too-long", seconds=LONGEST_HINT)) from error

    async def outlook(self, table: LiveTable, secret: str) -> messages.OutlookInfo:
        """What a table would pay as it stands, for whoever asks."""
        match, version = table.match, table.row.version
        if match is None:
            raise NotYourTurn(common("not-begun"))
        async with self._planning:
            seat = table.seat_of(holder_of(secret))
            # Every answer is tried: as with plans, the tables must not wait for that.
            told = await asyncio.to_thread(weighing.outlook, match.game, match.state, seat)
        return messages.OutlookInfo(version=version, outlook=None if told is None else {**told})

    async def _do(
        self, table: LiveTable, request: Keyed, secret: str, done: Done, do: Callable[[Match, int], None]
    ) -> None:
        key = _key(request.key, secret)
        async with table.lock:
            if key in table.keys:
                done(table.row.version)
                return
            seat, _ = _seat_in_play(table, secret)
            if request.version != table.row.version:
                raise Stale
            answers = seat if isinstance(request, messages.Act) else None
            await table.commit(lambda match: do(match, seat), key, answers=answers)
            done(table.row.version)
        self._after(table)

    async def say(self, table: LiveTable, say: messages.Say, secret: str, name: str, done: Done) -> None:
        """Speak at a table; whoever looks hears it."""
        text = _one_line(say.text)
        if not text:
            raise CannotParse(common("chat-empty"))
        if len(text) > CHAT_LENGTH:
            raise CannotParse(common("chat-too-long", most=CHAT_LENGTH, letters=len(text)))
        key = _key(say.key, secret)
        async with table.lock:
            if key in table.keys:
                done(table.row.version)
                return
            if len(table.chat) >= CHAT_LINES:
                raise NotLegal(common("chat-full", most=CHAT_LINES))
            seat = table.seat_of(holder_of(secret))
            shown = table.row.seats[seat].name if seat is not None else _name(name)
            await table.say(ChatRow(seat, shown, text, time.time()), key)
            done(table.row.version)
        table.tell_chat()

    # --- after the game

    async def rematch(self, table: LiveTable, secret: str) -> str:
        """A new table with the same people and bots, the start moved on by one seat; the same one for all who ask."""
        async with table.lock:
            row = table.row
            if row.next_table:
                return row.next_table
            if row.status != "over" and not table.stopped:
                raise NotLegal(common("rematch-early"))
            if table.seat_of(holder_of(secret)) is None:
                raise NotAllowed(common("may-not-repeat"))
            seats = [SeatRow("open") if seat.left else replace(seat) for seat in row.seats[1:] + row.seats[:1]]
            again = replace(
                row,
                id=table_name(private=row.private),
                seats=seats,
                status="gathering",
                version=0,
                holding=None,
                ended=0,
                lesson=None,
            )
            created = await self._create(again, new_match(again) if is_full(again) else None)
            await table.follow_with(created.row.id)
        self._after(table)
        return created.row.id

    async def import_record(self, text: str, secret: str) -> LiveTable:
        """A record as a table: to be looked at when it is finished, else to be played on by whoever sits down."""
        record = Record.loads(text)
        if len(record.moves) > LONGEST_RECORD:
            raise CannotParse(common("record-too-long", most=LONGEST_RECORD, moves=len(record.moves)))
        match = Match(record)
        names = record.names or [""] * record.players
        seats = [SeatRow("person", _name(name or f"Seat {number}"), left=True) for number, name in enumerate(names, 1)]
        record.names[:] = [seat.name for seat in seats]
        row = TableRow(
            table_name(private=True), record.game.name, record.game.full_options(record.options), seats,
            holder_of(secret), True, "brisk", "playing", 0, time.time(),
        )  # fmt: skip
        return await self._create(row, match)

    # --- bots

    def _after(self, table: LiveTable) -> None:
        self._drive(table)
        table.tell()

    def _drive(self, table: LiveTable) -> None:
        """Let every bot that is asked think."""
        if table.match is None:
            return
        for seat in table.match.waiting:
            if table.row.seats[seat].kind == "bot" and seat not in table.thinking:
                table.thinking.add(seat)
                self._start(self._think(table, seat))
            elif table.preferred(seat) is not None:
                self._start(self._answer_as_preferred(table, seat))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer_as_preferred(self, table: LiveTable, seat: int) -> None:
        """Answer for a person who does not want to be asked this, unless the table has changed its mind meanwhile."""
        async with table.lock:
            match = table.match
            if match is None or seat not in match.waiting:
                return
            action = table.preferred(seat)
            if action is None:
                return
            # Where there is nothing to take back, this answer is the whole turn.
            end = not match.can_undo(seat) or not table.confirms(seat)
            try:
                await table.commit(lambda held: held.play_course(seat, [action], end=end))
            except Stale:
                return
        self._after(table)

    async def _think(self, table: LiveTable, seat: int) -> None:
        try:
            await self._answer_as_bot(table, seat)
        except Stale:
            LOGGER.debug("a bot's answer came too late at %s", table.row.id)
        except Exception:
            LOGGER.exception("the bot of seat %s at %s failed; it will try again", seat + 1, table.row.id)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            table.thinking.discard(seat)
        self._after(table)

    async def _answer_as_bot(self, table: LiveTable, seat: int) -> None:
        """Think, wait as long as the table's pace asks, and answer, unless the table has changed its mind meanwhile."""
        started = time.monotonic()
        assert table.match is not None
        seen = list(table.match.record.moves)
        text = await self._next_answer(table, seat)
        await asyncio.sleep(max(PACES[table.row.pace] - (time.monotonic() - started), 0))
        async with table.lock:
            match = table.match
            # What the bot has seen may have been taken back, or a person may have taken its seat.
            as_seen = match.record.moves[: len(seen)] == seen and seat in match.waiting
            if as_seen and table.row.seats[seat].kind == "bot":
                await table.commit(lambda held: held.play(seat, table.game.book[text]))

    async def _next_answer(self, table: LiveTable, seat: int) -> str:
        """The text of what a bot does next: the rest of what it had in mind, or else it thinks."""
        assert table.match is not None
        moves = table.match.record.moves
        plan = table.plans.pop(seat, None)
        if plan is None or not plan.holds(seat, moves, table.match.legal(seat)):
            plan = Plan(await self._thinkers.choose(table.match.record, seat, table.row.seats[seat].bot), len(moves))
        table.plans[seat] = plan.rest()
        return plan.answers[0]


def holder_of(secret: str) -> str:
    """What the store keeps of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def _seat(table: LiveTable, number: int) -> SeatRow:
    if not 0 <= number < table.players:
        raise CannotParse(common("no-seat", seats=table.players))
    return table.row.seats[number]


def _seat_in_play(table: LiveTable, secret: str) -> tuple[int, Match]:
    """Who asks, and the match, if they sit at one that goes on."""
    seat, match = table.seat_of(holder_of(secret)), table.match
    if seat is None:
        raise NotYourTurn(common("only-watching"))
    if match is None:
        raise NotYourTurn(common("not-begun"))
    table.check_going()
    return seat, match


def _with(table: LiveTable, number: int, seat: SeatRow) -> list[SeatRow]:
    return [seat if n == number else each for n, each in enumerate(table.row.seats)]


def _bot_seat(name: str, number: int) -> SeatRow:
    name = name or USUAL
    if name not in BOTS:
        raise CannotParse(common("no-bot", bot=repr(name[:40]), bots=list(LEVELS)))
    return SeatRow("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=name)


def _name(name: str) -> str:
    """A person's name, made harmless: one line, no control characters, not too long."""
    return _one_line(name)[:NAME_LENGTH].strip() or "Guest"


def _one_line(text: str) -> str:
    """What can be seen of a text: no line breaks, no control characters, nothing that turns the writing round."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _key(key: str, secret: str) -> str:
    """A key as the store keeps it. Everybody makes their own: nobody can use up another's."""
    if not 0 < len(key) <= KEY_LENGTH:
        raise CannotParse(common("key-length", most=KEY_LENGTH))
    return hashlib.sha256(f"{holder_of(secret)} {key}".encode()).hexdigest()
