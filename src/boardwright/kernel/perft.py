"""Perft: counting the positions that lie so many decisions ahead.

A rule that is read differently shows as a different count, and `divide` shows below which answer.
"""

from typing import Any

from boardwright.kernel.game import Game


# Any: positions of any game are counted.
def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many positions lie `depth` decisions ahead, each counted as often as it can be reached. Chance counts like
    any seat, and of several that choose at once the first; a game that is over sooner has no such position."""
    if depth == 0:
        return 1
    seats = game.waiting(state)
    if not seats:
        return 0
    answers = game.legal(state, seats[0])
    if depth == 1:
        return len(answers)
    total = 0
    for answer in answers:
        ahead = game.clone(state)
        game.apply(ahead, seats[0], answer)
        total += perft(game, ahead, depth - 1)
    return total


def divide(game: Game[Any], state: Any, depth: int) -> dict[str, int]:
    """The same count, split by the text of the first answer."""
    assert depth > 0, "There is no first answer at depth 0."
    counts: dict[str, int] = {}
    seats = game.waiting(state)
    if not seats:
        return counts
    for answer in game.legal(state, seats[0]):
        ahead = game.clone(state)
        game.apply(ahead, seats[0], answer)
        counts[answer.text] = perft(game, ahead, depth - 1)
    return counts
