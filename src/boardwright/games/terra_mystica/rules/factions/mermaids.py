"""Mermaids: a shipping step when the stronghold is built."""

from ..ability import Ability
from ..state import State
from ..structures import advance_shipping
from ..vocabulary import Source


class Mermaids(Ability):
    def stronghold_built(self, state: State, number: int) -> None:
        advance_shipping(state.seats[number], Source.STRONGHOLD)
