"""Rulebook: Founding a city; appendix VII, city tiles."""

import pytest

from boardwright.games.age_of_innovation.rules.reward import Reward, reward, with_reward
from tests.games.age_of_innovation.tables import Table, forest

TILES = ["tools", "spades", "books", "coins", "science", "power", "scholar"]


def almost(faction: str = "philosophers", **options: str) -> Table:
    """Four buildings of power 6 around H7; upgrading I8 to a guild makes 7."""
    table = forest(faction, against="wasteland goblins B5 A10", **options)
    table.put(2, "guild", "I6 I7")
    table.put(2, "workshop", "I8")
    return table


def found(table: Table) -> None:
    table.play("2: upgrade I8 guild")


# --- what a city is


def test_the_example_of_four_buildings_of_power_7() -> None:
    """Taking the tile of power: 8 points and 8 power. Nobody refuses a city (A68)."""
    table = almost()
    found(table)
    assert table.legal(2) == [f"city {tile}" for tile in TILES]
    table.stocks(2, "8/4/0")
    table.play("2: city power")
    assert table.cities(2) == {"H7", "I6", "I7", "I8"} and table.scored(2, "cities") == 8
    assert table.bowls(2) == "0/12/0" and table.seat(2).free_keys() == 1


def test_power_6_is_not_enough() -> None:
    table = forest()
    table.put(2, "workshop", "I6 I7 I8 I9")
    table.play("2: upgrade H7 guild")
    assert table.may(2, "city") == [] and table.cities(2) == set()


def test_three_buildings_are_not_enough_but_with_a_university() -> None:
    for school, cities in (("school", []), ("university", TILES)):
        table = forest()
        table.put(2, "palace", "I7")
        table.put(2, school, "I8")
        table.play("2: upgrade H7 guild")
        assert table.may(2, "city") == cities


def test_three_buildings_with_a_university_need_power_7_too() -> None:
    """3, 2 and 1 are not enough, 3, 2 and 2 are; a neutral university does the same."""
    for neutral in (False, True):
        table = forest()
        table.put(2, "university", "I7", neutral=neutral)
        table.put(2, "workshop", "I8")
        table.act(2, "upgrade H7 guild")
        assert table.cities(2) == set()
        table.play("2: upgrade I8 guild")
        assert table.may(2, "city") == TILES


def test_a_tower_counts_2() -> None:
    table = forest()
    table.put(2, "tower", "I7")
    table.put(2, "guild", "I6")
    table.put(2, "workshop", "I8")
    table.play("2: upgrade H7 guild")
    assert table.may(2, "city") == TILES, "2 and 2 and 1 and 2"


def test_two_buildings_are_enough_with_the_monument() -> None:
    table = forest()
    table.put(2, "monument", "I7")
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 palace", "2: palace 17")
    assert table.may(2, "city") == TILES


def test_two_buildings_of_the_monument_need_power_7_too() -> None:
    table = forest()
    table.put(2, "monument", "I7")
    table.play("2: upgrade H7 guild")
    assert table.may(2, "city") == []


def test_an_annex_counts_as_a_building_and_as_power() -> None:
    table = forest()
    table.put(2, "guild", "I7 I8")
    table.put(2, "guild", "H7")
    table.seat(2).annexes = 1
    table.rich(2)
    table.play("2: annex H7")
    assert table.may(2, "city") == TILES


def test_an_annex_counts_with_a_university_too() -> None:
    """A67: a university with an annex and a palace are three buildings of power 7."""
    table = forest()
    table.put(2, "university", "H7")
    table.put(2, "palace", "I7")
    table.seat(2).annexes = 1
    table.rich(2)
    table.play("2: annex H7")
    assert table.may(2, "city") == TILES


def test_a_bridge_may_complete_a_city() -> None:
    """A50."""
    table = forest()
    table.put(2, "guild", "I7 I8")
    table.put(2, "palace", "F7")
    table.play("2: power bridge", "2: bridge F7:H7")
    assert table.may(2, "city") == TILES


def test_shipping_never_joins_buildings_to_a_city() -> None:
    table = forest()
    table.seat(2).shipping = 3
    table.put(2, "guild", "I7 I8")
    table.put(2, "palace", "F7")
    table.play("2: upgrade H7 guild")
    assert table.may(2, "city") == []


# --- growing


def test_what_is_built_beside_a_city_belongs_to_it() -> None:
    table = almost()
    found(table)
    table.play("2: city coins")
    table.finish()
    table.turn_to("I5", "forest")
    table.act(2, "build I5")
    assert "I5" in table.cities(2) and len(table.seat(2).cities) == 1


def test_a_build_that_joins_a_loose_group_to_a_city_founds_nothing() -> None:
    """A77."""
    table = almost()
    found(table)
    table.act(2, "city coins")
    table.put(2, "guild", "I3 I4 H3")
    table.put(2, "workshop", "H4")
    table.turn_to("I5", "forest")
    table.play("2: build I5")
    assert table.may(2, "city") == [] and {"I3", "I4", "H3", "H4"} <= table.cities(2)


def test_linking_two_cities_changes_nothing() -> None:
    """Both tiles and both keys stay, no third is taken."""
    table = almost()
    found(table)
    table.act(2, "city coins")
    table.put(2, "palace", "F7")
    table.put(2, "school", "E7 E8")
    table.turn_to("F6", "forest")
    table.act(2, "build F6", "city coins")
    assert len(table.seat(2).cities) == 2
    table.act(2, "power bridge", "bridge F7:H7")
    assert len(table.seat(2).cities) == 2 and table.seat(2).free_keys() == 2


def test_a_bridge_adds_a_building_to_a_city() -> None:
    table = almost()
    found(table)
    table.act(2, "city coins")
    table.put(2, "workshop", "F7")
    table.act(2, "power bridge", "bridge F7:H7")
    assert "F7" in table.cities(2) and len(table.seat(2).cities) == 1


def test_an_upgrade_within_a_city_founds_nothing() -> None:
    """A78: buildings are only exchanged, and what belongs to a city stays in it."""
    table = almost()
    found(table)
    table.act(2, "city coins")
    table.act(2, "upgrade I8 palace", "palace 17")
    assert len(table.seat(2).cities) == 1 and table.cities(2) == {"H7", "I6", "I7", "I8"}


def test_tiles_of_which_none_is_left_cannot_be_taken() -> None:
    """A69: three of each kind, shared by all; the own kind may be taken again."""
    table = almost()
    table.city(1, "power", "power")
    table.city(2, "power", "coins")
    found(table)
    assert table.may(2, "city") == [tile for tile in TILES if tile != "power"]


# --- what a city brings


@pytest.mark.parametrize(
    ("tile", "points", "goods"),
    [
        ("tools", 4, {"tools": 3}),
        ("coins", 6, {"coins": 6}),
        ("scholar", 8, {"scholars": 1}),
    ],
)
def test_goods_of_city_tiles(tile: str, points: int, goods: dict[str, int]) -> None:
    table = almost()
    found(table)
    table.stocks(2, "1c 1t 1s")
    table.play(f"2: city {tile}")
    assert table.scored(2, "cities") == points
    for name, number in goods.items():
        assert getattr(table.seat(2), name) == 1 + number


def test_there_are_three_tiles_of_each_kind() -> None:
    for taken, left in ((2, True), (3, False)):
        table = almost()
        table.city(1, *["coins"] * taken)
        found(table)
        assert ("coins" in table.may(2, "city")) is left


def test_the_city_of_books() -> None:
    table = almost()
    found(table)
    table.stocks(2, "0+0+0+0")
    table.play("2: city books", "2: book law", "2: book law")
    assert table.seat(2).books == (0, 2, 0, 0) and table.scored(2, "cities") == 5
    assert table.may(2, "book") == []


def test_the_city_of_science() -> None:
    table = almost()
    before = table.seat(2).science
    found(table)
    table.play("2: city science")
    assert table.seat(2).science == tuple(level + 1 for level in before) and table.scored(2, "cities") == 7


def test_the_city_of_spades_reaches_from_the_new_building_too() -> None:
    """A32, A35."""
    table = almost()
    found(table)
    table.play("2: city spades")
    assert "I10" in table.may(2, "dig") and "drop spades" in table.legal(2)
    table.play("2: dig I10", "2: to forest", "2: build I10")
    assert "I10" in table.built(2, "workshop")


def test_a_workshop_of_a_city_may_found_the_next() -> None:
    """A138: its spades build a workshop that makes another group a city."""
    table = almost()
    table.put(2, "palace", "I10")
    table.put(2, "school", "H9")
    table.turn_to("I11", "lake")
    found(table)
    table.play("2: city spades", "2: dig I11", "2: drop spades", "2: build I11")
    assert table.may(2, "city") == TILES


def test_cities_score_in_their_round() -> None:
    """The example of the rulebook: five points more."""
    table = almost(scoring="city-engineering")
    found(table)
    table.play("2: city coins")
    assert table.scored(2, "round-tiles") == 5


def test_felines_gain_three_steps_and_a_book() -> None:
    table = almost("felines")
    table.stocks(2, "0+0+0+0")
    before = table.seat(2).science
    found(table)
    table.play("2: city coins", "2: step law", "2: step law", "2: step medicine", "2: book banking")
    assert table.seat(2).science == (before[0], before[1] + 2, before[2], before[3] + 1)
    assert table.seat(2).books == (1, 0, 0, 0)


def test_the_key_of_a_new_city_serves_its_own_steps() -> None:
    """A61."""
    table = almost("felines")
    table.science(2, law=7)
    found(table)
    table.play("2: city coins", "2: step law", "2: key law")
    assert table.level(2, "law") == 8


def test_lizards_settle_for_nothing() -> None:
    table = almost("lizards")
    found(table)
    table.stocks(2, "0t 0c")
    table.play("2: city coins", "2: dig H8")
    assert "H8" in table.may(2, "build")
    table.stocks(2, "0t 0c")
    table.play("2: build H8")
    assert "H8" in table.built(2, "workshop")


def test_the_lizards_workshop_may_stand_elsewhere() -> None:
    """A128."""
    table = almost("lizards")
    table.turn_to("I5", "forest")
    found(table)
    table.play("2: city coins", "2: dig I10", "2: to mountain")
    assert table.may(2, "build") == ["I5"]
    table.play("2: build I5")
    assert "I5" in table.built(2, "workshop") and "I5" in table.cities(2)


def test_a_school_that_founds_a_city_rewards_in_any_order() -> None:
    """A60."""
    for first in ("competency", "city"):
        table = forest()
        table.put(2, "guild", "I7 I8 I9")
        table.play("2: upgrade I9 school")
        assert table.may(2, "reward") == ["competency", "city"], "H7 and three of power 2"
        table.play(f"2: reward {first}")
        assert table.may(2, first)


def test_a_reward_is_made_only_of_a_number_that_fits() -> None:
    """Fifteen are more than any action brings; nothing is mistaken for another kind."""
    owed = (reward(Reward.BOOKS, 9),)
    assert with_reward(owed, reward(Reward.BOOKS, 6)) == (reward(Reward.BOOKS, 15),)
    with pytest.raises(AssertionError):
        reward(Reward.STEPS, 16)
    with pytest.raises(AssertionError):
        with_reward(owed, reward(Reward.BOOKS, 7))
