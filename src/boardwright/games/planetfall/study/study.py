"""The game for bots and learners."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.layout import Numbers
from boardwright.kernel.study import Study, total

from ..rules.state import State
from .encode import LAYOUT, write
from .estimate import TERMS, estimate, reached
from .features import FEATURES, features
from .own import OWN, own

_LEARNED: Final = "learned"
_PACKAGE: Final = "boardwright.games.planetfall"
_FORECAST: Final = Forecast.shipped(_PACKAGE, "forecast", FEATURES)
_CORRECTION: Final = Forecast.shipped(_PACKAGE, "correction", OWN)

# Of four at a table, each: bench/strength.md.
_USUAL_POINTS: Final[Mapping[str, int]] = {"novice": 80, "casual": 94, "strong": 99}


class PlanetfallStudy(Study[State]):
    """Every answer is serious: an action asks little."""

    def __init__(self) -> None:
        super().__init__(
            (*TERMS, _LEARNED),
            feature_names=FEATURES,
            unestimated=(_LEARNED,),
            own_names=OWN,
            usual_points=_USUAL_POINTS,
            layout=LAYOUT,
            version=2,
        )

    def estimate(self, state: State, seat: int, way: Sequence[Action] = ()) -> float:
        return estimate(state, seat)

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        write(state, seat, numbers)

    def terms(self, state: State, seat: int) -> Sequence[float]:
        table, found = reached(state, seat)
        return [*found, _learned(state, table, seat, found)]

    def value(self, state: State, seat: int) -> float:
        table, found = reached(state, seat)
        return total(found) + _learned(state, table, seat, found)

    def own_features(self, state: State, seat: int) -> Sequence[float]:
        """Of the table after the best own answers: a ship that has flown has not acted yet."""
        table, found = reached(state, seat)
        return own(table, seat, found)

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(state, seat)

    def forecast(self, state: State, seat: int) -> float:
        if not state.pending:
            return _FORECAST.final([each.points for each in state.seats], seat)
        return _FORECAST.points(state.planet, features(state, seat))


def _learned(state: State, table: State, seat: int, found: list[float]) -> float:
    """By how much the search corrects the other terms, on the table that they are of. Before the first planet and after
    the last it has nothing to say."""
    if not state.planet or not state.pending:
        return 0.0
    return _CORRECTION.points(state.planet, own(table, seat, found))
