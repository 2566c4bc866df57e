"""Rulebook: Free actions; the limit of the storage."""

import pytest

from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.buildings import Trade
from boardwright.games.santa_maria.rules.scoring import wealth
from boardwright.games.santa_maria.rules.state import State
from boardwright.kernel.action import Action
from boardwright.kernel.errors import NotLegal, NotYourTurn
from boardwright.kernel.study import NOWHERE
from tests.games.santa_maria.tables import Table, alone, board

ANNA = board(c3r6="city: shipping", c1r1="town-hall: 1c")


def test_example_of_anna_who_sells_ships_and_buys_a_grain_for_it() -> None:
    table = alone("A1", content=ANNA)
    table.stock(2, "3s 1e")
    table.play("2: sell sugar", "2: sell sugar", "2: sell gem")
    assert table.has(2) == "1s 6c"
    table.play("2: activate c3r6")
    assert table.has(2) == "1s 5c"
    assert "ship conquest" not in table.legal(2)  # SS3: a grain and a sugar
    table.play("2: buy grain")
    assert table.has(2) == "1g 1s 2c"
    table.play("2: ship conquest")
    assert table.has(2) == "2c"
    assert table.harbour(2) == [[], [], ["SS3"], []]


@pytest.mark.parametrize(
    ("good", "stock", "coins"),
    [("wood", "1w", 1), ("grain", "1g", 1), ("sugar", "1s", 2), ("gem", "1e", 2), ("gold", "1o", 2)],
)
def test_a_basic_good_is_sold_for_one_coin_and_a_special_one_for_two(good: str, stock: str, coins: int) -> None:
    table = alone("A1")
    table.stock(2, stock)
    table.play(f"2: sell {good}")
    assert table.has(2) == f"{coins}c"
    assert table.waiting() == 2  # it is still the same turn


@pytest.mark.parametrize(("good", "bought"), [("wood", "1w"), ("grain", "1g")])
def test_a_wood_or_a_grain_is_bought_for_three_coins(good: str, bought: str) -> None:
    table = alone("A1")
    table.stock(2, "4c")
    table.play(f"2: buy {good}")
    assert table.has(2) == f"{bought} 1c"
    assert table.may(2, "buy") == []


def test_special_goods_cannot_be_bought() -> None:
    table = alone("A1")
    table.stock(2, "30c")
    assert table.may(2, "buy") == ["wood", "grain"]


def test_nothing_is_bought_above_the_limit_of_three() -> None:
    table = alone("A1")
    table.stock(2, "3w 2g 9c")
    assert table.may(2, "buy") == ["grain"]
    table.play("2: buy grain")
    assert table.may(2, "buy") == []


def test_what_one_does_not_have_cannot_be_sold() -> None:
    table = alone("A1")
    table.stock(2, "1g 1o")
    assert table.may(2, "sell") == ["grain", "gold"]


def test_any_number_of_free_actions_in_a_turn() -> None:
    table = alone("A1")
    table.stock(2, "3s 3e")
    table.play(*["2: sell sugar"] * 3, *["2: sell gem"] * 3, *["2: buy wood"] * 2, *["2: buy grain"] * 2)
    assert table.has(2) == "2w 2g"
    assert table.may(2, "expand")


def test_free_actions_belong_to_the_own_turn() -> None:
    table = Table("A1", "A2")
    with pytest.raises(NotYourTurn):
        table.play("2: sell wood")


def test_goods_are_sold_and_bought_in_any_order() -> None:
    """Ruling 41."""
    table = alone("A1")
    table.stock(2, "1w 1s 9c")
    table.play("2: sell sugar", "2: sell wood", "2: buy grain", "2: buy wood", "2: sell grain", "2: buy grain")
    assert table.has(2) == "1w 1g 4c"


@pytest.mark.parametrize("stock", ["2w 4c", "1w 1g 1s 1e 1o 2c", "3w 3g 3o", "3s 7c"])
@pytest.mark.parametrize("scholars", [(), ("basic-economics",), ("advanced-economics",)])
def test_every_stock_that_sales_and_purchases_lead_to_is_reached(stock: str, scholars: tuple[str, ...]) -> None:
    """Ruling 41. And bots, who do not look at detours, reach each in one way."""
    table = alone("A1")
    table.teach(2, *scholars)
    table.stock(2, stock)
    prices = [2 if "basic-economics" in scholars else 3] * 2 + [3 if "advanced-economics" in scholars else 999] * 2
    richest = _richest((*table.seat(2).goods, table.seat(2).coins), prices)
    straight = _offered(table.state)
    assert dict.fromkeys(richest, 1) == {stock: straight.count(stock) for stock in richest}
    assert {stock[:5] for stock in straight} == {stock[:5] for stock in richest}


@pytest.mark.parametrize("scholars", [(), ("basic-economics", "advanced-economics")])
def test_no_round_of_sales_and_purchases_leads_back(scholars: tuple[str, ...]) -> None:
    """A game cannot go on for ever: what a purchase costs is never got back."""
    table = alone("A1")
    table.teach(2, *scholars)
    table.stock(2, "2w 2g 2s 2e 2o 9c")
    before = wealth(table.seat(2))
    for action in GAME.legal(table.state, 1):
        if action.verb in ("sell", "buy"):
            after = GAME.clone(table.state)
            GAME.apply(after, 1, action)
            lost = before - wealth(after.seats[1])
            assert lost == 0 if action.verb == "sell" else lost > 0


def _offered(state: State) -> list[tuple[int, ...]]:
    """The stocks that the engine leads to without a detour, each as often as it does."""
    found: list[tuple[int, ...]] = []
    tables: list[tuple[State, list[Action]]] = [(state, [])]
    while tables:
        now, way = tables.pop()
        found.append((*now.seats[1].goods, now.seats[1].coins))
        for action in GAME.legal(now, 1):
            if action.verb in ("sell", "buy"):
                after, longer = GAME.clone(now), [*way, action]
                GAME.apply(after, 1, action)
                if GAME.study.estimate(after, 1, longer) > NOWHERE:
                    tables.append((after, longer))
    return found


def _richest(stock: tuple[int, ...], prices: list[int]) -> set[tuple[int, ...]]:
    """What sales and purchases in any order lead to: all goods one can have, each with the most coins."""
    found: dict[tuple[int, ...], int] = {}
    stocks = [stock]
    while stocks:
        now = stocks.pop()
        if found.get(now[:5], -1) >= now[5]:
            continue
        found[now[:5]] = now[5]
        stocks += [_changed(now, good, -1, sale) for good, sale in enumerate((1, 1, 2, 2, 2)) if now[good]]
        for good, price in enumerate(prices):
            if now[good] < 3 and now[5] >= price:
                stocks.append(_changed(now, good, 1, -price))
    return {(*goods, coins) for goods, coins in found.items()}


def _changed(stock: tuple[int, ...], good: int, amount: int, coins: int) -> tuple[int, ...]:
    changed = list(stock)
    changed[good] += amount
    changed[5] += coins
    return tuple(changed)


# --- at any moment of the turn


def test_free_actions_in_the_middle_of_an_activation() -> None:
    """Ruling 41."""
    table = alone("A1", content=board(c1r1="farm: 1s", c1r2="city: 1w -> 3c", c1r3="town-hall: 1p"), white="1")
    table.stock(2, "1c")
    table.play("2: white 1 as 1")
    assert table.may(2, "trade") == []
    table.play("2: sell sugar", "2: buy wood", "2: trade 1 1")
    assert table.has(2) == "3c"


def test_gold_stands_for_what_cannot_be_bought_and_the_rest_is_bought() -> None:
    """Ruling 41: a ship for a wood and a sugar is within reach."""
    table = alone("A1", content=ANNA)
    table.stock(2, "1o 4c")
    table.play("2: activate c3r6", "2: buy wood", "2: ship coins")
    assert (table.has(2), table.harbour(2)[0]) == ("", ["SS1"])


def test_a_trade_that_no_sale_can_pay_for_is_not_even_asked() -> None:
    """Ruling 41."""
    table = alone("A1", content=board(c1r2="city: 1w -> 3c", c1r3="town-hall: 1p"), white="1")
    table.stock(2, "2c")
    table.play("2: white 1 as 1")
    assert table.scored(2, "buildings") == 1  # both buildings have been used


@pytest.mark.parametrize(
    ("price", "stock", "asked"),
    [
        ("4w", "3w 9c", False),  # nobody has a fourth wood
        ("4w", "3w 1o", True),  # gold is the fourth
        ("4w", "1w 1o 6c", True),  # two are bought, gold is the fourth
        ("5w", "3w 1o 9c", False),
        ("4w 1g", "3w 1o 3c", True),  # the grain is bought
        ("4w 1s", "3w 1o 3c", False),  # nobody sells the sugar, for which the gold is not left
        ("1s", "99c", False),
    ],
)
def test_a_price_of_more_goods_than_can_be_stored_needs_gold(price: str, stock: str, asked: bool) -> None:
    """Ruling 49."""
    table = alone("A1", content=board(c1r2=f"city: {price} -> 3p", c1r3="town-hall: 1p"), white="1")
    table.stock(2, stock)
    table.play("2: white 1 as 1")
    assert isinstance(table.top(), Trade) == asked


def test_free_actions_between_the_ships_while_passing() -> None:
    """Ruling 28."""
    table = alone("A1")
    table.moor(2, "religion", "S01 S02")
    table.stock(2, "1s 2g")
    table.play("2: pass coins")
    table.play("2: sell sugar", "2: grain")  # of the first ship
    assert table.seat(2).religion == 2
    table.chance()
    assert table.has(2) == "1g 4c"
    table.play("2: buy grain", "2: monk mission-1")
    assert table.has(2) == "2g 1c"
    table.play("2: grain")  # of the second ship, at space 3
    assert table.seat(2).religion == 4


def test_free_actions_before_a_monk_is_sent() -> None:
    """Ruling 6."""
    table = alone("A1", content=board(c1r1="city: religion", c3r3="town-hall: 1c"))
    table.pray(2, 4)
    table.send(1, "mission-1")
    table.stock(2, "1s 1c")
    table.play("2: activate c1r1", "2: step")
    assert "monk mission-1" not in table.legal(2)
    table.play("2: sell sugar", "2: monk mission-1")
    assert table.scored(2, "missions") == 3


def test_no_free_actions_after_the_main_action_but_before_the_next_one() -> None:
    """Ruling 42: for the own colony it is the same moment."""
    table = Table("A1", "A2")
    table.play("1: activate c2r1")
    assert table.waiting() == 2
    table.play("2: activate c3r4")
    assert "sell wood" in table.legal(1)


def test_no_free_actions_between_the_tile_and_its_place() -> None:
    """Ruling 41: they could change nothing: the tile is paid for."""
    table = alone("A1")
    table.stock(2, "3w 9c")
    table.play("2: expand D01")
    assert table.may(2, "sell") == table.may(2, "buy") == []
    with pytest.raises(NotLegal):
        table.play("2: sell wood")


# --- the storage


@pytest.mark.parametrize(
    ("space", "stock", "after"),
    [
        ("forest: 2w", "2w", "3w 1c"),
        ("farm: 2g", "3g", "3g 2c"),
        ("farm: 2s", "2s", "3s 2c"),
        ("mountain: 2e", "3e", "3e 4c"),
        ("mountain: 1o", "3o", "3o 2c"),
        ("mountain: 1o", "2o", "3o"),
    ],
)
def test_of_each_good_three_are_kept_and_the_rest_is_sold_at_once(space: str, stock: str, after: str) -> None:
    """Ruling 10."""
    table = alone("A1", content=board(c1r1=space, c3r3="town-hall: 1c"), white="1")
    table.stock(2, stock)
    table.play("2: white 1 as 1")
    assert table.has(2) == after


def test_one_may_sell_before_the_storage_overflows() -> None:
    """Ruling 10."""
    table = alone("A1", content=board(c1r1="forest: 2w", c3r3="town-hall: 1c"), white="1")
    table.stock(2, "3w")
    table.play("2: sell wood", "2: sell wood", "2: white 1 as 1")
    assert table.has(2) == "3w 2c"


def test_coins_and_happiness_have_no_limit() -> None:
    table = alone("A1", content=board(c1r1="city: 9c, 9p", c3r3="town-hall: 1c"), white="1")
    table.stock(2, "99c")
    table.play("2: white 1 as 1")
    assert (table.has(2), table.scored(2, "buildings")) == ("108c", 9)
