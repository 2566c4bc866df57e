"""The fast bot: it lists the serious ways of its action, looks at the table after each once, and takes the best."""

from typing import Any

from boardwright.bots.planner import Planner
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.ways import best_ways


class CasualBot(Planner):
    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        best = best_ways(game, game.resample(state, seat), seat)
        chosen = best[0] if len(best) == 1 else self._random.choice(best)
        return chosen.answers
