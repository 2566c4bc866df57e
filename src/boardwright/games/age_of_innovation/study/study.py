"""The game for bots and learners."""

from array import array

from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.study.encode import encode
from boardwright.games.age_of_innovation.study.estimate import estimate
from boardwright.kernel.study import Study


class AgeOfInnovationStudy(Study[State]):
    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def encode(self, state: State, seat: int) -> "array[float]":
        return encode(state, seat)
