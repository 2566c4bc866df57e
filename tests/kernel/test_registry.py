"""The games there are, and what every game refuses before it begins."""

import importlib
import subprocess
import sys
from random import Random

import pytest

import boardwright
from boardwright.kernel import registry
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn
from boardwright.kernel.game import seat_name
from boardwright.kernel.option import Option
from boardwright.kernel.playout import random_walk
from boardwright.words import Reader

PLANETFALL = boardwright.game("planetfall")


def anything(value: str) -> None:
    """Refuses nothing."""


def test_games_are_found_by_name() -> None:
    assert [game.name for game in boardwright.games()] == registry.names() == sorted(registry.names())
    assert boardwright.game("planetfall").name == "planetfall"
    assert boardwright.game("planetfall") is importlib.import_module("boardwright.games.planetfall").GAME


@pytest.mark.parametrize("name", ["", "chess", "Planetfall", "planetfall.game", "..kernel"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(CannotParse, match=r"^There is no game .*; there is: .*planetfall.*\.$"):
        boardwright.game(name)


@pytest.mark.parametrize("first", ["boardwright.games.planetfall", "boardwright.kernel.registry", "boardwright"])
def test_games_can_be_called_whatever_was_imported_first(first: str) -> None:
    """The package `boardwright.games` must not take the place of the function."""
    program = f"import importlib; importlib.import_module({first!r}); import boardwright; print(boardwright.games())"
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, capture_output=True)


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(CannotParse, match=rf"^Age of Wonders: Planetfall is for 2 to 6 players, not {players}\.$"):
        PLANETFALL.new(players, {})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(CannotParse, match=r"has no option 'side'; it has commanders, sides, content\.$"):
        PLANETFALL.new(2, {"side": "A"})


def test_a_wrong_value_is_refused_with_the_right_ones() -> None:
    with pytest.raises(CannotParse, match=r"^Option 'sides' cannot be 'B'; write one of A, free\.$"):
        PLANETFALL.new(2, {"sides": "B"})


def test_defaults_are_filled_in() -> None:
    full = {"commanders": "random", "sides": "A", "content": "built-in"}
    assert PLANETFALL.full_options({"commanders": "random"}) == full


@pytest.mark.parametrize("value", ["two\nlines", "two\rlines", " x", "x "])
def test_free_text_must_fit_on_a_line_of_a_record(value: str) -> None:
    option = Option("note", ["-"], check=anything)
    assert option.checked("a note") == "a note" and option.checked("-") == "-"
    with pytest.raises(CannotParse, match="Option 'note' is one line of a record"):
        option.checked(value)


def test_an_option_is_varied_as_declared() -> None:
    assert Option("o", ["x", "y"]).varied == Option("o", ["x", "y"]).default == "x"
    assert Option("o", ["x", "y"], varied="y").varied == "y"


def test_seats_are_called_as_people_count() -> None:
    assert [Reader("en")(seat_name(seat)) for seat in (0, 5, CHANCE)] == ["seat 1", "seat 6", "chance"]


def test_an_answer_out_of_turn_is_refused_with_whose_turn_it_is() -> None:
    state = PLANETFALL.new(2, {})
    with pytest.raises(NotYourTurn, match=r"^Seat 1 is not asked now; waiting for chance\.$"):
        PLANETFALL.apply(state, 0, PLANETFALL.book["command katla"])


def test_an_illegal_answer_is_refused_with_the_legal_ones() -> None:
    state = PLANETFALL.new(2, {})
    with pytest.raises(NotLegal, match=r"^'side A' is not legal now; legal: goal conquest, goal .*, goal legacy\.$"):
        PLANETFALL.apply(state, CHANCE, PLANETFALL.book["side A"])


def test_an_answer_after_the_end_is_refused() -> None:
    state = PLANETFALL.new(2, {})
    random_walk(PLANETFALL, state, Random(1))
    with pytest.raises(NotYourTurn, match=r"^The game is over; 'side A' comes too late\.$"):
        PLANETFALL.apply(state, 0, PLANETFALL.book["side A"])
