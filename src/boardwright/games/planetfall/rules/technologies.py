"""Action 3, learning a technology: a lasting effect (planets 1 to 4) or one for the end. (Rulebook: Technologies)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

from .catalogue import Card
from .moves import STRENGTH
from .payment import can_pay_energy, pay_energy, strength_range
from .resolving import card_at, take_card
from .seat import Seat
from .state import State
from .vocabulary import LAID_TECHNOLOGY, TECHNOLOGIES, TECHNOLOGY


class LearnTechnology(Decision[State]):
    """Pay the energy; how much of it in strength is a question only for those who may."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place

    def legal(self, state: State) -> Sequence[Action]:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        price = energy_to_learn(seat, card, state.level(seat, self.place))
        least, most = strength_range(seat, price, TECHNOLOGY)
        return STRENGTH[least : most + 1]

    def apply(self, state: State, action: Action) -> None:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        price = energy_to_learn(seat, card, state.level(seat, self.place))
        pay_energy(seat, price, action.index - STRENGTH[0].index)
        seat.gain(card.gain, TECHNOLOGIES, card.id)
        take_card(state, self.seat, self.place, LAID_TECHNOLOGY)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place)


def energy_to_learn(seat: Seat, card: Card, level: int) -> int:
    price = card.energy[level] - seat.powers.technology_discount
    return price if price > 0 else 0


def can_learn(seat: Seat, card: Card, level: int) -> bool:
    return can_pay_energy(seat, energy_to_learn(seat, card, level), TECHNOLOGY)
