"""Ways: everything serious that a seat can do up to the end of its action, with the tables that it leads to.

A bot compares these tables; none of them has the answers of whoever is asked next worked out, so a bot that plays on
from one calls `advance` first. Tables that are the same to the seat come once: the order in which two tiles were taken
makes no other way.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic, final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import S
from boardwright.kernel.game import Game

# An action takes at most so many questions; what is not settled then is compared as it is.
QUESTIONS: Final = 12

# Values closer than this are equal.
TIE: Final = 1e-9


@final
class Way(Generic[S]):
    """Answers of one seat, and the table after them."""

    def __init__(self, answers: list[Action], after: S) -> None:
        self.answers: Final[list[Action]] = answers
        self.after: Final = after


def ways(game: Game[S], state: S, seat: int, merge: bool = True, breadth: int = 0) -> list[Way[S]]:
    """The serious ways of a seat that is asked; at least one. The table is not touched. It should hold nothing that the
    seat cannot see: `Game.resample`. Without `merge`, tables that are the same to the seat come more than once. From so
    many tables in the middle of an action it goes on as `breadth` says; unless told, as the game says."""
    study = game.study
    most = breadth or study.breadth
    legal = game.legal(state, seat)
    found: list[Way[S]] = []
    known: set[object] = set()
    middle = [_Begun([], state, study.serious(state, seat, legal) or [[answer] for answer in legal])]
    for question in range(QUESTIONS):
        further: list[_Begun[S]] = []
        for begun in middle:
            for place, answers in enumerate(begun.candidates):
                # The last goes on with the table itself, which nobody needs any more: but the first table is not ours.
                own = question and place == len(begun.candidates) - 1
                after = begun.after if own else game.clone(begun.after)
                path = [*begun.answers, *answers]
                asked = game.step(after, seat, answers)
                candidates: Sequence[Sequence[Action]] = ()
                while asked:
                    candidates = study.serious(after, seat, game.legal(after, seat))
                    if len(candidates) != 1:
                        break
                    path += candidates[0]
                    asked = game.step(after, seat, candidates[0])
                if asked and not candidates:
                    continue  # it comes to nothing
                # After one choice no two tables are the same.
                key = study.key(after, seat) if merge and question else None
                if key is not None:
                    if key in known:
                        continue
                    known.add(key)
                if asked:
                    further.append(_Begun(path, after, candidates))
                else:
                    found.append(Way(path, after))
        if not further:
            break
        middle = _best(game, further, seat, most)
    else:
        found += [Way(begun.answers, begun.after) for begun in middle]
    if found:
        return found
    # Whatever is begun comes to nothing: then the first answer is as good as any.
    after = game.clone(state)
    game.step(after, seat, legal[:1])
    return [Way([legal[0]], after)]


@final
class _Begun(Generic[S]):
    """A way in the middle of an action, where there is a choice how to go on."""

    def __init__(self, answers: list[Action], after: S, candidates: Sequence[Sequence[Action]]) -> None:
        self.answers: Final[list[Action]] = answers
        self.after: Final = after
        self.candidates: Final[Sequence[Sequence[Action]]] = candidates


def best_ways(game: Game[S], state: S, seat: int) -> list[Way[S]]:
    """The ways after which the table has the highest value: more than one where they are equally good."""
    found = ways(game, state, seat)
    if len(found) == 1:
        return found
    best: list[Way[S]] = []
    most = float("-inf")
    for way in found:
        value = game.study.value(way.after, seat)
        if value > most + TIE:
            best, most = [way], value
        elif value >= most - TIE:
            best.append(way)
    return best


def likely_way(game: Game[S], state: S, seat: int, random: Random, noise: float, breadth: int = 0) -> Way[S]:
    """The way that looks best to somebody whose values are off by so many points, as a standard deviation."""
    found = ways(game, state, seat, True, breadth)
    best = found[0]
    if len(found) == 1:
        return best
    most = float("-inf")
    for way in found:
        value = game.study.value(way.after, seat)
        if noise:
            value += random.gauss(0.0, noise)
        if value > most:
            best, most = way, value
    return best


def _best(game: Game[S], middle: list[_Begun[S]], seat: int, most: int) -> list[_Begun[S]]:
    """As many as one looks on from."""
    if len(middle) <= most:
        return middle
    values = [game.study.value(begun.after, seat) for begun in middle]
    order = sorted(range(len(middle)), key=lambda place: -values[place])
    return [middle[place] for place in order[:most]]
