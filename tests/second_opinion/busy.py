"""A player who likes to act: of everything that may be done, a kind of answer is drawn first, then one of that kind; to
pass, to convert or to give something up only now and then. Such games are as cheap as random ones, and reach what those
seldom do: towns, strongholds, tops of cults, bridges, tiles that run out."""

from random import Random
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.game import Game


class Busy:
    def __init__(self, random: Random, seldom: tuple[str, ...], always: str = "") -> None:
        self._random = random
        self._seldom = seldom  # kinds of answers that are given one time in eight
        self._always = always  # an answer that is given wherever it is allowed

    # Any: a player sits down at any game.
    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        kinds: dict[str, list[Action]] = {}
        for action in game.legal(state, seat):
            if action.text == self._always:
                return action
            kinds.setdefault(action.verb, []).append(action)
        lively = [verb for verb in kinds if verb not in self._seldom]
        verbs = lively if lively and self._random.random() < 7 / 8 else list(kinds)
        return self._random.choice(kinds[self._random.choice(verbs)])
