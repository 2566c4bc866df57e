"""The end: the largest area, science, what is left. (Rulebook: End of the game and final scoring)"""

from typing import Final

from boardwright.kernel.decision import Step
from boardwright.parts.hexgrid import bits, largest
from boardwright.parts.prizes import shares

from ..content.automa import AUTOMA_FACTIONS
from .buildings import linked
from .flights import beyond, longest_way
from .seat import Seat
from .state import State, joined
from .vocabulary import DISCIPLINES, Origins

AREA_POINTS: Final = (18, 12, 6)
SCIENCE_POINTS: Final = (8, 4, 2)
COINS_A_POINT: Final = 5


class FinalScoring(Step[State]):
    def run(self, state: State) -> None:
        for number, points in enumerate(area_points(state)):
            state.seats[number].score(points, Origins.AREA)
        for discipline in range(len(DISCIPLINES)):
            for number, points in enumerate(science_points(state, discipline)):
                state.seats[number].score(points, Origins.SCIENCE[discipline])
        for seat in state.seats[: state.humans]:
            seat.score(resource_points(seat), Origins.RESOURCES)
        if state.automa is not None:
            points = AUTOMA_FACTIONS[state.automa.faction].points_a_building
            seat = state.seats[-1]
            seat.score(points * seat.buildings.bit_count(), Origins.AUTOMA_ABILITY)


def area_points(state: State) -> list[int]:
    return shares(areas(state), AREA_POINTS)[: len(state.seats)]


def areas(state: State) -> list[int]:
    """With two players a third area, that of the territory tile, takes a place too."""
    found = [largest_area(state, seat) for seat in state.seats]
    return [*found, state.territory] if state.territory else found


def science_points(state: State, discipline: int) -> list[int]:
    return shares(levels(state, discipline), SCIENCE_POINTS)[: len(state.seats)]


def levels(state: State, discipline: int) -> list[int]:
    """With two players the markers of the faction that nobody plays take places too."""
    found = [seat.science[discipline] for seat in state.seats]
    return [*found, state.neutral_science[discipline]] if state.neutral_science else found


def largest_area(state: State, seat: Seat) -> int:
    """The most own buildings of which each is within reach of another: by the shipping of the track, tunnel or
    flight."""
    over = longest_way(seat)

    def reach(hexes: int) -> int:
        reached = linked(state, hexes, seat.shipping)
        if over:
            reached |= beyond(state, hexes, over) | _reaching(state, seat.buildings, hexes, over)
        return reached

    return largest(seat.buildings, reach)


def _reaching(state: State, own: int, hexes: int, over: int) -> int:
    """The own buildings from which a tunnel or flight leads to a set of hexes over a bridge: only where the bridge is,
    it leads one way."""
    found = 0
    for h in bits(own & joined(state, state.map.land)):
        if beyond(state, 1 << h, over) & hexes:
            found |= 1 << h
    return found


def resource_points(seat: Seat) -> int:
    """Everything into coins, bowl II by sacrifice, then coins into points."""
    coins = seat.coins + seat.tools + seat.scholars + sum(seat.books) + seat.bowls.three + seat.bowls.two // 2
    return coins // COINS_A_POINT
