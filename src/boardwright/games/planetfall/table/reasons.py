"""Why not: what the board can point at, and the codes of the rules' predicates as Texts. Things are named as the view
and the Book do:

    voradon, operations-II      a card, an operations cell: to fly to, or for the restrain token
    katla                       a commander board
    A, B                        a side of the own board
    defeat, annex               a way with the card where the own ship stands
"""

from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import question
from boardwright.kernel.text import Text

from ..rules import outposts, technologies, units
from ..rules.exploration import Fly, why_not_fly
from ..rules.income import PlaceRestrainToken
from ..rules.moves import COMMAND, THING_IDS
from ..rules.payment import energy_at_hand
from ..rules.reasons import FINE, RESTRAINED, SHIP_THERE, TOO_DEAR
from ..rules.seat import Seat
from ..rules.setup import ChooseCommander, why_no_board
from ..rules.state import NONE, State
from ..rules.vocabulary import OUTPOST, TECHNOLOGY, UNIT
from . import naming
from .naming import say

# Of something that can be chosen.
_NOTHING: Final = ""


def things(state: State, number: int) -> list[str]:
    return list(_asked(state, number))


def reasons(state: State, number: int) -> dict[str, Text]:
    return {name: why for name, why in _asked(state, number).items() if why}


def thing(action: Action) -> list[str]:
    """What a legal action makes choosable."""
    if action.verb in ("fly", "restrain", "command", "side"):
        return [action.args[0]]
    return [action.verb] if action.verb in _WAYS else []


_WAYS: Final = ("defeat", "recruit", "occupy", "storm", "take", "annex")


def _asked(state: State, number: int) -> dict[str, Text]:
    """Every thing that the question is about, with why it cannot be chosen; '' where it can."""
    asked = question(state, number)
    if asked is None or number < 0:
        return {}
    if isinstance(asked, Fly):
        seat = state.seats[number]
        # Not called `thing`: Python 3.12.1 then takes the function of that name, used below, for a local variable.
        lying = [place for place, card in enumerate(state.cards) if card != NONE]
        return {THING_IDS[state.cards[place]]: _why_not_fly(state, seat, place) for place in lying}
    if isinstance(asked, PlaceRestrainToken):
        return {THING_IDS[card]: _NOTHING for card in state.cards if card != NONE}
    if isinstance(asked, ChooseCommander):
        boards = enumerate(COMMAND)
        return {
            action.args[0]: _NOTHING if why_no_board(state, board) == FINE else say("why-chosen")
            for board, action in boards
        }
    # The other questions are put only where every answer can be given.
    return {name: _NOTHING for action in state.answers for name in thing(action)}


def _why_not_fly(state: State, seat: Seat, place: int) -> Text:
    why = why_not_fly(state, seat, state.cards[place], place)
    if why == SHIP_THERE:
        return say("why-ship")
    if why == RESTRAINED:
        return say("why-restrained")
    return say("why-short", amounts=naming.amounts(_least_short(state, seat, place))) if why == TOO_DEAR else _NOTHING


def _least_short(state: State, seat: Seat, place: int) -> Bundle:
    """What is missing for the way that lacks least."""
    card, level = state.catalogue.cards[state.cards[place]], state.level(seat, place)
    lacks: list[Bundle] = []
    if card.kind == UNIT:
        lacks.append(_lack(s=units.strength_to_defeat(seat, card, level) - seat.strength))
        if card.diplomacy >= 0:
            experience = card.experience[level] - seat.experience
            lacks.append(_lack(x=experience, e=units.energy_to_recruit(seat, card) - seat.energy))
    elif card.kind == OUTPOST:
        lacks.append(_lack(e=outposts.energy_to_occupy(seat, card, level) - energy_at_hand(seat, OUTPOST)))
        if card.aggression >= 0:
            lacks.append(_lack(s=card.aggression - seat.strength))
    else:
        lacks.append(_lack(e=technologies.energy_to_learn(seat, card, level) - energy_at_hand(seat, TECHNOLOGY)))
    return min(lacks, key=_total)


def _lack(x: int = 0, s: int = 0, e: int = 0) -> Bundle:
    return Bundle.of({"x": max(x, 0), "s": max(s, 0), "e": max(e, 0)})


def _total(lack: Bundle) -> int:
    return sum([lack[letter] for letter in lack])
