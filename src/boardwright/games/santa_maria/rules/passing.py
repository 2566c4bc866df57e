"""(D) Passing: a space and its action, then the income of the harbour. (Rulebook: Passing)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Kind, Kinds, Question
from boardwright.kernel.ledger import OFFER
from boardwright.kernel.verdict import Reason

from .colony import cells_of
from .conquest import conquer
from .market import DECLINING
from .moves import PASS, PAVE
from .religion import pray
from .seat import Seat
from .shipping import offer_ship
from .state import State
from .vocabulary import (
    CONQUISTADOR,
    DOCK_SOURCES,
    DOCKS,
    GAIN,
    HARBOUR,
    MATHEMATICS,
    PASS_SOURCES,
    PASS_SPACES,
    RELIGION,
    SHIPPING,
    Effect,
    Source,
)
from .vocabulary import PAVE as PAVING

TAKEN: Final = Reason("taken")


class PassOn(Kind[State, Decision[State], int]):
    """On a space where nobody lies, even if its action cannot be used."""

    noun = "symbol"

    def why_not(self, state: State, asked: Decision[State], space: int) -> Reason | None:
        return TAKEN if any(seat.space == space for seat in state.seats) else None

    def do(self, state: State, asked: Decision[State], space: int) -> None:
        seat = state.seats[asked.seat]
        seat.lie_on(space, Source.ACTION)
        if seat.knows(MATHEMATICS):
            seat.take_coins_back()
        state.pending.append(Income(asked.seat, 0, 0))
        perform(state, asked.seat, state.catalogue.pass_effects[space], PASS_SOURCES[space])

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        taken = [seat.space for seat in state.seats]
        answers += [PASS.actions[space] for space in range(len(PASS_SPACES)) if space not in taken]


def perform(state: State, number: int, effect: Effect, source: str) -> None:
    """The action of a space or of a dock."""
    if effect.verb == GAIN:
        state.seats[number].gain(effect.gain, HARBOUR, source)
    elif effect.verb == CONQUISTADOR:
        conquer(state, number)
    elif effect.verb == RELIGION:
        pray(state, number)
    elif effect.verb == SHIPPING:
        offer_ship(state, number, source)
    elif effect.verb == PAVING:
        seat = state.seats[number]
        seat.note(OFFER, "roads", int(can_pave(state, seat)), source)
        state.pending.append(Pave(number))


class Income(Step[State]):
    """Every ship brings what its dock shows, from the top dock to the bottom one. [11, 28]"""

    def __init__(self, number: int, dock: int, ship: int) -> None:
        super().__init__()
        self.number: Final[int] = number
        self.dock: Final[int] = dock
        self.ship: Final[int] = ship

    def run(self, state: State) -> None:
        harbour = state.seats[self.number].harbour
        dock, ship = self.dock, self.ship
        while dock < len(DOCKS):
            if ship < len(harbour[dock]):
                state.pending.append(Income(self.number, dock, ship + 1))
                perform(state, self.number, state.catalogue.docks[dock], DOCK_SOURCES[dock])
                return
            dock, ship = dock + 1, 0

    def args(self) -> Sequence[int]:
        return (self.number, self.dock, self.ship)


def can_pave(state: State, seat: Seat) -> bool:
    return state.roads > 0 and seat.empty != 0


class Pave(Question[State]):
    """A road tile from the common board on any empty cell, as long as there are any. [20]"""

    def kinds(self) -> Kinds:
        return _PAVE


class PaveCell(Kind[State, Pave, int]):
    noun = "cell"

    def options(self, state: State, asked: Pave) -> Sequence[int]:
        return cells_of(state.seats[asked.seat].empty) if state.roads else []

    def legal(self, state: State, asked: Pave, answers: list[Action]) -> None:
        if state.roads:
            for cell in cells_of(state.seats[asked.seat].empty):
                answers.append(PAVE.actions[cell])

    def do(self, state: State, asked: Pave, cell: int) -> None:
        state.take_road()
        road = state.catalogue.road
        state.seats[asked.seat].settle(state.catalogue, (cell,), road.spaces, Source.ACTION)


_PAVE: Final = Kinds(DECLINING, PaveCell(PAVE))
