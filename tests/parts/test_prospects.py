"""What speaks for something, and what against it."""

from boardwright.parts.prospects import rewarded, weighed


def test_the_two_weightiest_speak_for_and_one_against() -> None:
    found = [(1, "little"), (-3, "somewhat bad"), (5, "best"), (-7, "bad"), (5, "as good, found later"), (0, "nothing")]
    assert weighed(found) == {"good": ["best", "as good, found later"], "bad": ["bad"]}
    assert weighed([]) == {"good": [], "bad": []}


def test_what_is_rewarded_has_all_its_rounds() -> None:
    assert rewarded([(5,), (3, 4), (5,), (0,)]) == [(0, [1, 3]), (1, [2]), (3, [4])]
