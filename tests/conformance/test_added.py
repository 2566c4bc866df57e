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


def played_with(name: str, changed: list[tuple[str, str, str]], wanted: list[str], folder: Path) -> str:
    """Play random games of a copy of the sources in which files have a text put before another one."""
    sources = folder / "boardwright"
    shutil.copytree(ROOT / "src" / "boardwright", sources, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for file, before, text in changed:
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
    lines = [("content/tiles.toml", "\n# Three equal tiles", double + triple)]
    assert "200 games" in played_with("santa_maria", lines, ["expand D16", "expand T16"], tmp_path)


BADGERS = """class Badgers(Faction):
    def brings(self, what: int, edition: int, players: int) -> Gain | None:
        return Gain("1t") if what == TUNNEL_DUG else super().brings(what, edition, players)

    def competency_taken(self) -> int:
        return 2

    def city_taken(self) -> Effect:
        return Effect("1vp 1b", spades=1)


"""
THEIR_ROW = """    Badgers("badgers", (0, 1, 1, 0), difficulty=EASY, whenever=SPADE, each_time="1c", profits=(SPADE,),
            tunnels=True, power_discount=1, bonus_levels=1),
"""
THEIR_WORDS = {
    "en": ("Badgers", "Each spade you use brings { $gain }."),
    "ru": ("Барсуки", "Каждая использованная лопата приносит { $gain }."),
    "uk": ("Борсуки", "Кожна використана лопата дає { $gain }."),
}


@pytest.mark.full
def test_a_faction_of_age_of_innovation_is_a_class_and_a_row(tmp_path: Path) -> None:
    added = [
        ("content/factions.py", ")\n\nSTEPS_AND_A_BOOK", "    Gain,\n"),
        ("content/factions.py", "# fmt: off\n", BADGERS),
        ("content/factions.py", ")\n# fmt: on\n", THEIR_ROW),
    ]
    for language, (name, ability) in THEIR_WORDS.items():
        added.append((f"words/{language}.ftl", "ability-blessed =", f"ability-badgers = {ability}\n"))
        added.append((f"words/{language}.ftl", "\nthe-automa =", f"\nfaction-badgers = {name}"))
    assert "200 games" in played_with("age_of_innovation", added, ["draft badgers"], tmp_path)
