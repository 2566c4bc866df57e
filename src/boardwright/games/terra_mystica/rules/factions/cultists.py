"""Cultists: a cult step when somebody takes the power of their building."""

from boardwright.kernel.decision import NumberedStep

from ..ability import Ability
from ..power import grant_steps
from ..seat import NONE
from ..state import State
from ..vocabulary import Source


class Cultists(Ability):
    def power_offered(self, state: State, builder: int) -> None:
        state.pending.append(ThankCultists(builder))


class ThankCultists(NumberedStep[State]):
    """A cult step when somebody took the power of their building; one power when all declined."""

    def run(self, state: State) -> None:
        if state.taken:
            grant_steps(state, self.number, 1, NONE)
        else:
            state.seats[self.number].gain_power(1, Source.ABILITY)
