"""Chaos magicians: with the stronghold, a double turn a round."""

from boardwright.kernel.decision import Decision

from ..ability import Ability
from ..state import State


class ChaosMagicians(Ability):
    def use_stronghold(self, state: State, asked: Decision[State]) -> None:
        del state.pending[-2:]  # each of the two turns ends by itself
        state.pending.extend((asked, asked))
