"""Action 1, fighting a unit: defeat it, or recruit it by diplomacy. (Rulebook: Fighting a unit)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

from .catalogue import Card
from .moves import DEFEAT, RECRUIT
from .resolving import card_at, take_card
from .seat import Seat
from .state import State
from .vocabulary import DEFEATED, LAID_UNIT, RECRUITED, UNITS, Source


class MeetUnit(Decision[State]):
    """The way is chosen when the ship acts, not when it flies. [A11]"""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place

    def legal(self, state: State) -> Sequence[Action]:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        level = state.level(seat, self.place)
        ways: list[Action] = []
        if can_defeat(seat, card, level):
            ways.append(DEFEAT)
        if can_recruit(seat, card, level):
            ways.append(RECRUIT)
        return ways

    def apply(self, state: State, action: Action) -> None:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        # Whoever wins takes energy, whoever recruits takes strength; points and experience come either way. [A5]
        if action is DEFEAT:
            level = state.level(seat, self.place)
            missing = missing_experience(seat, card, level)
            seat.pay(strength_to_defeat(seat, card, level) - missing, 0, Source.PRICE)
            if missing:
                seat.pay(missing, 0, Source.MISSING)
            seat.gain_energy(card.gain.energy, card.id)
        else:
            seat.pay(0, energy_to_recruit(seat, card), Source.PRICE)
            seat.gain_strength(card.gain.strength, card.id)
        seat.score(card.gain.points, UNITS, card.id)
        seat.gain_experience(card.gain.experience, card.id)
        take_card(state, self.seat, self.place, LAID_UNIT | (DEFEATED if action is DEFEAT else RECRUITED))

    def args(self) -> Sequence[int]:
        return (self.seat, self.place)


def strength_to_defeat(seat: Seat, card: Card, level: int) -> int:
    """The printed strength, and one more for every point of experience that is missing. A discount lowers only the
    printed part. [A13]"""
    printed = card.strength[level] - seat.powers.unit_discount
    return (printed if printed > 0 else 0) + missing_experience(seat, card, level)


def missing_experience(seat: Seat, card: Card, level: int) -> int:
    missing = card.experience[level] - seat.experience - seat.powers.ignored_experience
    return missing if missing > 0 else 0


def can_defeat(seat: Seat, card: Card, level: int) -> bool:
    return strength_to_defeat(seat, card, level) <= seat.strength


def energy_to_recruit(seat: Seat, card: Card) -> int:
    price = card.diplomacy - seat.powers.diplomacy_discount
    return price if price > 0 else 0


def can_recruit(seat: Seat, card: Card, level: int) -> bool:
    """Missing experience cannot be bought here, nor ignored."""
    return (
        card.diplomacy >= 0
        and card.experience[level] <= seat.experience
        and energy_to_recruit(seat, card) <= seat.energy
    )
