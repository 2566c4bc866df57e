"""How good any table looks for a seat, also in the middle of an action: the questions that it still asks are looked
through on copies, to tables on which it is done (terms.py)."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance
from boardwright.parts.wheel import spades_between

from ..rules.bridges import BuildBridges
from ..rules.buildings import upgrade_cost
from ..rules.faction import SHIPPING_COST, WORKSHOP_COST
from ..rules.innovations import PayBooks, all_books
from ..rules.moves import CONVERSIONS, DIG, POWER, TO, hex_of, upgrade_of
from ..rules.power import is_conversion, kind_of
from ..rules.rewards import Parts, Rewards
from ..rules.science import AnySteps, GainBooks
from ..rules.state import State
from ..rules.terraform import UseSpades
from ..rules.turn import AfterAction, Turn, power_cost
from ..rules.vocabulary import (
    DISCIPLINES,
    Gain,
)
from .terms import table_value

# Conversions looked ahead in a row, and what one that leads nowhere costs.
MOST_CONVERSIONS: Final = 4
AIMLESS: Final = 1.0
MOST_HEXES: Final = 5
MOST_TRIED: Final = 4  # answers that are looked through to the end


def estimate(state: State, number: int) -> float:
    top = state.pending[-1] if state.pending else None
    if top is not None and top.seat == number and state.acting == number:
        if not isinstance(top, Turn | AfterAction):
            return _through(state, number)
        if isinstance(top, Turn) and state.converted:
            return _after_converting(state, number, MOST_CONVERSIONS)
    return table_value(state, number)


# --- looking through the questions that an action still asks


def _through(state: State, number: int) -> float:
    """The best value after the own questions of an action. Books, single steps and bridges are chosen one by one, since
    all ways through them together are too many."""
    tried = [_after(state, answer) for answer in _serious(state, number)]
    if len(tried) > 1 and isinstance(state.pending[-1], GainBooks | AnySteps | PayBooks | BuildBridges):
        return estimate(_most_promising(tried, number, 1)[0], number)
    return max([estimate(each, number) for each in _most_promising(tried, number, MOST_TRIED)])


def _most_promising(tried: list[State], number: int, most: int) -> list[State]:
    """Of many tables the few that look best without looking any further."""
    if len(tried) <= most:
        return tried
    values = [table_value(each, number) for each in tried]
    best = sorted(range(len(tried)), key=lambda place: -values[place])
    return [tried[place] for place in best[:most]]


def _serious(state: State, number: int) -> Sequence[Action]:
    """The answers worth a look: rewards in any one order, land that is near to home, and that made home."""
    top = state.pending[-1]
    if isinstance(top, Rewards | Parts):
        return state.answers[:1]
    if isinstance(top, UseSpades):
        return _nearest(state, number)
    home = TO[state.seats[number].terrain]
    return [home] if home in state.answers else state.answers


def _nearest(state: State, number: int) -> Sequence[Action]:
    """Of many hexes for spades those that need the fewest; and everything else, but not too much of it."""
    home = state.seats[number].terrain
    digs = [answer for answer in state.answers if answer.verb == "dig"]
    others = [answer for answer in state.answers if answer.verb != "dig"]
    near = sorted([(spades_between(state.terrain_of(hex_of(dig, DIG[0])), home), dig.index) for dig in digs])
    return [*[DIG[index - DIG[0].index] for _, index in near[:MOST_HEXES]], *others[-MOST_HEXES:]]


def _after(state: State, answer: Action) -> State:
    copy = state.clone()
    copy.pending.pop().apply(copy, answer)
    advance(copy)
    return copy


def _after_converting(state: State, number: int, left: int) -> float:
    """A conversion is worth what it makes possible: an action that could not be paid before it, here or a few more
    of the same kind on."""
    best = table_value(state, number) - AIMLESS
    last = state.converted
    for answer in state.answers:
        if is_conversion(answer):
            if left and kind_of(answer) == last:
                again = _after(state, answer)
                if again.pending and isinstance(again.pending[-1], Turn):
                    best = max(best, _after_converting(again, number, left - 1))
        elif _just_payable(state, number, answer, last):
            best = max(best, estimate(_after(state, answer), number))
    return best


def _just_payable(state: State, number: int, answer: Action, last: int) -> bool:
    """Whether an action uses the last of what the conversion brought."""
    seat = state.seats[number]
    if answer.verb == "power":
        return power_cost(seat, answer.index - POWER[0].index) == seat.bowls.three
    if last < 2:
        return False
    target = CONVERSIONS[last - 2].split()[1]
    if answer.verb == "develop":
        return target in DISCIPLINES and all_books(seat) == sum(seat.books)
    if answer.verb == "send":
        return target == "s" and seat.scholars == 1
    cost = _cost(state, number, answer)
    if cost is None:
        return False
    if target == "c":
        return cost.coins == seat.coins
    return cost.tools == seat.tools if target == "t" else cost.scholars == seat.scholars


def _cost(state: State, number: int, answer: Action) -> Gain | None:
    if answer.verb == "build":
        return WORKSHOP_COST
    if answer.verb == "upgrade":
        building, hex = upgrade_of(answer)
        return upgrade_cost(state, number, building, hex)
    if answer.verb == "ship":
        return SHIPPING_COST
    return state.seats[number].board.terraforming_cost if answer.verb == "shovel" else None
