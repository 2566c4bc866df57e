"""Shipping: goods for a tile at one of the docks, which then lies in the harbour. (Rulebook: Shipping)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, Decision
from boardwright.kernel.kind import Kind, Kinds, Sole
from boardwright.kernel.verdict import Reason, Words

from .catalogue import NONE
from .colony import cells_of
from .market import DECLINING, MARKET, Bargain, OwnDecision, ask
from .moves import DOCK, MOOR, SHIP
from .payment import pay
from .state import State
from .vocabulary import ASTRONOMY, SCHOLARS, Gain, Source, coins

NO_SHIP: Final = Reason("no-ship")


def offer_ship(state: State, number: int, source: str) -> None:
    """One of the tiles at the docks may be taken, if there are any."""
    ask(state, Ship(number), "ship", source)


class Ship(Bargain):
    """One of the four open tiles."""

    def kinds(self) -> Kinds:
        return _SHIP

    def after(self) -> Decision[State]:
        return Ship(self.seat, 1)


class Load(Kind[State, Ship, int]):
    """The goods of a tile are paid; it goes to the dock of the same symbol in the own harbour."""

    def why_not(self, state: State, asked: Ship, dock: int) -> Reason | None:
        return NO_SHIP if state.docks[dock] == NONE else None

    def prices(self, state: State, asked: Ship, dock: int) -> tuple[Gain, ...]:
        return (state.catalogue.ships[state.docks[dock]].cost,)

    def do(self, state: State, asked: Ship, dock: int) -> None:
        ship = state.docks[dock]
        seat = state.seats[asked.seat]
        state.dock_ship(dock, NONE, Source.ACTION)
        seat.moor(state.catalogue, dock, ship, Source.ACTION)
        if state.ships:
            state.pending.append(DrawShip(dock))
        if seat.knows(ASTRONOMY):
            state.pending.append(Moor(asked.seat, dock))
        pay(state, asked.seat, state.catalogue.ships[ship].cost.goods)

    def words(self, state: State, asked: Ship, dock: int) -> Words:
        return "ship", {"ship": state.docks[dock], "dock": dock}

    def legal(self, state: State, asked: Ship, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        for dock, ship in enumerate(state.docks):
            if ship != NONE and seat.can_pay(state.catalogue.ships[ship].cost):
                answers.append(SHIP.actions[dock])


_SHIP: Final = Kinds(DECLINING, Load(SHIP), *MARKET)


class DrawTile(Sole[State, int]):
    """A shipping tile comes to a dock."""

    abstract: ClassVar[bool] = True

    verb: Verb[int] = DOCK

    def __init__(self, dock: int) -> None:
        super().__init__(CHANCE)
        self.dock: Final[int] = dock

    def words(self, state: State, ship: int) -> Words:
        return "dock", {"dock": self.dock, "ship": ship}

    def args(self) -> Sequence[int]:
        return (self.dock,)


class DrawShip(DrawTile):
    """The empty dock gets a new tile from the stack, as long as there are any."""

    def legal(self, state: State) -> Sequence[Action]:
        return [DOCK.actions[ship] for ship in cells_of(state.ships)]

    def do(self, state: State, ship: int) -> None:
        state.draw_ship(ship)
        state.dock_ship(self.dock, ship, Source.ACTION)


class Moor(OwnDecision):
    """Astronomy: a tile just gained may move to another dock of the own harbour."""

    def __init__(self, seat: int, dock: int, begun: int = 0) -> None:
        super().__init__(seat, begun)
        self.dock: Final[int] = dock

    def kinds(self) -> Kinds:
        return _MOOR

    def after(self) -> Decision[State]:
        return Moor(self.seat, self.dock, 1)

    def args(self) -> Sequence[int]:
        return (self.seat, self.dock, int(self.begun))


class MoorAt(Kind[State, Moor, int]):
    """For a coin a step."""

    def prices(self, state: State, asked: Moor, dock: int) -> tuple[Gain, ...]:
        return (coins(abs(dock - asked.dock)),)

    def do(self, state: State, asked: Moor, dock: int) -> None:
        seat = state.seats[asked.seat]
        if dock != asked.dock:
            seat.pay_coins(abs(dock - asked.dock), SCHOLARS[ASTRONOMY])
            ship = seat.cast_off(state.catalogue, asked.dock, SCHOLARS[ASTRONOMY])
            seat.moor(state.catalogue, dock, ship, SCHOLARS[ASTRONOMY])

    def words(self, state: State, asked: Moor, dock: int) -> Words:
        return "moor-here" if dock == asked.dock else "moor", {"dock": dock}


_MOOR: Final = Kinds(MoorAt(MOOR), *MARKET)
