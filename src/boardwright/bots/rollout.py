"""The bot that plays the round out: of the ways that look best it tries each to the end of the round, where everybody
plays on like the casual bot, and takes the one with the best forecast."""

from random import Random
from typing import Any, Final

from boardwright.bots.planner import Planner
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.playout import round_played_out
from boardwright.kernel.ways import Way, ways

# So many ways are played out.
WAYS: Final = 8


class RolloutBot(Planner):
    def _way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        found = ways(game, game.resample(state, seat), seat)
        chosen = found[0] if len(found) == 1 else self._best(game, found, seat)
        return chosen.answers

    def _best(self, game: Game[Any], found: list[Way[Any]], seat: int) -> Way[Any]:
        values = [game.study.value(way.after, seat) for way in found]
        order = sorted(range(len(found)), key=lambda place: -values[place])
        luck = self._random.random()  # the same for all ways, so that they differ by themselves alone
        best, most = found[order[0]], float("-inf")
        for place in order[:WAYS]:
            forecast = game.study.forecast(round_played_out(game, found[place].after, Random(luck)), seat)
            if forecast > most:
                best, most = found[place], forecast
        return best
