"""Planning ahead where all choose at once and chance speaks: a plan ends where it would have to guess."""

import pytest

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.plan import DRAW, OTHERS, OVER, scratch
from tests.kernel.toys.bids import BID, GAME, PRIZE, State

pytestmark = pytest.mark.usefixtures("registered")


def bidding(players: int = 2) -> State:
    state = GAME.new(players, {})
    GAME.apply(state, CHANCE, PRIZE[5])
    return state


def test_a_plan_does_not_draw() -> None:
    plan = scratch(GAME, GAME.new(2, {}), 0)
    assert (plan.ends, plan.at_once) == (DRAW, 0)


def test_of_a_simultaneous_choice_only_the_own_part_is_done() -> None:
    """Even when all others have chosen, so that the answer would reveal everything."""
    state = bidding()
    GAME.apply(state, 1, BID[3])
    plan = scratch(GAME, state, 0)
    plan.give(BID[1])
    assert (plan.ends, plan.at_once) == (OTHERS, 1)
    assert plan.state.points == [0, 0] and plan.state.revealed == 0
    assert state.bids == [0, 3]


def test_whoever_has_chosen_waits_for_the_others() -> None:
    """A game that does not say how a seat stands still ends the plan there."""
    state = bidding()
    GAME.apply(state, 0, BID[1])
    plan = scratch(GAME, state, 0)
    assert plan.ends == OTHERS
    assert not plan.allows(BID[1])


def test_a_game_that_is_over_leaves_nothing_to_plan() -> None:
    state = bidding()
    for _ in range(2):
        for seat in (0, 1):
            GAME.apply(state, seat, BID[seat + 1])
        if GAME.waiting(state) == (CHANCE,):
            GAME.apply(state, CHANCE, PRIZE[1])
    assert scratch(GAME, state, 0).ends == OVER


def test_a_copy_goes_its_own_way() -> None:
    plan = scratch(GAME, bidding(), 0)
    twin = plan.copy()
    twin.give(BID[2])
    assert (plan.ends, plan.at_once, plan.state.bids) == ("", 0, [0, 0])
    assert plan.allows(BID[2]) and not twin.allows(BID[2])
