"""Who adds a piece writes it in one place, and no action of the others gets another index (docs/adding-a-game.md)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright
from tests.builds import ROOT

GAMES = 200


def played_with(name: str, changed: dict[str, tuple[str, str]], wanted: list[str], folder: Path) -> str:
    """Play random games of a copy of the sources in which each file has a text put before another one."""
    sources = folder / "boardwright"
    shutil.copytree(ROOT / "src" / "boardwright", sources, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for file, (before, text) in changed.items():
        path = sources / "games" / name / file
        shipped = path.read_text(encoding="utf-8")
        assert shipped.count(before) == 1
        path.write_text(shipped.replace(before, text + before), encoding="utf-8")
    known = "\n".join([action.text for action in boardwright.game(name).book])
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.added", name, str(GAMES), *wanted],
        input=known,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.full
def test_a_tile_is_one_line(tmp_path: Path) -> None:
    double = 'D16 = { spaces = ["forest: 1w, 1c", "city: religion"], source = "reconstructed" }\n'
    triple = 'T16 = { spaces = ["road: 1", "farm: 1g -> 2p", "mountain: 1e"], source = "reconstructed" }\n'
    line = {"content/tiles.toml": ("\n# Three equal tiles", double + triple)}
    assert "200 games" in played_with("santa_maria", line, ["expand D16", "expand T16"], tmp_path)
