"""The bot that looks one step ahead: it tries every answer and takes the one after which the table looks best."""

from random import Random
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.game import Game

# Answers closer than this are equally good: one of them is drawn.
TIE = 1e-9


class GreedyBot:
    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        # What the seat cannot see is drawn anew, so that the look ahead does not peek.
        seen = game.resample(state, seat)
        best: list[Action] = []
        best_value = float("-inf")
        for action in game.legal(state, seat):
            tried = game.clone(seen)
            game.apply(tried, seat, action)
            value = game.estimate(tried, seat)
            if value > best_value + TIE:
                best, best_value = [action], value
            elif value >= best_value - TIE:
                best.append(action)
        return best[0] if len(best) == 1 else self._random.choice(best)
