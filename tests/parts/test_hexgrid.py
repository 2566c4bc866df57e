"""Sets of hexes: three rows of 3, 2 and 3, the middle one half a hex to the right.

0   1   2
  3   4
5   6   7
"""

from boardwright.parts.hexgrid import HexGrid, bits, largest

GRID = HexGrid([3, 2, 3])
CENTRE, RIGHT = 3, 4


def mask(*hexes: int) -> int:
    return sum(1 << h for h in hexes)


def test_bits_come_in_reading_order() -> None:
    assert list(bits(mask(7, 0, 3))) == [0, 3, 7] and list(bits(0)) == []


def test_neighbours() -> None:
    assert GRID.neighbours[CENTRE] == mask(0, 1, 4, 5, 6)
    assert GRID.neighbours[0] == mask(1, 3)
    assert GRID.neighbours[7] == mask(4, 6)


def test_the_first_row_may_be_the_one_that_stands_to_the_right() -> None:
    assert HexGrid([2, 3], shifted=0).neighbours[0] == mask(1, 2, 3)


def test_around_a_set_is_around_each_of_it() -> None:
    for hexes in range(1 << len(GRID)):
        each = 0
        for h in bits(hexes):
            each |= GRID.neighbours[h]
        assert GRID.around(hexes) == each


def test_within_a_distance() -> None:
    assert GRID.within(0, 1) == mask(1, 3)
    assert GRID.within(0, 2) == mask(1, 2, 3, 4, 5, 6)
    assert GRID.within(0, 0) == 0


def test_across_one_river_hex_and_across_two() -> None:
    rivers = mask(CENTRE, RIGHT)
    assert GRID.across(mask(0), rivers, 1) & ~rivers == mask(0, 1, 5, 6)
    assert GRID.across(mask(0), rivers, 2) & ~rivers == mask(0, 1, 2, 5, 6, 7)
    assert GRID.across(mask(0), mask(RIGHT), 2) == 0, "no river beside it"


def test_linked_is_beside_over_a_bridge_or_across_rivers() -> None:
    sites, rivers = [(0, 6)], mask(CENTRE)
    assert GRID.linked(mask(0), (), sites, rivers, 0) == mask(1, CENTRE)
    assert GRID.linked(mask(0), ((0, 2),), sites, rivers, 0) == mask(1, CENTRE, 6)
    assert GRID.linked(mask(0), (), sites, rivers, 1) & ~rivers == mask(0, 1, RIGHT, 5, 6)


def test_a_group_is_joined_side_by_side_by_bridges_and_across_rivers() -> None:
    own, sites = mask(0, 1, 5, 7), [(1, 7)]
    assert GRID.group(mask(0), own, (), sites) == mask(0, 1)
    assert GRID.group(mask(0), own, ((0, 2),), sites) == mask(0, 1, 7)
    assert GRID.group(mask(0), own, (), sites, mask(CENTRE)) == mask(0, 1, 5)
    assert GRID.group(mask(2), own, (), sites) == 0, "no own hex to begin with"


def test_the_largest_of_several_joined_sets_counts() -> None:
    assert largest(mask(0, 5, 6, 7), GRID.around) == 3
    assert largest(0, GRID.around) == 0
