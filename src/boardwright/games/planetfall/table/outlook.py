"""What the table would pay as it stands: goals and technologies at the end, pairs that may still be made, the next
income."""

from boardwright.kernel.outlook import Contest, NextIncome, Race, amounts_of, contest, counted
from boardwright.kernel.text import common

from ..rules.income import income_of
from ..rules.scoring import condition_points, count, end_points
from ..rules.state import State
from ..rules.vocabulary import RESOURCES
from .naming import amount, condition_text, say
from .view import brings_income, outposts


def contests(state: State) -> list[Contest]:
    if not state.planet or state.goal is None:
        return []
    numbers = range(len(state.seats))
    goals = [
        counted(
            "",
            condition_text(condition),
            [condition_points(state, number, condition) for number in numbers],
            [count(state, seat, condition.what) for seat in state.seats],
        )
        for condition in state.goal.conditions
    ]
    found = [contest(say("outlook-goals"), common("at-end"), goals)]
    if any(seat.powers.endings for seat in state.seats):
        scoring = counted(
            "technology",
            say("source-of-end-technologies"),
            [sum(end_points(state, seat)) for seat in state.seats],
            [len(seat.powers.endings) for seat in state.seats],
        )
        found.append(contest(say("outlook-technologies"), common("at-end"), [scoring]))
    pairs = _open_pairs(state)
    if any(standing is not None and standing["amount"] for standing in pairs["standings"]):
        found.append(contest(say("outlook-pairs"), say("outlook-pairs-rule"), [pairs], weighed=False))
    return found


def _open_pairs(state: State) -> Race:
    """Outposts that wait for their second, and what the best second of each would bring."""
    best = [[max(each["points"]) for each in outposts(state, seat) if each["open"]] for seat in state.seats]
    return counted("pair", say("outlook-pairs"), [sum(points) for points in best], [len(points) for points in best])


def next_income(state: State, number: int) -> NextIncome | None:
    if not state.planet or not brings_income(state):
        return None
    gains = dict(zip(RESOURCES, income_of(state, state.seats[number]), strict=True))
    return {"incomes": [{"card": "", "name": "", "brings": [], "income": amounts_of(gains, amount)}]}
