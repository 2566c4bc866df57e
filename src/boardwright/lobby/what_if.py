"""Planning ahead: moves of one seat, tried on a scratch copy of its table.

Nothing is kept here. Every request brings the whole plan, and it is tried on the table as it is then: so a plan is
always about the present, and nobody but its maker ever sees it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.plan import Scratch, scratch
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.game_log import stock_changes
from boardwright.lobby.match import Match
from boardwright.lobby.options import choices

LONGEST_PLAN: Final = 60  # steps
LONGEST_STEP: Final = 12  # answers
NONE: Final = messages.Choices(actions=[], courses=[], obstacles={})


class Attempt:
    """A plan, and how far it goes on a scratch copy of the table."""

    def __init__(self, match: Match, version: int, seat: int, plan: messages.PlanAhead) -> None:
        """Read the plan and copy the table: `told` may then be worked out wherever there is time for it."""
        check_length(plan)
        self._game: Final[Game[Any]] = match.game  # Any: plans are made at any game
        self._steps: Final = [self._parsed(step) for step in plan.steps]
        self._more: Final = self._parsed(plan.more) if plan.more else []
        self._version: Final = version
        self._seat: Final = seat
        self._held: Final = match.holding is not None
        self._scratch: Scratch[Any] = scratch(match.game, match.state, seat)

    def _parsed(self, step: Sequence[str]) -> list[Action]:
        if not 0 < len(step) <= LONGEST_STEP:
            raise CannotParse(common("step-too-long", most=LONGEST_STEP, answers=len(step)))
        return [self._game.book.parse(text) for text in step]

    def told(self) -> messages.Planned:
        """Do the steps as far as they go, and tell where that leads."""
        game, telling, seat = self._game, self._game.telling, self._seat
        stocks, assumed = self._stocks_in_words(), self._assumed(0)
        done, impossible = self._done()
        state, asked = self._scratch.state, not self._scratch.ends
        told = choices(game, state, seat) if asked else NONE
        return messages.Planned(
            version=self._version,
            steps=done,
            now=0 if self._held else _whole_steps(done, self._scratch.at_once),
            ends=self._scratch.ends,  # type: ignore[arg-type]  # the kernel knows only these
            missing=telling.reason(state, seat, impossible) if asked and impossible else "",
            assumed=assumed,
            stocks=stocks,
            view=dict(game.view(state, seat)),
            question=telling.prompt(state, seat) if asked else "",
            actions=told.actions,
            courses=told.courses,
            obstacles=told.obstacles,
            progress=telling.progress(state),
            phase=telling.phase(state),
        )

    def _done(self) -> tuple[list[messages.PlannedStep], Action | None]:
        """The steps that can be done, and the first answer of the one that cannot."""
        done: list[messages.PlannedStep] = []
        for step in self._steps:
            told = self._try(step)
            if told is None:
                return done, step[0]
            done.append(told)
        if self._more:
            told = self._try(self._more, only_legal=True)
            if told is None:
                return done, self._more[0]
            done.append(told)
        return done, None

    def _try(self, step: Sequence[Action], *, only_legal: bool = False) -> messages.PlannedStep | None:
        """Do a step, or none of it. A question that the plan did not foresee is let be, where it can be."""
        start, let_be = self._scratch, False
        tried = self._given(start, step, only_legal)
        while tried is None:
            start = start.copy()
            if not start.let_be():
                return None
            let_be = True
            tried = self._given(start, step, only_legal)
        before, known = self._stocks(), len(self._scratch.assumed)
        self._scratch, told = tried
        return messages.PlannedStep(
            answers=[action for action, _ in told],
            words=[words for _, words in told],
            stocks=self._stocks_in_words(),
            changes=stock_changes(self._game, before, self._stocks()),
            let_be=let_be,
            assumed=self._assumed(known),
        )

    def _given(
        self, start: Scratch[Any], step: Sequence[Action], only_legal: bool
    ) -> tuple[Scratch[Any], list[tuple[str, Any]]] | None:
        """A copy on which the answers of a step are given, and what they are in words. With `only_legal`, those that
        follow the first are left out where they are not legal."""
        trial = start.copy()
        told: list[tuple[str, Any]] = []
        for action in step:
            if trial.allows(action):
                told.append((action.text, self._game.telling.label(trial.state, self._seat, action)))
                trial.give(action)
            elif not only_legal or not told:
                return None
        return trial, told

    def _assumed(self, known: int) -> list[messages.Assumed]:
        """What the others are taken to do, after so much of it."""
        return [messages.Assumed(seat=seat, words=words) for seat, words in self._scratch.assumed[known:]]

    def _stocks(self) -> Mapping[str, int]:
        return self._game.stocks(self._scratch.state)[self._seat]

    def _stocks_in_words(self) -> list[Any]:
        return [self._game.telling.amount(stock, number) for stock, number in self._stocks().items()]


def check_length(plan: messages.PlanAhead) -> None:
    """Refuse a plan that would take too long to try."""
    steps = len(plan.steps) + bool(plan.more)
    if steps > LONGEST_PLAN:
        raise CannotParse(common("plan-too-long", most=LONGEST_PLAN, steps=steps))


def _whole_steps(steps: Sequence[messages.PlannedStep], answers: int) -> int:
    """How many of the steps are made of the first so many answers."""
    whole = 0
    for step in steps:
        answers -= len(step.answers)
        if answers < 0:
            break
        whole += 1
    return whole
