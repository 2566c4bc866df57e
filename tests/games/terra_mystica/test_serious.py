"""What bots look at and choose: no silly moves, of those that think a moment nor of those that search."""

from random import Random

import pytest

from boardwright.bots import bot
from boardwright.bots.limit import Limit
from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.vocabulary import ROUNDS
from boardwright.games.terra_mystica.study.serious import serious
from tests.games.terra_mystica.tables import Table, alone

BOTS = ("casual", "strong")
THOUGHT = Limit(0.0, rollouts=8)


def played(name: str, table: Table, number: int, actions: int = 20) -> list[str]:
    """What a bot answers who is asked alone, to the end of so many actions, or until it has passed."""
    state, player, told = GAME.clone(table.state), bot(name, Random(1), THOUGHT), list[str]()
    while actions and GAME.waiting(state) == (number - 1,):
        action = player.choose(GAME, state, number - 1)
        told.append(action.text)
        GAME.apply(state, number - 1, action)
        actions -= GAME.settled(state, number - 1)
    return told


def looked_at(table: Table, number: int, verb: str) -> bool:
    candidates = serious(table.state, number - 1, GAME.legal(table.state, number - 1))
    return any(candidate[-1].verb == verb for candidate in candidates)


def in_round(round: int, player: str, stock: str, **options: str) -> Table:
    """Seat 2 alone with its stock: the other has passed."""
    table = alone(player, **options)
    table.pass_until(round)
    table.pass_before(2)
    table.stocks(2, stock)
    return table


@pytest.mark.parametrize(
    ("player", "stock", "round", "dug"),
    [
        ("witches C3 F4", "0c 5w 0p 0/0/0", ROUNDS, False),  # nothing can be built on it
        ("witches C3 F4", "0c 6w 0p 0/0/0", ROUNDS, True),  # two workers become coins
        ("witches C3 F4", "2c 4w 0p 0/0/0", ROUNDS, True),
        ("witches C3 F4", "9c 3w 0p 0/0/0", ROUNDS, False),  # the spade takes the worker that would build
        ("witches C3 F4", "0c 3w 0p 0/0/0", ROUNDS - 1, True),  # but in the next round
        ("halflings D8 F7", "0c 3w 0p 0/0/0", ROUNDS, True),  # a point for each spade
    ],
)
def test_in_the_last_round_land_is_dug_only_to_be_built_on(player: str, stock: str, round: int, dug: bool) -> None:
    table = in_round(round, player, stock)
    assert table.may(2, "dig")
    assert looked_at(table, 2, "dig") == dug


@pytest.mark.parametrize("name", BOTS)
def test_nothing_is_dug_away_in_the_last_round(name: str) -> None:
    """Neither for workers nor by power that would only lie about; but with coins for power land may be built on."""
    table = in_round(ROUNDS, "witches C3 F4", "0c 3w 0p 0/0/8")
    assert {"dig", "power"} <= {text.split()[0] for text in table.legal(2)}
    verbs = [text.split()[0] for text in played(name, table, 2)]
    assert verbs.count("dig") == verbs.count("build")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("offered", [1, 2, 3])
def test_power_is_taken_early(name: str, offered: int) -> None:
    """Also for points: what it will buy is not seen yet."""
    table = Table("auren E9 I11", "darklings E10 E5")
    table.put(2, ("dwelling", "trading-house", "stronghold")[offered - 1], "E10")
    table.stocks(1, "9c 9w")
    table.play("1: upgrade E9 trading-house")
    table.done(1)
    assert table.legal(2) == [f"take {offered}", "decline"]
    assert played(name, table, 2, actions=1) == [f"take {offered}"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("round", [ROUNDS - 2, ROUNDS - 1, ROUNDS])
def test_power_that_costs_nothing_is_always_taken(name: str, round: int) -> None:
    """Also where only one of two is left to move."""
    table = Table("auren E9 I11", "darklings E10 E5")
    table.pass_until(round)
    table.put(2, "trading-house", "E10")
    table.stocks(1, "9c 9w")
    table.stocks(2, "0/1/4")
    table.play("1: upgrade E9 trading-house")
    table.done(1)
    assert table.legal(2) == ["take 1", "decline"]
    assert played(name, table, 2, actions=1) == ["take 1"]


@pytest.mark.parametrize("name", BOTS)
def test_coins_are_not_kept_that_buy_points_in_the_last_round(name: str) -> None:
    """A trading house for three points of the round tile; three coins are one."""
    table = in_round(ROUNDS, "witches C3 F4", "6c 2w 0p 0/0/0", scoring="SCORE7 SCORE8 SCORE2 SCORE3 SCORE4 SCORE6")
    answers = played(name, table, 2)
    assert [text for text in answers if text.endswith("trading-house")], answers


@pytest.mark.parametrize("name", BOTS)
def test_the_free_dwelling_of_the_last_round_is_built(name: str) -> None:
    """The witches ride; the round tile gives points for it."""
    table = in_round(ROUNDS, "witches C3 F4", "0c 0w 0p 0/0/0", scoring="SCORE7 SCORE8 SCORE2 SCORE3 SCORE4 SCORE5")
    table.put(2, "stronghold", "C3")
    answers = played(name, table, 2)
    assert [text for text in answers if text.startswith("build")], answers


def test_who_is_last_knows_its_points() -> None:
    """What passing brings then is what the rules pay in the end, whatever else looks good."""
    table = in_round(ROUNDS, "witches C3 F4", "6c 2w 1p 3/2/2")
    expected = GAME.study.value(table.state, 1)
    table.to_end()
    assert expected == pytest.approx(GAME.scores(table.state)[1])
