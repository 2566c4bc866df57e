"""docs/rulings: the rows of a game's page, and whether the tests that they name are there."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent


def rulings(game: str) -> list[str]:
    """The rows of the page's tables, without their headings."""
    page = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|")]
    return [row for row in rows if not row.startswith("|---") and "| Question |" not in row]


def check_tests(game: str, rows: list[str]) -> None:
    """Each row names at least one test, and every test that is named would be run."""
    for row in rows:
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", row)
        assert named, f"No test pins: {row}"
        for file, test in named:
            assert test in tests_of(ROOT / "tests" / "games" / game / file), f"{file}::{test} does not exist."


@cache
def tests_of(file: Path) -> frozenset[str]:
    """The test functions of a file that do something: pytest collects those of the module, not what stands in a text,
    in a comment or inside of another function."""
    module = ast.parse(file.read_text(encoding="utf-8"))
    functions = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    return frozenset(node.name for node in functions if any(not is_idle(line) for line in node.body))


def is_idle(line: ast.stmt) -> bool:
    return isinstance(line, ast.Pass) or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
