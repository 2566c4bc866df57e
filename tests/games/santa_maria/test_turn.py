"""Rulebook: Course of the game."""

import pytest

from boardwright.kernel.errors import NotLegal, NotYourTurn
from tests.games.santa_maria.tables import Table, alone, board


def test_turns_go_clockwise() -> None:
    table = Table("A1", "A2", "A3")
    for number in (1, 2, 3, 1, 2, 3):
        assert table.waiting() == number
        table.act(number, f"activate {table.may(number, 'activate')[0]}")


def test_one_main_action_a_turn() -> None:
    table = Table("A1", "A2")
    table.play("1: activate c2r1")
    with pytest.raises(NotYourTurn):
        table.play("1: activate c1r3")
    assert table.waiting() == 2


def test_who_has_passed_is_skipped_and_the_others_go_on() -> None:
    table = Table("A1", "A2", "A3")
    table.play("1: activate c2r1")
    table.act(2, "pass road")
    table.play("3: activate c1r1", "1: activate c1r3")
    assert table.waiting() == 3
    table.act(3, "pass shipping")
    assert table.waiting() == 1
    table.act(1, "pass coins")
    assert table.state.year == 2


def test_four_main_actions() -> None:
    table = alone("A1", white="3", blue="1 4")
    assert table.may(2, "expand") and table.may(2, "activate") and table.may(2, "white") and table.may(2, "blue")
    assert table.may(2, "pass")


def test_who_can_do_nothing_else_must_pass() -> None:
    """Ruling 23."""
    table = alone("A1", content=board(c1r1="town-hall: 1c"), white="1 1 1 1 1 1", blue="1 1")
    table.stock(2, "")
    assert table.may(2, "activate") == []  # no coin
    table.play("2: white 1 as 1")
    table.stock(2, "")
    # The only building is taken: no die, no coins, no wood.
    assert table.legal(2) == ["pass coins", "pass religion", "pass conquest", "pass shipping"]


def test_one_may_pass_early() -> None:
    """Ruling 23."""
    table = Table("A1", "A2")
    assert table.may(1, "pass") == ["coins", "religion", "conquest", "shipping", "road"]
    table.play("1: pass coins")
    assert table.waiting() == 2


def test_a_turn_cannot_be_skipped() -> None:
    table = Table("A1", "A2")
    with pytest.raises(NotLegal):
        table.play("1: decline")
