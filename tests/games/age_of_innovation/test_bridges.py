"""Rulebook: appendix VI, building a bridge; the moles."""

from tests.games.age_of_innovation.tables import Table, alone, forest


def test_the_example_of_three_sites() -> None:
    """A guild touches the left and the middle site; the right one leads from somewhere else."""
    table = alone("desert felines D4 A4")
    table.put(2, "guild", "D4")
    table.stocks(2, "0/0/3")
    table.play("2: power bridge")
    assert table.bowls(2) == "3/0/0"
    assert table.legal(2) == ["bridge D4:E6", "bridge D4:F4"], "not D3:F3 beside it"


def test_the_example_of_buildings_across_a_bridge() -> None:
    """The hexes are adjacent, and so are the buildings as soon as a second one stands: it joins the city."""
    table = forest("philosophers", against="wasteland goblins B5 A10")
    table.put(2, "guild", "I7 I8")
    table.put(2, "workshop", "H8")
    table.play("2: upgrade H7 guild", "2: city coins")
    table.finish()
    table.span(2, "F7:H7")
    table.turn_to("F7", "forest")
    table.act(2, "build F7")
    assert "F7" in table.cities(2) and len(table.seat(2).cities) == 1


def test_a_bridge_needs_an_own_building_at_one_end() -> None:
    table = forest()
    table.play("2: power bridge")
    assert table.legal(2) == ["bridge F7:H7", "bridge F10:H10"]


def test_the_far_end_may_hold_anybodys_building() -> None:
    """A48."""
    table = forest()
    table.put(1, "workshop", "F7")
    table.play("2: power bridge", "2: bridge F7:H7")
    assert table.bridges() == {"F7:H7": 2}


def test_one_bridge_a_site() -> None:
    table = forest()
    table.span(2, "F7:H7", "F10:H10")
    assert "bridge" not in table.may(2, "power")


def test_three_bridges_are_all() -> None:
    table = forest()
    table.seat(2).bridges = 0
    table.rich(2)
    assert "bridge" not in table.may(2, "power")


def test_the_round_bonus_builds_a_bridge_for_nothing() -> None:
    table = forest(bonuses="coins bridge")
    power = table.bowls(2)
    table.play("2: special bonus", "2: bridge F7:H7")
    assert table.bridges() == {"F7:H7": 2} and table.bowls(2) == power
    assert "bonus" not in table.may(2, "special")


def test_moles_build_bridges_for_a_tool_over_land_too() -> None:
    table = forest("moles")
    tools = table.seat(2).tools
    table.play("2: special bridge")
    assert table.seat(2).tools == tools - 1
    assert {"F7:H7", "F10:H10"} <= set(table.may(2, "bridge"))
    over_land = set(table.may(2, "bridge")) - {"F7:H7", "F10:H10"}
    assert over_land and all("H7" in site or "H10" in site for site in over_land)


def test_moles_may_do_so_again() -> None:
    """A56: no special action, so not once a round."""
    table = forest("moles")
    table.act(2, "special bridge", "bridge F7:H7")
    assert "bridge" in table.may(2, "special")


def test_only_the_moles_own_action_crosses_land() -> None:
    """A51."""
    table = forest("moles")
    table.play("2: power bridge")
    assert table.legal(2) == ["bridge F7:H7", "bridge F10:H10"]


def test_land_bridges_of_moles() -> None:
    """Across any two hexes of the map, land or river, free or not (A54), but not along its edge (A52)."""
    table = forest("moles")
    table.put(1, "workshop", "I8")
    table.play("2: special bridge")
    assert set(table.may(2, "bridge")) == {"F7:H7", "F10:H10", "H7:I6", "H7:I9", "H10:I9"}


def test_the_site_at_the_edge_of_the_large_side_is_for_all() -> None:
    """A52: printed, though one of its flanks lies off the map."""
    table = Table("lake felines G1 A3", "desert moles A12 E4", "swamp blessed A4 A10")
    table.rich(1)
    table.play("1: power bridge")
    assert "G1:I1" in table.may(1, "bridge")


def test_buildings_under_a_land_bridge_stay_neighbours() -> None:
    """A54: the guild beside a foreign building under the bridge still has its discount."""
    table = forest("moles")
    table.put(1, "workshop", "I8")
    table.put(2, "workshop", "H8")
    table.span(2, "H7:I9")
    table.stocks(2, "2t 3c")
    assert table.may(2, "upgrade") == ["H7 guild", "H8 guild"]


def test_bridges_of_a_reward_end_with_the_pieces() -> None:
    """A53: palace 15 brings two, but only one is left."""
    table = forest("philosophers", against="wasteland goblins B5 A10", palaces="15")
    table.put(2, "guild", "H7")
    table.seat(2).bridges = 1
    table.play("2: upgrade H7 palace", "2: palace 15", "2: reward bridges", "2: bridge F7:H7")
    assert table.may(2, "bridge") == [] and table.may(2, "dig"), "on to the spades"


def test_a_land_bridge_makes_hexes_adjacent() -> None:
    table = forest("moles")
    table.play("2: special bridge")
    site = next(site for site in table.may(2, "bridge") if site.startswith("H7:I"))
    far = site.split(":")[1]
    table.act(2, f"bridge {site}")
    assert far in table.may(2, "dig")


def test_a_bridge_is_no_building() -> None:
    table = Table("wasteland blessed B5 A10", "mountain felines F7 D9", answers=["book law"])
    table.put(1, "workshop", "H7")
    table.rich(1)
    table.play("1: power bridge", "1: bridge F7:H7")
    assert table.state.offers == ()
