"""The game for bots and learners."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from boardwright.games.planetfall.rules.state import State
from boardwright.games.planetfall.study.encode import LAYOUT, write
from boardwright.games.planetfall.study.estimate import TERMS, estimate, terms
from boardwright.games.planetfall.study.features import FEATURES, features
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.layout import Numbers
from boardwright.kernel.study import Study

_FORECAST: Final = Forecast(
    (files("boardwright.games.planetfall") / "study" / "forecast.json").read_text(encoding="utf-8"), FEATURES
)

# Of four at a table, each: bench/strength.md.
_USUAL_POINTS: Final[Mapping[str, int]] = {"novice": 78, "casual": 91}


class PlanetfallStudy(Study[State]):
    """Every answer is serious: an action asks little."""

    def __init__(self) -> None:
        super().__init__(TERMS, feature_names=FEATURES, usual_points=_USUAL_POINTS, layout=LAYOUT)

    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        write(state, seat, numbers)

    def terms(self, state: State, seat: int) -> Sequence[float]:
        return terms(state, seat)

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(state, seat)

    def forecast(self, state: State, seat: int) -> float:
        if not state.pending:
            return _FORECAST.final([each.points for each in state.seats], seat)
        return _FORECAST.points(state.planet, features(state, seat))
