"""What each number of a vector for learners is.

A game lays its numbers out in named blocks, once. `Study.write` takes its places from the layout, and whoever explains
the vector reads the same layout: so what is written and what is told of it cannot differ.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Protocol, final


class Numbers(Protocol):
    """Where a vector is written: an array, or a row of somebody else's."""

    def __getitem__(self, place: int, /) -> float: ...

    def __setitem__(self, place: int, number: float, /) -> None: ...


@final
class Number:
    """One number of a vector."""

    def __init__(self, index: int, block: str, name: str, meaning: str, divisor: float) -> None:
        self.index: Final[int] = index
        self.block: Final[str] = block
        self.name: Final[str] = name
        self.meaning: Final[str] = meaning
        # The number on the table is divided by this.
        self.divisor: Final[float] = divisor


@final
class Board:
    """Where the places of a block lie: a map as a graph and as a grid. Every second row of hexes is shifted by half."""

    def __init__(self, places: Sequence[tuple[int, int]], links: Sequence[tuple[int, int]]) -> None:
        self.places: Final[Sequence[tuple[int, int]]] = places  # row and column of each
        self.links: Final[Sequence[tuple[int, int]]] = links  # pairs of places side by side, both ways


@final
class Block:
    """Numbers that belong together: along each axis the names of its places. The last axis runs fastest. Where there is
    a board, its places are the first axis."""

    def __init__(
        self,
        name: str,
        meaning: str,
        at: int,
        axes: Sequence[Sequence[str]],
        divisors: Sequence[float] = (),
        board: Board | None = None,
    ) -> None:
        self.name: Final[str] = name
        self.meaning: Final[str] = meaning
        self.at: Final[int] = at
        self.axes: Final[Sequence[Sequence[str]]] = axes
        # One for each place of the last axis; none where nothing is divided.
        self.divisors: Final[Sequence[float]] = divisors
        self.board: Final[Board | None] = board
        self.shape: Final[tuple[int, ...]] = tuple([len(axis) for axis in axes])
        size = 1
        for length in self.shape:
            size *= length
        self.size: Final[int] = size

    def numbers(self) -> Iterator[Number]:
        for place in range(self.size):
            names: list[str] = []
            rest = place
            for axis in reversed(self.axes):
                names.append(axis[rest % len(axis)])
                rest //= len(axis)
            divisor = self.divisors[place % len(self.divisors)] if self.divisors else 1.0
            yield Number(self.at + place, self.name, ", ".join(reversed(names)), self.meaning, divisor)

    def moved(self, name: str, by: int) -> "Block":
        return Block(name, self.meaning, self.at + by, self.axes, self.divisors, self.board)


@final
class Layout:
    """Blocks one after the other."""

    def __init__(self) -> None:
        self.blocks: Final[list[Block]] = []
        self.length = 0

    def add(
        self,
        name: str,
        meaning: str,
        *axes: Sequence[str],
        divisors: Sequence[float] = (),
        board: Board | None = None,
    ) -> int:
        """One more block; where it begins."""
        block = Block(name, meaning, self.length, axes, divisors, board)
        self.blocks.append(block)
        self.length += block.size
        return block.at

    def add_seats(self, seats: int, of_each: "Layout") -> int:
        """The blocks of a seat, for each of them; where the first begins. Whoever looks is seat 0, then come the others
        in the order in which they sit; where nobody sits, everything is 0."""
        at = self.length
        for seat in range(seats):
            for block in of_each.blocks:
                self.blocks.append(block.moved(f"seat {seat} {block.name}", self.length))
            self.length += of_each.length
        return at

    def block(self, name: str) -> Block:
        return next(block for block in self.blocks if block.name == name)

    def numbers(self) -> Iterator[Number]:
        for block in self.blocks:
            yield from block.numbers()


def counted(number: int) -> list[str]:
    """Names for things that have none, from 1 on."""
    return [str(place + 1) for place in range(number)]
