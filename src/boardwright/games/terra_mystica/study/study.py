"""The game for bots and learners."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.layout import Numbers
from boardwright.kernel.study import Study, total

from ..rules.state import State
from .encode import LAYOUT, write
from .estimate import estimate
from .features import FEATURES, features
from .last import is_last, points_if_it_passed
from .own import OWN, own
from .serious import serious
from .terms import TERMS, terms

BREADTH: Final = 40
NARROW: Final = 6
_LEARNED: Final = "learned"
_PACKAGE: Final = "boardwright.games.terra_mystica"
_FORECAST: Final = Forecast.shipped(_PACKAGE, "forecast", FEATURES)
_CORRECTION: Final = Forecast.shipped(_PACKAGE, "correction", OWN)

# Of four at a table, each: bench/strength.md.
_USUAL_POINTS: Final[Mapping[str, int]] = {"novice": 81, "casual": 108, "strong": 120}


class TerraMysticaStudy(Study[State]):
    def __init__(self) -> None:
        super().__init__(
            (*TERMS, _LEARNED),
            BREADTH,
            FEATURES,
            unestimated=(_LEARNED,),
            own_names=OWN,
            usual_points=_USUAL_POINTS,
            narrow=NARROW,
            layout=LAYOUT,
            version=1,
        )

    def estimate(self, state: State, seat: int, way: Sequence[Action] = ()) -> float:
        return estimate(state, seat, way[-1] if way else None)

    def write(self, state: State, seat: int, numbers: Numbers) -> None:
        write(state, seat, numbers)

    def terms(self, state: State, seat: int) -> Sequence[float]:
        found = terms(state, seat)
        return [*found, self._learned(state, seat, found)]

    def value(self, state: State, seat: int) -> float:
        found = terms(state, seat)
        return total(found) + self._learned(state, seat, found)

    def _learned(self, state: State, seat: int, found: list[float]) -> float:
        """By how much the search corrects the other terms. Before the first round it has nothing to say, and to who is
        last nothing needs to be guessed."""
        if not state.round or not state.pending or state.seats[seat].gone:
            return 0.0
        if is_last(state, seat):
            return points_if_it_passed(state, seat) - total(found)
        return _CORRECTION.points(state.round, own(state, state.seats[seat], found))

    def own_features(self, state: State, seat: int) -> Sequence[float]:
        return own(state, state.seats[seat], terms(state, seat))

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
            own.workers,
            own.priests,
            bowls.one,
            bowls.two,
            bowls.three,
            own.cults,
            own.priests_sent,
            own.shipping,
            own.digging,
            own.structures,
            own.towns,
            own.skipped,
            own.used,
            own.bonus,
            frozenset(own.favors),
            tuple(sorted(own.town_tiles)),
            state.bridges,
            state.offers,
            tuple(state.power_used),
            bytes(state.terrain),
            top if top is not None and top.seat == seat else None,
        )
