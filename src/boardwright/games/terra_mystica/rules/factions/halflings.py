"""Halflings: three free spades when the stronghold is built."""

from ..ability import Ability
from ..state import State
from ..terraform import gain_spades
from ..vocabulary import Source


class Halflings(Ability):
    def stronghold_built(self, state: State, number: int) -> None:
        gain_spades(state, number, 3, Source.STRONGHOLD)
