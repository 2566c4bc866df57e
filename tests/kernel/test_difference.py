"""What differs between two views."""

from boardwright.kernel.difference import difference
from boardwright.kernel.plain import Plain


def test_differences_are_paths_to_before_and_after() -> None:
    before: Plain = {"planet": 1, "seats": [{"energy": 5, "track": [1, 2]}, {"energy": 3}], "goal": None, "cards": []}
    after: Plain = {
        "planet": 1,
        "seats": [{"energy": 2, "track": [2, 1]}, {"energy": 3}],
        "goal": {"id": "x"},
        "cards": [{"a": 1}],
    }
    assert difference(before, after) == {
        "seats.0.energy": [5, 2],
        "seats.0.track": [[1, 2], [2, 1]],
        "goal.id": [None, "x"],
        "cards.0.a": [None, 1],
    }
    assert difference(before, before) == {}
