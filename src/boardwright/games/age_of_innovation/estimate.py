"""How good a table looks for a seat, in points: what bots steer by."""

from boardwright.games.age_of_innovation.scoring import area_points, resource_points, science_points
from boardwright.games.age_of_innovation.state import State


def estimate(state: State, number: int) -> float:
    seat = state.seats[number]
    if not state.pending:
        return float(seat.points)
    prizes = area_points(state)[number] + sum([science_points(state, n)[number] for n in range(4)])
    return seat.points + prizes + resource_points(seat)
