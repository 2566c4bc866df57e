"""docs/rulings/santa_maria.md: every ruling is pinned by a test that exists."""

import re
from pathlib import Path

from tests.rulings import check_tests, rulings

HERE = Path(__file__).parent
GAME = "santa_maria"
RULINGS = rulings(GAME)
LAST = 49


def test_every_ruling_names_a_test_that_exists() -> None:
    check_tests(GAME, RULINGS)


def test_the_rulings_are_numbered_without_gaps() -> None:
    numbered = [match[1] for row in RULINGS if (match := re.match(r"\| (\d+) \|", row))]
    assert numbered == [str(number) for number in range(1, LAST + 1)]
    assert len(numbered) == len(RULINGS)


def test_every_ruling_that_code_or_tests_name_is_there() -> None:
    engine = HERE.parents[2] / "src" / "boardwright" / "games" / "santa_maria"
    sources = [file.read_text(encoding="utf-8") for file in engine.rglob("*.py")]
    cited = {
        int(number)
        for text in sources
        for group in re.findall(r"\. \[([\d, ]+)\]", text)
        for number in group.split(",")
    }
    tests = [file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py")]
    cited |= {int(number) for text in tests for number in re.findall(r'"""Ruling (\d+)', text)}
    assert cited and cited <= set(range(1, LAST + 1))
