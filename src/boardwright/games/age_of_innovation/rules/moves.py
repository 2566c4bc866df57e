"""The Book: every action of the game and how it is written.

deal innovation census     chance lays a tile out;  territory 13,  card 7  chance turns it up
choose desert              a set of board, faction and round bonus;  draft desert,  draft palace-3
bonus coins                a round bonus, before the first round
automa 3, automa druids    the level, the faction, the terrain of the Automa
build E5                   a workshop on home terrain, or on the hex just terraformed
dig E5                     begin to terraform a hex; then: to forest (and the price is paid)
tunnel E5, fly E5          reach a hex that way, to terraform it and build
place E5                   a building without a workshop before it: neutral ones, the first ones, the guild of palace 16
upgrade E5 guild           palace 12  is the tile that comes with a palace
ship, shovel               advance shipping, advance terraforming
develop census             take an innovation; then: pay law 2  (two books of law; the rest in other colours)
send law 3                 a scholar to a discipline: on a slot for 3 or 2, or 1 step and back to the supply
power tools, books coins   power and book actions;  special palace  a special action
bridge C2:D4               annex E5;  connect B6  founds a city across a river hex (palace 14)
competency tower, city spades, book law, step law, key law
reward city                which of several rewards comes first
burn, convert pw t         free conversions
take 2 / decline           power that is offered
pass coins, pass           done ends the turn;  drop spades  gives up something that could be used
"""

from typing import Any, Final

from boardwright.kernel.action import BUTTON, NAMED, WHOLE, Book, Verb, numbered, single

from ..content.automa import AUTOMA_FACTIONS, CARDS, LEVELS
from ..content.factions import FACTIONS, PRINTED
from ..content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
    TERRITORIES,
)
from .map import NAMES, PAIR_NAMES
from .vocabulary import BUILDINGS, DISCIPLINES, TERRAINS, UNIVERSITY

MOST_OFFERED: Final = 28  # fourteen tokens of power, from the first bowl to the third
MOST_PAID: Final = 5  # books of choice
STEPS: Final = (1, 2, 3)  # that a scholar may bring

_PALACE_IDS: Final = [tile.id for tile in PALACES]
_FACTION_IDS: Final = [faction.id for faction in FACTIONS]
_ADDED: Final = len(FACTIONS) - PRINTED
_BONUS_IDS: Final = [bonus.id for bonus in ROUND_BONUSES]
SPECIALS: Final = ("faction", "palace", "deus-ex-machina", "professors", "competency", "bonus", "bridge")
REWARDS: Final = ("competency", "city", "steps", "spades", "settle", "bridges", "building", "guild", "parts", "books")

# What is paid and what comes for it: power, goods, or the books of a discipline. In the order in which they are made: a
# later one may not be followed by an earlier one, so that search does not wander through orders that lead to the same.
CONVERSIONS: Final[tuple[tuple[str, str], ...]] = (
    ("power", "scholars"),
    *[("power", discipline) for discipline in DISCIPLINES],
    ("power", "tools"),
    ("power", "coins"),
    ("scholars", "tools"),
    ("tools", "coins"),
    *[(discipline, "coins") for discipline in DISCIPLINES],
)
LETTERS: Final = {"power": "pw", "scholars": "s", "tools": "t", "coins": "c"}


def _dealt(kind: str, ids: list[str], added: int = 0) -> Verb[int]:
    return Verb("deal", range(len(ids)), [f"{kind} {id}" for id in ids], BUTTON, added)


def _ids(prefix: str, ids: list[str]) -> list[str]:
    return [f"{prefix}-{id}" for id in ids]


# By hex.
BUILD: Final = numbered("build", NAMES, NAMED)
DIG: Final = numbered("dig", NAMES, NAMED)
TUNNEL: Final = numbered("tunnel", NAMES, NAMED)
FLY: Final = numbered("fly", NAMES, NAMED)
PLACE: Final = numbered("place", NAMES, NAMED)
ANNEX: Final = numbered("annex", NAMES, NAMED)
CONNECT: Final = numbered("connect", NAMES, NAMED)
# By the building that is built, from the guild on, then by hex.
UPGRADE: Final = tuple(
    [numbered("upgrade", [f"{name} {building}" for name in NAMES]) for building in BUILDINGS[1 : UNIVERSITY + 1]]
)
TO_GUILD: Final = UPGRADE[0]
TO: Final = numbered("to", TERRAINS, WHOLE)
SHIP: Final = single("ship")
SHOVEL: Final = single("shovel")
PAY: Final = Verb(  # a discipline, and how many books of it
    "pay",
    [(discipline, books) for discipline in range(len(DISCIPLINES)) for books in range(MOST_PAID + 1)],
    [f"{discipline} {books}" for discipline in DISCIPLINES for books in range(MOST_PAID + 1)],
)
SEND: Final = Verb(  # a discipline and steps
    "send",
    [(discipline, steps) for discipline in range(len(DISCIPLINES)) for steps in STEPS],
    [f"{discipline} {steps}" for discipline in DISCIPLINES for steps in STEPS],
    NAMED,
)
BRIDGE: Final = numbered("bridge", PAIR_NAMES, NAMED)
TAKE_BOOK: Final = numbered("book", DISCIPLINES, WHOLE)
STEP: Final = numbered("step", DISCIPLINES, NAMED)
KEY: Final = numbered("key", DISCIPLINES, NAMED)
REWARD: Final = numbered("reward", REWARDS, WHOLE)
BURN: Final = single("burn")
CONVERT: Final = numbered(
    "convert", [f"{LETTERS.get(paid, paid)} {LETTERS.get(gained, gained)}" for paid, gained in CONVERSIONS]
)
TAKE: Final = Verb("take", range(1, MOST_OFFERED + 1), [str(power) for power in range(1, MOST_OFFERED + 1)])
DECLINE: Final = single("decline")
DONE: Final = single("done")
DROP_SPADES: Final = numbered("drop", ["spades"])
DROP_WORKSHOP: Final = numbered("drop", ["workshop"])
DROP_BRIDGE: Final = numbered("drop", ["bridge"])
DROP_KEY: Final = numbered("drop", ["key"])
POWER: Final = numbered("power", [action.id for action in POWER_ACTIONS], WHOLE)
BOOKS: Final = numbered("books", [action.id for action in BOOK_ACTIONS], WHOLE)
SPECIAL: Final = numbered("special", SPECIALS[:-1], WHOLE)
LAND_BRIDGE: Final = numbered("special", SPECIALS[-1:], WHOLE)  # a faction's own, as often as one likes
DEVELOP: Final = numbered("develop", [tile.id for tile in INNOVATIONS])
COMPETENCY: Final = numbered("competency", [tile.id for tile in COMPETENCIES], WHOLE)
CITY: Final = numbered("city", [tile.id for tile in CITIES], WHOLE)
PALACE: Final = numbered("palace", _PALACE_IDS, WHOLE)
LAST_PASS: Final = single("pass")
PASS: Final = numbered("pass", _BONUS_IDS)
BONUS: Final = numbered("bonus", _BONUS_IDS, WHOLE)
CHOOSE: Final = numbered("choose", TERRAINS, WHOLE)
DRAFT_BOARD: Final = numbered("draft", TERRAINS, WHOLE)
DRAFT_FACTION: Final = Verb("draft", range(len(FACTIONS)), _FACTION_IDS, WHOLE, _ADDED)
DRAFT_PALACE: Final = numbered("draft", _ids("palace", _PALACE_IDS), WHOLE)
AUTOMA_LEVEL: Final = numbered("automa", [str(level + 1) for level in range(LEVELS)], WHOLE)
AUTOMA_FACTION: Final = numbered("automa", [faction.id for faction in AUTOMA_FACTIONS], WHOLE)
AUTOMA_TERRAIN: Final = numbered("automa", TERRAINS, WHOLE)
# What chance alone answers.
DEAL_SCORE: Final = _dealt("score", [tile.id for tile in SCORING_TILES])
DEAL_FINAL: Final = _dealt("final", [tile.id for tile in FINAL_TILES])
DEAL_BOOKS: Final = _dealt("books", [action.id for action in BOOK_ACTIONS])
DEAL_INNOVATION: Final = _dealt("innovation", [tile.id for tile in INNOVATIONS])
DEAL_COMPETENCY: Final = _dealt("competency", [tile.id for tile in COMPETENCIES])
DEAL_PALACE: Final = _dealt("palace", _PALACE_IDS)
DEAL_BOARD: Final = _dealt("board", list(TERRAINS))
DEAL_FACTION: Final = _dealt("faction", _FACTION_IDS, _ADDED)
DEAL_BONUS: Final = _dealt("bonus", _BONUS_IDS)
TERRITORY: Final = Verb("territory", TERRITORIES, [str(area) for area in TERRITORIES])
CARD: Final = numbered("card", [card.id for card in CARDS])

# The order of the indices. What names pieces stands behind what the rules ask for: a new piece moves nothing before it.
_VERBS: Final[list[Verb[Any]]] = [
    *(BUILD, DIG, TO, TUNNEL, FLY, PLACE),
    *UPGRADE,
    *(SHIP, SHOVEL, PAY, SEND, BRIDGE, ANNEX, CONNECT, TAKE_BOOK),
    *(STEP, KEY, REWARD, BURN, CONVERT, TAKE, DECLINE, DONE, DROP_SPADES, DROP_WORKSHOP, DROP_BRIDGE, DROP_KEY),
    *(POWER, BOOKS, SPECIAL, LAND_BRIDGE, DEVELOP, COMPETENCY, CITY, PALACE, LAST_PASS, PASS, BONUS, CHOOSE),
    *(DRAFT_BOARD, DRAFT_FACTION, DRAFT_PALACE, AUTOMA_LEVEL, AUTOMA_FACTION, AUTOMA_TERRAIN),
    *(DEAL_SCORE, DEAL_FINAL, DEAL_BOOKS, DEAL_INNOVATION, DEAL_COMPETENCY, DEAL_PALACE, DEAL_BOARD, DEAL_FACTION),
    *(DEAL_BONUS, TERRITORY, CARD),
]
BOOK: Final = Book("age_of_innovation", _VERBS)
