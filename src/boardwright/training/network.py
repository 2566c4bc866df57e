"""A small network on what a linear forecast leaves over: two layers of rectified units, trained by Adam in numpy on all
rounds at once, each with biases of its own. Play needs no numpy: `kernel/forecast.py` reads what is made here."""

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from boardwright.kernel.forecast import Forecast
from boardwright.training.fit import Array, Sight, folds, short

UNITS: Final = (64, 32)
EPOCHS: Final = 40  # at most: the one is kept after which games that it has not seen were told best
BATCH: Final = 64
RATE: Final = 0.001
DECAY: Final = 0.001  # of the weights, so that they stay small


# Any: files of forecasts, and numpy's arrays.
def with_network(
    file: dict[str, Any], games: Sequence[Sequence[Sight]], names: Sequence[str], seed: int
) -> dict[str, Any]:
    """The file of a linear forecast, and a network beside it that was taught on a part of the games and chosen by the
    others."""
    linear = Forecast(json.dumps(file), names)
    rows = [sight for sights in games for sight in sights]
    x = np.array([sight.features for sight in rows])
    y = np.array([s.points + linear.margin * s.margin - linear.points(s.round, list(s.features)) for s in rows])
    rounds = np.array([sight.round for sight in rows])
    unseen = folds(games) == 0
    net = _Net(x[~unseen], rounds[~unseen], np.random.default_rng(seed))
    before = _root(y[unseen])
    best, kept = before, net.copied()
    for _ in range(EPOCHS):
        net.epoch(x[~unseen], rounds[~unseen], y[~unseen])
        error = _root(y[unseen] - net.points(x[unseen], rounds[unseen]))
        if error < best:
            best, kept = error, net.copied()
    net.parameters = kept
    told = {"off by": {"network": round(best, 2), "linear": round(before, 2)}, "units": list(UNITS)}
    return {**file, "network": {**told, **net.written(names)}}


class _Net:
    def __init__(self, x: Array, rounds: Array, random: Any) -> None:
        self._random = random
        self._mean, spread = x.mean(axis=0), x.std(axis=0)
        self._spread = np.where(spread > 1e-9, spread, np.inf)
        self._rounds = sorted(set(rounds.tolist()))
        wide, narrow = UNITS
        scale = (2 / x.shape[1]) ** 0.5
        self.parameters: list[Array] = [
            random.normal(0, scale, (x.shape[1], wide)),
            np.zeros((len(self._rounds), wide)),
            random.normal(0, (2 / wide) ** 0.5, (wide, narrow)),
            np.zeros(narrow),
            np.zeros(narrow),  # so it begins as the linear forecast
            np.zeros(1),
        ]
        self._first = [np.zeros_like(each) for each in self.parameters]
        self._second = [np.zeros_like(each) for each in self.parameters]
        self._steps = 0

    def copied(self) -> list[Array]:
        return [each.copy() for each in self.parameters]

    def _inputs(self, x: Array, rounds: Array) -> tuple[Array, Array]:
        return (x - self._mean) / self._spread, np.searchsorted(self._rounds, rounds)

    def points(self, x: Array, rounds: Array) -> Array:
        return self._forward(*self._inputs(x, rounds))[-1]

    def _forward(self, x: Array, place: Array) -> tuple[Array, Array, Array]:
        first, biases, second, second_bias, last, bias = self.parameters
        one = np.maximum(x @ first + biases[place], 0)
        two = np.maximum(one @ second + second_bias, 0)
        return one, two, two @ last + bias[0]

    def epoch(self, x: Array, rounds: Array, y: Array) -> None:
        x, place = self._inputs(x, rounds)
        order = self._random.permutation(len(y))
        for begin in range(0, len(y), BATCH):
            rows = order[begin : begin + BATCH]
            self._step(x[rows], place[rows], y[rows])

    def _step(self, x: Array, place: Array, y: Array) -> None:
        _, biases, second, _, last, _ = self.parameters
        one, two, told = self._forward(x, place)
        error = (told - y) / len(y)
        back_two = np.outer(error, last) * (two > 0)
        back_one = (back_two @ second.T) * (one > 0)
        by_round = np.zeros_like(biases)
        np.add.at(by_round, place, back_one)
        slopes = [
            x.T @ back_one,
            by_round,
            one.T @ back_two,
            back_two.sum(axis=0),
            two.T @ error,
            error.sum(keepdims=True),
        ]
        self._steps += 1
        for number, slope in enumerate(slopes):
            self._first[number] = 0.9 * self._first[number] + 0.1 * slope
            self._second[number] = 0.999 * self._second[number] + 0.001 * slope**2
            step = self._first[number] / (1 - 0.9**self._steps)
            size = np.sqrt(self._second[number] / (1 - 0.999**self._steps)) + 1e-8
            self.parameters[number] = self.parameters[number] * (1 - RATE * DECAY) - RATE * step / size

    def written(self, names: Sequence[str]) -> dict[str, Any]:
        """For plain features: means and spreads are part of the weights."""
        first, biases, second, second_bias, last, bias = self.parameters
        plain = first / self._spread[:, None]
        shifted = biases - self._mean @ plain
        return {
            "first": {name: _short(row) for name, row in zip(names, plain, strict=True) if row.any()},
            "rounds": {str(number): _short(row) for number, row in zip(self._rounds, shifted, strict=True)},
            "second": [_short(row) for row in second],
            "second bias": _short(second_bias),
            "last": _short(last),
            "bias": short(bias[0]),
        }


def _short(row: Array) -> list[float]:
    return [short(each) for each in row]


def _root(left: Array) -> float:
    return float(np.sqrt(np.mean(left**2)))
