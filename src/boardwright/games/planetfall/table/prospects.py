"""What a table promises: the next income, and what the end would bring as things stand. When a seat looks ahead, the
ledger hears as an offer by how much an answer changes that."""

from collections.abc import Mapping
from typing import Final

from boardwright.games.planetfall.rules.catalogue import PLANETS
from boardwright.games.planetfall.rules.income import income_of
from boardwright.games.planetfall.rules.scoring import end_points, goal_points
from boardwright.games.planetfall.rules.state import State
from boardwright.games.planetfall.rules.vocabulary import RESOURCES
from boardwright.kernel.ledger import OFFER, Account, differences

# Where the offers come from: nothing has happened yet.
AHEAD: Final = "ahead"
# Of an offer: the points of a condition of the goal board, whose number is the place; those of technologies; by stock,
# the next income.
GOAL: Final = "goal"
END_TECHNOLOGIES: Final = "end technologies"
INCOME: Final = {what: f"income {what}" for what in RESOURCES}


def prospects(state: State) -> dict[Account, int]:
    found: dict[Account, int] = {}
    for number, seat in enumerate(state.seats):
        if state.goal is not None:
            for condition, points in enumerate(goal_points(state, number), 1):
                found[number, GOAL, str(condition)] = points
        found[number, END_TECHNOLOGIES, ""] = sum(end_points(state, seat))
        if 0 < state.planet < PLANETS:
            for what, amount in zip(RESOURCES, income_of(state, seat), strict=True):
                found[number, INCOME[what], ""] = amount
    return found


def note_prospects(before: Mapping[Account, int], state: State) -> None:
    for (seat, what, place), amount in differences(before, prospects(state)).items():
        state.note(OFFER, seat, what, amount, AHEAD, place)
