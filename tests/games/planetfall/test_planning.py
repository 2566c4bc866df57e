"""Planning ahead: the other ships stay on the track, and the next planet is not looked at."""

from boardwright.games.planetfall import GAME
from boardwright.kernel.plan import DRAW, OTHERS, scratch
from tests.games.planetfall.tables import Table

THREE = ("gelder-a", "ardelli-a", "katla-b")


def test_both_explorations_of_a_planet_can_be_planned() -> None:
    table = Table(*THREE)
    table.deal("solar-shoal", "buried-reactor")
    before = GAME.dump(table.state)
    plan = scratch(GAME, table.state, 0)
    flights = 0
    while not plan.ends:
        legal = GAME.legal(plan.state, 0)
        flights += legal[0].verb == "fly"
        plan.give(legal[0])
    assert flights == 2
    assert plan.ends == DRAW
    assert GAME.dump(table.state) == before
    assert all(not seat.laid for seat in plan.state.seats[1:])


def test_a_ship_that_has_flown_takes_its_card() -> None:
    table = Table(*THREE)
    table.deal("solar-shoal")
    table.play("1: fly solar-shoal")
    plan = scratch(GAME, table.state, 1)
    assert "fly solar-shoal" not in [action.text for action in GAME.legal(plan.state, 1)]
    plan.give(GAME.book["fly operations-II"])
    while not plan.ends and GAME.legal(plan.state, 1)[0].verb != "fly":
        plan.give(GAME.legal(plan.state, 1)[0])
    assert "fly operations-II" in [action.text for action in GAME.legal(plan.state, 1)]
    assert plan.state.seats[0].laid


def test_commanders_of_others_cannot_be_planned() -> None:
    state = GAME.new(3, {})
    GAME.apply(state, -1, GAME.legal(state, -1)[0])
    plan = scratch(GAME, state, 0)
    plan.give(GAME.legal(plan.state, 0)[0])
    assert plan.ends == OTHERS


def test_a_ship_that_is_passed_over_stays_on_the_track() -> None:
    table = Table(*THREE)
    table.deal("solar-shoal")
    plan = scratch(GAME, table.state, 1)
    assert not plan.ends
    assert plan.state.track[0] == 0 and 0 not in plan.state.ships
