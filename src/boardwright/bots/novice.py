"""The bot for a first game: it sees what the casual bot sees, and misjudges it. Its mistakes are those of a beginner,
who takes what looks about as good, not those of chance."""

from typing import Any, Final

from boardwright.bots.planner import Planner
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.ways import ways

# A value is off by so many points, as a standard deviation.
MISTAKE: Final = 4.0


class NoviceBot(Planner):
    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        best, most = list[Action](), float("-inf")
        for each in ways(game, game.resample(state, seat, self._random), seat):
            value = game.study.value(each.after, seat) + self._random.gauss(0, MISTAKE)
            if value > most:
                best, most = each.answers, value
        return best
