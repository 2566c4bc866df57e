"""The lobby: opening tables, and everything a person can do at one in play.

It knows no game by name, no web framework and no socket: requests come in as plain values, refusals go out as Refusal.
"""

import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.autoplay import Autoplay
from boardwright.lobby.broadcast import send_chat
from boardwright.lobby.errors import NotAllowed, Stale, StorageUnavailable
from boardwright.lobby.executor import JobTimeout
from boardwright.lobby.identity import (
    Person,
    clean_name,
    free_name,
    hash_secret,
    one_line,
    own_key,
    table_name,
)
from boardwright.lobby.jobs import Jobs, SeatSnapshot
from boardwright.lobby.match import Match
from boardwright.lobby.seating import Seating, bot_seat
from boardwright.lobby.storage import NEW, NO_STATS, ChatRow, Clock, Commit, SeatRow, Stats, TableRow, TableStore
from boardwright.lobby.table import Draft, Edit, LiveTable, is_full
from boardwright.lobby.tables import Tables
from boardwright.lobby.what_if import check_length

CHAT_LENGTH: Final = 500
MOST_REMEMBERED: Final = 20_000  # people
LINES_A_MINUTE: Final = 30  # of chat, of one person
# In an hour so many may come from people without a seat, and from one of them.
WATCHERS_LINES: Final = 200
WATCHER_LINES: Final = 30
START_PATIENCE: Final = 30.0  # seconds for the database to come up
LONGEST_RUN: Final = 100  # answers after the first, given in one go
LONGEST_HINT: Final = 3  # seconds
LONGEST_AWAY: Final = 30 * 86_400  # seconds
BOTS_ALONE: Final = 3  # tables of one person in play at which only bots sit
LESSON_BOT: Final = (
    "novice"  # a beginner learns from what the others do as well: their moves make sense, and can be beaten
)


class Lobby:
    def __init__(
        self,
        store: TableStore,
        jobs: Jobs,
        stats: Stats = NO_STATS,
        longest_hint: float = LONGEST_HINT,
        clock: Clock = time.time,
    ) -> None:
        self._store = store
        self._jobs = jobs
        self._stats = stats
        self._longest_hint = longest_hint
        self._clock = clock
        self._people: OrderedDict[str, str] = OrderedDict()  # ids, by the hash of the secret
        self.autoplay: Final = Autoplay(jobs, stats)
        self.tables: Final = Tables(store, self.autoplay, stats, clock)
        self.seating: Final = Seating(self.tables, self.autoplay, clock)

    async def open(self) -> None:
        """Start: the bots of all tables in play go on thinking."""
        await self._store.open(START_PATIENCE)
        await self.tables.open()
        await self.tables.wake()

    async def close(self) -> None:
        with suppress(StorageUnavailable):
            await self.tables.note_seen()
        await self.autoplay.close()
        await self.tables.close()
        self._jobs.close()
        await self._store.close()

    async def person(self, secret: str, *, create: bool, address: str = "") -> Person:
        """Whom a browser's secret belongs to. Somebody new is noted only when they do something."""
        if not secret:
            return Person("", address)
        secret_hash = hash_secret(secret)
        id = self._people.get(secret_hash, "")
        if not id:
            id = await self._store.person_of(secret_hash, create=create)
            if id:
                self._people[secret_hash] = id
                if len(self._people) > MOST_REMEMBERED:
                    self._people.popitem(last=False)
        return Person(id, address)

    async def table(self, id: str) -> LiveTable:
        """For a request or a socket: whoever has done something through one process sees it through every other."""
        return await self.tables.newest(id)

    # --- opening a table

    async def create(self, request: messages.NewTable, person: Person, company: Sequence[Person] = ()) -> LiveTable:
        """`company`: others who share the device, in the order of their seats."""
        game = game_by_name(request.game)
        options = game.full_options(request.options)
        game.new(len(request.seats), options)
        people = sum(seat.kind == "person" for seat in request.seats)
        if people > 1 + len(company):
            raise CannotParse(common("only-you"))
        seats = _new_seats(request, [person, *company])
        if not 0 <= request.away <= LONGEST_AWAY:
            raise CannotParse(common("away-too-long", most=LONGEST_AWAY))
        row = TableRow(
            table_name(private=request.private), game.name, options, seats, person.id, request.private, request.pace,
            "gathering", 0, self._clock(), hints=request.hints, away=request.away,
        )  # fmt: skip
        alone = is_full(row) and not people
        if alone and await self._store.bots_alone(person.id) >= BOTS_ALONE:
            raise NotLegal(common("bots-alone", most=BOTS_ALONE))
        return await self.tables.create(row)

    async def teach(self, request: messages.NewLesson, person: Person) -> LiveTable:
        """A guided first game: the table that the game's lesson asks for, against the weakest bots."""
        game = game_by_name(request.game)
        lesson = game.lesson
        if lesson is None:
            raise NotLegal(common("no-lesson", game=game.telling.title()))
        learner = SeatRow("person", clean_name(request.name), person=person.id, ready=True)
        bots = [bot_seat(LESSON_BOT, number) for number in range(1, lesson.players)]
        row = TableRow(
            table_name(private=True), game.name, game.full_options(lesson.options), [learner, *bots], learner.person,
            True, "brisk", "gathering", 0, self._clock(), lesson=[],
        )  # fmt: skip
        return await self.tables.create(row)

    async def import_record(self, text: str, person: Person) -> str:
        """A record as a table: to be looked at when it is finished, else to be played on by whoever sits down."""
        played = await self._jobs.read(text, person)
        seats = [
            SeatRow("person", clean_name(name or f"Seat {number}"), left=True)
            for number, name in enumerate(played.names, 1)
        ]
        row = TableRow(
            table_name(private=True), played.game, played.options, seats, person.id, True, "brisk",
            "over" if played.over else "playing", 0, self._clock(), rules=played.rules, summary=played.summary,
        )  # fmt: skip
        await self.tables.enter(row, lambda: Commit(row, NEW, moves=played.moves))
        return row.id

    # --- in the game

    async def act(self, table: LiveTable, act: messages.Act, person: Person, *, confirm: bool) -> int:
        """Answer a question, and those that follow it as far as that is legal; the version after it."""
        if len(act.then) > LONGEST_RUN:
            raise CannotParse(common("run-too-long", most=LONGEST_RUN, answers=len(act.then)))

        def edit(draft: Draft) -> None:
            seat, match = seat_in_play(table, person)
            answers = [table.game.book.parse(text) for text in (act.action, *act.then)]
            first = answers[0]
            if seat in match.waiting and first not in match.legal(seat):
                # Who writes an answer that is not legal is told why, where the game can tell.
                why = table.game.telling.reason(match.state, seat, first)
                if why:
                    raise NotLegal(common("at", place=first.text, what=why))
            heard = table.coach(seat)
            if heard:  # who answers has heard what the coach says about the question
                draft.learn([heard.idea])
            draft.play.play_macro(seat, answers, end=act.end or not confirm)

        return await self._change(table, edit, act, person)

    async def learn(self, table: LiveTable, learn: messages.Learn, person: Person) -> int:
        """The coach need not explain an idea any more, or none at all. Said twice, it is the same."""

        def edit(draft: Draft) -> None:
            if table.row.seat_of(person.id) is None:
                raise NotYourTurn(common("only-watching"))
            if table.row.lesson is None or table.game.lesson is None:
                raise NotLegal(common("no-lesson-here"))
            names = [idea.name for idea in table.game.lesson.ideas]
            if learn.idea and learn.idea not in names:
                raise CannotParse(common("no-idea", idea=repr(learn.idea[:40])))
            draft.learn([learn.idea] if learn.idea else names)

        try:
            return await table.change(edit)
        finally:
            self._show(table)

    async def undo(self, table: LiveTable, undo: messages.Undo, person: Person) -> int:
        def edit(draft: Draft) -> None:
            seat, _ = seat_in_play(table, person)
            draft.play.undo(seat, macro=undo.course)
            draft.asked_again = seat

        return await self._change(table, edit, undo, person)

    async def end_turn(self, table: LiveTable, end: messages.EndTurn, person: Person) -> int:
        def edit(draft: Draft) -> None:
            seat, _ = seat_in_play(table, person)
            draft.play.end_turn(seat)

        return await self._change(table, edit, end, person)

    async def _change(
        self, table: LiveTable, edit: Edit, request: messages.Act | messages.Undo | messages.EndTurn, person: Person
    ) -> int:
        key = own_key(request.key, person)
        if key not in table.keys:
            seat_in_play(table, person)  # refused first, whatever was seen
        try:
            version = await table.change(edit, key=key, version=request.version)
            self._stats.moved("person")
            return version
        finally:
            self._show(table)

    def _show(self, table: LiveTable) -> None:
        """Whatever has been written is shown, even if its confirmation got lost on the way."""
        if table.is_ahead_of_viewers:
            self.autoplay.after(table)

    async def plan(self, table: LiveTable, plan: messages.PlanAhead, person: Person) -> bytes:
        """Try moves on a scratch copy of a seat's table. Nothing is kept of it, and nobody else hears of it."""
        check_length(plan)
        seat, match = seat_in_play(table, person)
        return await self._jobs.plan(_sight(table, match, seat), plan, person)

    async def hint(self, table: LiveTable, asked: messages.AskHint, person: Person) -> messages.Hint:
        """What the house bot would do in the seat's place. It thinks on the record, in a process of its own."""
        seat, match = seat_in_play(table, person)
        if not table.row.allows_hints:
            raise NotAllowed(common("hint-not-allowed"))
        if asked.version != table.row.version:
            raise Stale
        if match.holding == seat:
            raise NotLegal(common("hint-end-turn"))
        if seat not in match.waiting:
            raise NotLegal(common("hint-not-asked"))
        try:
            return await self._jobs.hint(match.record, seat, asked.version, person, self._longest_hint)
        except JobTimeout as error:
            raise NotLegal(common("hint-too-long", seconds=round(self._longest_hint))) from error

    async def outlook(self, table: LiveTable, person: Person) -> bytes:
        """What a table would pay as it stands, for whoever asks."""
        if table.match is None:
            raise NotYourTurn(common("not-begun"))
        return await self._jobs.outlook(_sight(table, table.match, table.row.seat_of(person.id)), person)

    async def history(self, table: LiveTable, person: Person) -> bytes:
        """Who had how many points when."""
        return await self._jobs.history(_sight(table, _begun(table), None), person)

    async def position(self, table: LiveTable, moves: int, person: Person) -> bytes:
        """The table after so many moves, as the asking seat may see it."""
        return await self._jobs.position(_sight(table, _begun(table), table.row.seat_of(person.id)), moves, person)

    async def say(self, table: LiveTable, say: messages.Say, person: Person, name: str) -> int:
        """Speak at a table; whoever looks hears it."""
        text = one_line(say.text)
        if not text:
            raise CannotParse(common("chat-empty"))
        if len(text) > CHAT_LENGTH:
            raise CannotParse(common("chat-too-long", most=CHAT_LENGTH, letters=len(text)))
        key = own_key(say.key, person)
        async with table.lock:
            if key in table.keys:
                return table.row.version
            seat = table.row.seat_of(person.id)
            shown = free_name(name, table.row.names_in_use) if seat is None else table.row.seats[seat].name
            line = ChatRow(seat, shown, text, self._clock(), person.id)
            _check_may_speak(table, line)
            await table.say(line, key)
        self._show(table)
        send_chat(table)
        return table.row.version


def _new_seats(request: messages.NewTable, people: Iterable[Person]) -> list[SeatRow]:
    """The first person is who asks; others sit at the same device, and are there when that one is."""
    seats: list[SeatRow] = []
    names: list[str] = []
    coming = iter(people)
    for number, seat in enumerate(request.seats):
        if seat.kind == "person":
            names.append(free_name(seat.name if names else request.name, names))
            seats.append(SeatRow("person", names[-1], person=next(coming).id, ready=request.ready or len(names) > 1))
        else:
            seats.append(bot_seat(seat.bot, number) if seat.kind == "bot" else SeatRow("open"))
    return seats


def seat_in_play(table: LiveTable, person: Person) -> tuple[int, Match]:
    """Who asks, and the match, if they sit at one that goes on."""
    seat, match = table.row.seat_of(person.id), table.match
    if seat is None:
        raise NotYourTurn(common("only-watching"))
    if match is None:
        raise NotYourTurn(common("not-begun"))
    table.require_playable()
    if table.row.seats[seat].stand_in:
        raise NotYourTurn(common("bot-plays-for-you"))
    return seat, match


def _check_may_speak(table: LiveTable, line: ChatRow) -> None:
    """Nobody floods a table, and nobody who looks on can fill the chat of those who play."""
    if table.row.has_muted(line.person, line.name):
        raise NotAllowed(common("muted"))
    if line.seat is not None:
        if sum(each.person == line.person and each.at > line.at - 60 for each in table.chat) >= LINES_A_MINUTE:
            raise NotLegal(common("chat-too-fast", most=LINES_A_MINUTE))
    else:
        watchers = [each for each in table.chat if each.seat is None and each.at > line.at - 3600]
        own = sum(each.person == line.person for each in watchers)
        if len(watchers) >= WATCHERS_LINES or own >= WATCHER_LINES:
            raise NotLegal(common("chat-watchers-full", most=WATCHER_LINES, all=WATCHERS_LINES))


def _begun(table: LiveTable) -> Match:
    if table.match is None:
        raise NotLegal(common("not-begun"))
    return table.match


def _sight(table: LiveTable, match: Match, seat: int | None) -> SeatSnapshot:
    return SeatSnapshot(match.record.dumps(), match.holding, table.row.version, seat, match.over)
