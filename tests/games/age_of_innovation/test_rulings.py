"""docs/rulings/age_of_innovation.md: every ruling is pinned by a test that exists."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings" / "age_of_innovation.md"


def rulings() -> list[str]:
    """The rows of the page's tables, without their headings."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [row for row in rows if not row.startswith("|---") and "| Question |" not in row]


def test_every_ruling_names_a_test_that_exists() -> None:
    assert len(rulings()) > 60
    for row in rulings():
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", row)
        assert named, f"No test pins: {row}"
        for file, test in named:
            assert f"def {test}(" in (HERE / file).read_text(encoding="utf-8"), f"{file}::{test} does not exist."
