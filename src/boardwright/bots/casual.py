"""The fast bot: it lists the serious ways of its action, looks at the table after each once, and takes the best."""

from typing import Any

from boardwright.bots.planner import OPENING, Planner
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.ways import best_ways, likely_way


class CasualBot(Planner):
    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        seen = game.resample(state, seat, self._random)
        if not game.round(state):
            return likely_way(game, seen, seat, self._random, OPENING).answers
        best = best_ways(game, seen, seat)
        chosen = best[0] if len(best) == 1 else self._random.choice(best)
        return chosen.answers
