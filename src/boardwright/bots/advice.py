"""What the house bot would do in somebody's place, and what it thinks of the alternatives.

The order is the bot's own: it compares tables after the ways that it tries. What a player means is often more than the
bot's next answer, so each way is told as the best of the game's macro-actions that begin with it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from boardwright.bots.greedy import ways
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game, MacroAction, try_out
from boardwright.kernel.telling import ASIDE

# The best, and so many besides.
ADVISED: Final = 3


class Advised:
    """Something to do, and how many points worse than the best it looks."""

    def __init__(self, answers: Sequence[Action], behind: float, *, intended: bool) -> None:
        self.answers: Final = answers
        self.behind: Final = behind
        self.intended: Final = intended  # the game has a name for the whole of it


def advise(game: Game[Any], state: Any, seat: int) -> list[Advised]:
    """The best that the seat can do, then what comes next. Nothing is looked at that the seat cannot see."""
    seen = game.resample(state, seat, Random(0))
    found = sorted(ways(game, seen, seat), key=_value, reverse=True)
    macros = game.macros(seen, seat)
    advised: list[Advised] = []
    told: set[str] = set()
    for value, way in found:
        whole = _completed(way, macros)
        answers = way if whole is None else whole.answers
        main = _main(game, seen, seat, answers)
        # Beside something better, a conversion alone is no other way: it can be done as well.
        if (main is None and advised) or (main or answers[0]).text in told:
            continue
        told.add((main or answers[0]).text)
        advised.append(Advised(answers, found[0][0] - value, intended=whole is not None))
        if len(advised) == ADVISED:
            break
    return advised


def _completed(way: Sequence[Action], macros: Sequence[MacroAction[Any]]) -> MacroAction[Any] | None:
    """Of the macro-actions that begin with these answers, the one after which the table looks best."""
    best: MacroAction[Any] | None = None
    most = float("-inf")
    for macro in macros:
        if macro.answers[: len(way)] == list(way):
            value = macro.game.study.estimate(macro.after, macro.seat, macro.answers)
            if value > most:
                best, most = macro, value
    return best


def _main(game: Game[Any], seen: Any, seat: int, answers: Sequence[Action]) -> Action | None:
    """The answer that it is about: the first that is no aside."""
    for number, action in enumerate(answers):
        before = try_out(game, seen, seat, answers[:number]).after
        if game.telling.weight(before, seat, action) != ASIDE:
            return action
    return None


def _value(way: tuple[float, list[Action]]) -> float:
    return way[0]
