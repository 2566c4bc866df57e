"""Random games of every registered game end, set up in every way: what the examiner does not look at closely too."""

import pytest

import boardwright
from tests.conformance.examiner import random_games_end
from tests.conformance.tables import Table, examined, tables

pytestmark = pytest.mark.full

TABLES = [table for game in boardwright.games() for table in tables(game)]
EXAMINED = set(map(str, examined()))


@pytest.mark.parametrize("table", [table for table in TABLES if str(table) not in EXAMINED], ids=str)
def test_random_games_end(table: Table) -> None:
    random_games_end(table)
