"""The grid of a colony: 6 columns and 6 rows of cells, as numbers and as bitmasks. (Rulebook: Preparing the colonies)

Cell 0 is column 1 of row 1, cell 1 column 2 of row 1 ... A white die's number is a column, a blue one's is a row.
"""

from collections.abc import Sequence
from typing import Final

from .vocabulary import SHAPE_SPACES

SIDE: Final = 6
CELLS: Final = SIDE * SIDE
ALL: Final = (1 << CELLS) - 1
TURNS: Final = 4  # of a tile, by 90 degrees clockwise

CELL_NAMES: Final = tuple(f"c{cell % SIDE + 1}r{cell // SIDE + 1}" for cell in range(CELLS))


def _mask(cells: Sequence[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def _line(line: int) -> Sequence[int]:
    if line < SIDE:
        return range(line, CELLS, SIDE)
    return range((line - SIDE) * SIDE, (line - SIDE + 1) * SIDE)


def _neighbours(cell: int) -> int:
    row, column = divmod(cell, SIDE)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return _mask([r * SIDE + c for r, c in beside if 0 <= r < SIDE and 0 <= c < SIDE])


# The twelve lines: columns 1 to 6, then rows 1 to 6. Buildings of a line are activated by rising cell number.
LINES: Final = tuple(_mask(_line(line)) for line in range(2 * SIDE))
LINE_NAMES: Final = tuple(f"{name} {number}" for name in ("column", "row") for number in range(1, SIDE + 1))
NEIGHBOURS: Final = tuple(_neighbours(cell) for cell in range(CELLS))


def _covered(shape: int, cell: int, turn: int) -> tuple[int, ...]:
    """The cells under a tile whose first space lies on a cell; () if it would hang over the edge."""
    row, column = divmod(cell, SIDE)
    cells: list[int] = []
    for down, right in SHAPE_SPACES[shape]:
        for _ in range(turn):
            down, right = right, -down
        if not (0 <= row + down < SIDE and 0 <= column + right < SIDE):
            return ()
        cells.append((row + down) * SIDE + column + right)
    return tuple(cells)


# Where a tile may lie. A place is the cell of its first space and how often it is turned: 4 * cell + turn.
COVERED: Final = tuple(
    tuple(_covered(shape, place // TURNS, place % TURNS) for place in range(CELLS * TURNS))
    for shape in range(len(SHAPE_SPACES))
)
# By shape: every place on the grid with the cells it covers, as a mask.
PLACES: Final = tuple(
    tuple((place, _mask(cells)) for place, cells in enumerate(of_shape) if cells) for of_shape in COVERED
)
NOT_LAST_COLUMN: Final = ALL & ~LINES[SIDE - 1]


def double_fits(empty: int) -> bool:
    return empty & (empty >> 1) & NOT_LAST_COLUMN != 0 or empty & (empty >> SIDE) != 0


def triple_fits(empty: int) -> bool:
    """Whether three of four cells of some 2 by 2 block are empty."""
    right = (empty >> 1) & NOT_LAST_COLUMN
    below, across = empty >> SIDE, right >> SIDE
    top, bottom = empty & right, below & across
    return (top & (below | across) | bottom & (empty & NOT_LAST_COLUMN | right)) != 0


def cells_of(mask: int) -> list[int]:
    cells: list[int] = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def beside(mask: int) -> int:
    """The cells orthogonally next to some of these."""
    return (mask & NOT_LAST_COLUMN) << 1 | (mask & ~LINES[0]) >> 1 | mask << SIDE & ALL | mask >> SIDE


def spread(start: int, within: int) -> int:
    """All cells of a mask that hang together with some of its cells."""
    group = start & within
    while True:
        grown = group | beside(group) & within
        if grown == group:
            return group
        group = grown
