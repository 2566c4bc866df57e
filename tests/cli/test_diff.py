"""`diff`: two engines, one record."""

import re
import shutil
from pathlib import Path

import pytest

from tests.cli.commands import PACKAGE, random_game, run_main, saved


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return saved(random_game(), tmp_path)


def other_engine(folder: Path, module: str, old: str, new: str) -> Path:
    """A copy of the package, interpreted whatever build this is, with one thing changed."""
    kept = {".py", ".toml", ".ftl", ".json"}

    def leave_out(place: str, names: list[str]) -> list[str]:
        return [name for name in names if not (Path(place, name).is_dir() or Path(name).suffix in kept)]

    copy = folder / "engine"
    shutil.copytree(PACKAGE, copy / "boardwright", ignore=leave_out)
    changed = copy / "boardwright" / module
    text = changed.read_text(encoding="utf-8")
    assert text.count(old) == 1
    changed.write_text(text.replace(old, new), encoding="utf-8")
    return copy


def test_the_same_rules_replay_alike_on_either_build(file: Path, tmp_path: Path) -> None:
    engine = other_engine(tmp_path, "games/planetfall/rules/operations.py", "(5, 6, 7)", "(5, 6, 6 + 1)")
    done = run_main("diff", file, file, "--against", engine)
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 of 2 records replay alike.\n", "")


def test_the_first_differing_move_is_shown(file: Path, tmp_path: Path) -> None:
    engine = other_engine(tmp_path, "games/planetfall/rules/operations.py", "(5, 6, 7)", "(5, 6, 9)")
    done = run_main("diff", file, "--against", engine)
    assert (done.returncode, done.stdout) == (1, "0 of 1 records replay alike.\n")
    found = re.match(r"(?P<file>.*): the engines part at move (?P<number>\d+), '(?P<move>.*)'\.", done.stderr)
    assert found is not None and found["file"] == str(file)
    moves = [str(move) for move in random_game().moves[: int(found["number"])]]
    assert moves[-1] == found["move"]
    assert any("fly operations-III" in move for move in moves)
    assert re.search(r"\n  this engine: [0-9a-f]{12}\n  the other: [0-9a-f]{12}\n", done.stderr)


def test_a_move_that_the_other_engine_refuses_is_shown_with_its_reason(file: Path, tmp_path: Path) -> None:
    engine = other_engine(tmp_path, "games/planetfall/content/goals.toml", "\nlegacy = ", "\nlegacies = ")
    file.write_text(re.sub("(?m)^chance: goal .*$", "chance: goal legacy", file.read_text(encoding="utf-8")))
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: text.index("result:")], encoding="utf-8")
    done = run_main("diff", file, "--against", engine)
    assert done.returncode == 1
    assert "the engines part at move 1, 'chance: goal legacy'." in done.stderr
    assert "the other: refused: " in done.stderr and "'goal legacy' is not an action" in done.stderr


def test_a_record_that_no_engine_replays_is_not_alike(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(": fly ", ": fli ", 1), encoding="utf-8")
    done = run_main("diff", file, "--against", PACKAGE.parent)
    assert (done.returncode, done.stdout) == (1, "0 of 1 records replay alike.\n")
    assert "neither engine replays it" in done.stderr and "'fli" in done.stderr


def test_an_engine_that_does_not_run_is_told_with_its_reason(file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken" / "boardwright"
    broken.mkdir(parents=True)
    (broken / "__init__.py").touch()
    done = run_main("diff", file, "--against", broken.parent)
    assert done.returncode == 2
    assert f"The engine in {broken.parent} could not replay: " in done.stderr
    assert "No module named 'boardwright.cli'" in done.stderr
