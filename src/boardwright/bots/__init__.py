"""Bots: players that are programs. Each sees what its seat may see, never more."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from boardwright.bots.casual import CasualBot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.limit import AT_TABLE, Limit
from boardwright.bots.novice import NoviceBot
from boardwright.bots.planner import Planner
from boardwright.bots.random import RandomBot
from boardwright.bots.strong import StrongBot
from boardwright.kernel.action import Action
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.playout import Player
from boardwright.kernel.text import common

# Those that people choose at a table, weakest first, and the one they get who do not choose.
LEVELS: Final = ("novice", "casual", "strong")
USUAL: Final = "casual"

# Who answers at once. `random` and `greedy` stay as measures, and at tables that were set up with them.
QUICK: Final[dict[str, Callable[[Random], Player]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "casual": CasualBot,
}
STRONG: Final = "strong"
BOTS: Final = (*QUICK, STRONG)


def bot(name: str, random: Random, limit: Limit = AT_TABLE) -> Player:
    """Who thinks as long as it may keeps to the limit. Each draws from the generator that it is made with."""
    if name == STRONG:
        return StrongBot(random, limit)
    if name not in QUICK:
        raise CannotParse(common("no-bot", bot=repr(name), bots=list(BOTS)))
    return QUICK[name](random)


def thought(name: str, game: Game[Any], state: Any, seat: int, random: Random) -> list[Action]:
    """What a bot answers, and the further answers that it has in mind up to the end of its action."""
    player = bot(name, random)
    return player.way(game, state, seat) if isinstance(player, Planner) else [player.choose(game, state, seat)]


def patience(name: str) -> float:
    """So many seconds a bot may think about a decision at a table; 0 where it answers at once."""
    return AT_TABLE.seconds if name == STRONG else 0.0
