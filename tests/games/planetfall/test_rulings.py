"""docs/rulings/planetfall.md: every ruling is pinned by a test that exists."""

import re
from pathlib import Path

from tests.rulings import check_tests, rulings

HERE = Path(__file__).parent
GAME = "planetfall"
RULINGS = rulings(GAME)


def test_every_ruling_names_a_test_that_exists() -> None:
    check_tests(GAME, RULINGS)


def test_all_rulings_of_the_digest_are_there() -> None:
    numbered = [match[1] for row in RULINGS if (match := re.match(r"\| (A\d+) \|", row))]
    assert numbered == [f"A{number}" for number in range(1, 21)]


def test_every_ruling_that_the_code_names_is_there() -> None:
    engine = HERE.parents[2] / "src" / "boardwright" / "games" / "planetfall"
    cited = {
        name for file in engine.rglob("*.py") for name in re.findall(r"\[(A\d+)\]", file.read_text(encoding="utf-8"))
    }
    assert cited and cited <= {f"A{number}" for number in range(1, 21)}
