"""A small flood of what nobody should send; `./run bench hostile` sends as much as one likes."""

from boardwright.cli.hostile import attack


def test_a_flood_breaks_nothing_enters_nothing_and_sees_nothing() -> None:
    damage = attack(1200)
    assert damage.messages >= 1200
    assert not damage.broken and not damage.entered and not damage.seen
    assert set(damage.kinds) == {"socket messages", "requests", "imports", "half-open requests", "mute sockets"}
    assert {400, 403, 404} <= set(damage.answers)
