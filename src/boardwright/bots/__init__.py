"""Bots: players that are programs. Each sees what its seat may see, never more."""

from collections.abc import Callable
from random import Random
from typing import Final

from boardwright.bots.greedy import GreedyBot
from boardwright.bots.random import RandomBot
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.playout import Player
from boardwright.kernel.text import common

# Weakest first. Each is made from the generator that it may draw from.
BOTS: Final[dict[str, Callable[[Random], Player]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, random: Random) -> Player:
    if name not in BOTS:
        raise CannotParse(common("no-bot", bot=repr(name), bots=list(BOTS)))
    return BOTS[name](random)
