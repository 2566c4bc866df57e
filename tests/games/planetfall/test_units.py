"""Rulebook: Fighting a unit, Diplomacy."""

import pytest

from boardwright.kernel.errors import NotLegal
from tests.games.planetfall.tables import Table, corrected


def on_planet(planet: int, **rows: str) -> Table:
    """Two players, the first to choose; gelder-a has no ability that touches units."""
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(planet)
    table.deal(**rows)
    return table


def test_example_of_galina_and_the_sabretooth_jumper() -> None:
    """5 strength, 1 experience, level III (2/2): she pays 2 + 1 strength and gains 3 points, 2 energy, 1 experience."""
    table = Table("katla-a", "frankov-a")
    table.skip_to(2)
    table.deal(third="sabretooth-jumper")
    table.stocks(1, "1x 5s 0e")
    table.visit(1, "sabretooth-jumper")
    assert table.has(1) == "3p 2x 2s 2e"


@pytest.mark.parametrize(("row", "left"), [("first", 4), ("second", 5), ("third", 5)])
def test_defeating_costs_the_strength_of_the_level(row: str, left: int) -> None:
    table = on_planet(2, **{row: "sabretooth-jumper"})
    table.stocks(1, "3x 7s")
    table.visit(1, "sabretooth-jumper")
    assert table.has(1) == f"3p 4x {left}s 2e"


def test_every_missing_experience_costs_a_strength() -> None:
    table = on_planet(2, first="sabretooth-jumper")
    table.stocks(1, "0x 6s")
    table.visit(1, "sabretooth-jumper")
    assert table.has(1) == "3p 1x 0s 2e"


def test_a_fight_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    table = on_planet(2, first="sabretooth-jumper")
    table.stocks(1, "0x 5s 18e")
    assert "sabretooth-jumper" not in table.flights(1)


def test_experience_is_compared_and_never_spent() -> None:
    table = on_planet(2, first="sabretooth-jumper")
    table.stocks(1, "9x 3s")
    table.visit(1, "sabretooth-jumper")
    assert table.has(1) == "3p 10x 0s 2e"


def test_more_experience_than_needed_does_not_lower_the_strength_to_pay() -> None:
    table = on_planet(2, first="sabretooth-jumper")
    table.stocks(1, "10x 2s")
    assert "sabretooth-jumper" not in table.flights(1)


def test_who_defeats_gains_points_energy_and_experience_but_no_strength() -> None:
    """A5: the guards print 5 points, 3 strength, 4 energy and 1 experience."""
    table = on_planet(3, first="imperial-guards")
    table.stocks(1, "5x 6s 4e")
    table.visit(1, "imperial-guards")
    table.play("1: defeat")
    assert table.has(1) == "5p 6x 0s 8e"
    assert table.scored(1, "units") == 5


def test_who_recruits_gains_points_strength_and_experience_but_no_energy() -> None:
    """A5"""
    table = on_planet(3, first="imperial-guards")
    table.stocks(1, "5x 6s 4e")
    table.visit(1, "imperial-guards")
    table.play("1: recruit")
    assert table.has(1) == "5p 6x 9s 0e"
    assert table.scored(1, "units") == 5


def test_recruiting_costs_energy_instead_of_strength() -> None:
    table = on_planet(3, first="imperial-guards")
    table.stocks(1, "5x 0s 4e")
    table.visit(1, "imperial-guards")
    assert table.has(1) == "5p 6x 3s 0e"


@pytest.mark.parametrize("row", ["first", "second", "third"])
def test_the_price_of_diplomacy_does_not_depend_on_the_level(row: str) -> None:
    table = on_planet(3, **{row: "imperial-guards"})
    table.stocks(1, "5x 0s 5e")
    table.visit(1, "imperial-guards")
    assert table.seat(1).energy == 1


def test_missing_experience_for_recruiting_cannot_be_replaced_by_strength() -> None:
    table = on_planet(3, first="imperial-guards")
    table.stocks(1, "4x 6s 18e")
    assert "imperial-guards" not in table.flights(1)
    table.stocks(1, "4x 7s 18e")
    table.visit(1, "imperial-guards")
    assert table.seat(1).strength == 0  # it could only be defeated, at 6 + 1


def test_the_experience_needed_for_recruiting_depends_on_the_level() -> None:
    table = on_planet(3, third="imperial-guards")
    table.stocks(1, "4x 4e")
    assert "imperial-guards" in table.flights(1)
    table.stocks(1, "3x 4e")
    assert "imperial-guards" not in table.flights(1)


def test_a_unit_without_diplomacy_cannot_be_recruited() -> None:
    table = on_planet(2, first="sabretooth-jumper")
    table.stocks(1, "10x 0s 18e")
    assert "sabretooth-jumper" not in table.flights(1)
    table.stocks(1, "10x 14s 18e")
    table.visit(1, "sabretooth-jumper")
    assert table.cards(1) == ["sabretooth-jumper"]  # defeated, without a question
    assert table.seat(1).strength == 11


def test_recruiting_needs_the_energy_in_full() -> None:
    table = on_planet(3, first="imperial-guards")
    table.stocks(1, "10x 6s 3e")
    table.visit(1, "imperial-guards")
    assert table.has(1) == "5p 10x 0s 7e"


def test_only_the_two_ways_are_offered() -> None:
    table = on_planet(3, first="imperial-guards")
    table.stocks(1, "5x 6s 4e")
    table.visit(1, "imperial-guards")
    assert table.legal(1) == ["defeat", "recruit"]
    with pytest.raises(NotLegal):
        table.play("1: storm")


def test_strength_may_be_paid_down_to_0() -> None:
    """A3: there is a 0 before the 1 of every track."""
    table = on_planet(2, third="sabretooth-jumper")
    table.stocks(1, "2x 2s")
    table.visit(1, "sabretooth-jumper")
    assert table.seat(1).strength == 0


def test_powered_armour_makes_the_printed_strength_cheaper() -> None:
    table = on_planet(5, first="wild-bombardon")
    table.give(1, "powered-armour")
    table.stocks(1, "5x 6s")
    table.visit(1, "wild-bombardon")
    assert table.has(1) == "9p 6x 0s 3e"


def test_a_unit_discount_does_not_lower_what_missing_experience_costs() -> None:
    """A13: 7s 5x with 3 experience costs 7 - 1 + 2."""
    table = on_planet(5, first="wild-bombardon")
    table.give(1, "powered-armour")
    table.stocks(1, "3x 7s")
    assert "wild-bombardon" not in table.flights(1)
    table.stocks(1, "3x 8s")
    table.visit(1, "wild-bombardon")
    assert table.seat(1).strength == 0


def test_a_unit_discount_cannot_bring_the_strength_below_0() -> None:
    """A13: a discount of 9 on a unit of strength 2; the 1 for missing experience is still to be paid."""
    table = Table(
        "gelder-a", "ardelli-a", content=corrected(cards={"powered-armour": {"effects": ["cheaper unit: 9s"]}})
    )
    table.skip_to(2)
    table.deal(third="sabretooth-jumper")
    table.give(1, "powered-armour")
    table.stocks(1, "1x 5s")
    table.visit(1, "sabretooth-jumper")
    assert table.seat(1).strength == 4


def test_xenolinguistics_makes_diplomacy_cheaper_and_pays_a_point() -> None:
    table = on_planet(4, first="psi-fish-hunter")
    table.give(1, "xenolinguistics")
    table.stocks(1, "4x 0s 3e")
    table.visit(1, "psi-fish-hunter")
    assert table.has(1) == "8p 5x 3s 0e"
    assert (table.scored(1, "units"), table.scored(1, "abilities")) == (7, 1)


def test_xenolinguistics_does_nothing_for_a_defeated_unit() -> None:
    table = on_planet(4, first="psi-fish-hunter")
    table.give(1, "xenolinguistics")
    table.stocks(1, "4x 6s 3e")
    table.visit(1, "psi-fish-hunter")
    table.play("1: defeat")
    assert table.has(1) == "7p 5x 0s 6e"


def test_a_diplomacy_discount_cannot_bring_the_price_below_0() -> None:
    """A13"""
    table = Table(
        "gelder-a", "ardelli-a", content=corrected(cards={"xenolinguistics": {"effects": ["cheaper diplomacy: 9e"]}})
    )
    table.skip_to(3)
    table.deal("imperial-guards")
    table.give(1, "xenolinguistics")
    table.stocks(1, "5x")
    table.visit(1, "imperial-guards")
    assert table.has(1) == "5p 6x 3s 0e"


def test_combat_analysis_gives_a_strength_for_every_unit_laid() -> None:
    table = on_planet(3, first="imperial-guards", second="spacer-melters")
    table.give(1, "combat-analysis")
    table.stocks(1, "5x 6s 9e")
    table.visit(1, "imperial-guards")
    table.play("1: defeat")
    assert table.seat(1).strength == 1
    table.second_exploration()
    table.stocks(1, "5x 0s 3e")
    table.visit(1, "spacer-melters")
    assert table.seat(1).strength == 2 + 1  # recruited: 2 as the reward
