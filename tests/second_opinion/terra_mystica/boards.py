"""What is printed on boards and tiles, what a faction board holds, and the spades of an action."""

from typing import Any

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from tests.second_opinion.terra_mystica.land import WHEEL

CULTS = ["fire", "water", "earth", "air"]
STRUCTURES = ["dwelling", "trading-house", "temple", "stronghold", "sanctuary"]
WORTH = {"dwelling": 1, "trading-house": 2, "temple": 2, "stronghold": 3, "sanctuary": 3}
PIECES = {"dwelling": 8, "trading-house": 4, "temple": 3, "stronghold": 1, "sanctuary": 1}
BEFORE = {"trading-house": "dwelling", "temple": "trading-house", "stronghold": "trading-house", "sanctuary": "temple"}
CARDS = {card.id: card for card in BONUS_CARDS}
FAVORS = {tile.id: tile for tile in FAVOR_TILES}
TOWNS = {tile.id: tile for tile in TOWN_TILES}
SCORING = {tile.id: tile for tile in SCORING_TILES}
POWER = {action.id: action for action in POWER_ACTIONS}
# What one conversion takes and what it gives.
RATES = {
    "pw p": (5, "p"),
    "pw w": (3, "w"),
    "pw c": (1, "c"),
    "p w": (1, "w"),
    "p c": (1, "c"),
    "w c": (1, "c"),
    "vp c": (1, "c"),
    "c vp": (2, "vp"),
}
MARKS = {3: 1, 5: 2, 7: 2, 10: 3}  # power on reaching a step of a cult


class Board:
    """A faction board, as its owner sees it."""

    def __init__(self, name: str) -> None:
        self.faction = next(faction for faction in FACTIONS if faction.id == name)
        self.name = name
        self.home = WHEEL[self.faction.home]
        self.vp, self.c, self.w, self.p = 20, self.faction.coins, self.faction.workers, self.faction.priests
        self.bowls = [self.faction.bowls[0], self.faction.bowls[1], 0]
        self.cults = dict(zip(CULTS, self.faction.cults, strict=True))
        self.priests_sent = 0
        self.shipping = self.faction.shipping
        self.digging = 0
        self.carpet = 1 if name == "fakirs" else 0  # hexes that a carpet skips
        self.keys = 0
        self.bridges = 3
        self.built: dict[str, str] = {}  # what stands where
        self.town_hexes: set[str] = set()
        self.towns_founded = 0
        self.skipped: set[str] = set()  # rivers in mermaid towns
        self.favors: list[str] = []
        self.town_tiles: list[str] = []
        self.card: str | None = None
        self.used: set[str] = set()
        self.shut: set[str] = set()  # cults whose top lacked a key in this turn
        self.passed = self.gone = False

    def count(self, structure: str) -> int:
        return list(self.built.values()).count(structure)

    def has_stronghold(self) -> bool:
        return "stronghold" in self.built.values()

    def price(self, structure: str) -> tuple[int, int]:
        cost = self.faction.costs[STRUCTURES.index(structure)]
        return cost.workers, cost.coins

    def room(self) -> int:
        return 2 * self.bowls[0] + self.bowls[1]

    def gain_power(self, number: int) -> None:
        for _ in range(number):
            if self.bowls[0]:
                self.bowls[0] -= 1
                self.bowls[1] += 1
            elif self.bowls[1]:
                self.bowls[1] -= 1
                self.bowls[2] += 1

    def spend_power(self, number: int) -> None:
        self.bowls[2] -= number
        self.bowls[0] += number

    def gain_priests(self, number: int) -> None:
        self.p = min(self.p + number, 7 - self.priests_sent)

    def gain(self, gain: Any) -> None:
        self.vp += gain.points
        self.c += gain.coins
        self.w += gain.workers
        self.gain_priests(gain.priests)
        self.gain_power(gain.power)

    def income(self, card: str | None) -> dict[str, int]:
        """Coins, workers, priests, power: what the board shows where pieces have left it, a card, the favors."""
        faction = self.faction
        houses, temples = self.count("trading-house"), self.count("temple")
        income = {
            "c": faction.trading_coins[houses],
            "w": faction.dwelling_workers[self.count("dwelling")],
            "p": faction.temple_priests[temples],
            "pw": faction.trading_power[houses] + faction.temple_power[temples],
        }
        others = [FAVORS[tile].income for tile in self.favors]
        others += [faction.stronghold_income] * self.count("stronghold")
        others += [faction.sanctuary_income] * self.count("sanctuary")
        others += [CARDS[card].income] if card else []
        for gain in others:
            income["c"] += gain.coins
            income["w"] += gain.workers
            income["p"] += gain.priests
            income["pw"] += gain.power
        return income

    def town_power(self) -> int:
        return 6 if "FAV5" in self.favors else 7

    def flight_price(self) -> tuple[int, int]:
        """Workers and priests of a tunnel or a carpet."""
        if self.name == "dwarves":
            return (1 if self.has_stronghold() else 2), 0
        return 0, 1

    def spade_price(self) -> tuple[int, int]:
        """Workers and priests of a bought spade."""
        return (0, 1) if self.name == "darklings" else (self.faction.digging[self.digging], 0)

    def skips(self) -> int:
        """How many hexes the faction may skip."""
        if self.name == "dwarves":
            return 1
        return self.carpet + (1 if self.has_stronghold() else 0) if self.name == "fakirs" else 0


class Spades:
    """What an action, or the cult bonus, has in hand to transform with."""

    def __init__(self, free: int, *, bonus: bool = False) -> None:
        self.free = free  # those of alchemists who buy one by one too, for the hex at which they are
        self.bonus = bonus  # of the cult bonus
        self.hex = ""  # being transformed now
        self.one_by_one = False  # alchemists buy so for it
        self.homes: set[str] = set()  # made home in this action
        self.foreign: set[str] = set()  # left on another terrain
        self.flown = ""  # to where the one tunnel or carpet of the action was paid
