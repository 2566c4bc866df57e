"""A forecast of the points at the end, learned offline (`boardwright train`) and kept as data: linear, with weights of
its own for each round, and where the file has one a small network that adds what the linear part leaves over."""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, final


@final
class Forecast:
    def __init__(self, text: str, feature_names: Sequence[str]) -> None:
        """`text` is the file. A feature that it does not know, because it is newer, weighs nothing."""
        kept: dict[str, Any] = json.loads(text)
        # So much the margin to the table counts beside the own points.
        self.margin: Final[float] = float(kept.get("margin counts", 0.0))
        self._weights: Final[dict[int, list[float]]] = {}
        self._bias: Final[dict[int, float]] = {}
        for number, fitted in kept["rounds"].items():
            beside: dict[str, Any] = fitted.get("margin", {"bias": 0.0, "weights": {}})
            weights = [float(fitted["weights"].get(name, 0)) for name in feature_names]
            for place, name in enumerate(feature_names):
                weights[place] += self.margin * float(beside["weights"].get(name, 0))
            self._weights[int(number)] = weights
            self._bias[int(number)] = float(fitted["bias"]) + self.margin * float(beside["bias"])
        self.rounds: Final[int] = max(self._weights)
        network: dict[str, Any] | None = kept.get("network")
        self._network: Final = None if network is None else Network(network, feature_names)

    @staticmethod
    def shipped(package: str, name: str, feature_names: Sequence[str]) -> "Forecast":
        """The one that a game ships beside its study."""
        return Forecast((files(package) / "study" / f"{name}.json").read_text(encoding="utf-8"), feature_names)

    def points(self, round: int, features: list[float]) -> float:
        """At the beginning of a round, by the features of then."""
        round = min(max(round, 1), self.rounds)
        value = self._bias[round]
        weights = self._weights[round]
        assert len(weights) == len(features)
        for place in range(len(weights)):
            value += weights[place] * features[place]
        return value if self._network is None else value + self._network.points(round, features)

    def final(self, points: Sequence[float], seat: int) -> float:
        """The same of a game that is over, whose points are known."""
        return points[seat] + self.margin * margin(points, seat)


def margin(points: Sequence[float], seat: int) -> float:
    """By how much a seat lies before the mean of the others; alone it lies before nobody."""
    others = len(points) - 1
    return points[seat] - (sum(points) - points[seat]) / others if others else 0.0


@final
class Network:
    """Two layers of units that are quiet below 0, and a sum. The first has other biases in each round. Only additions
    and products, one after the other: the same on every machine."""

    def __init__(self, kept: dict[str, Any], feature_names: Sequence[str]) -> None:
        width = len(kept["second"])
        # By feature, its weight to every unit of the first layer.
        self._first: Final[list[list[float]]] = [
            [float(weight) for weight in kept["first"].get(name, [0.0] * width)] for name in feature_names
        ]
        self._biases: Final[dict[int, list[float]]] = {
            int(number): [float(bias) for bias in biases] for number, biases in kept["rounds"].items()
        }
        # By unit of the first layer, its weight to every unit of the second.
        self._second: Final[list[list[float]]] = [[float(weight) for weight in row] for row in kept["second"]]
        self._second_bias: Final[list[float]] = [float(bias) for bias in kept["second bias"]]
        self._last: Final[list[float]] = [float(weight) for weight in kept["last"]]
        self._bias: Final[float] = float(kept["bias"])

    def points(self, round: int, features: list[float]) -> float:
        first = self._biases[round].copy()
        for place in range(len(features)):
            if features[place]:
                _add(first, self._first[place], features[place])
        second = self._second_bias.copy()
        for unit in range(len(first)):
            if first[unit] > 0.0:
                _add(second, self._second[unit], first[unit])
        value = self._bias
        for unit in range(len(second)):
            if second[unit] > 0.0:
                value += self._last[unit] * second[unit]
        return value


def _add(sums: list[float], weights: list[float], times: float) -> None:
    for place in range(len(sums)):
        sums[place] += weights[place] * times
