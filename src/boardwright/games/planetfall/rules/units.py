"""Action 1, fighting a unit: defeat it, or recruit it by diplomacy. (Rulebook: Fighting a unit)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kind, Kinds

from .catalogue import Card
from .moves import DEFEAT, RECRUIT
from .resolving import Visit, take_card
from .seat import Seat
from .state import State
from .vocabulary import DEFEATED, LAID_UNIT, RECRUITED, UNITS, Price, Source


class MeetUnit(Visit):
    """The way is chosen when the ship acts, not when it flies. [A11]"""

    def kinds(self) -> Kinds:
        return _WAYS

    def legal(self, state: State) -> Sequence[Action]:
        seat, card = state.seats[self.seat], self.card(state)
        level = state.level(seat, self.place)
        if not can_recruit(seat, card, level):
            return DEFEAT.actions if can_defeat(seat, card, level) else ()
        return _BOTH if can_defeat(seat, card, level) else RECRUIT.actions


class Defeat(Kind[State, MeetUnit, int]):
    """Whoever wins takes energy, whoever recruits takes strength; points and experience come either way. [A5]"""

    button = True

    def prices(self, state: State, asked: MeetUnit, option: int) -> list[Price]:
        return prices(state.seats[asked.seat], asked.card(state), asked.level(state))[:1]

    def do(self, state: State, asked: MeetUnit, option: int) -> None:
        seat, card, level = state.seats[asked.seat], asked.card(state), asked.level(state)
        missing = missing_experience(seat, card, level)
        seat.pay(strength_to_defeat(seat, card, level) - missing, 0, Source.PRICE)
        if missing:
            seat.pay(missing, 0, Source.MISSING)
        seat.gain_energy(card.gain.energy, card.id)
        _win(state, asked, DEFEATED)


class Recruit(Kind[State, MeetUnit, int]):
    """Not every unit can be recruited."""

    button = True

    def options(self, state: State, asked: MeetUnit) -> Sequence[int]:
        return self.verb.values if asked.card(state).diplomacy >= 0 else ()

    def prices(self, state: State, asked: MeetUnit, option: int) -> list[Price]:
        return prices(state.seats[asked.seat], asked.card(state), asked.level(state))[1:]

    def do(self, state: State, asked: MeetUnit, option: int) -> None:
        seat, card = state.seats[asked.seat], asked.card(state)
        seat.pay(0, energy_to_recruit(seat, card), Source.PRICE)
        seat.gain_strength(card.gain.strength, card.id)
        _win(state, asked, RECRUITED)


_WAYS: Final = Kinds(Defeat(DEFEAT), Recruit(RECRUIT))
_BOTH: Final = [*DEFEAT.actions, *RECRUIT.actions]


def _win(state: State, asked: MeetUnit, happening: int) -> None:
    seat, card = state.seats[asked.seat], asked.card(state)
    seat.score(card.gain.points, UNITS, card.id)
    seat.gain_experience(card.gain.experience, card.id)
    take_card(state, asked.seat, asked.place, LAID_UNIT | happening)


def prices(seat: Seat, card: Card, level: int) -> list[Price]:
    """Of defeating it; of recruiting it, where that is possible."""
    ways = [Price(strength=strength_to_defeat(seat, card, level))]
    if card.diplomacy >= 0:
        ways.append(Price(experience=card.experience[level], energy=energy_to_recruit(seat, card)))
    return ways


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
