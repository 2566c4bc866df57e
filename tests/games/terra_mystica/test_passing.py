"""Rulebook: Action 8, passing and the new first player; appendix IV, bonus cards."""

import pytest

from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS
from tests.games.terra_mystica.tables import Table, alone


def passing(card: str, player: str = "witches C3 F4") -> Table:
    table = alone(player, cards=f"BON3 {card}", promo="all")
    table.put(2, "trading-house", "E7")
    return table


def pass_now(table: Table) -> None:
    table.play(f"2: pass {table.may(2, 'pass')[0]}".strip())


def card(table: Table, number: int) -> str | None:
    held = table.seat(number).bonus
    return None if held < 0 else BONUS_CARDS[held].id


# --- points


def test_example_of_the_card_for_dwellings() -> None:
    table = passing("BON9")
    pass_now(table)
    assert table.scored(2, "cards") == 2


def test_example_of_the_card_for_trading_houses() -> None:
    table = passing("BON7")
    table.put(2, "trading-house", "F4")
    pass_now(table)
    assert table.scored(2, "cards") == 4


@pytest.mark.parametrize(("built", "points"), [("", 0), ("stronghold", 4), ("sanctuary", 4), ("both", 8)])
def test_example_of_the_card_for_stronghold_and_sanctuary(built: str, points: int) -> None:
    table = passing("BON6")
    if built in ("stronghold", "both"):
        table.put(2, "stronghold", "C3")
    if built in ("sanctuary", "both"):
        table.put(2, "sanctuary", "F4")
    pass_now(table)
    assert table.scored(2, "cards") == points


def test_the_promo_card_pays_3_for_each_step_of_shipping() -> None:
    table = passing("BON10")
    table.seat(2).shipping = 2
    pass_now(table)
    assert table.scored(2, "cards") == 6


@pytest.mark.parametrize("plain", ["BON1", "BON2", "BON3", "BON4", "BON5", "BON8"])
def test_other_cards_pay_nothing(plain: str) -> None:
    table = passing("BON9")
    table.seat(2).bonus = [each.id for each in BONUS_CARDS].index(plain)
    pass_now(table)
    assert table.scored(2, "cards") == 0


@pytest.mark.parametrize(("houses", "points"), [("", 0), ("E7", 2), ("E7 F4", 3), ("E7 F4 C3", 3), ("E7 F4 C3 G3", 4)])
def test_favor_12_pays_for_trading_houses(houses: str, points: int) -> None:
    table = alone("witches C3 F4")
    table.put(2, "trading-house", houses)
    table.favor(2, "FAV12")
    pass_now(table)
    assert table.scored(2, "favors") == points


def test_engineers_with_a_stronghold_score_bridges_between_own_buildings() -> None:
    """C9: as the board is when they pass."""
    table = alone("engineers E7 C2")
    table.put(2, "stronghold", "E7")
    table.put(2, "dwelling", "D4")
    table.span(2, "C2:D4", "C2:E5")
    pass_now(table)
    assert table.scored(2, "abilities") == 3


def test_engineers_without_a_stronghold_score_none_and_others_neither() -> None:
    for player, structure in (("engineers E7 C2", "dwelling"), ("dwarves E7 C2", "stronghold")):
        table = alone(player)
        table.put(2, structure, "E7")
        table.put(2, "dwelling", "D4")
        table.span(2, "C2:D4")
        pass_now(table)
        assert table.scored(2, "abilities") == 0


# --- cards and coins


def test_one_of_the_three_cards_is_taken_and_the_own_one_left() -> None:
    """C9: not the card just returned."""
    table = Table("witches C3 F4", "giants D6 D7", cards="BON3 BON8 BON5 BON2 BON6")
    assert table.may(1, "pass") == ["BON2", "BON5", "BON6"]
    table.play("1: pass BON5")
    assert card(table, 1) == "BON5"
    assert table.may(2, "pass") == ["BON2", "BON3", "BON6"]  # the returned one is free for the others


def test_coins_on_the_card_are_taken_at_once() -> None:
    """C9"""
    table = Table("witches C3 F4", "giants D6 D7", cards="BON3 BON8 BON5 BON2 BON6")
    before = table.seat(1).coins
    table.play("1: pass BON5")
    assert table.seat(1).coins == before + 1
    assert table.state.bonus_coins[2] == 0  # the returned BON3 lies there without coins


def test_a_coin_more_on_each_card_left_at_the_start_of_every_round() -> None:
    """C10: a card that nobody took for two rounds has 2 coins."""
    table = Table("witches C3 F4", "giants D6 D7", cards="BON3 BON8 BON5 BON2 BON6")
    table.play("1: pass BON5", "2: pass BON3")
    coins = {each.id: coins for each, coins in zip(BONUS_CARDS, table.state.bonus_coins, strict=True) if coins >= 0}
    assert coins == {"BON2": 2, "BON6": 2, "BON8": 1}


def test_coins_lie_on_the_cards_in_round_6_too() -> None:
    """C10"""
    table = Table("witches C3 F4", "giants D6 D7")
    table.pass_until(6)
    assert len([coins for coins in table.state.bonus_coins if coins > 0]) == 3


def test_in_the_last_round_no_card_is_taken() -> None:
    table = alone("witches C3 F4", cards="BON3 BON9")
    table.pass_until(6)
    assert table.may(table.asked(), "pass") == [""]
    table.to_end()
    assert card(table, 1) is None and card(table, 2) is None


def test_the_card_of_the_last_round_still_pays() -> None:
    table = alone("witches C3 F4", cards="BON3 BON9")
    table.pass_until(6)
    before = table.scored(2, "cards")
    table.seat(2).bonus = 8
    table.to_end()
    assert table.scored(2, "cards") == before + 2


# --- the end of the round


def test_who_has_passed_takes_no_more_turns_but_still_power() -> None:
    table = alone("witches C3 F4")
    table.put(1, "dwelling", "E7")
    table.stocks(1, "12/0/0")
    table.stocks(2, "60c 60w")
    table.play("2: upgrade F4 trading-house", "2: done", "1: take 1")
    assert table.waiting() == 2


def test_the_last_player_acts_as_often_as_he_likes() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "7p")
    for cult in ("fire", "water", "earth", "air"):
        table.act(2, f"priest {cult} 3")
        assert table.waiting() == 2 and table.state.round == 1


def test_everything_left_is_kept_for_the_next_round() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "50c 40w 0p 0/0/12")
    pass_now(table)
    assert table.state.round == 2
    assert table.seat(2).coins >= 50 and table.seat(2).workers >= 43
