"""Rulebook: Adjacency, tunnels and carpets."""

from boardwright.games.terra_mystica import GAME
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import reasons, told

# --- tunnels


def dwarves() -> Table:
    """F6 touches E9 E10 F5 F7 G5 G6; H6 is mountains two steps away, D7 wasteland."""
    table = alone("dwarves F6 A2", against="witches C3 G3")
    table.stocks(2, "20c 20w 0p 0/12/0")
    return table


def test_a_tunnel_skips_one_hex_for_two_workers_and_4_points() -> None:
    table = dwarves()
    table.act(2, "build H6")
    assert table.has(2) == "24vp 18c 17w 0p 0/12/0"
    assert table.scored(2, "abilities") == 4


def test_a_tunnel_is_paid_once_for_transforming_and_building() -> None:
    """C2, C3"""
    table = dwarves()
    table.transform(2, "D7", "mountains")
    table.act(2, "build D7")
    assert table.has(2) == "24vp 18c 14w 0p 0/12/0"


def test_two_actions_are_two_payments() -> None:
    """C2"""
    table = dwarves()
    table.transform(2, "D7", "mountains")
    table.act(2, "drop")
    table.act(2, "build D7")
    assert table.has(2) == "28vp 18c 12w 0p 0/12/0"


def test_no_tunnel_is_paid_where_the_land_is_near() -> None:
    """C2"""
    table = dwarves()
    table.transform(2, "E9", "mountains")
    assert table.has(2) == "20vp 20c 17w 0p 0/12/0"


def test_a_tunnel_must_be_paid_beside_the_rest() -> None:
    table = dwarves()
    table.stocks(2, "2w")
    assert table.may(2, "build") == []
    table.stocks(2, "3w")
    assert table.may(2, "build") == ["H6", "H8"]
    assert "D7" not in table.may(2, "dig") and "E9" in table.may(2, "dig")
    table.stocks(2, "5w")
    assert "D7" in table.may(2, "dig")


def test_a_tunnel_skips_any_one_hex_but_not_two() -> None:
    """C2: rivers too."""
    table = dwarves()
    assert "C1" in table.may(2, "dig")  # over the river beside A2
    assert "C5" not in table.may(2, "build")


def test_one_tunnel_an_action() -> None:
    """C2: with two spades, the second hex is near or the one that was flown to."""
    table = dwarves()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    assert {"C1", "D7"} <= set(table.may(2, "dig"))
    table.play("2: dig D7", "2: to mountains")
    assert table.has(2) == "24vp 20c 18w 0p 6/0/6"
    assert "E9" in table.may(2, "dig") and "C1" not in table.may(2, "dig")
    assert reasons(GAME, table.state, 1)["C1"] == "out of reach"
    table.transform(2, "E9", "mountains")
    table.act(2, "build D7")
    assert table.has(2) == "24vp 18c 17w 0p 6/0/6"


def test_the_second_hex_of_an_action_may_be_the_one_that_is_flown_to() -> None:
    """C2"""
    table = dwarves()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    table.transform(2, "E9", "mountains")
    table.transform(2, "D7", "mountains")
    assert table.has(2) == "24vp 20c 18w 0p 6/0/6"


def test_a_hex_that_is_transformed_in_two_steps_is_flown_to_once() -> None:
    """C2: one payment, one score; also for who could not pay again."""
    table = dwarves()
    table.turn_to("D7", "desert")
    table.stocks(2, "2w 0/0/12")
    table.play("2: power ACT6", "2: dig D7", "2: to wasteland")
    assert table.has(2) == "24vp 20c 0w 0p 6/0/6"
    words = told(GAME, table.state, 1, GAME.book["dig D7"])
    assert "tunnel" not in words and "pay" not in words
    table.transform(2, "D7", "mountains")
    assert table.has(2) == "24vp 20c 0w 0p 6/0/6"


# --- carpets


def fakirs() -> Table:
    """E8 touches D5 E7; D6 is wasteland two steps away, G4 desert three steps away."""
    table = alone("fakirs E8 F3")
    table.stocks(2, "20c 20w 3p 0/12/0")
    return table


def test_a_carpet_skips_one_hex_for_a_priest_and_4_points() -> None:
    table = fakirs()
    table.transform(2, "D6", "desert")
    table.act(2, "build D6")
    assert table.has(2) == "24vp 18c 16w 2p 0/12/0"


def test_one_carpet_an_action() -> None:
    """C2"""
    table = fakirs()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    assert {"C3", "D6", "E4"} <= set(table.may(2, "dig"))
    table.play("2: dig D6", "2: to desert")
    assert table.has(2) == "24vp 20c 20w 2p 6/0/6"
    assert set(table.may(2, "dig")) == {"D5", "E5", "E6", "E7", "F4", "G2"}


def test_no_carpet_without_a_priest() -> None:
    table = fakirs()
    table.stocks(2, "0p")
    assert "D6" not in table.may(2, "dig") and "D5" in table.may(2, "dig")


def test_the_stronghold_lets_a_carpet_skip_two() -> None:
    table = fakirs()
    assert table.may(2, "build") == []
    table.put(2, "stronghold", "E8")
    assert table.may(2, "build") == ["B4", "D3", "G4", "I7"]
    table.act(2, "build G4")
    assert table.has(2) == "24vp 18c 19w 2p 0/12/0"


def test_a_town_tile_lengthens_the_carpet() -> None:
    table = fakirs()
    table.seat(2).carpet = 1
    table.stocks(2, "3p")
    assert "G4" in table.may(2, "build")
