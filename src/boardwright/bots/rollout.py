"""The bot that plays the round out: of the ways that look best it tries each to the end of the round, where everybody
plays on like the casual bot, and takes the one with the best forecast."""

from random import Random
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.playout import round_played_out
from boardwright.kernel.ways import Way, ways

# So many ways are played out.
WAYS: Final = 8


class RolloutBot:
    def __init__(self, random: Random) -> None:
        self._random = random
        # The rest of the way that was chosen.
        self._plan: list[Action] = []

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        legal = game.legal(state, seat)
        if self._plan and self._plan[0] in legal:
            return self._plan.pop(0)
        found = ways(game, game.resample(state, seat), seat)
        chosen = found[0] if len(found) == 1 else self._best(game, found, seat)
        self._plan = chosen.answers[1:]
        return chosen.answers[0]

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
