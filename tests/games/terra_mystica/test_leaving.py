"""A player who leaves the game: NOTES, C19."""

from random import Random

import pytest

from boardwright.bots import bot
from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.rounds import income_of
from boardwright.games.terra_mystica.rules.scoring import largest_area
from boardwright.kernel.observation import observation
from boardwright.kernel.playout import play_out
from tests.games.terra_mystica.tables import Table

THREE = ("witches C3 F4", "nomads E8 F3 I7", "mermaids D5 A4")


def left(order: str = "passing") -> Table:
    """The nomads, on seat 2, leave in their first turn."""
    table = Table(*THREE, order=order, cards="BON3 BON8 BON5", leaving="yes")
    table.stocks(1, "20c 20w 5p 12/0/0")
    table.act(1, "priest fire 3")
    table.play("2: leave")
    return table


def test_nobody_leaves_where_the_table_does_not_allow_it() -> None:
    table = Table(*THREE)
    assert "leave" not in table.legal(1)


def test_one_leaves_in_a_turn_of_ones_own_instead_of_an_action() -> None:
    """C19"""
    table = Table(*THREE, leaving="yes")
    table.stocks(1, "20c 20w 5p 12/0/0")
    assert "leave" in table.legal(1)
    table.play("1: convert w c")
    assert "leave" in table.legal(1)
    table.play("1: priest fire 3")
    assert "done" in table.legal(1) and "leave" not in table.legal(1)


def test_leaving_ends_a_double_turn() -> None:
    table = Table("chaosmagicians D4", "witches C4 F4", leaving="yes")
    table.put(1, "stronghold", "D4")
    table.play("1: special stronghold", "1: leave")
    assert table.waiting() == 2 and table.seat(1).gone


def test_the_last_one_who_plays_cannot_leave() -> None:
    """C19"""
    table = left()
    table.play("3: leave")
    assert table.waiting() == 1 and "leave" not in table.legal(1)
    table.to_end()
    assert table.waiting() is None and table.state.round == 6


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


def test_everybody_sees_who_left() -> None:
    table = left()
    assert [seat["gone"] for seat in table.seen()["seats"]] == [False, True, False]
    stayed = table.state.clone()
    stayed.seats[1].gone = False
    assert observation(GAME).encode(table.state, 0) != observation(GAME).encode(stayed, 0)


def test_a_bot_that_looks_ahead_stays() -> None:
    """Also in the last round, when everything is done."""
    random = Random(5)
    state = GAME.new(3, {"leaving": "yes"})
    moves = play_out(GAME, state, [bot("greedy", random) for _ in range(3)], random)
    assert "leave" not in {move.action.text for move in moves}
