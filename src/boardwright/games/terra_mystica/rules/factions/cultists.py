"""Cultists: a cult step when somebody takes the power of their building."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Step

from ..ability import Ability
from ..power import grant_steps
from ..seat import NONE
from ..state import State
from ..vocabulary import Source


class Cultists(Ability):
    def power_offered(self, state: State, builder: int) -> None:
        state.pending.append(ThankCultists(builder))


class ThankCultists(Step[State]):
    """A cult step when somebody took the power of their building; one power when all declined."""

    def __init__(self, builder: int) -> None:
        super().__init__()
        self.builder: Final[int] = builder

    def run(self, state: State) -> None:
        if state.taken:
            grant_steps(state, self.builder, 1, NONE)
        else:
            state.seats[self.builder].gain_power(1, Source.ABILITY)

    def args(self) -> Sequence[int]:
        return (self.builder,)
