"""Rulebook: End of the game and final scoring; two players."""

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.rules.scoring import area_points, largest_area, resource_points, science_points
from boardwright.kernel.decision import CHANCE
from boardwright.parts.prizes import shares
from tests.games.age_of_innovation.tables import Table, forest


def four() -> Table:
    """Blue, yellow, red and black on the large map."""
    return Table("lake felines A3 A9", "desert goblins D1 E4", "wasteland blessed A6 C1", "swamp psychics A4 A10")


def test_the_example_of_the_area() -> None:
    """10 buildings, then three times 9: 18 points, and (12 + 6) / 3 for each of the others."""
    table = four()
    areas = (
        "I5 I6 I7 I8 I9 I10 I11 I12 I13 H12",
        "H5 H6 H7 H8 H9 H10 H11 G6 G7",
        "E8 E9 E10 E11 E12 E13 D11 D12 D13",
        "C1 C2 C3 D1 D2 D3 E1 E2 E3",
    )
    for number, hexes in enumerate(areas, 1):
        seat = table.seat(number)
        seat.structures, seat.buildings, seat.shipping = (0,) * 7, 0, 0
        table.put(number, "workshop", hexes)
    assert area_points(table.state) == [18, 6, 6, 6]


def test_the_example_of_science() -> None:
    """Blue is highest and gains 8, yellow and red share the second place, (4 + 2) / 2 each, black gains nothing."""
    table = four()
    for number, level in enumerate((9, 7, 7, 4), 1):
        table.science(number, banking=level)
    assert science_points(table.state, 0) == [8, 3, 3, 0]


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((5, 5, 5, 5), [3, 3, 3, 3]),
        ((9, 9, 4, 4), [6, 6, 1, 1]),
        ((9, 8, 7, 7), [8, 4, 1, 1]),
        ((1, 0, 0, 0), [8, 0, 0, 0]),
    ],
)
def test_tied_places_share_and_round_down(levels: tuple[int, ...], points: list[int]) -> None:
    table = four()
    for number, level in enumerate(levels, 1):
        table.science(number, medicine=level)
    assert science_points(table.state, 3) == points


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


@pytest.mark.parametrize(
    ("faction", "palace", "near", "far"),
    [("moles", "17", "C11", "A9 A8"), ("moles", "17", "B9", "D11"), ("felines", "9", "C11", "A8")],
)
def test_what_is_reached_over_a_bridge_and_on_is_joined_whichever_way_it_goes(
    faction: str, palace: str, near: str, far: str
) -> None:
    """A45: the bridge is the first part of the way, so a tunnel goes on at one end only; the two are joined all the
    same."""
    table = forest(faction)
    table.seat(2).structures = (0,) * 7
    table.seat(2).buildings = 0
    table.palace(2, palace, near)
    table.span(2, "B9:C11")
    assert far.split()[0] in table.may(2, "tunnel" if faction == "moles" else "fly")
    table.put(2, "workshop", far)
    assert largest_area(table.state, table.seat(2)) == 1 + len(far.split())


def test_a_drafted_palace_that_was_not_built_does_not_fly() -> None:
    """A117."""
    table = forest()
    table.put(2, "workshop", "I5")
    area = largest_area(table.state, table.seat(2))
    table.seat(2).drafted = 8  # palace 9
    assert largest_area(table.state, table.seat(2)) == area == 1


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


def test_the_four_territory_tiles() -> None:
    """Turned up at the start of round 6."""
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    while table.waiting() != "chance":
        table._quiet_move()
    assert table.state.round == 6
    assert [action.text for action in GAME.legal(table.state, CHANCE)] == [
        f"territory {size}" for size in (12, 13, 14, 15)
    ]


def test_several_win_together() -> None:
    """Those with the most points; nothing breaks the tie."""
    table = four()
    table.to_end()
    for number, points in enumerate((50, 49, 50, 50), 1):
        table.stocks(number, f"{points}vp")
    assert GAME.winners(table.state) == [0, 2, 3]


def test_after_the_last_round_there_is_no_science_bonus() -> None:
    """Level 6 of law would bring two scholars, and with them more for resources."""
    scoring = "innovation-law palace-university-banking school-banking guild-law science-medicine workshop-law"
    table = Table("desert felines D4 C8", "forest moles H7 H10", scoring=scoring)
    table.pass_until(6)
    table.science(2, law=6)
    table.stocks(2, "4c 0t 0s 0/0/0 0+0+0+0")
    table.to_end()
    assert table.seat(2).scholars == 0 and table.scored(2, "resources") == 0
