"""Giants: with the stronghold, two free spades a round."""

from typing import Final

from boardwright.kernel.decision import Decision

from ..ability import Ability
from ..state import State
from ..terraform import UseSpades, gain_spades
from ..vocabulary import Source

SPADES: Final = 2


class Giants(Ability):
    def use_stronghold(self, state: State, asked: Decision[State]) -> None:
        gain_spades(state, asked.seat, SPADES, Source.STRONGHOLD)

    def boon(self, number: int) -> Decision[State]:
        return UseSpades(number, SPADES, 1, 0, 0, 0)
