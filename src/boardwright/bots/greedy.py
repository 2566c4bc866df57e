"""The bot that looks to the end of its own action: of all the ways to go on that it tries, it takes the one after which
the table looks best."""

from typing import Any

from boardwright.bots.planner import Planner
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.study import NOWHERE

# Ways closer than this are equally good: one of them is drawn.
TIE = 1e-9

# An action may take several answers. Of the tables in the middle of one, so many are looked at further, so many times.
KEPT = 5
ANSWERS = 8

# How good the table looks after answers of a seat, and the answers.
Way = tuple[float, list[Action]]


class GreedyBot(Planner):
    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        found = ways(game, game.resample(state, seat, self._random), seat)
        most = max([value for value, _ in found])
        best = [way for value, way in found if value >= most - TIE]
        return best[0] if len(best) == 1 else self._random.choice(best)


def ways(game: Game[Any], seen: Any, seat: int) -> list[Way]:
    """The ways to the end of an action that are tried, each with how good the table looks after it. `seen` is a table
    that holds nothing the seat cannot see."""
    found: list[Way] = []
    middle: list[tuple[float, Any, list[Action]]] = [(0.0, seen, [])]
    for depth in range(ANSWERS):
        further: list[tuple[float, Any, list[Action]]] = []
        for _, table, way in middle:
            for action in game.legal(table, seat):
                tried = game.clone(table)
                game.apply(tried, seat, action)
                longer = [*way, action]
                value = game.study.estimate(tried, seat, longer)
                if depth + 1 < ANSWERS and value > NOWHERE and not game.study.comparable(tried, seat):
                    further.append((value, tried, longer))
                else:
                    found.append((value, longer))
        if not further:
            break
        further.sort(key=_value, reverse=True)
        middle = further[:KEPT]
    return found


def _value(tried: tuple[float, Any, list[Action]]) -> float:
    return tried[0]
