"""The benchmark of the server, at its smallest: it must work; how fast it is, is not asked here."""

import pytest

from boardwright.cli.load import Load, measure
from boardwright.kernel.errors import CannotParse

pytestmark = pytest.mark.full


def test_every_move_is_heard_by_everybody() -> None:
    outcome = measure(Load(tables=3, seats=2, rate=15, seconds=1.5, sockets=8))
    assert outcome.errors == []
    assert outcome.moves == len(outcome.milliseconds) > 0
    assert outcome.percentile(0.5) <= outcome.percentile(0.99) <= outcome.percentile(1)
    assert outcome.megabytes > 0


def test_every_seat_needs_a_socket() -> None:
    with pytest.raises(CannotParse, match="3 tables of 2 seats need 6 sockets or more"):
        measure(Load(tables=3, seats=2, rate=15, seconds=1, sockets=5))
