"""Rulebook: (A) Expanding the colony."""

import pytest

from boardwright.kernel.errors import NotLegal
from tests.games.santa_maria.tables import Table, alone


def test_a_double_costs_two_wood() -> None:
    table = alone("A1")
    table.stock(2, "3w 1g")
    table.play("2: expand D01", "2: place c1r1 90")
    assert table.has(2) == "1w 1g"
    assert (table.ground(2, "c1r1"), table.ground(2, "c1r2")) == ("forest: 1w", "farm: 1g")


def test_example_of_a_triple_which_costs_two_wood_and_a_grain() -> None:
    table = alone("A1")
    table.stock(2, "2w 1g")
    table.play("2: expand T05", "2: place c1r5 0")
    assert table.has(2) == ""
    assert [table.ground(2, cell) for cell in ("c1r5", "c1r6", "c2r6")] == ["forest: 2w", "road: 1", "city: shipping"]


def test_a_tile_is_paid_for_before_it_is_laid_where_gold_is_to_spare_too() -> None:
    """Ruling 48."""
    table = alone("A1", tiles="D03")
    table.stock(2, "2w 2o")
    table.play("2: expand D03")
    assert table.legal(2) == ["pay", "gold-for wood"]
    table.play("2: gold-for wood", "2: pay")
    assert (table.has(2), table.may(2, "sell")) == ("1w 1o", [])
    assert "c1r1 90" in table.may(2, "place")


@pytest.mark.parametrize(
    ("turn", "cells"),
    [
        (0, ["c5r2", "c5r3", "c6r3"]),
        (90, ["c5r2", "c4r2", "c4r3"]),
        (180, ["c5r2", "c5r1", "c4r1"]),
        (270, ["c5r2", "c6r2", "c6r1"]),
    ],
)
def test_a_tile_is_turned_as_one_likes(turn: int, cells: list[str]) -> None:
    table = alone("A3")
    table.colony(2, "H . . . . . " + ". . . . . . " * 5)
    table.stock(2, "2w 1g")
    table.play("2: expand T01", f"2: place c5r2 {turn}")
    assert [table.ground(2, cell) for cell in cells] == ["forest: 1w", "farm: 1g", "mountain: 1e"]
    assert table.seat(2).buildings.bit_count() == 4


@pytest.mark.parametrize(
    ("stock", "doubles", "triples"),
    [
        ("1w", False, False),
        ("2w", True, False),
        ("2w 1g", True, True),
        ("3w", True, False),
        ("1w 3g", False, False),
        ("3g 3s 3e", False, False),
    ],
)
def test_only_what_can_be_paid_can_be_taken(stock: str, doubles: bool, triples: bool) -> None:
    table = alone("A1")
    table.stock(2, stock)
    expected = ["D01", "D02", "D03", "D04", "D05"] * doubles + ["T01", "T02", "T03", "T04", "T05"] * triples
    assert table.may(2, "expand") == expected


def test_one_tile_an_action() -> None:
    table = Table("A1", "A2")
    table.stock(1, "3w 3o")
    table.play("1: expand D01", "1: pay")
    table.act(1, "place c1r1 90")
    assert table.waiting() == 2


def test_only_tiles_on_display_can_be_taken() -> None:
    table = alone("A1", tiles="D03 D05 D07 D09 D11 T02 T04 T06 T08 T10")
    table.stock(2, "2w 1g")
    assert table.may(2, "expand") == ["D03", "D05", "D07", "D09", "D11", "T02", "T04", "T06", "T08", "T10"]


def test_the_display_is_not_refilled_and_when_it_is_empty_nobody_expands() -> None:
    table = alone("A4")
    table.colony(2, "H . . . . . " + ". . . . . . " * 5)
    for taken in range(1, 11):
        table.stock(2, "2w 1g")
        tile = table.may(2, "expand")[-1]
        table.play(f"2: expand {tile}")
        table.play(f"2: place {table.may(2, 'place')[0]}")
        assert len(table.shown()) == 10 - taken
        assert tile not in table.shown()
    table.stock(2, "3w 3g")
    assert table.may(2, "expand") == []


def test_a_tile_covers_neither_printed_buildings_nor_other_tiles() -> None:
    table = alone("A1")
    table.stock(2, "2w")
    table.play("2: expand D01", "2: place c3r1 0")
    table.stock(2, "2w")
    table.play("2: expand D02")
    places = table.may(2, "place")
    assert "c1r1 90" in places
    assert "c1r1 0" not in places  # c2r1 is printed
    assert not [place for place in places if place.startswith(("c2r1", "c3r1", "c4r1"))]
    assert "c3r2 270" not in places  # up onto the new tile
    with pytest.raises(NotLegal):
        table.play("2: place c3r1 0")


def test_a_tile_does_not_hang_over_the_edge() -> None:
    table = alone("A1")
    table.stock(2, "2w")
    table.play("2: expand D01")
    assert "c6r1 0" not in table.may(2, "place") and "c6r1 90" in table.may(2, "place")


def test_a_tile_need_not_touch_anything() -> None:
    table = alone("A4")
    table.colony(2, "H . . . . . " + ". . . . . . " * 5)
    table.stock(2, "2w")
    table.play("2: expand D01", "2: place c5r6 0")
    assert table.ground(2, "c6r6") == "farm: 1g"


def test_what_fits_nowhere_cannot_be_taken() -> None:
    table = alone("A4")
    table.stock(2, "2w 1g")
    # Two empty cells side by side, and one alone: no corner.
    table.colony(2, "H F F F F . " + "F F F F F . " + "F F F F F F " * 3 + ". F F F F F")
    assert table.may(2, "expand") == ["D01", "D02", "D03", "D04", "D05"]
    # Three in a row hold no corner either.
    table.colony(2, "H F F F F . " + "F F F F F . " * 2 + "F F F F F F " * 3)
    assert table.may(2, "expand") == ["D01", "D02", "D03", "D04", "D05"]
    # A corner, of which a triple fills all.
    table.colony(2, "H F F F . . " + "F F F F F . " + "F F F F F F " * 4)
    assert "T01" in table.may(2, "expand")
    # Empty cells that touch only at a corner.
    table.colony(2, "H F F F . F " + "F F F F F . " + "F F F F F F " * 4)
    assert table.may(2, "expand") == []


@pytest.mark.parametrize("corner", ["c1r1 c2r1 c1r2", "c1r1 c2r1 c2r2", "c1r1 c1r2 c2r2", "c2r1 c1r2 c2r2"])
def test_a_triple_fits_into_every_corner_of_three_cells(corner: str) -> None:
    table = alone("A4")
    cells = [f"c{column}r{row}" for row in range(1, 7) for column in range(1, 7)]
    table.colony(2, " ".join("." if cell in corner.split() else "H" if cell == "c6r6" else "F" for cell in cells))
    table.stock(2, "2w 1g")
    table.play("2: expand T01")  # it fits in one way, so nobody is asked where
    assert table.seat(2).empty == 0


def test_a_new_building_works_from_now_on() -> None:
    table = alone("A1", white="1")
    table.stock(2, "2w 1c")
    table.play("2: expand D02", "2: place c1r5 90", "2: activate c1r6")
    assert table.has(2) == "1e"


def test_everybody_sees_the_tile_that_is_to_be_laid() -> None:
    table = alone("A1", tiles="D03")
    table.stock(2, "2w")
    table.play("2: expand D03")
    assert [seat["hand"] for seat in table.view()["seats"]] == [None, "D03"]
    table.play("2: place c1r1 90")
    assert [seat["hand"] for seat in table.view()["seats"]] == [None, None]


def test_everybody_sees_the_tile_while_it_is_paid_for() -> None:
    table = alone("A1", tiles="D03")
    table.stock(2, "2w 1o")
    table.play("2: expand D03")
    assert [seat["hand"] for seat in table.view()["seats"]] == [None, "D03"]
    table.play("2: pay", "2: place c1r1 90")
    assert [seat["hand"] for seat in table.view()["seats"]] == [None, None]
