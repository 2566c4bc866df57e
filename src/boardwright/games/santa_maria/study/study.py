"""The game for bots and learners."""

from array import array

from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.study.encode import encode
from boardwright.games.santa_maria.study.estimate import estimate
from boardwright.kernel.study import Study


class SantaMariaStudy(Study[State]):
    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def encode(self, state: State, seat: int) -> "array[float]":
        return encode(state, seat)
