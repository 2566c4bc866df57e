"""docs/rulings/age_of_innovation.md: every ruling is pinned by a test that exists."""

import re
from pathlib import Path

from tests.rulings import check_tests, rulings

HERE = Path(__file__).parent
GAME = "age_of_innovation"
RULINGS = rulings(GAME)


def test_every_ruling_names_a_test_that_exists() -> None:
    assert len(RULINGS) > 60
    check_tests(GAME, RULINGS)


def test_every_ruling_that_the_code_names_is_there() -> None:
    engine = HERE.parents[2] / "src" / "boardwright" / "games" / GAME
    cited = {
        name
        for file in engine.rglob("*.py")
        for name in re.findall(r"\[([AES]\d+)\]", file.read_text(encoding="utf-8"))
    }
    assert cited and cited <= {row.split()[1] for row in RULINGS}
