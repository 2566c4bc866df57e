"""Phase 2, income: sectors, then technologies, then the commander. (Rulebook: Income)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Always, Kind, Kinds, Question
from boardwright.kernel.verdict import Words

from .moves import CARD_IDS, EXCHANGE_ENERGY, EXCHANGE_STRENGTH, KEEP, RESTRAIN, SIDE_IDS
from .scoring import count
from .seat import Seat
from .state import NONE, State
from .vocabulary import ABILITIES, ENERGY_MAXIMUM, INCOME_PER, STRENGTH_MAXIMUM, Effect, Price, Source

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


class Keep(Always[State, Decision[State]]):
    """Neither the stocks nor the token move."""

    aside = True

    def __init__(self, what: str) -> None:
        super().__init__(KEEP)
        self.what: Final[str] = what

    def words(self, state: State, asked: Decision[State], option: int) -> Words:
        return f"keep-{self.what}", {}


class Exchange(Question[State]):
    """Energy into strength, or strength into energy, one for one, up to a limit; only what fits on the track."""

    def kinds(self) -> Kinds:
        return _EXCHANGE


class EnergyForStrength(Kind[State, Exchange, int]):
    def options(self, state: State, asked: Exchange) -> Sequence[int]:
        seat = state.seats[asked.seat]
        return range(1, min(seat.powers.exchange, STRENGTH_MAXIMUM - seat.strength) + 1)

    def prices(self, state: State, asked: Exchange, amount: int) -> tuple[Price, ...]:
        return (Price(energy=amount),)

    def do(self, state: State, asked: Exchange, amount: int) -> None:
        seat = state.seats[asked.seat]
        seat.pay(0, amount, Source.EXCHANGE)
        seat.gain_strength(amount, Source.EXCHANGE)

    def words(self, state: State, asked: Exchange, amount: int) -> Words:
        return "exchange-energy", {"amount": ("energy", amount)}


class StrengthForEnergy(Kind[State, Exchange, int]):
    def options(self, state: State, asked: Exchange) -> Sequence[int]:
        seat = state.seats[asked.seat]
        return range(1, min(seat.powers.exchange, ENERGY_MAXIMUM - seat.energy) + 1)

    def prices(self, state: State, asked: Exchange, amount: int) -> tuple[Price, ...]:
        return (Price(strength=amount),)

    def do(self, state: State, asked: Exchange, amount: int) -> None:
        seat = state.seats[asked.seat]
        seat.pay(amount, 0, Source.EXCHANGE)
        seat.gain_energy(amount, Source.EXCHANGE)

    def words(self, state: State, asked: Exchange, amount: int) -> Words:
        return "exchange-strength", {"amount": ("strength", amount)}


_EXCHANGE: Final = Kinds(Keep("stocks"), EnergyForStrength(EXCHANGE_ENERGY), StrengthForEnergy(EXCHANGE_STRENGTH))


class PlaceRestrainToken(Question[State]):
    def kinds(self) -> Kinds:
        return _RESTRAIN


class Restrain(Kind[State, PlaceRestrainToken, int]):
    """The token on a face-up card or an operations cell keeps the others away from it for this round. [A2]"""

    noun = "thing"

    def options(self, state: State, asked: PlaceRestrainToken) -> Sequence[int]:
        return [thing for thing in state.cards if thing != NONE]

    def do(self, state: State, asked: PlaceRestrainToken, thing: int) -> None:
        state.restrain(thing, Source.ACTION)


_RESTRAIN: Final = Kinds(Keep("token"), Restrain(RESTRAIN))
