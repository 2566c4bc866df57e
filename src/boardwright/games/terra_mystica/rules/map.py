"""The map as tables: neighbours, shipping reach, straight distances, bridge sites."""

from typing import Final

from boardwright.parts.hexgrid import HexGrid, bits

from ..content.board import ROW_NAMES, ROWS
from .vocabulary import RIVER

_LETTERS: Final = "DPSLFMW."
GRID: Final = HexGrid([len(row) for row in ROWS])
HEXES: Final = len(GRID)
TERRAIN: Final[tuple[int, ...]] = tuple(_LETTERS.index(letter) for row in ROWS for letter in row)
RIVERS: Final[int] = sum([1 << h for h in range(HEXES) if TERRAIN[h] == RIVER])
LAND: Final[int] = (1 << HEXES) - 1 & ~RIVERS
LANDS: Final[list[int]] = list(bits(LAND))
MAXIMUM_FLIGHT: Final = 5  # a carpet over two, and two town tiles


def _names() -> tuple[str, ...]:
    """Land is named by its row and its number among the land of the row, rivers by one number over the whole map."""
    names: list[str] = []
    rivers = 0
    lands = [0] * len(ROWS)
    for h, (row, _) in enumerate(GRID.places):
        if TERRAIN[h] == RIVER:
            names.append(f"r{rivers}")
            rivers += 1
        else:
            lands[row] += 1
            names.append(f"{ROW_NAMES[row]}{lands[row]}")
    return tuple(names)


NAMES: Final[tuple[str, ...]] = _names()
BY_NAME: Final[dict[str, int]] = {name: h for h, name in enumerate(NAMES)}

# FLOWN[distance][h]: land at most so many steps away, whatever lies between.
FLOWN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(GRID.within(h, distance) & LAND for h in range(HEXES)) for distance in range(MAXIMUM_FLIGHT + 1)
)


def _bridge_sites() -> tuple[tuple[int, int], ...]:
    """Two land hexes that face each other corner to corner, the two hexes between them both river."""
    sites: list[tuple[int, int]] = []
    for a in bits(LAND):
        for b in bits(LAND & ~((2 << a) - 1)):
            between = GRID.neighbours[a] & GRID.neighbours[b]
            if between.bit_count() == 2 and not between & ~RIVERS and not GRID.neighbours[a] >> b & 1:
                sites.append((a, b))
    return tuple(sites)


SITES: Final[tuple[tuple[int, int], ...]] = _bridge_sites()
SITE_NAMES: Final[tuple[str, ...]] = tuple(f"{NAMES[a]}:{NAMES[b]}" for a, b in SITES)
