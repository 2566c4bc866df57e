"""Phase 2, income: sectors, then technologies, then the commander. (Rulebook: Income)"""

from collections.abc import Sequence

from boardwright.games.planetfall.moves import EXCHANGE_ENERGY, EXCHANGE_STRENGTH, KEEP, RESTRAIN
from boardwright.games.planetfall.scoring import count
from boardwright.games.planetfall.state import NONE, Seat, State
from boardwright.games.planetfall.vocabulary import (
    ABILITIES,
    ENERGY_MAXIMUM,
    INCOME_PER,
    STRENGTH_MAXIMUM,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step


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
    points, experience, strength, energy = income_of(state, seat)
    seat.scored[ABILITIES] += points
    seat.gain_experience(experience)
    seat.gain_strength(strength)
    seat.gain_energy(energy)


def income_of(state: State, seat: Seat) -> tuple[int, int, int, int]:
    """Empire points, experience, strength and energy of an income phase: sectors, then effects."""
    points = experience = strength = 0
    energy = sum([state.catalogue.cards[card].sector for card in seat.annexed])
    for effect in seat.powers.incomes:
        times = count(state, seat, effect.per) // effect.every if effect.verb == INCOME_PER else 1
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
        sign = 1 if action.args[1] == "energy" else -1
        seat.energy -= sign * amount
        seat.strength += sign * amount


class PlaceRestrainToken(Decision[State]):
    """The token on a face-up card or an operations cell keeps the others away from it for this round. [A2]"""

    def legal(self, state: State) -> Sequence[Action]:
        return [KEEP, *[RESTRAIN[thing] for thing in state.cards if thing != NONE]]

    def apply(self, state: State, action: Action) -> None:
        if action is not KEEP:
            state.restrained = action.index - RESTRAIN[0].index
