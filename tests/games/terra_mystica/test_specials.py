"""Rulebook: Action 7, special actions."""

from tests.games.terra_mystica.tables import Table, alone


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
