"""Rulebook: Founding a town; appendix V, town tiles."""

import pytest

from tests.games.terra_mystica.tables import Table, alone

TILES = ["TW1", "TW2", "TW3", "TW4", "TW5"]


def rich(player: str = "witches C3 F4", **options: str) -> Table:
    table = alone(player, **options)
    table.stocks(2, "60c 60w 5p 12/0/0")
    return table


def almost(player: str = "witches C3 F4", **options: str) -> Table:
    """Four buildings of power 6 around F4; upgrading F4 to a trading house makes 7."""
    table = rich(player, **options)
    table.put(2, "trading-house", "E6 E7")
    table.put(2, "dwelling", "F4 G2")
    return table


# --- what a town is


def test_four_buildings_of_power_7_are_a_town() -> None:
    table = almost()
    table.play("2: upgrade F4 trading-house")
    assert table.may(2, "town") == TILES
    table.play("2: town TW1")
    assert table.towns(2) == {"E6", "E7", "F4", "G2"} and table.seat(2).keys == 1


def test_everybody_sees_which_tile_belongs_to_which_town() -> None:
    table = almost()
    table.act(2, "upgrade F4 trading-house", "town TW3")
    seat = table.seen()["seats"][1]
    assert seat["towns"] == ["TW3"] and seat["town_hexes"] == [["E6", "E7", "F4", "G2"]]


def test_power_6_is_not_enough() -> None:
    table = rich()
    table.put(2, "trading-house", "E6")
    table.put(2, "dwelling", "F4 G2 E7")
    table.play("2: upgrade F4 trading-house")
    assert table.may(2, "town") == [] and table.towns(2) == set()


def test_three_buildings_are_not_enough() -> None:
    table = rich()
    table.put(2, "stronghold", "E6")
    table.put(2, "temple", "E7")
    table.play("2: upgrade F4 trading-house")
    assert table.may(2, "town") == []


def test_three_buildings_are_enough_with_the_sanctuary() -> None:
    """A2: the power must be 7 all the same."""
    table = rich()
    table.put(2, "sanctuary", "E6")
    table.put(2, "temple", "E7")
    table.play("2: upgrade F4 trading-house")
    assert table.may(2, "town") == TILES
    table = rich()
    table.put(2, "sanctuary", "E6")
    table.put(2, "dwelling", "E7")
    table.play("2: upgrade F4 trading-house")
    assert table.may(2, "town") == []


def test_two_buildings_are_not_enough_even_with_the_sanctuary() -> None:
    """A2"""
    table = rich()
    table.put(2, "sanctuary", "E7")
    table.put(2, "trading-house", "F4")
    table.favor(2, "FAV5")
    table.play("2: upgrade F4 stronghold")
    assert table.may(2, "town") == []


def test_shipping_joins_no_town() -> None:
    table = almost()
    table.put(2, "dwelling", "G3")
    table.seat(2).shipping = 3
    table.play("2: upgrade G3 trading-house")
    assert table.may(2, "town") == [] and table.towns(2) == set()


def test_all_that_is_joined_belongs_to_the_town() -> None:
    table = almost()
    table.put(2, "dwelling", "E8 D5")
    table.play("2: upgrade F4 trading-house", "2: town TW1")
    assert table.towns(2) == {"C3", "D5", "E6", "E7", "E8", "F4", "G2"}


# --- the favor tile for smaller towns


def test_with_favor_5_power_6_is_enough() -> None:
    table = rich()
    table.favor(2, "FAV5")
    table.put(2, "trading-house", "E6")
    table.put(2, "dwelling", "F4 G2 E7")
    table.play("2: upgrade F4 trading-house")
    assert table.may(2, "town") == TILES


def test_favor_5_looks_at_what_stands_already() -> None:
    """A10"""
    table = almost()
    table.put(2, "trading-house", "C3")
    table.play("2: upgrade C3 temple")
    assert table.may(2, "town") == []
    table.play("2: favor FAV5")
    assert table.may(2, "town") == TILES


def two_groups() -> Table:
    """Two groups of power 6, and a trading house elsewhere."""
    table = almost()
    table.put(2, "temple", "A1 A2")
    table.put(2, "dwelling", "A3 B1")
    table.put(2, "trading-house", "C3")
    return table


def test_favor_5_may_found_two_towns_at_once() -> None:
    """A10"""
    table = two_groups()
    table.play("2: upgrade C3 temple", "2: favor FAV5", "2: town TW1")
    assert table.may(2, "town") == TILES
    table.play("2: town TW1")  # the same kind twice is allowed
    assert table.towns(2) == {"E6", "E7", "F4", "G2", "A1", "A2", "A3", "B1"}
    assert table.town_tiles(2) == ["TW1", "TW1"] and table.seat(2).keys == 2
    assert table.may(2, "town") == []


def test_favor_and_town_tiles_are_taken_in_any_order() -> None:
    """The group is looked at when the temple is built: both tiles are due."""
    table = almost()
    table.put(2, "trading-house", "F4")
    table.play("2: upgrade F4 temple")
    assert table.may(2, "town") == TILES and len(table.may(2, "favor")) == 12
    table.play("2: town TW4")
    assert len(table.may(2, "favor")) == 12


# --- tiles


@pytest.mark.parametrize(
    ("tile", "points", "after"),
    [
        ("TW1", 5, "60c 58w 5p 12/0/0"),
        ("TW2", 7, "54c 60w 5p 12/0/0"),
        ("TW3", 9, "54c 58w 6p 12/0/0"),
        ("TW4", 6, "54c 58w 5p 4/8/0"),
        ("TW5", 8, "54c 58w 5p 11/1/0"),  # witches reach step 3 in air
        ("TW6", 2, "54c 58w 5p 11/1/0"),
        ("TW7", 6, "54c 58w 5p 12/0/0"),  # 4, and 2 for the first step of shipping
        ("TW8", 11, "54c 58w 5p 12/0/0"),
    ],
)
def test_every_town_tile_brings_its_points_and_gain(tile: str, points: int, after: str) -> None:
    table = almost(promo="all")
    table.play("2: upgrade F4 trading-house", f"2: town {tile}")
    assert table.has(2) == f"{20 + points + 5}vp {after}"  # 5 more for witches
    assert table.scored(2, "towns") == points - (2 if tile == "TW7" else 0)
    assert table.seat(2).keys == (2 if tile == "TW6" else 1)
    steps = {"TW5": 1, "TW6": 2}.get(tile, 0)
    assert table.seat(2).cults == (steps, steps, steps, 2 + steps)
    assert table.seat(2).shipping == (1 if tile == "TW7" else 0)


def test_town_tile_7_lengthens_the_carpet_of_fakirs() -> None:
    table = rich("fakirs E8 F3", promo="all")
    table.put(2, "trading-house", "E6 E7")
    table.play("2: upgrade E8 trading-house", "2: town TW7")
    assert (table.seat(2).carpet, table.seat(2).shipping) == (1, 0)


def test_there_are_two_of_every_tile() -> None:
    table = almost()
    table.state.towns[:] = [1, 0, 2, 0, 0, 0, 0, 0]
    table.play("2: upgrade F4 trading-house")
    assert table.may(2, "town") == ["TW1", "TW3"]
    table.play("2: town TW1")
    assert table.state.towns[:3] == [0, 0, 2]


def test_no_town_when_no_tile_is_left() -> None:
    """C15: ten towns are all."""
    table = almost()
    table.state.towns[:] = [0] * 8
    table.act(2, "upgrade F4 trading-house")
    assert table.towns(2) == set() and table.seat(2).keys == 0


def test_one_town_when_two_arise_and_one_tile_is_left() -> None:
    table = two_groups()
    table.state.towns[:] = [0, 1, 0, 0, 0, 0, 0, 0]
    table.play("2: upgrade C3 temple", "2: favor FAV5", "2: town TW2")
    assert table.may(2, "town") == []
    assert len(table.towns(2)) == 4 and table.seat(2).keys == 1


def test_example_of_the_round_tile_for_towns() -> None:
    table = almost("auren C3 F4", scoring="SCORE2")
    table.play("2: upgrade F4 trading-house")
    assert table.scored(2, "round-tiles") == 5


# --- growing


def test_a_building_beside_a_town_joins_it() -> None:
    """C15: it founds no other town, whatever its power."""
    table = almost()
    table.act(2, "upgrade F4 trading-house", "town TW1")
    table.put(2, "temple", "D4 D5")
    table.put(2, "stronghold", "C3")
    table.put(2, "dwelling", "E8")
    table.act(2, "upgrade E8 trading-house")
    assert table.town_tiles(2) == ["TW1"]
    assert {"D4", "D5", "E8"} <= table.towns(2)


def test_what_a_new_building_links_joins_too() -> None:
    """C15"""
    table = almost()
    table.act(2, "upgrade F4 trading-house", "town TW1")
    table.put(2, "dwelling", "D5")
    table.turn_to("D4", "forest")
    table.act(2, "build D4")
    assert {"D4", "D5", "C3"} <= table.towns(2) and table.town_tiles(2) == ["TW1"]


def test_two_towns_that_grow_together_stay_two() -> None:
    table = almost()
    table.act(2, "upgrade F4 trading-house", "town TW1")
    table.put(2, "temple", "C3 B4")
    table.put(2, "dwelling", "A8 A9")
    table.span(2, "B4:C3")
    table.act(2, "upgrade A8 trading-house", "town TW2")
    table.turn_to("D4", "forest")
    table.act(2, "build D4")
    assert table.town_tiles(2) == ["TW1", "TW2"] and table.seat(2).keys == 2
    assert table.towns(2) == {"E6", "E7", "F4", "G2", "C3", "B4", "A8", "A9", "D4"}


# --- mermaids


def mermaids() -> Table:
    """F3 and E5 on one side of the river hex r28, G1 and H3 on the other; together power 7."""
    table = alone("mermaids D5 H2", scoring="SCORE2")
    table.put(2, "temple", "G1")
    table.put(2, "trading-house", "F3")
    table.put(2, "dwelling", "H3 E5")
    table.stocks(2, "60c 60w 5p 12/0/0")
    return table


def test_mermaids_found_a_town_across_a_river_hex() -> None:
    """C15: whenever they like, in their own turn; the town scores as any other."""
    table = mermaids()
    table.put(2, "dwelling", "F4")
    assert "r28" in table.may(2, "connect")
    table.play("2: connect r28", "2: town TW2")
    assert {"G1", "F3", "E5", "H3", "F4"} <= table.towns(2)
    assert table.scored(2, "round-tiles") == 5 and table.seat(2).keys == 1
    assert table.may(2, "pass")  # the action of the turn is still to come


def test_mermaids_may_connect_after_their_action() -> None:
    table = mermaids()
    table.play("2: upgrade H3 trading-house")
    assert "r28" in table.may(2, "connect")
    table.play("2: connect r28", "2: town TW2")
    assert "done" in table.legal(2)


def test_mermaids_need_a_town_on_both_shores_together() -> None:
    table = mermaids()
    table.put(2, "dwelling", "G1")
    assert table.may(2, "connect") == []


def test_a_skipped_river_hex_joins_its_shores_from_then_on() -> None:
    """C15"""
    table = mermaids()
    table.put(2, "dwelling", "F4")
    table.play("2: connect r28", "2: town TW2")
    table.turn_to("G2", "lakes")
    table.act(2, "build G2")
    assert "G2" in table.towns(2)


def test_mermaids_do_not_connect_what_belongs_to_a_town() -> None:
    """C15"""
    table = mermaids()
    table.put(2, "dwelling", "F4")
    table.play("2: connect r28", "2: town TW2")
    assert table.may(2, "connect") == []


def test_mermaids_do_not_connect_when_no_tile_is_left() -> None:
    table = mermaids()
    table.put(2, "dwelling", "F4")
    table.state.towns[:] = [0] * 8
    table.stocks(2, "60c")
    assert table.may(2, "connect") == []


def test_nobody_else_skips_a_river_hex() -> None:
    table = alone("swarmlings D5 H2")
    table.put(2, "temple", "G1")
    table.put(2, "trading-house", "F3")
    table.put(2, "dwelling", "H3 E5 F4")
    assert table.may(2, "connect") == []
