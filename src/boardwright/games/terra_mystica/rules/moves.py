"""The Book: every action of the game and how it is written.

build E5               a dwelling on home terrain, or on the hex just transformed
dig E5                 begin to transform a hex; then: to forest (and the price is paid)
upgrade E5 temple
ship, shovel           advance shipping, advance digging
priest fire 3          a priest to a cult: on the space for 3 or 2, or 1 step and back to the supply
power ACT3             a power action;  special BON1  a special action
bridge C2:D4           connect r7 (mermaids)
burn, convert w c      free conversions
favor FAV11, town TW5, cult fire
take 2 / decline       power that is offered
ordain 3               darklings' workers become priests
pass BON3, pass        done ends the turn;  drop  gives up spades, a bridge, a building, a sandstorm
colour swamp           chance deals the faction board of a colour
leave                  leave the game for good
spade                  alchemists buy one spade for the hex, before they say what it becomes
"""

from typing import Final

from boardwright.kernel.action import Action, Book
from boardwright.parts.hexgrid import bits

from ..content.factions import FACTIONS
from ..content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from .map import LAND, NAMES, RIVERS, SITE_NAMES
from .vocabulary import CULTS, STRUCTURES, TERRAINS

_LAND_NAMES: Final = [NAMES[h] for h in bits(LAND)]
_RIVER_NAMES: Final = [NAMES[h] for h in bits(RIVERS)]
MOST_OFFERED: Final = 14  # by six neighbours: stronghold, sanctuary and four of 2
SPECIALS: Final = ("BON1", "BON2", "FAV6", "stronghold", "bridge")

# In the order in which they are made: a later one may not be followed by an earlier one, so that search does not
# wander through orders that lead to the same.
CONVERSIONS: Final = ("pw p", "pw w", "pw c", "p w", "p c", "w c", "vp c", "c vp")

BOOK: Final = Book(
    "terra_mystica",
    {
        # What the rules ask for.
        "build": _LAND_NAMES,
        "dig": _LAND_NAMES,
        "to": TERRAINS,
        "upgrade": [f"{name} {structure}" for structure in STRUCTURES[1:] for name in _LAND_NAMES],
        "ship": [""],
        "shovel": [""],
        "priest": [f"{cult} {steps}" for cult in CULTS for steps in (1, 2, 3)],
        "bridge": SITE_NAMES,
        "connect": _RIVER_NAMES,
        "burn": [""],
        "convert": CONVERSIONS,
        "cult": CULTS,
        "take": [str(n) for n in range(1, MOST_OFFERED + 1)],
        "decline": [""],
        "ordain": ["0", "1", "2", "3"],
        "done": [""],
        "drop": [""],
        "leave": [""],
        "spade": [""],
        # What names pieces: a new piece moves nothing before it.
        "power": [action.id for action in POWER_ACTIONS],
        "special": SPECIALS,
        "favor": [tile.id for tile in FAVOR_TILES],
        "town": [tile.id for tile in TOWN_TILES],
        "pass": ["", *[card.id for card in BONUS_CARDS]],
        "faction": [faction.id for faction in FACTIONS],
        # What chance alone answers.
        "score": [tile.id for tile in SCORING_TILES],
        "card": [card.id for card in BONUS_CARDS],
        "colour": TERRAINS,
    },
)


def _by_hex(actions: tuple[Action, ...], mask: int) -> tuple[Action | None, ...]:
    """Actions by the number of their hex."""
    by_hex: list[Action | None] = [None] * len(NAMES)
    for action, h in zip(actions, bits(mask), strict=True):
        by_hex[h] = action
    return tuple(by_hex)


SCORE: Final = BOOK.verb("score")
CARD: Final = BOOK.verb("card")
FACTION: Final = BOOK.verb("faction")
BUILD: Final = _by_hex(BOOK.verb("build"), LAND)
DIG: Final = _by_hex(BOOK.verb("dig"), LAND)
TO: Final = BOOK.verb("to")
_UPGRADES: Final = BOOK.verb("upgrade")
UPGRADE: Final = tuple(
    _by_hex(_UPGRADES[n * len(_LAND_NAMES) : (n + 1) * len(_LAND_NAMES)], LAND) for n in range(len(STRUCTURES) - 1)
)  # by structure - 1, then by hex
SHIP: Final = BOOK["ship"]
SHOVEL: Final = BOOK["shovel"]
PRIEST: Final = BOOK.verb("priest")  # cult * 3 + steps - 1
POWER: Final = BOOK.verb("power")
SPECIAL: Final = BOOK.verb("special")
BRIDGE: Final = BOOK.verb("bridge")
CONNECT: Final = _by_hex(BOOK.verb("connect"), RIVERS)
BURN: Final = BOOK["burn"]
CONVERT: Final = BOOK.verb("convert")
FAVOR: Final = BOOK.verb("favor")
TOWN: Final = BOOK.verb("town")
CULT: Final = BOOK.verb("cult")
TAKE: Final = BOOK.verb("take")
DECLINE: Final = BOOK["decline"]
ORDAIN: Final = BOOK.verb("ordain")
PASS: Final = BOOK.verb("pass")  # [0] without a card, [n + 1] with card n
DONE: Final = BOOK["done"]
DROP: Final = BOOK["drop"]
COLOUR: Final = BOOK.verb("colour")
LEAVE: Final = BOOK["leave"]
SPADE: Final = BOOK["spade"]
