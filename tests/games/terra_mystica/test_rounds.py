"""Rulebook: Course of the game; Phase III, cult bonuses and the end of the round."""

import pytest

from boardwright.games.terra_mystica.rules.rounds import cult_bonus
from boardwright.games.terra_mystica.rules.terraform import UseSpades
from tests.games.terra_mystica.tables import Table, alone

THREE = ("witches C3 F4", "nomads E8 F3 I7", "mermaids D5 A4")


def three(order: str) -> Table:
    """Three players pass in the order 2, 1, 3."""
    table = Table(*THREE, order=order, scoring="SCORE7")
    table.stocks(1, "1p")
    table.stocks(3, "1p")
    table.act(1, "priest fire 1")
    table.play("2: pass " + table.may(2, "pass")[0])
    table.act(3, "priest fire 1")
    table.play("1: pass " + table.may(1, "pass")[0])
    table.play("3: pass " + table.may(3, "pass")[0])
    return table


# --- turn order


def test_in_classic_order_the_first_to_pass_begins_and_the_others_follow_as_they_sit() -> None:
    """C8"""
    assert three("classic").order() == [2, 3, 1]


def test_by_passing_the_order_of_passing_is_that_of_the_next_round() -> None:
    """C8"""
    assert three("passing").order() == [2, 1, 3]


def test_turns_go_round_those_who_have_not_passed() -> None:
    table = three("classic")
    asked = []
    for _ in range(3):
        asked.append(table.asked())
        table.stocks(table.asked(), "1p")
        table.act(table.asked(), "priest air 1")
    assert asked == [2, 3, 1] and table.waiting() == 2


def test_there_are_six_rounds() -> None:
    table = Table(*THREE)
    table.pass_until(6)
    table.to_end()
    assert table.state.round == 6 and table.waiting() is None


# --- cult bonus


def test_example_of_the_cult_bonus() -> None:
    """On step 6 of air 3 workers, on step 8 of earth 2 spades."""
    table = alone("witches C3 F4", scoring="SCORE7 SCORE2")
    table.cults(2, air=6, earth=8)
    table.stocks(2, "0w")
    assert cult_bonus(table.state, 1) == 0 and table.seat(2).workers == 3
    table.state.round = 2
    assert cult_bonus(table.state, 1) == 2


@pytest.mark.parametrize(
    ("tile", "step", "gain"),
    [
        ("SCORE1", {"earth": 7}, "7c 0w 0p 12/0/0"),
        ("SCORE3", {"water": 3}, "0c 0w 0p 12/0/0"),
        ("SCORE3", {"water": 8}, "0c 0w 2p 12/0/0"),
        ("SCORE4", {"fire": 5}, "0c 2w 0p 12/0/0"),
        ("SCORE5", {"fire": 9}, "0c 0w 0p 4/8/0"),
        ("SCORE7", {"air": 10}, "0c 5w 0p 12/0/0"),
    ],
)
def test_round_tiles_reward_their_cult(tile: str, step: dict[str, int], gain: str) -> None:
    table = alone("engineers E7 H6", scoring=tile)
    table.cults(2, **step)
    table.stocks(2, "0c 0w 0p 12/0/0")
    assert cult_bonus(table.state, 1) == 0
    assert table.has(2) == f"20vp {gain}"
    assert table.seat(2).cults[("fire", "water", "earth", "air").index(next(iter(step)))] == next(iter(step.values()))


@pytest.mark.parametrize(("tile", "cult"), [("SCORE2", "earth"), ("SCORE6", "water"), ("SCORE8", "air")])
def test_three_round_tiles_reward_spades(tile: str, cult: str) -> None:
    table = alone("engineers E7 H6", scoring=tile)
    table.cults(2, **{cult: 9})
    assert cult_bonus(table.state, 1) == 2


def test_the_promo_tile_rewards_priests_on_the_cult_board() -> None:
    table = alone("engineers E7 H6", scoring="SCORE9", promo="all")
    table.seat(2).priests_sent = 3
    table.stocks(2, "0c")
    assert cult_bonus(table.state, 1) == 0 and table.seat(2).coins == 6


def test_spades_are_used_in_the_order_of_the_next_round() -> None:
    """C6"""
    table = Table(*THREE, scoring="SCORE8")
    for seat in (1, 2, 3):
        table.cults(seat, air=4)
    table.stocks(1, "1p")
    table.act(1, "priest fire 1")
    for seat in (2, 3, 1):
        table.play(f"{seat}: pass {table.may(seat, 'pass')[0]}")
    asked = []
    while isinstance(table.top(), UseSpades):
        asked.append(table.asked())
        table.play(f"{table.asked()}: drop")
    assert asked == [2, 3, 1] and table.state.round == 2


def test_the_cult_bonus_comes_before_the_income() -> None:
    """C6, C7: spades are used, or dropped, before anything of the next round comes in."""
    table = alone("witches C3 F4", scoring="SCORE8")
    table.cults(2, air=4)
    table.stocks(2, "0c 0w 0p")
    table.play("2: pass " + table.may(2, "pass")[0])
    assert isinstance(table.top(), UseSpades)
    assert table.state.round == 1 and table.seat(2).workers == 0
    table.play("2: drop")
    assert table.state.round == 2 and table.seat(2).workers >= 3


def test_a_priest_of_the_cult_bonus_takes_the_place_of_one_of_the_income() -> None:
    """C6: who has six, gains the seventh by the cult, and none by the temple."""
    table = alone("witches C3 F4", scoring="SCORE3")
    table.put(2, "temple", "C3")
    table.cults(2, water=4)
    table.stocks(2, "6p")
    table.play("2: pass BON5")
    assert table.seat(2).priests == 7


def test_there_is_no_cult_bonus_after_round_6() -> None:
    """C6"""
    table = alone("engineers E7 H6", scoring="SCORE8 SCORE6 SCORE5 SCORE7 SCORE3 SCORE4")
    table.pass_until(6)
    table.cults(2, fire=8)
    table.stocks(2, "0c 0w 0p 12/0/0")
    table.to_end()
    assert table.waiting() is None and table.seat(2).workers == 0


def test_power_and_special_actions_can_be_used_again() -> None:
    table = alone("witches C3 F4")
    table.put(2, "stronghold", "C3")
    table.stocks(2, "0/0/12")
    table.act(2, "power ACT2")
    table.act(2, "special stronghold", "build A3")
    assert table.seen()["power_actions"]["ACT2"] == 1 and table.seat(2).used
    table.pass_until(2)
    assert set(table.seen()["power_actions"].values()) == {None} and not table.seat(2).used


def test_everybody_plays_again_in_the_next_round() -> None:
    table = three("passing")
    assert table.state.round == 2 and not any(seat.passed for seat in table.state.seats)
