"""Rulebook: Characteristics of the commander; the ends of the tracks."""

from random import Random

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.vocabulary import ENERGY_MAXIMUM, EXPERIENCE_MAXIMUM, STRENGTH_MAXIMUM
from tests.games.planetfall.tables import Table


def test_the_tracks_end_at_10_experience_14_strength_and_18_energy() -> None:
    assert (EXPERIENCE_MAXIMUM, STRENGTH_MAXIMUM, ENERGY_MAXIMUM) == (10, 14, 18)


def test_energy_beyond_18_is_lost() -> None:
    table = Table("gelder-a", "katla-b")
    table.skip_to(2)
    table.deal("derelict-freighter")
    table.stocks(1, "15e")
    table.visit(1, "derelict-freighter")
    assert table.seat(1).energy == 18


def test_energy_of_a_defeated_unit_beyond_18_is_lost() -> None:
    table = Table("gelder-a", "katla-b")
    table.skip_to(2)
    table.deal("sabretooth-jumper")
    table.stocks(1, "3x 3s 17e")
    table.visit(1, "sabretooth-jumper")
    assert table.has(1) == "3p 4x 0s 18e"


def test_strength_beyond_14_is_lost() -> None:
    table = Table("gelder-a", "katla-b")
    table.skip_to(3)
    table.deal("siege-doctrine")
    table.stocks(1, "13s 4e")
    table.visit(1, "siege-doctrine")
    assert table.seat(1).strength == 14


def test_strength_of_a_recruited_unit_beyond_14_is_lost() -> None:
    table = Table("gelder-a", "katla-b")
    table.skip_to(3)
    table.deal("imperial-guards")
    table.stocks(1, "5x 13s 4e")
    table.visit(1, "imperial-guards")
    table.play("1: recruit")
    assert table.seat(1).strength == 14


def test_experience_beyond_10_is_lost() -> None:
    table = Table("gelder-a", "katla-b")
    table.skip_to(2)
    table.deal("sabretooth-jumper")
    table.stocks(1, "10x 3s")
    table.visit(1, "sabretooth-jumper")
    assert table.seat(1).experience == 10


def test_income_beyond_the_tracks_is_lost() -> None:
    table = Table("gelder-a", "katla-b")
    table.skip_to(4)
    table.stocks(1, "14s 17e")
    table.give(1, "field-training", sectors="geothermal-rift")
    table.deal()
    assert table.has(1) == "0p 0x 14s 18e"


def test_empire_points_have_no_limit() -> None:
    table = Table("gelder-a", "katla-b")
    table.skip_to(2)
    table.deal("sabretooth-jumper")
    table.stocks(1, "149p 10x 3s")
    table.visit(1, "sabretooth-jumper")
    assert table.seat(1).points == 152


@pytest.mark.parametrize(("stock", "card"), [("3x 3s", "sabretooth-jumper"), ("4e", "combat-analysis")])
def test_a_payment_may_bring_a_counter_to_0(stock: str, card: str) -> None:
    """A3"""
    table = Table("gelder-a", "katla-b")
    table.skip_to(2)
    table.deal(card)
    table.stocks(1, stock)
    table.visit(1, card)
    assert table.cards(1) == [card]
    assert 0 in (table.seat(1).strength, table.seat(1).energy)


def test_experience_never_decreases_in_a_whole_game() -> None:
    random, state = Random(7), GAME.new(3, {"sides": "free"})
    last = [0, 0, 0]
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        GAME.apply(state, seat, random.choice(GAME.legal(state, seat)))
        now = [each.experience for each in state.seats]
        assert state.planet == 0 or all(new >= old for new, old in zip(now, last, strict=True))
        last = now
    assert all(last)
