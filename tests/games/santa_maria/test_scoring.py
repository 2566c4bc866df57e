"""Rulebook: End of the game, Bishops."""

import pytest

from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.vocabulary import CATEGORIES
from tests.games.santa_maria.tables import Table, corrected


def colony(*rows: str) -> Table:
    """A table whose seat 1 has this colony."""
    table = Table("A1", "A2")
    table.colony(1, " ".join(rows))
    return table


# --- coins


@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ("", 0),
        ("2c", 0),
        ("3c", 1),
        ("8c", 2),
        ("3w 3g", 2),
        ("1s 1c", 1),
        ("1e", 0),
        ("3o", 2),
        ("1w 1g 1s 1e 1o 1c", 3),
    ],
)
def test_goods_are_sold_and_three_coins_are_a_point(stock: str, points: int) -> None:
    table = Table("A1", "A2")
    table.stock(1, stock)
    assert table.final(1, "coins") == points


# --- colonists


def test_example_of_colonists_in_two_columns_and_a_row() -> None:
    """Columns 4 and 6 and row 4 are full; one colonist counts twice. 6 points."""
    table = colony(
        ". . . F . C",
        "2 . . 1 . F",
        ". . . M . W",
        "W F 1 1 M F",
        ". . . C 2 2",
        ". . . W . M",
    )
    # Column 4: two; column 6: two; row 4: two, of which one stands in column 4 too.
    assert table.final(1, "colonists") == 6


def test_colonists_in_lines_with_an_empty_space_count_nothing() -> None:
    table = colony("2 2 2 2 2 .", *[". . . . . ."] * 4, "H F F F F F")
    assert table.final(1, "colonists") == 0


def test_a_colonist_in_a_full_row_and_a_full_column_counts_twice() -> None:
    table = colony("2 F F F F F", *["F . . . . ."] * 5)
    assert table.final(1, "colonists") == 4


def test_roads_fill_a_line_like_buildings() -> None:
    table = colony("1 1 1 1 1 1", *[". . . . . ."] * 5)
    assert table.final(1, "colonists") == 6


# --- monks


def test_example_of_annas_monks() -> None:
    """3 points for a scholar, and 4 lost for two bishops, before what these ask for."""
    table = Table("A1", "A2", scholars="mathematics", bishops="fleet square")
    table.send(1, "mathematics", "fleet", "square")
    table.teach(1, "mathematics")
    assert table.final(1, "scholars") == 3
    assert table.final(1, "bishops") == -4
    table.moor(1, "coins", "S01 S02")
    assert table.final(1, "bishops") == -4 + 4


def test_monks_in_missions_score_nothing_more() -> None:
    table = Table("A1", "A2")
    table.send(1, "mission-1", "mission-2")
    assert table.final(1, "bishops") == table.final(1, "scholars") == 0


def test_the_scholar_of_the_town_hall_scores_too() -> None:
    """Ruling 3."""
    table = Table("H1 mathematics c1r3 0", "H2 botany c1r3 0")
    assert [table.final(number, "scholars") for number in (1, 2)] == [3, 1]


def test_only_ones_own_bishops_count() -> None:
    table = Table("A1", "A2")
    table.send(2, "square")
    assert (table.final(1, "bishops"), table.final(2, "bishops")) == (0, -2)


# --- the harbour


def test_example_of_two_sets_in_the_harbour() -> None:
    table = Table("A1", "A2")
    for dock, ships in (
        ("coins", "S01 S02"),
        ("religion", "S03 S04 S05"),
        ("conquest", "S06 S07"),
        ("points", "S08 S09"),
    ):
        table.moor(1, dock, ships)
    assert table.final(1, "sets") == 6


def test_a_set_needs_a_ship_at_every_dock() -> None:
    table = Table("A1", "A2")
    for dock, ships in (("coins", "S01 S02"), ("religion", "S03 S04 S05"), ("conquest", "S06 S07")):
        table.moor(1, dock, ships)
    assert table.final(1, "sets") == 0


def test_every_ship_brings_its_points() -> None:
    table = Table("A1", "A2")
    table.moor(1, "coins", "S01 S30")  # 2 and 7
    table.moor(1, "points", "S19")  # 5
    assert table.final(1, "ships") == 14


# --- bishops


@pytest.mark.parametrize(("side", "points"), [(2, 0), (3, 4), (4, 7), (5, 10), (6, 10)])
def test_the_largest_full_square(side: int, points: int) -> None:
    """Ruling 17."""
    rows = [" ".join("F" if column < side and row < side else "." for column in range(6)) for row in range(6)]
    assert colony(*rows).bishop(1, "square") == points
    # The same in the opposite corner.
    assert colony(*[row[::-1] for row in rows[::-1]]).bishop(1, "square") == points


def test_a_square_may_hold_roads_and_printed_buildings_but_no_hole() -> None:
    assert colony("H 1 C . . .", "2 1 M . . .", "W F 1 . . .", *[". . . . . ."] * 3).bishop(1, "square") == 4
    assert colony("H 1 C . . .", "2 . M . . .", "W F 1 . . .", *[". . . . . ."] * 3).bishop(1, "square") == 0


def test_only_one_square_counts() -> None:
    table = colony(*["F F F F F F"] * 3, *[". . . . . ."] * 3)
    assert table.bishop(1, "square") == 4


def test_a_square_does_not_run_over_the_edge() -> None:
    assert colony(*["F F . . . F"] * 6).bishop(1, "square") == 0


@pytest.mark.parametrize(
    ("ships", "points"), [("", 0), ("S01", 2), ("S01 S02 S03", 6), ("S01 S02 S03 S04 S05 S06 S07", 12)]
)
def test_ships_at_the_best_dock(ships: str, points: int) -> None:
    table = Table("A1", "A2")
    table.moor(1, "conquest", ships)
    table.moor(1, "coins", ships[:3])
    assert table.bishop(1, "fleet") == points


def test_example_of_three_cities_connected_with_the_town_hall() -> None:
    """One city touches the town hall, two touch a road that leads there; a fourth one does not. 6 points."""
    table = colony(
        ". . . . . .",
        ". C H 1 C .",
        ". . . 1 . .",
        "C . . 1 C .",
        "1 . . . . .",
        ". . . . . .",
    )
    assert table.bishop(1, "cities") == 6


def test_a_city_behind_another_building_is_not_connected() -> None:
    assert colony("H C C . . .", *[". . . . . ."] * 5).bishop(1, "cities") == 2


def test_a_road_that_does_not_touch_the_town_hall_connects_nothing() -> None:
    table = colony("H F 1 C . .", ". 1 . . . .", *[". . . . . ."] * 4)
    assert (table.bishop(1, "cities"), table.bishop(1, "colonists")) == (0, 0)


def test_a_road_joins_all_four_neighbours_and_nothing_across_a_corner() -> None:
    """Ruling 15."""
    table = colony(". 1 . . . .", "H 1 1 . . .", ". 1 . . . .", ". . 2 C . .", *[". . . . . ."] * 2)
    assert table.bishop(1, "colonists") == 4
    assert table.bishop(1, "cities") == 0


def test_no_more_than_twelve_points_for_cities() -> None:
    table = colony("C C C C C C", "1 1 1 1 1 1", "H C . . . .", *[". . . . . ."] * 3)
    assert table.bishop(1, "cities") == 12


def test_a_colonist_connected_with_the_town_hall_is_a_point() -> None:
    table = colony(
        "2 . . . . .",
        ". . H 2 1 .",
        ". . . . 1 .",
        "1 1 . . . 2",
        ". . . . . .",
        ". . . . . .",
    )
    assert table.bishop(1, "colonists") == 4


def test_no_more_than_twelve_points_for_colonists() -> None:
    assert colony("H 2 2 2 2 2", ". . . . . 2", ". . . . . 2", *[". . . . . ."] * 3).bishop(1, "colonists") == 12


def test_example_of_the_largest_area_of_four_farms() -> None:
    table = colony(
        "F F . . W .",
        ". F F . W M",
        ". M . . W .",
        ". M M . . F",
        "F . . . . F",
        ". . . . . .",
    )
    assert table.bishop(1, "area") == 8


def test_an_area_hangs_together_orthogonally() -> None:
    """Ruling 16."""
    assert colony("F . F . . .", ". F . F . .", *[". . . . . ."] * 4).bishop(1, "area") == 2


@pytest.mark.parametrize(("letter", "points"), [("F", 12), ("W", 12), ("M", 12), ("C", 0), ("1", 0)])
def test_cities_and_roads_make_no_area(letter: str, points: int) -> None:
    """Ruling 16."""
    assert colony(" ".join(letter * 6), " ".join(letter * 6), *[". . . . . ."] * 4).bishop(1, "area") == points


def test_the_town_hall_is_no_city_and_no_other_terrain() -> None:
    """Ruling 13."""
    table = colony("F W M H . .", "H C . . . .", *[". . . . . ."] * 4)
    assert table.bishop(1, "diversity") == 0
    assert table.bishop(1, "cities") == 2
    table = colony("H H H H H .", *[". . . . . ."] * 5)
    assert table.bishop(1, "area") == table.bishop(1, "cities") == 0


def test_example_of_two_columns_and_a_row_with_all_four_terrains() -> None:
    """Ruling 1: 9 points for three lines, as the example counts."""
    table = colony(
        ". F . . . .",
        ". W . F . .",
        ". M . W . .",
        "F C M W . .",
        ". . . M . .",
        ". 1 . C . H",
    )
    assert table.bishop(1, "diversity") == 9


def test_no_more_than_twelve_points_for_diversity() -> None:
    table = colony("F W M C F W", "W M C F W M", "M C F W M C", "C F W M C F", "F W M C F W", "W M C F W M")
    assert table.bishop(1, "diversity") == 12


def test_a_line_lacking_one_terrain_is_not_diverse() -> None:
    assert colony("F W M 1 H F", *[". . . . . ."] * 5).bishop(1, "diversity") == 0


# --- the whole sheet


def test_all_sources_add_up_at_the_end() -> None:
    table = Table("A1", "A2", scholars="astronomy", bishops="fleet")
    table.year(3)
    table.skip_to(1)
    table.moor(1, "coins", "S01 S02")
    table.moor(1, "points", "S03")
    table.send(1, "astronomy", "fleet")
    table.teach(1, "astronomy")
    table.colony(1, "2 F F F F F " + ". . . . . . " * 4 + "H . . . . .")
    table.stock(1, "2s 1c")
    table.act(1, "pass conquest")
    table.to_end()
    assert dict(zip(CATEGORIES, table.seat(1).scored, strict=True)) == {
        "buildings": 0,
        "harbour": 1,
        "missions": 0,
        "religion": 0,
        "conquest": 6,
        "coins": 3,  # 4 for the sugar, 1, and 4 from the harbour
        "colonists": 2,
        "scholars": 2,
        "bishops": 4 - 2,
        "sets": 0,
        "ships": 2 + 3 + 3,
    }
    assert GAME.scores(table.state)[0] == 24


# --- who wins


def ending(points_of_2: int, *spaces: str) -> Table:
    """The end of a game in which seats pass on these spaces at last, with nothing to score but this."""
    content = corrected(tracks={"conquest": {"gold": [12]}})
    table = Table(*["A1", "A2", "A3"][: len(spaces)], content=content)
    table.year(3)
    for number, seat in enumerate(table.state.seats, 1):
        table.stock(number, "")
        seat.scored[:] = [0] * len(CATEGORIES)
    table.seat(2).scored[0] = points_of_2
    while table.waiting() is not None:
        table.act(table.asked(), f"pass {spaces[table.asked() - 1]}")
    return table


def test_most_happiness_wins() -> None:
    table = ending(1, "shipping", "road")
    assert GAME.scores(table.state) == [0, 1]
    assert GAME.winners(table.state) == [1]


@pytest.mark.parametrize(("first", "second", "winner"), [("shipping", "road", 0), ("road", "shipping", 1)])
def test_of_equals_the_one_who_passed_nearest_the_1st_symbol_in_the_last_year(
    first: str, second: str, winner: int
) -> None:
    table = ending(0, first, second)
    assert GAME.scores(table.state) == [0, 0]
    assert GAME.winners(table.state) == [winner]


def test_only_those_who_are_tied_for_the_most_count() -> None:
    """Seat 1 lies nearest the symbol, but has less."""
    table = ending(9, "coins", "road", "shipping")
    table.seat(3).scored[0] = 9
    assert GAME.scores(table.state) == [0, 9, 9]
    assert GAME.winners(table.state) == [2]
