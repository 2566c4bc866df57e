"""Paying energy, part of it in strength for those whose ability allows it."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.kind import Sole
from boardwright.kernel.verdict import Words

from .moves import STRENGTH
from .state import State
from .vocabulary import Price, Source

_ENERGY_ALONE: Final[list[Action]] = STRENGTH.actions[:1]


class PayEnergy(Sole[State, int]):
    """How much of an energy cost is paid in strength: a question only for those who may."""

    abstract: ClassVar[bool] = True

    verb: Verb[int] = STRENGTH

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place

    def price(self, state: State) -> Price:
        raise AssertionError(f"{self!r} does not say what is paid.")

    def options(self, state: State) -> Sequence[int]:
        seat, price = state.seats[self.seat], self.price(state)
        if not seat.powers.strength_as_energy & price.kinds:
            return self.verb.values[:1]
        return range(max(price.energy - seat.energy, 0), min(price.energy, seat.strength) + 1)

    def legal(self, state: State) -> Sequence[Action]:
        if not state.seats[self.seat].powers.strength_as_energy:
            return _ENERGY_ALONE
        return [STRENGTH.actions[amount] for amount in self.options(state)]

    def pay(self, state: State, in_strength: int) -> None:
        state.seats[self.seat].pay(in_strength, self.price(state).energy - in_strength, Source.PRICE)

    def words(self, state: State, in_strength: int) -> Words:
        return paid_in(in_strength)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place)


def paid_in(strength: int) -> Words:
    return ("strength", {"amount": ("strength", strength)}) if strength else ("energy-alone", {})
