"""Every registered game, set up in every way, passes every check of the examiner."""

from collections.abc import Callable
from typing import Any

import pytest

import boardwright
from boardwright.kernel.game import Game
from tests.conformance.examiner import CHECKS, GAME_CHECKS, Table, tables
from tests.conformance.invariants import INVARIANTS

GAMES = boardwright.games()
TABLES = [table for game in GAMES for table in tables(game)]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_table(check: Callable[[Table], None], table: Table) -> None:
    check(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_game(check: Callable[[Game[Any]], None], game: Game[Any]) -> None:
    check(game)


def test_every_game_has_invariants() -> None:
    assert set(INVARIANTS) == {game.name for game in GAMES}
