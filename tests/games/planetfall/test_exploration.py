"""Rulebook: First exploration, Skipping a turn, Second exploration, Example of a turn."""

import pytest

from boardwright.kernel.errors import NotLegal, NotYourTurn
from tests.games.planetfall.tables import Table

THREE = ("gelder-a", "ardelli-a", "katla-b")
SIX = ("gelder-a", "ardelli-a", "cosrax-a", "frankov-a", "proton-a", "katla-b")
TWO_CACHES = "imperial-energy-stash crashed-surveyor-drone"
OTHER_CACHES = "solar-shoal buried-reactor"


# --- choosing


def test_players_choose_in_the_order_of_the_track_from_the_top() -> None:
    table = Table("frankov-b", "gelder-a", "katla-b")
    table.deal()
    assert table.waiting() == 2
    with pytest.raises(NotYourTurn):
        table.play("1: fly operations-I")
    table.play("2: fly operations-I")
    assert table.waiting() == 3
    table.play("3: fly operations-II")
    assert table.waiting() == 1


def test_a_place_with_a_ship_is_not_free() -> None:
    table = Table(*THREE)
    table.deal("solar-shoal")
    table.play("1: fly solar-shoal")
    assert "solar-shoal" not in table.flights(2)
    table.play("2: fly operations-II")
    assert not {"solar-shoal", "operations-II"} & set(table.flights(3))
    with pytest.raises(NotLegal):
        table.play("3: fly operations-II")


def test_only_cards_whose_cost_can_be_paid_now_may_be_chosen() -> None:
    """A10: with the stocks of this very moment."""
    table = Table(*THREE)
    table.deal("hopperhound-hatchling", "field-training", "spaceport-1")
    table.stocks(1, "1x 2s 3e")
    assert {"hopperhound-hatchling", "field-training", "spaceport-1"} <= set(table.flights(1))
    table.stocks(1, "1x 1s 2e")
    assert "hopperhound-hatchling" not in table.flights(1)
    assert "field-training" not in table.flights(1)
    assert "spaceport-1" in table.flights(1)
    table.stocks(1, "1x 1s 1e")
    assert "spaceport-1" not in table.flights(1)


def test_a_card_may_be_chosen_if_one_of_its_ways_can_be_paid() -> None:
    table = Table(*THREE)
    table.deal("spacer-psycho spaceport-1")
    table.stocks(1, "2x 2e")
    assert "spacer-psycho" in table.flights(1)  # to recruit
    assert "spaceport-1" not in table.flights(1)
    table.stocks(1, "3s")
    assert "spacer-psycho" not in table.flights(1)
    assert "spaceport-1" in table.flights(1)  # to storm


def test_caches_and_operations_cells_can_always_be_chosen_when_free() -> None:
    table = Table(*THREE)
    table.deal(TWO_CACHES, "solar-shoal", "buried-reactor")
    table.stocks(1, "")
    assert table.flights(1) == [
        *TWO_CACHES.split(),
        "operations-I",
        "solar-shoal",
        "operations-II",
        "buried-reactor",
        "operations-III",
    ]


def test_nothing_lowers_a_stock_between_choosing_and_acting() -> None:
    """A10: what the others do cannot touch it, so a chosen action can always be paid."""
    table = Table(*THREE)
    table.deal("solar-shoal", "pirate-raiders", "field-training")
    for number, stock in enumerate(("1x 3s", "2e", "1x"), 1):
        table.stocks(number, stock)
    table.play("1: fly pirate-raiders", "2: fly field-training", "3: fly solar-shoal")
    assert [table.has(number) for number in (1, 2)] == ["0p 1x 3s 0e", "0p 0x 0s 2e"]
    table.play("3: take")
    assert table.cards(1) == ["pirate-raiders"]
    assert table.cards(2) == ["field-training"]


def test_a_ship_that_has_flown_stands_on_its_card_and_not_on_the_track() -> None:
    table = Table(*THREE)
    table.deal("solar-shoal")
    table.play("1: fly solar-shoal")
    assert table.track() == [0, 2, 3]
    assert table.state.ships[0] == 0


def test_how_to_pay_is_chosen_when_the_ship_acts_not_when_it_flies() -> None:
    """A11"""
    table = Table(*THREE)
    table.deal("solar-shoal", "spacer-psycho", "spaceport-1")
    table.stocks(1, "2x 9s 9e")
    table.stocks(2, "9s 9e")
    table.play("1: fly spacer-psycho", "2: fly spaceport-1", "3: fly solar-shoal")
    assert table.legal(3) == ["take", "annex"]
    table.play("3: take")
    assert table.legal(1) == ["defeat", "recruit"]
    table.play("1: recruit")
    assert table.legal(2) == ["occupy", "storm"]


# --- the order of actions


def test_actions_are_carried_out_row_by_row_from_left_to_right_with_the_cell_last() -> None:
    table = Table(*SIX)
    table.deal(f"wild-swiftbeak {OTHER_CACHES}", "modular-construction", "spacer-psycho", unseen=TWO_CACHES)
    table.stocks(1, "9x 9s 9e")
    table.play(
        "1: fly spacer-psycho",
        "2: fly operations-II",
        "3: fly operations-I",
        "4: fly buried-reactor",
        "5: fly operations-III",
        "6: fly solar-shoal",
    )
    order = []
    while table.phase() == "first exploration":
        number = table.waiting()
        assert isinstance(number, int)
        if number not in order:
            order.append(number)
        table.play(f"{number}: {table.legal(number)[0]}")
    assert order == [6, 4, 3, 2, 1, 5]


def test_who_acts_first_stands_first_on_the_track() -> None:
    table = Table(*THREE)
    table.deal("solar-shoal", "buried-reactor")
    table.play("1: fly operations-III", "2: fly buried-reactor", "3: fly solar-shoal")
    assert table.track() == [0, 0, 0]
    table.play("3: take")
    assert table.track() == [3, 0, 0]
    table.play("2: take")
    assert table.track() == [3, 2, 0]
    table.play("1: points 0", "1: experience 0")
    assert table.track() == [3, 2, 1]


def test_the_second_exploration_follows_the_new_order() -> None:
    table = Table(*THREE)
    table.deal("solar-shoal", "buried-reactor")
    table.play("1: fly operations-III", "2: fly buried-reactor", "3: fly solar-shoal")
    table.second_exploration()
    assert (table.phase(), table.waiting()) == ("second exploration", 3)


def test_the_order_of_the_second_exploration_carries_over_to_the_next_planet() -> None:
    table = Table(*THREE)
    table.deal()
    table.second_exploration()
    table.play("1: fly operations-III", "2: fly operations-II", "3: fly operations-I")
    table.skip_to(2)
    assert table.track() == [3, 2, 1]
    table.deal()
    assert table.waiting() == 3


def test_the_chosen_card_is_laid_face_up_before_the_player() -> None:
    table = Table(*THREE)
    table.deal("imperial-energy-stash")
    table.visit(1, "imperial-energy-stash")
    assert table.cards(1) == ["imperial-energy-stash"]
    assert table.row(1)[0] is None


def test_an_operations_cell_gives_no_card() -> None:
    table = Table(*THREE)
    table.deal()
    table.visit(1, "operations-I")
    table.second_exploration()
    assert table.cards(1) == []
    assert table.row(1)[-1] == "operations-I"


# --- passing


def second_exploration_without_caches(*broke: int) -> Table:
    """Six players in turn order; both caches were taken in the first exploration. Who is broke can pay for no card."""
    table = Table(*SIX)
    table.deal(TWO_CACHES, third="spaceport-1", unseen=OTHER_CACHES)
    table.play("1: fly imperial-energy-stash", "2: fly crashed-surveyor-drone", "3: fly operations-I")
    table.play("4: fly operations-II", "5: fly spaceport-1", "6: fly operations-III")
    table.second_exploration()
    for number in range(1, 7):
        table.stocks(number, "" if number in broke else "10x 14s 18e")
    return table


TO_ALL_CELLS = ("1: fly operations-I", "2: fly operations-II", "3: fly operations-III")


def test_a_player_who_can_choose_nothing_passes_without_being_asked() -> None:
    table = second_exploration_without_caches(4)
    table.play(*TO_ALL_CELLS)
    assert table.waiting() == 5
    assert 3 not in table.state.ships  # seat 4 has not flown


def test_passing_ship_takes_the_topmost_free_space() -> None:
    table = second_exploration_without_caches(4)
    table.play(*TO_ALL_CELLS)
    assert table.track() == [4, 0, 0, 0, 5, 6]


def test_nobody_may_pass_who_can_choose_something() -> None:
    table = second_exploration_without_caches()
    with pytest.raises(NotLegal):
        table.play("1: pass")


def test_several_passing_ships_stand_in_the_order_of_their_passes() -> None:
    """A4"""
    table = second_exploration_without_caches(4, 5)
    table.play(*TO_ALL_CELLS)
    assert table.track() == [4, 5, 0, 0, 0, 6]


def test_a_later_pass_takes_the_topmost_space_that_is_free_by_then() -> None:
    """A4: the ship that has flown in between is not waited for."""
    table = second_exploration_without_caches(4, 6)
    table.play(*TO_ALL_CELLS, "5: fly pirate-raiders")
    assert table.track()[:2] == [4, 6]


def test_acting_ships_fill_the_spaces_below_a_passing_ship() -> None:
    """A4: the passing ship keeps its space; the others follow in the order of their actions."""
    table = second_exploration_without_caches(4)
    table.play(*TO_ALL_CELLS, "5: fly cryo-facility-1", "6: fly hopperhound-hatchling")
    table.skip_to(2)
    assert table.track() == [4, 6, 1, 2, 5, 3]


def test_a_passing_ship_is_first_in_the_next_exploration() -> None:
    table = second_exploration_without_caches(4)
    table.play(*TO_ALL_CELLS, "5: fly cryo-facility-1", "6: fly hopperhound-hatchling")
    table.skip_to(2)
    table.deal()
    assert table.waiting() == 4


def test_a_player_who_passes_gains_nothing() -> None:
    table = second_exploration_without_caches(4)
    table.play(*TO_ALL_CELLS, "5: fly cryo-facility-1", "6: fly hopperhound-hatchling")
    table.skip_to(2)
    assert (table.has(4), table.cards(4)) == ("0p 0x 0s 0e", [])


def test_ardelli_b_who_passes_takes_the_last_space() -> None:
    table = Table("gelder-a", "cosrax-a", "frankov-a", "ardelli-b")
    table.deal(TWO_CACHES, unseen=OTHER_CACHES)
    table.play("4: keep", "1: fly imperial-energy-stash", "2: fly crashed-surveyor-drone", "3: fly operations-I")
    table.play("4: fly operations-II")
    table.second_exploration()
    table.stocks(4, "")
    table.play("1: fly operations-I", "2: fly operations-II", "3: fly operations-III")
    assert table.track() == [0, 0, 0, 4]
    assert table.waiting() == 1
    table.skip_to(2)
    assert table.track() == [1, 2, 3, 4]


# --- the example of a turn


def test_example_of_a_turn() -> None:
    """Peter takes the only technology, Ivan operations I, Galina a cache on level I; they act in reverse."""
    peter, ivan, galina = 1, 2, 3
    table = Table("gelder-b", "proton-b", "katla-b")
    table.deal("solar-shoal", third="energy-development", unseen="modular-construction field-training")
    assert [table.card(id).kind for row in (1, 2, 3) for id in table.row(row)[:-1] if id].count(2) == 1
    table.stocks(peter, "1x 3s 3e")
    table.stocks(ivan, "2x 4s 5e")
    table.stocks(galina, "2x 3s 3e")
    assert table.waiting() == peter
    table.play("1: fly energy-development", "2: fly operations-I", "3: fly solar-shoal")

    assert table.waiting() == galina
    table.play("3: annex")
    assert table.sectors(galina) == ["solar-shoal"]
    assert table.has(galina) == "0p 2x 3s 3e"

    assert table.waiting() == ivan
    table.play("2: points 1", "2: experience 1")  # empire points, strength and experience
    assert table.has(ivan) == "1p 3x 6s 5e"
    assert table.cards(ivan) == []

    assert table.cards(peter) == ["energy-development"]  # he had nothing to choose
    assert table.has(peter) == "3p 1x 4s 0e"
    assert table.track() == [galina, ivan, peter]
    assert (table.phase(), table.waiting()) == ("second exploration", galina)
