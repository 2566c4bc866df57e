"""Rulebook: Action 1, transform and build; Adjacency. Tunnels and carpets are in test_flights.py."""

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.rules.seat import Seat, faction_named
from boardwright.games.terra_mystica.rules.spades import distance, fewest_spades, why_not_dig, why_not_to
from boardwright.games.terra_mystica.rules.vocabulary import TERRAINS
from boardwright.kernel.errors import NotLegal
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import reasons

# Forest between lakes and mountains; C3 touches D4 D5, F4 touches E6 E7 F3 G2.
WITCHES = "witches C3 F4"
NEAR = {"D4", "D5", "E6", "E7", "F3", "G2"}
OVER_ONE_RIVER = {"A6", "A7", "A8", "B3", "B4", "C2", "C4", "E8", "G3", "H4"}


def spades(faction: str, start: str, end: str) -> int:
    return distance(Seat(faction_named(faction), 0), TERRAINS.index(start), TERRAINS.index(end))


def witches(**options: str) -> Table:
    table = alone(WITCHES, **options)
    table.stocks(2, "60c 60w")
    return table


# --- reach


def test_land_beside_own_buildings_is_within_reach() -> None:
    assert set(witches().may(2, "dig")) == NEAR


def test_example_shipping_reaches_across_rivers() -> None:
    """One river hex with shipping 1, two with 2, as far as the river is joined."""
    table = witches()
    table.seat(2).shipping = 1
    table.stocks(2, "60w")
    # C4 and G3 are forest already: home land can be dug too, to something else.
    assert set(table.may(2, "dig")) == NEAR | OVER_ONE_RIVER
    table.seat(2).shipping = 2
    table.stocks(2, "60w")
    assert {"D6", "I7", "E5"} <= set(table.may(2, "dig"))


def test_example_of_the_two_dwellings_that_need_shipping_2() -> None:
    """Rulebook: these buildings are indirectly adjacent with shipping 2 at least."""
    table = witches()
    for shipping, joined in ((0, False), (1, False), (2, True), (3, True)):
        table.seat(2).shipping = shipping
        table.stocks(2, "60w")
        assert ("I7" in table.may(2, "dig")) == joined


def test_bonus_card_4_lends_a_step_of_shipping_for_the_actions() -> None:
    table = witches(cards="BON3 BON4")
    assert set(table.may(2, "dig")) == NEAR | OVER_ONE_RIVER
    assert table.seat(2).shipping == 0


def test_bonus_card_4_lends_nothing_to_dwarves_and_fakirs() -> None:
    for player in ("dwarves C2 E7", "fakirs E8 F3"):
        with_card, without = alone(player, cards="BON3 BON4"), alone(player, cards="BON3 BON5")
        for table in (with_card, without):
            table.stocks(2, "60w 0p")
        assert with_card.may(2, "dig") == without.may(2, "dig")


def test_a_bridge_reaches_as_a_border_does() -> None:
    """C1: whoever built it."""
    table = witches()
    assert "G3" not in table.may(2, "dig")
    table.span(1, "F4:G3")
    assert "G3" in table.may(2, "dig")


def test_land_with_buildings_cannot_be_transformed_or_built_on() -> None:
    table = witches()
    table.put(1, "dwelling", "E7")
    assert "E7" not in table.may(2, "dig")
    table.turn_to("D5", "forest")
    assert table.may(2, "build") == ["D5"]
    table.put(1, "dwelling", "D5")
    assert table.may(2, "build") == []


# --- the wheel


def test_the_wheel_goes_round_both_ways() -> None:
    """One to three spades, the shorter way."""
    ways = {terrain: spades("witches", terrain, "forest") for terrain in TERRAINS}
    assert ways == {
        "forest": 0,
        "lakes": 1,
        "mountains": 1,
        "swamp": 2,
        "wasteland": 2,
        "plains": 3,
        "desert": 3,
    }
    assert spades("fakirs", "wasteland", "desert") == 1


@pytest.mark.parametrize("faction", [faction.id for faction in FACTIONS if faction.id != "giants"])
def test_nobody_needs_more_than_three_spades(faction: str) -> None:
    home = TERRAINS[faction_named(faction).home]
    assert sorted(spades(faction, terrain, home) for terrain in TERRAINS) == [0, 1, 1, 2, 2, 3, 3]


def targets(seat: Seat, terrain: int, spades: int) -> list[int]:
    return [target for target in range(len(TERRAINS)) if why_not_to(seat, terrain, target, spades) is None]


def test_giants_always_need_two_and_always_make_wasteland() -> None:
    giants = Seat(faction_named("giants"), 0)
    for terrain in range(6):
        assert distance(giants, terrain, giants.faction.home) == 2
        assert targets(giants, terrain, 1) == []
        assert targets(giants, terrain, 2) == targets(giants, terrain, 3) == [giants.faction.home]
    assert targets(giants, giants.faction.home, 3) == []


def test_land_can_be_transformed_where_there_is_a_target() -> None:
    for faction in FACTIONS:
        seat = Seat(faction, 0)
        for terrain in range(len(TERRAINS)):
            for spades in range(4):
                enough = spades >= fewest_spades(seat) and why_not_dig(seat, terrain) is None
                assert enough == bool(targets(seat, terrain, spades))


def test_no_way_leads_through_the_home_terrain() -> None:
    """From lakes to mountains witches would pass forest."""
    table = witches()
    table.play("2: dig D5")
    assert table.may(2, "to") == ["desert", "plains", "swamp", "forest"]


# --- spades and their price


@pytest.mark.parametrize(("hex", "needed"), [("E7", 1), ("D5", 1), ("G2", 2), ("D4", 2), ("E6", 3), ("F3", 3)])
def test_a_spade_costs_three_workers_at_first(hex: str, needed: int) -> None:
    table = witches()
    table.transform(2, hex, "forest")
    assert table.seat(2).workers == 60 - 3 * needed


@pytest.mark.parametrize(("level", "price"), [(0, 3), (1, 2), (2, 1)])
def test_digging_makes_spades_cheaper(level: int, price: int) -> None:
    table = witches()
    table.seat(2).digging = level
    table.transform(2, "G2", "forest")
    assert table.seat(2).workers == 60 - 2 * price


def test_transform_and_build_is_one_action() -> None:
    table = witches()
    table.transform(2, "E7", "forest")
    table.act(2, "build E7")
    assert table.has(2) == "20vp 58c 56w 1p 5/7/0"
    assert "E7" in table.built(2, "dwelling")


def test_one_need_not_build_and_may_do_so_later() -> None:
    table = witches()
    table.transform(2, "E7", "forest")
    table.act(2, "drop")
    assert table.built(2, "dwelling") == ["C3", "F4"]
    table.act(2, "build E7")
    assert "E7" in table.built(2, "dwelling")


def test_one_need_not_reach_the_home_terrain() -> None:
    table = witches()
    table.transform(2, "F3", "plains")
    assert table.seat(2).workers == 57
    assert table.may(2, "build") == []  # not home: nothing to build
    table.finish()
    assert table.terrain("F3") == "plains"


def test_only_what_the_workers_pay_for() -> None:
    table = witches()
    table.stocks(2, "5w")
    assert set(table.may(2, "dig")) == NEAR
    table.play("2: dig E6")
    assert table.may(2, "to") == ["desert", "swamp"]
    table = witches()
    table.stocks(2, "2w 0/12/0")
    assert table.may(2, "dig") == []


def test_transformed_land_without_a_building_is_free_for_the_others() -> None:
    table = Table("witches C3 F4", "cultists E6 A7")
    table.stocks(1, "60w")
    table.transform(1, "F3", "plains")
    table.finish()
    table.stocks(2, "5w 5c")
    assert "F3" in table.may(2, "build")


def test_a_dwelling_needs_home_terrain_within_reach_and_its_price() -> None:
    table = witches()
    assert table.may(2, "build") == []  # forest lies out of reach
    table.turn_to("E7", "forest")
    assert table.may(2, "build") == ["E7"]
    table.stocks(2, "1c 1w")
    assert table.may(2, "build") == []
    table.stocks(2, "2c 0w")
    assert table.may(2, "build") == []
    table.stocks(2, "2c 1w")
    assert table.may(2, "build") == ["E7"]


def test_there_are_eight_dwellings() -> None:
    table = witches()
    table.put(2, "dwelling", "A3 A10 C4 D1 E9 F2")
    table.turn_to("E7", "forest")
    assert len(table.built(2, "dwelling")) == 8
    assert table.may(2, "build") == []
    table.transform(2, "D5", "forest")
    assert table.may(2, "build") == []


# --- free spades


def test_a_free_spade_may_be_added_to_by_bought_ones() -> None:
    """Rulebook: if the spades of a power action are not enough, workers make up the rest."""
    table = witches()
    table.stocks(2, "0/0/12 6w")
    table.play("2: power ACT5")
    table.transform(2, "G2", "forest")
    assert table.has(2) == "20vp 60c 3w 1p 4/0/8"
    table.act(2, "build G2")
    assert table.has(2) == "20vp 58c 2w 1p 4/0/8"


def test_the_spade_of_the_bonus_card_may_be_added_to() -> None:
    table = witches(cards="BON3 BON1")
    table.stocks(2, "3w")
    table.play("2: special BON1")
    table.transform(2, "D4", "forest")
    assert table.seat(2).workers == 0


def test_darklings_add_priests() -> None:
    table = alone("darklings E5 C1")
    table.stocks(2, "9w 2p 0/0/12")
    table.play("2: power ACT5")
    table.transform(2, "F3", "swamp")  # two spades: one free, one for a priest
    assert table.has(2) == "22vp 15c 9w 1p 4/0/8"


def test_a_second_spade_may_go_to_another_hex() -> None:
    table = witches()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    table.transform(2, "E7", "forest")
    table.transform(2, "D5", "forest")
    # One dwelling, on one of them.
    assert set(table.may(2, "build")) == {"E7", "D5"}
    table.play("2: build E7")
    assert "build D5" not in table.legal(2)
    table.finish()
    assert table.built(2, "dwelling") == ["C3", "E7", "F4"]
    assert table.has(2) == "20vp 58c 59w 1p 6/0/6"


def test_a_left_over_spade_may_be_given_up() -> None:
    """And the dwelling is still built."""
    table = witches()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    table.transform(2, "E7", "forest")
    table.play("2: drop", "2: build E7")
    assert "E7" in table.built(2, "dwelling")


def test_spades_are_bought_for_the_first_hex_of_an_action_only() -> None:
    """The second hex takes the free spades that are left."""
    table = witches()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6", "2: dig E7", "2: to forest", "2: dig G2")
    assert table.may(2, "to") == ["desert", "mountains"]  # one step either way, though workers abound
    table.play("2: to mountains")
    assert table.seat(2).workers == 60


def test_after_a_hex_that_was_left_foreign_no_spades_are_bought_for_another() -> None:
    """C4: forest is one spade away on D5 and E7, further elsewhere."""
    table = witches()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6", "2: dig E6", "2: to swamp")
    assert set(table.may(2, "dig")) == {"D5", "E7"}
    assert "1 spade" in reasons(GAME, table.state, 1)["G2"]


def test_free_spades_that_are_not_enough_are_still_added_to_on_the_first_hex() -> None:
    table = witches()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    table.transform(2, "F3", "forest")
    assert table.seat(2).workers == 57 and table.may(2, "dig") == []


def test_only_one_hex_of_an_action_may_be_left_on_foreign_terrain() -> None:
    """C4"""
    table = witches()
    table.stocks(2, "0/0/12 0w")
    table.play("2: power ACT6")
    table.transform(2, "E6", "swamp")
    assert set(table.may(2, "dig")) == {"D5", "E7"}  # the hexes that one spade makes forest
    table.play("2: dig D5")
    assert table.terrain("D5") == "forest"


def test_a_dwelling_only_on_a_hex_that_this_action_made_home() -> None:
    """C4"""
    table = witches()
    table.stocks(2, "0/0/12 1w")
    table.turn_to("E7", "forest")
    table.play("2: power ACT5")
    table.transform(2, "D5", "forest")
    assert table.may(2, "build") == ["D5"]


def test_bought_spades_serve_one_hex() -> None:
    """C4: after the transformation the action goes on to the dwelling, not to a second hex."""
    table = witches()
    table.transform(2, "E7", "forest")
    assert table.may(2, "dig") == []


# --- spades are worth points when they are gained


def test_example_of_the_round_tile_for_spades() -> None:
    """C5: 2 points for each spade, bought or free."""
    table = witches(scoring="SCORE1")
    table.transform(2, "E6", "forest")
    assert table.scored(2, "round-tiles") == 6
    table.finish()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT6")
    assert table.scored(2, "round-tiles") == 10


def test_both_spades_of_the_giants_count() -> None:
    """C5"""
    table = alone("giants D4 D6", scoring="SCORE1")
    table.stocks(2, "6w")
    table.transform(2, "D5", "wasteland")
    assert table.scored(2, "round-tiles") == 4


def test_giants_use_a_free_spade_with_a_bought_one() -> None:
    table = alone("giants D4 D6")
    table.stocks(2, "3w 0/0/12")
    table.play("2: power ACT5")
    table.transform(2, "E7", "wasteland")
    assert table.seat(2).workers == 0


def test_a_single_spade_is_no_use_to_giants() -> None:
    table = alone("giants D4 D6")
    table.stocks(2, "2w 0/0/12")
    table.play("2: power ACT5")
    assert table.may(2, "dig") == []


# --- spades of the cult bonus


def cult_spades(player: str, spades: int, **options: str) -> Table:
    """Seat 2 has so many spades for its steps in air."""
    table = alone(player, scoring="SCORE8", **options)
    table.cults(2, air=4 * spades)
    table.stocks(2, "60c 60w 5p")
    table.play("2: " + table.legal(2)[[text.startswith("pass") for text in table.legal(2)].index(True)])
    return table


def test_cult_spades_go_to_any_hexes_within_reach() -> None:
    """C4"""
    table = cult_spades(WITCHES, 2)
    assert table.waiting() == 2 and table.state.round == 1
    table.transform(2, "E7", "forest")
    table.transform(2, "D5", "forest")
    assert table.state.round == 2


def test_cult_spades_build_nothing_and_are_not_added_to() -> None:
    """C4"""
    table = cult_spades(WITCHES, 1)
    table.play("2: dig G2")
    assert table.may(2, "to") == ["desert", "mountains"]  # one step either way, though workers abound
    table.play("2: to mountains")
    assert table.state.round == 2 and table.built(2, "dwelling") == ["C3", "F4"]
    table = cult_spades(WITCHES, 1)
    table.play("2: dig E7", "2: to forest")
    assert table.state.round == 2 and table.built(2, "dwelling") == ["C3", "F4"]


def test_cult_spades_know_neither_tunnel_nor_carpet_nor_card_4() -> None:
    """C4"""
    assert set(cult_spades("dwarves F6 A2", 1).may(2, "dig")) == {
        *("E9", "E10", "F5", "F7", "G5", "G6"),
        *("A1", "A3", "B1"),
    }
    assert "D6" not in cult_spades("fakirs E8 F3", 1).may(2, "dig")
    assert set(cult_spades(WITCHES, 1, cards="BON3 BON4").may(2, "dig")) == NEAR


def test_cult_spades_leave_no_time_for_conversions() -> None:
    table = cult_spades(WITCHES, 1)
    assert {text.split()[0] for text in table.legal(2)} == {"dig", "drop"}


def test_cult_spades_may_leave_every_hex_foreign() -> None:
    """C4: only an action minds a second foreign hex."""
    table = cult_spades(WITCHES, 2)
    table.transform(2, "E6", "swamp")
    assert set(table.may(2, "dig")) == NEAR
    table.play("2: dig F3")
    assert table.may(2, "to") == ["plains", "wasteland"]
    table.play("2: to plains")
    assert (table.terrain("E6"), table.terrain("F3"), table.state.round) == ("swamp", "plains", 2)


def test_no_cult_spade_is_given_up_unasked() -> None:
    """C4: even where nothing else can be done."""
    table = cult_spades(WITCHES, 1)
    for hex in NEAR:
        table.put(1, "dwelling", hex)
    assert table.waiting() == 2 and table.legal(2) == ["drop"]
    table.play("2: drop")
    assert table.state.round == 2


def test_a_single_cult_spade_of_the_giants_is_lost() -> None:
    """Rulebook: the spade is lost; two of them make wasteland."""
    table = cult_spades("giants D4 D6", 1)
    assert table.legal(2) == ["drop"]
    table.play("2: drop")
    assert table.state.round == 2
    table = cult_spades("giants D4 D6", 2)
    table.transform(2, "E7", "wasteland")
    assert table.state.round == 2


def test_free_spades_cannot_be_kept() -> None:
    table = witches()
    table.stocks(2, "0/0/12")
    table.play("2: power ACT5")
    with pytest.raises(NotLegal):
        table.play("2: done")
