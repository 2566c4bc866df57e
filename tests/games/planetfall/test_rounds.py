"""Rulebook: Course of the game; Discovery; Flight to a new planet."""

import pytest

from boardwright.games.planetfall import GAME
from boardwright.kernel.decision import CHANCE
from tests.games.planetfall.tables import Table

SIX = ("gelder-a", "ardelli-a", "katla-a", "cosrax-a", "frankov-a", "proton-a")


def test_a_round_is_discovery_income_two_explorations_and_flight() -> None:
    table = Table("proton-b", "katla-b")
    table.skip_to(2)
    assert table.phase() == "discovery"
    table.deal()
    assert table.phase() == "income"
    table.play("1: keep")
    assert table.phase() == "first exploration"
    table.second_exploration()
    assert table.phase() == "second exploration"
    table.skip_to(3)
    assert table.phase() == "discovery"


@pytest.mark.parametrize(
    ("players", "rows", "unseen"),
    [(2, [4, 3, 2], 5), (3, [4, 3, 2], 5), (4, [5, 4, 3], 2), (5, [5, 4, 3], 2), (6, [5, 4, 3], 2)],
)
def test_discovery_lays_as_many_cards_as_the_table_says(players: int, rows: list[int], unseen: int) -> None:
    table = Table(*SIX[:players])
    table.deal()
    assert table.waiting() != "chance"
    assert [
        len([id for id in table.row(level) if id and not id.startswith("operations")]) for level in (1, 2, 3)
    ] == rows
    assert len(table.state.deck) == unseen


def test_discovery_uses_the_deck_with_the_number_of_the_round() -> None:
    table = Table("gelder-a", "ardelli-a")
    for planet in range(1, 8):
        table.skip_to(planet)
        deals = GAME.legal(table.state, CHANCE)
        assert len(deals) == 14
        assert {table.card(deal.args[0]).planet for deal in deals} == {planet}


def test_every_card_left_in_the_deck_is_equally_likely() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.play("chance: deal solar-shoal")
    assert len(GAME.legal(table.state, CHANCE)) == 13
    assert "deal solar-shoal" not in [action.text for action in GAME.legal(table.state, CHANCE)]
    assert list(GAME.weights(table.state)) == [1] * 13


def test_each_row_ends_with_the_operations_cell_of_its_level() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.deal()
    assert [table.row(level)[-1] for level in (1, 2, 3)] == ["operations-I", "operations-II", "operations-III"]


def test_cards_are_dealt_row_by_row_from_the_left() -> None:
    table = Table("gelder-a", "ardelli-a")
    ids = ["solar-shoal", "spaceport-1", "field-training", "wild-swiftbeak", "buried-reactor"]
    table.play(*[f"chance: deal {id}" for id in ids])
    assert table.row(1) == ["solar-shoal", "spaceport-1", "field-training", "wild-swiftbeak", "operations-I"]
    assert table.row(2) == ["buried-reactor", None, None, "operations-II"]


def test_no_new_cards_come_between_the_explorations() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.deal("imperial-energy-stash crashed-surveyor-drone")
    table.play("1: fly imperial-energy-stash", "2: fly crashed-surveyor-drone")
    assert table.phase() == "second exploration"
    assert table.row(1)[:2] == [None, None]
    assert len([thing for thing in table.state.cards if 0 <= thing < 98]) == 7
    assert "imperial-energy-stash" not in table.flights(1)


def test_operations_cells_are_free_again_in_every_exploration() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.deal()
    table.play("1: fly operations-I", "2: fly operations-II")
    table.second_exploration()
    assert {"operations-I", "operations-II", "operations-III"} <= set(table.flights(1))


def test_cards_nobody_took_leave_the_game_with_the_flight() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    assert table.row(1) == [None, None, None, None, "operations-I"]
    assert {table.state.catalogue.cards[card].planet for card in table.state.deck} == {2}


def test_after_the_second_exploration_of_round_7_there_is_no_flight() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to_end()
    assert (table.phase(), table.state.planet) == ("over", 7)
    assert len([thing for thing in table.state.cards if 0 <= thing < 98]) == 9  # nobody took one, none was cleared


def test_the_game_lasts_seven_rounds_of_two_actions() -> None:
    table = Table("gelder-a", "ardelli-a", "katla-a")
    table.skip_to_end()
    flights = [move for move in table.record.moves if move.action.verb == "fly"]
    assert len(flights) == 7 * 2 * 3


def test_nothing_is_hidden_from_anybody() -> None:
    table = Table("ardelli-b", "katla-b", "proton-b")
    for _ in range(40):
        assert GAME.public(table.state) is table.state
        views = [GAME.view(table.state, watcher) for watcher in (None, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        seat = GAME.waiting(table.state)[0]
        GAME.apply(table.state, seat, GAME.legal(table.state, seat)[0])
    assert table.state.planet > 1
