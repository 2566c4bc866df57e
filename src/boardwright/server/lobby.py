"""The lobby: all tables, and everything a person or a bot can do to one.

It knows no game by name, no web framework and no socket: requests come in as plain values, refusals go out as Refusal.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from boardwright.bots import BOTS
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn, Refusal
from boardwright.kernel.record import Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.server import messages
from boardwright.server.match import Match
from boardwright.server.names import table_name
from boardwright.server.store import ChatRow, MoveRow, SeatRow, Store, TableRow
from boardwright.server.table import LiveTable, Stale
from boardwright.server.thinking import Thinkers

LOGGER = logging.getLogger(__name__)

PACES = {"instant": 0.0, "brisk": 0.7, "calm": 2.0}  # seconds a bot waits at least
NAME_LENGTH = 30
CHAT_LENGTH = 500
CHAT_LINES = 1000
LISTED = 50
BOT_NAMES = ("Sextant", "Almanac", "Astrolabe", "Quadrant", "Octant", "Compass")


# What changes a match, under a key that is applied once.
Keyed = messages.Act | messages.Undo | messages.EndTurn


class NoSuchTable(Refusal):
    """There is no table of that name."""


class NotAllowed(Refusal):
    """You are not the one who may do this."""


class Lobby:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    async def open(self) -> None:
        """Start: the bots of all tables in play go on thinking."""
        await self._store.open()
        for id in await self._store.playing():
            self._drive(await self.table(id))

    async def close(self) -> None:
        for table in self._tables.values():
            for task in list(table.thinking.values()):
                task.cancel()
        self._thinkers.close()
        await self._store.close()

    async def table(self, id: str) -> LiveTable:
        """A table by its name, read from the store when it is not in memory."""
        if id not in self._tables:
            async with self._loading:
                if id not in self._tables:
                    self._tables[id] = await self._load(id)
        return self._tables[id]

    async def _load(self, id: str) -> LiveTable:
        row = await self._store.table(id)
        if row is None:
            raise NoSuchTable(f"There is no table {id[:80]!r}; check the link.")
        store = self._store
        return LiveTable(row, store, await store.moves(id), await store.keys(id), await store.chat(id))

    def forget(self, table: LiveTable) -> None:
        """A table that nobody looks at and where no bot thinks need not stay in memory."""
        if not table.viewers and not table.thinking and not table.lock.locked():
            self._tables.pop(table.row.id, None)

    async def mine(self, holder: str) -> list[LiveTable]:
        return [await self.table(id) for id in await self._store.tables_of(holder, LISTED)]

    async def gathering(self) -> list[LiveTable]:
        return [await self.table(id) for id in await self._store.gathering(LISTED)]

    # --- before the game

    async def create(self, request: messages.NewTable, secret: str) -> LiveTable:
        game = game_by_name(request.game)
        options = game.full_options(request.options)
        game.new(len(request.seats), options)
        holder = holder_of(secret)
        seats = [self._new_seat(seat, number, request.name, holder) for number, seat in enumerate(request.seats)]
        if sum(seat.kind == "person" for seat in seats) > 1:
            raise CannotParse("Only your own seat is a person's at first; leave the others open and send the link.")
        row = TableRow(
            table_name(private=request.private), game.name, options, seats, holder, request.private, request.pace,
            "gathering", 0, time.time(),
        )  # fmt: skip
        return await self._create(row, ())

    async def _create(self, row: TableRow, moves: Sequence[MoveRow]) -> LiveTable:
        await self._store.create(row, moves)
        table = await self.table(row.id)
        async with table.lock:
            await self._begin_if_full(table)
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
                raise NotLegal("You sit at this table already.")
            if seat.kind != "open" and not table.has_left(request.seat):
                raise NotLegal(f"The seat is taken by {seat.name}.")
            await table.change_row(
                seats=_with(table, request.seat, SeatRow("person", _name(request.name), holder=holder))
            )
            await self._begin_if_full(table)
        self._after(table)

    async def leave(self, table: LiveTable, secret: str) -> None:
        """Get up: before the game the seat is open again, in the game it may be taken over."""
        holder = holder_of(secret)
        async with table.lock:
            number = table.seat_of(holder)
            if number is None:
                raise NotLegal("You do not sit at this table.")
            seat = table.row.seats[number]
            left = SeatRow("open") if table.row.status == "gathering" else replace(seat, left=True)
            await table.change_row(seats=_with(table, number, left))
        self._after(table)

    async def change_seat(self, table: LiveTable, request: messages.ChangeSeat, secret: str) -> None:
        """Before the game the host fills and frees seats; in the game somebody at the table gives a left seat to a
        bot, or a bot's seat back to people."""
        holder = holder_of(secret)
        async with table.lock:
            seat = _seat(table, request.seat)
            if not table.is_host(holder):
                raise NotAllowed("Only somebody who sits at the table may change its seats.")
            if table.row.status == "over":
                raise NotLegal("The game is over.")
            if seat.kind == "person" and not table.has_left(request.seat):
                raise NotLegal(f"{seat.name} sits there; a seat can be given away when its person has left.")
            new = _bot_seat(request.bot, request.seat) if request.kind == "bot" else SeatRow("open")
            if request.kind == "open" and table.row.status == "playing":
                new = SeatRow("person", seat.name, left=True)
            await table.change_row(seats=_with(table, request.seat, new))
            await self._begin_if_full(table)
            match = table.match
            if match is not None and match.holding == request.seat:
                await table.commit(lambda held: held.end_turn(request.seat))
        self._after(table)

    async def start(self, table: LiveTable, secret: str) -> None:
        """Begin now: open seats are given to bots."""
        async with table.lock:
            if not table.is_host(holder_of(secret)):
                raise NotAllowed("Only somebody who sits at the table may start it.")
            if table.row.status != "gathering":
                raise NotLegal("The game has begun already.")
            seats = [
                _bot_seat("", number) if seat.kind == "open" else seat for number, seat in enumerate(table.row.seats)
            ]
            await table.change_row(seats=seats)
            await self._begin_if_full(table)
        self._after(table)

    async def _begin_if_full(self, table: LiveTable) -> None:
        if table.row.status == "gathering" and all(seat.kind != "open" for seat in table.row.seats):
            await table.begin()
            self._drive(table)

    # --- in the game

    async def act(self, table: LiveTable, act: messages.Act, secret: str, *, confirm: bool) -> int:
        """Answer a question; the version after it. A key that has been applied is not applied again."""

        def do(match: Match, seat: int) -> None:
            match.play(seat, table.game.book.parse(act.action), end=not confirm)

        return await self._do(table, act, secret, do)

    async def undo(self, table: LiveTable, undo: messages.Undo, secret: str) -> int:
        return await self._do(table, undo, secret, lambda match, seat: match.undo(seat))

    async def end_turn(self, table: LiveTable, end: messages.EndTurn, secret: str) -> int:
        return await self._do(table, end, secret, lambda match, seat: match.end_turn(seat))

    async def _do(self, table: LiveTable, request: Keyed, secret: str, do: Callable[[Match, int], None]) -> int:
        async with table.lock:
            if request.key in table.keys:
                return table.row.version
            seat = table.seat_of(holder_of(secret))
            if seat is None:
                raise NotYourTurn("You do not sit at this table; you may watch and chat.")
            if table.match is None:
                raise NotYourTurn("The game has not begun yet.")
            if request.version != table.row.version:
                raise Stale
            await table.commit(lambda match: do(match, seat), request.key)
            version = table.row.version
        self._after(table)
        return version

    async def say(self, table: LiveTable, say: messages.Say, secret: str, name: str) -> None:
        text = " ".join(say.text.split())
        if not text:
            raise CannotParse("An empty line says nothing.")
        if len(text) > CHAT_LENGTH:
            raise CannotParse(f"A line of chat has at most {CHAT_LENGTH} letters; this has {len(text)}.")
        async with table.lock:
            if say.key in table.keys:
                return
            if len(table.chat) >= CHAT_LINES:
                raise NotLegal(f"The chat of a table holds {CHAT_LINES} lines, and they are used up.")
            seat = table.seat_of(holder_of(secret))
            shown = table.row.seats[seat].name if seat is not None else _name(name)
            await table.say(ChatRow(seat, shown, text, time.time()), say.key)

    # --- after the game

    async def rematch(self, table: LiveTable, secret: str) -> str:
        """A new table with the same people and bots, the start moved on by one seat; the same one for all who ask."""
        async with table.lock:
            row = table.row
            if row.next_table:
                return row.next_table
            if row.status != "over":
                raise NotLegal("A rematch is played when the game is over.")
            if table.seat_of(holder_of(secret)) is None:
                raise NotAllowed("Only somebody who sat at the table may ask for a rematch.")
            seats = [SeatRow("open") if seat.left else replace(seat) for seat in row.seats[1:] + row.seats[:1]]
            again = replace(
                row,
                id=table_name(private=row.private),
                seats=seats,
                status="gathering",
                version=0,
                holding=None,
                ended=0,
            )
            created = await self._create(again, ())
            await table.change_row(next_table=created.row.id)
        self._after(table)
        return created.row.id

    async def import_record(self, text: str, secret: str) -> LiveTable:
        """A record as a table: to be looked at when it is finished, else to be played on by whoever sits down."""
        record = Record.loads(text)
        state = record.replay()
        names = record.names or [f"{seat + 1}" for seat in range(record.players)]
        seats = [SeatRow("person", _name(name), left=True) for name in names]
        moves = [MoveRow(move.seat, move.action.text) for move in record.moves]
        status = "playing" if record.game.waiting(state) else "over"
        options = record.game.full_options(record.options)
        row = TableRow(
            table_name(private=True), record.game.name, options, seats, holder_of(secret), True, "brisk",
            status, 0, time.time(),
        )  # fmt: skip
        return await self._create(row, moves)

    # --- bots

    def _after(self, table: LiveTable) -> None:
        self._drive(table)
        table.tell()

    def _drive(self, table: LiveTable) -> None:
        """Let every bot that is asked think."""
        match = table.match
        if match is None or match.over:
            return
        for seat in match.waiting:
            if table.row.seats[seat].kind == "bot" and seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._think(table, seat))

    async def _think(self, table: LiveTable, seat: int) -> None:
        started = time.monotonic()
        try:
            match = table.match
            assert match is not None
            text = await self._thinkers.choose(match.record, seat, table.row.seats[seat].bot)
            await asyncio.sleep(max(PACES[table.row.pace] - (time.monotonic() - started), 0))
            async with table.lock:
                table.thinking.pop(seat, None)
                if table.row.seats[seat].kind == "bot" and table.match is not None and seat in table.match.waiting:
                    action = table.game.book[text]
                    await table.commit(lambda held: held.play(seat, action))
        except (Stale, Refusal):
            # The table has changed meanwhile (a person took the seat, an undo): the bot is asked anew if it still is.
            LOGGER.debug("a bot's answer came too late at %s", table.row.id)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOGGER.exception("the bot of seat %s at %s failed; it will try again", seat + 1, table.row.id)
            await asyncio.sleep(5)
        finally:
            table.thinking.pop(seat, None)
        self._after(table)


def holder_of(secret: str) -> str:
    """What the store keeps of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def _seat(table: LiveTable, number: int) -> SeatRow:
    if not 0 <= number < table.players:
        raise CannotParse(f"The table has seats 1 to {table.players}.")
    return table.row.seats[number]


def _with(table: LiveTable, number: int, seat: SeatRow) -> list[SeatRow]:
    return [seat if n == number else each for n, each in enumerate(table.row.seats)]


def _bot_seat(name: str, number: int) -> SeatRow:
    name = name or list(BOTS)[-1]
    if name not in BOTS:
        raise CannotParse(f"There is no bot {name[:40]!r}; there is {', '.join(BOTS)}.")
    return SeatRow("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=name)


def _name(name: str) -> str:
    """A person's name, made harmless: one line, no control characters, not too long."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    short = " ".join(visible.split())[:NAME_LENGTH]
    return short or "Guest"
