"""A small flood of what nobody should send; `./run bench hostile` sends as much as one likes."""

import pytest

from boardwright.cli.hostile import attack

pytestmark = pytest.mark.full


def test_a_flood_breaks_nothing_enters_nothing_and_sees_nothing() -> None:
    damage = attack(500)
    assert damage.messages >= 500
    assert not damage.broken and not damage.entered and not damage.seen
    assert {"socket messages", "requests"} <= set(damage.kinds)
    assert {400, 404} <= set(damage.answers)
