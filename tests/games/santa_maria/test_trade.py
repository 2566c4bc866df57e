"""Rulebook: Activating buildings, trade."""

import pytest

from boardwright.games.santa_maria import GAME
from boardwright.kernel.errors import NotLegal
from boardwright.lobby.options import action_infos
from tests.games.santa_maria.tables import Table, alone, board
from tests.games.words import READERS


def trading(effect: str, stock: str) -> Table:
    """A player who has just activated a trading building with this stock."""
    table = alone("A1", content=board(c1r1=f"city: {effect}", c6r6="town-hall: 1p"))
    table.stock(2, stock + " 1c")
    table.play("2: activate c1r1")
    return table


@pytest.mark.parametrize(("stock", "trade"), [("1w", "trade 1 1"), ("1e", "trade 2 1")])
def test_example_of_anna_who_pays_a_wood_or_a_gem_for_three_coins(stock: str, trade: str) -> None:
    table = trading("1w / 1e -> 3c", stock)
    assert [answer for answer in table.legal(2) if answer.startswith("trade")] == [trade]
    table.play(f"2: {trade}")
    assert table.has(2) == "3c"


def test_who_has_both_pays_the_one_or_the_other_and_not_both() -> None:
    table = trading("1w / 1e -> 3c", "1w 1e")
    assert table.may(2, "trade") == ["1 1", "2 1"]
    table.play("2: trade 2 1")
    assert table.has(2) == "1w 3c"
    assert table.may(2, "trade") == []  # once an activation


@pytest.mark.parametrize(("trade", "after"), [("1 1", "1g 1s"), ("1 2", "1g 1e"), ("2 1", "1w 1s"), ("2 2", "1w 1e")])
def test_of_what_a_slash_divides_one_way_is_chosen_on_each_side(trade: str, after: str) -> None:
    table = trading("1w / 1g -> 1s / 1e", "1w 1g")
    assert table.may(2, "trade") == ["1 1", "1 2", "2 1", "2 2"]
    table.play(f"2: trade {trade}")
    assert table.has(2) == after


def test_a_trade_may_be_declined() -> None:
    table = trading("1w / 1e -> 3c", "2w")
    table.play("2: decline")
    assert table.has(2) == "2w"
    assert table.lying(2) == {"c1r1": "coins 1"}


def test_a_trade_may_bring_points() -> None:
    table = trading("1s -> 2p", "1s")
    table.play("2: trade 1 1")
    assert (table.has(2), table.scored(2, "buildings")) == ("", 2)


def test_what_cannot_be_paid_cannot_be_traded() -> None:
    table = trading("2w -> 3c", "1w 3s")
    with pytest.raises(NotLegal):
        table.play("2: trade 1 1")


def test_a_price_comes_before_the_gain_so_that_there_is_room_for_it() -> None:
    table = trading("1w -> 1s", "1w 3s")
    table.play("2: trade 1 1")
    assert table.has(2) == "3s 2c"  # a fourth sugar is sold at once
    table = trading("1s -> 2s", "2s")
    table.play("2: trade 1 1")
    assert table.has(2) == "3s"


def test_the_gain_cannot_pay_its_own_price() -> None:
    assert trading("1o -> 3o", "").scored(2, "buildings") == 0


def test_gold_that_is_paid_as_one_or_the_other_is_one_answer_to_a_player() -> None:
    """The rules know two; both are called the same and change the same, so that one of them is offered."""
    table = trading("1w / 1e -> 3c", "1o")
    assert table.may(2, "trade") == ["1 1", "2 1"]
    offered = [info for info in action_infos(GAME, table.state, 1) if info.action.startswith("trade")]
    assert [READERS["en"](info.short) for info in offered] == ["Trade 1 gold for 3 coins"]
    both = trading("1w / 1e -> 3c", "1w 1o")
    assert len([info for info in action_infos(GAME, both.state, 1) if info.action.startswith("trade")]) == 2
