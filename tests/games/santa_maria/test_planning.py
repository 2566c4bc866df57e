"""Planning ahead: the others neither act nor pass."""

from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.state import State
from boardwright.kernel.plan import DRAW, OTHERS, Scratch, scratch
from tests.games.santa_maria.tables import Table


def plan_of(table: Table, number: int, *moves: str) -> Scratch[State]:
    plan = scratch(GAME, table.state, number - 1)
    for move in moves:
        assert plan.allows(GAME.book[move]), f"{move}; legal: {legal(plan)}"
        plan.give(GAME.book[move])
    return plan


def legal(plan: Scratch[State]) -> list[str]:
    return [action.text for action in GAME.legal(plan.state, plan.seat)]


def test_the_next_own_turn_comes_at_once() -> None:
    table = Table("A1", "A2", happiness="open")
    before = GAME.dump(table.state)
    plan = plan_of(table, 1, "activate c2r1", "activate c5r1")
    assert plan.state.seats[0].bought == 2
    assert plan.at_once == 1
    assert GAME.stocks(plan.state)[1] == GAME.stocks(table.state)[1]
    assert plan.state.seats[1].space == NONE
    assert GAME.dump(table.state) == before


def test_one_plans_while_another_thinks() -> None:
    table = Table("A1", "A2")
    plan = plan_of(table, 2, "activate c6r1")
    assert (plan.at_once, plan.state.seats[1].bought) == (0, 1)


def test_the_plan_ends_where_only_the_others_can_go_on() -> None:
    assert plan_of(Table("A1", "A2"), 1, "pass coins").ends == OTHERS


def test_the_plan_ends_at_a_draw() -> None:
    """Alone, the next year begins with what chance shows."""
    assert plan_of(Table("H2 botany c1r1 0"), 1, "pass coins").ends == DRAW


def test_while_the_game_is_prepared_others_cannot_be_passed_over() -> None:
    state = GAME.new(2, {"colonies": "chosen"})
    while GAME.waiting(state) == (-1,):
        GAME.apply(state, -1, GAME.legal(state, -1)[0])
    assert scratch(GAME, state, 0).ends == OTHERS


def test_what_is_offered_can_be_let_be() -> None:
    table = Table("A1", "A2", docks="SS1 SS2 SS3 SS4")
    table.seat(1).goods[:] = [1, 0, 1, 0, 0]
    plan = plan_of(table, 1, "pass shipping")
    assert "ship coins" in legal(plan)
    assert plan.let_be()
    assert plan.ends == OTHERS
    assert sum(len(ships) for ships in plan.state.seats[0].harbour) == 0


def test_the_die_in_the_hand_of_one_who_stands_still_comes_to_lie() -> None:
    table = Table("H3 construction c1r3 0", "H2 botany c1r3 0", blue="3")
    table.play("1: blue 3 as 3")
    assert table.may(1, "lay") == ["c1r3", "c2r3", "c4r3"]
    plan = plan_of(table, 2, "activate c6r1")
    assert [cell for cell, thing in enumerate(plan.state.seats[0].lying) if thing] == [15]  # c4r3
