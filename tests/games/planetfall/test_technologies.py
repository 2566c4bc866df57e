"""Rulebook: Learning a technology."""

import pytest

from boardwright.games.planetfall.rules.vocabulary import END_PER, TECHNOLOGY
from tests.games.planetfall.tables import Table, corrected


def on_planet(planet: int, **rows: str) -> Table:
    """Two players, the first to choose; gelder-a has no ability that touches technologies."""
    table = Table("gelder-a", "katla-b")
    table.skip_to(planet)
    table.deal(**rows)
    return table


def test_example_of_ivan_and_efficient_harvesting() -> None:
    """4 energy, level I: he pays 3 and gains 4 points and 2 strength; from the next phase on, more from caches.

    He plays Frankov A, who gains nothing for a technology (A17)."""
    table = Table("frankov-a", "katla-b")
    table.skip_to(2)
    table.deal("efficient-harvesting item-crates")
    table.stocks(1, "4e")
    table.visit(1, "efficient-harvesting")
    assert table.has(1) == "4p 0x 2s 1e"
    table.second_exploration()
    table.visit(1, "item-crates")
    assert table.seat(1).energy == 1 + 5 + 2


@pytest.mark.parametrize(("row", "cost"), [("first", 4), ("second", 4), ("third", 3)])
def test_learning_costs_the_energy_of_the_level(row: str, cost: int) -> None:
    table = on_planet(2, **{row: "combat-analysis"})
    table.stocks(1, f"{cost - 1}e 14s")
    assert "combat-analysis" not in table.flights(1)
    table.stocks(1, f"{cost}e")
    table.visit(1, "combat-analysis")
    assert table.has(1) == "4p 1x 0s 0e"
    assert table.scored(1, "technologies") == 4


def test_a_technology_gives_points_and_strength_or_experience() -> None:
    """A7: never both, and never the energy it is paid with."""
    technologies = [card for card in Table("gelder-a", "katla-b").state.catalogue.cards if card.kind == TECHNOLOGY]
    assert {"".join(card.reward) for card in technologies} == {"p", "ps", "px"}


def test_technologies_of_planets_1_to_4_last_and_those_of_5_to_7_score_at_the_end() -> None:
    for card in Table("gelder-a", "katla-b").state.catalogue.cards:
        if card.kind == TECHNOLOGY:
            assert {effect.verb == END_PER for effect in card.effects} == {card.planet >= 5}, card.id


def test_a_technology_of_the_first_exploration_works_in_the_second() -> None:
    """A12"""
    table = on_planet(2, first="rapid-research efficient-harvesting")
    table.stocks(1, "6e")
    table.visit(1, "rapid-research")
    assert table.seat(1).energy == 2
    table.second_exploration()
    assert "efficient-harvesting" in table.flights(1)  # 3 energy, and 1 less
    table.visit(1, "efficient-harvesting")
    assert table.seat(1).energy == 0


def test_a_technology_does_not_react_to_its_own_laying() -> None:
    """A12"""
    table = on_planet(2, first="rapid-research efficient-harvesting")
    table.stocks(1, "9e")
    table.visit(1, "rapid-research")
    assert (table.scored(1, "technologies"), table.scored(1, "abilities")) == (3, 0)
    table.second_exploration()
    table.visit(1, "efficient-harvesting")
    assert (table.scored(1, "technologies"), table.scored(1, "abilities")) == (7, 1)


def test_a_technology_is_no_cheaper_for_its_own_discount() -> None:
    table = on_planet(2, first="rapid-research")
    table.stocks(1, "3e")
    assert "rapid-research" not in table.flights(1)


def test_a_discount_cannot_bring_the_energy_below_0() -> None:
    """A13"""
    content = corrected(cards={"rapid-research": {"effects": ["cheaper technology: 9e"]}})
    table = Table("gelder-a", "katla-b", content=content)
    table.skip_to(2)
    table.deal("combat-analysis")
    table.give(1, "rapid-research")
    table.stocks(1, "1e")
    table.visit(1, "combat-analysis")
    assert table.has(1) == "4p 1x 0s 1e"


def test_a_discount_is_for_the_kind_it_names() -> None:
    table = on_planet(2, first="combat-analysis synthesis-network-2 sabretooth-jumper")
    table.give(1, "modular-construction")
    table.stocks(1, "3x 2s 3e")
    assert not {"combat-analysis", "sabretooth-jumper"} & set(table.flights(1))
    table.give(1, "rapid-research")
    assert "combat-analysis" in table.flights(1)
    assert "synthesis-network-2" not in table.flights(1)
    assert "sabretooth-jumper" not in table.flights(1)


def test_discounts_add_up() -> None:
    content = corrected(cards={"field-training": {"effects": ["cheaper outpost/technology: 1e"]}})
    table = Table("gelder-a", "katla-b", content=content)
    table.skip_to(2)
    table.deal("combat-analysis synthesis-network-2")
    table.give(1, "rapid-research field-training")
    table.stocks(1, "2e")
    assert "combat-analysis" in table.flights(1)
    assert "synthesis-network-2" not in table.flights(1)
    table.stocks(1, "4e")
    assert "synthesis-network-2" in table.flights(1)


def test_an_income_technology_pays_from_the_next_income_phase_on() -> None:
    table = on_planet(1, first="energy-development")
    table.stocks(1, "4e")
    table.visit(1, "energy-development")
    table.second_exploration()
    assert table.seat(1).energy == 0
    table.skip_to(2)
    table.deal()
    assert table.seat(1).energy == 1


def test_an_end_technology_scores_nothing_before_the_end() -> None:
    table = on_planet(5, first="xenobiology")
    table.give(1, "voradon mega-beetle")
    table.stocks(1, "6e")
    table.visit(1, "xenobiology")
    assert table.has(1) == "6p 0x 2s 0e"
    assert table.scored(1, "end-technologies") == 0


def test_a_technology_works_only_for_its_owner() -> None:
    table = on_planet(2, first="synthesis-network-2 elysium-parks-2")
    table.give(2, "modular-construction")
    table.stocks(1, "3e")
    assert "elysium-parks-2" not in table.flights(1)


def test_effects_apply_technologies_in_the_order_gained_and_then_the_commander() -> None:
    """A15"""
    table = on_planet(1)
    table.give(2, "siege-doctrine combat-analysis")
    assert [effect.text for effect in table.seat(2).powers.reactions] == [
        "lay outpost: 1s",
        "lay unit: 1s",
        "lay unit: 1p",
    ]
    table.give(1, "combat-analysis siege-doctrine")
    assert [effect.text for effect in table.seat(1).powers.reactions] == ["lay unit: 1s", "lay outpost: 1s"]


def test_reactions_come_after_payment_and_reward() -> None:
    """A15: at a full track that shows: 18 - 3 + 2."""
    table = Table("ardelli-a", "katla-b")
    table.skip_to(2)
    table.deal("efficient-harvesting")
    table.stocks(1, "18e")
    table.visit(1, "efficient-harvesting")
    assert table.seat(1).energy == 17
