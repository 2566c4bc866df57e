"""Games to be played out: every way to set one up, for some number of players of one kind.

To hunt, set BOARDWRIGHT_SEEDS: so many games are played where one is else.
"""

import itertools
import os
from random import Random

from boardwright.bots import bot
from boardwright.games.terra_mystica import GAME
from boardwright.kernel.playout import Player
from tests.second_opinion.busy import Busy

SEEDS = range(int(os.environ.get("BOARDWRIGHT_SEEDS", "1")))
OPTIONS = [
    dict(zip([option.name for option in GAME.options], values, strict=True))
    for values in itertools.product(*[option.values for option in GAME.options])
]
SET_UPS = range(len(OPTIONS))
# For players who take their time: a third of the set-ups, another one with every seed. So few have every value of every
# option and every number of players.
A_THIRD = [(number, seed) for seed in SEEDS for number in SET_UPS[seed % 3 :: 3]]
SELDOM = ("pass", "burn", "convert", "drop", "decline", "leave", "ordain")


def busy(random: Random, always: str = "") -> Busy:
    return Busy(random, SELDOM, always)


def set_up(name: str, number: int, seed: int) -> tuple[list[Player], dict[str, str], Random]:
    """Who sits there, the options, and their luck: one of SET_UPS, for `random`, `busy` or `greedy` players."""
    random = Random(f"{name} {number} {seed}")
    players = 2 + (number + seed) % 4
    seats: list[Player] = [busy(random) if name == "busy" else bot(name, random) for _ in range(players)]
    return seats, OPTIONS[number], random
