"""docs/rulings/santa_maria.md: every ruling is pinned by a test that exists."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings" / "santa_maria.md"
LAST = 46


def rulings() -> list[str]:
    """The rows of the page's tables, without their headings."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [row for row in rows if not row.startswith("|---") and "| Question |" not in row]


def test_every_ruling_names_a_test_that_exists() -> None:
    for row in rulings():
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", row)
        assert named, f"No test pins: {row}"
        for file, test in named:
            assert f"def {test}(" in (HERE / file).read_text(encoding="utf-8"), f"{file}::{test} does not exist."


def test_the_rulings_are_numbered_without_gaps() -> None:
    numbered = [match[1] for row in rulings() if (match := re.match(r"\| (\d+) \|", row))]
    assert numbered == [str(number) for number in range(1, LAST + 1)]
    assert len(numbered) == len(rulings())


def test_every_ruling_that_code_or_tests_name_is_there() -> None:
    engine = HERE.parents[2] / "src" / "boardwright" / "games" / "santa_maria"
    sources = [file.read_text(encoding="utf-8") for file in engine.glob("*.py")]
    cited = {
        int(number)
        for text in sources
        for group in re.findall(r"\. \[([\d, ]+)\]", text)
        for number in group.split(",")
    }
    tests = [file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py")]
    cited |= {int(number) for text in tests for number in re.findall(r'"""Ruling (\d+)', text)}
    assert cited and cited <= set(range(1, LAST + 1))
