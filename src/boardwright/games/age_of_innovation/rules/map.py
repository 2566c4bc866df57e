"""The map as tables. Both sides lie on one grid of nine rows of thirteen, so that a hex has one number and one name."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from boardwright.parts.hexgrid import HexGrid, bits

from ..content import maps
from .vocabulary import TERRAINS

_LETTERS: Final = "DPSLFMW"
_RIVER: Final = "."
COLUMNS: Final = 13
GRID: Final = HexGrid([COLUMNS] * len(maps.ROW_NAMES))
HEXES: Final = len(GRID)
NAMES: Final[tuple[str, ...]] = tuple(f"{maps.ROW_NAMES[row]}{column + 1}" for row, column in GRID.places)
BY_NAME: Final[dict[str, int]] = {name: h for h, name in enumerate(NAMES)}
FARTHEST: Final = 20


def _distances(start: int) -> tuple[int, ...]:
    """Steps from a hex to every other, whatever lies between."""
    found = [FARTHEST] * HEXES
    reached, edge, steps = 1 << start, 1 << start, 0
    while edge:
        for h in bits(edge):
            found[h] = steps
        edge = GRID.around(edge) & ~reached
        reached |= edge
        steps += 1
    return tuple(found)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple(_distances(h) for h in range(HEXES))


def _pairs() -> tuple[tuple[int, int], ...]:
    """Hexes between which a bridge may lie on some side of the map: corner to corner, two hexes between them."""
    pairs = [
        (a, b)
        for a in range(HEXES)
        for b in range(a + 1, HEXES)
        if DISTANCE[a][b] == 2 and (GRID.neighbours[a] & GRID.neighbours[b]).bit_count() == 2
    ]
    for site in (maps.SMALL_MARGIN_SITES, maps.LARGE_MARGIN_SITES):
        pairs += [_ends(name) for name in site.split()]
    return tuple(sorted(pairs))


def _ends(name: str) -> tuple[int, int]:
    a, b = name.split(":")
    return BY_NAME[a], BY_NAME[b]


PAIRS: Final[tuple[tuple[int, int], ...]] = _pairs()
PAIR_NAMES: Final[tuple[str, ...]] = tuple(f"{NAMES[a]}:{NAMES[b]}" for a, b in PAIRS)


@final
class Side:
    """One side of the map. Sets of hexes are bitmasks."""

    def __init__(
        self, id: str, rows: Sequence[str], border: str, margin_sites: str, letters: Mapping[str, str]
    ) -> None:
        printed = "".join(rows)
        self.id: Final[str] = id
        # The printed land, by terrain.
        self.lands: Final[tuple[int, ...]] = tuple([_mask(printed, letter) for letter in _LETTERS])
        self.rivers: Final[int] = _mask(printed, _RIVER)
        self.land: Final[int] = sum(self.lands)
        self.everything: Final[int] = self.land | self.rivers
        self.border: Final[int] = _named(border)
        self.shore: Final[int] = GRID.around(self.rivers) & self.land
        # Pairs where a bridge is printed, and those that only some factions may join; by hex, those that touch it.
        self.sites: Final[tuple[int, ...]] = tuple(
            [n for n in range(len(PAIRS)) if self._between(n, self.rivers) or PAIR_NAMES[n] in margin_sites.split()]
        )
        self.land_sites: Final[tuple[int, ...]] = tuple(
            [n for n in range(len(PAIRS)) if n not in self.sites and self._between(n, self.everything)]
        )
        self.sites_at: Final[tuple[tuple[int, ...], ...]] = _at_each(self.sites)
        self.land_sites_at: Final[tuple[tuple[int, ...], ...]] = _at_each(self.land_sites)
        # By letter, the Automa's first hex on each terrain.
        self.letters: Final[dict[str, tuple[int, ...]]] = {
            letter: tuple([_only(_named(names) & self.lands[terrain]) for terrain in range(len(TERRAINS))])
            for letter, names in letters.items()
        }

    def _between(self, pair: int, flanks: int) -> bool:
        """Both ends are land and the two hexes between them are of `flanks`."""
        a, b = PAIRS[pair]
        between = GRID.neighbours[a] & GRID.neighbours[b]
        return bool(self.land >> a & self.land >> b & 1) and between.bit_count() == 2 and not between & ~flanks

    def __repr__(self) -> str:
        return f"Side({self.id!r})"


def _mask(printed: str, letter: str) -> int:
    return sum([1 << h for h, each in enumerate(printed) if each == letter])


def _named(names: str) -> int:
    return sum([1 << BY_NAME[name] for name in names.split()])


def _at_each(pairs: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([pair for pair in pairs if h in PAIRS[pair]]) for h in range(HEXES)])


def _only(mask: int) -> int:
    assert mask.bit_count() == 1
    return mask.bit_length() - 1


SIDES: Final = (
    Side("1-3", maps.SMALL, maps.SMALL_BORDER, maps.SMALL_MARGIN_SITES, maps.SMALL_LETTERS),
    Side("3-5", maps.LARGE, maps.LARGE_BORDER, maps.LARGE_MARGIN_SITES, maps.LARGE_LETTERS),
)
SMALL: Final = 0
LARGE: Final = 1
