"""The words of the game: resources, kinds of cards, what can be counted, the effects that cards are made of, and the
sources of what the ledger notes.

An effect is one sentence of a card, written in the data files as text ("lay unit: 1s") and read here into a typed
`Effect`. Its words for players are made in `table/naming.py`; what it does is in the chapter that names it.

A source says where a change comes from. It is one of these:

    voradon, operations-II          the reward of a card, what the operations cell gives
    combat-analysis, frankov-a      the effect of a technology or a commander: on what has just happened, or at the end
    income solar-shoal              income, by sector, technology or commander (income.INCOME_FROM)
    conquest 2                      a condition of the goal board, at the end
    Source.*                        everything else, as told there
"""

from collections.abc import Sequence
from typing import Final, Literal, final

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.text import Catalogue, common

say: Final = Catalogue("planetfall")

# --- resources: things counted on the commander board

RESOURCES: Final = ("points", "experience", "strength", "energy")
Letter = Literal["p", "x", "s", "e"]
LETTERS: Final[tuple[Letter, ...]] = ("p", "x", "s", "e")

EXPERIENCE_MAXIMUM: Final = 10
STRENGTH_MAXIMUM: Final = 14
ENERGY_MAXIMUM: Final = 18

# --- kinds of cards; a cache that is laid upside down is a sector

UNIT: Final = 0
OUTPOST: Final = 1
TECHNOLOGY: Final = 2
CACHE: Final = 3
SECTOR: Final = 4
KINDS: Final = ("unit", "outpost", "technology", "cache", "sector")

# --- levels: the row a card lies in

LEVELS: Final = ("I", "II", "III")
LEVEL_III: Final = 2

# --- what can be counted, for incomes and final scoring

COUNTS: Final = (
    "unit",
    "outpost",
    "technology",
    "cache",
    "sector",
    "cache/sector",
    "pair",
    "different-outpost",
    "experience",
    "strength",
    "energy",
    "energy+strength",
    "unit+technology",
    "outpost+cache/sector",
    "set-of-four",
    "planet-with-two-cards",
)

# --- what empire points are for, in the order of the final score sheet

UNITS: Final = 0
OUTPOSTS: Final = 1
PAIRS: Final = 2
TECHNOLOGIES: Final = 3
CACHES: Final = 4
OPERATIONS: Final = 5
ABILITIES: Final = 6
GOALS: Final = 7
END_TECHNOLOGIES: Final = 8
CATEGORIES: Final = (
    "units",
    "outposts",
    "pairs",
    "technologies",
    "caches",
    "operations",
    "abilities",
    "goals",
    "end-technologies",
)

# --- where changes come from


@final
class Source:
    """The sources that are not written on a card or a board."""

    SETUP: Final = "setup"  # what one begins with
    ROUND: Final = "round"  # a planet is reached or left: its cards, its deck, the token
    ACTION: Final = "action"  # what the action is about: the ship, the card, the token
    PRICE: Final = "price"  # of the card
    MISSING: Final = "missing experience"  # strength that stands for it
    PAIR: Final = "pair"  # of outposts
    EXCHANGE: Final = "exchange"  # of energy and strength, in the income phase


# --- happenings that effects react to, as bits; laying a card of kind k is bit k

LAID_UNIT: Final = 1 << UNIT
LAID_OUTPOST: Final = 1 << OUTPOST
LAID_TECHNOLOGY: Final = 1 << TECHNOLOGY
LAID_CACHE: Final = 1 << CACHE
LAID_SECTOR: Final = 1 << SECTOR
PAIRED: Final = 1 << 5
DEFEATED: Final = 1 << 6
RECRUITED: Final = 1 << 7


@final
class Gain:
    """A Bundle in the form the rules use: four numbers."""

    def __init__(self, bundle: Bundle) -> None:
        self.points: Final[int] = bundle["p"]
        self.experience: Final[int] = bundle["x"]
        self.strength: Final[int] = bundle["s"]
        self.energy: Final[int] = bundle["e"]


@final
class Price:
    """One way to pay. Experience is needed but not spent. If an ability lets strength pay the energy costs of one of
    the `kinds` of cards (bits), strength may stand for the energy."""

    def __init__(self, experience: int = 0, strength: int = 0, energy: int = 0, kinds: int = 0) -> None:
        self.experience: Final[int] = experience
        self.strength: Final[int] = strength
        self.energy: Final[int] = energy
        self.kinds: Final[int] = kinds


# --- effects

INCOME: Final = 0  # in every income phase from round 2 on
INCOME_PER: Final = 1  # the same, times a count
WHENEVER: Final = 2  # on certain happenings
CHEAPER: Final = 3  # cards of a kind cost less
CHEAPER_DIPLOMACY: Final = 4
OPERATIONS_BONUS: Final = 5  # more operation points
STRENGTH_AS_ENERGY: Final = 6  # strength may pay energy costs, 1 for 1
IGNORE_MISSING: Final = 7  # missing experience that costs nothing in a fight
ANY_LEVEL: Final = 8  # any card counts as lying on level III
EXCHANGE: Final = 9  # energy for strength or back, in the income phase
ALWAYS_LAST: Final = 10  # on the turn order track
RESTRAIN: Final = 11  # the restrain token, in every income phase
END_PER: Final = 12  # points at the end of the game


@final
class Effect:
    """One sentence of a card. Which fields speak depends on `verb`; the others keep their neutral value."""

    def __init__(
        self, text: str, verb: int, gain: Bundle, *, happenings: int = 0, amount: int = 0, per: str = "", every: int = 1
    ) -> None:
        self.text: Final[str] = text
        self.verb: Final[int] = verb
        self.bundle: Final[Bundle] = gain
        self.gain: Final[Gain] = Gain(gain)
        self.happenings: Final[int] = happenings  # WHENEVER: bits; CHEAPER, STRENGTH_AS_ENERGY: bits of kinds
        self.amount: Final[int] = amount
        self.per: Final[str] = per  # one of COUNTS
        self.every: Final[int] = every  # a gain for every so many
        self.source = ""  # the card or the side of a commander board that it is written on

    def __repr__(self) -> str:
        return f"effect({self.text!r})"


def effect(text: str) -> Effect:
    """Read an effect as the data files write it."""
    what, colon, value = [part.strip() for part in text.partition(":")]
    if not colon:
        raise CannotParse(say("refusal-no-colon", text=repr(text)))
    verb, _, kinds = what.partition(" ")
    nothing = Bundle()
    if verb == "income" and not kinds:
        gain, every, per = _per(value)
        return Effect(text, INCOME_PER if per else INCOME, gain, per=per, every=every)
    if verb == "lay":
        return Effect(text, WHENEVER, amounts(value), happenings=_kind_bits(kinds))
    if what in _HAPPENINGS:
        return Effect(text, WHENEVER, amounts(value), happenings=_HAPPENINGS[what])
    if what == "cheaper diplomacy":
        return Effect(text, CHEAPER_DIPLOMACY, nothing, amount=amounts(value, "e")["e"])
    if verb == "cheaper":
        return _cheaper(text, kinds, value)
    if what == "operations":
        return Effect(text, OPERATIONS_BONUS, nothing, amount=number(value))
    if what == "strength as energy":
        return _strength_as_energy(text, value)
    if what == "missing experience":
        return Effect(text, IGNORE_MISSING, nothing, amount=number(value))
    if what == "exchange":
        return Effect(text, EXCHANGE, nothing, amount=number(value))
    if what == "end":
        gain, every, per = _per(value)
        if not per or len(gain) != 1 or not gain["p"]:
            raise CannotParse(say("refusal-end-effect", text=repr(text)))
        return Effect(text, END_PER, gain, per=per, every=every)
    if text in _NAMED:
        return Effect(text, _NAMED[text], nothing)
    beginnings = ", ".join(_BEGINNINGS)
    named = [repr(each) for each in _NAMED]
    raise CannotParse(say("refusal-not-an-effect", text=repr(text), beginnings=beginnings, named=named))


_HAPPENINGS: Final = {"pair": PAIRED, "defeat": DEFEATED, "recruit": RECRUITED}
_NAMED: Final = {"any level: III": ANY_LEVEL, "turn order: last": ALWAYS_LAST, "restrain: any place": RESTRAIN}
_BEGINNINGS: Final = (
    "income",
    "lay KIND",
    *_HAPPENINGS,
    "cheaper KIND",
    "cheaper diplomacy",
    "operations",
    "strength as energy",
    "missing experience",
    "exchange",
    "end",
)


def _cheaper(text: str, kinds: str, value: str) -> Effect:
    bits = _kind_bits(kinds)
    if bits == LAID_UNIT:
        return Effect(text, CHEAPER, Bundle(), happenings=bits, amount=amounts(value, "s")["s"])
    if bits & ~(LAID_OUTPOST | LAID_TECHNOLOGY):
        raise CannotParse(say("refusal-cheaper", text=repr(text)))
    return Effect(text, CHEAPER, Bundle(), happenings=bits, amount=amounts(value, "e")["e"])


def _strength_as_energy(text: str, kinds: str) -> Effect:
    bits = _kind_bits(kinds)
    if bits & ~(LAID_OUTPOST | LAID_TECHNOLOGY):
        raise CannotParse(say("refusal-strength-as-energy", text=repr(text)))
    return Effect(text, STRENGTH_AS_ENERGY, Bundle(), happenings=bits)


# --- goal conditions

PER: Final = 0  # points for every so many
FROM: Final = 1  # points with at least so many
MOST: Final = 2  # points for the most, and for the second most


@final
class Condition:
    """One of the three ways to score on a goal board."""

    def __init__(self, text: str, verb: int, what: str, points: int, number: int = 1, second: int = 0) -> None:
        self.text: Final[str] = text
        self.verb: Final[int] = verb
        self.what: Final[str] = what  # one of COUNTS
        self.points: Final[int] = points
        self.number: Final[int] = number  # PER: for every so many; FROM: with at least so many
        self.second: Final[int] = second  # MOST: points of the second
        self.source = ""  # the goal board that it is written on, and where there

    def __repr__(self) -> str:
        return f"condition({self.text!r})"


def condition(text: str) -> Condition:
    """Read a goal condition as the data file writes it."""
    words = text.split()
    if "per" in words:
        gain, every, per = _per(text)
        return Condition(text, PER, per, _points(gain, text), every)
    if len(words) == 4 and words[1] == "from":
        return Condition(text, FROM, _count(words[3]), _points(amounts(words[0]), text), number(words[2]))
    if len(words) == 4 and words[2] == "most":
        first, second = [_points(amounts(word), text) for word in words[:2]]
        return Condition(text, MOST, _count(words[3]), first, second=second)
    raise CannotParse(say("refusal-not-a-condition", text=repr(text)))


def _points(gain: Bundle, text: str) -> int:
    if len(gain) != 1 or not gain["p"]:
        raise CannotParse(say("refusal-condition-points", text=repr(text)))
    return gain["p"]


# --- reading the parts


def amounts(text: str, letters: Sequence[str] = LETTERS) -> Bundle:
    """A Bundle that holds at least something and only the given resources."""
    bundle = Bundle(text)
    wrong = [letter for letter in bundle if letter not in letters]
    known, example = ", ".join(letters), repr(f"2{letters[0]}")
    if wrong:
        letter = repr(wrong[0])
        raise CannotParse(say("refusal-wrong-letter", letter=letter, text=repr(text), letters=known, example=example))
    if not len(bundle):
        raise CannotParse(say("refusal-no-amount", text=repr(text), letters=known, example=example))
    return bundle


def number(text: str) -> int:
    if not text.isdecimal() or len(text) > 2 or int(text) < 1:
        raise CannotParse(common("not-a-number", value=repr(text), lowest=1, highest=99))
    return int(text)


def _per(text: str) -> tuple[Bundle, int, str]:
    """'1p per 2 experience' -> (1p, 2, experience); '1e' -> (1e, 1, '')."""
    gain, per, what = text.partition(" per ")
    if not per:
        return amounts(gain), 1, ""
    words = what.split()
    every = number(words.pop(0)) if len(words) == 2 else 1
    return amounts(gain), every, _count(words[0] if words else "")


def _count(text: str) -> str:
    if text not in COUNTS:
        raise CannotParse(say("refusal-not-counted", text=repr(text), counts=", ".join(COUNTS)))
    return text


def _kind_bits(text: str) -> int:
    bits = 0
    for word in text.split("/"):
        if word not in KINDS:
            raise CannotParse(say("refusal-not-kinds", word=repr(word), kinds=", ".join(KINDS)))
        bits |= 1 << KINDS.index(word)
    return bits
