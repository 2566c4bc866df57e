"""Rulebook: Conquistador; End of the year, the conquest track."""

import pytest

from tests.games.santa_maria.tables import Table, board

# How many conquistadors each camp sends.
CAMPS = {"c1r1": 1, "c2r1": 2, "c3r1": 3, "c4r1": 4, "c5r1": 4, "c6r1": 4}
CONTENT = board(
    c1r6="town-hall: 1p", **{cell: "city: " + ", ".join(["conquistador"] * many) for cell, many in CAMPS.items()}
)


def marching(players: int, year: int = 1) -> Table:
    """Colonies full of camps, and coins to send everybody. Seat 1 begins the year."""
    table = Table(*["A1", "A2", "A3", "A4"][:players], content=CONTENT)
    while table.state.year < year:
        table.act(1, "pass coins")
        table.year(table.state.year + 1)
    for number in range(1, players + 1):
        table.stock(number, "30c")
    return table


def march(table: Table, *order: tuple[int, int]) -> None:
    """Turns in which seats send so many conquistadors."""
    for number, many in order:
        cell = next(cell for cell in table.may(number, "activate") if CAMPS.get(cell) == many)
        table.act(number, f"activate {cell}")


def points(table: Table) -> list[int]:
    """What everybody has from conquest when the year is over."""
    now = table.state.year
    while table.state.year == now and table.waiting() is not None:
        table.act(
            table.asked(), next(f"pass {space}" for space in NO_MARCH if space in table.may(table.asked(), "pass"))
        )
    return [table.scored(number, "conquest") for number in range(1, len(table.state.seats) + 1)]


NO_MARCH = ("coins", "religion", "shipping", "road")

# --- the track


def test_a_conquistador_moves_the_marker_one_space_on() -> None:
    table = marching(2)
    march(table, (1, 1))
    assert (table.seat(1).conquest, table.seat(2).conquest) == (1, 0)


@pytest.mark.parametrize(("marched", "gold"), [((1,), 0), ((2,), 1), ((3,), 1), ((4,), 1), ((1, 4), 2), ((3, 4), 2)])
def test_every_gold_symbol_that_is_passed_brings_a_gold(marched: tuple[int, ...], gold: int) -> None:
    """Ruling 4: the symbols stand on 2, 5, 8 and 11; what lies between start and goal counts too."""
    table = marching(2)
    table.act(1, "activate c1r6")
    table.act(2, "pass road")
    march(table, *[(1, many) for many in marched])
    assert table.seat(1).goods[4] == gold


def test_a_fourth_gold_is_sold_at_once() -> None:
    table = marching(2)
    table.stock(1, "3o 10c")
    march(table, (1, 2))
    assert table.has(1) == "3o 11c"  # one coin paid, two gained


def test_beyond_the_end_of_the_track_conquistadors_are_lost() -> None:
    table = marching(2)
    table.act(1, "activate c4r1")
    table.act(2, "pass road")
    for camp in ("c5r1", "c6r1", "c3r1"):
        table.act(1, f"activate {camp}")
    assert table.seat(1).conquest == 12
    # Gold on 2, 5, 8 and 11: three kept, one sold for two coins; nothing for the end.
    assert table.has(1) == f"3o {30 - 1 - 2 - 3 - 4 + 2}c"


def test_who_stays_at_the_end_of_the_track_keeps_the_place_in_the_stack() -> None:
    table = marching(2)
    march(table, (1, 4), (2, 4), (1, 4), (2, 4), (1, 4), (2, 4))
    march(table, (1, 3))  # lost
    assert table.state.arrivals == (0, 1)
    assert points(table) == [4, 0]


# --- the end of the year


def test_example_of_the_second_year_with_four_players() -> None:
    """Green, red and blue score 9, 6 and 3; the last of four nothing."""
    table = marching(4, year=2)
    before = [table.scored(number, "conquest") for number in (1, 2, 3, 4)]
    march(table, (1, 2), (2, 1), (3, 4), (4, 3))
    assert [after - old for after, old in zip(points(table), before, strict=True)] == [3, 0, 9, 6]


@pytest.mark.parametrize(
    ("players", "year", "ranks"),
    [
        (2, 1, [4, 0]),
        (2, 2, [5, 0]),
        (2, 3, [6, 0]),
        (3, 1, [6, 3, 0]),
        (3, 2, [8, 4, 0]),
        (3, 3, [10, 5, 0]),
        (4, 1, [6, 4, 2, 0]),
        (4, 2, [9, 6, 3, 0]),
        (4, 3, [12, 8, 4, 0]),
    ],
)
def test_what_each_rank_is_worth(players: int, year: int, ranks: list[int]) -> None:
    """Ruling 22: with two players only the first scores."""
    table = marching(players, year)
    before = [table.scored(number, "conquest") for number in range(1, players + 1)]
    march(table, *[(number, 5 - number) for number in range(1, players + 1)])
    assert [after - old for after, old in zip(points(table), before, strict=True)] == ranks


def test_on_one_space_who_arrived_first_is_ahead() -> None:
    table = marching(3)
    march(table, (1, 1), (2, 3), (3, 3), (1, 2))
    assert [table.seat(number).conquest for number in (1, 2, 3)] == [3, 3, 3]
    assert table.view()["arrivals"] == [1, 2, 0]
    assert points(table) == [0, 6, 3]


def test_who_goes_away_and_is_caught_up_is_ahead_again() -> None:
    table = marching(2)
    march(table, (1, 2), (2, 2), (1, 1), (2, 1))
    assert [table.seat(number).conquest for number in (1, 2)] == [3, 3]
    assert points(table) == [4, 0]


def test_who_sent_no_conquistador_scores_nothing() -> None:
    """Ruling 21."""
    table = marching(4)
    march(table, (1, 1))
    table.act(2, "activate c1r6")
    march(table, (3, 2))
    assert points(table) == [4, 0, 6, 0]


def test_of_two_players_of_whom_one_moved_that_one_scores() -> None:
    """Ruling 21."""
    table = marching(2)
    table.act(1, "activate c1r6")
    march(table, (2, 1))
    assert points(table) == [0, 4]


def test_a_year_without_conquistadors_brings_nobody_anything() -> None:
    assert points(marching(3)) == [0, 0, 0]


def test_after_every_year_all_markers_go_back_to_the_start() -> None:
    table = marching(2)
    march(table, (1, 4), (2, 3))
    points(table)
    assert [table.seat(number).conquest for number in (1, 2)] == [0, 0]
    assert table.state.arrivals == ()


def test_the_third_year_is_scored_too() -> None:
    table = marching(2, year=3)
    march(table, (1, 1), (2, 2))
    assert points(table)[1] == 6
    assert table.waiting() is None
