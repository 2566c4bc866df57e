"""Rulebook: Using gold. Rulings 8 and 9."""

from boardwright.games.santa_maria import GAME
from tests.games.santa_maria.tables import Table, alone, board


def shipping(cost: str, stock: str) -> Table:
    """A player who may ship one tile, at the top dock, with this stock."""
    content = GAME.corrected({"start-ships": {"SS1": {"cost": cost}}})
    table = alone("A3", content=content)
    table.stock(2, stock + " 1c")
    table.play("2: activate c6r3")
    return table


def test_gold_pays_for_an_expansion() -> None:
    table = alone("A1")
    table.stock(2, "1w 2o")
    table.play("2: expand T01", "2: place c1r1 0")
    assert table.has(2) == ""


def test_gold_pays_for_the_second_step_of_religion() -> None:
    table = alone("A1", content=board(c1r1="city: religion", c3r3="town-hall: 1c"))
    table.pray(2, 2)
    table.stock(2, "1o 1c")
    table.play("2: activate c1r1", "2: grain")
    assert (table.seat(2).religion, table.has(2)) == (4, "")


def test_gold_pays_at_a_trading_building() -> None:
    table = alone("A1", content=board(c1r1="city: 1w / 1e -> 3c", c3r3="town-hall: 1c"))
    table.stock(2, "1o 1c")
    table.play("2: activate c1r1", "2: trade 1 1")
    assert table.has(2) == "3c"


def test_gold_pays_for_shipping() -> None:
    table = shipping("1w 1s", "2o")
    table.play("2: ship coins")
    assert table.has(2) == ""


def test_gold_pays_for_botany() -> None:
    table = alone("H2 botany c1r3 0", white="1")
    table.stock(2, "1o")
    table.play("2: white 1 as 6")
    assert table.has(2) == "1e"  # of the mine in column 6


def test_what_costs_gold_is_paid_with_gold_only() -> None:
    table = shipping("1o", "3w 3g 3s 3e")
    assert "ship coins" not in table.legal(2)
    table = shipping("1o", "1o")
    table.play("2: ship coins")
    assert table.has(2) == ""


def test_gold_does_not_stand_for_coins() -> None:
    table = alone("A1")
    table.stock(2, "3o")
    assert table.may(2, "activate") == []


def test_without_gold_to_spare_nobody_is_asked_how_to_pay() -> None:
    table = shipping("1w 1s", "3w 1o")  # the gold must stand for the sugar
    table.play("2: ship coins")
    assert table.has(2) == "2w"


def test_who_has_gold_to_spare_chooses_what_it_stands_for() -> None:
    for answers, left in (
        (["pay"], "1w 1s 2o"),
        (["gold-for wood", "pay"], "2w 1s 1o"),
        (["gold-for sugar"], "1w 2s 1o"),  # nothing else is left that gold could stand for
        (["gold-for wood", "gold-for sugar"], "2w 2s"),  # no gold is left to ask about
    ):
        table = shipping("1w 1s", "2w 2s 2o")
        table.play("2: ship coins")
        assert table.legal(2) == ["pay", "gold-for wood", "gold-for sugar"]
        table.play(*[f"2: {answer}" for answer in answers])
        assert table.has(2) == left


def test_the_exact_goods_come_first_unless_the_player_says_otherwise() -> None:
    table = alone("A1")
    table.stock(2, "2w 1o")
    table.play("2: expand D01", "2: pay", "2: place c6r5 90")
    assert table.has(2) == "1o"


def test_gold_may_spare_wood_of_an_expansion() -> None:
    table = alone("A1")
    table.stock(2, "2w 1o")
    table.play("2: expand D01", "2: gold-for wood", "2: place c6r5 90")
    assert table.has(2) == "1w"


def test_gold_is_put_for_goods_in_their_order_so_that_each_way_exists_once() -> None:
    table = shipping("1w 1s", "2w 2s 3o")
    table.play("2: ship coins", "2: gold-for sugar")
    assert "gold-for wood" not in table.legal(2)


def test_one_may_pay_with_gold_and_keep_the_grain_for_the_step() -> None:
    table = alone("A1", content=board(c1r1="city: religion", c3r3="town-hall: 1c"))
    table.pray(2, 2)
    table.stock(2, "1g 1o 1c")
    table.play("2: activate c1r1", "2: grain")
    assert table.legal(2) == ["pay", "gold-for grain"]
    table.play("2: gold-for grain")
    assert (table.has(2), table.seat(2).religion) == ("1g", 4)


def test_a_price_of_gold_leaves_no_gold_for_the_rest() -> None:
    assert "ship coins" not in shipping("1w 1o", "1o").legal(2)
    table = shipping("1w 1o", "2o")
    table.play("2: ship coins")
    assert table.has(2) == ""
