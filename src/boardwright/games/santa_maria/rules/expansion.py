"""(A) A tile from the display is paid for and laid on empty cells. (Rulebook: Expanding the colony)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import DOUBLES
from boardwright.games.santa_maria.rules.colony import COVERED, PLACES, cells_of, double_fits, triple_fits
from boardwright.games.santa_maria.rules.moves import EXPAND, PLACE
from boardwright.games.santa_maria.rules.payment import pay, why_no_payment
from boardwright.games.santa_maria.rules.reasons import FINE, NO_ROOM
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import DOUBLE, TRIPLE, Source
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

DOUBLE_PRICE: Final = (2, 0, 0, 0, 0)  # 2 wood
TRIPLE_PRICE: Final = (2, 1, 0, 0, 0)  # 2 wood and 1 grain
_ALL_DOUBLES: Final = (1 << DOUBLES) - 1


def expansions(state: State, seat: Seat) -> list[Action]:
    """The tiles on display that can be paid for and fit somewhere. The display is not refilled before the next year."""
    if why_no_tile(seat, DOUBLE) != FINE:
        return []  # a triple costs more and needs more room
    shown = state.shown if why_no_tile(seat, TRIPLE) == FINE else state.shown & _ALL_DOUBLES
    return [EXPAND[tile] for tile in cells_of(shown)]


def why_no_tile(seat: Seat, shape: int) -> int:
    """Of a tile on display: it must fit somewhere and be paid for."""
    if not (double_fits(seat.empty) if shape == DOUBLE else triple_fits(seat.empty)):
        return NO_ROOM
    return why_no_payment(seat, tile_price(shape))


def tile_price(shape: int) -> tuple[int, ...]:
    return DOUBLE_PRICE if shape == DOUBLE else TRIPLE_PRICE


def expand(state: State, number: int, tile: int) -> None:
    """It is paid for, and then laid. [48]"""
    state.take_tiles(1 << tile, Source.ACTION)
    shape = state.catalogue.tiles[tile].shape
    state.pending.append(PlaceTile(number, tile))
    pay(state, number, tile_price(shape))


class PlaceTile(Decision[State]):
    """Anywhere on empty cells, turned as one likes. It covers no other tile and no printed building."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final[int] = tile

    def legal(self, state: State) -> Sequence[Action]:
        taken = ~state.seats[self.seat].empty
        places = PLACES[state.catalogue.tiles[self.tile].shape]
        return [PLACE[place] for place, mask in places if not mask & taken]

    def apply(self, state: State, action: Action) -> None:
        tile = state.catalogue.tiles[self.tile]
        cells = COVERED[tile.shape][action.index - PLACE[0].index]
        state.seats[self.seat].settle(state.catalogue, cells, tile.spaces, Source.ACTION)

    def args(self) -> Sequence[int]:
        return (self.seat, self.tile)
