"""Every registered game passes every check of the examiner, with every two values of its options. Where the compiled
build is tested too, the interpreted one is shown to be no different by fewer tables: each value of each option."""

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import boardwright
from boardwright.kernel.game import Game
from tests.builds import INTERPRETED
from tests.conformance.examiner import CHECKS, GAME_CHECKS
from tests.conformance.invariants import INVARIANTS
from tests.conformance.tables import Table, each_value, in_pairs, tables

pytestmark = pytest.mark.both

GAMES = boardwright.games()
FEWER = INTERPRETED and "compiled" in os.environ.get("BOARDWRIGHT_BUILDS", "").split()
EXAMINE = each_value if FEWER else partial(in_pairs, at_any_number=True)
EXAMINED = EXAMINE([table for game in GAMES for table in tables(game)])


# Table by table, and those of one table in one process, since they share its games.
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    "table", [pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(str(table))) for table in EXAMINED]
)
def test_table(check: Callable[[Table], None], table: Table) -> None:
    check(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_game(check: Callable[[Game[Any]], None], game: Game[Any]) -> None:
    check(game)


def test_every_game_has_invariants() -> None:
    assert set(INVARIANTS) == {game.name for game in GAMES}
