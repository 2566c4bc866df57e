"""Rulebook, appendix I: building a bridge."""

from boardwright.games.terra_mystica.rules.map import SITE_NAMES
from tests.games.terra_mystica.tables import Table, alone

PRINTED = """
A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8 D6:E9
E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9
"""
SITES = PRINTED.split()


def powerful(player: str = "witches C3 F4", against: str = "") -> Table:
    table = alone(player, against=against)
    table.stocks(2, "20c 20w 0p 0/0/12")
    return table


def test_a_bridge_costs_3_power_and_touches_an_own_building() -> None:
    table = powerful()
    table.play("2: power ACT1")
    assert table.bowls(2) == "3/0/9"
    assert table.may(2, "bridge") == [site for site in SITES if "C3" in site.split(":") or "F4" in site.split(":")]
    table.play("2: bridge F4:G3")
    assert table.bridges() == {"F4:G3": 2} and table.seat(2).bridges == 2


def test_there_are_29_sites() -> None:
    """NOTES, D: corner to corner, both hexes between them river."""
    assert list(SITE_NAMES) == SITES


def test_one_bridge_a_site() -> None:
    """NOTES, B: whoever built it."""
    table = powerful()
    table.span(1, "F4:G3")
    table.play("2: power ACT1")
    assert "F4:G3" not in table.may(2, "bridge")


def test_three_bridges_are_all() -> None:
    """C1"""
    table = powerful()
    table.seat(2).bridges = 0
    table.play("2: power ACT1")
    assert table.may(2, "bridge") == []


def test_no_bridge_where_no_own_building_stands() -> None:
    table = powerful("witches A10 I11", against="giants D4 D6")
    table.play("2: power ACT1")
    assert table.may(2, "bridge") == []


def test_land_across_a_bridge_is_reached_by_a_later_action() -> None:
    table = powerful()
    assert "G3" not in table.may(2, "build")
    table.act(2, "power ACT1", "bridge F4:G3")
    assert "G3" in table.may(2, "build")


def test_a_bridge_serves_everybody() -> None:
    """C1: reach, power, discount and towns know no owner."""
    table = powerful()
    table.span(1, "F4:G3")
    table.put(1, "dwelling", "G3")
    table.play("2: upgrade F4 trading-house")
    assert table.seat(2).coins == 17 and table.state.offers == ((0, 1, 1),)


def test_a_bridge_may_join_a_town() -> None:
    """Example: bridges count for towns, shipping does not."""
    table = powerful()
    table.put(2, "stronghold", "F4")
    table.put(2, "dwelling", "E7")
    table.put(2, "temple", "G3")
    table.put(2, "dwelling", "H5")
    table.seat(2).shipping = 3
    table.stocks(2, "0/0/12")
    table.play("2: power ACT1", "2: bridge F4:G3")
    assert table.may(2, "town") == ["TW1", "TW2", "TW3", "TW4", "TW5"]
    table.play("2: town TW1")
    assert table.towns(2) == {"F4", "E7", "G3", "H5"}


def test_a_bridge_may_be_given_up() -> None:
    table = powerful()
    table.act(2, "power ACT1", "drop")
    assert table.bridges() == {} and table.seat(2).bridges == 3
