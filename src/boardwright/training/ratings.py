"""How strong each is, from who won against whom: Elo by the model of Bradley and Terry, fitted to all games at once, so
that it does not matter which came first. Intervals by drawing deals again and again (bootstrap)."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

# Games won and games played, of one side against the other.
Tally = dict[tuple[str, str], tuple[float, int]]

MIDDLE: Final = 1000.0
DRAWN: Final = 400
# As if each two had drawn one game more than they played: so who lost all games has a rating too.
PRIOR: Final = 1.0
PASSES: Final = 1000
ENOUGH: Final = 1e-7
PER_ELO: Final = math.log(10) / 400


def elo(tally: Tally, anchor: str = "") -> dict[str, float]:
    """The most likely ratings: those of all average 1000, or `anchor` stands there. At a difference of 400 the odds are
    10 : 1."""
    names = sorted({name for pair in tally for name in pair})
    strength = dict.fromkeys(names, 1.0)
    wins = dict.fromkeys(names, 0.0)
    for (one, other), (won, games) in tally.items():
        wins[one] += won + PRIOR / 2
        wins[other] += games - won + PRIOR / 2
    for _ in range(PASSES):
        before = dict(strength)
        for name in names:
            met = sum(
                (games + PRIOR) / (strength[one] + strength[other])
                for (one, other), (_, games) in tally.items()
                if name in (one, other)
            )
            strength[name] = wins[name] / met
        if all(abs(strength[name] / before[name] - 1) < ENOUGH for name in names):
            break
    ratings = {name: math.log(strength[name]) / PER_ELO for name in names}
    zero = ratings[anchor] if anchor in ratings else sum(ratings.values()) / len(ratings)
    return {name: MIDDLE + (rating - zero) for name, rating in ratings.items()}


def intervals(deals: Sequence[Tally], anchor: str = "") -> dict[str, tuple[float, float]]:
    """Between which ratings each lies with 95 %. Drawn are whole deals: the games of one depend on each other. The
    anchor stands still, so what is told of the others is their distance to it."""
    random = Random("intervals")
    found: dict[str, list[float]] = {}
    for _ in range(DRAWN):
        for name, rating in elo(added(random.choices(deals, k=len(deals))), anchor).items():
            found.setdefault(name, []).append(rating)
    cut = DRAWN // 40
    return {name: (sorted(each)[cut], sorted(each)[-1 - cut]) for name, each in found.items()}


def added(tallies: Sequence[Mapping[tuple[str, str], tuple[float, int]]]) -> Tally:
    total: Tally = {}
    for tally in tallies:
        for pair, (won, games) in tally.items():
            before = total.get(pair, (0.0, 0))
            total[pair] = before[0] + won, before[1] + games
    return total
