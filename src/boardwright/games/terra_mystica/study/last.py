"""The seat that is left alone in the last round: after what it does it passes, and then only points count. What the
other terms hope for, and what was learned beside them, would not compare with the points of a game that is over."""

from boardwright.parts.prizes import shares

from ..rules.passing import score_pass
from ..rules.scoring import AREA_POINTS, cult_points, resource_points
from ..rules.state import State
from ..rules.vocabulary import ROUNDS
from .terms import area


def is_last(state: State, number: int) -> bool:
    """All others have passed for good, and it has not."""
    if state.round < ROUNDS or not state.pending or state.seats[number].passed:
        return False
    return all(seat.passed or seat.gone or seat.number == number for seat in state.seats)


def points_if_it_passed(state: State, number: int) -> float:
    passed = state.clone()
    score_pass(passed, number)
    seat = passed.seats[number]
    points = seat.points + resource_points(seat)
    for cult in range(len(seat.cults)):
        points += cult_points(state, cult)[number]
    return float(points + shares([area(state, each) for each in state.seats], AREA_POINTS)[number])
