"""What all bots share that look to the end of an action: they choose a way of several answers, and keep to it."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.game import Game

# While a game is prepared a value is off by so many points, as a standard deviation: nobody sees so far, and no two
# games with the same pieces begin alike.
OPENING: Final = 1.5


class Planner(ABC):
    def __init__(self, random: Random) -> None:
        self._random = random
        # The rest of the way that was chosen.
        self._plan: list[Action] = []

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        if self._plan and self._plan[0] in game.legal(state, seat):
            return self._plan.pop(0)
        answers = self.way(game, state, seat)
        self._plan = answers[1:]
        return answers[0]

    @abstractmethod
    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        """The answers up to the end of the action. Who looks ahead draws anew first what the seat cannot see
        (`Game.resample`), so that it does not peek."""


def drawn_seed(random: Random) -> int:
    """For a generator of its own. A whole number: of a float a generator takes the hash, which is another one in a
    browser, where Python counts with 32 bits."""
    return random.getrandbits(64)
