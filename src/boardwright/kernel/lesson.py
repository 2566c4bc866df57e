"""A guided first game: a table that is easy to begin with, and ideas that are told one at a time.

A lesson is data. No idea has a place in a script: each is due when the game comes to it, by the question that is asked
and by what may be answered, so that any legal play goes on. Each is told once. Its words are three messages of the
game's catalogue, `lesson-<name>`, `lesson-<name>-do` and `lesson-<name>-why`; who tells it, and what is shown as an
example of it, is not the engine's business (`lobby/advice.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

# Any: a lesson only asks what kind of question it is; nothing is read through it.
Asked = type[Decision[Any]]


@final
class Idea:
    """One thing to understand. `answers` are those that put it to use, each as a verb and what else its words must
    hold: 'upgrade temple'. Without any, the idea is only told."""

    def __init__(
        self,
        name: str,
        at: str,
        asked: Sequence[Asked],
        answers: Sequence[str] = (),
        *,
        since: int = 0,
        best: bool = False,
    ) -> None:
        self.name: Final[str] = name
        self.at: Final[str] = at  # the part of the board that it is about
        self.asked: Final[tuple[Asked, ...]] = tuple(asked)
        self.answers: Final[Sequence[Sequence[str]]] = [answer.split() for answer in answers]
        self.since: Final[int] = since  # the first round in which it is told
        # Told only where nothing better can be done: what is always possible, but mostly too early, as passing is.
        self.best: Final[bool] = best

    def fits(self, action: Action) -> bool:
        """Whether an answer puts the idea to use."""
        given = set(action.text.split())
        return any(wanted[0] == action.verb and given.issuperset(wanted) for wanted in self.answers)


@final
class Lesson:
    """How a first game is laid out, and what is told in it, in order of importance."""

    def __init__(self, players: int, options: Mapping[str, str], minutes: int, ideas: Sequence[Idea]) -> None:
        self.players: Final[int] = players
        self.options: Final[Mapping[str, str]] = options
        self.minutes: Final[int] = minutes  # until the last idea is told
        self.ideas: Final[Sequence[Idea]] = ideas
