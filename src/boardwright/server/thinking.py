"""Bots at the table think in processes of their own: the server never waits for them."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from typing import TypeVar

from boardwright.bots import thought
from boardwright.kernel.record import Record
from boardwright.kernel.registry import games as all_games
from boardwright.server import messages
from boardwright.server.hints import hint

A = TypeVar("A")
T = TypeVar("T")

# Seconds to wait after each try that ended with a dead worker. A thought may be unlucky more than once: the pool it
# comes to can be broken without knowing it yet, and the next one be killed while it starts.
PAUSES = (0.0, 0.0, 0.1, 0.5, 2.0)


class Thinkers:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers or max((os.cpu_count() or 2) - 1, 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, record: Record, seat: int, bot: str) -> list[str]:
        """The texts of the answers that a bot has in mind for a seat, up to the end of its action."""
        return await self._run(think, record, seat, bot)

    async def advise(self, record: Record, seat: int, version: int) -> messages.Hint:
        """What the house bot would do for a seat, with its reasons."""
        return await self._run(hint, record, seat, version)

    async def start(self) -> None:
        """Have a process that knows the games: the first thought of a server would wait for that."""
        pool = self._ready()
        try:
            await asyncio.get_running_loop().run_in_executor(pool, wake)
        except BrokenProcessPool:
            self._give_up(pool)

    async def _run(self, work: Callable[[str, int, A], T], record: Record, seat: int, about: A) -> T:
        # Records travel between processes, states do not: a record is small, plain and the same in every build.
        text = record.dumps()
        for pause in PAUSES:
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, text, seat, about)
            except BrokenProcessPool:
                self._give_up(pool)  # a worker died: try again with new ones
                await asyncio.sleep(pause)
        raise RuntimeError("The bots' processes die as soon as they start.")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=live_with_parent)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Others who waited for the same pool may have replaced it already."""
        pool.shutdown(wait=False)
        if self._pool is pool:
            self._pool = None


def live_with_parent() -> None:
    """In a worker: Ctrl-C is the server's business, and when the server dies, however it does, so does the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def wake() -> None:
    """In a worker: read all games."""
    all_games()


def think(text: str, seat: int, bot: str) -> list[str]:
    """In a worker: rebuild the table from its record and ask the bot."""
    record = Record.loads(text)
    return [action.text for action in thought(bot, record.game, record.replay(), seat, Random())]
