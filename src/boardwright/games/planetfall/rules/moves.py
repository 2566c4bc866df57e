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

from typing import Final

from boardwright.kernel.action import Action, Book

from .catalogue import BUILT_IN, PLANETS, catalogue
from .vocabulary import ENERGY_MAXIMUM, EXPERIENCE_MAXIMUM, LEVELS, STRENGTH_MAXIMUM

_BUILT_IN: Final = catalogue(BUILT_IN)
CARD_IDS: Final = tuple(card.id for card in _BUILT_IN.cards)
SIDE_IDS: Final = tuple(side.id for side in _BUILT_IN.sides)
CELL_IDS: Final = tuple(f"operations-{level}" for level in LEVELS)
THING_IDS: Final = CARD_IDS + CELL_IDS  # whatever a ship flies to

BOOK: Final = Book(
    "planetfall",
    {
        # What the rules ask for.
        "side": ["A", "B"],
        "exchange": [f"{n} energy" for n in range(1, ENERGY_MAXIMUM + 1)]
        + [f"{n} strength" for n in range(1, STRENGTH_MAXIMUM + 1)],
        "keep": [""],
        "pass": [""],
        "defeat": [""],
        "recruit": [""],
        "occupy": [""],
        "storm": [""],
        "strength": [str(n) for n in range(STRENGTH_MAXIMUM + 1)],
        "take": [""],
        "annex": [""],
        "points": [str(n) for n in range(PLANETS + 1)],
        "experience": [str(n) for n in range(EXPERIENCE_MAXIMUM + 1)],
        # What names pieces: a new piece moves nothing before it.
        "restrain": THING_IDS,
        "fly": THING_IDS,
        "command": _BUILT_IN.boards,
        # What chance alone answers.
        "goal": [goal.id for goal in _BUILT_IN.goals],
        "deal": CARD_IDS,
    },
)

# Actions by what they name: GOAL[goal], DEAL[card], FLY[card or cell], POINTS[n] ...
GOAL: Final = BOOK.verb("goal")
COMMAND: Final = BOOK.verb("command")
SIDE: Final = BOOK.verb("side")
DEAL: Final = BOOK.verb("deal")
RESTRAIN: Final = BOOK.verb("restrain")
EXCHANGE_ENERGY: Final[tuple[Action, ...]] = BOOK.verb("exchange")[:ENERGY_MAXIMUM]
EXCHANGE_STRENGTH: Final[tuple[Action, ...]] = BOOK.verb("exchange")[ENERGY_MAXIMUM:]
KEEP: Final = BOOK["keep"]
FLY: Final = BOOK.verb("fly")
PASS: Final = BOOK["pass"]
DEFEAT: Final = BOOK["defeat"]
RECRUIT: Final = BOOK["recruit"]
OCCUPY: Final = BOOK["occupy"]
STORM: Final = BOOK["storm"]
STRENGTH: Final = BOOK.verb("strength")
TAKE: Final = BOOK["take"]
ANNEX: Final = BOOK["annex"]
POINTS: Final = BOOK.verb("points")
EXPERIENCE: Final = BOOK.verb("experience")
