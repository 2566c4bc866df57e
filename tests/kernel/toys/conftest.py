"""Toy games subclass the kernel's classes, which interpreted classes can do only in the interpreted build. On the
compiled build these tests are left to `tests/kernel/test_toys.py`, which runs them in a process of their own."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builds import INTERPRETED

collect_ignore_glob = [] if INTERPRETED else ["test_*.py"]


@pytest.fixture
def registered() -> Iterator[None]:
    """While it lasts, the games of the toy box are registered like any other."""
    games = importlib.import_module("boardwright.games")
    box = str(Path(__file__).parent / "box")
    games.__path__.append(box)
    yield
    games.__path__.remove(box)
