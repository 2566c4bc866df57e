"""What the table would pay as it stands: goals and technologies at the end, pairs that may still be made, the next
income."""

from boardwright.kernel.outlook import Contest, NextIncome, Race, counted
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
    goals: list[Race] = [
        counted(
            "",
            condition_text(condition),
            [condition_points(state, number, condition) for number in numbers],
            [count(state, seat, condition.what) for seat in state.seats],
        )
        for condition in state.goal.conditions
    ]
    found: list[Contest] = [
        {"title": say("outlook-goals"), "rule": common("at-end"), "counted": True, "races": goals},
    ]
    if any(seat.powers.endings for seat in state.seats):
        scoring = counted(
            "technology",
            say("source-of-end-technologies"),
            [sum(end_points(state, seat)) for seat in state.seats],
            [len(seat.powers.endings) for seat in state.seats],
        )
        title = say("outlook-technologies")
        found.append({"title": title, "rule": common("at-end"), "counted": True, "races": [scoring]})
    pairs = _open_pairs(state)
    if any(standing is not None and standing["amount"] for standing in pairs["standings"]):
        title = say("outlook-pairs")
        found.append({"title": title, "rule": say("outlook-pairs-rule"), "counted": False, "races": [pairs]})
    return found


def _open_pairs(state: State) -> Race:
    """Outposts that wait for their second, and what the best second of each would bring."""
    best = [[max(each["points"]) for each in outposts(state, seat) if each["open"]] for seat in state.seats]
    return counted("pair", say("outlook-pairs"), [sum(points) for points in best], [len(points) for points in best])


def next_income(state: State, number: int) -> NextIncome | None:
    if not state.planet or not brings_income(state):
        return None
    gains = zip(RESOURCES, income_of(state, state.seats[number]), strict=True)
    amounts = [(what, gain) for what, gain in gains if gain]
    return {
        "incomes": [
            {
                "card": "",
                "name": "",
                "brings": [],
                "income": [{"what": what, "number": gain, "words": amount(what, gain)} for what, gain in amounts],
            }
        ]
    }
