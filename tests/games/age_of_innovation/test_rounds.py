"""Rulebook: Phase I, income; the order of phases and turns."""

import pytest

from boardwright.games.age_of_innovation.rules.rounds import board_income
from tests.games.age_of_innovation.tables import Table, forest

# --- income


def income(table: Table, number: int = 2) -> tuple[int, int, int, int]:
    """What a planning board brings: tools, coins, scholars, power."""
    gain = board_income(table.seat(number))
    return gain.tools, gain.coins, gain.scholars, gain.power


def test_the_example_of_the_income() -> None:
    """Two workshops and a guild on the map leave open 1 power, 2 coins and 3 tools."""
    table = forest("philosophers", against="wasteland felines B5 A10")
    table.put(2, "guild", "I3")
    table.stocks(2, "0c 0t 0s 12/0/0")
    assert income(table) == (3, 2, 0, 1)
    table.act(2, "pass science-step")
    assert table.state.round == 2
    assert table.has(2) == f"20vp {2 + 1}c {3 + 2}t 0s 11/1/0", "with the coin and the two tools of the round bonus"


@pytest.mark.parametrize("workshops", range(10))
def test_tools_of_workshops(workshops: int) -> None:
    """A tool in any case and one for each workshop, except the fifth."""
    table = emptied()
    table.put(2, "workshop", " ".join(["A2", "A8", "B11", "C5", "D6", "F9", "H4", "H7", "H10"][:workshops]))
    assert income(table)[0] == [1, 2, 3, 4, 5, 5, 6, 7, 8, 9][workshops]


@pytest.mark.parametrize(
    ("board", "coins"), [("forest", [0, 2, 4, 6, 8]), ("mountain", [2, 2 + 3, 2 + 5, 2 + 7, 2 + 9])]
)
def test_coins_and_power_of_guilds(board: str, coins: list[int]) -> None:
    """The mountain brings 2 coins more in any case, and its first guild 3."""
    for guilds in range(5):
        table = emptied(board)
        table.put(2, "guild", " ".join(["A2", "A8", "B11", "C5"][:guilds]))
        assert income(table) == (1, coins[guilds], 0, [0, 1, 2, 4, 6][guilds])


def test_scholars_of_schools_and_the_university() -> None:
    table = emptied()
    table.put(2, "school", "A2 A8 B11")
    assert income(table)[2] == 3
    table.put(2, "university", "C5")
    assert income(table)[2] == 4


def test_palace_and_neutral_buildings_open_nothing_on_the_board() -> None:
    table = emptied()
    table.put(2, "palace", "A2")
    for building, hex in (("workshop", "A8"), ("guild", "B11"), ("school", "C5"), ("university", "D6")):
        table.put(2, building, hex, neutral=True)
    table.put(2, "tower", "F9")
    table.put(2, "monument", "H4")
    assert income(table) == (1, 0, 0, 0)


def test_a_piece_that_goes_back_covers_its_income() -> None:
    """A workshop that becomes a guild: a tool less, 2 coins and a power more; the guild a school: a scholar instead."""
    table = forest()
    assert income(table) == (3, 0, 0, 0)
    table.act(2, "upgrade H7 guild")
    assert income(table) == (2, 2, 0, 1)
    table.act(2, "upgrade H7 school", "competency power-action")
    assert income(table) == (2, 0, 1, 0)


def test_scholars_of_the_income_end_with_the_supply() -> None:
    table = forest()
    table.put(2, "school", "I3 I4")
    table.seat(2).scholars_sent = 3
    table.state.slots[:3] = [1, 1, 1]
    table.stocks(2, "3s")
    table.pass_until(2)
    assert table.seat(2).scholars == 4


def emptied(board: str = "forest") -> Table:
    """A table at which seat 2 has nothing on the map."""
    homes = {"forest": "H7 H10", "mountain": "C4 D9"}[board]
    table = Table("wasteland felines B5 A10", f"{board} philosophers {homes}")
    seat = table.seat(2)
    seat.structures, seat.buildings = (0,) * 7, 0
    return table


# --- turns


def test_one_action_each_in_turn_order_until_all_have_passed() -> None:
    """Who has passed is left out; the last one goes on alone."""
    table = Table("desert felines D1 E4", "lake goblins A3 A9", "swamp blessed A4 A10")
    for seat in (1, 2, 3):
        table.rich(seat)
    asked = []
    for move in ("send law 1", "pass", "send law 1", "send law 1", "pass", "send law 1", "send law 1", "pass"):
        seat = table.asked()
        asked.append(seat)
        table.act(seat, f"pass {table.may(seat, 'pass')[0]}" if move == "pass" else move)
    assert asked == [1, 2, 3, 1, 3, 1, 1, 1]
    assert table.state.round == 2 and table.order() == [2, 3, 1]


def test_income_comes_before_the_first_turn_and_the_science_bonus_after_the_last() -> None:
    """The tile of round 1 brings a coin for each level of banking; then the income of round 2."""
    table = forest("philosophers", against="wasteland felines B5 A10", scoring="school-banking")
    table.stocks(2, "0c 0t")
    table.science(2, banking=4)
    table.act(2, "pass science-step")
    assert table.state.round == 2
    assert table.seat(2).coins == 4 + 1, "and the coin on the round bonus"
    assert table.seat(2).tools == 3 + 2


def test_six_rounds_and_no_more() -> None:
    table = Table("desert felines D4 C8", "forest moles H7 H10")
    rounds = []
    while table.waiting() is not None:
        if table.state.round not in rounds:
            rounds.append(table.state.round)
        table._quiet_move()
    assert rounds == [1, 2, 3, 4, 5, 6]
