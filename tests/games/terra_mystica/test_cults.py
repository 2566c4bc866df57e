"""Rulebook: Power for the cult tracks; One player at the top; Action 5, sending a priest to the order of a cult."""

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.cults import advance
from boardwright.games.terra_mystica.rules.vocabulary import Source
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import told

FIRE = 0


def on_fire(step: int, keys: int = 0) -> Table:
    """Engineers, who begin on no track, on a step of fire."""
    table = alone("engineers E7 H6")
    table.cults(2, fire=step)
    table.seat(2).keys = keys
    table.stocks(2, "3p 12/0/0")
    return table


# --- power on the way


def test_example_of_the_nomads_gaining_4_power_for_3_steps() -> None:
    """From 4 to 7: 2 for step 5 and 2 for step 7."""
    table = on_fire(4)
    advance(table.state, 1, FIRE, 3, Source.PRIEST)
    assert table.cult(2, "fire") == 7 and table.bowls(2) == "8/4/0"


@pytest.mark.parametrize(("step", "power"), [(3, 1), (5, 2), (7, 2), (10, 3)])
def test_marks_bring_power_when_they_are_reached(step: int, power: int) -> None:
    """A9"""
    table = on_fire(step - 1, keys=1)
    advance(table.state, 1, FIRE, 1, Source.PRIEST)
    assert table.cult(2, "fire") == step and table.bowls(2) == f"{12 - power}/{power}/0"


@pytest.mark.parametrize(
    ("start", "steps", "power"), [(2, 2, 1), (2, 3, 3), (0, 2, 0), (3, 1, 0), (5, 1, 0), (7, 2, 0)]
)
def test_marks_bring_power_when_they_are_passed_and_only_once(start: int, steps: int, power: int) -> None:
    """A9"""
    table = on_fire(start)
    advance(table.state, 1, FIRE, steps, Source.PRIEST)
    assert table.bowls(2) == f"{12 - power}/{power}/0"


# --- the top


def test_without_a_key_a_marker_stops_on_9() -> None:
    """A9: and the 3 power of the top are not gained."""
    table = on_fire(8)
    advance(table.state, 1, FIRE, 3, Source.PRIEST)
    assert table.cult(2, "fire") == 9 and table.bowls(2) == "12/0/0"


def test_a_key_opens_the_top_and_is_used_up() -> None:
    table = on_fire(8, keys=2)
    advance(table.state, 1, FIRE, 3, Source.PRIEST)
    assert table.cult(2, "fire") == 10 and table.seat(2).keys == 1
    assert table.bowls(2) == "9/3/0"


def test_only_one_faction_stands_on_the_top() -> None:
    table = on_fire(8, keys=1)
    table.cults(1, fire=10)
    advance(table.state, 1, FIRE, 3, Source.PRIEST)
    assert table.cult(2, "fire") == 9 and table.seat(2).keys == 1 and table.bowls(2) == "12/0/0"


def test_example_two_towns_open_two_tops() -> None:
    table = on_fire(9, keys=2)
    table.cults(2, fire=9, water=9, earth=9)
    for cult in (0, 1, 2):
        advance(table.state, 1, cult, 1, Source.PRIEST)
    assert table.seat(2).cults == (10, 10, 9, 0) and table.seat(2).keys == 0


def test_a_marker_on_the_top_stays_there() -> None:
    table = on_fire(10, keys=1)
    advance(table.state, 1, FIRE, 2, Source.PRIEST)
    assert table.cult(2, "fire") == 10 and table.seat(2).keys == 1


# --- keys that come in the same turn


def town_builders(promo: str = "none") -> Table:
    """Engineers one upgrade short of a town: three dwellings and a temple."""
    table = alone("engineers E7 H6", promo=promo)
    table.put(2, "trading-house", "E6 E8")
    table.put(2, "dwelling", "F4 E7")
    table.rich(2)
    return table


def test_a_key_of_the_same_turn_opens_a_top_that_was_closed() -> None:
    """C13: the favor tile of the temple is taken first, and stops on 9; the town then brings the key."""
    table = town_builders()
    table.put(2, "dwelling", "E8")
    table.put(2, "trading-house", "F4 E7")
    table.put(2, "dwelling", "E6")
    table.favor(1, "FAV9")
    table.cults(2, fire=8)
    # Dwelling, dwelling, trading house and trading house are 6: with FAV5, and the temple, a town.
    table.play("2: upgrade F4 temple", "2: favor FAV5")
    assert table.cult(2, "fire") == 9 and table.may(2, "town")
    table.play("2: town TW1")
    assert table.cult(2, "fire") == 10 and table.seat(2).keys == 0


def test_a_key_of_a_later_turn_does_not_move_the_marker() -> None:
    """C13"""
    table = town_builders()
    table.cults(2, fire=8)
    table.act(2, "priest fire 3")
    assert table.cult(2, "fire") == 9
    table.play("2: upgrade E7 trading-house")
    table.play("2: town TW1")
    assert table.cult(2, "fire") == 9 and table.seat(2).keys == 1


def test_a_town_tile_with_steps_uses_its_own_key() -> None:
    table = town_builders()
    table.cults(2, fire=9, water=4, earth=4, air=4)
    table.play("2: upgrade E7 trading-house", "2: town TW5")
    assert table.seat(2).cults == (10, 5, 5, 5) and table.seat(2).keys == 0


def test_who_has_more_tops_than_keys_chooses() -> None:
    """NOTES, B: one key and two tracks on 9."""
    table = town_builders()
    table.cults(2, fire=9, water=9, earth=1, air=0)
    table.play("2: upgrade E7 trading-house", "2: town TW5")
    assert table.may(2, "cult") == ["fire", "water"]
    table.play("2: cult water")
    assert table.seat(2).cults == (9, 10, 2, 1) and table.seat(2).keys == 0


def two_tops_closed(promo: str = "none") -> Table:
    """Two favor tiles have brought fire and water to 9 in this turn, without a key, and founded a town."""
    table = alone("chaosmagicians D4", promo=promo)
    table.put(2, "trading-house", "E6 E8")
    table.put(2, "dwelling", "F4 E7")
    table.rich(2)
    table.cults(2, fire=8, water=8, earth=2)
    table.play("2: upgrade E8 temple", "2: favor FAV5", "2: favor FAV6")
    assert table.seat(2).cults[:2] == (9, 9) and table.may(2, "town")
    return table


def test_who_has_more_closed_tops_than_keys_chooses_too() -> None:
    """C13: the key comes with a tile that has no steps."""
    table = two_tops_closed()
    table.play("2: town TW1")
    assert table.may(2, "cult") == ["fire", "water"]
    words = told(GAME, table.state, 1, GAME.book["cult water"])
    assert words == "Advance 1 step on Water: pay 1 key; 1 step on Water. Water: 9 → 10."
    table.play("2: cult water")
    assert table.seat(2).cults[:2] == (9, 10) and table.seat(2).keys == 0


def test_two_keys_open_two_closed_tops_unasked() -> None:
    """C13: the large tile's own steps would open them anyway."""
    table = two_tops_closed(promo="all")
    table.play("2: town TW6")
    assert table.seat(2).cults[:3] == (10, 10, 4) and table.seat(2).keys == 0


def test_a_closed_top_and_the_steps_of_the_tile_are_one_choice() -> None:
    """C13: fire and water were closed in this turn, earth was on 9 before."""
    table = two_tops_closed()
    table.cults(2, fire=9, water=9, earth=9)
    table.play("2: town TW5")
    assert table.may(2, "cult") == ["fire", "water", "earth"]
    table.play("2: cult earth")
    assert table.seat(2).cults == (9, 9, 10, 1) and table.seat(2).keys == 0


def test_the_large_town_tile_brings_two_keys_and_two_steps() -> None:
    """C13"""
    table = town_builders(promo="all")
    table.cults(2, fire=8, water=9, earth=9, air=0)
    table.play("2: upgrade E7 trading-house", "2: town TW6")
    assert table.may(2, "cult") == ["fire", "water", "earth"]
    table.play("2: cult fire")
    assert table.may(2, "cult") == ["water", "earth"]
    table.play("2: cult earth")
    assert table.seat(2).cults == (10, 9, 10, 2)


# --- priests


def test_a_priest_on_an_order_space_brings_3_or_2_steps_and_stays() -> None:
    table = on_fire(0)
    table.act(2, "priest fire 3")
    assert table.cult(2, "fire") == 3 and table.seat(2).priests_sent == 1
    assert {"fire 1", "fire 2"} <= set(table.may(2, "priest")) and "fire 3" not in table.may(2, "priest")
    table.act(2, "priest fire 2")
    assert table.cult(2, "fire") == 5 and table.state.order_spaces[:4] == [1, 1, -1, -1]


def test_there_are_one_space_for_3_and_three_for_2_on_every_track() -> None:
    """C14"""
    table = on_fire(0)
    table.stocks(2, "4p")
    for _ in range(3):
        table.act(2, "priest air 2")
    assert "air 2" not in table.may(2, "priest") and "air 3" in table.may(2, "priest")
    table.act(2, "priest air 3")
    assert table.cult(2, "air") == 9


def test_a_smaller_space_may_be_chosen() -> None:
    """C14"""
    table = on_fire(0)
    table.act(2, "priest fire 2")
    assert table.cult(2, "fire") == 2 and table.state.order_spaces[:2] == [-1, 1]


def test_for_one_step_the_priest_returns_to_the_supply() -> None:
    """C14"""
    table = on_fire(0)
    table.act(2, "priest fire 1")
    assert (table.cult(2, "fire"), table.seat(2).priests, table.seat(2).priests_sent) == (1, 2, 0)
    assert table.state.order_spaces == [-1] * 16


def test_without_a_priest_none_is_sent() -> None:
    table = on_fire(0)
    table.stocks(2, "0p 12/0/0")
    assert table.may(2, "priest") == []


def test_priests_on_the_cult_board_lower_the_seven() -> None:
    table = on_fire(0)
    table.stocks(2, "7p")
    table.act(2, "priest fire 3")
    table.stocks(2, "6p 0/0/12")
    table.act(2, "power ACT2")
    assert table.seat(2).priests == 6
