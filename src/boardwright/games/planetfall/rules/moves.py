"""The Book: every action of the game and how it is written.

    goal harmony            chance draws the goal board
    command katla           a commander board is chosen, or drawn by chance
    side B                  and the side it is laid on
    deal voradon            chance reveals a card
    restrain voradon        the restrain token is put on a card or an operations cell; `keep` leaves it
    exchange 2 energy       energy for strength, or strength for energy; `keep` does neither
    fly voradon             a ship flies to a card, or to `operations-II`; `pass` when it can go nowhere
    defeat, recruit         the two ways with a unit
    occupy, storm           the two ways with an outpost
    strength 2              how much of an energy cost is paid in strength
    take, annex             the two ways with a cache
    points 3, experience 1  what operation points become; the rest becomes strength

A card's id is its handle in this Book and stays what it is, even if an owner of the box corrects its name.
"""

from typing import Any, Final

from boardwright.kernel.action import NAMED, WHOLE, Book, Verb, numbered, single

from .catalogue import BUILT_IN, PLANETS, catalogue
from .vocabulary import ENERGY_MAXIMUM, EXPERIENCE_MAXIMUM, LEVELS, STRENGTH_MAXIMUM

_BUILT_IN: Final = catalogue(BUILT_IN)
CARD_IDS: Final = tuple(card.id for card in _BUILT_IN.cards)
SIDE_IDS: Final = tuple(side.id for side in _BUILT_IN.sides)
CELL_IDS: Final = tuple(f"operations-{level}" for level in LEVELS)
THING_IDS: Final = CARD_IDS + CELL_IDS  # whatever a ship flies to


def _exchange(stock: str, most: int) -> Verb[int]:
    """How much of a stock is exchanged, from 1."""
    return Verb("exchange", range(1, most + 1), [f"{n} {stock}" for n in range(1, most + 1)])


def _amount(word: str, most: int) -> Verb[int]:
    return numbered(word, [str(n) for n in range(most + 1)])


# What the rules ask for.
SIDE: Final = Verb("side", ["A", "B"], ["A", "B"], NAMED)
EXCHANGE_ENERGY: Final = _exchange("energy", ENERGY_MAXIMUM)
EXCHANGE_STRENGTH: Final = _exchange("strength", STRENGTH_MAXIMUM)
KEEP: Final = single("keep")
PASS: Final = single("pass")
DEFEAT: Final = single("defeat", WHOLE)
RECRUIT: Final = single("recruit", WHOLE)
OCCUPY: Final = single("occupy", WHOLE)
STORM: Final = single("storm", WHOLE)
STRENGTH: Final = _amount("strength", STRENGTH_MAXIMUM)
TAKE: Final = single("take", WHOLE)
ANNEX: Final = single("annex", WHOLE)
POINTS: Final = _amount("points", PLANETS)
EXPERIENCE: Final = _amount("experience", EXPERIENCE_MAXIMUM)
# What names pieces.
RESTRAIN: Final = numbered("restrain", THING_IDS, NAMED)
FLY: Final = numbered("fly", THING_IDS, NAMED)
COMMAND: Final = numbered("command", _BUILT_IN.boards, NAMED)
# What chance alone answers.
GOAL: Final = numbered("goal", [goal.id for goal in _BUILT_IN.goals])
DEAL: Final = numbered("deal", CARD_IDS)

# The order of the indices. What names pieces stands behind what the rules ask for: a new piece moves nothing before it.
_VERBS: Final[list[Verb[Any]]] = [
    *(SIDE, EXCHANGE_ENERGY, EXCHANGE_STRENGTH, KEEP, PASS, DEFEAT, RECRUIT, OCCUPY, STORM, STRENGTH, TAKE, ANNEX),
    *(POINTS, EXPERIENCE, RESTRAIN, FLY, COMMAND, GOAL, DEAL),
]
BOOK: Final = Book("planetfall", _VERBS)
