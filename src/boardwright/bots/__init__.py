"""Bots: players that are programs. Each sees what its seat may see, never more."""

from collections.abc import Callable
from random import Random
from typing import Final

from boardwright.bots.casual import CasualBot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.limit import AT_TABLE, Limit
from boardwright.bots.random import RandomBot
from boardwright.bots.strong import StrongBot
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.playout import Player
from boardwright.kernel.text import common

# Those that people meet at a table, weakest first. Each is made from the generator that it may draw from.
BOTS: Final[dict[str, Callable[[Random], Player]]] = {"random": RandomBot, "greedy": GreedyBot}

# And those that play only each other so far (docs/bots.md).
ALL_BOTS: Final = (*BOTS, "casual", "strong")


def bot(name: str, random: Random, limit: Limit = AT_TABLE) -> Player:
    """Who thinks as long as it may keeps to the limit; the others are quick."""
    if name == "strong":
        return StrongBot(random, limit)
    if name == "casual":
        return CasualBot(random)
    if name not in BOTS:
        raise CannotParse(common("no-bot", bot=repr(name), bots=list(ALL_BOTS)))
    return BOTS[name](random)
