"""(A) A tile from the display is paid for and laid on empty cells. (Rulebook: Expanding the colony)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Sole
from boardwright.kernel.verdict import Reason, Words

from .colony import CELL_NAMES, COVERED, PLACES, TURNS, cells_of, double_fits, triple_fits
from .moves import EXPAND, PLACE
from .payment import pay
from .state import State
from .vocabulary import DOUBLE, Gain, Source

NO_TILE: Final = Reason("no-tile")
NO_ROOM: Final = Reason("no-room")
DOES_NOT_FIT: Final = Reason("does-not-fit")
PRICES: Final = (Gain(Bundle("2w")), Gain(Bundle("2w 1g")))  # of doubles and triples


def _by_tile() -> list[Action]:
    """The actions by the place of their tile. Town halls and the road have places among the tiles, too."""
    actions = [EXPAND.actions[0]] * (max(EXPAND.values) + 1)
    for action in EXPAND.actions:
        actions[EXPAND.value(action)] = action
    return actions


_BY_TILE: Final = _by_tile()


class Expand(Kind[State, Decision[State], int]):
    """A tile on display that fits somewhere. The display is not refilled before the next year."""

    noun = "tile"

    def options(self, state: State, asked: Decision[State]) -> list[int]:
        return cells_of(state.shown)

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if state.shown else NO_TILE

    def why_not(self, state: State, asked: Decision[State], tile: int) -> Reason | None:
        empty = state.seats[asked.seat].empty
        double = state.catalogue.tiles[tile].shape == DOUBLE
        return None if (double_fits(empty) if double else triple_fits(empty)) else NO_ROOM

    def prices(self, state: State, asked: Decision[State], tile: int) -> tuple[Gain, ...]:
        return (PRICES[state.catalogue.tiles[tile].shape - DOUBLE],)

    def do(self, state: State, asked: Decision[State], tile: int) -> None:
        """It is paid for, and then laid. [48]"""
        state.take_tiles(1 << tile, Source.ACTION)
        state.pending.append(PlaceTile(asked.seat, tile))
        pay(state, asked.seat, PRICES[state.catalogue.tiles[tile].shape - DOUBLE].goods)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.can_pay(PRICES[0]) and double_fits(seat.empty):  # a triple costs more and needs more room
            triples = seat.can_pay(PRICES[1]) and triple_fits(seat.empty)
            for tile in cells_of(state.shown if triples else state.shown & state.catalogue.doubles):
                answers.append(_BY_TILE[tile])


class PlaceTile(Sole[State, tuple[int, int]]):
    """Anywhere on empty cells, turned as one likes. It covers no other tile and no printed building."""

    verb: Verb[tuple[int, int]] = PLACE

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final[int] = tile

    def covered(self, state: State, place: tuple[int, int]) -> tuple[int, ...]:
        return COVERED[state.catalogue.tiles[self.tile].shape][TURNS * place[0] + place[1]]

    def options(self, state: State) -> Sequence[tuple[int, int]]:
        return [divmod(place, TURNS) for place, _ in PLACES[state.catalogue.tiles[self.tile].shape]]

    def why_not(self, state: State, place: tuple[int, int]) -> Reason | None:
        seat = state.seats[self.seat]
        return None if all(seat.empty >> cell & 1 for cell in self.covered(state, place)) else DOES_NOT_FIT

    def targets(self, state: State, place: tuple[int, int]) -> Sequence[str]:
        empty = state.seats[self.seat].empty
        return [CELL_NAMES[cell] for cell in self.covered(state, place) if empty >> cell & 1]

    def do(self, state: State, place: tuple[int, int]) -> None:
        spaces = state.catalogue.tiles[self.tile].spaces
        state.seats[self.seat].settle(state.catalogue, self.covered(state, place), spaces, Source.ACTION)

    def words(self, state: State, place: tuple[int, int]) -> Words:
        cell, turn = place
        return ("place-turned", {"cell": cell, "degrees": 90 * turn}) if turn else ("place", {"cell": cell})

    def legal(self, state: State) -> Sequence[Action]:
        taken = ~state.seats[self.seat].empty
        places = PLACES[state.catalogue.tiles[self.tile].shape]
        return [PLACE.actions[place] for place, mask in places if not mask & taken]

    def args(self) -> Sequence[int]:
        return (self.seat, self.tile)
