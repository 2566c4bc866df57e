"""Bots: players that are programs. Each sees what its seat may see, never more."""

from collections.abc import Callable
from random import Random
from typing import Final

from boardwright.bots.casual import CasualBot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.random import RandomBot
from boardwright.bots.rollout import RolloutBot
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.playout import Player
from boardwright.kernel.text import common

# Those that people meet at a table, weakest first. Each is made from the generator that it may draw from.
BOTS: Final[dict[str, Callable[[Random], Player]]] = {"random": RandomBot, "greedy": GreedyBot}

# And those that play only each other so far (docs/bots.md).
ALL_BOTS: Final[dict[str, Callable[[Random], Player]]] = {
    **BOTS,
    "casual": CasualBot,
    "rollout": RolloutBot,
}


def bot(name: str, random: Random) -> Player:
    if name not in ALL_BOTS:
        raise CannotParse(common("no-bot", bot=repr(name), bots=list(ALL_BOTS)))
    return ALL_BOTS[name](random)
