"""The game for bots and learners."""

from array import array
from collections.abc import Sequence

from boardwright.games.planetfall.rules.state import State
from boardwright.games.planetfall.study.encode import encode
from boardwright.games.planetfall.study.estimate import TERMS, estimate, terms
from boardwright.kernel.study import Study


class PlanetfallStudy(Study[State]):
    """Every answer is serious: an action asks little."""

    def __init__(self) -> None:
        super().__init__(TERMS)

    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def encode(self, state: State, seat: int) -> "array[float]":
        return encode(state, seat)

    def terms(self, state: State, seat: int) -> Sequence[float]:
        return terms(state, seat)
