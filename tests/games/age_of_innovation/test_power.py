"""Rulebook: The cycle of power; Gaining power when others build; Power actions; Converting resources."""

import pytest

from boardwright.parts.bowls import Bowls
from tests.games.age_of_innovation.tables import Table, forest

# --- bowls


def test_the_example_of_three_power() -> None:
    """Two tokens from bowl I, then, as it is empty, one from bowl II to bowl III."""
    bowls = Bowls(2, 5, 0)
    assert bowls.gain(3) == 3 and (bowls.one, bowls.two, bowls.three) == (0, 6, 1)


def test_what_finds_no_token_is_lost() -> None:
    bowls = Bowls(0, 1, 11)
    assert bowls.gain(4) == 1 and bowls.three == 12


# --- what a building offers


def neighbours() -> Table:
    """Red (wasteland) is asked first, yellow (desert) has a workshop and a school beside I9 and a guild further off."""
    table = Table("wasteland blessed B5 A10", "desert felines H6 C8", answers=["book law"])
    table.put(2, "workshop", "I9")
    table.put(2, "school", "H9")
    table.put(2, "guild", "H6")
    table.put(1, "workshop", "I11")
    table.rich(1)
    return table


def test_the_example_of_three_power_for_two_points() -> None:
    """A workshop beside a workshop and a school offers 3; taking them costs 2 points."""
    table = neighbours()
    table.stocks(2, "5/7/0")
    table.play("1: build I10")
    table.done(1)
    assert table.legal(2) == ["take 3", "decline"]
    table.play("2: take 3")
    assert table.bowls(2) == "2/10/0" and table.seat(2).points == 18


def test_power_may_be_declined() -> None:
    table = neighbours()
    table.stocks(2, "5/7/0")
    table.act(1, "build I10")
    assert table.bowls(2) == "5/7/0" and table.seat(2).points == 20


def test_one_power_is_free() -> None:
    table = neighbours()
    table.put(2, "workshop", "H9")
    table.seat(2).structures = tuple([mask & ~(1 << 112) for mask in table.seat(2).structures])  # nothing on I9
    table.seat(2).buildings &= ~(1 << 112)
    table.stocks(2, "5/7/0")
    table.play("1: build I10")
    table.done(1)
    table.play("2: take 1")
    assert table.bowls(2) == "4/8/0" and table.seat(2).points == 20


def test_no_more_than_the_tokens_allow() -> None:
    table = neighbours()
    table.stocks(2, "0/2/10")
    table.play("1: build I10")
    table.done(1)
    assert table.legal(2) == ["take 2", "decline"]
    table.play("2: take 2")
    assert table.bowls(2) == "0/0/12" and table.seat(2).points == 19


def test_no_more_than_the_points_allow() -> None:
    table = neighbours()
    table.stocks(2, "5/7/0 1vp")
    table.play("1: build I10")
    table.done(1)
    assert table.legal(2) == ["take 2", "decline"]
    table.play("2: take 2")
    assert table.seat(2).points == 0


def test_who_has_all_power_in_bowl_three_is_not_asked() -> None:
    table = neighbours()
    table.stocks(2, "0/0/12")
    table.play("1: build I10")
    table.done(1)
    assert table.waiting() == 2 and "decline" not in table.legal(2)


def test_an_annex_adds_to_what_is_offered() -> None:
    table = neighbours()
    table.stocks(2, "5/7/0")
    table.seat(2).annexed = table.seat(2).structures[2]  # the school
    table.play("1: build I10")
    table.done(1)
    assert table.legal(2) == ["take 4", "decline"]


def test_the_example_of_monument_and_tower() -> None:
    """They are worth 4 and 2."""
    for building, power in (("monument", 4), ("tower", 2)):
        table = neighbours()
        table.put(2, building, "H9")
        table.put(2, "workshop", "I9")
        table.stocks(2, "5/7/0")
        table.play("1: build I10")
        table.done(1)
        assert table.legal(2) == [f"take {power + 1}", "decline"], "and a workshop"


@pytest.mark.parametrize(
    ("building", "power"), [("workshop", 1), ("guild", 2), ("school", 2), ("palace", 3), ("university", 3)]
)
def test_what_buildings_are_worth(building: str, power: int) -> None:
    """Each beside a workshop; neutral ones as much as coloured ones."""
    for neutral in (False, True):
        table = neighbours()
        table.put(2, building, "H9", neutral=neutral)
        table.stocks(2, "5/7/0")
        table.play("1: build I10")
        table.done(1)
        assert table.legal(2) == [f"take {power + 1}", "decline"]


def test_the_worth_of_what_is_built_plays_no_part() -> None:
    table = neighbours()
    table.put(1, "guild", "I10")
    table.stocks(2, "5/7/0")
    table.play("1: upgrade I10 palace", "1: palace 17")
    table.done(1)
    assert table.legal(2) == ["take 3", "decline"]


def test_neutral_buildings_offer_power_when_they_are_placed() -> None:
    table = neighbours()
    table.put(1, "guild", "I11")
    table.stocks(2, "5/7/0")
    table.play("1: upgrade I11 school", "1: competency tower", "1: place I10")
    table.done(1)
    assert table.legal(2) == ["take 3", "decline"]


def test_each_building_is_an_offer_of_its_own() -> None:
    """A65, A127: a school, and the tower that comes with it beside yellow's school. The points that the first leaves
    decide about the second."""
    table = neighbours()
    table.put(1, "guild", "I10")
    table.stocks(2, "5/7/0 2vp")
    table.play("1: upgrade I10 school", "1: competency tower", "1: place H10")
    table.done(1)
    assert table.legal(2) == ["take 3", "decline"]
    table.play("2: take 3")
    assert table.seat(2).points == 0 and table.legal(2) == ["take 1", "decline"], "of 2"
    table.play("2: take 1")
    assert table.seat(2).points == 0 and table.bowls(2) == "1/11/0"


def test_neighbours_answer_in_turn_order_from_the_builder_on() -> None:
    """A132: seat 3, then seat 1."""
    table = Table("desert felines D1 E4", "lake goblins A3 A9", "swamp blessed A4 A10")
    table.put(1, "workshop", "C6")
    table.put(2, "workshop", "C5")
    table.put(3, "workshop", "B5")
    table.rich(1)
    table.rich(2)
    table.act(1, "send law 1")
    for seat in (1, 3):
        table.stocks(seat, "5/7/0")
    table.play("2: upgrade C5 guild")
    table.done(2)
    for seat in (3, 1):
        assert table.waiting() == seat and table.legal(seat) == ["take 1", "decline"]
        table.play(f"{seat}: take 1")


def test_what_is_built_before_passing_is_offered_too() -> None:
    """Palace 14 founds a city across a river; its spades build a workshop; then the turn ends with a pass."""
    table = Table("forest philosophers H7 H10", "desert felines H6 C8")
    table.palace(1, "14", "H7")
    table.put(1, "guild", "F7")
    table.put(1, "school", "H8")
    table.put(1, "workshop", "I8")
    table.turn_to("I7", "lake")
    table.rich(1)
    table.stocks(2, "5/7/0")
    river = table.may(1, "connect")[0]
    table.play(f"1: connect {river}", "1: city spades", "1: dig I7", "1: drop spades", "1: build I7")
    table.play(f"1: pass {table.may(1, 'pass')[0]}", "1: done")
    assert table.legal(2) == ["take 1", "decline"], "H6 is beside I7"


def test_upgrades_offer_power_too_and_across_bridges() -> None:
    """A49: any bridge makes hexes adjacent."""
    table = neighbours()
    table.stocks(2, "5/7/0")
    table.put(1, "workshop", "F6")
    table.span(2, "F6:H6")
    table.play("1: upgrade F6 guild")
    table.done(1)
    assert table.legal(2) == ["take 2", "decline"]


def test_who_has_passed_is_offered_power() -> None:
    """A87."""
    table = neighbours()
    table.stocks(2, "5/7/0")
    table.act(1, "send law 1")
    table.play(f"2: pass {table.may(2, 'pass')[0]}")
    table.finish()
    table.stocks(2, "5/7/0")
    table.play("1: build I10")
    table.done(1)
    assert table.legal(2) == ["take 3", "decline"]


# --- power actions


@pytest.mark.parametrize(
    ("action", "power", "gain"),
    [("scholar", 3, (0, 0, 1)), ("tools", 4, (0, 2, 0)), ("coins", 4, (7, 0, 0))],
)
def test_goods_of_power_actions(action: str, power: int, gain: tuple[int, int, int]) -> None:
    table = forest()
    table.stocks(2, "1c 1t 1s 0/0/12")
    table.play(f"2: power {action}")
    seat = table.seat(2)
    assert table.bowls(2) == f"{power}/0/{12 - power}"
    assert (seat.coins - 1, seat.tools - 1, seat.scholars - 1) == gain


@pytest.mark.parametrize(("action", "power"), [("bridge", 3), ("one-spade", 4), ("two-spades", 6)])
def test_prices_of_the_other_power_actions(action: str, power: int) -> None:
    table = forest()
    table.play(f"2: power {action}")
    assert table.bowls(2) == f"{power}/0/{12 - power}"


def test_each_power_action_once_a_round_for_all() -> None:
    table = forest()
    table.act(2, "power tools")
    assert "tools" not in table.may(2, "power")
    table.pass_until(2)
    table.rich(table.asked())
    assert "tools" in table.may(table.asked(), "power")


def test_no_scholar_without_one_in_the_supply() -> None:
    """A20."""
    table = forest()
    table.seat(2).scholars_sent = 2
    table.stocks(2, "5s")
    assert "scholar" not in table.may(2, "power") and "pw s" not in table.may(2, "convert")


# --- conversions


@pytest.mark.parametrize(
    ("conversion", "before", "after"),
    [
        ("pw s", "0c 0t 0s 0/0/5", "0c 0t 1s 5/0/0"),
        ("pw t", "0c 0t 0s 0/0/3", "0c 1t 0s 3/0/0"),
        ("pw c", "0c 0t 0s 0/0/1", "1c 0t 0s 1/0/0"),
        ("s t", "0c 0t 1s 0/0/0", "0c 1t 0s 0/0/0"),
        ("t c", "0c 1t 0s 0/0/0", "1c 0t 0s 0/0/0"),
    ],
)
def test_every_conversion(conversion: str, before: str, after: str) -> None:
    table = forest()
    table.stocks(2, before)
    table.play(f"2: convert {conversion}")
    assert table.has(2) == f"20vp {after}"


def test_books_come_of_power_and_become_coins() -> None:
    table = forest()
    table.stocks(2, "0c 0t 0s 0/0/5 0+0+0+1")
    table.play("2: convert pw law", "2: convert medicine c")
    assert table.seat(2).books == (0, 1, 0, 0) and table.seat(2).coins == 1


def test_sacrificing_power() -> None:
    table = forest()
    table.stocks(2, "0/5/0")
    table.play("2: burn", "2: burn")
    assert table.bowls(2) == "0/1/2" and "burn" not in table.legal(2)


def test_conversions_before_and_after_an_action_only() -> None:
    """A21."""
    table = forest()
    table.play("2: convert t c", "2: power two-spades")
    assert table.may(2, "convert") == []
    table.play("2: dig H8", "2: drop spades", "2: drop workshop")
    assert table.may(2, "convert")


def test_conversions_after_passing() -> None:
    """A22."""
    table = forest()
    table.play(f"2: pass {table.may(2, 'pass')[0]}")
    assert "t c" in table.may(2, "convert")
