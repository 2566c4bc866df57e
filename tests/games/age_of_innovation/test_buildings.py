"""Rulebook: Upgrading a building; Neutral buildings; shipping and terraforming; annexes."""

import pytest

from tests.games.age_of_innovation.tables import Table, alone, forest

# --- upgrading


@pytest.mark.parametrize(
    ("start", "building", "tools", "coins"),
    [("guild", "school", 3, 5), ("guild", "palace", 4, 6), ("school", "university", 5, 8), ("workshop", "guild", 2, 6)],
)
def test_what_upgrades_cost(start: str, building: str, tools: int, coins: int) -> None:
    table = forest()
    table.put(2, start, "H7")
    table.stocks(2, f"{tools}t {coins}c")
    assert f"H7 {building}" in table.may(2, "upgrade")
    table.play(f"2: upgrade H7 {building}")
    assert table.seat(2).tools == 0 and table.seat(2).coins == 0
    table.put(2, start, "H7")
    for poor in (f"{tools - 1}t {coins}c", f"{tools}t {coins - 1}c"):
        table = forest()
        table.put(2, start, "H7")
        table.stocks(2, poor)
        assert f"H7 {building}" not in table.may(2, "upgrade")


def test_a_guild_beside_somebody_else_costs_three_coins() -> None:
    """The example of the rulebook: the left workshop has a neighbour, the right one only its own people."""
    table = Table("wasteland blessed B5 A10", "forest felines H7 H10", answers=["book law"])
    table.put(1, "workshop", "I8 I3 I4")
    table.stocks(1, "2t 3c")
    assert table.may(1, "upgrade") == ["I8 guild"]
    table.stocks(1, "4t 9c")
    assert set(table.may(1, "upgrade")) >= {"I8 guild", "I3 guild", "I4 guild"}
    table.act(1, "upgrade I8 guild")
    assert table.has(1).startswith("20vp 6c 2t")
    table.act(2, f"pass {table.may(2, 'pass')[0]}")
    table.act(1, "upgrade I3 guild")
    assert table.has(1).startswith("20vp 0c 0t")


def test_a_bridge_makes_a_neighbour_for_the_discount() -> None:
    """A55."""
    table = Table("wasteland blessed B5 A10", "mountain felines F7 D9", answers=["book law"])
    table.put(1, "workshop", "H7")
    table.stocks(1, "2t 3c")
    assert table.may(1, "upgrade") == []
    table.span(2, "F7:H7")
    assert table.may(1, "upgrade") == ["H7 guild"]


def test_the_old_piece_goes_back_and_covers_its_income() -> None:
    table = forest()
    table.act(2, "upgrade H7 guild")
    assert table.built(2, "workshop") == ["H10"] and table.built(2, "guild") == ["H7"]


def test_without_a_piece_there_is_no_upgrade() -> None:
    table = forest()
    table.put(2, "guild", "I3 I4 I5 I6")
    assert not [text for text in table.may(2, "upgrade") if text.endswith("guild")]


def test_neutral_buildings_are_never_upgraded() -> None:
    table = forest()
    table.put(2, "workshop", "I3", neutral=True)
    assert "I3 guild" not in table.may(2, "upgrade")


def test_an_annex_stays_with_an_upgrade() -> None:
    table = forest()
    table.seat(2).annexed = table.seat(2).structures[0]
    table.act(2, "upgrade H7 guild")
    assert table.seat(2).annexed.bit_count() == 2


# --- competencies with schools and the university


def test_a_school_brings_a_competency_with_the_gifts_of_its_place() -> None:
    """The example of the rulebook: a top place brings three steps of law, a middle one two steps of engineering and one
    of its books."""
    stacks = "vp-and-coins annexes power-action tower scholar-vp pass-cities edge-workshop"
    table = forest(competencies=stacks)
    table.put(2, "guild", "H7 H10")
    table.stocks(2, "0+0+0+0")
    table.science(2)
    table.act(2, "upgrade H7 school", "competency annexes")
    assert table.seat(2).science == (0, 3, 0, 0) and table.seat(2).books == (0, 0, 0, 0)
    table.act(2, "upgrade H10 school", "competency edge-workshop")
    assert table.seat(2).science == (0, 3, 2, 0) and table.seat(2).books == (0, 0, 1, 0)


def test_a_bottom_place_brings_one_step_and_two_books() -> None:
    stacks = "vp-and-coins annexes power-action tower scholar-vp pass-cities edge-workshop two-spades instant-goods"
    table = forest(competencies=stacks)
    table.put(2, "guild", "H7")
    table.stocks(2, "0+0+0+0")
    table.science(2)
    table.act(2, "upgrade H7 school", "competency instant-goods")
    assert table.seat(2).science == (1, 0, 0, 0) and table.seat(2).books == (2, 0, 0, 0)


def test_never_two_competencies_of_a_kind() -> None:
    table = forest()
    table.put(2, "guild", "H7")
    table.competency(2, "annexes", "tower")
    table.play("2: upgrade H7 school")
    assert not {"annexes", "tower"} & set(table.may(2, "competency")) and len(table.may(2, "competency")) == 10


def test_the_university_brings_a_competency_too() -> None:
    table = forest()
    table.put(2, "school", "H7")
    table.play("2: upgrade H7 university")
    assert len(table.may(2, "competency")) == 12


# --- the two tracks


@pytest.mark.parametrize(("level", "points", "books"), [(0, 2, 0), (1, 0, 2), (2, 4, 0)])
def test_shipping_costs_four_coins_and_a_scholar(level: int, points: int, books: int) -> None:
    table = forest()
    table.seat(2).shipping = level
    table.stocks(2, "4c 1s 0+0+0+0")
    table.play("2: ship")
    for _ in range(books):
        table.play("2: book law")
    assert table.seat(2).shipping == level + 1 and table.scored(2, "tracks") == points
    assert table.seat(2).books == (0, books, 0, 0) and table.seat(2).coins == 0 and table.seat(2).scholars == 0


@pytest.mark.parametrize(("level", "points", "books"), [(1, 3, 0), (2, 0, 2)])
def test_the_lake_has_a_track_of_its_own(level: int, points: int, books: int) -> None:
    table = alone("lake felines H8 I6")
    table.rich(2)
    table.stocks(2, "0+0+0+0")
    table.seat(2).shipping = level
    table.play("2: ship")
    assert table.scored(2, "tracks") == points and (len(table.may(2, "book")) > 0) is (books > 0)


def test_shipping_ends_at_3_and_terraforming_at_1() -> None:
    table = forest()
    table.seat(2).shipping, table.seat(2).terraforming = 3, 2
    table.rich(2)
    assert "ship" not in table.legal(2) and "shovel" not in table.legal(2)


def test_terraforming_costs_five_coins_a_tool_and_a_scholar() -> None:
    table = forest()
    table.stocks(2, "5c 1t 1s 0+0+0+0")
    table.play("2: shovel", "2: book law", "2: book medicine")
    assert table.has(2).startswith("20vp 0c 0t 0s") and table.seat(2).books == (0, 1, 0, 1)


def test_the_last_step_of_terraforming_scores_six() -> None:
    """The example of the rulebook: 5 coins, a tool and a scholar; a spade costs 1 tool from now on."""
    table = forest()
    table.seat(2).terraforming = 1
    table.stocks(2, "5c 1t 1s")
    table.play("2: shovel")
    assert table.has(2).startswith("26vp 0c 0t 0s") and table.scored(2, "tracks") == 6
    table.finish()
    table.stocks(2, "1t")
    table.play("2: dig H8")
    assert table.terrain("H8") == "forest" and table.seat(2).tools == 0


def test_the_plains_pay_one_coin_for_terraforming() -> None:
    table = alone("plains felines I4 I8")
    table.stocks(2, "1c 1t 1s")
    assert "shovel" in table.legal(2)


def test_tracks_score_in_their_round() -> None:
    table = forest(scoring="track-engineering")
    table.play("2: ship")
    assert table.scored(2, "round-tiles") == 3


# --- neutral buildings


def tower(**options: str) -> Table:
    """A competency for a school is about to be chosen."""
    table = forest(**options)
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 school")
    return table


def test_a_neutral_building_is_placed_in_reach_at_once() -> None:
    table = tower()
    table.stocks(2, "3t")
    table.play("2: competency tower")
    assert table.may(2, "place") == ["H8", "I11"], "foreign land for bought spades only: one spade is all"
    table.play("2: place H8")
    assert table.built(2, "tower") == ["H8"] and table.terrain("H8") == "forest" and table.seat(2).tools == 0


def test_the_example_of_the_tower_on_a_swamp() -> None:
    """It belongs to black, on whose land it stands: the hex has become swamp, the tower is black's building."""
    table = alone("swamp felines B7 B4")
    table.rich(2)
    table.put(2, "guild", "B7")
    table.play("2: upgrade B7 school", "2: competency tower")
    assert table.terrain("B8") == "plains"
    table.play("2: place B8")
    assert table.terrain("B8") == "swamp" and table.built(2, "tower") == ["B8"]
    table.finish()
    assert {"A9", "B9"} <= set(table.may(2, "dig")), "in reach of the tower only"


def test_neutral_buildings_are_placed_by_ship_too() -> None:
    """A73: all reach counts."""
    table = tower()
    table.seat(2).shipping = 1
    table.play("2: competency tower")
    assert {"F7", "F10"} <= set(table.may(2, "place"))


def test_a_neutral_building_must_be_placed_where_it_can_be() -> None:
    """A72."""
    table = tower()
    table.play("2: competency tower")
    assert not [text for text in table.legal(2) if text.startswith("drop")]


def test_a_neutral_building_that_cannot_be_placed_is_lost() -> None:
    table = tower()
    table.stocks(2, "0t")
    table.play("2: competency tower")
    assert table.built(2, "tower") == [] and table.may(2, "place") == []
    assert len(table.seat(2).competencies) == 1, "the tile stays"


def test_spades_for_a_neutral_building_count() -> None:
    """A126."""
    table = tower(scoring="spade-engineering")
    table.play("2: competency tower", "2: place I7")
    assert table.scored(2, "round-tiles") == 2 * 2


def test_neutral_buildings_count_as_what_they_are() -> None:
    """A74: a neutral guild in a round that scores guilds, with the guild bonus."""
    table = forest(scoring="guild-law", innovations="guild", bonuses="coins build-guild")
    table.play("2: develop guild")
    while table.may(2, "pay"):
        table.play(f"2: pay {table.may(2, 'pay')[0]}")
    table.play("2: place H8")
    assert table.scored(2, "round-tiles") == 3 and table.scored(2, "round-bonuses") == 3
    assert table.seat(2).count(1) == 1 and table.seat(2).coloured(1) == 0


# --- annexes


def test_annexes_are_placed_by_actions() -> None:
    table = forest()
    table.competency(2, "annexes")
    table.seat(2).annexes = 2
    table.put(2, "tower", "I3")
    assert table.may(2, "annex") == ["H7", "H10", "I3"], "neutral buildings too"
    table.act(2, "annex I3")
    assert table.may(2, "annex") == ["H7", "H10"], "one a building"
    table.act(2, "annex H7")
    assert table.may(2, "annex") == []


def test_an_annex_is_no_building_and_offers_nothing() -> None:
    """A66."""
    table = forest(scoring="workshop-law")
    table.seat(2).annexes = 1
    table.put(1, "workshop", "I8")
    table.stocks(1, "5/7/0")
    table.play("2: annex H7")
    assert table.state.offers == () and table.scored(2, "round-tiles") == 0
