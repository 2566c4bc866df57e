"""How good any table looks for a seat, also in the middle of an action: the questions that it still asks are looked
through on copies, to tables on which it is done (terms.py)."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import answered
from boardwright.parts.wheel import spades_between

from ..rules.bridges import BuildBridges
from ..rules.innovations import PayBooks
from ..rules.moves import BUILD, CONVERT, DEVELOP, DIG, POWER, SEND, SHIP, SHOVEL, TO, UPGRADE
from ..rules.power import CONVERTED, is_conversion
from ..rules.rewards import Parts, Rewards
from ..rules.science import AnySteps, GainBooks
from ..rules.state import State
from ..rules.terraform import UseSpades
from ..rules.turn import AfterAction, Turn
from ..rules.vocabulary import DISCIPLINES
from .terms import table_value

# Conversions looked ahead in a row, and what one that leads nowhere costs.
MOST_CONVERSIONS: Final = 4
AIMLESS: Final = 1.0
MOST_HEXES: Final = 5
MOST_TRIED: Final = 4  # answers that are looked through to the end


def estimate(state: State, number: int, last: Action | None = None) -> float:
    top = state.pending[-1] if state.pending else None
    if top is not None and top.seat == number and state.acting == number:
        if not isinstance(top, Turn | AfterAction):
            return _through(state, number)
        if isinstance(top, Turn) and state.begun and last is not None and is_conversion(last):
            return _after_converting(state, number, last, MOST_CONVERSIONS)
    return table_value(state, number)


# --- looking through the questions that an action still asks


def _through(state: State, number: int) -> float:
    """The best value after the own questions of an action. Books, single steps and bridges are chosen one by one, since
    all ways through them together are too many."""
    tried = [answered(state, answer) for answer in _serious(state, number)]
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
    digs = [answer for answer in state.answers if answer.of is DIG]
    others = [answer for answer in state.answers if answer.of is not DIG]
    near = sorted([(spades_between(state.terrain_of(DIG.value(dig)), home), DIG.value(dig)) for dig in digs])
    return [*[DIG[hex] for _, hex in near[:MOST_HEXES]], *others[-MOST_HEXES:]]


def _after_converting(state: State, number: int, last: Action, left: int) -> float:
    """A conversion is worth what it makes possible: an action that could not be paid before it, here or a few more
    of the same kind on."""
    best = table_value(state, number) - AIMLESS
    for answer in state.answers:
        if is_conversion(answer):
            if left and answer is last:
                again = answered(state, answer)
                if again.pending and isinstance(again.pending[-1], Turn):
                    best = max(best, _after_converting(again, number, last, left - 1))
        elif _just_payable(state, number, answer, last):
            best = max(best, estimate(answered(state, answer), number))
    return best


def _just_payable(state: State, number: int, answer: Action, last: Action) -> bool:
    """Whether an action uses the last of what the conversion brought."""
    seat, asked = state.seats[number], state.pending[-1]
    assert isinstance(asked, Turn)
    gained = CONVERTED[CONVERT.value(last)].gained if last.of is CONVERT else ""
    if answer.of is SEND:
        return gained == "scholars" and seat.scholars == 1
    if answer.of not in _PRICED:
        return False
    kind = asked.kinds().of(answer)
    price = kind.prices(state, asked, kind.verb.value(answer))[0]
    if answer.of is POWER:
        return bool(price.power == seat.bowls.three)
    if answer.of is DEVELOP:
        return gained in DISCIPLINES and price.books == sum(seat.books)
    if gained == "coins":
        return bool(price.coins == seat.coins)
    if gained == "tools":
        return bool(price.tools == seat.tools)
    return gained != "" and price.scholars == seat.scholars


_PRICED: Final = (BUILD, *UPGRADE, SHIP, SHOVEL, DEVELOP, POWER)
