"""A table at the beginning of a round as named numbers, from the eyes of one seat: what the forecast is learned on.

What the seat has (`own.py`), which board it plays and for which goals, and how the others stand.
"""

from typing import Final

from boardwright.games.planetfall.rules.catalogue import BUILT_IN, catalogue
from boardwright.games.planetfall.rules.scoring import count
from boardwright.games.planetfall.rules.seat import Seat
from boardwright.games.planetfall.rules.state import State
from boardwright.games.planetfall.study.estimate import terms
from boardwright.games.planetfall.study.own import OWN, STANDING, own, standing
from boardwright.kernel.study import total

_CONTENT: Final = catalogue(BUILT_IN)
_GOALS: Final = len(_CONTENT.goals)
_OTHERS: Final = 5  # at most, strongest first
# Of what goals ask for the most.
_CONTESTED: Final = ("unit", "technology", "outpost")

FEATURES: Final[tuple[str, ...]] = (
    *OWN,
    *[side.id for side in _CONTENT.sides],
    *[f"goal board {number + 1}" for number in range(_GOALS)],
    *[f"value of opponent {number + 1}" for number in range(_OTHERS)],
    *[f"lead in {what}" for what in _CONTESTED],
    *[f"{what} of the best opponent" for what in ("points", *STANDING)],
    *[f"{what} of the others on average" for what in ("points", *STANDING)],
)


def features(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    found = own(state, number, terms(state, number))
    side = -1 if seat.side is None else seat.side.index
    found += [1.0 if each == side else 0.0 for each in range(len(_CONTENT.sides))]
    goal = -1 if state.goal is None else state.goal.index
    found += [1.0 if each == goal else 0.0 for each in range(_GOALS)]
    others = [total(terms(state, other)) for other in range(len(state.seats)) if other != number]
    others.sort(reverse=True)
    found += (others + [0.0] * _OTHERS)[:_OTHERS]
    rivals = [other for other in state.seats if other is not seat]
    for what in _CONTESTED:
        best = max([count(state, other, what) for other in rivals], default=0)
        found.append(float(count(state, seat, what) - best))
    found += _rivals(state, rivals)
    return found


def _rivals(state: State, rivals: list[Seat]) -> list[float]:
    """How the one with the most points stands, and all on average."""
    found = [[float(seat.points), *standing(state, seat)] for seat in rivals]
    if not found:
        return [0.0] * (2 * (1 + len(STANDING)))
    mean = [total([each[place] for each in found]) / len(found) for place in range(len(found[0]))]
    return [*max(found), *mean]
