"""Action 3, learning a technology: a lasting effect (planets 1 to 4) or one for the end. (Rulebook: Technologies)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.planetfall.rules.catalogue import Card
from boardwright.games.planetfall.rules.moves import STRENGTH
from boardwright.games.planetfall.rules.payment import can_pay_energy, pay_energy, strength_range
from boardwright.games.planetfall.rules.resolving import card_at, take_card
from boardwright.games.planetfall.rules.seat import Seat
from boardwright.games.planetfall.rules.state import State
from boardwright.games.planetfall.rules.vocabulary import LAID_TECHNOLOGY, TECHNOLOGIES, TECHNOLOGY
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision


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
