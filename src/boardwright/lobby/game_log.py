"""The log of a table: every turn in words, with what it brought to whom, as far as everybody may know.

A turn is told in one line; its steps are the moves. Words cost time, so they are found when somebody first reads them,
and only of what is new.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.kernel.decision import CHANCE, Decision, give, question
from boardwright.kernel.game import Game
from boardwright.kernel.ledger import OFFER, POINTS, TABLE, Entry, Ledger
from boardwright.kernel.record import Move
from boardwright.kernel.telling import ASIDE, NO_GAUGES, Gauges
from boardwright.kernel.text import Argument, Text, common, parts
from boardwright.lobby import messages

# So many things that chance reveals are named; of more it is said how many of what kind.
REVEALED = 2

# By stock, how much more a seat has than before.
Differences = Mapping[str, int]


class Log:
    """What has been told of a table so far."""

    # Any: a log is kept of any game.
    def __init__(self, game: Game[Any], players: int, options: Mapping[str, str]) -> None:
        self._game = game
        self._players = players
        self._options = options
        self._steps: list[_Step] = []
        self._turns: list[_Turn] = []
        self._state: Any = None  # the table after the last step
        self._stands: _Standing | None = None  # how it stands there, once that is known

    def turns(self, moves: Sequence[Move], after: int, names: Sequence[Text]) -> list[messages.LogTurn]:
        """The turns that go beyond the first `after` moves, each as a whole; also what followed the last of these by
        itself. `moves` are all that the record holds now; after the last of a game comes the final scoring."""
        self._follow(moves)
        found: list[messages.LogTurn] = []
        for turn in reversed(self._turns):
            # What is no move begins where the turn after it does: who has one has the other.
            goes_with = bool(found) and turn.first == found[0].first
            if turn.last <= after and turn.first <= after and not goes_with:
                break
            found.insert(0, self._message(turn, names))
        if self._steps and len(self._steps) >= after and not self._game.waiting(self._state):
            found += self._final_scoring()
        return found

    def step(self, moves: Sequence[Move], number: int, names: Sequence[Text]) -> messages.LogLine:
        """One move; they are counted from 1."""
        self._follow(moves)
        return self._line(number, names)

    # --- following the record

    def _follow(self, moves: Sequence[Move]) -> None:
        """Go where the record is: cut what was taken back, tell what is new."""
        kept = self._common(moves)
        if self._state is None or kept < len(self._steps):
            self._cut(kept)
            self._state, self._stands = self._game.new(self._players, self._options), None
            for move in moves[:kept]:
                self._game.apply(self._state, move.seat, move.action)
        for move in moves[kept:]:
            self._tell(move)

    def _common(self, moves: Sequence[Move]) -> int:
        """How many moves stand in both: every move that is played is an object of its own, so looking at the last
        one is enough."""
        same = min(len(self._steps), len(moves))
        while same and self._steps[same - 1].move is not moves[same - 1]:
            same -= 1
        return same

    def _cut(self, kept: int) -> None:
        del self._steps[kept:]
        self._turns = [turn for turn in self._turns if turn.cut(kept)]

    def _tell(self, move: Move) -> None:
        """Play a move, and what follows it by itself: a turn in which nobody had a choice is told as one, too."""
        state, asked = self._state, question(self._state, move.seat)
        assert asked is not None
        step = self._open(move, asked=True)
        give(state, asked, move.action)
        while state.pending:
            top = state.pending[-1]
            if top.surely_asks(state):  # nobody answers here: which answers there are need not be worked out
                state.answers = ()
                break
            unasked = self._unasked(top)
            if unasked:
                self._shut(step)
                step = self._open(unasked, asked=False)
            if not top.auto(state):
                break
        self._shut(step)

    # Any: a frame of any game.
    def _unasked(self, top: Decision[Any]) -> Move | None:
        """A turn that begins with the only answer there is: in the last round somebody with nothing left passes."""
        state, telling, seat = self._state, self._game.telling, top.seat
        if seat < 0 or top.unordered or top.always_asked or not telling.begins(state, seat):
            return None
        answers = top.legal(state)
        if len(answers) > 1 or telling.weight(state, seat, answers[0]) == ASIDE:
            return None
        return Move(seat, answers[0])

    def _open(self, move: Move, *, asked: bool) -> "_Step":
        """Before an answer is given: in which turn, and how the table stands."""
        state, telling, seat = self._state, self._game.telling, move.seat
        owner, begins = telling.turn_of(state, seat), telling.begins(state, seat)
        if not self._turns or not self._goes_on(self._turns[-1], owner, begins):
            self._close()
            self._turns.append(_Turn(owner, len(self._steps) + 1))
        words, weight = telling.line(state, seat, move.action), telling.weight(state, seat, move.action)
        frame = question(state, seat)
        assert frame is not None
        things = frame.targets_of(state, move.action)
        step = _Step(move, things, words, weight, begins, asked, self._stands or _Standing(self._game, state))
        state.listen(step.noted)
        return step

    def _shut(self, step: "_Step") -> None:
        """After it: what it has changed."""
        self._state.listen(None)
        if step.asked:
            self._steps.append(step)
        self._stands = _Standing(self._game, self._state)
        step.after(self._game, self._stands, len(self._steps))
        self._turns[-1].add(step)

    def _goes_on(self, turn: "_Turn", owner: int, begins: bool) -> bool:
        """Whether an answer belongs to the turn before it. Who is asked for a new turn and has only converted so far is
        still at the beginning of it."""
        if turn.owner != owner:
            return False
        return not begins or not any(step.begins and step.weight for step in turn.steps)

    def _close(self) -> None:
        """The last turn is over: what it came to is told while the table stands as it left it."""
        if self._turns:
            self._told(self._turns[-1])

    # --- a turn in words

    def _told(self, turn: "_Turn") -> "_Told":
        if turn.told is None:
            turn.told = self._summary(turn)
        return turn.told

    def _summary(self, turn: "_Turn") -> "_Told":
        steps, owner = turn.steps, turn.owner
        entries = [entry for step in steps for entry in step.entries]
        own = [
            step for step in steps if step.move.seat == owner or (step.move.seat == CHANCE and not self._sits(owner))
        ]
        told = _Told(self._draws(own) if owner == CHANCE else _headline(own))
        if self._sits(owner):
            told.sums = self._sums(owner, steps, entries)
            if not any(step.hidden for step in steps):
                told.events, told.sources = self._events(owner, entries)
        elif owner != CHANCE:
            told.entries = [entry for entry in entries if entry.seat == owner and entry.amount > 0]
        others = [seat for seat in range(self._players) if seat != owner]
        told.touched = [touch for seat in others for touch in self._touch(seat, steps, entries)]
        return told

    def _draws(self, steps: "Sequence[_Step]") -> Text:
        """What chance revealed: each thing, or how many of each kind."""
        if len(steps) <= REVEALED:
            return _headline(steps)
        kinds = Counter(step.move.action.verb for step in steps)
        return common("revealed", what=[self._game.telling.revealed(verb, number) for verb, number in kinds.items()])

    def _events(self, seat: int, entries: Sequence[Entry]) -> tuple[list[Text], list[Text]]:
        """What else happened, and what is told of points alone: where they come from."""
        events = self._game.telling.events
        without_points = list(events(seat, [entry for entry in entries if entry.kind != POINTS]))
        return without_points, [text for text in events(seat, entries) if text not in without_points]

    def _sits(self, owner: int) -> bool:
        return 0 <= owner < self._players

    def _touch(self, seat: int, steps: "Sequence[_Step]", entries: Sequence[Entry]) -> "list[_Touch]":
        """What the seat answered in somebody else's turn, and what befell it."""
        words = [step.words for step in steps if step.move.seat == seat]
        words += self._game.telling.touched(self._state, seat, entries)
        own = [entry for entry in entries if entry.seat == seat]
        sums = self._sums(seat, steps, own) if own else _Sums({}, {})
        return [_Touch(seat, words, sums)] if words or sums.paid or sums.gained else []

    def _sums(self, seat: int, steps: "Sequence[_Step]", entries: Sequence[Entry]) -> "_Sums":
        """What the seat paid and got. Where something is hidden, that is read off what everybody may know."""
        if any(step.hidden for step in steps):
            total = {POINTS: -sum(entry.amount for step in steps for entry in step.final if entry.seat == seat)}
            for step in steps:
                for stock, number in step.changes[seat].items():
                    total[stock] = total.get(stock, 0) + number
            paid = {stock: -number for stock, number in total.items() if number < 0}
            return _Sums(paid, {stock: number for stock, number in total.items() if number > 0})
        levels = _Levels(steps[0].levels[seat].before, steps[-1].levels[seat].after)
        return _Sums(self._game.telling.paid(seat, entries), self._game.telling.gained(seat, entries), levels)

    # --- as messages

    def _message(self, turn: "_Turn", names: Sequence[Text]) -> messages.LogTurn:
        told, owner = self._told(turn), turn.owner
        return messages.LogTurn(
            first=turn.first,
            last=turn.last,
            seat=owner if self._sits(owner) else None,
            rival=self._game.telling.rival(owner - self._players) if owner >= self._players else "",
            words=told.words,
            sums=self._sums_message(told.sums),
            events=told.events,
            sources=told.sources,
            entries=[ledger_entry(entry) for entry in told.entries],
            touched=[
                messages.LogTouch(seat=touch.seat, words=touch.words, sums=self._sums_message(touch.sums))
                for touch in told.touched
            ],
            steps=[self._line(number, names) for number in range(turn.first, turn.last + 1)],
            final=not turn.steps,
        )

    def _line(self, number: int, names: Sequence[Text]) -> messages.LogLine:
        step = self._steps[number - 1]
        return messages.LogLine(
            number=number,
            seat=None if step.move.seat == CHANCE else step.move.seat,
            action=step.move.action.text,
            things=list(step.things),
            words=step.words,
            changes=[
                common("change", who=names[seat], parts=changes)
                for seat, changes in enumerate(step.told_changes)
                if changes
            ],
            levels=[
                messages.LogLevels(seat=seat, levels=_level_messages(levels), words=levels.after.words)
                for seat, levels in enumerate(step.levels)
                if levels.moved
            ],
        )

    def _sums_message(self, sums: "_Sums") -> messages.LogSums:
        amounts = self._game.telling.amounts
        return messages.LogSums(
            paid=[self._amount(what, number) for what, number in sums.paid.items() if what != POINTS],
            gained=[self._amount(what, number) for what, number in sums.gained.items() if what != POINTS],
            points=sums.gained.get(POINTS, 0) - sums.paid.get(POINTS, 0),
            levels=_level_messages(sums.levels) if sums.levels.moved else [],
            words=parts(
                [
                    common("paid", amounts=amounts(sums.paid)) if sums.paid else "",
                    common("gained", amounts=amounts(sums.gained)) if sums.gained else "",
                    sums.levels.after.words if sums.levels.moved else "",
                ]
            ),
        )

    def _amount(self, what: str, number: int) -> messages.LogAmount:
        return messages.LogAmount(what=what, number=number, words=self._game.telling.amount(what, number))

    def _final_scoring(self) -> list[messages.LogTurn]:
        """What the end of the game brought, from which source: a line for each seat, and for whom the rules play."""
        sources, last = self._game.telling.sources(), len(self._steps)
        told: list[messages.LogTurn] = []
        for owner in range(self._players + len(self._game.rivals(self._state))):
            points = self._final(owner, self._turns[-1].steps[-1].final)
            if points:
                turn = _Turn(owner, last + 1)
                turn.last, turn.told = last, _Told(common("final-scoring"))
                turn.told.sums = _Sums({}, {POINTS: sum(points.values())})
                turn.told.sources = [
                    common("share", source=sources[source], points=points[source]) for source in sorted(points)
                ]
                told.append(self._message(turn, ()))
        return told

    def _final(self, seat: int, entries: Sequence[Entry]) -> dict[int, int]:
        """Points of the final scoring, by source."""
        points: dict[int, int] = {}
        for entry in entries:
            if entry.seat == seat:
                source = self._game.telling.final_source(entry)
                points[source] = points.get(source, 0) + entry.amount
        return points


class _Standing:
    """How a table stands between two moves. By seat: what it has, what everybody may know of that, and its gauges."""

    # Any: of any game.
    def __init__(self, game: Game[Any], state: Any) -> None:
        public = game.public(state)
        self.hidden = public is not state  # whether somebody may know more than everybody
        self.stocks = game.stocks(state)
        self.known = game.stocks(public) if self.hidden else self.stocks
        self.gauges = [game.telling.gauges(state, seat) for seat in range(len(self.stocks))]


class _Step:
    """A move, or an answer that was the only one and so not asked for."""

    def __init__(
        self,
        move: Move,
        things: Sequence[str],
        words: Text,
        weight: int,
        begins: bool,
        asked: bool,
        before: _Standing,
    ) -> None:
        self.move = move
        self.things = things
        self.words = words
        self.weight = weight
        self.begins = begins
        self.asked = asked  # else there was no other answer, and it is no move of the record
        self.noted = Ledger()
        self._before = before

    # Any: of any game.
    def after(self, game: Game[Any], stands: _Standing, number: int) -> None:
        """What the answer has changed; so many moves have been played."""
        self.number = number
        telling, before = game.telling, self._before
        # Without offers, which change nothing, and without the final scoring, which has lines of its own.
        noted = self.noted.entries
        self.entries = [entry for entry in noted if entry.kind != OFFER and telling.final_source(entry) < 0]
        self.final = [entry for entry in noted if telling.final_source(entry) >= 0]
        self.hidden = stands.hidden  # whether the entries tell more than everybody may know
        # Where nothing is hidden any more, the last move is told whole.
        pairs = zip(before.known if self.hidden else before.stocks, stands.known, strict=True)
        self.changes = [_differences(old, new) for old, new in pairs]  # by seat
        self.told_changes = [
            _told_changes(game, {stock: number for stock, number in each.items() if stock != gauges.stock})
            for each, gauges in zip(self.changes, stands.gauges, strict=True)
        ]
        self.levels = [_Levels(old, new) for old, new in zip(before.gauges, stands.gauges, strict=True)]


class _Turn:
    """Moves that belong together; `owner` as `Telling.turn_of` says."""

    def __init__(self, owner: int, first: int) -> None:
        self.owner = owner
        self.first = first
        self.last = first - 1
        self.steps: list[_Step] = []
        self.told: _Told | None = None

    def add(self, step: "_Step") -> None:
        self.steps.append(step)
        self.last, self.told = step.number, None

    def cut(self, kept: int) -> bool:
        """Forget what came after so many moves; whether anything is left."""
        if self.last > kept:
            self.steps = [step for step in self.steps if step.number <= kept]
            self.last, self.told = kept, None
        return bool(self.steps) and self.steps[0].number <= kept


class _Levels:
    """The gauges of a seat before a move, or a turn, and after it."""

    def __init__(self, before: Gauges, after: Gauges) -> None:
        self.before = before
        self.after = after
        self.moved = bool(before.values) and before.values != after.values


UNMOVED = _Levels(NO_GAUGES, NO_GAUGES)


class _Sums:
    def __init__(self, paid: Differences, gained: Differences, levels: _Levels = UNMOVED) -> None:
        self.paid = paid
        self.gained = gained
        self.levels = levels


class _Touch:
    def __init__(self, seat: int, words: list[Text], sums: _Sums) -> None:
        self.seat = seat
        self.words = words
        self.sums = sums


class _Told:
    """What a turn came to."""

    def __init__(self, words: Text) -> None:
        self.words = words
        self.sums = _Sums({}, {})
        self.events: list[Text] = []
        self.sources: list[Text] = []
        self.touched: list[_Touch] = []
        self.entries: list[Entry] = []  # of a rival, who gives no answers that could be shown


def _headline(steps: Sequence[_Step]) -> Text:
    """The weightiest of what was done, in a row."""
    most = max((step.weight for step in steps), default=ASIDE)
    lines: list[Argument] = []
    for step in steps:
        line = common("low", what=step.words)
        if step.weight == most and line not in lines:
            lines.append(line)
    return common("row", all=lines)


def stock_changes(game: Game[Any], old: Mapping[str, int], new: Mapping[str, int]) -> list[Any]:
    """What a seat has more and less of: '+3 points', '−2 strength'."""
    return _told_changes(game, _differences(old, new))


def _told_changes(game: Game[Any], changes: Differences) -> list[Any]:
    return [
        common("more" if number > 0 else "less", what=game.telling.amount(stock, abs(number)))
        for stock, number in changes.items()
    ]


def _level_messages(levels: _Levels) -> list[messages.LogLevel]:
    return [
        messages.LogLevel(what=what, number=number, by=number - levels.before.values.get(what, 0))
        for what, number in levels.after.values.items()
    ]


def _differences(old: Mapping[str, int], new: Mapping[str, int]) -> Differences:
    return {stock: number - old[stock] for stock, number in new.items() if number != old[stock]}


def ledger_entry(entry: Entry) -> messages.LedgerEntry:
    return messages.LedgerEntry(
        kind=entry.kind,  # type: ignore[arg-type]  # the kernel knows only these
        what=entry.what,
        amount=entry.amount,
        source=entry.source,
        seat=None if entry.seat == TABLE else entry.seat,
        place=entry.place,
    )
