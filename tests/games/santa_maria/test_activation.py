"""Rulebook: (B) Activating one building, (C) Activating a row or a column, Activating buildings."""

import pytest

from boardwright.kernel.errors import NotLegal
from tests.games.santa_maria.tables import Table, alone, board

# Column 3 from the top: a farm, a mine, a trade, a road, a forest.
COLUMN = board(c1r1="town-hall: 1c", c3r1="farm: 1g", c3r2="mountain: 1e", c3r3="city: 1g -> 3c", c3r6="forest: 1w")
ROW = board(c6r6="town-hall: 1c", c1r2="farm: 1g", c4r2="city: 1g -> 3c")
BACKWARDS = board(c6r6="town-hall: 1c", c1r2="city: 1g -> 3c", c4r2="farm: 1g")
FOUR = board(c6r6="town-hall: 1c", c1r1="farm: 1g", c1r2="farm: 1s", c1r3="forest: 1w", c1r4="mountain: 1e")

# --- (B) with coins


def test_example_of_oleg_whose_first_building_costs_one_coin_and_the_second_two() -> None:
    table = alone("A1")
    table.play("2: activate c1r3")
    assert table.has(2) == "3w 3c"
    assert table.lying(2) == {"c1r3": "coins 1"}
    table.play("2: activate c6r4")  # a sugar and a coin
    assert table.has(2) == "3w 1s 2c"
    assert table.lying(2) == {"c1r3": "coins 1", "c6r4": "coins 2"}


def test_every_further_building_costs_one_coin_more() -> None:
    table = alone("A4")
    table.stock(2, "20c")
    for paid, cell in enumerate(("c5r1", "c3r2", "c6r2", "c4r3"), 1):
        coins = table.seat(2).coins
        table.play(f"2: activate {cell}")
        assert table.seat(2).coins == coins - paid


def test_who_cannot_pay_the_next_price_cannot_activate_with_coins() -> None:
    table = alone("A1")
    table.stock(2, "2c")
    table.play("2: activate c1r3")
    assert table.may(2, "activate") == []


def test_prices_start_anew_every_year() -> None:
    table = alone("A1")
    table.play("2: activate c1r3", "2: activate c5r1")
    assert table.view()["seats"][1]["next_building"] == 3
    table.year(2)
    table.skip_to(2)
    assert table.lying(2) == {}
    table.stock(2, "9c")
    table.play("2: activate c5r1")
    assert table.has(2) == "1e 8c"


def test_a_building_under_coins_or_a_die_is_not_activated_again_with_coins() -> None:
    table = alone("A1", white="2")
    table.stock(2, "9c")
    table.act(2, "activate c1r3")
    table.act(2, "white 2 as 2")  # c2r1, and c2r5 under the die
    may = table.may(2, "activate")
    assert "c1r3" not in may and "c2r5" not in may
    assert "c2r1" in may


def test_coins_bring_all_effects_of_the_building_and_only_of_that_one() -> None:
    table = alone("A1")
    table.stock(2, "1c")
    table.play("2: activate c4r2")  # a grain and a coin; column 4 has another building
    assert table.has(2) == "1g 1c"
    assert table.seat(2).religion == 0


# --- (C) with a die


def test_example_of_anna_who_changes_a_white_5_to_3_and_uses_a_column() -> None:
    table = alone("A1", content=COLUMN, white="5")
    table.lay(2, "road: 2", "c3r5")
    table.stock(2, "4c")
    table.play("2: activate c3r2")
    assert table.has(2) == "1e 3c"
    table.play("2: white 5 as 3")
    # Two coins for the change, then a grain from the top; the mine lies under coins and gives nothing.
    assert table.has(2) == "1g 1e 1c"
    table.play("2: trade 1 1")
    assert table.has(2) == "1w 1e 4c"
    assert table.lying(2) == {"c3r2": "coins 1", "c3r6": "white 3"}


def test_example_of_a_blue_die_that_uses_a_row_from_left_to_right() -> None:
    table = alone("A1", content=ROW, blue="1 2")
    table.stock(2, "")
    table.play("2: blue 2 as 2", "2: trade 1 1")
    assert table.has(2) == "3c"
    assert table.lying(2) == {"c4r2": "blue 2"}


def test_a_row_is_not_used_from_right_to_left() -> None:
    table = alone("A1", content=BACKWARDS, blue="1 2")
    table.stock(2, "")
    table.play("2: blue 2 as 2")
    assert table.has(2) == "1g"  # it comes too late for the trade


def test_a_white_die_is_a_column_and_a_blue_one_a_row() -> None:
    table = alone("A1", white="2", blue="1 1")
    table.stock(2, "")
    assert table.may(2, "white") == ["1 as 1", "2 as 2"]
    assert table.may(2, "blue") == ["1 as 1"]
    table.play("2: blue 1 as 1")  # c2r1 and c5r1
    assert table.has(2) == "2w 1e"
    table.act(2, "white 2 as 2")
    assert table.lying(2) == {"c5r1": "blue 1", "c2r5": "white 2"}
    assert table.has(2) == "3w 1e 1c"


def test_the_die_lies_on_the_last_building_even_if_its_effect_is_declined() -> None:
    table = alone("A1", content=ROW, blue="1 2")
    table.stock(2, "")
    table.play("2: blue 2 as 2", "2: decline")
    assert (table.has(2), table.lying(2)) == ("1g", {"c4r2": "blue 2"})


def test_the_die_lies_on_the_last_building_even_if_its_effect_could_not_be_used() -> None:
    table = alone("A1", content=board(c6r6="town-hall: 1c", c1r2="city: 1g -> 3c"), blue="1 2")
    table.stock(2, "")
    table.play("2: blue 2 as 2")
    assert table.lying(2) == {"c1r2": "blue 2"}


def test_each_die_blocks_one_building_more() -> None:
    table = alone("A1", content=FOUR, white="1 1 1 1 1 1")
    table.stock(2, "")
    for die, has in (("c1r4", "1w 1g 1s 1e"), ("c1r3", "2w 2g 2s 1e"), ("c1r2", "2w 3g 3s 1e")):
        table.play("2: white 1 as 1")
        assert table.has(2) == has
        assert table.lying(2)[die] == "white 1"


def test_nobody_uses_more_than_three_white_dice_in_a_year() -> None:
    table = alone("A1", content=FOUR, white="1 1 1 1 1 1")
    for _ in range(3):
        table.play("2: white 1 as 1")
    assert sum(table.state.white) == 3
    assert table.may(2, "white") == []
    table.year(2)
    table.skip_to(2)
    assert table.may(2, "white")


def test_a_white_die_comes_from_the_common_pool() -> None:
    table = Table("A1", "A2", white="2 2 6 6 6 6")
    table.act(1, "white 2 as 2")
    table.act(2, "white 2 as 2")
    assert table.state.white == [0, 0, 0, 0, 0, 4]
    assert not [die for die in table.may(1, "white") if die.startswith("2")]


def test_a_blue_die_is_used_once_a_year() -> None:
    table = alone("A1", blue="1 4")
    table.act(2, "blue 4 as 4")
    assert table.may(2, "blue") == []


def test_a_die_cannot_be_taken_for_a_line_without_a_free_building() -> None:
    table = alone("A1", content=FOUR, white="2 2 2 1 1 1")
    table.stock(2, "")
    assert table.may(2, "white") == ["1 as 1"]  # nothing in column 2
    table.lay(2, "road: 1", "c2r1 c2r2")
    assert table.may(2, "white") == ["1 as 1"]  # roads are no buildings
    with pytest.raises(NotLegal):
        table.play("2: white 2 as 2")


def test_a_line_whose_buildings_are_all_taken_cannot_be_chosen() -> None:
    table = alone("A1", content=board(c1r1="farm: 1g", c6r6="town-hall: 1c"), white="1 1 1")
    table.play("2: white 1 as 1")
    assert "1 as 1" not in table.may(2, "white")


def test_a_die_never_lies_on_a_road() -> None:
    table = alone("A1", content=FOUR, white="1")
    table.lay(2, "road: 2", "c1r5 c1r6")
    table.play("2: white 1 as 1")
    assert table.lying(2) == {"c1r4": "white 1"}


# --- changing a die


@pytest.mark.parametrize(("change", "coins"), [("1 as 1", 0), ("1 as 2", 1), ("1 as 6", 5)])
def test_a_coin_for_every_pip_and_no_way_round_from_1_to_6(change: str, coins: int) -> None:
    everywhere = {f"c{column}r1": "mountain: 1e" for column in range(1, 7)}
    table = alone("A1", content=board(c6r6="town-hall: 1p", **everywhere), white="1")
    table.stock(2, "5c")
    table.play(f"2: white {change}")
    assert table.seat(2).coins == 5 - coins


def test_downwards_costs_the_same() -> None:
    table = alone("A4", white="6 6 6 6 6 6", blue="1 6")
    table.stock(2, "4c")
    assert table.may(2, "white") == ["6 as 2", "6 as 3", "6 as 4", "6 as 5", "6 as 6"]
    table.act(2, "white 6 as 2")
    assert table.has(2) == "1g 1c"  # 4 coins for the change, then a grain and a coin


def test_the_change_is_paid_before_the_buildings_are_used() -> None:
    table = alone("A1", content=board(c1r1="city: 9c", c6r6="town-hall: 1p"), white="2")
    table.stock(2, "")
    assert "2 as 1" not in table.may(2, "white")


def test_a_changed_die_is_rolled_again_next_year_like_any_other() -> None:
    """Ruling 29."""
    table = alone("A1", white="5 5 5 5 5 5", blue="1 1")
    table.act(2, "white 5 as 3")
    assert table.lying(2) == {"c3r6": "white 3"}  # as it was used
    table.act(2, "pass coins")
    table.year(2)
    assert table.lying(2) == {}
    assert table.state.white == [6, 0, 0, 0, 0, 0]  # all six were rolled anew


# --- what buildings do


@pytest.mark.parametrize(
    ("effects", "after"), [("1g, 1g -> 3c", "3c"), ("1g -> 3c, 1g", "1g")], ids=["gain first", "trade first"]
)
def test_several_effects_of_a_building_are_used_in_printed_order(effects: str, after: str) -> None:
    """Ruling 32."""
    table = alone("A1", content=board(c1r1=f"city: {effects}", c6r6="town-hall: 1p"), white="1")
    table.stock(2, "")
    table.play("2: white 1 as 1")
    if "trade 1 1" in table.legal(2):
        table.play("2: trade 1 1")
    assert table.has(2) == after


def test_gains_and_conquistadors_are_taken_without_asking() -> None:
    """Ruling 40: they never harm. What does not fit into the storage becomes coins."""
    content = board(c1r1="forest: 2w", c1r2="city: conquistador", c1r3="city: 1c", c6r6="town-hall: 1p")
    table = alone("A1", content=content, white="1")
    table.stock(2, "3w")
    table.play("2: white 1 as 1")
    assert (table.has(2), table.seat(2).conquest) == ("3w 3c", 1)
    assert table.may(2, "pass")  # the next turn


def test_production_brings_goods_coins_and_points() -> None:
    table = alone("A1", content=board(c1r1="city: 1w 2s 3c 2p", c6r6="town-hall: 1p"), white="1")
    table.stock(2, "")
    table.play("2: white 1 as 1")
    assert (table.has(2), table.scored(2, "buildings")) == ("1w 2s 3c", 2)
