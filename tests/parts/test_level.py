"""How hard something is to play with: judged, or recommended by a rulebook; and everything that is chosen has it."""

from typing import Any

import pytest

import boardwright
from boardwright.games.age_of_innovation.content import boards
from boardwright.games.age_of_innovation.content import factions as people
from boardwright.games.terra_mystica.content import factions, first_game
from boardwright.parts.level import EASY, HARD, UNJUDGED, level, told
from boardwright.words import Reader

READ = Reader("en")
GAMES = {game.name: game for game in boardwright.games()}


def test_a_level_is_told_with_the_recommendation_beside_it() -> None:
    assert READ(level(EASY, first=True)["words"]) == "Easy · good first game"
    assert READ(level(HARD, first=False)["words"]) == "Hard"
    assert READ(level(UNJUDGED, first=True)["words"]) == "Good first game"
    assert READ(level(UNJUDGED, first=False)["words"]) == "For experienced players"


def test_what_is_our_judgement_says_so() -> None:
    assert READ(told(level(EASY, first=False))) == "Difficulty, in our judgement: easy."
    assert READ(told(level(UNJUDGED, first=True))) == "Good first game."


def test_everything_that_is_chosen_has_been_judged() -> None:
    assert UNJUDGED not in [faction.level for faction in factions.FACTIONS]
    assert UNJUDGED not in [piece.difficulty for piece in (*people.FACTIONS, *boards.BOARDS)]


def test_the_rulebook_of_terra_mystica_names_six_factions_for_the_first_game() -> None:
    assert set(first_game.FACTIONS) == {"witches", "nomads", "alchemists", "halflings", "mermaids", "giants"}


@pytest.mark.parametrize(("name", "chosen"), [("planetfall", "commanders"), ("santa_maria", "colonies")])
def test_side_a_is_for_the_first_game(name: str, chosen: str) -> None:
    game = GAMES[name]
    pieces: Any = game.telling.pieces(game.full_options({}))
    for piece in pieces[chosen].values():
        expected = "Good first game" if piece["side"] == "A" else "For experienced players"
        assert READ(piece["level"]["words"]) == expected
