"""Action 2, capturing an outpost: peacefully for energy, or by aggression for strength; pairs. (Rulebook: Outposts)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kind, Kinds

from .catalogue import Card
from .moves import OCCUPY, STORM
from .payment import PayEnergy
from .resolving import Visit, card_at, take_card
from .seat import Seat
from .state import NONE, State
from .vocabulary import LAID_OUTPOST, OUTPOSTS, PAIRED, PAIRS, Price, Source


class CaptureOutpost(Visit):
    """All in energy, or all in strength: the two ways do not mix."""

    def kinds(self) -> Kinds:
        return _WAYS

    def legal(self, state: State) -> Sequence[Action]:
        seat, card = state.seats[self.seat], self.card(state)
        if not can_storm(seat, card):
            return OCCUPY.actions if can_occupy(seat, card, self.level(state)) else ()
        return _BOTH if can_occupy(seat, card, self.level(state)) else STORM.actions


class Occupy(Kind[State, CaptureOutpost, int]):
    button = True

    def prices(self, state: State, asked: CaptureOutpost, option: int) -> list[Price]:
        return prices(state.seats[asked.seat], asked.card(state), asked.level(state))[:1]

    def do(self, state: State, asked: CaptureOutpost, option: int) -> None:
        state.pending.append(PayForOutpost(asked.seat, asked.place))


class Storm(Kind[State, CaptureOutpost, int]):
    """Not every outpost can be stormed."""

    button = True

    def options(self, state: State, asked: CaptureOutpost) -> Sequence[int]:
        return self.verb.values if asked.card(state).aggression >= 0 else ()

    def prices(self, state: State, asked: CaptureOutpost, option: int) -> list[Price]:
        return prices(state.seats[asked.seat], asked.card(state), asked.level(state))[1:]

    def do(self, state: State, asked: CaptureOutpost, option: int) -> None:
        state.seats[asked.seat].pay(asked.card(state).aggression, 0, Source.PRICE)
        gain_outpost(state, asked.seat, asked.place)


_WAYS: Final = Kinds(Occupy(OCCUPY), Storm(STORM))
_BOTH: Final = [*OCCUPY.actions, *STORM.actions]


class PayForOutpost(PayEnergy):
    aside = True

    def price(self, state: State) -> Price:
        seat = state.seats[self.seat]
        return prices(seat, card_at(state, self.place), state.level(seat, self.place))[0]

    def do(self, state: State, in_strength: int) -> None:
        self.pay(state, in_strength)
        gain_outpost(state, self.seat, self.place)


def prices(seat: Seat, card: Card, level: int) -> list[Price]:
    """Of occupying it; of storming it, where that is possible."""
    ways = [Price(energy=energy_to_occupy(seat, card, level), kinds=LAID_OUTPOST)]
    if card.aggression >= 0:
        ways.append(Price(strength=card.aggression))
    return ways


def energy_to_occupy(seat: Seat, card: Card, level: int) -> int:
    price = card.energy[level] - seat.powers.outpost_discount
    return price if price > 0 else 0


def can_occupy(seat: Seat, card: Card, level: int) -> bool:
    return energy_to_occupy(seat, card, level) <= seat.energy_for(LAID_OUTPOST)


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
