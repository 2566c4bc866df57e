"""What stays is set apart from the collector, and what is done with is still freed."""

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest

from boardwright.server import gc_tuning
from tests.server.live import PATIENCE


class Circle:
    """Refers to itself: only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


async def keep_until(condition: Callable[[], bool]) -> None:
    keeping = asyncio.create_task(gc_tuning.run_periodically())
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
    keeping.cancel()


def test_what_has_stayed_is_set_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "EVERY", 0.01)
    gc_tuning.freeze_loaded()
    before = gc.get_freeze_count()
    held = [[number] for number in range(1000)]
    asyncio.run(keep_until(lambda: gc.get_freeze_count() >= before + len(held)))


@pytest.mark.parametrize("when", ["quiet", "at the latest"])
def test_circles_are_freed_although_they_were_set_apart(monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    circle = weakref.ref(Circle())
    gc.freeze()
    gc.collect()
    assert circle() is not None
    monkeypatch.setattr(gc_tuning, "EVERY", 0.01)
    monkeypatch.setattr(gc_tuning, "LOOK_EVERY" if when == "quiet" else "LOOK_AT_LATEST", 0.0)
    monkeypatch.setattr(gc_tuning, "QUIET", 1000.0 if when == "quiet" else 0.0)
    asyncio.run(keep_until(lambda: circle() is None))
