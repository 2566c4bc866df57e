"""What bots look at: nothing is sold or bought without an aim."""

from random import Random
from typing import Any

import pytest

from boardwright.bots import bot
from boardwright.bots.limit import Limit
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.vocabulary import GOOD_LETTERS, Gain
from boardwright.games.santa_maria.study.serious import serious
from boardwright.games.santa_maria.study.trades import trades
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from tests.games.santa_maria.tables import alone


@pytest.mark.parametrize(
    ("stock", "goods", "coins", "ways"),
    [
        ("2w", (2, 0, 0, 0, 0), 0, []),  # nothing is short
        ("1w 2c", (2, 0, 0, 0, 0), 0, []),  # a wood costs 3
        ("1w 3c", (2, 0, 0, 0, 0), 0, ["buy wood"]),
        ("1w 1s 1c", (2, 0, 0, 0, 0), 0, ["sell sugar, buy wood"]),
        ("1w 1g 1s 1c", (2, 0, 0, 0, 0), 0, ["sell sugar, buy wood"]),  # a grain alone does not do
        ("1w 2g 1s 1c", (2, 0, 0, 0, 0), 0, ["sell sugar, buy wood", "sell grain, sell grain, buy wood"]),
        ("1w 1o 3c", (2, 0, 0, 0, 0), 0, ["buy wood"]),  # gold would do: or it is kept
        ("3c", (0, 0, 1, 0, 0), 0, []),  # sugar is not for sale
        ("1g 1s", (0, 0, 0, 0, 0), 2, ["sell sugar"]),  # not the grain too
        ("1g 1s", (0, 1, 0, 0, 0), 2, ["sell sugar"]),  # nor what the price asks for
        ("1g 1s", (0, 1, 1, 0, 0), 1, []),
        ("3w 9c", (4, 0, 0, 0, 0), 0, []),  # a fourth wood cannot be stored
        ("2w 1o 3c", (4, 0, 0, 0, 0), 0, ["buy wood"]),  # gold is the fourth
        ("2w 2o 3c", (4, 0, 0, 0, 0), 0, ["buy wood"]),  # gold would do for both: or it is kept
    ],
)
def test_exactly_what_is_short_is_made_up(stock: str, goods: tuple[int, ...], coins: int, ways: list[str]) -> None:
    table = alone("A1")
    table.stock(2, stock)
    price = Gain(Bundle.of({**dict(zip(GOOD_LETTERS, goods, strict=True)), "c": coins}))
    found = [", ".join([action.text for action in way]) for way in trades(table.seat(2), price)]
    assert found == ways


def test_a_trade_always_leads_to_something() -> None:
    table = alone("A1")
    table.stock(2, "2w 1s 1e 1c")
    for candidate in serious(table.state, GAME.legal(table.state, 1)):
        assert candidate[-1].verb not in ("sell", "buy")


def actions(name: str, seed: str) -> list[list[Action]]:
    """What a bot that plays alone answers, action by action."""
    random = Random(seed)
    state = GAME.new(1, GAME.varied_options())
    player = bot(name, random, Limit(0.0, rollouts=2))
    found: list[list[Action]] = [[]]
    while waiting := GAME.waiting(state):
        if waiting[0] == CHANCE:
            GAME.apply(state, CHANCE, draw(GAME, state, random))
            continue
        found[-1].append(player.choose(_any(), state, 0))
        GAME.apply(state, 0, found[-1][-1])
        if GAME.settled(state, 0):
            found.append([])
    return [answers for answers in found if answers]


def _any() -> Game[Any]:
    return GAME


def runs_of_trades(answers: list[Action]) -> list[list[Action]]:
    """The sales and purchases between which nothing else is done."""
    runs: list[list[Action]] = [[]]
    for action in answers:
        if action.verb in ("sell", "buy"):
            runs[-1].append(action)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]


@pytest.mark.full
@pytest.mark.parametrize(("name", "games"), [("casual", 3), ("strong", 1)])
def test_nothing_that_is_sold_is_bought_back_and_no_action_ends_with_a_trade(name: str, games: int) -> None:
    traded = 0
    for number in range(games):
        for answers in actions(name, f"trades {number}"):
            assert answers[-1].verb not in ("sell", "buy"), answers
            for run in runs_of_trades(answers):
                sold = {action.args for action in run if action.verb == "sell"}
                assert not sold & {action.args for action in run if action.verb == "buy"}, answers
                traded += 1
    assert traded > 3 * games
