"""Who sits where: sitting down and getting up, what the host may do, beginning, and playing once more."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from boardwright.bots import BOTS, LEVELS, USUAL
from boardwright.kernel.errors import CannotParse, NotLegal
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.autoplay import Autoplay
from boardwright.lobby.broadcast import send_chat, viewers_changed
from boardwright.lobby.errors import NotAllowed, Stale
from boardwright.lobby.identity import Person, free_name, table_name, told_name
from boardwright.lobby.storage import Clock, Commit, SeatRow, Summary, TableRow
from boardwright.lobby.table import Draft, Edit, LiveTable, created
from boardwright.lobby.tables import NAMES_TRIED, Tables

BOT_NAMES: Final = ("Sextant", "Almanac", "Astrolabe", "Quadrant", "Octant", "Compass")
# After so long without a person who is in a game, the host may let somebody else have the seat for good.
GONE_AFTER: Final = 86_400.0


class Seating:
    def __init__(self, tables: Tables, autoplay: Autoplay, clock: Clock) -> None:
        self._tables = tables
        self._autoplay = autoplay
        self._clock = clock

    async def sit(self, table: LiveTable, request: messages.Sit, person: Person) -> None:
        """Take an open seat, or one whose person has left."""

        def edit(draft: Draft) -> None:
            seat = _seat(table, request.seat)
            if table.row.seat_of(person.id) is not None:
                raise NotLegal(common("seated-already"))
            _check_not_over(table)
            if seat.kind != "open" and not seat.left:
                raise NotLegal(common("seat-taken", who=told_name(seat.name)))
            name = free_name(request.name, table.row.names_in_use)
            draft.seat(request.seat, SeatRow("person", name, person=person.id, ready=request.ready))

        table.presence.saw(person.id)
        await self._change(table, edit)
        await self._tables.recall(table)

    async def leave(self, table: LiveTable, person: Person) -> None:
        """Get up: before the game the seat is open again, in the game it may be taken over. A host who goes hands the
        table over."""

        def edit(draft: Draft) -> None:
            number = _own_seat(table, person)
            table.require_playable()
            left = SeatRow("open")
            if table.row.status != "gathering":
                left = replace(table.row.seats[number], left=True, stand_in="", again=False)
            draft.seat(number, left)
            if draft.row.host == person.id:
                draft.row.host = next((each.person for each in draft.row.seats if each.is_held), person.id)

        await self._change(table, edit)

    async def take_back(self, table: LiveTable, person: Person) -> None:
        """Play again oneself, after a bot has played in one's place."""

        def edit(draft: Draft) -> None:
            number = _own_seat(table, person)
            seat = table.row.seats[number]
            if not seat.stand_in:
                raise NotLegal(common("no-stand-in"))
            draft.seat(number, replace(seat, stand_in=""))

        await self._change(table, edit)

    async def be_ready(self, table: LiveTable, request: messages.Ready, person: Person) -> None:
        """Say that the game may begin, or not yet. It does when all seats are taken and everybody has said so."""

        def edit(draft: Draft) -> None:
            number = _own_seat(table, person)
            if table.row.status != "gathering":
                raise NotLegal(common("begun-already"))
            draft.seat(number, replace(table.row.seats[number], ready=request.ready))

        await self._change(table, edit)

    # --- what the host may do

    async def change(self, table: LiveTable, request: messages.ChangeSeat, person: Person) -> None:
        """Before the game the host fills and frees seats. In the game the host gives a seat that was left to a bot, or
        a bot's seat back to people, and lets a bot play for somebody who is away."""

        def edit(draft: Draft) -> None:
            seat = _seat(table, request.seat)
            _check_host(table, person)
            _check_not_over(table)
            playing = table.row.status == "playing"
            if playing and seat.is_held:
                new = _without(table, request, seat)
            elif request.kind == "bot":
                new = bot_seat(request.bot, request.seat)
            else:
                new = SeatRow("person", seat.name, left=True) if playing else SeatRow("open")
            if not playing:
                # Others have said that they are ready for another table than this is now.
                for number, each in enumerate(table.row.seats):
                    draft.row.seats[number] = replace(each, ready=each.ready and each.person == person.id)
            draft.seat(request.seat, new)
            if draft.match is not None and draft.match.holding == request.seat and new.is_played_by_bot:
                draft.play.end_turn(request.seat)

        await self._change(table, edit)

    async def start(self, table: LiveTable, person: Person) -> None:
        """Begin, when everybody who sits is ready: open seats are given to bots."""

        def edit(draft: Draft) -> None:
            _check_host(table, person)
            if table.row.status != "gathering":
                raise NotLegal(common("begun-already"))
            others = [seat for seat in table.row.seats if seat.is_held and seat.person != person.id]
            waiting = [seat for seat in others if not seat.ready]
            if waiting:
                raise NotLegal(common("not-ready", who=[told_name(seat.name) for seat in waiting]))
            draft.seats(
                [
                    bot_seat("", number) if seat.kind == "open" else replace(seat, ready=True)
                    for number, seat in enumerate(table.row.seats)
                ]
            )

        await self._change(table, edit)

    async def hand_over(self, table: LiveTable, request: messages.HandOver, person: Person) -> None:
        """Make somebody else at the table its host."""

        def edit(draft: Draft) -> None:
            seat = _seat(table, request.seat)
            _check_host(table, person)
            if not seat.is_held:
                raise NotLegal(common("no-new-host"))
            draft.row.host = seat.person

        await self._change(table, edit)

    async def mute(self, table: LiveTable, request: messages.Mute, person: Person) -> None:
        """Let the author of a line of chat say no more at this table, or speak again."""

        _check_host(table, person)
        if not 0 < request.line <= table.last_line:
            raise CannotParse(common("no-line", lines=table.last_line))
        (line,) = await table.store.chat(table.row.id, request.line - 1, 1)

        def edit(draft: Draft) -> None:
            _check_host(table, person)
            if not line.person or line.person == person.id:
                raise NotLegal(common("not-muted"))
            others = {muted: name for muted, name in table.row.muted.items() if muted != line.person}
            draft.row.muted = {**others, line.person: line.name} if request.muted else others

        await self._change(table, edit)
        send_chat(table, whole=True)

    # --- once more

    async def rematch(self, table: LiveTable, person: Person) -> messages.Rematch:
        """Ask for, or agree to, another game with the same people and bots, the start moved on by one seat. There is a
        table when everybody who has not left agrees; it is the same for all."""

        def edit(draft: Draft) -> None:
            if table.row.next_table:
                raise Stale
            if table.row.status != "over" and not table.stopped:
                raise NotLegal(common("rematch-early"))
            number = table.row.seat_of(person.id)
            if number is None:
                raise NotAllowed(common("may-not-repeat"))
            draft.seat(number, replace(table.row.seats[number], again=True))
            if not _still_asked(draft.row.seats):
                again = self._next_table(table)
                draft.row.next_table = again.table.id
                draft.also.append(again)

        for _ in range(NAMES_TRIED):
            if table.row.next_table:
                break
            with suppress(Stale):  # somebody else was faster, or a table is called so already
                await self._change(table, edit)
                break
        waiting = [] if table.row.next_table else _still_asked(table.row.seats)
        return messages.Rematch(id=table.row.next_table, waiting=waiting)

    def _next_table(self, table: LiveTable) -> Commit:
        """The commit that creates the table of the rematch."""
        moved = [
            SeatRow("open") if seat.left else replace(seat, ready=True, stand_in="", again=False)
            for seat in [*table.row.seats[1:], *table.row.seats[:1]]
        ]
        row: TableRow = replace(
            table.row,
            id=table_name(private=table.row.private),
            seats=moved,
            host=table.presence.host(table.row),
            status="gathering",
            version=0,
            holding=None,
            ended=0,
            lesson=None,
            next_table="",
            updated=self._clock(),
            summary=Summary(),
        )
        return created(row, self._clock)

    async def _change(self, table: LiveTable, edit: Edit) -> None:
        try:
            await table.change(edit)
            viewers_changed(table)  # who has sat down watches no more
        finally:
            if table.is_ahead_of_viewers:
                self._autoplay.after(table)


def bot_seat(name: str, number: int) -> SeatRow:
    name = name or USUAL
    if name not in BOTS:
        raise CannotParse(common("no-bot", bot=repr(name[:40]), bots=list(LEVELS)))
    return SeatRow("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=name)


def _still_asked(seats: Sequence[SeatRow]) -> list[int]:
    """Who has not agreed to a rematch yet."""
    return [number for number, seat in enumerate(seats) if seat.is_held and not seat.again]


def _without(table: LiveTable, request: messages.ChangeSeat, seat: SeatRow) -> SeatRow:
    """The seat of a person in the game who is away: a bot plays until they are back; who has been gone for long may be
    replaced."""
    if request.kind == "bot":
        if not table.presence.may_be_stood_in_for(table.row, request.seat):
            raise NotLegal(common("seat-held", who=told_name(seat.name)))
        return replace(seat, stand_in=bot_seat(request.bot, request.seat).bot)
    if table.presence.away_for(seat.person) < GONE_AFTER:
        raise NotLegal(common("not-gone", who=told_name(seat.name)))
    return SeatRow("person", seat.name, left=True)


def _seat(table: LiveTable, number: int) -> SeatRow:
    if not 0 <= number < table.players:
        raise CannotParse(common("no-seat", seats=table.players))
    return table.row.seats[number]


def _own_seat(table: LiveTable, person: Person) -> int:
    number = table.row.seat_of(person.id)
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
