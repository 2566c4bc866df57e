"""The twelve commander sides: what each ability does, and where it does not apply."""

import pytest

from boardwright.kernel.errors import NotLegal
from tests.games.planetfall.tables import Table


def at_planet(planet: int, side: str, other: str = "frankov-b", *, stock: str = "", **rows: str) -> Table:
    """The first seat plays the side, with the given stock, on the first exploration of a planet."""
    table = Table(side, other)
    table.skip_to(planet)
    table.deal(**rows)
    if other == "ardelli-b":
        table.play("2: keep")
    table.stocks(1, stock)
    return table


# --- Berhane Katla A: any card counts as lying on level III


def test_katla_a_pays_for_a_unit_on_level_i_as_on_level_iii() -> None:
    table = at_planet(2, "katla-a", stock="2x 2s", first="sabretooth-jumper")
    table.visit(1, "sabretooth-jumper")
    assert table.has(1) == "3p 3x 0s 2e"


def test_katla_a_pays_for_outposts_and_technologies_as_on_level_iii() -> None:
    table = at_planet(2, "katla-a", stock="7e", first="synthesis-network-2 rapid-research")
    table.visit(1, "synthesis-network-2")
    table.second_exploration()
    table.visit(1, "rapid-research")
    assert table.seat(1).energy == 7 - 4 - 3


def test_katla_a_takes_from_a_cache_as_on_level_iii() -> None:
    table = at_planet(2, "katla-a", first="supply-stash")
    table.visit(1, "supply-stash")
    table.play("1: take")
    assert table.seat(1).energy == 6


def test_katla_a_recruits_with_the_experience_of_level_iii() -> None:
    table = at_planet(3, "katla-a", stock="4x 4e", first="imperial-guards")
    table.visit(1, "imperial-guards")
    assert table.has(1) == "5p 5x 3s 0e"


def test_katla_a_acts_in_the_row_where_the_card_really_lies() -> None:
    """A14"""
    table = Table("katla-a", "frankov-b", "proton-a")
    table.deal("solar-shoal", "buried-reactor", "imperial-energy-stash")
    table.play("1: fly solar-shoal", "3: fly imperial-energy-stash", "2: fly buried-reactor")
    assert table.waiting() == 1
    table.play("1: take", "2: take")
    assert table.track() == [1, 2, 3]


@pytest.mark.parametrize(("cell", "points"), [("operations-I", 5), ("operations-II", 6)])
def test_katla_a_does_not_treat_operations_cells_as_level_iii(cell: str, points: int) -> None:
    """A14: a cell is no card."""
    table = at_planet(1, "katla-a")
    table.visit(1, cell)
    table.play("1: points 0", "1: experience 0")
    assert table.seat(1).strength == points


def test_nobody_else_treats_cards_as_level_iii() -> None:
    table = at_planet(2, "katla-b", stock="2x 2s", first="sabretooth-jumper")
    assert "sabretooth-jumper" not in table.flights(1)


# --- Berhane Katla B: a point for every unit laid


@pytest.mark.parametrize("way", ["defeat", "recruit"])
def test_katla_b_gains_a_point_for_every_unit_laid(way: str) -> None:
    table = at_planet(3, "katla-b", stock="5x 6s 4e", first="imperial-guards")
    table.visit(1, "imperial-guards")
    table.play(f"1: {way}")
    assert (table.scored(1, "units"), table.scored(1, "abilities")) == (5, 1)


@pytest.mark.parametrize("card", ["spaceport-3", "siege-doctrine", "cosmite-vein"])
def test_katla_b_gains_nothing_for_other_cards(card: str) -> None:
    table = at_planet(3, "katla-b", stock="9e", first=card)
    table.visit(1, card)
    assert table.cards(1) == [card]
    assert table.scored(1, "abilities") == 0


# --- Yuri Frankov A: 2 energy for every outpost laid


def test_frankov_a_gains_2_energy_for_an_outpost_he_occupies() -> None:
    table = at_planet(2, "frankov-a", "katla-b", stock="4e", first="elysium-parks-2")
    table.visit(1, "elysium-parks-2")
    assert table.has(1) == "5p 0x 0s 2e"


def test_frankov_a_gains_2_energy_for_an_outpost_he_storms() -> None:
    table = at_planet(2, "frankov-a", "katla-b", stock="5s", first="government-palace-2")
    table.visit(1, "government-palace-2")
    assert table.has(1) == "7p 0x 0s 2e"


def test_frankov_a_does_not_pay_with_the_energy_that_is_still_to_come() -> None:
    table = at_planet(2, "frankov-a", "katla-b", stock="3e", first="elysium-parks-2")
    assert "elysium-parks-2" not in table.flights(1)


def test_frankov_a_gains_nothing_for_a_technology() -> None:
    """A17: the lost icon is not a technology, as the rulebook's example shows; outposts are our reading."""
    table = at_planet(2, "frankov-a", "katla-b", stock="4e", first="efficient-harvesting")
    table.visit(1, "efficient-harvesting")
    assert table.has(1) == "4p 0x 2s 1e"


def test_frankov_a_gains_nothing_for_units_and_caches() -> None:
    """A17"""
    table = at_planet(2, "frankov-a", "katla-b", stock="3x 3s", first="sabretooth-jumper item-crates")
    table.visit(1, "sabretooth-jumper")
    assert table.seat(1).energy == 2
    table.second_exploration()
    table.visit(1, "item-crates")
    assert table.seat(1).energy == 2 + 5


# --- Yuri Frankov B: strength may pay for outposts and technologies


def test_frankov_b_may_put_in_strength_for_the_energy_of_an_outpost() -> None:
    table = at_planet(2, "frankov-b", "ardelli-b", stock="4s 3e", first="elysium-parks-2")
    table.visit(1, "elysium-parks-2")
    assert table.legal(1) == ["strength 1", "strength 2", "strength 3", "strength 4"]
    table.play("1: strength 3")
    assert table.has(1) == "5p 0x 1s 2e"


def test_frankov_b_may_put_in_strength_for_the_energy_of_a_technology() -> None:
    table = at_planet(2, "frankov-b", "ardelli-b", stock="2s 3e", first="combat-analysis")
    table.visit(1, "combat-analysis")
    assert table.legal(1) == ["strength 1", "strength 2"]
    table.play("1: strength 2")
    assert table.has(1) == "4p 1x 0s 1e"


def test_frankov_b_may_pay_in_energy_alone() -> None:
    table = at_planet(2, "frankov-b", "ardelli-b", stock="4s 4e", first="combat-analysis")
    table.visit(1, "combat-analysis")
    table.play("1: strength 0")
    assert table.has(1) == "4p 1x 4s 0e"


def test_frankov_b_needs_energy_and_strength_enough_together() -> None:
    table = at_planet(2, "frankov-b", "ardelli-b", stock="1s 2e", first="combat-analysis elysium-parks-2")
    assert not {"combat-analysis", "elysium-parks-2"} & set(table.flights(1))
    table.stocks(1, "2s 2e")
    assert {"combat-analysis", "elysium-parks-2"} <= set(table.flights(1))


def test_frankov_b_storms_with_strength_alone() -> None:
    table = at_planet(2, "frankov-b", "ardelli-b", stock="5s 5e", first="government-palace-2")
    table.visit(1, "government-palace-2")
    assert table.legal(1) == ["occupy", "storm"]
    table.play("1: storm")
    assert table.has(1) == "7p 0x 0s 5e"


def test_frankov_b_chooses_the_mix_after_choosing_to_occupy() -> None:
    table = at_planet(2, "frankov-b", "ardelli-b", stock="5s 5e", first="government-palace-2")
    table.visit(1, "government-palace-2")
    table.play("1: occupy", "1: strength 4")
    assert table.has(1) == "7p 0x 1s 4e"


def test_frankov_b_cannot_pay_for_diplomacy_with_strength() -> None:
    table = at_planet(3, "frankov-b", "ardelli-b", stock="5x 5s 3e", first="imperial-guards")
    assert "imperial-guards" not in table.flights(1)


def test_nobody_else_pays_energy_with_strength() -> None:
    table = at_planet(2, "frankov-a", "katla-b", stock="14s 3e", first="combat-analysis elysium-parks-2")
    assert not {"combat-analysis", "elysium-parks-2"} & set(table.flights(1))


# --- Aron Ardelli A: 2 energy for every technology laid


def test_ardelli_a_gains_2_energy_for_every_technology() -> None:
    table = at_planet(2, "ardelli-a", stock="4e", first="combat-analysis")
    table.visit(1, "combat-analysis")
    assert table.has(1) == "4p 1x 0s 2e"


def test_ardelli_a_gains_nothing_for_an_outpost() -> None:
    table = at_planet(2, "ardelli-a", stock="4e", first="elysium-parks-2")
    table.visit(1, "elysium-parks-2")
    assert table.has(1) == "5p 0x 0s 0e"


# --- Aron Ardelli B: always last, and the restrain token


def with_ardelli_b(*moves: str, **rows: str) -> Table:
    """Ardelli B is seat 1, but last in turn order."""
    table = Table("ardelli-b", "gelder-a", "katla-b")
    table.deal(**rows)
    table.play(*moves)
    return table


def test_ardelli_b_returns_to_the_last_space_even_when_he_acts_first() -> None:
    table = with_ardelli_b("1: keep", first="solar-shoal")
    table.play("2: fly operations-II", "3: fly operations-III", "1: fly solar-shoal", "1: take")
    assert table.track() == [0, 0, 1]
    table.second_exploration()
    assert table.track() == [2, 3, 1]


def test_ardelli_b_may_put_the_token_on_any_open_card_or_cell_or_keep_it() -> None:
    """A2: in round 1 too."""
    table = with_ardelli_b()
    things = [thing for level in (1, 2, 3) for thing in table.row(level)]
    assert table.legal(1) == ["keep", *[f"restrain {thing}" for thing in things]]
    assert len(things) == 12


def test_the_others_cannot_choose_a_restrained_card() -> None:
    """A2"""
    table = with_ardelli_b("1: restrain solar-shoal", first="solar-shoal")
    assert "solar-shoal" not in table.flights(2)
    with pytest.raises(NotLegal):
        table.play("2: fly solar-shoal")
    table.play("2: fly operations-I")
    assert "solar-shoal" not in table.flights(3)


def test_ardelli_b_himself_may_choose_the_restrained_card() -> None:
    """A2"""
    table = with_ardelli_b("1: restrain solar-shoal", first="solar-shoal")
    table.play("2: fly operations-I", "3: fly operations-II", "1: fly solar-shoal", "1: take")
    assert table.cards(1) == ["solar-shoal"]


def test_a_restrained_card_is_kept_from_the_others_in_both_explorations() -> None:
    """A2"""
    table = with_ardelli_b("1: restrain solar-shoal", first="solar-shoal")
    table.second_exploration()
    assert table.waiting() == 2
    assert "solar-shoal" not in table.flights(2)


def test_the_token_returns_when_its_card_is_taken() -> None:
    """A2"""
    table = with_ardelli_b("1: restrain solar-shoal", first="solar-shoal")
    table.visit(1, "solar-shoal")
    table.play("1: take")
    assert table.state.restrained == -1


def test_a_restrained_cell_is_kept_from_the_others_in_both_explorations_even_when_used() -> None:
    """A2"""
    table = with_ardelli_b("1: restrain operations-III")
    assert "operations-III" not in table.flights(2)
    table.play("2: fly operations-I", "3: fly operations-II", "1: fly operations-III")
    table.second_exploration()
    assert "operations-III" not in table.flights(2)
    table.play("2: fly operations-I", "3: fly operations-II")
    assert "operations-III" in table.flights(1)


def test_the_token_returns_at_the_end_of_the_round_and_may_be_put_anew() -> None:
    """A2"""
    table = with_ardelli_b("1: restrain operations-III")
    table.skip_to(2)
    assert table.state.restrained == -1
    table.deal("supply-stash")
    table.play("1: restrain supply-stash")
    assert "supply-stash" not in table.flights(2)
    assert "operations-III" in table.flights(2)


def test_a_kept_token_restrains_nothing() -> None:
    table = with_ardelli_b("1: keep", first="solar-shoal")
    assert {"solar-shoal", "operations-I", "operations-II", "operations-III"} <= set(table.flights(2))


# --- Claudius Proton A: a strength for every unit defeated


def test_proton_a_gains_a_strength_for_a_unit_he_defeats() -> None:
    table = at_planet(3, "proton-a", stock="5x 6s 4e", first="imperial-guards")
    table.visit(1, "imperial-guards")
    table.play("1: defeat")
    assert table.has(1) == "5p 6x 1s 8e"


def test_proton_a_gains_no_further_strength_for_a_unit_he_recruits() -> None:
    table = at_planet(3, "proton-a", stock="5x 6s 4e", first="imperial-guards")
    table.visit(1, "imperial-guards")
    table.play("1: recruit")
    assert table.has(1) == "5p 6x 9s 0e"


def test_proton_a_does_not_fight_with_the_strength_that_is_still_to_come() -> None:
    table = at_planet(2, "proton-a", stock="3x 2s", first="sabretooth-jumper")
    assert "sabretooth-jumper" not in table.flights(1)


# --- Claudius Proton B: up to 3 energy for strength, or back, in the income phase


def proton_b_with(stock: str) -> Table:
    table = Table("proton-b", "katla-b")
    table.skip_to(2)
    table.stocks(1, stock)
    table.deal()
    return table


def test_proton_b_exchanges_up_to_3_either_way() -> None:
    table = proton_b_with("5s 5e")
    assert table.legal(1) == ["keep"] + [f"exchange {n} {what}" for what in ("energy", "strength") for n in (1, 2, 3)]


def test_proton_b_gives_energy_for_strength() -> None:
    table = proton_b_with("5s 5e")
    table.play("1: exchange 3 energy")
    assert table.has(1) == "0p 0x 8s 2e"


def test_proton_b_gives_strength_for_energy() -> None:
    table = proton_b_with("5s 5e")
    table.play("1: exchange 2 strength")
    assert table.has(1) == "0p 0x 3s 7e"


def test_proton_b_may_leave_it() -> None:
    table = proton_b_with("5s 5e")
    table.play("1: keep")
    assert (table.has(1), table.phase()) == ("0p 0x 5s 5e", "first exploration")


def test_proton_b_exchanges_one_way_once_a_phase() -> None:
    table = proton_b_with("5s 5e")
    table.play("1: exchange 1 energy")
    assert table.phase() == "first exploration"


def test_proton_b_exchanges_no_more_than_he_has() -> None:
    assert proton_b_with("1s 2e").legal(1) == ["keep", "exchange 1 energy", "exchange 2 energy", "exchange 1 strength"]


def test_proton_b_exchanges_only_what_fits_on_the_other_track() -> None:
    assert proton_b_with("13s 17e").legal(1) == ["keep", "exchange 1 energy", "exchange 1 strength"]


def test_proton_b_with_nothing_to_exchange_is_not_asked() -> None:
    assert proton_b_with("5x").phase() == "first exploration"


def test_proton_b_does_not_exchange_in_round_1() -> None:
    table = Table("proton-b", "katla-b")
    table.deal()
    assert table.phase() == "first exploration"


# --- Jack Gelder A: 2 more operation points


@pytest.mark.parametrize(("cell", "points"), [("operations-I", 7), ("operations-II", 8), ("operations-III", 9)])
def test_gelder_a_has_2_more_operation_points(cell: str, points: int) -> None:
    table = at_planet(1, "gelder-a")
    table.visit(1, cell)
    table.play("1: points 0", "1: experience 0")
    assert table.seat(1).strength == points


def test_gelder_a_is_bound_by_the_number_of_the_planet_all_the_same() -> None:
    table = at_planet(2, "gelder-a")
    table.visit(1, "operations-III")
    assert table.legal(1) == ["points 0", "points 1", "points 2"]


# --- Jack Gelder B: 2 energy for every cache or sector


def test_gelder_b_gains_2_energy_for_a_cache() -> None:
    table = at_planet(2, "gelder-b", first="item-crates")
    table.visit(1, "item-crates")
    assert table.has(1) == "1p 0x 0s 7e"


def test_gelder_b_gains_2_energy_for_a_sector() -> None:
    table = at_planet(2, "gelder-b", first="supply-stash")
    table.visit(1, "supply-stash")
    table.play("1: annex")
    assert table.has(1) == "0p 0x 0s 2e"


def test_gelder_b_gains_nothing_for_other_cards() -> None:
    table = at_planet(2, "gelder-b", stock="4e", first="elysium-parks-2")
    table.visit(1, "elysium-parks-2")
    assert table.has(1) == "5p 0x 0s 0e"


# --- Jikuku Cos'Rax A: one missing experience costs nothing


def test_cosrax_a_ignores_one_missing_experience() -> None:
    table = at_planet(2, "cosrax-a", stock="1x 4s", first="sabretooth-jumper")
    table.visit(1, "sabretooth-jumper")
    assert table.has(1) == "3p 2x 0s 2e"  # 3 strength, and 1 for the second of the two missing


def test_cosrax_a_pays_no_less_when_nothing_is_missing() -> None:
    table = at_planet(2, "cosrax-a", stock="3x 2s", first="sabretooth-jumper")
    assert "sabretooth-jumper" not in table.flights(1)


def test_cosrax_a_needs_the_full_experience_to_recruit() -> None:
    table = at_planet(3, "cosrax-a", stock="4x 5s 4e", first="imperial-guards")
    assert "imperial-guards" not in table.flights(1)
    table.stocks(1, "4x 6s 4e")
    table.visit(1, "imperial-guards")
    assert table.has(1) == "5p 5x 0s 8e"  # defeated, without a question


# --- Jikuku Cos'Rax B: a strength for every cache or sector laid


def test_cosrax_b_gains_a_strength_for_a_cache() -> None:
    table = at_planet(2, "cosrax-b", first="item-crates")
    table.visit(1, "item-crates")
    assert table.has(1) == "1p 0x 1s 5e"


def test_cosrax_b_gains_a_strength_for_a_sector() -> None:
    table = at_planet(2, "cosrax-b", first="supply-stash")
    table.visit(1, "supply-stash")
    table.play("1: annex")
    assert table.has(1) == "0p 0x 1s 0e"


def test_cosrax_b_gains_nothing_for_other_cards() -> None:
    table = at_planet(2, "cosrax-b", stock="4e", first="elysium-parks-2")
    table.visit(1, "elysium-parks-2")
    assert table.has(1) == "5p 0x 0s 0e"


# --- all of them


def test_every_side_has_an_ability_that_is_tested_here() -> None:
    abilities = {
        side.id: [effect.text for effect in side.ability]
        for side in Table("katla-a", "frankov-a").state.catalogue.sides
    }
    assert abilities == {
        "katla-a": ["any level: III"],
        "katla-b": ["lay unit: 1p"],
        "frankov-a": ["lay outpost: 2e"],
        "frankov-b": ["strength as energy: outpost/technology"],
        "ardelli-a": ["lay technology: 2e"],
        "ardelli-b": ["turn order: last", "restrain: any place"],
        "proton-a": ["defeat: 1s"],
        "proton-b": ["exchange: 3"],
        "gelder-a": ["operations: 2"],
        "gelder-b": ["lay cache/sector: 2e"],
        "cosrax-a": ["missing experience: 1"],
        "cosrax-b": ["lay cache/sector: 1s"],
    }
