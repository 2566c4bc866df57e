"""The search of the strong bot in its plainest form, with a forecast that is given: so two forecasts can meet before
either is shipped."""

from random import Random
from typing import Any, Final

from boardwright.bots.planner import Planner, drawn_seed
from boardwright.kernel.action import Action
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.game import Game
from boardwright.kernel.playout import Others, round_played_out
from boardwright.kernel.ways import ways

# So many ways are played out, those that look best, once each.
WAYS: Final = 8


class Seer(Planner):
    def __init__(self, random: Random, weights: str) -> None:
        """`weights` is a file of a forecast; '' stands for the one that the game has."""
        super().__init__(random)
        self._weights = weights
        self._forecast: Forecast | None = None

    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        found = ways(game, game.resample(state, seat, self._random), seat)
        if len(found) == 1:
            return found[0].answers
        found.sort(key=lambda way: -game.study.value(way.after, seat))
        # Luck and the others are the same for all: they differ by themselves alone.
        luck, others = drawn_seed(self._random), Others(seat)
        best, most = found[0], float("-inf")
        for each in found[:WAYS]:
            end = round_played_out(game, game.clone(each.after), Random(luck), others=others)
            points = self.points(game, end, seat)
            if points > most:
                best, most = each, points
        return best.answers

    def points(self, game: Game[Any], state: Any, seat: int) -> float:
        """What the seat will end with, at the beginning of a round; what it has when the game is over."""
        if not self._weights:
            return game.study.forecast(state, seat)
        if self._forecast is None:
            self._forecast = Forecast(self._weights, game.study.feature_names)
        if not game.waiting(state):
            return self._forecast.final(game.scores(state), seat)
        return self._forecast.points(game.round(state), list(game.study.features(state, seat)))
