"""Counting positions; the stored counts of each game are in `tests/records`."""

from random import Random

import boardwright
from boardwright.kernel.perft import divide, perft
from boardwright.kernel.playout import random_walk

GAME = boardwright.game("planetfall")


def test_chance_and_seats_count_alike() -> None:
    """Eight goal boards, then six commanders, then the five that are left; side A goes without saying."""
    state = GAME.new(2, {})
    assert [perft(GAME, state, depth) for depth in range(4)] == [1, 8, 8 * 6, 8 * 6 * 5]


def test_counting_leaves_the_table_as_it_is() -> None:
    state = GAME.new(2, {})
    before = GAME.dump(state)
    perft(GAME, state, 3), divide(GAME, state, 2)
    assert GAME.dump(state) == before


def test_divide_splits_the_count_by_first_answer() -> None:
    state = GAME.new(2, {"commanders": "random"})
    counts = divide(GAME, state, 3)
    assert list(counts) == [action.text for action in GAME.book.verb("goal")]
    assert sum(counts.values()) == perft(GAME, state, 3)
    assert set(divide(GAME, state, 1).values()) == {1}


def test_a_game_that_is_over_has_nothing_ahead() -> None:
    state = GAME.new(2, {})
    random_walk(GAME, state, Random(1))
    assert [perft(GAME, state, depth) for depth in range(3)] == [1, 0, 0]
    assert divide(GAME, state, 2) == {}
