"""The learners of `boardwright.study.examples`, in their smallest form, as somebody runs them."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.missing import needs
from tests.study.peers import let_ray_off

pytestmark = pytest.mark.full


def run(folder: Path, *code: str) -> str:
    """In a process of its own, since PyTorch and Ray stay for ever in the one that imports them."""
    quick = {"OMP_NUM_THREADS": "1", "RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
    said = subprocess.run(
        [sys.executable, "-c", "\n".join(code)],
        cwd=folder,
        env={**os.environ, **quick},
        capture_output=True,
        text=True,
        timeout=900,
    )
    let_ray_off(said.stderr)
    assert said.returncode == 0, said.stderr[-3000:]
    return said.stdout


@needs("gymnasium", "torch", "sb3_contrib")
def test_maskable_ppo_draws_its_curve(tmp_path: Path) -> None:
    told = run(
        tmp_path,
        "from boardwright.study.examples.ppo_planetfall import main",
        "main(['--steps', '1024', '--every', '1024', '--games', '6'])",
    )
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["steps"] for row in rows] == ["0", "1024"] and all(0 <= float(row["won"]) <= 1 for row in rows)
    assert "1,024 steps: " in told and (tmp_path / "curve.zip").exists()


@pytest.mark.xdist_group("ray")
@needs("gymnasium", "ray", "torch")
def test_rllib_trains_stops_and_goes_on(tmp_path: Path) -> None:
    told = run(
        tmp_path,
        "from boardwright.study.examples.rllib_planetfall import main",
        "for _ in range(2): main(['--rounds', '1', '--batch', '120', '--runners', '0', '--keep', 'kept'])",
    ).splitlines()
    assert [line for line in told if not line.startswith("Machines")] == [
        "round 1: 2 games",
        "Kept in kept after round 1.",
        "Going on from round 1.",
        "round 2: 4 games",
        "Kept in kept after round 2.",
    ]
