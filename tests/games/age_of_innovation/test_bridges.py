"""Rulebook: appendix VI, building a bridge; the moles."""

from tests.games.age_of_innovation.tables import Table, forest


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
