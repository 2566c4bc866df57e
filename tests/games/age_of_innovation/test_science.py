"""Rulebook: The science display; Sending a scholar; books."""

import pytest

from tests.games.age_of_innovation.tables import Table, forest


@pytest.mark.parametrize(("start", "steps", "power"), [(2, 1, 1), (4, 1, 2), (6, 1, 2), (1, 3, 1), (11, 1, 3)])
def test_levels_bring_power_when_they_are_entered(start: int, steps: int, power: int) -> None:
    table = forest()
    table.science(2, law=start)
    table.city(2, "tools", "coins")
    table.stocks(2, "12/0/0 5s")
    table.play(f"2: send law {steps}")
    assert table.level(2, "law") == start + steps and table.bowls(2) == f"{12 - power}/{power}/0"


def test_without_a_key_a_marker_stops_on_7() -> None:
    table = forest()
    table.science(2, law=6)
    table.play("2: send law 3")
    assert table.level(2, "law") == 7


def test_a_key_opens_level_8_and_is_asked_for() -> None:
    table = forest()
    table.science(2, law=6)
    table.city(2, "tools")
    table.play("2: send law 3")
    assert table.legal(2) == ["key law", "drop key"] and table.level(2, "law") == 7
    table.play("2: key law")
    assert table.level(2, "law") == 9 and table.seat(2).free_keys() == 0


def test_a_key_may_be_kept() -> None:
    """A80."""
    table = forest()
    table.science(2, law=6)
    table.city(2, "tools")
    table.act(2, "send law 3", "drop key")
    assert table.level(2, "law") == 7 and table.seat(2).free_keys() == 1
    table.play("2: send law 1", "2: key law")
    assert table.level(2, "law") == 8


def test_each_discipline_needs_a_key_of_its_own() -> None:
    table = forest()
    table.science(2, banking=9, law=7)
    table.city(2, "tools")
    table.play("2: send law 1")
    assert table.level(2, "law") == 7


def test_level_12_is_for_one_marker() -> None:
    table = forest()
    table.science(1, law=12)
    table.science(2, law=10)
    table.city(2, "tools")
    table.play("2: send law 3")
    assert table.level(2, "law") == 11


def test_a_scholar_on_a_slot_stays_there() -> None:
    """The example of the rulebook: the slot of 3 is taken, a slot of 2 is not."""
    table = forest()
    table.act(2, "send medicine 3")
    assert "medicine 3" not in table.may(2, "send")
    level = table.level(2, "medicine")
    table.act(2, "send medicine 2")
    assert table.level(2, "medicine") == level + 2
    assert table.seat(2).scholars == 3 and table.seat(2).scholars_sent == 2


def test_with_two_players_a_slot_of_2_is_taken_from_the_start() -> None:
    table = forest()
    for _ in range(2):
        table.act(2, "send law 2")
    assert "law 2" not in table.may(2, "send") and "law 3" in table.may(2, "send")


@pytest.mark.parametrize("discipline", ["banking", "law", "engineering", "medicine"])
def test_a_discipline_has_one_slot_of_3_and_three_of_2(discipline: str) -> None:
    table = Table("desert felines D1 E4", "lake goblins A3 A9", "swamp blessed A4 A10")
    for seat, steps in ((1, 3), (2, 2), (3, 2), (1, 2)):
        table.stocks(seat, "1s")
        table.act(seat, f"send {discipline} {steps}")
    table.stocks(2, "1s")
    offered = [text.split()[1] for text in table.may(2, "send") if text.startswith(discipline)]
    assert offered == ["1"], "every slot is taken; for a step a scholar may still come back"


def test_a_scholar_may_come_back_for_one_step() -> None:
    table = forest()
    table.act(2, "send law 1")
    assert table.level(2, "law") == 2 and table.seat(2).scholars == 4 and table.seat(2).scholars_sent == 0


def test_a_scholar_may_be_sent_where_no_step_is_left() -> None:
    """A82, A94."""
    table = forest()
    table.science(1, law=12)
    table.science(2, law=11)
    table.city(2, "tools")
    assert "law 3" in table.may(2, "send")


def test_books_do_not_run_out() -> None:
    """There are twelve of a colour in the box; something else stands for the thirteenth."""
    table = forest("philosophers", against="wasteland felines B5 A10")
    table.stocks(2, "12+0+0+0")
    table.play("2: special faction", "2: book banking")
    assert table.seat(2).books == (13, 0, 0, 0)


def test_the_steps_of_a_book_action_are_in_one_discipline() -> None:
    table = forest(books="science")
    table.play("2: books science", "2: pay banking 1", "2: step law")
    assert table.level(2, "law") == 3


def test_one_of_two_steps_may_be_lost() -> None:
    """A95: from 11 only the top is left."""
    table = forest(books="science")
    table.city(2, "tools")
    table.science(2, law=11)
    table.play("2: books science", "2: pay banking 1", "2: step law")
    assert table.level(2, "law") == 12


def test_a_step_that_cannot_be_made_is_not_offered() -> None:
    """A145."""
    table = forest(books="science")
    table.science(2, 7, 7, 7, 7)
    assert "science" not in table.may(2, "books")
    table.city(2, "tools")
    assert "science" in table.may(2, "books")


def test_a_step_in_each_discipline_with_one_key() -> None:
    """A85: the player says which discipline takes it."""
    table = forest(innovations="deus-ex-machina")
    table.science(2, 7, 7, 2, 2)
    table.city(2, "tools")
    table.play("2: develop deus-ex-machina")
    while table.may(2, "pay"):
        table.play(f"2: pay {table.may(2, 'pay')[0]}")
    assert table.level(2, "engineering") == 3
    table.play("2: drop key")
    table.play("2: key banking")
    assert table.seat(2).science == (8, 7, 3, 3)


def test_science_scores_in_its_round() -> None:
    table = forest(scoring="science-medicine")
    table.play("2: send law 3")
    assert table.scored(2, "round-tiles") == 3


def test_lost_steps_score_nothing() -> None:
    table = forest(scoring="science-medicine")
    table.science(2, law=6)
    table.play("2: send law 3")
    assert table.scored(2, "round-tiles") == 1
