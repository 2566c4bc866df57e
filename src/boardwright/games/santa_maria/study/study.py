"""The game for bots and learners."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.layout import Numbers
from boardwright.kernel.study import Study

from ..rules.state import State
from ..rules.turn import Turn
from .encode import LAYOUT, write
from .estimate import TERMS, UNESTIMATED, estimate, terms
from .features import FEATURES, features
from .serious import serious

# Fewer would leave no room for steps on the religion track beside the tiles that can be laid.
BREADTH: Final = 16
_PACKAGE: Final = "boardwright.games.santa_maria"
_FORECAST: Final = Forecast.shipped(_PACKAGE, "forecast", FEATURES)
# Who plays alone has all dice and ships for itself.
_FORECAST_ALONE: Final = Forecast.shipped(_PACKAGE, "forecast_alone", FEATURES)

# Of four at a table, each: bench/strength.md.
_USUAL_POINTS: Final[Mapping[str, int]] = {"novice": 50, "casual": 83, "strong": 90}


class SantaMariaStudy(Study[State]):
    def __init__(self) -> None:
        super().__init__(TERMS, BREADTH, FEATURES, UNESTIMATED, usual_points=_USUAL_POINTS, layout=LAYOUT, version=2)

    def estimate(self, state: State, seat: int, way: Sequence[Action] = ()) -> float:
        return estimate(state, seat, way)

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        write(state, seat, numbers)

    def terms(self, state: State, seat: int) -> Sequence[float]:
        return terms(state, seat)

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(state, seat)

    def forecast(self, state: State, seat: int) -> float:
        learned = _FORECAST if len(state.seats) > 1 else _FORECAST_ALONE
        if not state.pending:
            return learned.final([each.points for each in state.seats], seat)
        return learned.points(state.year, features(state, seat))

    def comparable(self, state: State, seat: int) -> bool:
        """An action is over when its last question is answered, free actions before it included."""
        top = state.pending[-1] if state.pending else None
        if top is None or top.seat != seat:
            return True
        return isinstance(top, Turn) and not top.begun

    def serious(self, state: State, seat: int, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
        return serious(state, answers)

    def key(self, state: State, seat: int) -> object:
        """The own board with all that is taken from the table, and what still waits: chance may have to speak first."""
        own = state.seats[seat]
        return (
            own.points,
            own.coins,
            tuple(own.goods),
            own.spaces,
            own.lying,
            own.roads,
            tuple(own.dice),
            own.white_taken,
            own.blue_taken,
            own.bought,
            own.religion,
            own.conquest,
            own.scholars,
            tuple(own.harbour),
            own.space,
            tuple(state.white),
            tuple(state.blue),
            tuple(state.docks),
            tuple(state.monks),
            state.shown,
            state.offered,
            tuple(state.pending),
        )
