"""What a table promises: the next income, and what the end would bring as things stand. When a seat looks ahead, the
ledger hears as an offer by how much an answer changes that."""

from typing import Final

from boardwright.kernel.ledger import OFFER

from ..rules.catalogue import PLANETS
from ..rules.income import income_of
from ..rules.scoring import end_points, points_of_all
from ..rules.state import State
from ..rules.vocabulary import RESOURCES

# Where the offers come from: nothing has happened yet.
AHEAD: Final = "ahead"
# Of an offer: the points of a condition of the goal board, whose number is the place; those of technologies; by stock,
# the next income.
GOAL: Final = "goal"
END_TECHNOLOGIES: Final = "end technologies"
INCOME: Final = {what: f"income {what}" for what in RESOURCES}


# What is promised, as (what, place): to each seat how much.
Prospects = dict[tuple[str, str], list[int]]


def prospects(state: State) -> Prospects:
    found: Prospects = {}
    for number, condition in enumerate(state.goal.conditions if state.goal is not None else (), 1):
        found[GOAL, str(number)] = points_of_all(state, condition)
    found[END_TECHNOLOGIES, ""] = [sum(end_points(state, seat)) for seat in state.seats]
    if 0 < state.planet < PLANETS:
        incomes = [income_of(state, seat) for seat in state.seats]
        for index, what in enumerate(RESOURCES):
            found[INCOME[what], ""] = [income[index] for income in incomes]
    return found


def note_prospects(before: Prospects, state: State) -> None:
    """What is not promised any more, or was not before, is nothing."""
    after, nothing = prospects(state), [0] * len(state.seats)
    changed = [about for about in after if after[about] != before.get(about, nothing)]
    changed += [about for about in before if about not in after]
    for seat in range(len(state.seats)):
        for what, place in changed:
            more = after.get((what, place), nothing)[seat] - before.get((what, place), nothing)[seat]
            if more:
                state.note(OFFER, seat, what, more, AHEAD, place)
