"""The examples of docs/study.md, run as they stand."""

import re
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.kernel.observation import observation
from tests.study.peers import needs

PAGE = (Path(__file__).parents[2] / "docs" / "study.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"\*\*([^*]+)\.\*\*.*?```python\n(.*?)```", PAGE, re.DOTALL)

pytestmark = needs("pettingzoo", "gymnasium", "pyspiel")


def test_there_are_five() -> None:
    assert len(EXAMPLES) == 5


@pytest.mark.parametrize(("name", "code"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_it_runs(name: str, code: str) -> None:
    exec(compile(code, name, "exec"), {"__name__": "example"})


@pytest.mark.parametrize("game", boardwright.games(), ids=lambda game: str(game.name))
def test_the_table_of_games_is_true(game: Any) -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| `{game.name}` |")]
    if not rows:
        pytest.skip("a game of another package")
    cells = [cell.strip() for cell in rows[0].strip("|").split("|")]
    players = f"{game.players[0]} to {game.players[-1]}"
    assert cells[1:4] == [players, f"{len(game.book):,}", f"{observation(game).length:,}"]
