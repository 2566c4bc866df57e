"""What bots steer by: the estimate of a table, and what the greedy bot makes of it."""

from random import Random

import pytest

from boardwright.bots import bot
from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.scoring import AREA_POINTS
from boardwright.games.terra_mystica.rules.tile import Special
from boardwright.games.terra_mystica.study.terms import place_value
from boardwright.kernel.playout import play_out
from tests.games.terra_mystica.tables import Table, alone


def choice(table: Table, number: int) -> str:
    return bot("greedy", Random(1)).choose(GAME, table.state, number - 1).text


def test_at_the_end_only_points_count() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.to_end()
    assert [GAME.study.estimate(table.state, seat) for seat in range(2)] == [float(n) for n in GAME.scores(table.state)]


def test_a_safe_lead_is_worth_its_prize() -> None:
    assert [place_value([9, 5, 2, 1], seat, AREA_POINTS, 1.0) for seat in range(4)] == [18, 12, 6, 0]


def test_those_who_tie_share_their_prizes() -> None:
    assert place_value([9, 9, 2, 1], 0, AREA_POINTS, 1.0) == place_value([9, 9, 2, 1], 1, AREA_POINTS, 1.0) == 15


def test_a_lead_that_may_melt_is_worth_less() -> None:
    early, late = (place_value([9, 8, 8, 8], 0, AREA_POINTS, spread) for spread in (4.0, 1.0))
    assert early < late == 18


def test_who_has_nothing_wins_nothing() -> None:
    assert place_value([0, 0], 0, AREA_POINTS, 1.0) == 0


def test_free_power_is_taken() -> None:
    table = Table("auren E9 I11", "darklings E10 E5")
    table.stocks(1, "9c 9w")
    table.play("1: upgrade E9 trading-house")
    table.done(1)
    assert table.legal(2) == ["take 1", "decline"]
    assert choice(table, 2) == "take 1"


def test_nothing_is_converted_when_nothing_comes_of_it() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0c 1w 0p 0/2/0")
    assert {text.split()[0] for text in table.legal(2)} == {"burn", "convert", "pass"}
    assert choice(table, 2).startswith("pass")


def test_power_is_burnt_for_an_action_that_needs_it() -> None:
    """In the last round a priest for three power is worth the token."""
    table = alone("witches C3 F4")
    table.pass_until(6)
    table.pass_before(2)
    table.seat(2).used = 1 << Special.CULT_STEP
    table.stocks(2, "0c 0w 0p 0/2/2")
    assert choice(table, 2) == "burn"
    table.play("2: burn")
    assert choice(table, 2) == "power ACT2"


def test_alchemists_do_not_sell_coins_that_they_may_still_need() -> None:
    table = alone("alchemists E10 G5", against="auren A10 I11")
    table.stocks(2, "12c 0w 0p 12/0/0")
    assert "convert c vp" in table.legal(2)
    assert choice(table, 2) != "convert c vp"


def test_nothing_is_given_up_that_could_be_built() -> None:
    table = alone("witches C3 F4")
    table.put(2, "stronghold", "C3")
    table.stocks(2, "0c 1w 0p 0/2/0")
    assert choice(table, 2) == "special stronghold"
    table.play("2: special stronghold")
    assert "drop" in table.legal(2) and choice(table, 2).startswith("build")


def test_who_can_only_wait_passes() -> None:
    """Though its coins look better as long as the round goes on."""
    table = alone("witches C3 F4")
    table.put(2, "stronghold", "C3")
    table.put(2, "dwelling", "A3 A10 C4 D1 E9 F2 G3")
    table.stocks(2, "9c 0w 0p 0/0/0")
    assert "special stronghold" in table.legal(2)
    assert choice(table, 2).startswith("pass")


def test_nobody_leaves_who_looks_at_the_table() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7", leaving="yes")
    assert "leave" in table.legal(1)
    values = {}
    for action in GAME.legal(table.state, 0):
        tried = GAME.clone(table.state)
        GAME.apply(tried, 0, action)
        values[action.text] = GAME.study.estimate(tried, 0, [action])
    assert min(values, key=lambda text: values[text]) == "leave"


@pytest.mark.parametrize("seat", range(3))
def test_greedy_leaves_every_random_player_far_behind(seat: int) -> None:
    random = Random(f"greedy among random players, seat {seat}")
    state = GAME.new(4, GAME.varied_options())
    play_out(GAME, state, [bot("greedy" if each == seat else "random", random) for each in range(4)], random)
    scores = list(GAME.scores(state))
    assert scores.pop(seat) > max(scores) + 30
