"""Action 2, capturing an outpost: peacefully for energy, or by aggression for strength; pairs. (Rulebook: Outposts)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

from .catalogue import Card
from .moves import OCCUPY, STORM, STRENGTH
from .payment import can_pay_energy, pay_energy, strength_range
from .resolving import card_at, take_card
from .seat import Seat
from .state import NONE, State
from .vocabulary import LAID_OUTPOST, OUTPOST, OUTPOSTS, PAIRED, PAIRS, Source


class CaptureOutpost(Decision[State]):
    """All in energy, or all in strength: the two ways do not mix."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place

    def legal(self, state: State) -> Sequence[Action]:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        ways: list[Action] = []
        if can_occupy(seat, card, state.level(seat, self.place)):
            ways.append(OCCUPY)
        if can_storm(seat, card):
            ways.append(STORM)
        return ways

    def apply(self, state: State, action: Action) -> None:
        if action is OCCUPY:
            state.pending.append(PayForOutpost(self.seat, self.place))
            return
        seat, card = state.seats[self.seat], card_at(state, self.place)
        seat.pay(card.aggression, 0, Source.PRICE)
        gain_outpost(state, self.seat, self.place)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place)


class PayForOutpost(Decision[State]):
    """How much of the energy is paid in strength: a question only for those who may."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place

    def legal(self, state: State) -> Sequence[Action]:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        price = energy_to_occupy(seat, card, state.level(seat, self.place))
        least, most = strength_range(seat, price, OUTPOST)
        return STRENGTH[least : most + 1]

    def apply(self, state: State, action: Action) -> None:
        seat, card = state.seats[self.seat], card_at(state, self.place)
        price = energy_to_occupy(seat, card, state.level(seat, self.place))
        pay_energy(seat, price, action.index - STRENGTH[0].index)
        gain_outpost(state, self.seat, self.place)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place)


def energy_to_occupy(seat: Seat, card: Card, level: int) -> int:
    price = card.energy[level] - seat.powers.outpost_discount
    return price if price > 0 else 0


def can_occupy(seat: Seat, card: Card, level: int) -> bool:
    return can_pay_energy(seat, energy_to_occupy(seat, card, level), OUTPOST)


def can_storm(seat: Seat, card: Card) -> bool:
    return 0 <= card.aggression <= seat.strength


def gain_outpost(state: State, number: int, place: int) -> None:
    """The reward, and with it the value of a pair that this card completes. [A16]"""
    seat, card = state.seats[number], card_at(state, place)
    seat.gain(card.gain, OUTPOSTS, card.id)
    happenings = LAID_OUTPOST
    single = unpaired(state, seat, card.symbol)
    if single != NONE:
        seat.score(pair_points(state.catalogue.cards[single], card), PAIRS, Source.PAIR)
        happenings |= PAIRED
    take_card(state, number, place, happenings)


def pair_points(one: Card, other: Card) -> int:
    return one.pair + other.pair


def unpaired(state: State, seat: Seat, symbol: int) -> int:
    """The laid outpost of this symbol that still waits for its second, or NONE. A card belongs to one pair only."""
    single = NONE
    for card in seat.laid:
        if state.catalogue.cards[card].symbol == symbol:
            single = card if single == NONE else NONE
    return single
