"""`perft`: counting positions."""

from pathlib import Path

from boardwright.kernel.perft import divide, perft
from tests.cli.commands import GAME, random_game, saved, told


def test_counts_every_depth_up_to_the_one_asked_for() -> None:
    state = GAME.new(2, {})
    expected = " ".join(f"depth {depth}: {perft(GAME, state, depth):,}" for depth in (1, 2, 3))
    assert told("perft", "planetfall", "--depth", "3") == expected
    assert told("perft", "planetfall", "-d", "1", "-p", "4", "-o", "sides=free") == "depth 1: 8"


def test_divide_splits_the_count_by_first_move() -> None:
    text = told("perft", "planetfall", "--depth", "2", "--divide")
    assert text.startswith("move positions")
    for move, count in divide(GAME, GAME.new(2, {}), 2).items():
        assert f"{move} {count:,}" in text


def test_counts_from_a_position_of_a_record(tmp_path: Path) -> None:
    record = random_game()
    file = saved(record, tmp_path)
    state = record.replay(40)
    expected = f"depth 1: {perft(GAME, state, 1):,} depth 2: {perft(GAME, state, 2):,}"
    assert told("perft", "--record", file, "--to", "40", "--depth", "2") == expected
    assert told("perft", "--record", file, "--depth", "1") == "depth 1: 0"  # the game is over
