"""Rulebook: Action 7, special actions."""

from collections.abc import Callable

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.kernel.language import LANGUAGES
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import asked, told


def rich(player: str = "engineers E7 H6", **options: str) -> Table:
    table = alone(player, **options)
    table.stocks(2, "60c 60w 3p 12/0/0")
    return table


def test_bonus_card_1_brings_a_spade_once_a_round() -> None:
    table = rich(cards="BON3 BON1")
    table.play("2: special BON1")
    table.transform(2, "F4", "mountains")
    table.act(2, "build F4")
    assert (table.seat(2).workers, table.seat(2).coins) == (59, 59)
    assert "BON1" not in table.may(2, "special")


def test_bonus_card_2_brings_a_cult_step_once_a_round() -> None:
    """Example: a step on a track of choice."""
    table = rich(cards="BON3 BON2")
    table.play("2: special BON2")
    assert table.may(2, "cult") == ["fire", "water", "earth", "air"]
    table.act(2, "cult water")
    assert table.cult(2, "water") == 1
    assert "BON2" not in table.may(2, "special")


def test_favor_6_brings_a_cult_step_once_a_round() -> None:
    table = rich()
    assert "FAV6" not in table.may(2, "special")
    table.favor(2, "FAV6")
    table.act(2, "special FAV6", "cult air")
    assert table.cult(2, "air") == 1
    assert "FAV6" not in table.may(2, "special")


def test_a_favor_tile_can_be_used_in_the_round_in_which_it_is_taken() -> None:
    table = rich()
    table.put(2, "trading-house", "E7")
    table.act(2, "upgrade E7 temple", "favor FAV6")
    assert "FAV6" in table.may(2, "special")


def test_card_2_and_favor_6_are_two_actions() -> None:
    table = rich(cards="BON3 BON2")
    table.favor(2, "FAV6")
    table.act(2, "special BON2", "cult fire")
    table.act(2, "special FAV6", "cult fire")
    assert table.cult(2, "fire") == 2


def test_special_actions_come_back_in_the_next_round() -> None:
    table = rich()
    table.favor(2, "FAV6")
    table.act(2, "special FAV6", "cult air")
    table.pass_until(2)
    table.pass_before(2)
    assert "FAV6" in table.may(2, "special")


def test_a_card_taken_when_passing_works_in_the_next_round_only() -> None:
    table = Table("witches C3 F4", "giants D6 D7", cards="BON3 BON8 BON2 BON5 BON6")
    table.play("1: pass BON2")
    assert table.seat(1).bonus == 1 and table.waiting() == 2
    table.play("2: pass BON5")
    assert table.waiting() == 1 and "BON2" in table.may(1, "special")


def test_a_stronghold_action_can_be_used_in_the_round_of_building() -> None:
    """C17: as an action of its own."""
    table = rich("giants D4 G2")
    table.put(2, "trading-house", "D4")
    table.play("2: upgrade D4 stronghold")
    assert table.may(2, "special") == []
    table.finish()
    assert table.may(2, "special") == ["stronghold"]


def test_a_special_action_is_the_action_of_the_turn() -> None:
    table = Table("witches C3 F4", "giants D6 D7", cards="BON2 BON8")
    table.act(1, "special BON2", "cult fire")
    assert table.waiting() == 2


# --- actions without effect: so one waits for the others


def without_dwellings(table: Table) -> None:
    table.put(2, "temple", "H2")


def without_land(table: Table) -> None:
    table.put(1, "dwelling", "D5 E7 E5 E6 F4 G2 F5 G5 H6")


def with_eight_dwellings(table: Table) -> None:
    table.put(2, "dwelling", "A3 A10 C4 D1 E9 F2 G3")


def nothing(table: Table) -> None:
    """Nothing is wanting."""


FREE_BUILDINGS = [
    ("witches C3 F4", "build", with_eight_dwellings),
    ("swarmlings D5 H2", "upgrade", without_dwellings),
    ("nomads E8 F3 G4", "dig", without_land),
]


@pytest.mark.parametrize(("player", "verb", "want"), FREE_BUILDINGS)
def test_a_stronghold_action_may_be_used_without_effect(player: str, verb: str, want: Callable[[Table], None]) -> None:
    table = rich(player)
    table.put(2, "stronghold", player.split()[1])
    want(table)
    before = table.has(2), [table.built(2, each) for each in ("dwelling", "trading-house")]
    table.play("2: special stronghold")
    assert table.may(2, verb) == [] and "drop" in table.legal(2)
    table.play("2: drop", "2: done")
    assert (table.has(2), [table.built(2, each) for each in ("dwelling", "trading-house")]) == before
    assert "stronghold" not in table.may(2, "special")


@pytest.mark.parametrize(("player", "verb"), [(player, verb) for player, verb, _ in FREE_BUILDINGS])
def test_a_stronghold_action_may_be_given_up(player: str, verb: str) -> None:
    table = rich(player)
    table.put(2, "stronghold", player.split()[1])
    before = table.has(2)
    table.play("2: special stronghold")
    assert table.may(2, verb) and "drop" in table.legal(2)
    table.play("2: drop", "2: done")
    assert table.has(2) == before and "stronghold" not in table.may(2, "special")


def test_a_bridge_action_may_be_used_without_effect() -> None:
    table = rich("engineers E7 C2")
    table.seat(2).bridges = 0
    table.stocks(2, "60w 0/0/12")
    table.act(2, "power ACT1", "drop")
    table.act(2, "special bridge", "drop")
    assert (table.bowls(2), table.seat(2).workers, table.bridges()) == ("3/0/9", 58, {})


def test_nothing_is_given_up_unasked() -> None:
    """Not even where nothing can be converted."""
    table = rich("witches C3 F4")
    table.put(2, "stronghold", "C3")
    with_eight_dwellings(table)
    table.stocks(2, "0w 0p 12/0/0")
    table.play("2: special stronghold")
    assert table.legal(2) == ["drop"]


def test_an_action_without_effect_says_so() -> None:
    for want, useless in ((with_eight_dwellings, True), (nothing, False)):
        table = rich("witches C3 F4")
        table.put(2, "stronghold", "C3")
        want(table)
        words = [told(GAME, table.state, 1, GAME.book["special stronghold"], language) for language in LANGUAGES]
        assert ("you only wait" in words[0]) == useless and len(set(words)) == 3
        table.play("2: special stronghold")
        assert ("no use" in asked(GAME, table.state, 1)) == useless
