"""A game told top down as one course of questions, and how the engine is held against it."""

import re
from collections import Counter
from collections.abc import Callable, Generator
from random import Random
from typing import Any

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw

Amounts = dict[str, int]
# Who is asked, and what may be answered; then comes the answer.
Asking = Generator[tuple[int, list[str]], str, Any]


def amounts(text: str) -> Amounts:
    """'2w 1c' by letter."""
    return {letter: int(number) for number, letter in re.findall(r"(\d+)([a-z])", text)}


class Course:
    """`question` is who is asked and everything they may answer; `answer` goes on."""

    def __init__(self) -> None:
        self._course = self.game()
        self.question = next(self._course, None)

    def game(self) -> Asking:
        """The whole game."""
        raise NotImplementedError

    def answer(self, text: str) -> None:
        try:
            self.question = self._course.send(text)
        except StopIteration:
            self.question = None

    def ask(self, who: int, answers: list[str]) -> Asking:
        """A question with one answer is none."""
        return answers[0] if len(answers) == 1 else (yield who, answers)


# Any: the engine of any game, with its own State class.
def hold_against(
    game: Game[Any],
    course: Course,
    state: Any,
    random: Random,
    choose: Callable[[int, list[str]], str],
    check: Callable[[int, list[str]], None],
) -> Counter[str]:
    """Play a game with both: at every question they must ask the same seat and offer the same answers, and `check`
    must find the same table. Returns how often each question and each answer was met."""
    met: Counter[str] = Counter()
    played: list[str] = []
    while course.question is not None:
        who, answers = course.question
        assert game.waiting(state) == (who,), played
        legal = [action.text for action in game.legal(state, who)]
        assert sorted(legal) == sorted(answers), played
        if who == CHANCE:
            text = draw(game, state, random).text
        else:
            check(who, legal)
            text = choose(who, legal)
        met.update((type(state.pending[-1]).__name__, text, text.split()[0]))
        played.append(f"{who}: {text}")
        game.apply(state, who, game.book[text])
        course.answer(text)
    assert game.waiting(state) == (), played
    return met
