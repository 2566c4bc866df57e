"""The examples of docs/study.md, run as they stand."""

import re
from pathlib import Path

import pytest

import boardwright
from boardwright.kernel.observation import observation
from tests.missing import needs

PAGE = (Path(__file__).parents[2] / "docs" / "study.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"\*\*([^*]+)\.\*\*.*?```python\n(.*?)```", PAGE, re.DOTALL)

pytestmark = needs("pettingzoo", "gymnasium", "pyspiel")


def test_there_are_five() -> None:
    assert len(EXAMPLES) == 5


@pytest.mark.parametrize(("name", "code"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_it_runs(name: str, code: str) -> None:
    exec(compile(code, name, "exec"), {"__name__": "example"})


ROWS = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|", PAGE, re.MULTILINE)


def test_the_table_names_all_our_games() -> None:
    assert sorted(name for name, *_ in ROWS) == ["age_of_innovation", "planetfall", "santa_maria", "terra_mystica"]


@pytest.mark.parametrize(("name", "players", "answers", "numbers"), ROWS, ids=[name for name, *_ in ROWS])
def test_the_table_of_games_is_true(name: str, players: str, answers: str, numbers: str) -> None:
    game = boardwright.game(name)
    assert players == f"{game.players[0]} to {game.players[-1]}"
    assert (answers, numbers) == (f"{len(game.book):,}", f"{observation(game).length:,}")
