"""Who sits where: sitting down and getting up, what the host may do, beginning, and playing once more."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from boardwright.bots import BOTS, LEVELS, USUAL
from boardwright.kernel.errors import CannotParse, NotLegal
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.autoplay import Autoplay
from boardwright.lobby.broadcast import send_chat, viewers_changed
from boardwright.lobby.errors import NotAllowed
from boardwright.lobby.identity import Person, free_name, table_name, told_name
from boardwright.lobby.storage import SeatRow, is_full, new_match
from boardwright.lobby.table import LiveTable
from boardwright.lobby.tables import Tables

BOT_NAMES: Final = ("Sextant", "Almanac", "Astrolabe", "Quadrant", "Octant", "Compass")
# After so long without a person who is in a game, the host may let somebody else have the seat for good.
GONE_AFTER: Final = 86_400.0


class Seating:
    def __init__(self, tables: Tables, driver: Autoplay) -> None:
        self._tables = tables
        self._driver = driver

    async def sit(self, table: LiveTable, request: messages.Sit, person: Person) -> None:
        """Take an open seat, or one whose person has left."""
        holder = person.id
        async with table.lock:
            seat = _seat(table, request.seat)
            if table.row.seat_of(holder) is not None:
                raise NotLegal(common("seated-already"))
            _check_not_over(table)
            if seat.kind != "open" and not seat.left:
                raise NotLegal(common("seat-taken", who=told_name(seat.name)))
            name = free_name(request.name, table.row.names_in_use)
            sitter = SeatRow("person", name, holder=holder, ready=request.ready)
            await _seat_people(table, _with(table, request.seat, sitter))
            await self._tables.recall(table)
        self._driver.after(table)

    async def leave(self, table: LiveTable, person: Person) -> None:
        """Get up: before the game the seat is open again, in the game it may be taken over. A host who goes hands the
        table over."""
        holder = person.id
        async with table.lock:
            number = _own_seat(table, holder)
            table.require_playable()
            seat = table.row.seats[number]
            left = SeatRow("open")
            if table.row.status != "gathering":
                left = replace(seat, left=True, stand_in="", again=False)
            seats = _with(table, number, left)
            host = table.row.host
            if host == holder:
                host = next((each.holder for each in seats if each.is_held), host)
            await _seat_people(table, seats, host=host)
        self._driver.after(table)

    async def take_back(self, table: LiveTable, person: Person) -> None:
        """Play again oneself, after a bot has played in one's place."""
        async with table.lock:
            number = _own_seat(table, person.id)
            seat = table.row.seats[number]
            if not seat.stand_in:
                raise NotLegal(common("no-stand-in"))
            await _seat_people(table, _with(table, number, replace(seat, stand_in="")))
        self._driver.after(table)

    async def be_ready(self, table: LiveTable, request: messages.Ready, person: Person) -> None:
        """Say that the game may begin, or not yet. It does when all seats are taken and everybody has said so."""
        async with table.lock:
            number = _own_seat(table, person.id)
            if table.row.status != "gathering":
                raise NotLegal(common("begun-already"))
            seat = table.row.seats[number]
            if seat.ready != request.ready:
                await _seat_people(table, _with(table, number, replace(seat, ready=request.ready)))
        self._driver.after(table)

    # --- what the host may do

    async def change(self, table: LiveTable, request: messages.ChangeSeat, person: Person) -> None:
        """Before the game the host fills and frees seats. In the game the host gives a seat that was left to a bot, or
        a bot's seat back to people, and lets a bot play for somebody who is away."""
        async with table.lock:
            seat = _seat(table, request.seat)
            _check_host(table, person)
            _check_not_over(table)
            playing = table.row.status == "playing"
            if playing and seat.is_held:
                new = self._without(table, request, seat)
            elif request.kind == "bot":
                new = bot_seat(request.bot, request.seat)
            else:
                new = SeatRow("person", seat.name, left=True) if playing else SeatRow("open")
            seats = _with(table, request.seat, new)
            if not playing:
                # Others have said that they are ready for another table than this is now.
                seats = [replace(each, ready=each.ready and each.holder == person.id) for each in seats]
            await _seat_people(table, seats)
            match = table.match
            if match is not None and match.holding == request.seat and new.is_played_by_bot:
                await table.commit(lambda held: held.end_turn(request.seat))
        self._driver.after(table)

    def _without(self, table: LiveTable, request: messages.ChangeSeat, seat: SeatRow) -> SeatRow:
        """The seat of a person in the game who is away: a bot plays until they are back; who has been gone for long
        may be replaced."""
        if request.kind == "bot":
            if not table.presence.may_be_stood_in_for(table.row, request.seat):
                raise NotLegal(common("seat-held", who=told_name(seat.name)))
            return replace(seat, stand_in=bot_seat(request.bot, request.seat).bot)
        if table.presence.away_for(seat.holder) < GONE_AFTER:
            raise NotLegal(common("not-gone", who=told_name(seat.name)))
        return SeatRow("person", seat.name, left=True)

    async def start(self, table: LiveTable, person: Person) -> None:
        """Begin, when everybody who sits is ready: open seats are given to bots."""
        async with table.lock:
            _check_host(table, person)
            if table.row.status != "gathering":
                raise NotLegal(common("begun-already"))
            holder = person.id
            waiting = [seat for seat in table.row.seats if seat.is_held and not seat.ready and seat.holder != holder]
            if waiting:
                raise NotLegal(common("not-ready", who=[told_name(seat.name) for seat in waiting]))
            seats = [
                bot_seat("", number) if seat.kind == "open" else replace(seat, ready=True)
                for number, seat in enumerate(table.row.seats)
            ]
            await _seat_people(table, seats)
        self._driver.after(table)

    async def hand_over(self, table: LiveTable, request: messages.HandOver, person: Person) -> None:
        """Make somebody else at the table its host."""
        async with table.lock:
            seat = _seat(table, request.seat)
            _check_host(table, person)
            if not seat.is_held:
                raise NotLegal(common("no-new-host"))
            await _seat_people(table, table.row.seats, host=seat.holder)
        self._driver.after(table)

    async def mute(self, table: LiveTable, request: messages.Mute, person: Person) -> None:
        """Let the author of a line of chat say no more at this table, or speak again."""
        async with table.lock:
            _check_host(table, person)
            if not 0 < request.line <= len(table.chat):
                raise CannotParse(common("no-line", lines=len(table.chat)))
            author = table.chat[request.line - 1].holder
            if not author or author == person.id:
                raise NotLegal(common("not-muted"))
            muted = [holder for holder in table.row.muted if holder != author]
            await table.mute([*muted, author] if request.muted else muted)
        send_chat(table, whole=True)

    # --- once more

    async def rematch(self, table: LiveTable, person: Person) -> messages.Rematch:
        """Ask for, or agree to, another game with the same people and bots, the start moved on by one seat. There is a
        table when everybody who has not left agrees; it is the same for all."""
        async with table.lock:
            row = table.row
            if row.next_table:
                return messages.Rematch(id=row.next_table, waiting=[])
            if row.status != "over" and not table.stopped:
                raise NotLegal(common("rematch-early"))
            number = table.row.seat_of(person.id)
            if number is None:
                raise NotAllowed(common("may-not-repeat"))
            seats = _with(table, number, replace(row.seats[number], again=True))
            waiting = [n for n, seat in enumerate(seats) if seat.is_held and not seat.again]
            if waiting:
                if seats != row.seats:
                    await _seat_people(table, seats)
            else:
                await table.set_rematch(await self._open_again(table, seats))
        self._driver.after(table)
        return messages.Rematch(id=table.row.next_table, waiting=waiting)

    async def _open_again(self, table: LiveTable, seats: Sequence[SeatRow]) -> str:
        """The table of the rematch."""
        moved = [
            SeatRow("open") if seat.left else replace(seat, ready=True, stand_in="", again=False)
            for seat in [*seats[1:], *seats[:1]]
        ]
        again = replace(
            table.row,
            id=table_name(private=table.row.private),
            seats=moved,
            host=table.presence.host(table.row),
            status="gathering",
            version=0,
            holding=None,
            ended=0,
            lesson=None,
        )
        return (await self._tables.create(again, new_match(again) if is_full(again) else None)).row.id


async def _seat_people(table: LiveTable, seats: list[SeatRow], *, host: str | None = None) -> None:
    await table.seat(seats, host=host)
    viewers_changed(table)  # who has sat down watches no more


def bot_seat(name: str, number: int) -> SeatRow:
    name = name or USUAL
    if name not in BOTS:
        raise CannotParse(common("no-bot", bot=repr(name[:40]), bots=list(LEVELS)))
    return SeatRow("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=name)


def _seat(table: LiveTable, number: int) -> SeatRow:
    if not 0 <= number < table.players:
        raise CannotParse(common("no-seat", seats=table.players))
    return table.row.seats[number]


def _own_seat(table: LiveTable, holder: str) -> int:
    number = table.row.seat_of(holder)
    if number is None:
        raise NotLegal(common("not-seated"))
    return number


def _check_host(table: LiveTable, person: Person) -> None:
    if not table.presence.is_host(table.row, person.id):
        raise NotAllowed(common("host-only"))


def _check_not_over(table: LiveTable) -> None:
    table.require_playable()
    if table.row.status == "over":
        raise NotLegal(common("game-over"))


def _with(table: LiveTable, number: int, seat: SeatRow) -> list[SeatRow]:
    return [seat if n == number else each for n, each in enumerate(table.row.seats)]
