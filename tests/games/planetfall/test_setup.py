"""Rulebook: Preparation."""

from collections import Counter

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.state import State
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal
from tests.games.planetfall.tables import Table, corrected
from tests.games.words import READERS


def moves(state: State, *lines: str) -> None:
    for line in lines:
        who, _, what = line.partition(":")
        GAME.apply(state, CHANCE if who == "chance" else int(who) - 1, GAME.book.parse(what))


def test_one_of_eight_goal_boards_is_drawn_at_random() -> None:
    state = GAME.new(2, {})
    assert GAME.waiting(state) == (CHANCE,)
    assert len(GAME.legal(state, CHANCE)) == 8
    assert set(GAME.weights(state)) == {1}
    moves(state, "chance: goal harmony")
    assert GAME.view(state, None)["goal"] == "harmony"


def test_there_are_seven_decks_of_fourteen_cards() -> None:
    decks = Table("gelder-a", "ardelli-a").state.catalogue.decks
    assert [len(deck) for deck in decks] == [0, 14, 14, 14, 14, 14, 14, 14]
    assert sorted(card for deck in decks for card in deck) == list(range(98))


def test_every_planet_has_four_units_three_outposts_three_technologies_and_four_caches() -> None:
    """A1: the rulebook prints only the totals; the shipped cards are split evenly."""
    catalogue = Table("gelder-a", "ardelli-a").state.catalogue
    for deck in catalogue.decks[1:]:
        assert Counter(catalogue.cards[card].kind for card in deck) == {0: 4, 1: 3, 2: 3, 3: 4}


def test_commanders_are_chosen_from_seat_1_clockwise_among_the_boards_left() -> None:
    """The youngest player sits on seat 1."""
    state = GAME.new(3, {"commanders": "chosen", "sides": "free"})
    moves(state, "chance: goal harmony")
    assert GAME.waiting(state) == (0,)
    assert len(GAME.legal(state, 0)) == 6
    moves(state, "1: command katla", "1: side B")
    assert GAME.waiting(state) == (1,)
    assert "command katla" not in [action.text for action in GAME.legal(state, 1)]
    with pytest.raises(NotLegal):
        moves(state, "2: command katla")
    moves(state, "2: command proton", "2: side A")
    assert GAME.waiting(state) == (2,)
    assert len(GAME.legal(state, 2)) == 4


def test_commanders_can_be_dealt_at_random() -> None:
    state = GAME.new(2, {"commanders": "random", "sides": "free"})
    moves(state, "chance: goal harmony", "chance: command katla", "chance: command frankov")
    moves(state, "1: side B", "2: side A")
    assert [seat.side.id for seat in state.seats if seat.side] == ["katla-b", "frankov-a"]


def test_in_a_first_game_all_play_side_a() -> None:
    state = GAME.new(2, {"commanders": "chosen", "sides": "A"})
    moves(state, "chance: goal harmony", "1: command katla", "2: command frankov")
    assert [seat.side.id for seat in state.seats if seat.side] == ["katla-a", "frankov-a"]


def test_in_later_games_each_player_chooses_a_side_whatever_the_others_chose() -> None:
    state = GAME.new(2, {"commanders": "chosen", "sides": "free"})
    moves(state, "chance: goal harmony", "1: command katla")
    assert [action.text for action in GAME.legal(state, 0)] == ["side A", "side B"]
    moves(state, "1: side A", "2: command frankov", "2: side B")
    assert [seat.side.id for seat in state.seats if seat.side] == ["katla-a", "frankov-b"]


def test_counters_start_on_the_values_of_the_chosen_side_and_points_on_0() -> None:
    table = Table("katla-a", "frankov-b", "ardelli-b")
    assert table.has(1) == "0p 1x 2s 2e"
    assert table.has(2) == "0p 1x 4s 6e"
    assert table.has(3) == "0p 2x 3s 4e"


def test_ships_line_up_by_rising_initiative() -> None:
    assert Table("frankov-b", "katla-a", "gelder-b").track() == [2, 3, 1]


def test_ardelli_b_starts_last_whatever_his_initiative() -> None:
    content = corrected(commanders={"ardelli-b": {"initiative": 1}, "gelder-a": {"initiative": 12}})
    table = Table("ardelli-b", "frankov-b", "gelder-a", content=content)
    assert table.track() == [2, 3, 1]


def test_example_of_the_preparation_for_three() -> None:
    """The rulebook's picture: a goal board, three commanders lined up by initiative, the decks in a row."""
    state = GAME.new(3, {"commanders": "chosen", "sides": "A"})
    moves(state, "chance: goal expansion", "1: command katla", "2: command frankov", "3: command ardelli")
    view = GAME.view(state, None)
    assert view["goal"] == "expansion"
    assert view["track"] == [2, 0, 1]
    assert (view["planet"], view["phase"], view["deck"]) == (1, "discovery", 14)
    assert [seat.points for seat in state.seats] == [0, 0, 0]


@pytest.mark.parametrize("players", [1, 7])
def test_the_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(CannotParse) as refusal:
        GAME.new(players, {})
    assert READERS["en"](refusal.value.text) == f"Age of Wonders: Planetfall is for 2 to 6 players, not {players}."


def test_six_players_take_all_six_boards() -> None:
    table = Table("gelder-a", "ardelli-a", "katla-a", "cosrax-a", "frankov-a", "proton-a")
    assert {seat.side.board for seat in table.state.seats if seat.side} == set(range(6))
    assert table.track() == [1, 2, 3, 4, 5, 6]
