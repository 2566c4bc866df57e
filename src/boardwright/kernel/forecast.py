"""A linear forecast of the points at the end, with weights of its own for each round: learned offline
(`tools/fit_forecast.py`), kept as data."""

import json
from collections.abc import Sequence
from typing import Any, Final, final


@final
class Forecast:
    def __init__(self, text: str, feature_names: Sequence[str]) -> None:
        """`text` is the file. A feature that it does not know, because it is newer, weighs nothing."""
        kept: dict[str, Any] = json.loads(text)
        self._weights: Final[dict[int, list[float]]] = {}
        self._bias: Final[dict[int, float]] = {}
        for number, fitted in kept["rounds"].items():
            self._weights[int(number)] = [float(fitted["weights"].get(name, 0)) for name in feature_names]
            self._bias[int(number)] = float(fitted["bias"])
        self.rounds: Final[int] = max(self._weights)

    def points(self, round: int, features: list[float]) -> float:
        """At the beginning of a round, by the features of then."""
        round = min(max(round, 1), self.rounds)
        value = self._bias[round]
        weights = self._weights[round]
        assert len(weights) == len(features)
        for place in range(len(weights)):
            value += weights[place] * features[place]
        return value
