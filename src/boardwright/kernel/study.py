"""What a game offers to bots and learners. By default it knows nothing but the points."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Sequence
from typing import Final, Generic, final

from boardwright.kernel.decision import S


class Study(ABC, Generic[S]):
    """How good a table looks, and the table as numbers."""

    @abstractmethod
    def estimate(self, state: S, seat: int) -> float:
        """How good the table looks for a seat, in points."""

    @abstractmethod
    def encode(self, state: S, seat: int) -> "array[float]":
        """The view of a seat as a vector of fixed length for so many players."""


@final
class PointsAlone(Study[S]):
    """A table looks as good as its points; a game that is to be played well says it better."""

    def __init__(self, scores: Callable[[S], Sequence[int]]) -> None:
        self._scores: Final = scores

    def estimate(self, state: S, seat: int) -> float:
        return float(self._scores(state)[seat])

    def encode(self, state: S, seat: int) -> "array[float]":
        """The own points first, then those of the others as they sit."""
        points = self._scores(state)
        return array("f", [*points[seat:], *points[:seat]])
