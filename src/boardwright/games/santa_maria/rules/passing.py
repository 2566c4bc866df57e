"""(D) Passing: a space and its action, then the income of the harbour. (Rulebook: Passing)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.colony import cells_of
from boardwright.games.santa_maria.rules.conquest import conquer
from boardwright.games.santa_maria.rules.moves import DECLINE, PASS, PAVE
from boardwright.games.santa_maria.rules.reasons import FINE, NO_ROAD
from boardwright.games.santa_maria.rules.religion import pray
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.shipping import offer_ship
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import (
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
from boardwright.games.santa_maria.rules.vocabulary import PAVE as PAVING
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.ledger import OFFER


def passes(state: State) -> list[Action]:
    """The spaces nobody lies on; a space may be taken even if its action cannot be used."""
    taken = spaces_taken(state)
    return [PASS[space] for space in range(len(PASS_SPACES)) if space not in taken]


def spaces_taken(state: State) -> list[int]:
    """Where markers lie; NONE for those who have not passed."""
    return [seat.space for seat in state.seats]


def pass_on(state: State, number: int, space: int) -> None:
    seat = state.seats[number]
    seat.lie_on(space, Source.ACTION)
    if seat.knows(MATHEMATICS):
        seat.take_coins_back()
    state.pending.append(Income(number, 0, 0))
    perform(state, number, state.catalogue.pass_effects[space], PASS_SOURCES[space])


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
        seat.note(OFFER, "roads", int(why_no_road(state, seat) == FINE), source)
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


def why_no_road(state: State, seat: Seat) -> int:
    return FINE if state.roads and seat.empty else NO_ROAD


class Pave(Decision[State]):
    """A road tile from the common board on any empty cell, as long as there are any. [20]"""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers = [DECLINE]
        if why_no_road(state, seat) == FINE:
            answers += [PAVE[cell] for cell in cells_of(seat.empty)]
        return answers

    def apply(self, state: State, action: Action) -> None:
        if action is DECLINE:
            return
        road = state.catalogue.tiles[-1]
        state.take_road()
        state.seats[self.seat].settle(state.catalogue, (action.index - PAVE[0].index,), road.spaces, Source.ACTION)
