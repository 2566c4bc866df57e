"""Servers that are killed under load: what they said was done is done, and what is sent again is done once.
`./run bench kills` does the same for as long as one likes."""

import pytest

from boardwright.cli.kills import Siege, besiege
from boardwright.kernel.errors import CannotParse
from tests.server.postgres import Postgres

pytestmark = pytest.mark.full


def test_a_killed_server_has_kept_everything_it_called_done() -> None:
    toll = besiege(Siege(kills=2, tables=4))
    assert (toll.kills, toll.lost, toll.twice) == (2, 0, 0)
    assert toll.moves > 100


def test_so_has_one_of_two_and_its_tables_go_on_in_the_other(postgres: Postgres) -> None:
    toll = besiege(Siege(kills=1, tables=6, processes=2, database=postgres.new_database()))
    assert (toll.kills, toll.lost, toll.twice, len(toll.again)) == (1, 0, 0, 1)


def test_several_servers_need_a_database_that_they_can_share() -> None:
    with pytest.raises(CannotParse, match="Several processes need PostgreSQL"):
        besiege(Siege(kills=1, tables=1, processes=2))
