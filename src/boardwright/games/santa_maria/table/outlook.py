"""What the table would pay as it stands: the conquest when the year ends, then the lines of the final scoring."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.outlook import Contest, Race, contest, counted
from boardwright.kernel.text import Text, common

from ..rules.catalogue import YEARS
from ..rules.conquest import conquest_points
from ..rules.scoring import final_points
from ..rules.state import State
from ..rules.vocabulary import CATEGORIES, MONEY
from .naming import say


def contests(state: State, watcher: int | None) -> list[Contest]:
    """With hidden happiness a seat knows only its own lines; conquest lies open. Coins and goods count in the last
    year: before, there is something better to do with them."""
    if not state.year:
        return []
    points = [
        dict(final_points(state, number)) if not state.hidden or number == watcher else None
        for number in range(len(state.seats))
    ]
    lines = [_line(points, line) for line in range(MONEY + 1, len(CATEGORIES))]
    found = [
        contest(say("outlook-conquest"), _conquest_rule(state), [_conquest(state)]),
        contest(say("outlook-happiness"), common("at-end"), lines),
    ]
    if state.year == YEARS:
        found.append(contest(say("outlook-left"), common("at-end"), [_line(points, MONEY)]))
    return found


def _conquest(state: State) -> Race:
    won = dict(conquest_points(state))
    numbers = range(len(state.seats))
    steps = [seat.conquest for seat in state.seats]
    return counted("conquest", say("points-conquest"), [won.get(number, 0) for number in numbers], steps)


def _conquest_rule(state: State) -> Text:
    prizes = state.catalogue.conquest_points[len(state.seats)][state.year - 1]
    return say("outlook-year-end", prizes=" · ".join([str(points) for points in prizes]))


def _line(points: Sequence[Mapping[int, int] | None], line: int) -> Race:
    """A line of the score sheet."""
    numbers = [None if of_seat is None else of_seat[line] for of_seat in points]
    return counted(CATEGORIES[line], say(f"points-{CATEGORIES[line]}"), numbers)
