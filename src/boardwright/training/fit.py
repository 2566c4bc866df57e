"""Fits a forecast to finished games: a ridge regression for each round, from the game's named features at its beginning
to the points at the end, and beside them to the margin to the table. Needs numpy; play does not."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import numpy as np

from boardwright.kernel.forecast import Forecast, margin
from boardwright.kernel.record import Record

# How strongly weights are held back: the one is taken that does best on games which it has not seen.
RIDGES: Final = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
FOLDS: Final = 5
# In fewer games nothing is learned of a round.
FEWEST: Final = 2 * FOLDS
DIGITS: Final = 6

# Any: numpy's arrays; their shapes and types are told by the names.
Array = Any


@dataclass(frozen=True)
class Sight:
    """What a seat saw at the beginning of a round, and what came of it."""

    round: int
    seat: int
    features: tuple[float, ...]
    before: float  # the forecast of now
    points: float
    margin: float  # to the mean of the others


# By round, the points of every seat to which a table came on average when it was played out several times.
Labels = Mapping[int, Sequence[float]]


def sights(record: Record, before: Forecast | None, labels: Labels) -> Iterator[Sight]:
    """Of a finished game, from its first round on. `before` is the forecast that is to be moved; None: that of the
    game. What came of a table are its labels, where it has some, else the points of the game."""
    game, round = record.game, 0
    random = Random("what a seat cannot see")
    state = game.new(record.players, record.options)
    for move in record.moves:
        if game.round(state) != round:
            round = game.round(state)
            points = labels.get(round) or record.result or []
            for seat in range(record.players):
                seen = game.resample(state, seat, random)
                features = list(game.study.features(seen, seat))
                forecast = before.points(round, features) if before else game.study.forecast(seen, seat)
                yield Sight(round, seat, tuple(features), forecast, points[seat], margin(points, seat))
        game.apply(state, move.seat, move.action)


def traced(sights: Sequence[Sight], trace: float) -> list[Sight]:
    """The same with other points, TD(λ): `trace` parts of what came of a table, and for the rest what the forecast said
    of it a round later, and so on to the end. Of two tables that were equally good one may only have had more luck: the
    forecast of the next round has less of that in it than the end."""
    found: list[Sight] = []
    later: dict[int, Sight] = {}
    for sight in reversed(sights):
        if (after := later.get(sight.seat)) is not None:
            # `after` has the points of its own trace already.
            points = (1 - trace) * after.before + trace * after.points
            found.append(replace(sight, points=points))
        else:
            found.append(sight)
        later[sight.seat] = found[-1]
    return found[::-1]


def fitted(games: Sequence[Sequence[Sight]], names: Sequence[str], start: dict[str, Any] | None) -> dict[str, Any]:
    """The rounds of a file of a forecast. `start`, where there is one, is such a file, and is moved by what it leaves
    over; without one all is learned anew. A round with hardly any games stays as it is."""
    rounds: dict[str, Any] = dict(start["rounds"]) if start else {}
    for number in sorted({sight.round for sights in games for sight in sights}):
        found = [[sight for sight in sights if sight.round == number] for sights in games]
        found = [sights for sights in found if sights]
        if len(found) >= FEWEST:
            rounds[str(number)] = _round(found, names, rounds.get(str(number)))
    return rounds


# Any: part of a file of a forecast.
def _round(games: Sequence[Sequence[Sight]], names: Sequence[str], start: dict[str, Any] | None) -> dict[str, Any]:
    x = np.array([sight.features for sights in games for sight in sights])
    before = np.array([sight.before for sights in games for sight in sights])
    points = np.array([float(sight.points) for sights in games for sight in sights])
    margins = np.array([sight.margin for sights in games for sight in sights])
    fold = folds(games)
    found = _target(x, points, fold, names, start)
    found["off by"]["before"] = round(_root(points - before), 2)
    return {**found, "margin": _target(x, margins, fold, names, start.get("margin") if start else None)}


def folds(games: Sequence[Sequence[object]]) -> Array:
    """Which of the parts every row belongs to: those of one game stay together."""
    return np.array([place % FOLDS for place, rows in enumerate(games) for _ in rows])


def _target(x: Array, y: Array, fold: Array, names: Sequence[str], start: dict[str, Any] | None) -> dict[str, Any]:
    weights = np.array([start["weights"].get(name, 0.0) if start else 0.0 for name in names])
    bias = float(start["bias"]) if start else 0.0
    left = y - (x @ weights + bias)
    ridge, error = best_ridge(x, left, fold)
    more_bias, more = Ridge(x, left).solved(ridge)
    return {
        "off by": {"forecast": round(error, 2), "mean": round(float(y.std()), 2)},
        "ridge": ridge,
        "bias": short(bias + more_bias),
        "weights": {name: short(weight) for name, weight in zip(names, weights + more, strict=True) if weight},
    }


def best_ridge(x: Array, y: Array, fold: Array) -> tuple[float, float]:
    """The ridge that does best on what it has not seen, each part in turn; and how far it is off there."""
    parts = sorted(set(fold.tolist()))
    squares = np.zeros(len(RIDGES))
    for out in parts:
        learned = Ridge(x[fold != out], y[fold != out])
        squares += [float(np.sum(learned.left(x[fold == out], y[fold == out], ridge) ** 2)) for ridge in RIDGES]
    best = int(squares.argmin())
    return RIDGES[best], float(np.sqrt(squares[best] / len(y)))


class Ridge:
    """The regression for all ridges at once: the features are turned so that each is alone, which is the dear part, and
    then a ridge only divides."""

    def __init__(self, x: Array, y: Array) -> None:
        self._mean, self._middle = x.mean(axis=0), float(y.mean())
        spread = x.std(axis=0)
        self._spread = np.where(spread > 1e-9, spread, np.inf)  # what never varies weighs nothing
        scaled = (x - self._mean) / self._spread
        self._sizes, self._axes = np.linalg.eigh(scaled.T @ scaled / len(y))
        self._along = self._axes.T @ (scaled.T @ (y - self._middle)) / len(y)

    def solved(self, ridge: float) -> tuple[float, Array]:
        """Bias and weights of the plain features."""
        weights = self._axes @ (self._along / (self._sizes + ridge)) / self._spread
        return self._middle - float(weights @ self._mean), weights

    def left(self, x: Array, y: Array, ridge: float) -> Array:
        """What it leaves over elsewhere."""
        bias, weights = self.solved(ridge)
        return y - x @ weights - bias


def _root(left: Array) -> float:
    return float(np.sqrt(np.mean(left**2)))


def short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")
