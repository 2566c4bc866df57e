"""How good a table looks for a seat, in points: for bots."""

from boardwright.games.santa_maria.scoring import final_points
from boardwright.games.santa_maria.state import State


def estimate(state: State, number: int) -> float:
    return state.seats[number].points + sum([points for _, points in final_points(state, number)])
