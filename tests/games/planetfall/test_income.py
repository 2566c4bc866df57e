"""Rulebook: Income."""

from tests.games.planetfall.tables import Table, corrected


def test_income_is_skipped_in_round_1() -> None:
    content = corrected(commanders={"katla-a": {"ability": ["income: 1e"]}})
    table = Table("katla-a", "frankov-a", content=content)
    table.deal()
    assert table.has(1) == "0p 1x 2s 2e"
    table.skip_to(2)
    table.stocks(1, "1x 2s 2e")
    table.deal()
    assert table.has(1) == "0p 1x 2s 3e"


def test_sectors_and_technologies_give_nothing_in_round_1_even_when_held() -> None:
    table = Table("gelder-b", "katla-b")
    table.give(1, "energy-development", sectors="solar-shoal")
    table.deal()
    assert table.has(1) == "0p 1x 3s 2e"


def test_in_round_1_only_ardelli_b_acts_in_the_income_phase() -> None:
    table = Table("proton-b", "ardelli-b")
    table.deal()
    assert (table.phase(), table.waiting()) == ("income", 2)
    table.play("2: keep")
    assert (table.phase(), table.waiting()) == ("first exploration", 1)


def test_without_ardelli_b_round_1_goes_straight_to_exploration() -> None:
    table = Table("proton-b", "katla-b")
    table.deal()
    assert table.phase() == "first exploration"


def test_every_annexed_sector_pays_its_energy() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(4)
    table.stocks(1, "1e")
    table.give(1, "", sectors="solar-shoal geothermal-rift")
    table.deal()
    assert table.has(1) == "0p 0x 0s 4e"


def test_a_cache_that_was_taken_pays_no_income() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(4)
    table.stocks(1, "1e")
    table.give(1, "solar-shoal geothermal-rift")
    table.deal()
    assert table.has(1) == "0p 0x 0s 1e"


def test_a_sector_pays_in_every_income_phase_after_it_was_annexed() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.deal("solar-shoal")
    table.visit(1, "solar-shoal")
    table.play("1: annex")
    table.skip_to(2)
    table.deal()
    assert table.seat(1).energy == 5
    table.skip_to(3)
    table.deal()
    assert table.seat(1).energy == 6


def test_energy_development_pays_an_energy() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    table.stocks(1, "1e")
    table.give(1, "energy-development")
    table.deal()
    assert table.has(1) == "0p 0x 0s 2e"


def test_field_training_pays_a_strength() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    table.stocks(1, "1s")
    table.give(1, "field-training")
    table.deal()
    assert table.has(1) == "0p 0x 2s 0e"


def test_sector_automation_pays_for_each_sector() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(4)
    table.stocks(1, "0e")
    table.give(1, "sector-automation supply-stash", sectors="solar-shoal geothermal-rift")
    table.deal()
    assert table.seat(1).energy == 1 + 2 + 2  # both sectors, and 1 for each of the two


def test_data_nexus_pays_for_each_technology_itself_included() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(5)
    table.stocks(1, "0e")
    table.give(1, "combat-analysis data-nexus siege-doctrine")
    table.deal()
    assert table.has(1) == "0p 0x 0s 3e"


def test_income_for_every_so_many_rounds_down() -> None:
    content = corrected(commanders={"katla-a": {"ability": ["income: 1p per 2 experience"]}})
    table = Table("katla-a", "frankov-a", content=content)
    table.skip_to(2)
    table.stocks(1, "5x")
    table.deal()
    assert table.has(1) == "2p 5x 0s 0e"
    assert table.scored(1, "abilities") == 2


def test_the_commander_comes_after_sectors_and_technologies() -> None:
    """Energy that has just come in can be exchanged."""
    table = Table("proton-b", "katla-b")
    table.skip_to(4)
    table.stocks(1, "0e")
    table.give(1, "energy-development", sectors="geothermal-rift")
    table.deal()
    assert table.legal(1) == ["keep", "exchange 1 energy", "exchange 2 energy", "exchange 3 energy"]


def test_income_beyond_the_track_is_lost_before_the_commander_may_exchange_it() -> None:
    table = Table("proton-b", "katla-b")
    table.skip_to(4)
    table.stocks(1, "18e")
    table.give(1, "", sectors="geothermal-rift")
    table.deal()
    table.play("1: exchange 3 energy")
    assert table.has(1) == "0p 0x 3s 15e"


def test_everybody_receives_income() -> None:
    table = Table("gelder-a", "ardelli-a", "katla-a")
    table.skip_to(2)
    for number, sector in enumerate(("solar-shoal", "buried-reactor", "supply-stash"), 1):
        table.stocks(number, f"{number}e")
        table.give(number, "", sectors=sector)
    table.deal()
    assert [table.seat(number).energy for number in (1, 2, 3)] == [2, 3, 4]
