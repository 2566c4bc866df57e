"""The coach of a guided first game: which idea is due, what it points at, and an answer that puts it to use."""

from collections.abc import Callable, Container, Sequence
from random import Random
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.lesson import Idea
from boardwright.kernel.text import Text
from boardwright.server import messages

Way = Sequence[Action]


def due(game: Game[Any], state: Any, seat: int, told: Container[str]) -> tuple[Idea, Sequence[Way]] | None:
    """The first idea that is not told yet and that the question is about, with the ways to put it to use."""
    asked = question(state, seat)
    if game.lesson is None or asked is None:
        return None
    for idea in game.lesson.ideas:
        if idea.name in told or not isinstance(asked, idea.asked) or game.round(state) < idea.since:
            continue
        ways = _ways(game, state, seat, idea.fits) if idea.answers else []
        if idea.best and not any(map(idea.fits, _best(game, state, seat, _ways(game, state, seat, _any)))):
            continue
        if ways or not idea.answers:
            return idea, ways
    return None


def coaching(game: Game[Any], state: Any, seat: int, told: Sequence[str]) -> messages.CoachInfo | None:
    """What the coach says now, if there is something."""
    found = due(game, state, seat, told)
    if found is None or game.lesson is None:
        return None
    idea, ways = found
    shown = _best(game, state, seat, ways) if ways else ()
    say, telling = game.telling.say, game.telling
    # Of several answers the one that the idea is about.
    meant = [action for action in shown if idea.fits(action)][:1]
    things = [name for action in meant for name in (action.text, *telling.thing(state, seat, action))]
    return messages.CoachInfo(
        idea=idea.name,
        number=len(told) + 1,
        ideas=len(game.lesson.ideas),
        title=say(f"lesson-{idea.name}"),
        what=say(f"lesson-{idea.name}-do"),
        why=say(f"lesson-{idea.name}-why"),
        at=[*things, idea.at],
        show=_label(game, state, seat, shown),
        answers=[action.text for action in shown],
    )


def _label(game: Game[Any], state: Any, seat: int, way: Way) -> Text:
    if len(way) > 1:
        return game.telling.intention(state, seat, way)
    return game.telling.label(state, seat, way[0]) if way else ""


def _ways(game: Game[Any], state: Any, seat: int, fits: Callable[[Action], bool]) -> list[Way]:
    """Whole intentions where there are some; else single answers."""
    whole: list[Way] = [macro.answers for macro in game.macros(state, seat) if any(map(fits, macro.answers))]
    begun = {way[0] for way in whole}
    return whole + [(answer,) for answer in game.legal(state, seat) if fits(answer) and answer not in begun]


def _any(_: Action) -> bool:
    return True


def _best(game: Game[Any], state: Any, seat: int, ways: Sequence[Way]) -> Way:
    """The way after which the table looks best. What the seat cannot see is drawn anew: an example must not peek."""
    seen = game.resample(state, seat, Random(0))
    return max(ways, key=lambda way: game.study.estimate(try_out(game, seen, seat, way).after, seat, way))
