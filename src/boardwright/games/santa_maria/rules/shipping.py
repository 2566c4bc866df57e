"""Shipping: goods for a tile at one of the docks, which then lies in the harbour. (Rulebook: Shipping)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.colony import cells_of
from boardwright.games.santa_maria.rules.market import OwnDecision, ask, free_actions, within_reach
from boardwright.games.santa_maria.rules.moves import DECLINE, DOCK, MOOR, SHIP
from boardwright.games.santa_maria.rules.payment import pay, why_no_payment
from boardwright.games.santa_maria.rules.reasons import FINE, NO_SHIP, TOO_FEW_COINS
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import ASTRONOMY, DOCKS, SCHOLARS, Source
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision


def offer_ship(state: State, number: int, source: str) -> None:
    """One of the tiles at the docks may be taken, if there are any."""
    ask(state, Ship(number, 0), "ship", source)


class Ship(OwnDecision):
    """The goods of one of the four open tiles are paid; it goes to the dock of the same symbol in the own harbour."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers = [DECLINE]
        possible = False
        for dock, ship in enumerate(state.docks):
            reason = why_no_load(state, seat, dock)
            if reason == FINE:
                possible = True
                answers.append(SHIP[dock])
            elif reason != NO_SHIP and not possible:
                possible = within_reach(seat, state.catalogue.ships[ship].cost.goods)
        if possible:
            free_actions(seat, answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        if action is DECLINE:
            return
        dock = action.index - SHIP[0].index
        ship = state.docks[dock]
        seat = state.seats[self.seat]
        state.dock_ship(dock, NONE, Source.ACTION)
        seat.moor(state.catalogue, dock, ship, Source.ACTION)
        if state.ships:
            state.pending.append(DrawShip(dock))
        if seat.knows(ASTRONOMY):
            state.pending.append(Moor(self.seat, dock, 0))
        pay(state, self.seat, state.catalogue.ships[ship].cost.goods)

    def again(self, traded: int) -> Decision[State]:
        return Ship(self.seat, traded)


def why_no_load(state: State, seat: Seat, dock: int) -> int:
    """Of the ship at a dock of the common board."""
    ship = state.docks[dock]
    return NO_SHIP if ship == NONE else why_no_payment(seat, state.catalogue.ships[ship].cost.goods)


class DrawShip(Decision[State]):
    """The empty dock gets a new tile from the stack, as long as there are any."""

    def __init__(self, dock: int) -> None:
        super().__init__(CHANCE)
        self.dock: Final[int] = dock

    def legal(self, state: State) -> Sequence[Action]:
        return [DOCK[ship] for ship in cells_of(state.ships)]

    def apply(self, state: State, action: Action) -> None:
        ship = action.index - DOCK[0].index
        state.draw_ship(ship)
        state.dock_ship(self.dock, ship, Source.ACTION)

    def args(self) -> Sequence[int]:
        return (self.dock,)


class Moor(OwnDecision):
    """Astronomy: a tile just gained moves to another dock of the own harbour, for a coin a step."""

    def __init__(self, seat: int, dock: int, traded: int) -> None:
        super().__init__(seat, traded)
        self.dock: Final[int] = dock

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers = [MOOR[dock] for dock in range(len(DOCKS)) if self.why_not(seat, dock) == FINE]
        free_actions(seat, answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        dock = action.index - MOOR[0].index
        seat = state.seats[self.seat]
        if dock != self.dock:
            seat.pay_coins(self.price(dock), SCHOLARS[ASTRONOMY])
            ship = seat.cast_off(state.catalogue, self.dock, SCHOLARS[ASTRONOMY])
            seat.moor(state.catalogue, dock, ship, SCHOLARS[ASTRONOMY])

    def price(self, dock: int) -> int:
        return abs(dock - self.dock)

    def why_not(self, seat: Seat, dock: int) -> int:
        return FINE if self.price(dock) <= seat.coins else TOO_FEW_COINS

    def again(self, traded: int) -> Decision[State]:
        return Moor(self.seat, self.dock, traded)

    def args(self) -> Sequence[int]:
        return (self.seat, self.dock, self.traded)
