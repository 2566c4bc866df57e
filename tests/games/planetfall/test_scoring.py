"""Rulebook: End of the game."""

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.scoring import count, goal_points
from boardwright.games.planetfall.rules.vocabulary import COUNTS
from tests.games.planetfall.tables import Table, corrected

# Two units, four outposts (one pair), three technologies, a cache and two sectors; 5 experience, 4 strength, 7 energy.
HAND = (
    "wild-swiftbeak voradon"
    " synthesis-network-1 spaceport-3 synthesis-network-4 cryo-facility-5"
    " field-training rapid-research orbital-logistics"
    " item-crates"
)
SECTORS = "geothermal-rift crystal-field"
STOCK = "5x 4s 7e"
COUNTED = {
    "unit": 2,
    "outpost": 4,
    "technology": 3,
    "cache": 1,
    "sector": 2,
    "cache/sector": 3,
    "pair": 1,
    "different-outpost": 3,
    "experience": 5,
    "strength": 4,
    "energy": 7,
    "energy+strength": 11,
    "unit+technology": 2,
    "outpost+cache/sector": 3,
    "set-of-four": 2,
    # planet 1: 3 cards, 2: 2, 3: 3, 4: 3, 5: 1. (Three of one planet cannot be had in a game.)
    "planet-with-two-cards": 1,
}


def before_the_last_answer(*sides: str, goal: str = "conquest", content: str = "built-in") -> Table:
    """Everybody runs operations in the last exploration; only the last ship has still to act."""
    table = Table(*sides, goal=goal, content=content)
    table.skip_to(7)
    table.deal()
    table.second_exploration()
    for number in range(1, len(sides) + 1):
        table.stocks(number, "18e")
    cells = ["operations-I", "operations-II", "operations-III"]
    for number, cell in enumerate(cells[: len(sides)], 1):
        table.play(f"{number}: fly {cell}")
    for number in range(1, len(sides)):
        table.play(f"{number}: points 0", f"{number}: experience 0")
    return table


def conditions(*texts: str) -> str:
    """Content whose conquest board has these three conditions."""
    return corrected(goals={"conquest": {"conditions": list(texts)}})


# --- what can be counted


@pytest.mark.parametrize("what", COUNTS)
def test_counting(what: str) -> None:
    table = Table("gelder-a", "ardelli-a")
    table.give(1, HAND, SECTORS)
    table.stocks(1, STOCK)
    assert count(table.state, table.seat(1), what) == COUNTED[what]


@pytest.mark.parametrize("what", COUNTS)
def test_an_empty_table_counts_nothing(what: str) -> None:
    table = Table("gelder-a", "ardelli-a")
    table.stocks(1, "")
    assert count(table.state, table.seat(1), what) == 0


def test_two_pairs_of_one_name_are_two_pairs_and_one_different_outpost() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.give(1, "synthesis-network-1 synthesis-network-2 synthesis-network-4 synthesis-network-6")
    assert count(table.state, table.seat(1), "pair") == 2
    assert count(table.state, table.seat(1), "different-outpost") == 1


def test_a_cache_is_not_annexed_and_a_sector_is() -> None:
    """A19"""
    table = Table("gelder-a", "ardelli-a")
    table.give(1, "item-crates", sectors="supply-stash fertile-plains")
    seat = table.seat(1)
    assert [count(table.state, seat, what) for what in ("cache", "sector", "cache/sector")] == [1, 2, 3]


def test_a_set_of_four_takes_a_cache_or_a_sector() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.give(1, "voradon spaceport-3 field-training", sectors="supply-stash")
    assert count(table.state, table.seat(1), "set-of-four") == 1
    table.give(1, "mega-beetle spaceport-1 rapid-research")
    assert count(table.state, table.seat(1), "set-of-four") == 1
    table.give(1, "item-crates")
    assert count(table.state, table.seat(1), "set-of-four") == 2


# --- goal conditions


@pytest.mark.parametrize(("energy", "points"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_points_for_every_so_many_round_down(energy: int, points: int) -> None:
    """A19"""
    table = Table("gelder-a", "ardelli-a", content=conditions("2p per 3 energy", "1p per unit", "1p per pair"))
    table.stocks(1, f"{energy}e")
    assert goal_points(table.state, 0) == [points, 0, 0]


@pytest.mark.parametrize(("experience", "points"), [(7, 0), (8, 4), (10, 4)])
def test_points_from_so_many_on_are_paid_once(experience: int, points: int) -> None:
    table = Table("gelder-a", "ardelli-a", content=conditions("4p from 8 experience", "1p per unit", "1p per pair"))
    table.stocks(1, f"{experience}x")
    assert goal_points(table.state, 0) == [points, 0, 0]


def test_each_condition_is_scored_by_itself() -> None:
    """A19: the same cards may count for several conditions."""
    table = Table("gelder-a", "ardelli-a", goal="reconstruction")
    table.give(1, "synthesis-network-1 synthesis-network-2 spaceport-1 cryo-facility-1")
    assert goal_points(table.state, 0) == [2 * 4, 2 * 1, 3]


def most(*energies: int) -> list[int]:
    """What '6p 3p most energy' pays to players with so much energy."""
    sides = ("gelder-a", "ardelli-a", "cosrax-a", "frankov-a")[: len(energies)]
    table = Table(*sides, content=conditions("6p 3p most energy", "1p per unit", "1p per pair"))
    for number, energy in enumerate(energies, 1):
        table.stocks(number, f"{energy}e")
    return [goal_points(table.state, seat)[0] for seat in range(len(energies))]


def test_the_most_and_the_second_most_are_paid() -> None:
    """A20"""
    assert most(2, 5, 3, 1) == [0, 6, 3, 0]


def test_all_tied_for_the_most_get_the_first_prize_and_nobody_the_second() -> None:
    """A20"""
    assert most(5, 5, 3, 3) == [6, 6, 0, 0]


def test_all_tied_for_the_second_most_get_the_second_prize() -> None:
    """A20"""
    assert most(3, 5, 3, 1) == [3, 6, 3, 0]


def test_a_count_of_0_earns_no_prize() -> None:
    """A20"""
    assert most(0, 5) == [0, 6]
    assert most(0, 0, 0) == [0, 0, 0]


@pytest.mark.parametrize(
    ("goal", "points"),
    [
        ("conquest", [2, 0, 1]),
        ("reconstruction", [8, 2, 3]),
        ("enlightenment", [3, 4, 2]),
        ("expansion", [4, 3, 0]),
        ("harmony", [8, 3, 3]),
        ("supremacy", [6, 6, 6]),
        ("stockpile", [2, 2, 1]),
        ("legacy", [2, 1, 2]),
    ],
)
def test_every_goal_board(goal: str, points: list[int]) -> None:
    table = Table("gelder-a", "ardelli-a", goal=goal)
    table.give(1, HAND, SECTORS)
    table.stocks(1, STOCK)
    assert goal_points(table.state, 0) == points


def test_the_goal_board_is_scored_once_at_the_end_for_everybody() -> None:
    table = before_the_last_answer("katla-b", "frankov-b", goal="conquest")
    table.give(1, "voradon mega-beetle")
    table.give(2, "steel-eater")
    table.stocks(1, "8x 5s")
    table.stocks(2, "10x 14s")
    assert table.waiting() is None
    assert table.scored(1, "goals") == 2 + 4 + 1
    assert table.scored(2, "goals") == 1 + 4 + 4
    assert GAME.scores(table.state) == [7, 9 + 6]  # seat 2 made 6 points of its operations


def test_goals_are_worth_nothing_before_the_end() -> None:
    table = before_the_last_answer("katla-b", "frankov-b", goal="conquest")
    table.give(1, "voradon mega-beetle")
    assert table.waiting() == 2
    assert table.scored(1, "goals") == 0


def test_stocks_left_are_counted_after_the_last_gain() -> None:
    """A19: the strength of the very last operations counts."""
    table = before_the_last_answer("katla-b", "frankov-b", goal="stockpile")
    table.stocks(2, "")
    table.play("2: points 0", "2: experience 0")
    assert table.seat(2).strength == 6
    assert table.scored(2, "goals") == 2


# --- technologies that score at the end


@pytest.mark.parametrize(
    ("technology", "points"),
    [
        ("xenobiology", 2),
        ("imperial-heritage", 4),
        ("deep-prospecting", 3),
        ("unified-science", 2 * 4),  # itself included
        ("veteran-corps", 2),
        ("terraforming", 2 * 2),
        ("star-union-charter", 3 * 2),
        ("monumental-reconstruction", 3),
        ("quantum-reserves", 3),
    ],
)
def test_every_end_technology(technology: str, points: int) -> None:
    table = before_the_last_answer("katla-b", "frankov-b", goal="supremacy")
    table.give(1, f"{HAND} {technology}", SECTORS)
    table.stocks(1, STOCK)
    table.skip_to_end()
    assert table.scored(1, "end-technologies") == points
    assert table.scored(2, "end-technologies") == 0


def test_several_end_technologies_are_scored_separately() -> None:
    table = before_the_last_answer("katla-b", "frankov-b")
    table.give(1, "xenobiology veteran-corps voradon mega-beetle")
    table.stocks(1, "5x")
    table.skip_to_end()
    assert table.scored(1, "end-technologies") == 2 + 2


# --- the winner


def at_the_end_with(*points: int) -> Table:
    """A finished game without goal points or end technologies, in which the ships stand in seat order."""
    sides = ("katla-b", "cosrax-b", "frankov-b")[: len(points)]
    table = before_the_last_answer(*sides, goal="supremacy")
    table.skip_to_end()
    for number, point in enumerate(points, 1):
        table.stocks(number, f"{point}p")
    return table


def test_the_most_empire_points_win() -> None:
    assert GAME.winners(at_the_end_with(80, 91, 85).state) == [1]


def test_a_tie_goes_to_the_ship_that_stands_higher_on_the_track() -> None:
    table = at_the_end_with(80, 91, 91)
    assert table.track() == [1, 2, 3]
    assert GAME.winners(table.state) == [1]


def test_a_tie_is_broken_by_the_track_and_not_by_the_seat() -> None:
    table = Table("frankov-b", "cosrax-b", "katla-b", goal="supremacy")
    table.skip_to_end()
    for number in (1, 2, 3):
        table.stocks(number, "50p")
    assert table.track() == [3, 2, 1]
    assert GAME.winners(table.state) == [2]


def test_the_score_sheet_adds_up() -> None:
    table = before_the_last_answer("katla-b", "frankov-b")
    table.give(1, HAND, SECTORS)
    table.skip_to_end()
    view = GAME.view(table.state, None)
    assert GAME.scores(table.state) == [sum(seat.scored) for seat in table.state.seats]
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [seat["points"] for seat in seats] == GAME.scores(table.state)
