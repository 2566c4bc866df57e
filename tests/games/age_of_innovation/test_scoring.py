"""Rulebook: End of the game and final scoring; two players."""

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.scoring import area_points, largest_area, resource_points, science_points
from boardwright.parts.prizes import shares
from tests.games.age_of_innovation.tables import Table, forest


def test_the_example_of_the_area() -> None:
    """10 buildings, then three times 9: 18 points, and (12 + 6) / 3 for each of the others."""
    assert shares([10, 9, 9, 9], (18, 12, 6)) == [18, 6, 6, 6]


def test_the_example_of_science() -> None:
    """The highest gains 8, the two who share the second place (4 + 2) / 2, the last nothing."""
    assert shares([9, 7, 7, 4], (8, 4, 2)) == [8, 3, 3, 0]


def test_level_0_scores_nothing() -> None:
    """A122."""
    assert shares([3, 0, 0], (8, 4, 2)) == [8, 0, 0]


def test_the_area_is_joined_by_reach() -> None:
    table = forest()
    table.put(2, "workshop", "F7 F10")
    assert largest_area(table.state, table.seat(2)) == 1, "H7, H10, F7 and F10 lie apart"
    table.seat(2).shipping = 1
    assert largest_area(table.state, table.seat(2)) == 2
    table.seat(2).shipping = 3
    assert largest_area(table.state, table.seat(2)) == 4
    table.seat(2).shipping = 0
    table.span(2, "F7:H7")
    assert largest_area(table.state, table.seat(2)) == 2


def test_the_ferry_does_not_count_at_the_end() -> None:
    table = forest(bonuses="coins river-workshop")
    table.put(2, "workshop", "F7")
    assert largest_area(table.state, table.seat(2)) == 1


def test_tunnels_and_flights_join_the_area() -> None:
    """A115, A116: whatever lies between."""
    for faction, palace, size in (("felines", "17", 1), ("moles", "17", 2), ("felines", "9", 3)):
        table = forest(faction)
        table.seat(2).structures = (0,) * 7
        table.seat(2).buildings = 0
        table.palace(2, palace, "I3")
        table.put(2, "workshop", "I5 I8")
        assert largest_area(table.state, table.seat(2)) == size


def test_annexes_are_no_buildings_of_the_area() -> None:
    table = forest()
    table.seat(2).annexed = table.seat(2).buildings
    assert largest_area(table.state, table.seat(2)) == 1


def test_everything_becomes_coins_and_five_coins_a_point() -> None:
    """A118: bowl II by sacrifice."""
    table = forest()
    table.stocks(2, "4c 3t 2s 2/5/3 1+1+0+0")
    assert resource_points(table.seat(2)) == (4 + 3 + 2 + 2 + 3 + 2) // 5


def test_two_players_score_against_the_faction_that_nobody_plays() -> None:
    """A120."""
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    table.state.territory = 14
    table.put(2, "workshop", "I6 I7 I8")
    assert area_points(table.state) == [6, 12]
    table.science(1, banking=12)
    table.science(2, banking=1)
    table.state.neutral_science = (5, 5, 5, 5)
    assert science_points(table.state, 0) == [8, 2]


def test_winners_share_a_tie() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    table.to_end()
    for seat in table.state.seats:
        seat.points = 50
    assert GAME.winners(table.state) == [0, 1]


def test_after_the_last_round_there_is_no_science_bonus() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    table.to_end()
    assert table.state.round == 6 and table.waiting() is None
