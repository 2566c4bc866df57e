"""The words of the game: terrains, structures, cults, the effects that factions and tiles are made of, and the sources
of what the ledger notes.

A source says where a change comes from. It is one of these:

    FAV11, TW5, BON3, SCORE3, ACT4  what is written on a favor tile, a town tile, a bonus card, a round tile (for the
                                    action that it rewards), a power action
    fire, water, earth, air         the marks of a cult track, and its prizes at the end
    Source.*                        everything else, as told there
    price dwelling                  the price of a structure, where Source.PRICE leaves open what for (`PRICES_OF`)
    income temple, income FAV9      income, by structure, card or tile (rounds.INCOME_FROM)
"""

from typing import Final, Literal, final

from boardwright.kernel.bundle import Bundle

# --- terrains, in the order of the wheel

Terrain = Literal["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]
TERRAINS: Final[tuple[Terrain, ...]] = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKES: Final = 3
FOREST: Final = 4
MOUNTAINS: Final = 5
WASTELAND: Final = 6
RIVER: Final = 7

# --- structures

DWELLING: Final = 0
TRADING_HOUSE: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4
Structure = Literal["dwelling", "trading-house", "temple", "stronghold", "sanctuary"]
STRUCTURES: Final[tuple[Structure, ...]] = ("dwelling", "trading-house", "temple", "stronghold", "sanctuary")
POWER_VALUES: Final = (1, 2, 2, 3, 3)
NUMBERS: Final = (8, 4, 3, 1, 1)  # of each structure on a faction board

# --- cults

Cult = Literal["fire", "water", "earth", "air"]
CULTS: Final[tuple[Cult, ...]] = ("fire", "water", "earth", "air")
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULT_TOP: Final = 10
CULT_POWER: Final = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3)  # on reaching or passing a step
ORDER_SPACES: Final = (3, 2, 2, 2)  # steps a priest brings on each space of a cult

# --- resources: c coins, w workers, p priests, pw power, vp points

PRIESTS: Final = 7
BRIDGES: Final = 3
ROUNDS: Final = 6

# --- what points are for, in the order of the score sheet

ROUND_TILES: Final = 0
FAVORS: Final = 1
CARDS: Final = 2
TOWNS: Final = 3
TRACKS: Final = 4
ABILITIES: Final = 5
CULT_PRIZES: Final = 6
AREA: Final = 7
RESOURCES: Final = 8
POWER_TAKEN: Final = 9
START: Final = 10
TRADED: Final = 11  # for coins, and back
CATEGORIES: Final = (
    "round-tiles",
    "favors",
    "cards",
    "towns",
    "tracks",
    "abilities",
    "cults",
    "area",
    "resources",
    "power-taken",
    "start",
    "traded",
)

# --- things that score during a round

SPADE: Final = 5
TOWN: Final = 6
SCORED: Final[tuple[Structure | Literal["spade", "town"], ...]] = (*STRUCTURES, "spade", "town")

# --- where changes come from


@final
class Source:
    """The sources that are not written on a tile or a track."""

    SETUP: Final = "setup"  # what one begins with
    ACTION: Final = "action"  # what the action is about: the building, the terrain, the marker
    PRICE: Final = "price"  # of the action, where nothing is to be told apart
    SPADES: Final = "price spades"
    TUNNEL: Final = "price tunnel"
    CARPET: Final = "price carpet"
    CONVERSION: Final = "conversion"
    BURNING: Final = "burning"
    OFFER: Final = "offer"  # power of somebody's building, taken for points
    ABILITY: Final = "ability"  # of the faction
    STRONGHOLD: Final = "stronghold"  # what the stronghold brings when it is built, and its action
    PRIEST: Final = "priest"  # steps of a priest who was sent
    SHIPPING: Final = "shipping"  # points for an advance
    DIGGING: Final = "digging"
    CULT_BONUS: Final = "cult bonus"  # of the round tile, for steps on its cult
    ROUND: Final = "round"  # a round begins or ends: everything is usable again, coins on the cards that lie out
    AREA: Final = "area"  # the end: the largest area
    RESOURCES: Final = "resources"  # the end: what is left
    LEAVING: Final = "leaving"  # somebody leaves the game


PRICES_OF: Final[tuple[str, ...]] = tuple([f"price {structure}" for structure in STRUCTURES])


@final
class Gain:
    """What is paid or gained."""

    def __init__(self, coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0, points: int = 0) -> None:
        self.coins: Final[int] = coins
        self.workers: Final[int] = workers
        self.priests: Final[int] = priests
        self.power: Final[int] = power
        self.points: Final[int] = points

    @staticmethod
    def read(text: str) -> "Gain":
        """'2w 5c' is two workers and five coins."""
        read = Bundle(text)
        return Gain(read["c"], read["w"], read["p"], read["pw"], read["vp"])

    def __add__(self, other: "Gain") -> "Gain":
        return Gain(
            self.coins + other.coins,
            self.workers + other.workers,
            self.priests + other.priests,
            self.power + other.power,
            self.points + other.points,
        )

    def amounts(self) -> dict[str, int]:
        """By letter."""
        found = {"vp": self.points, "c": self.coins, "w": self.workers, "p": self.priests, "pw": self.power}
        return {letter: amount for letter, amount in found.items() if amount}

    def __str__(self) -> str:
        return " ".join([f"{amount}{letter}" for letter, amount in self.amounts().items()])

    def __repr__(self) -> str:
        return f"Gain.read({str(self)!r})"


NOTHING: Final = Gain()

# --- what is paid for, where a reason names it: the structures, then these

TRANSFORMING: Final = 5
A_TUNNEL: Final = 6
A_CARPET: Final = 7
SHIPPING: Final = 8
DIGGING: Final = 9
A_BRIDGE: Final = 10
