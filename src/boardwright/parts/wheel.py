"""The wheel of terrains: a spade turns land to a terrain that stands beside its own on the wheel. Of an odd number of
terrains the shorter way round is always one."""

from typing import Final

TERRAINS: Final = 7
FARTHEST: Final = 3  # spades from a terrain to the two that lie opposite


def spades_between(start: int, end: int) -> int:
    """Spades from one terrain to another.

    >>> [spades_between(0, end) for end in range(TERRAINS)]
    [0, 1, 2, 3, 3, 2, 1]
    """
    way = abs(start - end)
    return min(way, TERRAINS - way)


def toward(start: int, home: int, spades: int) -> int:
    """The terrain that so many spades make of one, on the shorter way home."""
    return (start + (spades if (home - start) % TERRAINS <= TERRAINS // 2 else -spades)) % TERRAINS
