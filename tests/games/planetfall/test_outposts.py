"""Rulebook: Capturing an outpost, Aggression, pairs."""

import pytest

from boardwright.games.planetfall.rules.vocabulary import OUTPOST
from tests.games.planetfall.tables import Table, corrected


def on_planet(planet: int, **rows: str) -> Table:
    """Two players, the first to choose; gelder-a has no ability that touches outposts."""
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(planet)
    table.deal(**rows)
    return table


def test_example_of_peter_and_the_synthesis_network() -> None:
    """6 energy, level II: he pays 4, gains 5 points and 1 experience, and 2 + 2 points for his second network."""
    table = on_planet(2, second="synthesis-network-2")
    table.give(1, "synthesis-network-1")
    table.stocks(1, "6e")
    table.visit(1, "synthesis-network-2")
    assert table.has(1) == "9p 1x 0s 2e"
    assert (table.scored(1, "outposts"), table.scored(1, "pairs")) == (5, 4)


@pytest.mark.parametrize(("row", "cost"), [("first", 5), ("second", 4), ("third", 4)])
def test_occupying_costs_the_energy_of_the_level(row: str, cost: int) -> None:
    table = on_planet(2, **{row: "synthesis-network-2"})
    table.stocks(1, f"{cost - 1}e")
    assert "synthesis-network-2" not in table.flights(1)
    table.stocks(1, f"{cost}e")
    table.visit(1, "synthesis-network-2")
    assert table.has(1) == "5p 1x 0s 0e"


@pytest.mark.parametrize("row", ["first", "second", "third"])
def test_storming_costs_strength_instead_whatever_the_level(row: str) -> None:
    table = on_planet(2, **{row: "government-palace-2"})
    table.stocks(1, "5s")
    table.visit(1, "government-palace-2")
    assert table.has(1) == "7p 0x 0s 0e"


def test_only_an_outpost_with_aggression_can_be_stormed() -> None:
    table = on_planet(2, first="elysium-parks-2")
    table.stocks(1, "14s 3e")
    assert "elysium-parks-2" not in table.flights(1)
    table.stocks(1, "14s 4e")
    table.visit(1, "elysium-parks-2")
    assert table.has(1) == "5p 0x 14s 0e"  # occupied, without a question


def test_who_can_pay_both_chooses() -> None:
    table = on_planet(2, first="government-palace-2")
    table.stocks(1, "5s 5e")
    table.visit(1, "government-palace-2")
    assert table.legal(1) == ["occupy", "storm"]
    table.play("1: occupy")
    assert table.has(1) == "7p 0x 5s 0e"


def test_energy_and_strength_do_not_mix() -> None:
    table = on_planet(2, first="government-palace-2")
    table.stocks(1, "4s 4e")
    assert "government-palace-2" not in table.flights(1)


def test_an_outpost_gives_points_and_sometimes_experience_and_never_what_it_is_paid_with() -> None:
    """A6"""
    outposts = [card for card in Table("gelder-a", "ardelli-a").state.catalogue.cards if card.kind == OUTPOST]
    assert {letter for card in outposts for letter in card.reward} == {"p", "x"}
    table = on_planet(3, first="spaceport-3")
    table.stocks(1, "5e")
    table.visit(1, "spaceport-3")
    assert table.has(1) == "6p 1x 0s 0e"


def test_an_outpost_of_another_name_completes_no_pair() -> None:
    table = on_planet(2, first="elysium-parks-2")
    table.give(1, "synthesis-network-1 spaceport-1")
    table.stocks(1, "4e")
    table.visit(1, "elysium-parks-2")
    assert (table.has(1), table.scored(1, "pairs")) == ("5p 0x 0s 0e", 0)


def test_a_pair_is_worth_the_sum_of_the_values_on_both_cards() -> None:
    """A16: it arrives together with the reward of the second card."""
    table = on_planet(4, first="synthesis-network-4")
    table.give(1, "synthesis-network-2")
    table.stocks(1, "6e")
    table.visit(1, "synthesis-network-4")
    assert (table.scored(1, "outposts"), table.scored(1, "pairs")) == (7, 2 + 3)


def test_the_third_equal_outpost_waits_for_a_fourth() -> None:
    """A16"""
    table = on_planet(4, first="synthesis-network-4")
    table.give(1, "synthesis-network-1 synthesis-network-2")
    table.stocks(1, "6e")
    table.visit(1, "synthesis-network-4")
    assert table.scored(1, "pairs") == 0
    table.skip_to(6)
    table.deal("synthesis-network-6")
    table.stocks(1, "8e")
    table.visit(1, "synthesis-network-6")
    assert table.scored(1, "pairs") == 3 + 3


def test_pairs_are_not_shared_between_players() -> None:
    table = on_planet(2, second="synthesis-network-2")
    table.give(2, "synthesis-network-1")
    table.stocks(1, "6e")
    table.visit(1, "synthesis-network-2")
    assert table.scored(1, "pairs") == 0


def test_a_stormed_outpost_completes_a_pair_too() -> None:
    table = on_planet(3, first="cryo-facility-3")
    table.give(1, "cryo-facility-1")
    table.stocks(1, "6s")
    table.visit(1, "cryo-facility-3")
    assert (table.has(1), table.scored(1, "pairs")) == ("11p 0x 0s 0e", 4)


def test_modular_construction_makes_occupying_cheaper() -> None:
    table = on_planet(2, first="elysium-parks-2")
    table.give(1, "modular-construction")
    table.stocks(1, "3e")
    table.visit(1, "elysium-parks-2")
    assert table.has(1) == "5p 0x 0s 0e"


def test_a_discount_does_not_lower_the_strength_of_storming() -> None:
    """A13"""
    table = on_planet(2, first="government-palace-2")
    table.give(1, "modular-construction")
    table.stocks(1, "4s 3e")
    assert "government-palace-2" not in table.flights(1)
    table.stocks(1, "5s 3e")
    table.visit(1, "government-palace-2")
    assert table.seat(1).strength == 0


def test_a_discount_cannot_bring_the_energy_below_0() -> None:
    """A13"""
    content = corrected(cards={"modular-construction": {"effects": ["cheaper outpost: 9e"]}})
    table = Table("gelder-a", "ardelli-a", content=content)
    table.skip_to(2)
    table.deal("elysium-parks-2")
    table.give(1, "modular-construction")
    table.stocks(1, "")
    table.visit(1, "elysium-parks-2")
    assert table.has(1) == "5p 0x 0s 0e"


def test_modular_construction_gives_an_energy_for_every_pair() -> None:
    """A18"""
    table = on_planet(2, first="synthesis-network-2")
    table.give(1, "modular-construction synthesis-network-1")
    table.stocks(1, "4e")
    table.visit(1, "synthesis-network-2")
    assert table.has(1) == "9p 1x 0s 1e"


def test_modular_construction_gives_nothing_for_a_single_outpost() -> None:
    table = on_planet(2, first="synthesis-network-2")
    table.give(1, "modular-construction")
    table.stocks(1, "4e")
    table.visit(1, "synthesis-network-2")
    assert table.seat(1).energy == 0


def test_siege_doctrine_gives_a_strength_for_every_outpost_laid() -> None:
    table = on_planet(4, first="government-palace-4", second="celestian-archives-4")
    table.give(1, "siege-doctrine")
    table.stocks(1, "6s")
    table.visit(1, "government-palace-4")
    assert table.seat(1).strength == 1  # stormed
    table.second_exploration()
    table.stocks(1, "6e")
    table.visit(1, "celestian-archives-4")
    assert table.has(1) == "7p 1x 1s 0e"  # occupied
