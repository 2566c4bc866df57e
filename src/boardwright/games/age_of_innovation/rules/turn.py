"""A turn: one action, with free conversions before and after it. (Rulebook: Phase II, actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.reason import FINE

from ..content.tiles import (
    BOOK_ACTIONS,
    COMPETENCIES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
)
from .automa import AutomaTurn
from .bridges import BuildBridges, why_no_bridge
from .buildings import (
    annexes,
    count,
    place_annex,
    upgrade,
    upgrade_cost,
    upgrades,
    why_no_exchange,
    why_no_upgrade_to,
)
from .cities import connect, connections
from .faction import (
    SHIPPING_COST,
    TOOLS_FOR_A_SPADE,
    Ability,
)
from .innovations import FOR_ACTION, PayBooks, develop, innovations
from .moves import (
    ANNEX,
    BOOKS,
    DEVELOP,
    DONE,
    PASS,
    POWER,
    SEND,
    SHIP,
    SHOVEL,
    SPECIAL,
    hex_of,
    upgrade_of,
)
from .power import MakeOffers, conversions, convert, is_conversion
from .reasons import (
    BOWLS_FULL,
    FULLY_ADVANCED,
    NO_GUILD,
    NO_LAND,
    NO_SCHOLAR_LEFT,
    NO_STEP,
    SHORT,
    USED,
)
from .rewards import (
    ChoosePalace,
    Rewards,
    advance_shipping,
    advance_terraforming,
    perform,
)
from .science import (
    AnySteps,
    free_slot,
    open_disciplines,
    send_scholar,
    why_not_send,
)
from .seat import Seat
from .state import State
from .terraform import can_use_spades, land_actions, work_land
from .tile import NONE, Effect, Special
from .vocabulary import (
    DISCIPLINES,
    GUILD,
    PALACE,
    PRICES_OF,
    ROUNDS,
    SCHOLARS,
    SHIPPING_TOP,
    Origin,
    Origins,
    Source,
)

ILLUSIONIST_DISCOUNT: Final = 1
MOLE_BRIDGE_TOOLS: Final = 1
MOLE_BRIDGE: Final = 6  # the moles' own, after the special actions that are used once a round


class NextTurn(Step[State]):
    """The next who has not passed; when all have, the phase is over. Whatever was built in a turn, also before passing,
    is offered to the neighbours when the turn is over."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after: Final[int] = after

    def run(self, state: State) -> None:
        order = state.order
        start = order.index(self.after) + 1 if self.after in order else 0
        for step in range(len(order)):
            number = order[(start + step) % len(order)]
            if not state.seats[number].passed:
                state.acting = number
                state.pending.append(NextTurn(number))
                if state.is_automa(number):
                    state.pending.append(AutomaTurn())
                else:
                    state.pending.extend((MakeOffers(), Turn(number, 0)))
                return
        state.acting = NONE

    def args(self) -> Sequence[int]:
        return (self.after,)


class Turn(Decision[State]):
    """One of the actions, or passing. Free conversions ask again. The psychics' `second` action may be left out."""

    def __init__(self, seat: int, second: int) -> None:
        super().__init__(seat)
        self.second: Final[int] = second

    def surely_asks(self, state: State) -> bool:
        return len(passes(state)) > 1

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers = land_actions(state, self.seat)
        answers += upgrades(state, self.seat)
        self._tracks(seat, answers)
        self._scholars(state, seat, answers)
        answers += innovations(state, self.seat)
        self._actions(state, seat, answers)
        answers += annexes(seat)
        answers += connections(state, self.seat)
        answers += passes(state)
        if self.second:
            answers.append(DONE)
        answers += conversions(state, self.seat)
        return answers

    def _tracks(self, seat: Seat, answers: list[Action]) -> None:
        if why_not_ship(seat) == FINE:
            answers.append(SHIP)
        if why_not_shovel(seat) == FINE:
            answers.append(SHOVEL)

    def _scholars(self, state: State, seat: Seat, answers: list[Action]) -> None:
        if why_not_send(seat) == FINE:
            for discipline in range(len(DISCIPLINES)):
                answers.append(SEND[discipline * 3])
                for steps in (2, 3):
                    if free_slot(state, discipline, steps) != NONE:
                        answers.append(SEND[discipline * 3 + steps - 1])

    def _actions(self, state: State, seat: Seat, answers: list[Action]) -> None:
        """Power actions, book actions, special actions."""
        for number in range(len(POWER_ACTIONS)):
            if why_not_power(state, seat, number) == FINE:
                answers.append(POWER[number])
        for number in state.book_actions:
            if why_not_books(state, seat, number) == FINE:
                answers.append(BOOKS[number])
        for which, effect, _ in specials(seat):
            if why_not_special(state, seat, which, effect) == FINE:
                answers.append(SPECIAL[which])
        if seat.faction == Ability.MOLES and why_no_mole_bridge(state, seat) == FINE:
            answers.append(SPECIAL[MOLE_BRIDGE])

    def apply(self, state: State, action: Action) -> None:
        if is_conversion(action):
            convert(state, self.seat, action)
            state.pending.append(self)
            return
        state.converted = 0
        if action.verb == "connect":
            # The city is founded before the action goes on.
            state.pending.append(self)
            state.pending.append(Rewards(self.seat))
            connect(state, self.seat, action)
        elif action.verb == "pass":
            pass_round(state, self.seat, action)
        elif action is not DONE:
            state.pending.append(AfterAction(self.seat))
            state.pending.append(Rewards(self.seat))
            act(state, self.seat, action)

    def args(self) -> Sequence[int]:
        return (self.seat, self.second)


class AfterAction(Decision[State]):
    """The action is done: conversions may still follow, then the turn ends."""

    def legal(self, state: State) -> Sequence[Action]:
        return [DONE, *connections(state, self.seat), *conversions(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        if is_conversion(action):
            convert(state, self.seat, action)
            state.pending.append(self)
            return
        state.converted = 0
        if action.verb == "connect":
            state.pending.append(self)
            state.pending.append(Rewards(self.seat))
            connect(state, self.seat, action)


# --- the actions


def act(state: State, number: int, action: Action) -> None:
    seat = state.seats[number]
    verb = action.verb
    if verb in ("build", "dig", "tunnel", "fly"):
        work_land(state, number, action)
    elif verb == "upgrade":
        building, hex = upgrade_of(action)
        seat.pay(upgrade_cost(state, number, building, hex), PRICES_OF[building])
        if building == PALACE:
            seat.offer("palace", 1, Source.ACTION)
            state.pending.append(ChoosePalace(number, hex))
        else:
            upgrade(state, number, building, hex)
    elif verb == "ship":
        seat.pay(SHIPPING_COST, Source.PRICE)
        advance_shipping(state, number, Source.ACTION)
    elif verb == "shovel":
        seat.pay(seat.board.terraforming_cost, Source.PRICE)
        advance_terraforming(state, number, Source.ACTION)
    elif verb == "develop":
        develop(state, number, action.index - DEVELOP[0].index)
    elif verb == "send":
        discipline, steps = divmod(action.index - SEND[0].index, 3)
        send_scholar(state, number, discipline, steps + 1)
    elif verb == "power":
        _power_action(state, number, action.index - POWER[0].index)
    elif verb == "books":
        _book_action(state, number, action.index - BOOKS[0].index)
    elif verb == "annex":
        place_annex(state, number, hex_of(action, ANNEX[0]))
    else:
        _special_action(state, number, action.index - SPECIAL[0].index)


def why_not_ship(seat: Seat) -> int:
    if seat.shipping >= SHIPPING_TOP:
        return FULLY_ADVANCED
    return FINE if seat.can_pay(SHIPPING_COST) else SHORT


def why_not_shovel(seat: Seat) -> int:
    if seat.terraforming + 1 >= len(TOOLS_FOR_A_SPADE):
        return FULLY_ADVANCED
    return FINE if seat.can_pay(seat.board.terraforming_cost) else SHORT


def why_not_power(state: State, seat: Seat, which: int) -> int:
    if state.power_used[which] != NONE:
        return USED
    if seat.bowls.three < power_cost(seat, which):
        return SHORT
    effect = POWER_ACTIONS[which].effect
    if effect.gain.scholars and seat.scholars + seat.scholars_sent >= SCHOLARS:
        return NO_SCHOLAR_LEFT
    return why_useless(state, seat, effect)


def why_not_books(state: State, seat: Seat, which: int) -> int:
    if state.books_used[which] != NONE:
        return USED
    action = BOOK_ACTIONS[which]
    return SHORT if sum(seat.books) < action.books else why_useless(state, seat, action.effect)


def why_not_special(state: State, seat: Seat, which: int, effect: Effect) -> int:
    return USED if seat.used >> which & 1 else why_useless(state, seat, effect)


def why_no_mole_bridge(state: State, seat: Seat) -> int:
    return SHORT if seat.tools < MOLE_BRIDGE_TOOLS else why_no_bridge(state, seat, over_land=True)


def why_useless(state: State, seat: Seat, effect: Effect) -> int:
    """An action must lead to something: a bridge somewhere, a spade or a workshop, a guild, a step, points, power that
    has room [A36]."""
    if effect.spades:
        return FINE if can_use_spades(state, seat.number) else NO_LAND
    if effect.bridges:
        return why_no_bridge(state, seat)
    if effect.steps:
        return FINE if open_disciplines(state, seat.number) else NO_STEP
    if effect.guild:
        return why_no_upgrade_to(seat, GUILD)
    if effect.exchange:
        return why_no_exchange(seat)
    what, points = effect.per
    if points:
        assert what == GUILD
        return FINE if seat.count(GUILD) else NO_GUILD
    if effect.gain.power and not effect.second_action:
        return FINE if seat.bowls.room() else BOWLS_FULL
    return FINE


def power_cost(seat: Seat, which: int) -> int:
    power = POWER_ACTIONS[which].power
    return power - ILLUSIONIST_DISCOUNT if seat.faction == Ability.ILLUSIONISTS else power


def power_discount(seat: Seat) -> int:
    """Off the price of every power action."""
    return POWER_ACTIONS[0].power - power_cost(seat, 0)


def _power_action(state: State, number: int, which: int) -> None:
    seat = state.seats[number]
    state.use_power_action(number, which)
    seat.spend_power(power_cost(seat, which), Source.PRICE)
    if seat.faction == Ability.ILLUSIONISTS:
        seat.gain(seat.people.each_time(state.edition, len(state.seats)), Origins.ABILITY)
    perform(state, number, POWER_ACTIONS[which].effect, POWER_ACTIONS[which].origin)


def _book_action(state: State, number: int, which: int) -> None:
    state.use_book_action(number, which)
    state.pending.append(PayBooks(number, BOOK_ACTIONS[which].books, 0, FOR_ACTION + which))


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


def _special_action(state: State, number: int, which: int) -> None:
    seat = state.seats[number]
    if which == MOLE_BRIDGE:
        seat.add(0, -MOLE_BRIDGE_TOOLS, 0, Source.PRICE)
        state.pending.append(BuildBridges(number, 1, 0, 1))
        return
    seat.use(which)
    for bit, effect, origin in specials(seat):
        if bit == which:
            perform(state, number, effect, origin)
            if effect.second_action:
                seat.offer("second action", 1, origin.source)
                del state.pending[-2:]  # the second action ends the turn
                state.pending.append(Turn(number, 1))


# --- passing


def passes(state: State) -> list[Action]:
    """In the last round nothing is taken."""
    if state.round == ROUNDS:
        return [PASS[0]]
    return [PASS[bonus + 1] for bonus in state.bonus_row]


def pass_round(state: State, number: int, action: Action) -> None:
    """First what passing brings, steps before points, then the bonus for the next round."""
    seat = state.seats[number]
    state.mark_passed(number)
    if state.round < ROUNDS or connections(state, number):  # conversions are worth nothing after the last pass
        state.pending.append(AfterAction(number))
    state.pending.append(FinishPass(number, action.index - PASS[0].index - 1))
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
