"""Bridges over a hex map. Each lies on a site, the two hexes it joins; a table keeps the sites that have one and who
built it, in the order of the sites."""

from collections.abc import Sequence

Bridges = tuple[tuple[int, int], ...]  # site, builder
Sites = Sequence[tuple[int, int]]


def built(bridges: Bridges, site: int, builder: int) -> Bridges:
    """The bridges with one more."""
    return tuple(sorted((*bridges, (site, builder))))


def joined(bridges: Bridges, sites: Sites, mask: int) -> int:
    """The hexes across a bridge, anybody's, from a set of hexes."""
    found = 0
    for site, _ in bridges:
        a, b = sites[site]
        if mask >> a & 1:
            found |= 1 << b
        if mask >> b & 1:
            found |= 1 << a
    return found
