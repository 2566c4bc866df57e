"""The game for bots and learners."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.layout import Numbers
from boardwright.kernel.study import Study

from ..rules.state import State
from .encode import LAYOUT, write
from .estimate import estimate
from .features import FEATURES, features
from .serious import serious
from .terms import TERMS, UNESTIMATED, terms

BREADTH: Final = 24
_FORECAST: Final = Forecast.shipped("boardwright.games.age_of_innovation", "forecast", FEATURES)

# Of four at a table, each: bench/strength.md.
_USUAL_POINTS: Final[Mapping[str, int]] = {"novice": 91, "casual": 114, "strong": 147}


class AgeOfInnovationStudy(Study[State]):
    def __init__(self) -> None:
        super().__init__(TERMS, BREADTH, FEATURES, UNESTIMATED, usual_points=_USUAL_POINTS, layout=LAYOUT, version=1)

    def estimate(self, state: State, seat: int, way: Sequence[Action] = ()) -> float:
        return estimate(state, seat, way[-1] if way else None)

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        write(state, seat, numbers)

    def terms(self, state: State, seat: int) -> Sequence[float]:
        return terms(state, seat)

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(state, seat)

    def forecast(self, state: State, seat: int) -> float:
        if not state.pending:
            return _FORECAST.final([each.points for each in state.seats], seat)
        return _FORECAST.points(state.round, features(state, seat))

    def serious(self, state: State, seat: int, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
        return serious(state, seat, answers)

    def key(self, state: State, seat: int) -> object:
        """The own board and the map; with them go the tiles that are left. Which tile came first does not matter."""
        own = state.seats[seat]
        bowls = own.bowls
        top = state.pending[-1] if state.pending else None
        return (
            own.points,
            own.coins,
            own.tools,
            own.scholars,
            own.scholars_sent,
            own.books,
            bowls.one,
            bowls.two,
            bowls.three,
            own.science,
            own.shipping,
            own.terraforming,
            own.annexes,
            own.structures,
            own.neutral,
            own.annexed,
            own.in_cities,
            own.skipped,
            own.used,
            own.bonus,
            own.palace,
            frozenset(own.competencies),
            frozenset(own.innovations),
            tuple(sorted(own.cities)),
            state.bridges,
            state.offers,
            state.owed,
            state.late,
            state.power_used,
            state.books_used,
            tuple(state.lands),
            tuple(state.slots),
            tuple(state.pending) if top is not None and top.seat == seat else None,
        )
