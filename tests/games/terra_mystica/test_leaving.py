"""A player who leaves the game: NOTES, C19."""

import pytest

from boardwright.games.terra_mystica.rounds import income_of
from boardwright.games.terra_mystica.scoring import largest_area
from boardwright.games.terra_mystica.turn import Turn, leave_game
from boardwright.kernel.decision import advance
from tests.games.terra_mystica.tables import Table

THREE = ("witches C3 F4", "nomads E8 F3 I7", "mermaids D5 A4")


def left(order: str = "passing") -> Table:
    """The nomads, on seat 2, leave in their first turn."""
    table = Table(*THREE, order=order, cards="BON3 BON8 BON5")
    table.stocks(1, "20c 20w 5p 12/0/0")
    table.act(1, "priest fire 3")
    leave_game(table.state, 1)
    assert isinstance(table.state.pending[-1], Turn)
    table.state.pending.pop()
    advance(table.state)
    return table


def test_who_left_takes_no_turns() -> None:
    """C19"""
    table = left()
    assert table.waiting() == 3
    table.pass_all()
    assert 2 not in table.order()
    table.pass_until(3)
    table.to_end()
    assert table.waiting() is None


@pytest.mark.parametrize("order", ["passing", "classic"])
def test_the_others_play_on_in_their_order(order: str) -> None:
    table = left(order)
    table.play("3: pass " + table.may(3, "pass")[0])
    table.play("1: pass " + table.may(1, "pass")[0])
    assert table.order() == [3, 1] and table.waiting() == 3


def test_the_bonus_card_lies_out_again() -> None:
    """C19"""
    table = left()
    assert "BON8" in table.may(3, "pass") and table.seat(2).bonus == -1


def test_who_left_takes_no_power() -> None:
    """C19"""
    table = left()
    table.stocks(2, "12/0/0")
    table.play("3: pass " + table.may(3, "pass")[0])
    table.play("1: upgrade F4 trading-house")
    assert table.state.offers == ()


def test_buildings_stay_and_give_discounts() -> None:
    """C19"""
    table = left()
    table.play("3: pass " + table.may(3, "pass")[0])
    table.play("1: upgrade F4 trading-house")
    assert table.seat(1).coins == 17


def test_buildings_and_cults_count_in_the_final_scoring() -> None:
    """C19"""
    table = left()
    table.cults(2, fire=10)
    table.to_end()
    assert table.scored(2, "cults") >= 8
    assert largest_area(table.state, table.seat(2)) >= 1 and table.scored(2, "area") > 0


def test_the_board_still_brings_its_income() -> None:
    table = left()
    before = table.seat(2).workers
    income = income_of(table.seat(2))[1]
    table.pass_until(2)
    assert table.seat(2).workers == before + income


def test_when_all_have_left_the_game_comes_to_its_end() -> None:
    table = left()
    for seat in (0, 2):
        leave_game(table.state, seat)
    table.state.pending.pop()
    advance(table.state)
    assert table.waiting() is None and table.state.round == 6
