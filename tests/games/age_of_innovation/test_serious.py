"""What bots look at and choose: no silly moves."""

from random import Random

import pytest

from boardwright.bots import bot
from boardwright.bots.limit import Limit
from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.rules.vocabulary import ROUNDS
from boardwright.games.age_of_innovation.study.serious import serious
from tests.games.age_of_innovation.tables import Table, forest

BOTS = ("casual", "strong")


def choice(name: str, table: Table, number: int) -> str:
    return bot(name, Random(1), Limit(0.0, rollouts=8)).choose(GAME, table.state, number - 1).text


def digs(table: Table) -> list[str]:
    """The land that is looked at for its own sake: nothing is converted for it."""
    candidates = serious(table.state, 1, GAME.legal(table.state, 1))
    return [candidate[0].text for candidate in candidates if candidate[0].verb == "dig"]


def in_round(round: int, stock: str) -> Table:
    """Seat 2 alone with its stock: the other has passed."""
    table = forest()
    table.pass_until(round)
    if table.waiting() == 1:
        table.play(f"1: {next(text for text in table.legal(1) if text.startswith('pass'))}")
        table.finish()
    table.stocks(2, stock)
    return table


@pytest.mark.parametrize(
    ("stock", "round", "looked_at"),
    [
        ("9t 0c 0s 0/0/0", ROUNDS, False),  # nothing can be built on it
        ("9t 9c 0s 0/0/0", ROUNDS, True),
        ("9t 0c 0s 0/0/0", ROUNDS - 1, True),  # but in the next round
    ],
)
def test_in_the_last_round_land_is_dug_only_to_be_built_on(stock: str, round: int, looked_at: bool) -> None:
    table = in_round(round, stock)
    assert table.may(2, "dig")
    assert bool(digs(table)) == looked_at


@pytest.mark.parametrize("name", BOTS)
def test_nothing_is_dug_away_in_the_last_round(name: str) -> None:
    table = in_round(ROUNDS, "9t 0c 0s 0/0/0")
    assert not choice(name, table, 2).startswith("dig")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("building", "offered"), [("guild", "2"), ("palace", "3")])
def test_power_is_taken_early(name: str, building: str, offered: str) -> None:
    """Also for points: what it will buy is not seen yet."""
    table = Table("wasteland blessed B5 A10", "desert felines H6 C8", answers=["book law"])
    table.put(2, building, "I9")
    table.put(1, "workshop", "I11")
    table.rich(1)
    table.stocks(2, "5/7/0")
    table.play("1: build I10")
    table.done(1)
    assert table.may(2, "take") == [offered]
    assert choice(name, table, 2).startswith("take")


@pytest.mark.parametrize("name", BOTS)
def test_power_that_costs_nothing_is_always_taken(name: str) -> None:
    """Also in the last round, and where only one of two is left to move."""
    table = Table("wasteland blessed B5 A10", "desert felines H6 C8", answers=["book law"])
    table.pass_until(ROUNDS)
    table.put(2, "guild", "I9")
    table.put(1, "workshop", "I11")
    table.rich(1)
    table.stocks(2, "0/1/6")
    table.play("1: build I10")
    table.done(1)
    assert table.may(2, "take") == ["1"]
    assert choice(name, table, 2) == "take 1"
