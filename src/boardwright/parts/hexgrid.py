"""Hex maps as tables of bitmasks: a set of hexes is an int, bit h standing for hex h in reading order."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from boardwright.parts.bridges import Bridges, Sites
from boardwright.parts.bridges import joined as bridged


def bits(mask: int) -> Iterator[int]:
    """The hexes of a set, in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def largest(hexes: int, reach: Callable[[int], int]) -> int:
    """How many of some hexes are joined at the most, directly or by others; `reach` is what is joined to a set."""
    left, best = hexes, 0
    while left.bit_count() > best:
        found = edge = left & -left
        while edge:
            edge = reach(edge) & hexes & ~found
            found |= edge
        left &= ~found
        best = max(best, found.bit_count())
    return best


class HexGrid:
    """Rows of hexes with vertical sides; every second row, from `shifted` on, stands half a hex to the right."""

    def __init__(self, row_lengths: Sequence[int], shifted: int = 1) -> None:
        self.places: Final[list[tuple[int, int]]] = [
            (row, column) for row, length in enumerate(row_lengths) for column in range(length)
        ]
        self._at: Final[dict[tuple[int, int], int]] = {place: hex for hex, place in enumerate(self.places)}
        self._shifted: Final[int] = shifted
        self.neighbours: Final[tuple[int, ...]] = tuple(self._neighbours(hex) for hex in range(len(self.places)))
        self._shifts: Final[tuple[tuple[int, int], ...]] = self._neighbour_shifts()

    def __len__(self) -> int:
        return len(self.places)

    def _neighbours(self, hex: int) -> int:
        row, column = self.places[hex]
        left = 0 if row % 2 == self._shifted else -1
        around = [(row, column - 1), (row, column + 1)]
        around += [(row + down, column + left + right) for down in (-1, 1) for right in (0, 1)]
        mask = 0
        for place in around:
            if place in self._at:
                mask |= 1 << self._at[place]
        return mask

    def _neighbour_shifts(self) -> tuple[tuple[int, int], ...]:
        """By how much the number of a neighbour differs, and the hexes that have one there."""
        having: dict[int, int] = {}
        for hex in range(len(self.places)):
            for other in bits(self.neighbours[hex]):
                having[other - hex] = having.get(other - hex, 0) | 1 << hex
        return tuple(sorted(having.items()))

    def links(self) -> list[tuple[int, int]]:
        """Pairs of hexes side by side, each both ways."""
        return [(hex, other) for hex in range(len(self.places)) for other in bits(self.neighbours[hex])]

    def around(self, mask: int) -> int:
        """Every hex beside one of a set; those of the set itself only where they lie beside another. As fast for many
        hexes as for one."""
        found = 0
        for shift, having in self._shifts:
            if shift > 0:
                found |= (mask & having) << shift
            else:
                found |= (mask & having) >> -shift
        return found

    def linked(self, hexes: int, over: Bridges, sites: Sites, rivers: int, crossed: int) -> int:
        """Every hex beside a set, over a bridge from it, or across up to `crossed` hexes of `rivers`."""
        found = self.around(hexes) | bridged(over, sites, hexes)
        return found | self.across(hexes, rivers, crossed) if crossed else found

    def group(self, start: int, hexes: int, over: Bridges, sites: Sites, rivers: int = 0) -> int:
        """Those of some hexes that are joined to a set of them: side by side, by bridges, across one of `rivers`."""
        found = edge = start & hexes
        while edge:
            near = self.around(edge)
            if rivers:
                near |= self.around(near & rivers)
            edge = (near | bridged(over, sites, edge)) & hexes & ~found
            found |= edge
        return found

    def within(self, hex: int, distance: int) -> int:
        """The hexes at most so many steps away, the hex itself not counted."""
        found = 1 << hex
        for _ in range(distance):
            found |= self.around(found)
        return found & ~(1 << hex)

    def across(self, hexes: int, rivers: int, crossed: int) -> int:
        """Every hex beside one that is reached from a set by crossing 1 to `crossed` hexes of `rivers`."""
        water = self.around(hexes) & rivers
        shores = self.around(water)
        for _ in range(crossed - 1):
            water |= shores & rivers
            shores = self.around(water)
        return shores
