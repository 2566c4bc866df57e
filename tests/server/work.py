"""Jobs for the tests of executors. Workers import this module by its name, so it imports nothing of the tests."""

import os
import sys
import time
from pathlib import Path

TICK = 0.01


def hold(sign: str, until: str = "") -> int:
    """Say at `sign` which process works, then wait until there is a file `until`; for ever where none is named."""
    with Path(sign).open("a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")
    while not until or not Path(until).exists():
        time.sleep(TICK)
    return os.getpid()


def worker() -> tuple[int, int, bool]:
    """Which process this is, how nice it is, and whether it knows the games."""
    return os.getpid(), os.nice(0), "boardwright.games.planetfall.game" in sys.modules


def note(sign: str, name: str) -> None:
    with Path(sign).open("a", encoding="utf-8") as file:
        file.write(f"{name}\n")
