"""`bench`: a row per build. How fast they are is no matter of tests."""

import re

from tests.builds import INTERPRETED, ROOT
from tests.cli.commands import process

QUICKLY = ("bench", "planetfall", "--rounds", "1", "--seconds", "0.1", "--players", "2", "--positions", "5")


def rows(output: str) -> list[list[str]]:
    heading, *lines = output.splitlines()
    names = ("engine", "build", "decisions/s", "games/s", "clone µs", "legal ms", "x catanatron", "x other")
    assert heading.split() == " ".join(names).split()
    return [line.split() for line in lines]


def test_elsewhere_the_build_that_runs_is_measured() -> None:
    done = process(*QUICKLY)
    assert done.returncode == 0
    ((game, build, *numbers),) = rows(done.stdout)
    assert (game, build) == ("planetfall", "interpreted" if INTERPRETED else "compiled")
    assert len([float(number.replace(",", "")) for number in numbers]) == 4


def test_in_a_checkout_every_build_there_is_is_measured() -> None:
    home = ROOT / ".boardwright"
    done = process(*QUICKLY, BOARDWRIGHT_HOME=str(home))
    assert done.returncode == 0
    builds = ["interpreted", *(["compiled"] if (home / "compiled").exists() else [])]
    assert [row[1] for row in rows(done.stdout)] == builds


def test_another_checkout_is_measured_in_turn() -> None:
    done = process(*QUICKLY, "--against", str(ROOT))
    assert done.returncode == 0
    ours, other = rows(done.stdout)[:2]
    assert re.fullmatch(r"\d+\.\d\d", ours[6]) and len(ours) == 7, "the last column is the ratio to the other"
    assert other[:3] == ["planetfall", "interpreted,", "other"]


def test_bots_are_measured_against_each_other() -> None:
    done = process("bench", "bots", "planetfall", "--rounds", "1", "--players", "2")
    assert done.returncode == 0
    _, row = done.stdout.splitlines()
    game, *numbers = row.split()
    assert game == "planetfall"
    assert len([float(number) for number in numbers]) == 4
