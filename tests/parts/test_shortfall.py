"""What is short of a price is made up exactly."""

from boardwright.parts.bowls import Bowls
from boardwright.parts.shortfall import Shortfall, shortfalls


def counts(short: Shortfall) -> tuple[int, ...]:
    """Burnt; priests, workers, coins by power; priests to workers, priests to coins, workers to coins."""
    return (
        short.burnt,
        short.priests,
        short.workers,
        short.coins,
        short.worked,
        short.coined,
        short.coined_workers,
    )


def test_nothing_is_converted_where_nothing_is_short() -> None:
    assert shortfalls((2, 1, 0), (2, 1, 0), Bowls(0, 0, 9), 7) == []


def test_power_pays_and_is_sacrificed_where_bowl_three_does_not_do() -> None:
    # A worker and a coin: four power, of which three lie in the third bowl.
    (short,) = shortfalls((2, 1, 0), (1, 0, 0), Bowls(0, 2, 3), 7)
    assert counts(short) == (1, 0, 1, 1, 0, 0, 0)


def test_coins_come_from_power_or_from_workers_that_are_left_over() -> None:
    by_power, by_workers = shortfalls((4, 1, 0), (2, 4, 0), Bowls(0, 0, 5), 7)
    assert counts(by_power) == (0, 0, 0, 2, 0, 0, 0)
    assert counts(by_workers) == (0, 0, 0, 0, 0, 0, 2)


def test_workers_come_from_priests_where_there_is_no_power() -> None:
    (short,) = shortfalls((0, 2, 0), (0, 1, 1), Bowls(6, 0, 2), 7)
    assert counts(short) == (0, 0, 0, 0, 1, 0, 0)


def test_priests_that_are_needed_are_not_converted() -> None:
    assert shortfalls((0, 2, 1), (0, 1, 1), Bowls(6, 0, 2), 7) == []


def test_no_more_priests_are_bought_than_there_are() -> None:
    assert len(shortfalls((0, 0, 1), (0, 0, 0), Bowls(0, 0, 5), 1)) == 1
    assert shortfalls((0, 0, 1), (0, 0, 0), Bowls(0, 0, 5), 0) == []
