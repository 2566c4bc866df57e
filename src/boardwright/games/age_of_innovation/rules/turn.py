"""A turn: one action, with free conversions before and after it. (Rulebook: Phase II, actions)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import NumberedStep, Step
from boardwright.kernel.kind import Always, Kind, Kinds, Question
from boardwright.kernel.verdict import Reason, Words

from ..content.tiles import BOOK_ACTIONS, COMPETENCIES, INNOVATIONS, PALACES, POWER_ACTIONS, ROUND_BONUSES
from .automa import AutomaTurn
from .bridges import BuildBridges, why_no_bridge
from .buildings import PlaceAnnex, Upgrade, count
from .cities import connections
from .innovations import Develop, pay_for_action
from .moves import (
    ANNEX,
    BOOKS,
    CONNECT,
    DEVELOP,
    DONE,
    LAND_BRIDGE,
    LAST_PASS,
    PASS,
    POWER,
    SEND,
    SHIP,
    SHOVEL,
    SPECIAL,
)
from .power import EXCHANGE, NO_SCHOLAR_LEFT, MakeOffers
from .rewards import BuildPalace, Connect, Rewards, asked_by, perform
from .science import AnySteps, Send, score
from .seat import Seat
from .state import State
from .terraform import LAND, on_land
from .tile import NONE, Effect, Special
from .tracks import Ship, Shovel
from .vocabulary import (
    GUILD,
    POWER_ACTION_USED,
    ROUNDS,
    SCHOLARS,
    SCHOOL,
    UNIVERSITY,
    Gain,
    Origin,
    Origins,
    Source,
    price,
)

USED: Final = Reason("used")  # in this round
NO_GUILD: Final = Reason("no-guild")  # that would score
BOWLS_FULL: Final = Reason("bowls-full")
NO_SPECIAL: Final = Reason("no-special")

LAND_BRIDGE_COST: Final = Gain("1t")


class NextTurn(NumberedStep[State]):
    """The next who has not passed; when all have, the phase is over. Whatever was built in a turn, also before passing,
    is offered to the neighbours when the turn is over."""

    def run(self, state: State) -> None:
        number = state.next_after(self.number)
        state.acting = number
        if number != NONE:
            state.pending.append(NextTurn(number))
            if state.is_automa(number):
                state.pending.append(AutomaTurn())
            else:
                state.pending.extend((MakeOffers(), Turn(number, 0)))


class Turn(Question[State]):
    """One of the actions, or passing. Free conversions ask again. A `second` action may be left out."""

    def __init__(self, seat: int, second: int) -> None:
        super().__init__(seat)
        self.second: Final[int] = second

    def surely_asks(self, state: State) -> bool:
        return state.round < ROUNDS and len(state.bonus_row) > 1

    def kinds(self) -> Kinds:
        return _TURN

    def legal(self, state: State) -> Sequence[Action]:
        """As the kinds say, but the reach is worked out once."""
        answers = on_land(state, self)
        for kind in _ELSEWHERE:
            kind.legal(state, self, answers)
        return answers

    def apply(self, state: State, action: Action) -> None:
        """An action is followed by its rewards, and then by conversions; one that brings a second action by that."""
        state.begun = False
        kind = _TURN.of(action)
        if kind.free:
            state.pending.append(self)
        elif action.of is SPECIAL and special_of(state.seats[self.seat], action.place)[0].second_action:
            state.pending.append(Turn(self.seat, 1))
        elif kind in _ACTIONS:
            state.pending.append(AfterAction(self.seat))
            state.pending.append(Rewards(self.seat))
        kind.do(state, self, kind.verb.values[action.place])

    def args(self) -> Sequence[int]:
        return (self.seat, self.second)


class AfterAction(Question[State]):
    """The action is done: conversions may still follow, then the turn ends."""

    def kinds(self) -> Kinds:
        return _AFTER

    def apply(self, state: State, action: Action) -> None:
        state.begun = False
        super().apply(state, action)


# --- power actions, book actions, special actions


def why_useless(state: State, seat: Seat, effect: Effect) -> Reason | None:
    """An action must lead to something: what it asks has an answer, or points, a scholar or power come of it [A36]. A
    second action always does."""
    asks = asked_by(seat.number, effect)
    if asks is not None:
        return asks[2].why_none(state)
    if effect.per[1]:
        return None if count(state, seat.number, effect.per[0]) else NO_GUILD
    gain = effect.gain
    if gain.scholars and not gain.points and seat.scholars + seat.scholars_sent >= SCHOLARS:
        return NO_SCHOLAR_LEFT
    if gain.power and not effect.second_action:
        return None if seat.bowls.room() else BOWLS_FULL
    return None


def power_cost(seat: Seat, which: int) -> int:
    return POWER_ACTIONS[which].power - seat.people.power_discount


class UsePower(Kind[State, Turn, int]):
    def why_not(self, state: State, asked: Turn, which: int) -> Reason | None:
        if state.power_used[which] != NONE:
            return USED
        return why_useless(state, state.seats[asked.seat], POWER_ACTIONS[which].effect)

    def prices(self, state: State, asked: Turn, which: int) -> tuple[Gain, ...]:
        return (price(power=power_cost(state.seats[asked.seat], which)),)

    def why_short(self, state: State, asked: Turn, which: int, missing: Mapping[str, int]) -> Reason:
        return Reason("short-of-power", missing=missing)

    def do(self, state: State, asked: Turn, which: int) -> None:
        seat = state.seats[asked.seat]
        state.use_power_action(asked.seat, which)
        seat.spend_power(power_cost(seat, which), Source.PRICE)
        score(state, asked.seat, POWER_ACTION_USED)
        perform(state, asked.seat, POWER_ACTIONS[which].effect, POWER_ACTIONS[which].origin)

    def words(self, state: State, asked: Turn, which: int) -> Words:
        return "power", {"name": POWER_ACTIONS[which]}

    def legal(self, state: State, asked: Turn, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        power = seat.bowls.three + POWER_ACTIONS[0].power - power_cost(seat, 0)
        for which, action in enumerate(POWER_ACTIONS):
            if power >= action.power and self.why_not(state, asked, which) is None:
                answers.append(POWER.actions[which])


class UseBooks(Kind[State, Turn, int]):
    def options(self, state: State, asked: Turn) -> Sequence[int]:
        return state.book_actions

    def why_not(self, state: State, asked: Turn, which: int) -> Reason | None:
        if state.books_used[which] != NONE:
            return USED
        return why_useless(state, state.seats[asked.seat], BOOK_ACTIONS[which].effect)

    def prices(self, state: State, asked: Turn, which: int) -> tuple[Gain, ...]:
        return (price(books=BOOK_ACTIONS[which].books),)

    def do(self, state: State, asked: Turn, which: int) -> None:
        state.use_book_action(asked.seat, which)
        pay_for_action(state, asked.seat, which)

    def words(self, state: State, asked: Turn, which: int) -> Words:
        return "books", {"name": BOOK_ACTIONS[which]}

    def legal(self, state: State, asked: Turn, answers: list[Action]) -> None:
        books = sum(state.seats[asked.seat].books)
        for which in state.book_actions:
            if books >= BOOK_ACTIONS[which].books and self.why_not(state, asked, which) is None:
                answers.append(BOOKS.actions[which])


def specials(seat: Seat) -> list[tuple[int, Effect, Origin]]:
    """The special actions of a seat, each once a round: its bit, what it does, where that comes from."""
    found: list[tuple[int, Effect, Origin]] = []
    if seat.people.special is not None:
        found.append((Special.FACTION, seat.people.special, Origins.ABILITY))
    if seat.palace != NONE:
        palace = PALACES[seat.palace]
        if palace.special is not None:
            found.append((Special.PALACE, palace.special, palace.origin))
    for number in seat.innovations:
        innovation = INNOVATIONS[number]
        if innovation.special is not None:
            found.append((innovation.used, innovation.special, innovation.origin))
    for number in seat.competencies:
        competency = COMPETENCIES[number]
        if competency.special is not None:
            found.append((Special.COMPETENCY, competency.special, competency.origin))
    if seat.bonus != NONE:
        bonus = ROUND_BONUSES[seat.bonus]
        if bonus.special is not None:
            found.append((Special.BONUS, bonus.special, bonus.origin))
    return found


def special_of(seat: Seat, which: int) -> tuple[Effect, Origin]:
    return next((effect, origin) for each, effect, origin in specials(seat) if each == which)


class UseSpecial(Kind[State, Turn, int]):
    def options(self, state: State, asked: Turn) -> Sequence[int]:
        return [which for which, _, _ in specials(state.seats[asked.seat])]

    def why_none(self, state: State, asked: Turn) -> Reason | None:
        seat = state.seats[asked.seat]
        return None if seat.people.land_bridges or specials(seat) else NO_SPECIAL

    def why_not(self, state: State, asked: Turn, which: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if seat.used >> which & 1:
            return USED
        return why_useless(state, seat, special_of(seat, which)[0])

    def do(self, state: State, asked: Turn, which: int) -> None:
        seat = state.seats[asked.seat]
        effect, origin = special_of(seat, which)
        seat.use(which)
        perform(state, asked.seat, effect, origin)
        if effect.second_action:
            seat.offer("second action", 1, origin.source)

    def words(self, state: State, asked: Turn, which: int) -> Words:
        return "special", {"name": (asked.seat, which)}

    def legal(self, state: State, asked: Turn, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        for which, effect, _ in specials(seat):
            if not seat.used >> which & 1 and why_useless(state, seat, effect) is None:
                answers.append(SPECIAL.actions[which])


class BuildLandBridge(Kind[State, Turn, int]):
    """A faction's own special action, which is not used up: for a tool, over land too."""

    def options(self, state: State, asked: Turn) -> Sequence[int]:
        return [0] if state.seats[asked.seat].people.land_bridges else []

    def why_not(self, state: State, asked: Turn, option: int) -> Reason | None:
        return why_no_bridge(state, state.seats[asked.seat], over_land=True)

    def prices(self, state: State, asked: Turn, option: int) -> tuple[Gain, ...]:
        return (LAND_BRIDGE_COST,)

    def do(self, state: State, asked: Turn, option: int) -> None:
        state.seats[asked.seat].pay(LAND_BRIDGE_COST, Source.PRICE)
        state.pending.append(BuildBridges(asked.seat, 1, 0, 1))

    def words(self, state: State, asked: Turn, option: int) -> Words:
        return "land-bridge", {}

    def legal(self, state: State, asked: Turn, answers: list[Action]) -> None:
        if state.seats[asked.seat].people.land_bridges:
            super().legal(state, asked, answers)


# --- passing


class Pass(Kind[State, Turn, int]):
    """With a round bonus for the next round."""

    passes = True

    def options(self, state: State, asked: Turn) -> Sequence[int]:
        return state.bonus_row if state.round < ROUNDS else []

    def do(self, state: State, asked: Turn, bonus: int) -> None:
        pass_round(state, asked.seat, bonus)

    def targets(self, state: State, asked: Turn, bonus: int) -> Sequence[str]:
        return (f"bonus {ROUND_BONUSES[bonus].id}",)

    def words(self, state: State, asked: Turn, bonus: int) -> Words:
        return "pass", {"bonus": bonus}

    def legal(self, state: State, asked: Turn, answers: list[Action]) -> None:
        if state.round < ROUNDS:
            for bonus in state.bonus_row:
                answers.append(PASS.actions[bonus])


class PassForGood(Kind[State, Turn, int]):
    passes = True

    def options(self, state: State, asked: Turn) -> Sequence[int]:
        return [0] if state.round == ROUNDS else []

    def do(self, state: State, asked: Turn, option: int) -> None:
        pass_round(state, asked.seat, NONE)

    def words(self, state: State, asked: Turn, option: int) -> Words:
        return "last-pass", {}

    def legal(self, state: State, asked: Turn, answers: list[Action]) -> None:
        if state.round == ROUNDS:
            answers.append(LAST_PASS.action)


def pass_round(state: State, number: int, bonus: int) -> None:
    """First what passing brings, steps before points, then the bonus for the next round."""
    seat = state.seats[number]
    state.mark_passed(number)
    if state.round < ROUNDS or connections(state, seat):  # conversions are worth nothing after the last pass
        state.pending.append(AfterAction(number))
    state.pending.append(FinishPass(number, bonus))
    if seat.bonus != NONE and ROUND_BONUSES[seat.bonus].steps_on_pass != NONE:
        steps = seat.count(ROUND_BONUSES[seat.bonus].steps_on_pass)
        if steps:
            seat.offer("steps", steps, ROUND_BONUSES[seat.bonus].origin.source)
            state.pending.append(AnySteps(number, steps))


class FinishPass(Step[State]):
    """The points of passing; then the new round bonus with its coins, and the old one lies out in its place."""

    def __init__(self, passing: int, bonus: int) -> None:
        super().__init__()
        self.passing: Final[int] = passing
        self.bonus: Final[int] = bonus

    def run(self, state: State) -> None:
        score_pass(state, self.passing)
        if self.bonus != NONE:
            state.exchange_bonus(self.passing, self.bonus)

    def args(self) -> Sequence[int]:
        return (self.passing, self.bonus)


def score_pass(state: State, number: int) -> None:
    for what, points, origin in points_on_pass(state.seats[number]):
        state.seats[number].score(points * count(state, number, what), origin)


def points_on_pass(seat: Seat) -> list[tuple[int, int, Origin]]:
    """What is counted when passing, points for each, where they come from."""
    found: list[tuple[int, int, Origin]] = []
    if seat.bonus != NONE:
        found += [
            (what, points, ROUND_BONUSES[seat.bonus].origin) for what, points in ROUND_BONUSES[seat.bonus].on_pass
        ]
    for number in seat.competencies:
        found += [(what, points, COMPETENCIES[number].origin) for what, points in COMPETENCIES[number].on_pass]
    if seat.palace != NONE:
        found += [(what, points, PALACES[seat.palace].origin) for what, points in PALACES[seat.palace].on_pass]
    for number in seat.innovations:
        found += [(what, points, INNOVATIONS[number].origin) for what, points in INNOVATIONS[number].on_pass]
    return found


# --- what a turn asks


class EndTurn(Always[State, AfterAction]):
    aside = True
    declines = True
    ends = True


class LeaveSecond(Kind[State, Turn, int]):
    """The second action."""

    aside = True
    ends = True

    def options(self, state: State, asked: Turn) -> Sequence[int]:
        return [0] if asked.second else []

    def legal(self, state: State, asked: Turn, answers: list[Action]) -> None:
        if asked.second:
            answers.append(DONE.action)


INNOVATION: Final = Develop(DEVELOP, "develop")
POWER_ACTION: Final = UsePower(POWER, "power")
_CONNECT: Final = Connect(CONNECT, "connect")
_ACTIONS: Final = (
    *LAND,
    Upgrade(GUILD),
    Upgrade(SCHOOL),
    BuildPalace(),
    Upgrade(UNIVERSITY),
    Ship(SHIP, "ship"),
    Shovel(SHOVEL, "shovel"),
    Send(SEND, "send"),
    INNOVATION,
    POWER_ACTION,
    UseBooks(BOOKS, "books"),
    UseSpecial(SPECIAL, "special"),
    BuildLandBridge(LAND_BRIDGE, "special"),
    PlaceAnnex(ANNEX, "annex"),
)
_TURN: Final = Kinds(
    *_ACTIONS, _CONNECT, Pass(PASS, "pass"), PassForGood(LAST_PASS, "pass"), LeaveSecond(DONE), *EXCHANGE
)
_ELSEWHERE: Final = _TURN.all[len(LAND) :]
_AFTER: Final = Kinds(EndTurn(DONE), _CONNECT, *EXCHANGE)
