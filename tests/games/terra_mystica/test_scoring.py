"""Rulebook: End of the game and final scoring."""

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.scoring import AREA_POINTS, CULT_POINTS, award, largest_area, resource_points
from boardwright.games.terra_mystica.rules.vocabulary import AREA, CULT_PRIZES, Source
from boardwright.parts.prizes import shares
from tests.games.terra_mystica.tables import Table, alone

FOUR = ("witches C3 F4", "nomads E8 F3 I7", "mermaids D5 A4", "giants D4 D7")


def prizes(amounts: list[int], points: tuple[int, ...]) -> list[int]:
    table = Table(*FOUR)
    award(table.state, shares(amounts, points), AREA, Source.AREA)
    return [table.scored(seat, "area") for seat in (1, 2, 3, 4)]


def area(table: Table) -> int:
    return largest_area(table.state, table.seat(2))


# --- places


def test_example_of_two_on_step_9() -> None:
    """8 + 4 points are shared: 6 each."""
    assert prizes([9, 9, 5, 0], CULT_POINTS) == [6, 6, 2, 0]


def test_example_of_the_area() -> None:
    """10 buildings get 18; 12 + 6 + 0 are shared by three with 9: 6 each."""
    assert prizes([10, 9, 9, 9], AREA_POINTS) == [18, 6, 6, 6]


@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([5, 4, 3, 2], [8, 4, 2, 0]),
        ([5, 5, 5, 1], [4, 4, 4, 0]),
        ([5, 5, 5, 5], [3, 3, 3, 3]),
        ([5, 4, 4, 1], [8, 3, 3, 0]),
        ([5, 4, 3, 3], [8, 4, 1, 1]),
        ([5, 0, 0, 0], [8, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_shared_places_are_rounded_down_and_0_is_worth_nothing(amounts: list[int], points: list[int]) -> None:
    assert prizes(amounts, CULT_POINTS) == points


def test_all_four_cults_are_scored() -> None:
    table = Table(*FOUR[:2])
    table.pass_until(6)
    table.cults(1, fire=5, water=1)
    table.cults(2, fire=4, air=1, water=1)
    table.to_end()
    assert table.scored(1, "cults") == 8 + 6 and table.scored(2, "cults") == 4 + 6 + 8
    assert CULT_PRIZES == 6


# --- the area


def test_buildings_that_touch_are_joined() -> None:
    table = alone("witches C3 F4")
    table.put(2, "dwelling", "E6 E7 I6")
    assert area(table) == 3


def test_example_shipping_joins_over_as_many_river_hexes() -> None:
    """One river hex with 1, as often as you like; two neighbouring ones need 2."""
    table = alone("witches C3 F4")
    table.put(2, "dwelling", "G3 E8 C4")
    assert area(table) == 1
    table.seat(2).shipping = 1
    assert area(table) == 5
    table.put(2, "dwelling", "I7")  # two river hexes from F4 and from G3
    assert area(table) == 5
    table.seat(2).shipping = 2
    assert area(table) == 6


def test_card_4_does_not_join() -> None:
    """C16: the printed shipping counts."""
    table = alone("witches C3 F4", cards="BON3 BON4")
    table.put(2, "dwelling", "G3")
    assert area(table) == 1


def test_bridges_join() -> None:
    """C1, C16"""
    table = alone("witches C3 F4")
    table.put(2, "dwelling", "G3")
    table.span(1, "F4:G3")
    assert area(table) == 2


def test_tunnels_join_over_one_hex_for_nothing() -> None:
    """C16: however many workers are left."""
    table = alone("dwarves F6 A2")
    table.put(2, "dwelling", "H6")
    table.stocks(2, "0w")
    assert area(table) == 2
    table.put(2, "stronghold", "H6")
    table.put(2, "dwelling", "I9")  # one hex of river away from H6
    assert area(table) == 3


def test_carpets_join_over_one_hex_and_over_two_with_the_stronghold() -> None:
    """C16: one more for each town tile 7."""
    table = alone("fakirs E8 F3")
    table.stocks(2, "0p")
    table.put(2, "dwelling", "D6 G4")
    assert area(table) == 2  # E8 and D6; G4 lies three steps away, F3 too
    table.seat(2).carpet = 1
    assert area(table) == 4
    table.seat(2).carpet = 0
    table.put(2, "stronghold", "E8")
    assert area(table) == 4


def test_the_river_hex_that_a_mermaid_town_skips_joins() -> None:
    """C16"""
    table = alone("mermaids D5 H2")
    table.seat(2).shipping = 0
    table.put(2, "temple", "G1")
    table.put(2, "trading-house", "F3")
    table.put(2, "dwelling", "H3 E5 F4")
    assert area(table) == 3
    table.play("2: connect r28", "2: town TW1")
    assert area(table) == 6  # H2 beside H3 too


def test_witches_do_not_ride_to_join() -> None:
    table = alone("witches C3 F4")
    table.put(2, "stronghold", "C3")
    assert area(table) == 1


def test_the_largest_of_several_groups_counts() -> None:
    table = alone("witches C3 F4")
    table.put(2, "dwelling", "E6 E7 A1 A2")
    assert area(table) == 3


# --- what is left


@pytest.mark.parametrize(
    ("stocks", "points"),
    [
        ("2c 0w 0p 12/0/0", 0),
        ("3c 0w 0p 12/0/0", 1),
        ("0c 2w 1p 12/0/0", 1),
        ("0c 0w 0p 0/0/12", 4),
        ("0c 0w 0p 0/6/0", 1),
        ("0c 0w 0p 0/7/0", 1),
        ("1c 1w 1p 0/5/1", 2),
        ("5c 4w 2p 2/5/5", 6),
    ],
)
def test_everything_becomes_coins_and_three_coins_a_point(stocks: str, points: int) -> None:
    """A13: bowl II is burnt."""
    table = alone("witches C3 F4")
    table.stocks(2, stocks)
    assert resource_points(table.seat(2)) == points


@pytest.mark.parametrize(("coins", "points"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_alchemists_gain_a_point_for_two_coins(coins: int, points: int) -> None:
    """A13"""
    table = alone("alchemists E5 G5")
    table.stocks(2, f"{coins}c 0w 0p 12/0/0")
    assert resource_points(table.seat(2)) == points


# --- the winner


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    table = Table(*FOUR)
    for seat, points in enumerate((80, 95, 95, 60), 1):
        table.stocks(seat, f"{points}vp")
    assert list(GAME.winners(table.state)) == [1, 2]


def test_the_score_sheet_tells_where_every_point_comes_from() -> None:
    table = Table(*FOUR)
    table.to_end()
    for seat in table.state.seats:
        assert seat.points == sum(seat.scored)
