"""Phase 2, income: sectors, then technologies, then the commander. (Rulebook: Income)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step

from .moves import (
    CARD_IDS,
    EXCHANGE_ENERGY,
    EXCHANGE_STRENGTH,
    KEEP,
    RESTRAIN,
    SIDE_IDS,
)
from .scoring import count
from .seat import Seat
from .state import NONE, State
from .vocabulary import (
    ABILITIES,
    ENERGY_MAXIMUM,
    INCOME_PER,
    STRENGTH_MAXIMUM,
    Effect,
    Source,
)

# The source of an income, by the card or the side of a commander board that brings it.
INCOME_FROM: Final = {id: f"income {id}" for id in (*CARD_IDS, *SIDE_IDS)}


class Income(Step[State]):
    """Everybody in turn order. In round 1 there is no income yet, and only the restrain token acts."""

    def run(self, state: State) -> None:
        for number in state.track:
            if state.planet > 1:
                receive_income(state, state.seats[number])
        for number in reversed(state.track):
            powers = state.seats[number].powers
            if powers.restrains:
                state.pending.append(PlaceRestrainToken(number))
            if powers.exchange and state.planet > 1:
                state.pending.append(Exchange(number))


def receive_income(state: State, seat: Seat) -> None:
    """Sectors, then effects. What effects count is what was there before any income. Whoever listens hears of every
    sector and every effect by itself; where nobody does, it comes in one sum."""
    if state.ledger is None:
        points, experience, strength, energy = income_of(state, seat)
        seat.gain_all(points, experience, strength, energy, ABILITIES)
        return
    effects = seat.powers.incomes
    times = [_times(state, seat, effect) for effect in effects]
    for card in seat.annexed:
        printed = state.catalogue.cards[card]
        seat.gain_energy(printed.sector, INCOME_FROM[printed.id])
    for effect, number in zip(effects, times, strict=True):
        seat.gain(effect.gain, ABILITIES, INCOME_FROM[effect.source], number)


def _times(state: State, seat: Seat, effect: Effect) -> int:
    return count(state, seat, effect.per) // effect.every if effect.verb == INCOME_PER else 1


def income_of(state: State, seat: Seat) -> tuple[int, int, int, int]:
    """Empire points, experience, strength and energy of an income phase, before any of it comes."""
    points = experience = strength = 0
    energy = sum([state.catalogue.cards[card].sector for card in seat.annexed])
    for effect in seat.powers.incomes:
        times = _times(state, seat, effect)
        points += times * effect.gain.points
        experience += times * effect.gain.experience
        strength += times * effect.gain.strength
        energy += times * effect.gain.energy
    return points, experience, strength, energy


class Exchange(Decision[State]):
    """Up to so many energy into strength, or strength into energy, one for one; only what fits on the track."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        most = seat.powers.exchange
        energy = min(most, seat.energy, STRENGTH_MAXIMUM - seat.strength)
        strength = min(most, seat.strength, ENERGY_MAXIMUM - seat.energy)
        return [KEEP, *EXCHANGE_ENERGY[:energy], *EXCHANGE_STRENGTH[:strength]]

    def apply(self, state: State, action: Action) -> None:
        if action is KEEP:
            return
        seat = state.seats[self.seat]
        amount = int(action.args[0])
        if action.args[1] == "energy":
            seat.pay(0, amount, Source.EXCHANGE)
            seat.gain_strength(amount, Source.EXCHANGE)
        else:
            seat.pay(amount, 0, Source.EXCHANGE)
            seat.gain_energy(amount, Source.EXCHANGE)


class PlaceRestrainToken(Decision[State]):
    """The token on a face-up card or an operations cell keeps the others away from it for this round. [A2]"""

    def legal(self, state: State) -> Sequence[Action]:
        return [KEEP, *[RESTRAIN[thing] for thing in state.cards if thing != NONE]]

    def apply(self, state: State, action: Action) -> None:
        if action is not KEEP:
            state.restrain(action.index - RESTRAIN[0].index, Source.ACTION)
