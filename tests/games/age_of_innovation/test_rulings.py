"""docs/rulings/age_of_innovation.md: every ruling is pinned by a test that exists."""

from tests.rulings import check_tests, rulings

GAME = "age_of_innovation"
RULINGS = rulings(GAME)


def test_every_ruling_names_a_test_that_exists() -> None:
    assert len(RULINGS) > 60
    check_tests(GAME, RULINGS)
