"""The toy games on the compiled build: see `toys/conftest.py`. On the interpreted one they are collected as usual."""

from tests.builds import INTERPRETED, interpreted

if not INTERPRETED:

    def test_toy_games_in_the_interpreted_build() -> None:
        report = interpreted("-m", "pytest", "tests/kernel/toys", "-q", "-p", "no:xdist")
        assert " passed" in report
