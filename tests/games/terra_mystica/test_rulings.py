"""docs/rulings/terra_mystica.md: every ruling is pinned by a test that exists."""

import re

from tests.rulings import check_tests, rulings

GAME = "terra_mystica"
RULINGS = rulings(GAME)


def test_every_ruling_names_a_test_that_exists() -> None:
    check_tests(GAME, RULINGS)


def test_all_slips_and_rules_of_the_digest_are_there() -> None:
    numbered = [match[1] for row in RULINGS if (match := re.match(r"\| ([AC]\d+) \|", row))]
    assert numbered == [f"A{number}" for number in range(1, 17)] + [f"C{number}" for number in range(1, 20)]
