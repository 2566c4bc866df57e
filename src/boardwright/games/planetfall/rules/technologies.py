"""Action 3, learning a technology: a lasting effect (planets 1 to 4) or one for the end. (Rulebook: Technologies)"""

from .catalogue import Card
from .payment import PayEnergy
from .resolving import card_at, take_card
from .seat import Seat
from .state import State
from .vocabulary import LAID_TECHNOLOGY, TECHNOLOGIES, Price


class LearnTechnology(PayEnergy):
    def price(self, state: State) -> Price:
        seat = state.seats[self.seat]
        return price(seat, card_at(state, self.place), state.level(seat, self.place))

    def do(self, state: State, in_strength: int) -> None:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        self.pay(state, in_strength)
        seat.gain(card.gain, TECHNOLOGIES, card.id)
        take_card(state, self.seat, self.place, LAID_TECHNOLOGY)


def price(seat: Seat, card: Card, level: int) -> Price:
    return Price(energy=energy_to_learn(seat, card, level), kinds=LAID_TECHNOLOGY)


def energy_to_learn(seat: Seat, card: Card, level: int) -> int:
    energy = card.energy[level] - seat.powers.technology_discount
    return energy if energy > 0 else 0


def can_learn(seat: Seat, card: Card, level: int) -> bool:
    return energy_to_learn(seat, card, level) <= seat.energy_for(LAID_TECHNOLOGY)
