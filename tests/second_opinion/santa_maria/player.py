"""A player: stock, colony, dice, monks, harbour, points; and what a price leaves of a stock."""

from tests.second_opinion.course import Amounts
from tests.second_opinion.santa_maria.printed import CELLS, DOCKS, SALE, neighbours


class Player:
    def __init__(self, number: int) -> None:
        self.number = number
        self.home = ""
        self.colony: dict[str, str] = {}  # cell -> 'farm: 1g, 1c' or 'road: 2'
        self.lying: dict[str, str] = {}  # cell -> 'white 4', 'blue 2' or 'coins 3'
        self.stock = {"w": 2, "g": 0, "s": 0, "e": 0, "o": 0, "c": 3 + number}
        self.dice: list[int] = []
        self.white_taken = self.blue_taken = self.bought = 0
        self.religion = self.conquest = 0
        self.scholars: list[str] = []
        self.personal = ""
        self.monks: list[str] = []
        self.harbour: dict[str, list[str]] = {dock: [] for dock in DOCKS}
        self.space = ""
        self.points: dict[str, int] = {}

    def score(self, source: str, points: int) -> None:
        self.points[source] = self.points.get(source, 0) + points

    def gain(self, gained: Amounts, source: str) -> None:
        for letter, number in gained.items():
            if letter == "p":
                self.score(source, number)
            elif letter == "c":
                self.stock["c"] += number
            else:
                for _ in range(number):  # a fourth of a kind is sold at once
                    if self.stock[letter] < 3:
                        self.stock[letter] += 1
                    else:
                        self.stock["c"] += SALE[letter]

    def price(self, letter: str) -> int | None:
        if letter in "wg":
            return 2 if "basic-economics" in self.scholars else 3
        return 3 if letter in "se" and "advanced-economics" in self.scholars else None

    def terrain(self, cell: str) -> str:
        return self.colony.get(cell, "").partition(":")[0]

    def buildings(self) -> list[str]:
        return [cell for cell in CELLS if cell in self.colony and self.terrain(cell) != "road"]

    def free(self) -> list[str]:
        return [cell for cell in self.buildings() if cell not in self.lying]

    def colonists(self, cell: str) -> int:
        return int(self.colony[cell].split()[1]) if self.terrain(cell) == "road" else 0

    def roads_from(self, starts: list[str]) -> set[str]:
        """The road cells that hang together with roads beside some cells."""
        found: set[str] = set()
        left = [cell for start in starts for cell in neighbours(start)]
        while left:
            cell = left.pop()
            if cell not in found and self.terrain(cell) == "road":
                found.add(cell)
                left += neighbours(cell)
        return found

    def dice_lying(self) -> list[str]:
        return [cell for cell in CELLS if cell in self.lying and not self.lying[cell].startswith("coins")]

    def effects(self, cell: str) -> list[str]:
        return self.colony[cell].partition(": ")[2].split(", ")


def missing(stock: Amounts, price: Amounts) -> int:
    """How many goods of a price are not there as themselves."""
    return sum(max(number - stock[letter], 0) for letter, number in price.items() if letter != "o")


def spare_gold(stock: Amounts, price: Amounts) -> int:
    return stock["o"] - price.get("o", 0) - missing(stock, price)
