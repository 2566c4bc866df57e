"""What a game offers to bots and learners. By default it knows nothing but the points.

Two ways of judging: `estimate` is of any table, also in the middle of an action, whose questions it may look through.
`terms` are of a table on which an action is done (`Game.settled`), as parts in points that a learner can weigh anew;
`value` is their sum. `kernel/ways.py` brings a bot to such tables by the answers that are `serious`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import S
from boardwright.kernel.layout import Layout, Numbers

# The estimate of a table from which no bot looks on: another way leads to the same.
NOWHERE: Final = -1000.0


class Study(ABC, Generic[S]):
    """How good a table looks, and the table as numbers."""

    def __init__(
        self,
        term_names: Sequence[str] = ("estimate",),
        breadth: int = 5,
        feature_names: Sequence[str] = (),
        unestimated: Sequence[str] = (),
        own_names: Sequence[str] = (),
        usual_points: Mapping[str, int] | None = None,
        narrow: int = 2,
        layout: Layout | None = None,
        version: int = 0,
    ) -> None:
        # What each of the `terms` is.
        self.term_names: Final[Sequence[str]] = term_names
        # The terms that `estimate` leaves out.
        self.unestimated: Final[Sequence[str]] = unestimated
        # What each of the `features` is.
        self.feature_names: Final[Sequence[str]] = feature_names or term_names
        # What each of the `own_features` is.
        self.own_names: Final[Sequence[str]] = own_names or term_names
        # What four bots of a level make on average, each, as far as it was measured (bench/strength.md).
        self.usual_points: Final[Mapping[str, int]] = usual_points or {}
        # What each number is that `write` gives.
        self.layout: Final[Layout] = layout or Layout()
        # Of the environment that learners know the game by: raised when the Book's indices or the numbers change, so
        # that what was learned on the old ones is never fed the new ones.
        self.version: Final[int] = version
        # Of so many tables in the middle of an action all ways on are looked at; of more, only those of the best.
        self.breadth: Final[int] = breadth
        # The same in a rollout, where many quick ways tell more than few good ones.
        self.narrow: Final[int] = narrow

    @abstractmethod
    def estimate(self, state: S, seat: int, way: Sequence[Action] = ()) -> float:
        """How good the table looks for a seat, in points; NOWHERE, if nobody needs to look on from it. `way`: the
        answers of the seat that led there."""

    @abstractmethod
    def write(self, state: S, seat: int, numbers: Numbers) -> None:
        """The view of a seat as numbers, at the places of the `layout`, into something that is all 0: whoever looks is
        seat 0, and the length is the same for every number of players. `kernel/observation.py` adds what is asked."""

    def terms(self, state: S, seat: int) -> Sequence[float]:
        """What makes a settled table good for a seat, each in points, in the order of `term_names`."""
        return [self.estimate(state, seat)]

    def value(self, state: S, seat: int) -> float:
        """The sum of the terms. Of a table in the middle of an action it leaves out what the rest will bring."""
        return total(self.terms(state, seat))

    def features(self, state: S, seat: int) -> Sequence[float]:
        """A table at the beginning of a round as numbers from which the points at the end are learned, in the order of
        `feature_names`."""
        return self.terms(state, seat)

    def own_features(self, state: S, seat: int) -> Sequence[float]:
        """A settled table as numbers that the ways of one action change: from them a correction of the value is
        learned, in the order of `own_names`. Cheap, since every way is looked at so."""
        return self.terms(state, seat)

    def forecast(self, state: S, seat: int) -> float:
        """The points that the seat is expected to end with, at the beginning of a round; those that it has when the
        game is over."""
        return self.value(state, seat)

    def comparable(self, state: S, seat: int) -> bool:
        """Whether estimates can be compared here; not where one does not look through the questions that follow."""
        return True

    def serious(self, state: S, seat: int, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
        """Of the legal answers to what the seat is asked, those worth a look, each with the answers before it to the
        same question that make it possible: conversions that pay for it. None where the action comes to nothing."""
        return [[answer] for answer in answers]

    def key(self, state: S, seat: int) -> object:
        """Equal only for such tables, reached by ways of one action of the seat, between which nothing differs that
        matters to it. None: not known, every table is another one. Cheap, so it leaves out what the ways of one action
        cannot change."""
        return None


def total(terms: Sequence[float]) -> float:
    """Added one after the other: `sum` does it in another way in each version of Python, and a bot plays the same in
    all."""
    value = 0.0
    for term in terms:
        value += term
    return value


@final
class PointsAlone(Study[S]):
    """A table looks as good as its points; a game that is to be played well says it better."""

    def __init__(self, scores: Callable[[S], Sequence[int]], seats: int) -> None:
        layout = Layout()
        layout.add("points", "those of everybody, the own ones first", [f"seat {seat}" for seat in range(seats)])
        super().__init__(("points",), layout=layout)
        self._scores: Final = scores

    def estimate(self, state: S, seat: int, way: Sequence[Action] = ()) -> float:
        return float(self._scores(state)[seat])

    def write(self, state: S, seat: int, numbers: Numbers) -> None:
        points = self._scores(state)
        for place in range(len(points)):
            numbers[place] = float(points[(seat + place) % len(points)])
