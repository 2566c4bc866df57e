"""The words of the game: goods, terrains, and the effects that buildings, docks and spaces are made of.

An effect is one symbol on a building, written in the data files as text ("2w", "1w / 1e -> 3c", "religion") and read
here into a typed `Effect`. The words for players are in `words/*.ftl`; what each does is in the chapter that names it.
"""

from collections.abc import Sequence
from typing import Final, Literal, final

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.text import Catalogue

say: Final = Catalogue("santa_maria")

# --- goods: basic ones, special ones, and gold, which may stand for any other

WOOD: Final = 0
GRAIN: Final = 1
SUGAR: Final = 2
GEM: Final = 3
GOLD: Final = 4
Good = Literal["wood", "grain", "sugar", "gem", "gold"]
GoodLetter = Literal["w", "g", "s", "e", "o"]
Letter = Literal["w", "g", "s", "e", "o", "c", "p"]
GOODS: Final[tuple[Good, ...]] = ("wood", "grain", "sugar", "gem", "gold")
GOOD_LETTERS: Final[tuple[GoodLetter, ...]] = ("w", "g", "s", "e", "o")
# With coins and points (happiness): all that a data file can name an amount of.
LETTERS: Final[tuple[Letter, ...]] = (*GOOD_LETTERS, "c", "p")

STORAGE: Final = 3  # of each good
SELL: Final = (1, 1, 2, 2, 2)  # coins for one, by good; excess goods are sold too
BUY_BASIC: Final = 3  # coins for a wood or a grain
BASIC: Final = (WOOD, GRAIN)

# --- terrains; all but the road are buildings

FARM: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
CITY: Final = 3
TOWN_HALL: Final = 4
ROAD: Final = 5
Terrain = Literal["farm", "forest", "mountain", "city", "town-hall", "road"]
TERRAINS: Final[tuple[Terrain, ...]] = ("farm", "forest", "mountain", "city", "town-hall", "road")

# --- shapes of tiles

SINGLE: Final = 0
DOUBLE: Final = 1
TRIPLE: Final = 2
SHAPES: Final = ("single", "double", "triple")
# Rows and columns of a shape's spaces from its first one, unturned.
SHAPE_SPACES: Final = (((0, 0),), ((0, 0), (0, 1)), ((0, 0), (1, 0), (1, 1)))

# --- the four docks, and the five spaces for those who pass, from the one nearest the "1st" symbol

DOCKS: Final = ("coins", "religion", "conquest", "points")
PASS_SPACES: Final = ("coins", "religion", "conquest", "shipping", "road")

# --- scholars and bishops, by the name of what they do

ASTRONOMY: Final = 0
TAXATION: Final = 1
BOTANY: Final = 2
PHILOSOPHY: Final = 3
MATHEMATICS: Final = 4
CONSTRUCTION: Final = 5
INDUSTRIALIZATION: Final = 6
BASIC_ECONOMICS: Final = 7
ADVANCED_ECONOMICS: Final = 8
LOGISTICS: Final = 9
SCHOLARS: Final = (
    "astronomy",
    "taxation",
    "botany",
    "philosophy",
    "mathematics",
    "construction",
    "industrialization",
    "basic-economics",
    "advanced-economics",
    "logistics",
)

SQUARE: Final = 0
FLEET: Final = 1
CITIES: Final = 2
COLONISTS: Final = 3
AREA: Final = 4
DIVERSITY: Final = 5
BISHOPS: Final = ("square", "fleet", "cities", "colonists", "area", "diversity")

MISSIONS: Final = 4

# --- where happiness comes from, in the order of the final score sheet

BUILDINGS: Final = 0
HARBOUR: Final = 1
MISSION: Final = 2
PRAYER: Final = 3
CONQUEST: Final = 4
MONEY: Final = 5
SETTLERS: Final = 6
SCHOLARSHIP: Final = 7
BISHOPRIC: Final = 8
SETS: Final = 9
SHIPS: Final = 10
CATEGORIES: Final = (
    "buildings",
    "harbour",
    "missions",
    "religion",
    "conquest",
    "coins",
    "colonists",
    "scholars",
    "bishops",
    "sets",
    "ships",
)


# --- where a change comes from


@final
class Source:
    """The sources of changes that are no terrain, scholar, bishop, mission, ship, pass space or dock."""

    SETUP: Final = "setup"  # what one begins with, and what is laid out before
    YEAR: Final = "year"  # a year begins or ends: dice, tiles, markers
    ROLL: Final = "roll"  # of a die
    ACTION: Final = "action"  # what the action is about: the tile, the die, the ship, the monk
    PRICE: Final = "price"  # of a tile, a ship, a trade, a building, a step
    CHANGE: Final = "change"  # of a die, a coin a pip
    LINE: Final = "line"  # what is printed on the buildings that are to be used
    SALE: Final = "sale"
    PURCHASE: Final = "purchase"
    EXCESS: Final = "excess"  # goods for which the storage has no room
    FEE: Final = "fee"  # for a monk, to those who have one there
    RELIGION: Final = "religion"  # a step on that track
    CONQUISTADOR: Final = "conquistador"  # a step on that track
    SYMBOL: Final = "symbol"  # on a track, reached
    END_OF_TRACK: Final = "end of track"
    RANK: Final = "rank"  # on the conquest track at the end of a year; alone, the tree
    COINS: Final = "coins"  # at the end, those left
    FULL_LINES: Final = "full lines"  # at the end, for their colonists
    SETS: Final = "sets"  # at the end, of ships


PASS_SOURCES: Final = tuple(f"pass {space}" for space in PASS_SPACES)
DOCK_SOURCES: Final = tuple(f"dock {dock}" for dock in DOCKS)


@final
class Gain:
    """A Bundle in the form the rules use."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle: Final[Bundle] = bundle
        self.goods: Final[tuple[int, ...]] = tuple(bundle[letter] for letter in GOOD_LETTERS)
        self.coins: Final[int] = bundle["c"]
        self.points: Final[int] = bundle["p"]


_COINS: Final = tuple(Gain(Bundle(f"{number}c" if number else "")) for number in range(100))


def coins(number: int) -> Gain:
    """So many as a price."""
    return _COINS[number]


# --- effects

GAIN: Final = 0
TRADE: Final = 1  # pay one of some amounts for one of some gains
RELIGION: Final = 2
CONQUISTADOR: Final = 3
SHIPPING: Final = 4
PAVE: Final = 5  # lay a road tile; only on a space for those who pass
_NAMED: Final = {"religion": RELIGION, "conquistador": CONQUISTADOR, "shipping": SHIPPING, "road": PAVE}


@final
class Effect:
    """One symbol. Which fields speak depends on `verb`."""

    def __init__(self, text: str, verb: int, gain: Gain, prices: tuple[Gain, ...], gains: tuple[Gain, ...]) -> None:
        self.text: Final[str] = text
        self.verb: Final[int] = verb
        self.gain: Final[Gain] = gain  # GAIN
        self.prices: Final[tuple[Gain, ...]] = prices  # TRADE: pay one of these ...
        self.gains: Final[tuple[Gain, ...]] = gains  # ... for one of those

    def __repr__(self) -> str:
        return f"effect({self.text!r})"


def effect(text: str) -> Effect:
    """Read an effect as the data files write it."""
    nothing = Gain(Bundle())
    if text in _NAMED:
        return Effect(text, _NAMED[text], nothing, (), ())
    pay, arrow, get = text.partition("->")
    if arrow:
        prices = tuple(Gain(amounts(part, GOOD_LETTERS)) for part in pay.split("/"))
        gains = tuple(Gain(amounts(part)) for part in get.split("/"))
        if len(prices) > MOST_WAYS or len(gains) > MOST_WAYS:
            raise CannotParse(say("refusal-too-many-ways", text=repr(text), most=MOST_WAYS))
        return Effect(text, TRADE, nothing, prices, gains)
    if not text[:1].isdigit():
        raise CannotParse(say("refusal-not-an-effect", text=repr(text), named=", ".join(_NAMED)))
    return Effect(text, GAIN, Gain(amounts(text)), (), ())


# The Book names the ways of a trade by number.
MOST_WAYS: Final = 3


def amounts(text: str, letters: Sequence[str] = LETTERS) -> Bundle:
    """A Bundle that holds at least something and only the given letters; goods that fit into the storage."""
    bundle = Bundle(text)
    wrong = [letter for letter in bundle if letter not in letters]
    written, known, example = repr(text.strip()), ", ".join(letters), repr(f"2w 1{letters[-1]}")
    if wrong:
        letter = repr(wrong[0])
        raise CannotParse(say("refusal-wrong-letter", letter=letter, text=written, letters=known, example=example))
    if not len(bundle):
        raise CannotParse(say("refusal-no-amount", text=written, letters=known, example=example))
    for letter in bundle:
        if bundle[letter] > 9:
            raise CannotParse(say("refusal-too-much", amount=f"{bundle[letter]}{letter}"))
    return bundle
