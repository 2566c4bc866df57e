"""Rulebook: Course of the game; End of the year."""

from tests.games.santa_maria.tables import Table, alone


def test_the_year_ends_when_all_have_passed() -> None:
    table = Table("A1", "A2", "A3")
    table.act(1, "pass coins")
    table.act(2, "pass road")
    assert table.waiting() == 3
    table.play("3: pass shipping")
    assert table.waiting() == "chance"


def test_the_game_lasts_three_years() -> None:
    table = Table("A1", "A2")
    for year in (1, 2, 3):
        assert table.state.year == year
        table.act(table.asked(), "pass coins")
        table.act(table.asked(), "pass road")
    assert table.waiting() is None


def test_coins_and_dice_leave_the_buildings() -> None:
    table = alone("A1", white="2", blue="1 4")
    table.act(2, "activate c5r1")
    table.act(2, "white 2 as 2")
    table.act(2, "blue 4 as 4")
    assert len(table.lying(2)) == 3
    coins = table.seat(2).coins
    table.act(2, "pass shipping")
    assert table.lying(2) == {}
    assert table.seat(2).occupied == 0
    assert table.seat(2).coins == coins  # they went to the supply


def test_all_white_dice_are_rolled_again_also_the_unused_ones() -> None:
    table = alone("A1", white="2 2 2 2 2 2 6 5 4 3 2 1")
    table.act(2, "white 2 as 2")
    table.act(2, "pass shipping")
    assert table.state.white == [1, 1, 1, 1, 1, 1]
    assert table.seat(2).white_taken == 0


def test_everybody_rolls_the_own_blue_dice_again() -> None:
    table = alone("A1", blue="1 4 6 3")
    table.act(2, "blue 4 as 4")
    table.act(2, "pass shipping")
    assert table.seat(1).dice == [0, 0, 0, 0, 0, 1]
    assert table.seat(2).dice == [0, 0, 1, 0, 0, 0]


def test_left_over_expansion_tiles_are_discarded_and_ten_new_ones_shown() -> None:
    first = "D01 D02 D03 D04 D05 T01 T02 T03 T04 T05"
    second = "D06 D07 D08 D09 D10 T06 T07 T08 T09 T10"
    table = alone("A1", tiles=f"{first} {second}")
    table.stock(2, "2w")
    table.act(2, "expand D03", "place c1r1 90")
    table.act(2, "pass shipping")
    assert table.shown() == second.split()
    table.year(3)
    # What has lain open does not come again; of the last five nothing need be drawn.
    assert table.shown() == [f"{letter}{number}" for letter in "DT" for number in range(11, 16)]
    assert table.state.tiles == 0


def test_religion_ships_monks_and_goods_stay() -> None:
    table = alone("A1")
    table.pray(2, 7)
    table.moor(2, "coins", "S01")
    table.send(2, "mission-1")
    table.stock(2, "1w 2s 1c")
    docks = table.docks()
    table.act(2, "pass shipping")
    assert table.state.year == 2
    assert table.seat(2).religion == 7
    assert table.harbour(2)[0] == ["S01"]
    assert table.monks("mission-1") == [2]
    assert table.has(2) == "1w 2s 3c"  # and 2 coins from the ship
    assert table.docks() == docks


def test_who_passed_nearest_the_1st_symbol_begins_the_next_year() -> None:
    table = Table("A1", "A2", "A3")
    table.act(1, "pass road")
    table.act(2, "pass conquest")
    table.act(3, "pass religion")
    assert (table.state.year, table.waiting()) == (2, 3)


def test_the_others_follow_clockwise_wherever_they_passed() -> None:
    table = Table("A1", "A2", "A3")
    table.act(1, "pass road")
    table.act(2, "pass conquest")
    table.act(3, "pass coins")
    order = []
    for _ in range(3):
        order.append(table.asked())
        table.act(table.asked(), "pass " + table.may(table.asked(), "pass")[-1])
    assert order == [3, 1, 2]


def test_passing_first_does_not_make_one_first() -> None:
    table = Table("A1", "A2")
    table.act(1, "pass religion")
    table.act(2, "pass coins")
    assert table.waiting() == 2


def test_after_the_third_year_nothing_is_prepared() -> None:
    table = Table("A1", "A2")
    table.year(3)
    shown, white = table.shown(), table.state.white.copy()
    table.to_end()
    assert (table.shown(), table.state.white) == (shown, white)
    assert table.state.year == 3


def test_coins_on_buildings_in_the_third_year_are_not_worth_points() -> None:
    """Ruling 26."""
    table = Table("A1", "A2")
    table.year(3)
    table.skip_to(1)
    table.stock(1, "1c")
    table.play("1: activate c5r1")
    assert table.lying(1) == {"c5r1": "coins 1"}
    table.stock(1, "1w 1s 5c")  # 8 coins in all; the one on the building would make it 9
    table.to_end()
    assert table.scored(1, "coins") == 2
    assert table.lying(1) == {}
