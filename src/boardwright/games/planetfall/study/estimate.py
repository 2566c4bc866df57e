"""How good a table looks for a seat, in empire points: what bots steer by.

Points count as they are. A stock is worth what it may still buy, an effect what it may still bring, a goal what it
pays now and a little of what it may pay. A ship that has flown is worth what its action will bring: that is played out
on a copy, by the rules themselves.
"""

from typing import Final, final

from boardwright.kernel.decision import advance, answered
from boardwright.kernel.study import total

from ..rules.catalogue import PLANETS
from ..rules.exploration import Exploration, Fly, action_at
from ..rules.income import Income
from ..rules.scoring import condition_points, count, end_points
from ..rules.seat import Seat
from ..rules.state import CELLS, NONE, State
from ..rules.vocabulary import FROM, INCOME_PER, MOST, Condition, Gain

# What one of a stock is worth in points while there is still time to use it.
STRENGTH_VALUE: Final = 0.8
ENERGY_VALUE: Final = 0.85
EXPERIENCE_VALUE: Final = 0.15  # for every action still to come
# A stock beyond what the actions to come can spend is worth nothing.
SPENT_PER_ACTION: Final = 6
# How often an action to come is of one certain kind.
SHARE_OF_A_KIND: Final = 0.22
# What a point still to be earned by a goal is worth against one that is sure.
HOPE: Final = 0.35
# An outpost that waits for its second: the chance that it comes.
SECOND_COMES: Final = 0.3
# What standing one space higher on the turn order track is worth.
SPACE_VALUE: Final = 0.2


@final
class Ahead:
    """What is still to come for a seat."""

    def __init__(self, state: State, seat: int) -> None:
        actions = 2 * (PLANETS - state.planet)
        incomes = PLANETS - max(state.planet, 1)
        for frame in state.pending:
            if isinstance(frame, Exploration) or (isinstance(frame, Fly) and frame.seat == seat):
                actions += 1
            elif isinstance(frame, Income) and state.planet > 1:
                incomes += 1
        self.actions: Final[int] = actions
        self.incomes: Final[int] = incomes


# In the order of `terms`.
TERMS: Final[tuple[str, ...]] = (
    "points",
    "stocks",
    "effects",
    "end points",
    "single outposts",
    "goal",
    "turn order",
    "restrained",
)


def estimate(state: State, seat: int) -> float:
    return total(terms(state, seat))


def terms(state: State, seat: int) -> list[float]:
    """In the middle of an action too, and before it: those after the best own answers."""
    return reached(state, seat)[1]


def reached(state: State, seat: int) -> tuple[State, list[float]]:
    """The table after the best own answers to what a ship of the seat has flown for, and its terms. Not to be
    changed."""
    if not state.pending:
        found = [0.0] * len(TERMS)
        found[0] = float(state.seats[seat].points)
        return state, found
    ahead = Ahead(state, seat)
    if seat not in state.ships:
        found = seat_terms(state, seat, ahead)
        found[-1] = _restrained_value(state, seat, ahead)
        return state, found
    copy = state.clone()
    top = state.pending[-1]
    acting = top.seat == seat
    copy.pending[:] = [top if acting else action_at(state, seat, state.ships.index(seat))]
    advance(copy)
    return _best_answer(copy, seat, ahead)


def _best_answer(state: State, seat: int, ahead: Ahead) -> tuple[State, list[float]]:
    """The table after the best own answers to the action that alone is left on the stack, and its terms."""
    if not state.pending:
        return state, seat_terms(state, seat, ahead)
    best, best_terms = state, [float("-inf")]
    for answer in state.answers:
        after, found = _best_answer(answered(state, answer), seat, ahead)
        if total(found) > total(best_terms):
            best, best_terms = after, found
    return best, best_terms


def seat_terms(state: State, number: int, ahead: Ahead) -> list[float]:
    seat = state.seats[number]
    found = [0.0] * len(TERMS)
    found[0] = float(seat.points)
    found[1] = _stock_value(seat, ahead)
    found[2] = _effects_value(state, seat, ahead)
    found[3] = float(sum(end_points(state, seat)))
    found[4] = SECOND_COMES * _single_outposts_value(state, seat) * min(ahead.actions, 6) / 6
    if state.goal is not None:
        for condition in state.goal.conditions:
            found[5] += _condition_value(state, number, condition, ahead)
    if number in state.track and ahead.actions:
        found[6] = -SPACE_VALUE * state.track.index(number)
    return found


def _stock_value(seat: Seat, ahead: Ahead) -> float:
    usable = SPENT_PER_ACTION * ahead.actions
    strength = min(seat.strength, usable)
    energy = min(seat.energy, usable)
    return STRENGTH_VALUE * strength + ENERGY_VALUE * energy + EXPERIENCE_VALUE * ahead.actions * seat.experience


def _effects_value(state: State, seat: Seat, ahead: Ahead) -> float:
    powers = seat.powers
    of_a_kind = SHARE_OF_A_KIND * ahead.actions
    # Energy that comes in the last round or two finds less to buy.
    incomes = ahead.incomes if ahead.incomes < 2 else ahead.incomes - 0.5
    income = 0.0
    for card in seat.annexed:
        income += ENERGY_VALUE * state.catalogue.cards[card].sector
    for effect in powers.incomes:
        times = count(state, seat, effect.per) / effect.every + 0.5 if effect.verb == INCOME_PER else 1.0
        income += times * _gain_value(effect.gain)
    value = income * incomes
    for effect in powers.reactions:
        value += of_a_kind * _gain_value(effect.gain)
    value += of_a_kind * STRENGTH_VALUE * (powers.unit_discount + powers.ignored_experience)
    value += of_a_kind * ENERGY_VALUE * (powers.outpost_discount + powers.technology_discount)
    value += of_a_kind * ENERGY_VALUE * 0.3 * powers.diplomacy_discount
    value += of_a_kind * powers.operation_points
    if powers.any_level:
        value += 0.5 * ahead.actions
    if powers.strength_as_energy or powers.exchange:
        value += 0.25 * ahead.actions
    return value


def _gain_value(gain: Gain) -> float:
    return gain.points + STRENGTH_VALUE * gain.strength + ENERGY_VALUE * gain.energy + gain.experience


def _single_outposts_value(state: State, seat: Seat) -> int:
    """The pair values of outposts that still wait for their second."""
    singles: dict[int, int] = {}
    for card in seat.laid:
        symbol = state.catalogue.cards[card].symbol
        if symbol in singles:
            del singles[symbol]
        elif symbol != NONE:
            singles[symbol] = 2 * state.catalogue.cards[card].pair
    return sum(singles.values())


def _condition_value(state: State, number: int, condition: Condition, ahead: Ahead) -> float:
    now = condition_points(state, number, condition)
    if condition.verb == MOST:
        return now * (1.0 if ahead.actions < 4 else HOPE)
    if condition.verb == FROM and not now:
        own = count(state, state.seats[number], condition.what)
        return HOPE * condition.points * own / condition.number if ahead.actions else 0.0
    if condition.what in ("energy", "strength", "energy+strength"):
        # Stocks will be spent; only at the very end do they count for themselves.
        return now if ahead.actions <= 1 else HOPE * now
    return float(now)


def _restrained_value(state: State, number: int, ahead: Ahead) -> float:
    """A card kept from the others is worth part of what taking it would bring."""
    thing = state.restrained
    if thing == NONE or thing >= CELLS or not state.seats[number].powers.restrains:
        return 0.0
    copy = state.clone()
    place = copy.cards.index(thing)
    copy.ships[place] = number
    copy.track[copy.track.index(number)] = NONE
    frame = action_at(copy, number, place)
    if not frame.legal(copy):
        return 0.0
    before = total(seat_terms(state, number, ahead))
    copy.pending[:] = [frame]
    advance(copy)
    return HOPE * (total(_best_answer(copy, number, ahead)[1]) - before)
