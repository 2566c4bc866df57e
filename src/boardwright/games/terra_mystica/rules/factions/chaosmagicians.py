"""Chaos magicians: with the stronghold, a double turn a round."""

from boardwright.kernel.decision import Decision

from ..ability import Ability
from ..state import State
from ..turn import Turn


class ChaosMagicians(Ability):
    double_turn = True

    def use_stronghold(self, state: State, asked: Decision[State]) -> None:
        state.pending.append(Turn(asked.seat, 1))
