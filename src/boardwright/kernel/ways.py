"""Ways: everything serious that a seat can do up to the end of its action, with the tables that it leads to.

A bot compares these tables; none of them has the answers of whoever is asked next worked out, so a bot that plays on
from one calls `advance` first. Tables that are the same to the seat come once: the order in which two tiles were taken
makes no other way.
"""

from typing import Final, Generic, final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import S
from boardwright.kernel.game import Game

# An action takes at most so many questions; what is not settled then is compared as it is.
QUESTIONS: Final = 12


@final
class Way(Generic[S]):
    """Answers of one seat, and the table after them."""

    def __init__(self, answers: list[Action], after: S) -> None:
        self.answers: Final[list[Action]] = answers
        self.after: Final = after


def ways(game: Game[S], state: S, seat: int, merge: bool = True) -> list[Way[S]]:
    """The serious ways of a seat that is asked; at least one. The table is not touched. It should hold nothing that the
    seat cannot see: `Game.resample`. Without `merge`, tables that are the same to the seat come more than once."""
    study = game.study
    found: list[Way[S]] = []
    known: set[object] = set()
    middle: list[Way[S]] = [Way([], state)]
    for question in range(QUESTIONS):
        further: list[Way[S]] = []
        for begun in middle:
            legal = game.legal(begun.after, seat)
            courses = study.serious(begun.after, seat, legal)
            if not courses and not question:
                courses = [[answer] for answer in legal]
            for place, answers in enumerate(courses):
                # The last goes on with the table itself, which nobody needs any more: but the first table is not ours.
                own = question and place == len(courses) - 1
                after = begun.after if own else game.clone(begun.after)
                asked = game.step(after, seat, answers)
                # After one answer no two tables are the same.
                key = study.key(after, seat) if merge and question else None
                if key is not None:
                    if key in known:
                        continue
                    known.add(key)
                (further if asked else found).append(Way([*begun.answers, *answers], after))
        if not further:
            break
        middle = _best(game, further, seat)
    else:
        found += middle
    if found:
        return found
    # Whatever is begun comes to nothing: then the first answer is as good as any.
    answer = game.legal(state, seat)[0]
    after = game.clone(state)
    game.step(after, seat, [answer])
    return [Way([answer], after)]


def _best(game: Game[S], middle: list[Way[S]], seat: int) -> list[Way[S]]:
    """As many as the game looks on from."""
    most = game.study.breadth
    if len(middle) <= most:
        return middle
    values = [game.study.value(way.after, seat) for way in middle]
    order = sorted(range(len(middle)), key=lambda place: -values[place])
    return [middle[place] for place in order[:most]]
