"""The Book: every action of the game and how it is written.

build E5               a dwelling on home terrain, or on the hex just transformed
dig E5                 begin to transform a hex; then: to forest (and the price is paid)
upgrade E5 temple
ship, shovel           advance shipping, advance digging
priest fire 3          a priest to a cult: on the space for 3 or 2, or 1 step and back to the supply
power ACT3             a power action;  special BON1  a special action
bridge C2:D4           connect r7: a town across a river
burn, convert w c      free conversions
favor FAV11, town TW5, cult fire
take 2 / decline       power that is offered
ordain 3               workers become priests
pass BON3, pass        done ends the turn;  drop  gives up spades, a bridge, a building, a sandstorm
colour swamp           chance deals the faction board of a colour
leave                  leave the game for good
spade                  one spade is bought for the hex, before it is said what it becomes
"""

from typing import Any, Final

from boardwright.kernel.action import NAMED, Action, Book, Verb, numbered, single
from boardwright.parts.hexgrid import bits

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES
from .map import LANDS, NAMES, RIVERS, SITE_NAMES
from .vocabulary import CULTS, STRUCTURES, TERRAINS

_LAND_NAMES: Final = [NAMES[h] for h in LANDS]
_RIVERS: Final = list(bits(RIVERS))
_CARD_IDS: Final = [card.id for card in BONUS_CARDS]
MOST_OFFERED: Final = 14  # by six neighbours: stronghold, sanctuary and four of 2
SPECIALS: Final = ("BON1", "BON2", "FAV6", "stronghold", "bridge")
NO_CARD: Final = -1

# In the order in which they are made: a later one may not be followed by an earlier one, so that search does not
# wander through orders that lead to the same.
CONVERSIONS: Final = ("pw p", "pw w", "pw c", "p w", "p c", "w c", "vp c", "c vp")

BUILD: Final = Verb("build", LANDS, _LAND_NAMES, NAMED)
DIG: Final = Verb("dig", LANDS, _LAND_NAMES, NAMED)
TO: Final = numbered("to", TERRAINS, NAMED)
# The structure and the hex.
UPGRADE: Final = Verb(
    "upgrade",
    [(structure, h) for structure in range(1, len(STRUCTURES)) for h in LANDS],
    [f"{name} {structure}" for structure in STRUCTURES[1:] for name in _LAND_NAMES],
)
SHIP: Final = single("ship")
SHOVEL: Final = single("shovel")
# The cult and the steps.
PRIEST: Final = Verb(
    "priest",
    [(cult, steps) for cult in range(len(CULTS)) for steps in (1, 2, 3)],
    [f"{cult} {steps}" for cult in CULTS for steps in (1, 2, 3)],
    NAMED,
)
BRIDGE: Final = numbered("bridge", SITE_NAMES, NAMED)
CONNECT: Final = Verb("connect", _RIVERS, [NAMES[h] for h in _RIVERS], NAMED)
BURN: Final = single("burn")
CONVERT: Final = numbered("convert", CONVERSIONS, NAMED)
CULT: Final = numbered("cult", CULTS, NAMED)
TAKE: Final = Verb("take", range(1, MOST_OFFERED + 1), [str(n) for n in range(1, MOST_OFFERED + 1)])
DECLINE: Final = single("decline")
ORDAIN: Final = numbered("ordain", ("0", "1", "2", "3"))
DONE: Final = single("done")
DROP: Final = single("drop")
LEAVE: Final = single("leave")
SPADE: Final = single("spade")
POWER: Final = numbered("power", [action.id for action in POWER_ACTIONS], NAMED)
SPECIAL: Final = numbered("special", SPECIALS, NAMED)
FAVOR: Final = numbered("favor", [tile.id for tile in FAVOR_TILES], NAMED)
TOWN: Final = numbered("town", [tile.id for tile in TOWN_TILES], NAMED)
PASS: Final = Verb("pass", range(NO_CARD, len(BONUS_CARDS)), ["", *_CARD_IDS])
_LATER: Final = sum([faction.later for faction in FACTIONS])
FACTION: Final = Verb("faction", range(len(FACTIONS)), [faction.id for faction in FACTIONS], NAMED, _LATER)
# What chance alone answers.
SCORE: Final = numbered("score", [tile.id for tile in SCORING_TILES])
CARD: Final = numbered("card", _CARD_IDS)
COLOUR: Final = numbered("colour", TERRAINS)

# The order of the indices. What names pieces stands behind what the rules ask for: a new piece moves nothing before it.
_VERBS: Final[list[Verb[Any]]] = [
    *(BUILD, DIG, TO, UPGRADE, SHIP, SHOVEL, PRIEST, BRIDGE, CONNECT, BURN, CONVERT, CULT, TAKE, DECLINE, ORDAIN),
    *(DONE, DROP, LEAVE, SPADE, POWER, SPECIAL, FAVOR, TOWN, PASS, FACTION, SCORE, CARD, COLOUR),
]
BOOK: Final = Book("terra_mystica", _VERBS)


def _by_hex(actions: list[Action]) -> list[Action]:
    """Actions about land by the number of the hex, for lists that are made often; those of rivers are never read."""
    by_hex = [actions[0]] * len(NAMES)
    for h, action in zip(LANDS, actions, strict=True):
        by_hex[h] = action
    return by_hex


BUILD_ON: Final = _by_hex(BUILD.actions)
DIG_ON: Final = _by_hex(DIG.actions)
# By structure - 1, then by hex.
_BY_STRUCTURE: Final = range(0, len(UPGRADE.actions), len(LANDS))
UPGRADE_ON: Final = [_by_hex(UPGRADE.actions[first : first + len(LANDS)]) for first in _BY_STRUCTURE]
