"""The Book: every action of the game and how it is written.

deal innovation census     chance lays a tile out;  territory 13,  card 7  chance turns it up
choose desert              a set of board, faction and round bonus;  draft felines,  draft palace-3
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

from typing import Final

from boardwright.kernel.action import Action, Book

from ..content.automa import AUTOMA_FACTIONS, CARDS, LEVELS
from ..content.boards import FACTIONS
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
from .map import HEXES, NAMES, PAIR_NAMES
from .vocabulary import BUILDINGS, DISCIPLINES, TERRAINS, UNIVERSITY

MOST_OFFERED: Final = 28  # fourteen tokens of power, from the first bowl to the third
MOST_PAID: Final = 5  # books of choice

_PALACE_IDS: Final = [tile.id for tile in PALACES]
_FACTION_IDS: Final = [faction.id for faction in FACTIONS]
_BONUS_IDS: Final = [bonus.id for bonus in ROUND_BONUSES]
_DEALT: Final = (
    ("score", [tile.id for tile in SCORING_TILES]),
    ("final", [tile.id for tile in FINAL_TILES]),
    ("books", [action.id for action in BOOK_ACTIONS]),
    ("innovation", [tile.id for tile in INNOVATIONS]),
    ("competency", [tile.id for tile in COMPETENCIES]),
    ("palace", _PALACE_IDS),
    ("board", list(TERRAINS)),
    ("faction", _FACTION_IDS),
    ("bonus", _BONUS_IDS),
)
SPECIALS: Final = ("faction", "palace", "deus-ex-machina", "professors", "competency", "bonus", "bridge")
REWARDS: Final = ("competency", "city", "steps", "spades", "settle", "bridges", "building", "guild", "parts", "books")
DROPPED: Final = ("spades", "workshop", "bridge", "key")

# In the order in which they are made: a later one may not be followed by an earlier one, so that search does not
# wander through orders that lead to the same.
CONVERSIONS: Final = (
    "pw s",
    *[f"pw {discipline}" for discipline in DISCIPLINES],
    "pw t",
    "pw c",
    "s t",
    "t c",
    *[f"{discipline} c" for discipline in DISCIPLINES],
)

BOOK: Final = Book(
    "age_of_innovation",
    {
        # What the rules ask for.
        "build": NAMES,
        "dig": NAMES,
        "to": TERRAINS,
        "tunnel": NAMES,
        "fly": NAMES,
        "place": NAMES,
        "upgrade": [f"{name} {building}" for building in BUILDINGS[1 : UNIVERSITY + 1] for name in NAMES],
        "ship": [""],
        "shovel": [""],
        "pay": [f"{discipline} {books}" for discipline in DISCIPLINES for books in range(MOST_PAID + 1)],
        "send": [f"{discipline} {steps}" for discipline in DISCIPLINES for steps in (1, 2, 3)],
        "bridge": PAIR_NAMES,
        "annex": NAMES,
        "connect": NAMES,
        "book": DISCIPLINES,
        "step": DISCIPLINES,
        "key": DISCIPLINES,
        "reward": REWARDS,
        "burn": [""],
        "convert": CONVERSIONS,
        "take": [str(n) for n in range(1, MOST_OFFERED + 1)],
        "decline": [""],
        "done": [""],
        "drop": DROPPED,
        # What names pieces: a new piece moves nothing before it.
        "power": [action.id for action in POWER_ACTIONS],
        "books": [action.id for action in BOOK_ACTIONS],
        "special": SPECIALS,
        "develop": [tile.id for tile in INNOVATIONS],
        "competency": [tile.id for tile in COMPETENCIES],
        "city": [tile.id for tile in CITIES],
        "palace": _PALACE_IDS,
        "pass": ["", *_BONUS_IDS],
        "bonus": _BONUS_IDS,
        "choose": TERRAINS,
        "draft": [*TERRAINS, *_FACTION_IDS, *[f"palace-{id}" for id in _PALACE_IDS]],
        "automa": [
            *[str(level + 1) for level in range(LEVELS)],
            *[faction.id for faction in AUTOMA_FACTIONS],
            *TERRAINS,
        ],
        # What chance alone answers.
        "deal": [f"{kind} {id}" for kind, ids in _DEALT for id in ids],
        "territory": [str(size) for size in TERRITORIES],
        "card": [card.id for card in CARDS],
    },
)


def _dealt(kind: str) -> tuple[Action, ...]:
    return tuple([action for action in BOOK.verb("deal") if action.args[0] == kind])


DEAL_SCORE: Final = _dealt("score")
DEAL_FINAL: Final = _dealt("final")
DEAL_BOOKS: Final = _dealt("books")
DEAL_INNOVATION: Final = _dealt("innovation")
DEAL_COMPETENCY: Final = _dealt("competency")
DEAL_PALACE: Final = _dealt("palace")
DEAL_BOARD: Final = _dealt("board")
DEAL_FACTION: Final = _dealt("faction")
DEAL_BONUS: Final = _dealt("bonus")
TERRITORY: Final = BOOK.verb("territory")
CARD: Final = BOOK.verb("card")
CHOOSE: Final = BOOK.verb("choose")
_DRAFT: Final = BOOK.verb("draft")
DRAFT_BOARD: Final = _DRAFT[: len(TERRAINS)]
DRAFT_FACTION: Final = _DRAFT[len(TERRAINS) : len(TERRAINS) + len(FACTIONS)]
DRAFT_PALACE: Final = _DRAFT[len(TERRAINS) + len(FACTIONS) :]
BONUS: Final = BOOK.verb("bonus")
_AUTOMA: Final = BOOK.verb("automa")
AUTOMA_LEVEL: Final = _AUTOMA[:LEVELS]
AUTOMA_FACTION: Final = _AUTOMA[LEVELS : LEVELS + len(AUTOMA_FACTIONS)]
AUTOMA_TERRAIN: Final = _AUTOMA[LEVELS + len(AUTOMA_FACTIONS) :]
# By hex.
BUILD: Final = BOOK.verb("build")
DIG: Final = BOOK.verb("dig")
TUNNEL: Final = BOOK.verb("tunnel")
FLY: Final = BOOK.verb("fly")
PLACE: Final = BOOK.verb("place")
ANNEX: Final = BOOK.verb("annex")
CONNECT: Final = BOOK.verb("connect")
_UPGRADES: Final = BOOK.verb("upgrade")
UPGRADE: Final = tuple([_UPGRADES[n * HEXES : (n + 1) * HEXES] for n in range(UNIVERSITY)])  # by building - 1, hex
TO: Final = BOOK.verb("to")
PALACE: Final = BOOK.verb("palace")
SHIP: Final = BOOK["ship"]
SHOVEL: Final = BOOK["shovel"]
DEVELOP: Final = BOOK.verb("develop")
PAY: Final = BOOK.verb("pay")  # discipline * (MOST_PAID + 1) + books
SEND: Final = BOOK.verb("send")  # discipline * 3 + steps - 1
POWER: Final = BOOK.verb("power")
BOOKS: Final = BOOK.verb("books")
SPECIAL: Final = BOOK.verb("special")
BRIDGE: Final = BOOK.verb("bridge")
COMPETENCY: Final = BOOK.verb("competency")
CITY: Final = BOOK.verb("city")
TAKE_BOOK: Final = BOOK.verb("book")
STEP: Final = BOOK.verb("step")
KEY: Final = BOOK.verb("key")
REWARD: Final = BOOK.verb("reward")
BURN: Final = BOOK["burn"]
CONVERT: Final = BOOK.verb("convert")
TAKE: Final = BOOK.verb("take")
DECLINE: Final = BOOK["decline"]
PASS: Final = BOOK.verb("pass")  # [0] without a bonus, [n + 1] with bonus n
DONE: Final = BOOK["done"]
DROP_SPADES: Final = BOOK["drop spades"]
DROP_WORKSHOP: Final = BOOK["drop workshop"]
DROP_BRIDGE: Final = BOOK["drop bridge"]
DROP_KEY: Final = BOOK["drop key"]


def hex_of(action: Action, first: Action) -> int:
    """The hex of an action, from the first of its verb."""
    return action.index - first.index


def upgrade_of(action: Action) -> tuple[int, int]:
    """The building and the hex of an upgrade."""
    place = action.index - _UPGRADES[0].index
    return place // HEXES + 1, place % HEXES
