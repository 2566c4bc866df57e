"""Rulebook: Running operations."""

import pytest

from boardwright.kernel.errors import NotLegal
from tests.games.planetfall.tables import Table


def running(planet: int, level: str, stock: str) -> Table:
    """Two players; the first stands on an operations cell. Katla B has no ability that touches operations."""
    table = Table("katla-b", "frankov-b")
    table.skip_to(planet)
    table.deal()
    table.stocks(1, stock)
    table.stocks(2, "2x 3s 3e")
    table.visit(1, f"operations-{level}")
    return table


def test_example_of_galina_on_the_third_planet() -> None:
    """Level II: 6 operation points become 3 points (the most on this planet), 1 strength and, for 2, 1 experience."""
    table = running(3, "II", "2x 1s 4e")
    assert table.legal(1) == ["points 0", "points 1", "points 2", "points 3"]
    table.play("1: points 3", "1: experience 1")
    assert table.has(1) == "3p 3x 2s 4e"
    assert table.scored(1, "operations") == 3


@pytest.mark.parametrize(("level", "points"), [("I", 5), ("II", 6), ("III", 7)])
def test_a_cell_gives_5_6_or_7_operation_points(level: str, points: int) -> None:
    table = running(1, level, "")
    table.play("1: points 0", "1: experience 0")
    assert table.seat(1).strength == points


@pytest.mark.parametrize("planet", range(1, 8))
def test_at_most_as_many_empire_points_as_the_number_of_the_planet(planet: int) -> None:
    table = running(planet, "III", "")
    assert table.legal(1) == [f"points {number}" for number in range(planet + 1)]


def test_no_more_empire_points_than_operation_points() -> None:
    table = running(7, "I", "")
    assert table.legal(1)[-1] == "points 5"
    table.play("1: points 5")
    assert table.has(1) == "5p 0x 0s 0e"  # nothing was left to ask about


def test_one_operation_point_is_one_strength_and_two_are_one_experience() -> None:
    """A9"""
    table = running(1, "II", "")
    table.play("1: points 1")
    assert table.legal(1) == ["experience 0", "experience 1", "experience 2"]
    table.play("1: experience 2")
    assert table.has(1) == "1p 2x 1s 0e"


def test_operations_never_give_energy() -> None:
    """A9"""
    table = running(1, "III", "4e")
    while table.waiting() == 1:
        table.play(f"1: {table.legal(1)[-1]}")
    assert table.has(1) == "1p 3x 0s 4e"


def test_operations_cells_cost_nothing() -> None:
    table = Table("katla-b", "frankov-b")
    table.deal()
    table.stocks(1, "")
    assert {"operations-I", "operations-II", "operations-III"} <= set(table.flights(1))


def test_strength_beyond_its_track_must_become_something_else() -> None:
    """Points are exchanged as long as they can be: only 1 strength fits, so at least 2 experience are taken."""
    table = running(1, "I", "13s")
    table.play("1: points 0")
    assert table.has(1) == "0p 2x 14s 0e"


def test_a_point_may_be_lost_only_when_nothing_more_can_be_had_for_it() -> None:
    """Strength is full. 1 empire point would leave 5, of which one finds no use though a point could still be had."""
    table = running(3, "II", "14s")
    assert table.legal(1) == ["points 0", "points 2", "points 3"]
    with pytest.raises(NotLegal):
        table.play("1: points 1")
    table.play("1: points 3")  # the planet allows no more: of the other 3, two become experience and one is lost
    assert table.has(1) == "3p 1x 14s 0e"


def test_an_odd_point_is_lost_by_choice_where_strength_is_full_after_it() -> None:
    """Of 3 left points either 2 become strength and one is lost, or 1 experience and 1 strength are had."""
    table = running(3, "II", "12s")
    table.play("1: points 3")
    assert table.legal(1) == ["experience 0", "experience 1"]
    table.play("1: experience 0")
    assert table.has(1) == "3p 0x 14s 0e"


def test_all_that_cannot_be_exchanged_is_lost() -> None:
    table = running(3, "III", "9x 14s")
    assert table.has(1) == "3p 10x 14s 0e"  # 3 + 2 of the 7 points


def test_with_full_tracks_only_empire_points_are_left() -> None:
    table = running(2, "I", "10x 14s")
    assert table.has(1) == "2p 10x 14s 0e"


def test_orbital_logistics_gives_two_more_operation_points() -> None:
    table = Table("katla-b", "frankov-b")
    table.skip_to(5)
    table.deal()
    table.give(1, "orbital-logistics")
    table.stocks(1, "")
    table.visit(1, "operations-I")
    table.play("1: points 5", "1: experience 0")
    assert table.has(1) == "5p 0x 2s 0e"
