"""Rulebook: Searching a cache, Annexing a sector."""

import pytest

from boardwright.games.planetfall.rules.vocabulary import CACHE
from tests.games.planetfall.tables import Table


def on_planet(planet: int, **rows: str) -> Table:
    """Two players, the first to choose; gelder-a has no ability that touches caches."""
    table = Table("gelder-a", "katla-b")
    table.skip_to(planet)
    table.deal(**rows)
    return table


@pytest.mark.parametrize(("row", "energy"), [("first", 5), ("second", 5), ("third", 6)])
def test_example_of_the_cache_that_gives_5_or_6(row: str, energy: int) -> None:
    """On level I or II it brings 5 energy, on level III 6."""
    table = on_planet(2, **{row: "supply-stash"})
    table.stocks(1, "0e")
    table.visit(1, "supply-stash")
    table.play("1: take")
    assert table.has(1) == f"0p 0x 0s {energy}e"


def test_a_cache_is_taken_or_annexed() -> None:
    table = on_planet(2, first="fertile-plains")
    table.visit(1, "fertile-plains")
    assert table.legal(1) == ["take", "annex"]


def test_taking_gives_energy_and_the_printed_point() -> None:
    """A8"""
    table = on_planet(2, first="fertile-plains")
    table.stocks(1, "0e")
    table.visit(1, "fertile-plains")
    table.play("1: take")
    assert table.has(1) == "1p 0x 0s 4e"
    assert table.scored(1, "caches") == 1


def test_a_cache_prints_at_most_one_point_more() -> None:
    """A8"""
    caches = [card for card in Table("gelder-a", "katla-b").state.catalogue.cards if card.kind == CACHE]
    assert {str(card.reward) for card in caches} == {"", "1p"}


def test_annexing_gives_neither_energy_nor_the_point_now() -> None:
    table = on_planet(2, first="fertile-plains")
    table.stocks(1, "0e")
    table.visit(1, "fertile-plains")
    table.play("1: annex")
    assert table.has(1) == "0p 0x 0s 0e"
    assert table.sectors(1) == ["fertile-plains"]
    assert table.cards(1) == ["fertile-plains"]


def test_a_cache_without_a_sector_strip_is_taken_without_a_question() -> None:
    table = on_planet(2, first="item-crates")
    table.stocks(1, "0e")
    table.visit(1, "item-crates")
    assert table.has(1) == "1p 0x 0s 5e"
    assert table.sectors(1) == []


def test_a_taken_cache_does_not_lie_as_a_sector() -> None:
    table = on_planet(2, first="fertile-plains")
    table.visit(1, "fertile-plains")
    table.play("1: take")
    assert (table.cards(1), table.sectors(1)) == (["fertile-plains"], [])


@pytest.mark.parametrize(("way", "energy"), [("take", 5 + 2), ("annex", 2)])
def test_efficient_harvesting_reacts_to_caches_and_sectors(way: str, energy: int) -> None:
    table = on_planet(3, first="river-delta")
    table.give(1, "efficient-harvesting")
    table.stocks(1, "0e")
    table.visit(1, "river-delta")
    table.play(f"1: {way}")
    assert table.seat(1).energy == energy


def test_effects_tell_caches_from_sectors() -> None:
    """A19: a cache that was annexed counts as a sector and as nothing else."""
    table = on_planet(3, first="river-delta geothermal-rift")
    table.visit(1, "river-delta")
    table.play("1: annex")
    table.second_exploration()
    table.visit(1, "geothermal-rift")
    table.play("1: take")
    seat = table.seat(1)
    assert [seat.kind_laid(card, table.state.catalogue) for card in seat.laid] == [4, 3]
