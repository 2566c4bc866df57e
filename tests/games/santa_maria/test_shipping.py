"""Rulebook: Activating buildings, shipping."""

import pytest

from tests.games.santa_maria.tables import Table, alone

ALL_SHIPS = [f"S{number:02}" for number in range(1, 31)]


def shipping(stock: str, **options: str) -> Table:
    """A player who has just activated a shipping building with this stock."""
    table = alone("A3", **options)
    table.stock(2, stock + " 1c")
    table.play("2: activate c6r3")
    return table


def test_example_of_anna_who_ships_wood_and_sugar_from_the_dock_of_religion() -> None:
    table = shipping("2w 1s", docks="SS2 SS1")
    table.play("2: ship religion", "chance: dock S07")
    assert table.has(2) == "1w"
    assert table.harbour(2) == [[], ["SS1"], [], []]
    assert table.docks()[1] == "S07"
    # When she passes, the tile brings an action of religion; at the end, its points.
    table.act(2, "pass coins")
    assert table.seat(2).religion == 1
    assert table.final(2, "ships") == 2
    table.year(2)
    table.skip_to(2)
    table.act(2, "pass coins", "step")
    assert table.seat(2).religion == 2  # and again, year after year
    table.to_end()
    assert table.scored(2, "ships") == 2


@pytest.mark.parametrize(("dock", "place"), [("coins", 0), ("religion", 1), ("conquest", 2), ("points", 3)])
def test_a_ship_goes_to_the_dock_of_the_same_symbol(dock: str, place: int) -> None:
    table = shipping("3w 3g 3s 3e")
    taken = table.docks()[place]
    table.act(2, f"ship {dock}")
    assert table.harbour(2)[place] == [taken]


def test_the_goods_of_one_open_tile_are_paid() -> None:
    table = shipping("1w 1g 1s")  # SS1 and SS3, but not SS2 and SS4
    assert table.may(2, "ship") == ["coins", "conquest"]
    table.act(2, "ship conquest")
    assert table.has(2) == "1w"


def test_one_tile_an_activation() -> None:
    table = shipping("3w 3g 3s 3e")
    table.play("2: ship coins", "chance: dock S01")
    assert table.may(2, "ship") == []
    assert sum(len(ships) for ships in table.harbour(2)) == 1


def test_shipping_may_be_declined() -> None:
    table = shipping("3w 3s")
    table.play("2: decline")
    assert table.harbour(2) == [[], [], [], []]
    assert table.has(2) == "3w 3s"


def test_who_cannot_pay_for_any_tile_is_not_asked() -> None:
    table = shipping("3w")  # 3 coins at most: no sugar, no gem
    assert table.may(2, "ship") == [] and table.may(2, "activate") == []
    assert table.lying(2) == {"c6r3": "coins 1"}


def test_the_empty_dock_gets_a_new_tile_from_the_stack_at_once() -> None:
    table = shipping("1w 1s")
    table.play("2: ship coins")
    assert table.waiting() == "chance"
    assert [answer.removeprefix("dock ") for answer in table.legal(0)] == ALL_SHIPS
    table.play("chance: dock S30")
    assert table.docks() == ["S30", "SS2", "SS3", "SS4"]
    assert table.state.ships.bit_count() == 29


def test_a_tile_that_was_drawn_is_not_drawn_again() -> None:
    table = shipping("1w 1s")
    table.play("2: ship coins", "chance: dock S01")
    table.stock(2, "3w 3s 3e 9c")
    table.act(2, "pass shipping", "ship religion")
    assert table.docks()[:2] == ["S01", "S02"]


def test_when_the_stack_is_used_up_a_dock_stays_empty() -> None:
    table = shipping("1w 1s")
    table.state.ships = 0
    table.play("2: ship coins")
    assert table.docks() == [None, "SS2", "SS3", "SS4"]
    table.stock(2, "3w 3g 3s 3e")
    table.play("2: pass shipping")
    assert table.may(2, "ship") == ["religion", "conquest", "points"]


def test_several_ships_lie_at_one_dock() -> None:
    table = shipping("1w 1s")
    table.play("2: ship coins", "chance: dock S02")
    table.stock(2, "1w 1s")
    table.act(2, "pass shipping", "ship coins")
    assert table.harbour(2) == [["SS1", "S02"], [], [], []]
