"""The bot that answers anything legal, each answer equally likely."""

from random import Random
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.game import Game


class RandomBot:
    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        return self._random.choice(game.legal(state, seat))
