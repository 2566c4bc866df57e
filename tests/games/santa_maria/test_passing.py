"""Rulebook: (D) Passing; income of the harbour."""

import pytest

from boardwright.kernel.errors import CannotParse, NotLegal
from tests.games.santa_maria.tables import Table, alone, board, corrected

# --- the spaces


def test_the_coin_space_brings_two_coins() -> None:
    table = Table("A1", "A2")
    table.play("1: pass coins")
    assert table.has(1) == "2w 5c"
    assert table.scored(1, "harbour") == 0


def test_the_religion_space_is_an_action_of_religion_with_its_grain_step() -> None:
    table = Table("A1", "A2")
    table.pray(1, 2)
    table.stock(1, "1g")
    table.play("1: pass religion", "1: grain")
    assert table.seat(1).religion == 4


def test_a_blue_die_unlocked_while_passing_is_used_next_year() -> None:
    table = Table("A1", "A2", blue="1 1 5")
    table.pray(1, 1)
    table.act(1, "pass religion", "step")
    assert sum(table.seat(1).dice) == 2
    assert table.waiting() == 2
    table.play("2: activate c3r4")
    assert table.waiting() == 2  # seat 1 has no turn any more
    table.year(2)
    assert sum(table.seat(1).dice) == 2


def test_the_conquest_space_is_a_conquistador() -> None:
    table = Table("A1", "A2")
    table.play("1: pass conquest")
    assert table.seat(1).conquest == 1


def test_the_shipping_space_is_an_action_of_shipping() -> None:
    table = Table("A1", "A2")
    table.stock(1, "1w 1s")
    table.act(1, "pass shipping", "ship coins")
    assert table.harbour(1) == [["SS1"], [], [], []]


def test_example_of_anna_who_takes_a_road_tile_on_the_lowest_space() -> None:
    table = Table("A1", "A2")
    table.play("1: pass road")
    assert len(table.may(1, "pave")) == 26  # any empty space of 36, ten are printed
    assert "c2r1" not in table.may(1, "pave")
    table.play("1: pave c6r6")
    assert table.ground(1, "c6r6") == "road: 1"
    assert table.state.roads == 2
    assert table.waiting() == 2


def test_a_road_tile_may_be_declined() -> None:
    table = Table("A1", "A2")
    table.play("1: pass road", "1: decline")
    assert table.state.roads == 3


def test_without_a_road_tile_the_road_space_has_no_effect() -> None:
    """Ruling 20."""
    table = Table("A1", "A2")
    table.state.roads = 0
    table.play("1: pass road")
    assert table.waiting() == 2
    assert table.view()["seats"][0]["space"] == "road"


def test_without_an_empty_space_the_road_space_has_no_effect() -> None:
    """Ruling 20."""
    table = Table("A1", "A2")
    table.colony(1, "H F F F F F " + "F F F F F F " * 5)
    table.play("1: pass road")
    assert table.waiting() == 2
    assert table.state.roads == 3


def test_a_space_may_be_taken_even_if_its_action_cannot_be_used() -> None:
    table = Table("A1", "A2")
    table.stock(1, "")
    table.play("1: pass shipping")
    assert table.waiting() == 2
    assert table.view()["passed"] == [None, None, None, 0, None]


def test_a_space_holds_one_player_and_there_is_always_a_free_one() -> None:
    """Ruling 33."""
    table = Table("A1", "A2", "A3", "A4")
    spaces = ["coins", "religion", "conquest", "shipping", "road"]
    for number, space in ((1, "religion"), (2, "road"), (3, "coins")):
        assert table.may(number, "pass") == spaces
        table.act(number, f"pass {space}")
        spaces.remove(space)
    assert table.may(4, "pass") == ["conquest", "shipping"]
    with pytest.raises(NotLegal):
        table.play("4: pass coins")


def test_the_spaces_are_free_again_next_year() -> None:
    table = Table("A1", "A2")
    table.year(2)
    assert len(table.may(table.asked(), "pass")) == 5
    assert table.view()["passed"] == [None] * 5


def test_who_has_passed_does_nothing_more_this_year() -> None:
    table = Table("A1", "A2")
    table.play("1: pass coins")
    for cell in ("c3r4", "c4r2"):
        table.play(f"2: activate {cell}")
        assert table.waiting() == 2


# --- the income


def test_example_of_annas_income() -> None:
    """Two coins, then three actions of religion with two grain for five steps, finally two points."""
    table = Table("A1", "A2")
    for dock, ships in (("coins", "S01"), ("religion", "S02 S03 S04"), ("points", "S05 S06")):
        table.moor(1, dock, ships)
    table.pray(1, 8)
    table.stock(1, "2g")
    table.play("1: pass road", "1: decline")
    assert table.has(1) == "2g 2c"  # the coins have come before the first question
    # To 9 and 10; to 11 and 12, where a symbol stands.
    table.play("1: grain", "1: grain")
    assert (table.seat(1).religion, table.scored(1, "harbour")) == (12, 0)
    table.play("1: monk mission-1")
    # To 13, and no grain is left; then the points have come.
    assert table.seat(1).religion == 8 + 5
    assert (table.scored(1, "harbour"), table.scored(1, "missions"), table.has(1)) == (2, 3, "2c")
    assert table.waiting() == 2


def test_the_space_comes_before_the_income() -> None:
    table = Table("A1", "A2")
    table.moor(1, "points", "S01")
    table.stock(1, "1w 1s")
    table.play("1: pass shipping")
    assert table.scored(1, "harbour") == 0
    table.act(1, "decline")
    assert table.scored(1, "harbour") == 1


def test_a_ship_gained_on_the_shipping_space_brings_income_in_the_same_pass() -> None:
    """Ruling 11."""
    table = Table("A1", "A2", docks="SS2 SS3 SS4 SS1")
    table.stock(1, "1w 1s")
    table.act(1, "pass shipping", "ship points")
    assert table.scored(1, "harbour") == 1


def test_all_ships_of_a_dock_come_before_those_of_the_next_one() -> None:
    """Ruling 28: the coins of the top dock can buy the grain for the religion of the second one."""
    table = Table("A1", "A2")
    table.moor(1, "religion", "S01")
    table.moor(1, "coins", "S02 S03")
    table.moor(1, "conquest", "S04 S05")
    table.pray(1, 5)
    table.stock(1, "")
    table.play("1: pass shipping")
    assert (table.has(1), table.seat(1).conquest) == ("4c", 0)
    table.play("1: buy grain", "1: grain")
    assert (table.seat(1).religion, table.seat(1).conquest) == (7, 2)
    assert table.has(1) == "1o 1c"  # gold on the second space


def test_no_dock_brings_ships() -> None:
    """Ruling 12."""
    table = Table("A1", "A2")
    assert [effect.text for effect in table.state.catalogue.docks] == ["2c", "religion", "conquistador", "1p"]
    with pytest.raises(CannotParse):
        corrected(docks={"coins": {"income": "shipping"}})


def test_income_comes_every_year_and_ships_stay() -> None:
    table = Table("A1", "A2")
    table.moor(1, "points", "S01 S02")
    table.to_end()
    assert table.scored(1, "harbour") == 3 * 2
    assert table.harbour(1) == [[], [], [], ["S01", "S02"]]


def test_a_space_may_be_taken_early_and_dice_stay_unused() -> None:
    table = alone("A1", white="1 1 1", blue="1 1")
    table.play("2: pass coins")
    assert table.waiting() == "chance"  # the year is over
    table.year(2)
    assert sum(table.state.white) == 6


def test_free_actions_before_the_action_of_a_space() -> None:
    table = Table("A1", "A2", content=board(c1r1="farm: 1g", c6r6="town-hall: 1p"))
    table.stock(1, "1s 1e 2c")
    table.play("1: pass shipping")
    table.play("1: sell gem", "1: buy wood")  # SS1 costs a wood and a sugar
    table.act(1, "ship coins")
    assert table.has(1) == "3c"  # 2 + 2 - 3, and 2 from the ship
