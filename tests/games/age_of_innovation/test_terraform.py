"""Rulebook: Home terrain and terraforming; Adjacency and reach; Terraform and build."""

import pytest

from tests.games.age_of_innovation.tables import Table, alone, forest

# On the small map, around H7: H8 lake (1 spade to forest), I7 swamp (2), H6 desert and I8 plains (3).


# --- reach


def test_land_beside_a_building_is_in_reach() -> None:
    table = forest()
    assert set(table.may(2, "dig")) == {"H6", "H8", "I7", "I8", "H9", "I10", "I11"}


def test_shipping_crosses_so_many_river_hexes() -> None:
    """H7 to F7 lies across one river hex, H7 to F6 too; with shipping 1 both are in reach."""
    table = forest()
    assert "F7" not in table.may(2, "dig")
    table.seat(2).shipping = 1
    table.rich(2)
    assert {"F6", "F7", "F10", "F11"} <= set(table.may(2, "dig"))


def test_two_river_hexes_need_shipping_2() -> None:
    """The example of the rulebook: desert (H6) and plains (F4) across two river hexes."""
    table = alone("desert felines H6 C8")
    assert table.terrain("F4") == "plains"
    for shipping, reached in ((0, False), (1, False), (2, True), (3, True)):
        table.seat(2).shipping = shipping
        table.rich(2)
        assert ("F4" in table.may(2, "dig")) is reached


def test_rivers_are_never_changed_or_built_on() -> None:
    table = forest()
    assert not {"G7", "G8", "G9", "G10", "G11", "H11"} & set(table.may(2, "dig") + table.may(2, "build"))


def test_a_bridge_makes_hexes_adjacent() -> None:
    table = forest()
    assert "F7" not in table.may(2, "dig")
    table.span(2, "F7:H7")
    assert "F7" in table.may(2, "dig")


# --- spades


@pytest.mark.parametrize(("rate", "tools"), [(0, 3), (1, 2), (2, 1)])
def test_a_spade_costs_3_2_or_1_tools(rate: int, tools: int) -> None:
    table = forest()
    table.seat(2).terraforming = rate
    table.stocks(2, "10t")
    table.play("2: dig H8")
    assert table.seat(2).tools == 10 - tools and table.terrain("H8") == "forest"


def test_the_example_of_six_tools() -> None:
    """Mountain to desert is two spades: six tools, then a workshop for one tool and two coins."""
    table = alone("desert felines H6 I9")
    table.turn_to("I6", "mountain")
    table.stocks(2, "7t 2c")
    table.act(2, "dig I6", "to desert", "build I6")
    assert table.seat(2).tools == 0 and table.seat(2).coins == 0
    assert table.built(2, "workshop") == ["H6", "I6", "I9"]


def test_the_example_of_swamp_and_desert() -> None:
    """Two spades: over plains, the shortest way round the wheel."""
    table = alone("desert felines H6 C8")
    table.stocks(2, "6t")
    assert table.terrain("I7") == "swamp"
    table.play("2: dig I7")
    assert table.may(2, "to") == ["plains", "desert"]
    table.play("2: to desert")
    assert table.seat(2).tools == 0


def test_only_free_foreign_land_is_terraformed() -> None:
    """Neither home land nor land with a building on it, whosever it is."""
    table = forest()
    table.put(1, "workshop", "I8")
    table.put(2, "workshop", "I7")
    table.turn_to("H8", "forest")
    assert not {"I8", "I7", "H7", "H8"} & set(table.may(2, "dig"))
    assert table.may(2, "build") == ["H8"]


def test_land_that_nobody_built_on_may_be_changed_by_anybody() -> None:
    """Made forest by one, wasteland by the other, who lives beside it too."""
    table = Table("wasteland blessed B5 A10", "forest felines H7 H10", answers=["book law"])
    table.put(1, "workshop", "I9")
    for seat in (1, 2):
        table.rich(seat)
    table.act(1, "send law 1")
    table.act(2, "dig I8", "to forest", "drop workshop")
    table.act(1, "dig I8", "to wasteland", "build I8")
    assert table.terrain("I8") == "wasteland" and table.built(1, "workshop") == ["A10", "B5", "I8", "I9"]


def test_land_may_stop_on_the_way_but_never_off_it() -> None:
    """Swamp to forest leads over lake only; plains over swamp and lake."""
    table = forest()
    table.play("2: dig I7")
    assert table.may(2, "to") == ["lake", "forest"]
    table = forest()
    table.play("2: dig I8")
    assert table.may(2, "to") == ["swamp", "lake", "forest"]
    table = forest()
    table.play("2: dig I10")
    assert table.may(2, "to") == ["mountain", "forest"]


def test_no_workshop_where_land_stopped_on_the_way() -> None:
    table = forest()
    table.play("2: dig I7", "2: to lake")
    assert table.terrain("I7") == "lake" and table.may(2, "build") == []


def test_land_may_be_terraformed_without_building_and_changed_again() -> None:
    table = forest()
    table.act(2, "dig H8", "drop workshop")
    assert table.terrain("H8") == "forest" and table.built(2, "workshop") == ["H7", "H10"]
    assert "H8" in table.may(2, "build")


def test_home_land_needs_no_spade() -> None:
    table = forest()
    table.turn_to("I7", "forest")
    assert table.may(2, "build") == ["I7"] and "I7" not in table.may(2, "dig")


def test_a_workshop_costs_a_tool_and_two_coins() -> None:
    table = forest()
    table.turn_to("I7", "forest")
    table.stocks(2, "5t 5c")
    table.act(2, "build I7")
    assert table.seat(2).tools == 4 and table.seat(2).coins == 3


@pytest.mark.parametrize("poor", ["0t 9c", "9t 1c"])
def test_who_cannot_pay_does_not_build(poor: str) -> None:
    table = forest()
    table.turn_to("I7", "forest")
    table.stocks(2, poor)
    assert table.may(2, "build") == []


def test_nine_workshops_are_all() -> None:
    table = forest()
    table.put(2, "workshop", "I3 I4 I5 I6 I7 I8 I9")
    table.turn_to("I10", "forest")
    assert table.may(2, "build") == []


# --- free spades of an action


def spades(power: str, **options: str) -> Table:
    """The power action for one or two spades has been taken."""
    table = forest(**options)
    table.play(f"2: power {power}")
    return table


def test_missing_spades_may_be_bought() -> None:
    table = spades("one-spade")
    table.stocks(2, "6t")
    table.play("2: dig I8")
    assert table.may(2, "to") == ["swamp", "lake", "forest"]
    table.play("2: to forest")
    assert table.seat(2).tools == 0


def test_some_of_the_missing_spades_may_be_bought() -> None:
    """A31: one free, one bought, and the third not paid: the land stops on the way."""
    table = spades("one-spade")
    table.stocks(2, "5t")
    table.play("2: dig I8")
    assert table.may(2, "to") == ["swamp", "lake"]
    table.play("2: to lake")
    assert table.seat(2).tools == 2 and table.may(2, "build") == []


def test_a_granted_spade_may_stop_on_the_way() -> None:
    table = spades("one-spade")
    table.play("2: dig I8", "2: to swamp")
    assert table.terrain("I8") == "swamp" and table.may(2, "build") == []


def test_the_second_spade_may_be_used_on_another_hex() -> None:
    """The example of the rulebook: yellow takes two spades for power, turns the right plains into desert, then the left
    plains, and builds on the first of them. The wasteland beside it was not in reach before."""
    table = alone("desert felines H6 C8")
    table.turn_to("I6 I7", "plains")
    table.turn_to("I8", "wasteland")
    table.stocks(2, "1t 2c 0/0/6")
    table.play("2: power two-spades", "2: dig I7")
    assert table.bowls(2) == "6/0/0" and "I6" in table.may(2, "dig")
    assert "I8" not in table.may(2, "dig"), "in reach only of the workshop to come"
    table.play("2: dig I6")
    assert table.may(2, "build") == ["I7"], "one workshop, on the first hex"
    table.play("2: build I7")
    assert table.terrain("I6") == table.terrain("I7") == "desert" and table.built(2, "workshop") == ["C8", "H6", "I7"]
    assert table.seat(2).tools == 0 and table.seat(2).coins == 0


def test_the_first_hex_must_be_home_before_another_is_touched() -> None:
    table = spades("two-spades")
    table.play("2: dig I7", "2: to lake")
    assert table.may(2, "dig") == [], "the other spade is lost"


def test_nothing_is_bought_for_the_second_hex() -> None:
    table = spades("two-spades")
    table.play("2: dig H8", "2: dig I7")
    assert table.terrain("I7") == "lake"


def test_the_rest_of_the_spades_may_be_given_up() -> None:
    table = spades("two-spades")
    table.play("2: dig H8", "2: drop spades", "2: build H8")
    assert "H8" in table.built(2, "workshop")


def test_three_spades_reach_three_hexes() -> None:
    table = forest(books="three-spades")
    table.turn_to("I7 I8", "lake")
    table.play("2: books three-spades", "2: pay banking 3", "2: dig H8", "2: dig I7", "2: dig I8")
    assert [table.terrain(hex) for hex in ("H8", "I7", "I8")] == ["forest"] * 3
    assert table.may(2, "build") == ["H8"]


def test_the_second_hex_of_three_spades_may_stop_on_the_way() -> None:
    table = forest(books="three-spades")
    table.play("2: books three-spades", "2: pay banking 3", "2: dig H8", "2: dig I7", "2: to lake", "2: dig H6")
    assert table.terrain("I7") == "lake" and table.terrain("H6") == "wasteland"


def test_instead_of_spades_a_workshop_on_home_land() -> None:
    table = forest()
    table.turn_to("I7", "forest")
    table.play("2: power one-spade")
    assert table.may(2, "build") == ["I7"]
    table.act(2, "build I7")
    assert "I7" in table.built(2, "workshop")


def test_an_action_with_spades_must_lead_to_something() -> None:
    """Not given up before anything is done."""
    assert "drop spades" not in spades("one-spade").legal(2)


# --- tunnels


def test_moles_tunnel_under_one_hex_for_a_tool() -> None:
    table = forest("moles")
    assert "I9" in table.may(2, "tunnel") and "I8" not in table.may(2, "tunnel"), "not to adjacent land"
    tools = table.seat(2).tools
    table.play("2: tunnel I9", "2: to forest")
    assert table.seat(2).tools == tools - 1 - 9 and table.scored(2, "abilities") == 4
    table.play("2: build I9")
    assert "I9" in table.built(2, "workshop")


def test_a_tunnel_may_be_dug_where_ships_would_go() -> None:
    table = forest("moles")
    table.seat(2).shipping = 1
    table.rich(2)
    assert "F7" in table.may(2, "dig") and "F7" in table.may(2, "tunnel")


def test_a_tunnel_only_to_build() -> None:
    table = forest("moles")
    table.turn_to("I9", "forest")
    table.play("2: tunnel I9")
    assert "I9" in table.built(2, "workshop") and table.scored(2, "abilities") == 4


def test_one_tunnel_in_an_action() -> None:
    table = forest("moles")
    table.turn_to("I9 I6", "lake")
    table.play("2: power two-spades", "2: tunnel I9")
    assert table.may(2, "tunnel") == [] and "H8" in table.may(2, "dig")


def test_a_tunnel_may_pass_rivers_and_buildings_of_others() -> None:
    """A44: I9 lies beyond I8, F7 beyond the river."""
    table = forest("moles")
    table.put(1, "workshop", "I8 H8 H9 I10")
    assert {"I9", "F7"} <= set(table.may(2, "tunnel"))


def test_no_tunnel_to_land_across_an_own_bridge() -> None:
    """A42: it is adjacent. A45: from there the tunnel goes on."""
    table = forest("moles")
    assert "F7" in table.may(2, "tunnel") and "E7" not in table.may(2, "tunnel")
    table.span(2, "F7:H7")
    assert "F7" not in table.may(2, "tunnel") and "E7" in table.may(2, "tunnel")


def test_a_tunnel_brings_points_each_time() -> None:
    """A46: to terraform, and in a later turn to build."""
    table = forest("moles")
    table.act(2, "tunnel I9", "to forest", "drop workshop")
    assert table.scored(2, "abilities") == 4 and "I9" not in table.may(2, "build")
    table.act(2, "tunnel I9")
    assert table.scored(2, "abilities") == 8 and "I9" in table.built(2, "workshop")


def test_a_tunnel_and_a_flight_in_one_action() -> None:
    """A41: for two hexes."""
    table = forest("moles")
    table.palace(2, "9", "H10")
    table.turn_to("I9 I5", "lake")
    table.play("2: power two-spades", "2: tunnel I9", "2: fly I5")
    assert table.terrain("I9") == table.terrain("I5") == "forest"
    assert table.scored(2, "abilities") == 4 and table.scored(2, "palace") == 5
    assert table.may(2, "build") == ["I9"]


def test_free_spades_may_be_used_at_the_end_of_a_tunnel() -> None:
    """A39: every action with spades is terraforming and building. Missing spades are bought as usual."""
    table = forest("moles")
    table.stocks(2, "4t")
    table.play("2: power one-spade", "2: tunnel I6")
    assert table.may(2, "to") == [], "lake: one spade"
    assert table.terrain("I6") == "forest" and table.seat(2).tools == 3 and table.may(2, "build") == ["I6"]


def test_no_tunnel_for_spades_of_the_science_bonus() -> None:
    """A40."""
    table = forest("moles", scoring="guild-medicine")
    table.science(2, medicine=4)
    table.play("2: pass " + table.may(2, "pass")[0], "2: done")
    assert table.may(2, "dig") and table.may(2, "tunnel") == []


def test_no_tunnel_for_neutral_buildings() -> None:
    """A40."""
    table = forest("moles")
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 school", "2: competency tower")
    assert "I9" not in table.may(2, "place") and "I8" in table.may(2, "place")


def test_a_tunnel_needs_a_tool_besides_the_spades() -> None:
    table = forest("moles")
    table.stocks(2, "3t")
    assert table.may(2, "tunnel") == ["F9"], "home already: a tool for the tunnel, one for the workshop"
    assert table.may(2, "dig")


@pytest.mark.parametrize(("edition", "points"), [("revised", 5), ("first", 4)])
def test_points_of_a_tunnel_with_three_players(edition: str, points: int) -> None:
    table = Table(
        "forest moles I9 E2",
        "desert blessed D1 E4",
        "lake blessed A3 A9".replace("blessed", "omar") + " place=C2",
        edition=edition,
    )
    table.rich(1)
    table.play("1: tunnel I11", "1: to forest")
    assert table.scored(1, "abilities") == points
