"""Sets of hexes: three rows of 3, 2 and 3, the middle one half a hex to the right.

0   1   2
  3   4
5   6   7
"""

from boardwright.parts.hexgrid import HexGrid, bits

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
