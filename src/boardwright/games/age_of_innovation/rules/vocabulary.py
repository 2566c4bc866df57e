"""The words of the game: terrains, buildings, disciplines, and the amounts that everything is paid and gained in."""

from functools import lru_cache
from typing import Final, Literal, final

from boardwright.kernel.bundle import Bundle

# --- terrains, in the order of the wheel

Terrain = Literal["desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland"]
TERRAINS: Final[tuple[Terrain, ...]] = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKE: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
WASTELAND: Final = 6

# --- buildings; tower and monument are neutral only

WORKSHOP: Final = 0
GUILD: Final = 1
SCHOOL: Final = 2
PALACE: Final = 3
UNIVERSITY: Final = 4
TOWER: Final = 5
MONUMENT: Final = 6
Building = Literal["workshop", "guild", "school", "palace", "university", "tower", "monument"]
BUILDINGS: Final[tuple[Building, ...]] = (
    "workshop",
    "guild",
    "school",
    "palace",
    "university",
    "tower",
    "monument",
)
POWER_VALUES: Final = (1, 2, 2, 3, 3, 2, 4)
NUMBERS: Final = (9, 4, 3, 1, 1, 0, 0)  # of each building on a planning board
SHAPES: Final = len(BUILDINGS)
# What else a price may be for: a track, spades, a way over land.
FOR_SHIPPING: Final = 7
FOR_TERRAFORMING: Final = 8
FOR_TUNNEL: Final = 9
FOR_FLIGHT: Final = 10

# --- science

Discipline = Literal["banking", "law", "engineering", "medicine"]
DISCIPLINES: Final[tuple[Discipline, ...]] = ("banking", "law", "engineering", "medicine")
BANKING: Final = 0
LAW: Final = 1
ENGINEERING: Final = 2
MEDICINE: Final = 3
TOP: Final = 12  # for one marker of each discipline
KEY_LEVEL: Final = 8  # entered with the key of a city only
LEVEL_POWER: Final = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 3)  # on entering a level
INCOME_LEVEL: Final = 9
SLOTS: Final = (3, 2, 2, 2)  # steps a scholar brings on each slot of a discipline

# --- numbers

SCHOLARS: Final = 7
BRIDGES: Final = 3
ROUNDS: Final = 6
MOST_INNOVATIONS: Final = 3
SHIPPING_TOP: Final = 3

# --- what can be counted or done: tiles give points for it. The buildings come first, as numbered above.

SPADE: Final = 7  # used
CITY: Final = 8  # tiles; as an event: a tile taken
STEP: Final = 9  # of science, really moved
TRACK: Final = 10  # a step of shipping or terraforming
INNOVATION: Final = 11  # taken
EDGE_WORKSHOP: Final = 12  # built on a border hex
RIVER_WORKSHOP: Final = 13  # built beside a river
SENT: Final = 14  # a scholar
ALL_BUILDINGS: Final = 15
GROUPS: Final = 16  # of adjacent buildings
OWN_BRIDGES: Final = 17
TWO_HIGHEST: Final = 18  # levels of the two highest disciplines
LOWEST: Final = 19  # level of the lowest discipline
POWER_ACTION_USED: Final = 20  # counts for factions only, as the next does
TUNNEL_DUG: Final = 21
COUNTED: Final = (
    *BUILDINGS,
    "spade",
    "city",
    "step",
    "track",
    "innovation",
    "edge-workshop",
    "river-workshop",
    "sent-scholar",
    "building",
    "group",
    "bridge",
    "two-highest",
    "lowest",
)

# --- the categories of points, in the order of the score sheet

ROUND_TILES: Final = 0
CITY_TILES: Final = 1
INNOVATION_TILES: Final = 2
PALACE_TILES: Final = 3
COMPETENCY_TILES: Final = 4
BONUS_TILES: Final = 5
TRACKS: Final = 6
ABILITIES: Final = 7
ACTIONS: Final = 8
SCIENCE_INCOME: Final = 9
SCIENCE_PRIZES: Final = 10
AREA: Final = 11
RESOURCES: Final = 12
POWER_TAKEN: Final = 13
START: Final = 14
CATEGORIES: Final = (
    "round-tiles",
    "cities",
    "innovations",
    "palace",
    "competencies",
    "round-bonuses",
    "tracks",
    "abilities",
    "actions",
    "science-income",
    "science",
    "area",
    "resources",
    "power-taken",
    "start",
)

# --- where changes come from


@final
class Source:
    """The sources that are not written on a tile, a discipline or a piece."""

    SETUP: Final = "setup"  # what one begins with
    ACTION: Final = "action"  # what the action is about: the building, the terrain, the marker
    PRICE: Final = "price"  # of the action, where nothing is to be told apart
    SPADES: Final = "price spades"
    TUNNEL: Final = "price tunnel"
    FLIGHT: Final = "price flight"
    CONVERSION: Final = "conversion"
    BURNING: Final = "burning"
    SCHOLAR: Final = "scholar"  # steps of a scholar who was sent
    REWARD: Final = "reward"  # books and steps of choice, which were offered before
    ROUND: Final = "round"  # a round begins or ends: everything is usable again, coins on the bonuses that lie out
    AUTOMA: Final = "automa"  # its cards and its pieces


PRICES_OF: Final[tuple[str, ...]] = tuple([f"price {building}" for building in BUILDINGS])


@final
class Origin:
    """What something comes from, and to which category its points belong."""

    def __init__(self, category: int, source: str) -> None:
        self.category: Final[int] = category
        self.source: Final[str] = source

    def __repr__(self) -> str:
        return f"Origin({CATEGORIES[self.category]!r}, {self.source!r})"


class Origins:
    """Those that are not of a tile."""

    SETUP: Final = Origin(START, Source.SETUP)
    ABILITY: Final = Origin(ABILITIES, "ability")  # of the faction
    FACTION_INCOME: Final = Origin(SCIENCE_INCOME, "income faction")
    BOARD_INCOME: Final = Origin(SCIENCE_INCOME, "income board")
    LEVEL_INCOMES: Final = tuple([Origin(SCIENCE_INCOME, f"income {discipline}") for discipline in DISCIPLINES])
    SCIENCE_BONUS: Final = Origin(BONUS_TILES, "science bonus")
    SHIPPING: Final = Origin(TRACKS, "shipping")  # what the track brings
    TERRAFORMING: Final = Origin(TRACKS, "terraforming")
    OFFER: Final = Origin(POWER_TAKEN, "offer")  # power of somebody's building, taken for points
    AREA: Final = Origin(AREA, "area")  # the end: the largest area
    SCIENCE: Final = tuple([Origin(SCIENCE_PRIZES, discipline) for discipline in DISCIPLINES])  # the end
    RESOURCES: Final = Origin(RESOURCES, "resources")  # the end: what is left
    AUTOMA: Final = Origin(ACTIONS, Source.AUTOMA)
    AUTOMA_ABILITY: Final = Origin(ABILITIES, Source.AUTOMA)


# --- editions

REVISED: Final = 0
FIRST: Final = 1
EDITIONS: Final = ("revised", "first")


@final
class Gain:
    """A Bundle in the form the rules use: c coins, t tools, s scholars, b books of choice, pw power, vp points. Of the
    books of a price so many of each discipline may be told."""

    def __init__(self, text: str, told: tuple[int, ...] = ()) -> None:
        self.bundle: Final[Bundle] = Bundle(text)
        self.coins: Final[int] = self.bundle["c"]
        self.tools: Final[int] = self.bundle["t"]
        self.scholars: Final[int] = self.bundle["s"]
        self.books: Final[int] = self.bundle["b"]
        self.power: Final[int] = self.bundle["pw"]
        self.points: Final[int] = self.bundle["vp"]
        self.told: Final[tuple[int, ...]] = told

    def __repr__(self) -> str:
        return f"Gain({str(self.bundle)!r})"


NOTHING: Final = Gain("")


@lru_cache(10_000)  # each is read from its text
def price(
    *,
    coins: int = 0,
    tools: int = 0,
    scholars: int = 0,
    power: int = 0,
    books: int = 0,
    told: tuple[int, ...] = (),
) -> Gain:
    """A price that depends on the position."""
    return Gain(f"{coins}c {tools}t {scholars}s {power}pw {books}b", told)
