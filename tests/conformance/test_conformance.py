"""Every registered game passes every check of the examiner."""

from collections.abc import Callable
from typing import Any

import pytest

import boardwright
from boardwright.kernel.game import Game
from tests.conformance.examiner import CHECKS, GAME_CHECKS
from tests.conformance.invariants import INVARIANTS
from tests.conformance.tables import Table, examined

pytestmark = pytest.mark.both

GAMES = boardwright.games()


# Table by table, and those of one table in one process, since they share its games.
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    "table", [pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(str(table))) for table in examined()]
)
def test_table(check: Callable[[Table], None], table: Table) -> None:
    check(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_game(check: Callable[[Game[Any]], None], game: Game[Any]) -> None:
    check(game)


def test_every_game_has_invariants() -> None:
    assert set(INVARIANTS) == {game.name for game in GAMES}
