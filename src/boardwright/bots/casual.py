"""The fast bot: it lists the serious ways of its action, looks at the table after each once, and takes the best."""

from random import Random
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.ways import best_ways


class CasualBot:
    def __init__(self, random: Random) -> None:
        self._random = random
        # The rest of the way that was chosen.
        self._plan: list[Action] = []

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        legal = game.legal(state, seat)
        if self._plan and self._plan[0] in legal:
            return self._plan.pop(0)
        # What the seat cannot see is drawn anew, so that the look ahead does not peek.
        best = best_ways(game, game.resample(state, seat), seat)
        chosen = best[0] if len(best) == 1 else self._random.choice(best)
        self._plan = chosen.answers[1:]
        return chosen.answers[0]
