"""How good any table looks for a seat, also in the middle of an action: the questions that it still asks are looked
through on copies, to tables on which it is done (terms.py)."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import answered

from ..rules.moves import BUILD, BURN, CONVERT, PASS, POWER, SHIP, SHOVEL, SPADE, TO, UPGRADE
from ..rules.power import GAINED, Boon, is_conversion
from ..rules.state import State
from ..rules.terraform import UseSpades
from ..rules.turn import AfterAction, Turn
from .terms import table_value

# --- looking through the own questions

MOST_CONVERSIONS: Final = 5  # looked ahead in a row: enough for most actions, and each further one costs time
AIMLESS: Final = 0.1  # of two ways to the same, the one without conversions is taken
_PAID_AT_ONCE: Final = (BUILD, UPGRADE, SHIP, SHOVEL, POWER)
WAITING: Final = 100.0  # what an action costs that comes to nothing: whoever knows nothing better passes


def estimate(state: State, number: int, last: Action | None = None) -> float:
    top = state.pending[-1] if state.pending else None
    if top is not None and top.seat == number and state.acting == number:
        if not isinstance(top, Turn | AfterAction):
            return _through(state, number)
        if isinstance(top, Turn) and state.begun and last is not None and is_conversion(last):
            return _after_converting(state, number, last, MOST_CONVERSIONS)
    return table_value(state, number)


def _through(state: State, number: int) -> float:
    """The best value after the own questions that an action still asks."""
    best = float("-inf")
    answers = _serious(state, number)
    for answer in answers:
        best = max(best, estimate(answered(state, answer), number))
    top = state.pending[-1]
    if isinstance(top, Boon) and not isinstance(top, UseSpades) and len(answers) == 1:
        return best - WAITING
    return best


def _serious(state: State, number: int) -> Sequence[Action]:
    """The answers worth a look: conversions only lead back, as spades one by one do without them, and land is made
    home wherever it can be."""
    answers = [answer for answer in state.answers if answer.of not in (CONVERT, BURN, SPADE)]
    home = TO[state.seats[number].faction.home]
    return [home] if home in answers else answers


def _after_converting(state: State, number: int, last: Action, left: int) -> float:
    """A conversion is worth what it makes possible: an action that could not be paid before it, here or a few more
    of the same kind on. Where it makes nothing possible, passing is what remains."""
    best = float("-inf")
    for answer in state.answers:
        if answer.of is PASS:
            best = max(best, estimate(answered(state, answer), number) - AIMLESS)
        elif is_conversion(answer):
            if left and answer is last:
                again = answered(state, answer)
                if again.pending and isinstance(again.pending[-1], Turn):
                    best = max(best, _after_converting(again, number, last, left - 1))
        elif _just_payable(state, number, answer, last):
            best = max(best, estimate(answered(state, answer), number))
    return best


def _just_payable(state: State, number: int, answer: Action, last: Action) -> bool:
    """Whether an action uses the last of what the conversion brought."""
    seat, top = state.seats[number], state.pending[-1]
    if answer.of not in _PAID_AT_ONCE or not isinstance(top, Turn):
        return False
    kind = top.kinds().of(answer)
    price = kind.prices(state, top, kind.verb.value(answer))[0]
    if answer.of is POWER:
        return bool(price.power == seat.bowls.three)
    if last.of is BURN:
        return False
    gained = GAINED[CONVERT.value(last)]
    if gained.coins:
        return bool(price.coins == seat.coins)
    return bool(price.workers == seat.workers if gained.workers else price.priests == seat.priests)
