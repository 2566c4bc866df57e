"""The end: the largest area, the cults, what is left. (Rulebook: End of the game)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Step
from boardwright.parts.hexgrid import bits, largest
from boardwright.parts.prizes import shares

from .map import FLOWN, GRID
from .reach import flight, linked
from .seat import Seat
from .state import State
from .vocabulary import AREA, CULT_PRIZES, CULTS, RESOURCES, Source

AREA_POINTS: Final = (18, 12, 6)
CULT_POINTS: Final = (8, 4, 2)


class FinalScoring(Step[State]):
    def run(self, state: State) -> None:
        for cult in range(4):
            award(state, cult_points(state, cult), CULT_PRIZES, CULTS[cult])
        award(state, area_points(state), AREA, Source.AREA)
        for seat in state.seats:
            seat.score(resource_points(seat), RESOURCES, Source.RESOURCES)


def award(state: State, points: Sequence[int], category: int, source: str) -> None:
    for number, won in enumerate(points):
        state.seats[number].score(won, category, source)


def cult_points(state: State, cult: int) -> list[int]:
    return shares([seat.cults[cult] for seat in state.seats], CULT_POINTS)


def area_points(state: State) -> list[int]:
    return shares([largest_area(state, seat) for seat in state.seats], AREA_POINTS)


def largest_area(state: State, seat: Seat) -> int:
    """The most own buildings joined directly or indirectly: by printed shipping, tunnel or carpet."""
    steps = flight(seat)

    def reach(hexes: int) -> int:
        reached = linked(state, hexes, seat.shipping)
        if steps:
            for h in bits(hexes):
                reached |= FLOWN[steps + 1][h]
        if seat.skipped:
            reached |= GRID.around(GRID.around(hexes) & seat.skipped)
        return reached

    return largest(seat.buildings, reach)


def resource_points(seat: Seat) -> int:
    """Everything into coins, bowl II by burning, then coins into points."""
    coins = seat.coins + seat.workers + seat.priests + seat.bowls.three + seat.bowls.two // 2
    return coins // seat.faction.coins_a_point
