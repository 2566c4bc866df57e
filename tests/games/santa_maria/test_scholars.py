"""Rulebook: the reference sheet, Scholars. Each is used by one who has it and shown to be missing for one who has not.

A town hall brings the scholar that a test is about, so that the position is reached by moves.
"""

import pytest

from boardwright.kernel.errors import NotLegal
from tests.games.santa_maria.tables import Table, alone, board, corrected

# Side B with a trade.
SIDE_B = corrected(colonies={"B": {"spaces": {"c5r2": "city: 1w / 1e -> 3c"}}})
STREET = board(c1r1="city: 3c", c1r3="farm: 1s", c1r5="forest: 1g", c6r6="town-hall: 1p")


def learned(scholar: str, **options: str) -> Table:
    """Seat 2 has the scholar, and turn after turn."""
    return alone(f"H2 {scholar} c1r3 0", content=SIDE_B, **options)


def unlearned(scholar: str, **options: str) -> Table:
    """Seat 2 has another one, who does not matter, and seat 1 this one."""
    spare = "mathematics" if scholar != "mathematics" else "astronomy"
    table = Table(f"H4 {scholar} c1r3 0", f"H2 {spare} c1r3 0", content=SIDE_B, **options)
    table.act(1, "pass road")
    return table


def test_everybody_has_one() -> None:
    table = unlearned("astronomy")
    assert [table.view()["seats"][seat]["scholars"] for seat in (0, 1)] == [["astronomy"], ["mathematics"]]


# --- astronomy


@pytest.mark.parametrize(("dock", "coins"), [("coins", 1), ("religion", 0), ("conquest", 1), ("points", 2)])
def test_astronomy_moves_a_new_ship_to_another_dock_for_a_coin_a_step(dock: str, coins: int) -> None:
    table = learned("astronomy", docks="SS2 SS1")
    table.stock(2, "1w 1s 4c")
    table.play("2: activate c6r6", "2: ship religion")
    assert table.may(2, "moor") == ["coins", "religion", "conquest", "points"]
    table.play(f"2: moor {dock}", "chance: dock S01")
    assert table.has(2) == f"{3 - coins}c"
    assert table.harbour(2)[("coins", "religion", "conquest", "points").index(dock)] == ["SS1"]
    assert table.docks()[1] == "S01"  # the dock of the common board where it lay is filled


def test_astronomy_goes_as_far_as_the_coins_go_and_goods_may_be_sold_for_it() -> None:
    table = learned("astronomy", docks="SS1 SS2")
    table.stock(2, "1w 2s 1c")
    table.play("2: activate c6r6", "2: ship coins")
    assert table.may(2, "moor") == ["coins"]
    table.play("2: sell sugar", "2: moor conquest")
    assert table.harbour(2) == [[], [], ["SS1"], []]


def test_the_dock_is_refilled_after_the_mooring() -> None:
    """Ruling 38."""
    table = learned("astronomy", docks="SS1 SS2")
    table.stock(2, "1w 1s 4c")
    table.play("2: activate c6r6", "2: ship coins")
    assert table.docks()[0] is None
    assert table.waiting() == 2
    table.play("2: moor points")
    assert table.waiting() == "chance"


def test_astronomy_moves_the_new_ship_only() -> None:
    table = learned("astronomy", docks="SS1 SS2")
    table.moor(2, "coins", "S05")
    table.stock(2, "1w 1s 4c")
    table.act(2, "activate c6r6", "ship coins", "moor religion")
    assert table.harbour(2) == [["S05"], ["SS1"], [], []]


def test_a_ship_moored_elsewhere_brings_the_income_of_its_new_dock_in_the_same_pass() -> None:
    table = learned("astronomy", docks="SS1 SS2")
    table.stock(2, "1w 1s 3c")
    table.act(2, "pass shipping", "ship coins", "moor points")
    assert table.scored(2, "harbour") == 1
    assert table.has(2) == ""


def test_without_astronomy_a_ship_stays_at_its_dock() -> None:
    table = unlearned("astronomy", docks="SS1 SS2")
    table.stock(2, "1w 1s 4c")
    table.play("2: activate c6r6", "2: ship coins")
    assert table.waiting() == "chance"


# --- taxation


@pytest.mark.parametrize(("roads", "coins"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_taxation_brings_a_coin_for_every_two_colonists_in_the_line_of_the_die(roads: int, coins: int) -> None:
    """Ruling 2."""
    table = learned("taxation", white="6", blue="1 6")
    table.lay(2, "road: 1", " ".join(f"c6r{row}" for row in range(2, 2 + roads)))
    table.lay(2, "road: 2", "c1r1 c2r1")  # not in column 6
    table.stock(2, "")
    table.act(2, "white 6 as 6")
    assert table.has(2) == "1e" + f" {coins}c" * (coins > 0)


def test_taxation_works_for_rows_too() -> None:
    table = learned("taxation", blue="1 2")
    table.lay(2, "road: 2", "c2r2 c3r2")
    table.stock(2, "")
    table.act(2, "blue 2 as 2")
    assert table.has(2) == "1g 3c"  # a grain and a coin from the farm


def test_taxation_comes_before_the_buildings_and_cannot_pay_for_the_change() -> None:
    """Ruling 39."""
    table = learned("taxation", blue="1 1")
    table.lay(2, "road: 2", "c2r2 c3r2 c4r2")
    table.stock(2, "")
    assert "1 as 2" not in table.may(2, "blue")
    table.stock(2, "1c")
    table.play("2: blue 1 as 2")
    # At the trade of c5r2: 3 coins of the tax and 1 of the farm would buy a wood.
    assert table.has(2) == "1g 4c"
    table.play("2: buy wood", "2: trade 1 1")
    assert table.has(2) == "1g 4c"


def test_taxation_is_for_dice_not_for_coins() -> None:
    table = learned("taxation")
    # In its column, in its row, and in the last line there is.
    table.lay(2, "road: 2", "c6r2 c6r3 c4r1 c5r1 c1r6 c2r6")
    table.stock(2, "1c")
    table.play("2: activate c6r1")
    assert table.has(2) == "1e"


def test_how_many_colonists_make_a_coin_can_be_corrected() -> None:
    """Ruling 2: the value is data."""
    content = corrected(scholars={"taxation": {"colonists-per-coin": 1}})
    table = alone("H2 taxation c1r3 0", content=content, white="6")
    table.lay(2, "road: 2", "c6r2 c6r3")
    table.stock(2, "")
    table.act(2, "white 6 as 6")
    assert table.has(2) == "1e 4c"


def test_without_taxation_colonists_pay_nothing() -> None:
    table = unlearned("taxation", white="6")
    table.lay(2, "road: 2", "c6r2 c6r3")
    table.stock(2, "")
    table.act(2, "white 6 as 6")
    assert table.has(2) == "1e"


# --- botany


@pytest.mark.parametrize(("good", "stock"), [("wood", "1w 5c"), ("grain", "1g 5c"), ("gold", "1o 5c")])
def test_botany_changes_a_die_to_any_number_for_a_wood_or_a_grain(good: str, stock: str) -> None:
    table = learned("botany", white="1")
    table.stock(2, stock)
    table.play("2: white 1 as 6")
    assert table.legal(2) == ["coins", good]
    table.play(f"2: {good}")
    assert table.has(2) == "1e 5c"


def test_with_botany_one_may_pay_coins_all_the_same() -> None:
    table = learned("botany", white="1")
    table.stock(2, "1w 5c")
    table.play("2: white 1 as 6", "2: coins")
    assert table.has(2) == "1w 1e"


def test_botany_works_for_blue_dice_and_for_one_pip() -> None:
    table = learned("botany", blue="1 1")
    table.stock(2, "1g")
    table.play("2: blue 1 as 2")
    assert table.has(2) == "1g 1c"  # paid, and gained from the farm


def test_sugar_does_not_serve_botany() -> None:
    table = learned("botany", white="1 1 1 1 1 1", blue="1 1")
    table.stock(2, "3s 3e")
    assert table.may(2, "white") == ["1 as 1"]


def test_without_botany_only_coins_change_a_die() -> None:
    table = unlearned("botany", white="1 1 1 1 1 1", blue="1 1")
    table.stock(2, "3w 3g 3o")
    assert table.may(2, "white") == ["1 as 1"]
    table.stock(2, "1w 1c")
    table.play("2: white 1 as 2")
    assert table.seat(2).coins == 0


# --- philosophy


def test_philosophy_lets_a_blue_die_use_a_column_from_top_to_bottom() -> None:
    table = learned("philosophy", blue="1 3")
    table.stock(2, "")
    assert table.may(2, "blue") == ["3 as 3", "3 as column 3"]
    table.play("2: blue 3 as column 3")  # a forest and conquistadors
    assert (table.has(2), table.seat(2).conquest) == ("2w", 1)
    assert table.lying(2) == {"c3r6": "blue 3"}
    assert table.seat(2).blue_taken == 1


def test_with_philosophy_the_change_costs_coins_as_ever() -> None:
    table = learned("philosophy", blue="1 3")
    table.stock(2, "2c")
    table.play("2: blue 3 as column 1")
    assert table.has(2) == "1g 4c"  # from the farm a grain and a coin, 3 from the town hall


def test_white_dice_never_use_rows() -> None:
    table = learned("philosophy", white="3")
    assert all("column" not in way for way in table.may(2, "white"))
    table.stock(2, "")
    table.play("2: white 3 as 3")
    assert table.lying(2) == {"c3r6": "white 3"}


def test_without_philosophy_blue_dice_use_rows_only() -> None:
    table = unlearned("philosophy", blue="1 3")
    assert not [way for way in table.may(2, "blue") if "column" in way]
    with pytest.raises(NotLegal):
        table.play("2: blue 3 as column 3")


# --- mathematics


def test_mathematics_takes_back_the_coins_of_one_building_when_passing() -> None:
    """Ruling 37: of the largest stack, by itself."""
    table = learned("mathematics")
    table.stock(2, "6c")
    for cell in ("c6r1", "c2r4", "c3r1"):
        table.play(f"2: activate {cell}")
    assert table.seat(2).coins == 0
    table.play("2: pass conquest")
    assert table.seat(2).coins == 3


def test_what_mathematics_brings_back_can_be_spent_in_the_same_turn() -> None:
    """Ruling 31."""
    table = learned("mathematics")
    table.stock(2, "1w 6c")
    for cell in ("c6r1", "c2r4", "c3r1"):
        table.play(f"2: activate {cell}")
    table.stock(2, "1s")
    table.play("2: pass shipping")
    table.play("2: buy wood", "2: ship coins")
    assert table.harbour(2)[0] == ["SS1"]


def test_mathematics_learned_while_passing_helps_in_that_turn() -> None:
    """Ruling 37."""
    table = alone("A1", content=STREET, scholars="mathematics")
    table.pray(2, 4)
    table.stock(2, "1c")
    table.play("2: activate c1r5", "2: pass religion", "2: step")
    assert table.has(2) == "1g"
    table.play("2: monk mathematics")
    assert table.has(2) == "1g 1c"


def test_mathematics_learned_before_passing_brings_nothing_yet() -> None:
    table = learning("mathematics")
    assert (table.has(2), list(table.lying(2).values())) == ("2w", [])


def test_mathematics_brings_back_no_dice_and_nothing_without_coins() -> None:
    table = learned("mathematics", white="6")
    table.act(2, "white 6 as 6")
    coins = table.seat(2).coins
    table.act(2, "pass conquest")
    assert table.seat(2).coins == coins


def test_without_mathematics_all_coins_go_to_the_supply() -> None:
    table = unlearned("mathematics")
    table.stock(2, "1c")
    table.play("2: activate c6r1", "2: pass conquest")
    assert table.seat(2).coins == 0


# --- construction


def test_construction_lays_the_die_on_any_building_that_was_free() -> None:
    """Ruling 30: used or not."""
    for cell in ("c1r2", "c5r2"):
        table = learned("construction", blue="1 2")
        table.stock(2, "1w")
        table.play("2: blue 2 as 2", "2: decline")  # the trade of c5r2 is not used
        assert table.may(2, "lay") == ["c1r2", "c5r2"]
        table.play(f"2: lay {cell}")
        assert table.lying(2) == {cell: "blue 2"}


def test_construction_does_not_lay_a_die_on_what_was_occupied() -> None:
    table = learned("construction", white="1 1 1")
    table.stock(2, "1c")
    table.play("2: activate c1r2", "2: white 1 as 1")  # only the town hall of c1r3 is left
    assert table.lying(2) == {"c1r2": "coins 1", "c1r3": "white 1"}


def test_with_construction_a_building_can_be_used_again() -> None:
    table = learned("construction", white="6 6 6")
    table.stock(2, "")
    table.play("2: white 6 as 6", "2: lay c6r6")
    table.play("2: white 6 as 6")
    assert table.has(2) == "2e"


def test_without_construction_the_die_lies_on_the_last_building() -> None:
    table = unlearned("construction", blue="1 2")
    table.stock(2, "")
    table.act(2, "blue 2 as 2")
    assert table.lying(2) == {"c5r2": "blue 2"}


# --- industrialization


def test_industrialization_example_of_a_wood_and_a_gem_for_six_coins() -> None:
    table = learned("industrialization")
    table.stock(2, "1w 1e 1c")
    table.play("2: activate c5r2", "2: trade 1 1", "2: trade 2 1")
    assert table.has(2) == "6c"


def test_industrialization_trades_twice_at_most_and_the_same_way_if_one_likes() -> None:
    table = learned("industrialization")
    table.stock(2, "3w 1c")
    table.play("2: activate c5r2", "2: trade 1 1", "2: trade 1 1")
    assert table.may(2, "trade") == []
    assert table.has(2) == "1w 6c"


def test_with_industrialization_one_may_trade_once() -> None:
    table = learned("industrialization")
    table.stock(2, "3w 1c")
    table.play("2: activate c5r2", "2: trade 1 1", "2: decline")
    assert table.has(2) == "2w 3c"


def test_the_first_exchange_may_pay_for_the_second() -> None:
    table = learned("industrialization")
    table.stock(2, "1w 1c")
    table.play("2: activate c5r2", "2: trade 1 1", "2: buy wood", "2: trade 1 1")
    assert table.has(2) == "3c"


def test_without_industrialization_one_trades_once() -> None:
    table = unlearned("industrialization")
    table.stock(2, "1w 1e 1c")
    table.play("2: activate c5r2", "2: trade 1 1")
    assert table.may(2, "trade") == []
    assert table.has(2) == "1e 3c"


# --- economics


def test_basic_economics_sells_wood_and_grain_for_two_coins() -> None:
    table = learned("basic-economics")
    table.stock(2, "4c")
    assert table.may(2, "buy") == ["wood", "grain"]
    table.play("2: buy wood", "2: buy grain")
    assert table.has(2) == "1w 1g"


def test_without_basic_economics_they_cost_three() -> None:
    table = unlearned("basic-economics")
    table.stock(2, "2c")
    assert table.may(2, "buy") == []
    table.stock(2, "4c")
    table.play("2: buy wood")
    assert table.has(2) == "1w 1c"


def test_advanced_economics_sells_sugar_and_gems_for_three_coins() -> None:
    table = learned("advanced-economics")
    table.stock(2, "6c")
    assert table.may(2, "buy") == ["wood", "grain", "sugar", "gem"]
    table.play("2: buy sugar", "2: buy gem")
    assert table.has(2) == "1s 1e"


def test_advanced_economics_minds_the_storage_and_sells_no_gold() -> None:
    table = learned("advanced-economics")
    table.stock(2, "3s 9c")
    assert table.may(2, "buy") == ["wood", "grain", "gem"]


def test_advanced_economics_serves_in_the_middle_of_a_turn() -> None:
    table = learned("advanced-economics")
    table.stock(2, "1w 4c")
    table.play("2: activate c6r6", "2: buy sugar", "2: ship coins")
    assert table.harbour(2)[0] == ["SS1"]


def test_without_advanced_economics_nobody_buys_sugar_or_gems() -> None:
    table = unlearned("advanced-economics")
    table.stock(2, "9c")
    assert table.may(2, "buy") == ["wood", "grain"]


# --- learned in the middle of an activation


def learning(scholar: str) -> Table:
    """Seat 2 uses column 1 with a die and sends a monk to a scholar from its first building. A trade comes below."""
    content = board(c1r1="city: religion", c1r3="city: 1w -> 3c", c6r6="town-hall: 1p")
    table = alone("A1", content=content, white="1", scholars=scholar)
    table.lay(2, "road: 2", "c1r5 c1r6")
    table.pray(2, 4)
    table.stock(2, "2w")
    table.play("2: white 1 as 1", "2: step", f"2: monk {scholar}")
    return table


def test_a_scholar_learned_in_the_middle_of_an_activation_helps_from_then_on() -> None:
    """Ruling 43."""
    table = learning("industrialization")
    table.play("2: trade 1 1", "2: trade 1 1")
    assert table.has(2) == "6c"
    table = learning("construction")
    table.play("2: decline")
    assert table.may(2, "lay") == ["c1r1", "c1r3"]


def test_logistics_learned_in_the_middle_of_a_line_moves_a_die_that_lies_ahead() -> None:
    """Ruling 43: before the next building, as if it had been known from the start."""
    content = board(c1r1="city: religion", c1r3="farm: 1s", c1r5="forest: 1g", c6r6="town-hall: 1p")
    table = alone("A1", content=content, white="1 1", blue="1 3", scholars="logistics")
    table.act(2, "blue 3 as 3")
    table.lay(2, "mountain: 1e", "c2r3")
    table.pray(2, 4)
    table.stock(2, "1c")
    table.play("2: white 1 as 1", "2: step")
    assert table.may(2, "move") == []
    table.play("2: monk logistics")
    assert table.may(2, "move") == ["c1r3"]
    table.play("2: move c1r3")  # one way only
    table.act(2)
    assert table.has(2) == "1g 1s"  # both buildings below were used
    assert table.lying(2) == {"c2r3": "blue 3", "c1r5": "white 1"}


def test_taxation_learned_in_the_middle_of_an_activation_starts_with_the_next_die() -> None:
    """Ruling 43."""
    table = learning("taxation")
    table.play("2: decline")
    assert table.has(2) == "2w"
