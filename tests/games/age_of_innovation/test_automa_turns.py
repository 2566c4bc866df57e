"""The solo game: how the Automa builds, upgrades and learns. On what table: solo.py."""

from itertools import pairwise

import pytest

from boardwright.games.age_of_innovation.content.tiles import FINAL_TILES, INNOVATIONS
from tests.games.age_of_innovation.solo import AUTOMA, HUMAN, Solo, laboratory

# --- building


def test_the_best_terrain_then_the_closest_then_by_direction() -> None:
    """All four hexes around I9 are wasteland and the human is far from all: the first and the last in reading order."""
    for support, hex in (("6s", "H8"), ("4s", "H9")):  # the first; the third from the end
        solo = Solo(human="forest goblins A2 A8")
        solo.settle()
        solo.turn_to("H8 H9", "wasteland")
        solo.turn_to("I8 I10", "forest")
        solo.turn(support, "13")
        assert hex in solo.built(AUTOMA, "workshop")


@pytest.mark.parametrize(
    ("support", "order"),
    [
        ("6s", "desert wasteland plains mountain lake swamp forest"),
        ("4s", "desert plains wasteland swamp forest mountain lake"),
    ],
)
def test_the_two_rows_of_terrains(support: str, order: str) -> None:
    """Row A and row B as desert people read them: each terrain is taken before the one that follows it."""
    for better, worse in pairwise(order.split()):
        solo = Solo()
        solo.settle()
        solo.turn_to("H8", better)
        solo.turn_to("H9 I8 I10", worse)
        solo.turn(support, "13")
        assert "H8" in solo.built(AUTOMA, "workshop"), f"{better} before {worse}"


def test_the_rows_begin_with_the_home_of_the_automa() -> None:
    """Row A of the lake: lake, swamp, forest, plains, wasteland, mountain, desert."""
    order = ["lake", "swamp", "forest", "plains", "wasteland", "mountain", "desert"]
    for better, worse in pairwise(order):
        solo = Solo(home="lake")
        solo.settle()
        solo.turn_to("H8", better)
        solo.turn_to("H9 I8 I10", worse)
        solo.turn("6s", "4s")
        assert "H8" in solo.built(AUTOMA, "workshop"), f"{better} before {worse}"


def test_shipping_lengthens_the_reach() -> None:
    """From E9, desert on the other bank: with shipping 1 the Automa crosses a river hex to C8."""
    for level, hex in ((2, "E10"), (3, "C8")):
        solo = Solo(level=level)
        solo.settle("D4", "E9")
        solo.turn("6s", "4s")
        assert hex in solo.built(AUTOMA, "workshop")


def test_where_nothing_of_the_told_kind_is_in_reach_any_building_serves() -> None:
    solo = laboratory()
    solo.settle("H4", "A2")
    solo.put(HUMAN, "workshop", "A3 B2")
    solo.turn("6s", "4s")
    assert "H5" in solo.built(AUTOMA, "workshop") or "G4" in solo.built(AUTOMA, "workshop")


def test_towards_the_others_only_until_they_are_in_reach() -> None:
    """I4 and I5 are in reach of each other: `toward` asks for nothing more, so row A decides."""
    solo = laboratory()
    solo.settle("H4", "I5")
    solo.turn("5s", "4s")
    assert "G4" in solo.built(AUTOMA, "workshop")


def test_without_a_workshop_it_upgrades_instead() -> None:
    solo = laboratory()
    solo.settle("H4", "I9")
    solo.put(AUTOMA, "workshop", "A4 C11 E9 F11 H3 H6 I6")
    solo.turn("6s", "4s")
    assert len(solo.built(AUTOMA, "workshop")) == 8 and solo.built(AUTOMA, "guild") == ["A4"]


def test_the_human_gains_power_from_its_buildings() -> None:
    solo = laboratory()
    solo.stocks(HUMAN, "5/7/0")
    solo.turn("6s", "4s")
    assert solo.legal(HUMAN) == ["take 1", "decline"]


def test_a_guild_beside_the_automa_costs_three_coins() -> None:
    solo = laboratory()
    solo.put(HUMAN, "workshop", "I8")
    solo.stocks(HUMAN, "2t 3c")
    assert solo.may(HUMAN, "upgrade") == ["I8 guild"]


# --- upgrading


def test_a_workshop_beside_the_human_becomes_a_guild_first() -> None:
    """Though it offers power, and others would not."""
    solo = laboratory()
    solo.settle("H4 H9", "I9")
    solo.stocks(HUMAN, "5/7/0")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, "guild") == ["H9"] and solo.legal(HUMAN) == ["take 1", "decline"]


def test_otherwise_what_gives_the_human_least_power() -> None:
    solo = laboratory()
    solo.settle("H9", "I9", building="guild")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, "palace") == ["I9"] and solo.built(AUTOMA, "guild") == ["H9"]


@pytest.mark.parametrize(
    ("before", "built", "after"),
    [("guild", "", "palace"), ("guild", "palace", "school"), ("school", "", "university"), ("workshop", "", "guild")],
)
def test_it_becomes_the_strongest_building_that_it_can(before: str, built: str, after: str) -> None:
    solo = laboratory()
    solo.settle("H4", "", building=before)
    if built:
        solo.put(AUTOMA, built, "A4")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, after) == ["H4"] and solo.built(AUTOMA, before) == []


def test_where_nothing_can_be_upgraded_nothing_happens() -> None:
    solo = laboratory()
    solo.settle("H4", "", building="palace")
    solo.turn("6s", "1s")
    assert solo.built(AUTOMA, "palace") == ["H4"] and solo.points() == 21, "the points of the level come all the same"


# --- science


def test_a_discipline_that_was_not_begun_comes_first() -> None:
    """Kuddlers begin with banking and law: engineering is the first of the two others, medicine the last."""
    for support, science in (("6s", (1, 1, 3, 0)), ("2s", (1, 1, 0, 3))):
        solo = laboratory("kuddlers")
        solo.turn(support, "3s")
        assert solo.seat(AUTOMA).science == science


def test_catching_up_counts_above_and_below_alike() -> None:
    solo = laboratory()
    solo.science(AUTOMA, 8, 5, 3, 5)
    solo.science(HUMAN, 4, 6, 4, 9)
    solo.turn("9", "3s")  # law and engineering are one apart: the second of them
    assert solo.seat(AUTOMA).science == (8, 5, 6, 5)


def test_the_round_tile_is_left_where_no_step_can_be_made() -> None:
    solo = laboratory(scoring="school-banking")
    solo.science(AUTOMA, 12, 1, 1, 1)
    solo.turn("1s", "3s")
    assert solo.seat(AUTOMA).science == (12, 4, 1, 1)


def test_in_the_last_round_the_final_tile_says_the_discipline() -> None:
    """Workshops go with medicine, guilds with banking, schools with law, border workshops with engineering."""
    tiles = {"workshop": "medicine", "guild": "banking", "school": "law", "edge-workshop": "engineering"}
    for final, discipline in tiles.items():
        solo = laboratory()
        solo.pass_until(6)
        solo.state.final_tile = [tile.id for tile in FINAL_TILES].index(final)
        solo.science(AUTOMA, 1, 1, 1, 1)
        solo.state.slots = [-1] * 16
        solo.turn("1s", "3s")
        assert solo.level(AUTOMA, discipline) == 4


def test_the_best_free_slot_then_one_step() -> None:
    """A123: it needs no key."""
    solo = laboratory()
    solo.science(AUTOMA, 1, 6, 1, 1)
    solo.science(HUMAN, 9, 7, 9, 9)
    solo.state.slots[4] = 0  # the slot for 3 of law
    solo.turn("6s", "3s")
    assert solo.level(AUTOMA, "law") == 8 and solo.seat(AUTOMA).scholars == 6
    solo = laboratory()
    solo.state.slots[4:8] = [0, 0, 0, 0]
    solo.turn("6s", "3s")
    assert solo.level(AUTOMA, "law") == 2 and solo.seat(AUTOMA).scholars == 7, "no slot"
    solo = laboratory()
    solo.seat(AUTOMA).scholars = 0
    solo.turn("6s", "3s")
    assert solo.level(AUTOMA, "law") == 2, "no scholar"


def test_level_12_is_for_one_marker_of_the_two() -> None:
    """A123."""
    solo = laboratory()
    solo.science(HUMAN, 0, 12, 0, 0)
    solo.science(AUTOMA, 12, 10, 11, 12)
    solo.turn("6s", "3s")
    assert solo.seat(AUTOMA).science == (12, 11, 11, 12)


def test_the_automa_takes_innovations_from_round_3_on_without_effect() -> None:
    """The second of those that lie out, and then a step: banking and law are level with the human, and law is the
    second of them."""
    solo = laboratory(innovations="census libraries monument")
    solo.pass_until(3)
    before = solo.points()
    solo.science(AUTOMA, 5, 1, 5, 5)
    solo.turn("9", "6s")
    assert [INNOVATIONS[n].id for n in solo.seat(AUTOMA).innovations] == ["libraries"]
    assert solo.points() == before and solo.seat(AUTOMA).science == (5, 2, 5, 5)
    assert [INNOVATIONS[n].id for n in solo.state.display if n >= 0][:2] == ["census", "monument"]


def test_the_automa_takes_three_innovations_at_most() -> None:
    solo = laboratory()
    solo.pass_until(3)
    solo.innovation(AUTOMA, *[INNOVATIONS[n].id for n in solo.state.display if n >= 0][:3])
    solo.turn("9", "6s")
    assert len(solo.seat(AUTOMA).innovations) == 3
