"""The game for bots and learners."""

from array import array

from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.study.encode import encode
from boardwright.games.terra_mystica.study.estimate import estimate
from boardwright.kernel.study import Study


class TerraMysticaStudy(Study[State]):
    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def encode(self, state: State, seat: int) -> "array[float]":
        return encode(state, seat)
