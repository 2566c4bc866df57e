"""What is printed: prices, incomes, points, the wheel of terrains, the two maps."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from boardwright.games.age_of_innovation.content import maps

WHEEL = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
DISCIPLINES = ("banking", "law", "engineering", "medicine")
POWER = {"workshop": 1, "guild": 2, "school": 2, "tower": 2, "palace": 3, "university": 3, "monument": 4}
PIECES = {"workshop": 9, "guild": 4, "school": 3, "palace": 1, "university": 1}
# What a building is made of, and for how many tools and coins; a lonely guild costs 6 coins.
UPGRADES = {
    "guild": ("workshop", 2, 3),
    "school": ("guild", 3, 5),
    "palace": ("guild", 4, 6),
    "university": ("school", 5, 8),
}
LONELY_GUILD_COINS = 6
SOURCES = (
    "round tiles",
    "cities",
    "innovations",
    "palace",
    "competencies",
    "round bonuses",
    "tracks",
    "abilities",
    "actions",
    "science income",
    "science",
    "area",
    "resources",
    "power taken",
    "start",
)

BONUS_INCOME = {
    "send-scholar": "1s",
    "build-guild": "3pw",
    "pass-palace-university": "1t",
    "spade": "1b",
    "bridge": "1b",
    "science-step": "2t",
    "pass-school": "4c",
    "power-and-coins": "4pw 2c",
    "coins": "6c",
}
PALACE_INCOME = {
    "1": "5pw",
    "3": "2pw",
    "4": "2pw",
    "5": "4pw",
    "6": "2pw 1b",
    "7": "4pw",
    "8": "2c 2pw 1t",
    "9": "1s",
    "10": "6c",
    "11": "1t",
    "12": "8pw",
    "14": "6pw",
    "15": "6pw",
    "16": "2pw 1b",
    "17": "2pw",
}
COMPETENCY_INCOME = {"tool-and-step": "1t", "vp-and-coins": "3vp 2c", "book-and-power": "1b 1pw", "tower": "2pw 2c"}
INNOVATION_INCOME = {"workshop": "3t", "guild": "5c", "university": "2vp", "palace": "4pw"}
LEVEL_INCOME = {"banking": "3c", "law": "6pw", "engineering": "1t", "medicine": "3vp"}
LEVEL_POWER = {3: 1, 5: 2, 7: 2, 12: 3}

# What a round tile scores, points for each; its discipline, how many levels its gift wants, the gift.
ROUND_TILES = {
    "workshop-law": ("workshop", 2, "law", 3, "1s"),
    "workshop-banking": ("workshop", 2, "banking", 3, "4pw"),
    "guild-law": ("guild", 3, "law", 3, "1b"),
    "guild-medicine": ("guild", 3, "medicine", 4, "spade"),
    "school-banking": ("school", 4, "banking", 1, "1c"),
    "palace-university-medicine": ("palace university", 5, "medicine", 2, "1t"),
    "palace-university-banking": ("palace university", 5, "banking", 2, "1t"),
    "spade-engineering": ("spade", 2, "engineering", 1, "1c"),
    "science-medicine": ("step", 1, "medicine", 3, "1b"),
    "city-engineering": ("city", 5, "engineering", 4, "spade"),
    "track-engineering": ("track", 3, "engineering", 3, "1s"),
    "innovation-law": ("innovation", 5, "law", 2, "3pw"),
}
FINAL_TILES = {"workshop": 2, "guild": 3, "school": 4, "edge-workshop": 3}
CITY_POINTS = {"tools": 4, "spades": 5, "books": 5, "coins": 6, "science": 7, "power": 8, "scholar": 8}
SHIPPING_POINTS = {1: 2, 3: 4}
LAKE_SHIPPING_POINTS = {2: 3}
BLESSED_LEVELS = 3
CENSUS = {7: 8, 8: 8, 9: 12, 10: 12}
COMMUNICATIONS = {4: 8, 5: 12}
STEELWORKS = {1: 8, 2: 12, 3: 18}


def goods(*texts: str) -> Counter[str]:
    """'2pw 1c' as numbers by letter."""
    found: Counter[str] = Counter()
    for text in texts:
        for number, letter in re.findall(r"(\d+)(\w+)", text):
            found[letter] += int(number)
    return found


class Side:
    """One side of the map: what is printed on each hex, and where bridges may lie."""

    def __init__(self, rows: Sequence[str], border: str, margin_sites: str) -> None:
        self.printed = {
            f"{name}{column}": letter
            for name, row in zip("ABCDEFGHI", rows, strict=True)
            for column, letter in enumerate(row, 1)
            if letter != " "
        }
        self.rivers = {name for name, letter in self.printed.items() if letter == "."}
        self.land = self.printed.keys() - self.rivers
        self.border = set(border.split())
        self.neighbours = {name: around(name) & self.printed.keys() for name in self.printed}
        self.sites = self._sites(self.rivers) | {frozenset(site.split(":")) for site in margin_sites.split()}
        self.mole_sites = self.sites | self._sites(self.printed.keys())

    def _sites(self, flanks: Iterable[str]) -> set[frozenset[str]]:
        """Two land hexes corner to corner, with two hexes of some kind between them."""
        allowed = set(flanks)
        return {
            frozenset((a, b))
            for a in self.land
            for c in self.neighbours[a]
            for b in self.neighbours[c] & self.land
            if b != a and b not in self.neighbours[a]
            if len(between := self.neighbours[a] & self.neighbours[b]) == 2 and between <= allowed
        }


def around(name: str) -> set[str]:
    """The six hexes around one, whether they are on the map or not: every second row stands half a hex to the right."""
    row, column = "ABCDEFGHI".index(name[0]), int(name[1:])
    left = column if row % 2 else column - 1
    found = {f"{name[0]}{column - 1}", f"{name[0]}{column + 1}"}
    for beside in (row - 1, row + 1):
        if 0 <= beside < 9:
            found |= {f"{'ABCDEFGHI'[beside]}{left}", f"{'ABCDEFGHI'[beside]}{left + 1}"}
    return found


SIDES = {
    "1-3": Side(maps.SMALL, maps.SMALL_BORDER, maps.SMALL_MARGIN_SITES),
    "3-5": Side(maps.LARGE, maps.LARGE_BORDER, maps.LARGE_MARGIN_SITES),
}


def spades_between(one: str, other: str) -> int:
    apart = abs(WHEEL.index(one) - WHEEL.index(other))
    return min(apart, 7 - apart)


def on_the_way(terrain: str, home: str, most: int) -> list[str]:
    """What a hex may become with one spade, with two, ..., never past home."""
    needed = spades_between(terrain, home)
    forward = WHEEL[(WHEEL.index(terrain) + needed) % 7] == home
    turn = 1 if forward else -1
    return [WHEEL[(WHEEL.index(terrain) + turn * n) % 7] for n in range(1, min(needed, most) + 1)]


def shares(amounts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Points for the most, the second and the third; who ties shares the prizes of the places, rounded down."""
    found = []
    for amount in amounts:
        better = sum(other > amount for other in amounts)
        tied = sum(other == amount for other in amounts)
        found.append(sum(prizes[better : better + tied]) // tied if amount else 0)
    return found
