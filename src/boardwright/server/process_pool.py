"""Processes that work for the server: it never waits for bots, histories or imports, and none of them for another.

Records travel between processes, states do not: a record is small, plain and the same in every build.
"""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar

from boardwright.kernel.registry import games as all_games
from boardwright.kernel.text import common
from boardwright.lobby.errors import Busy
from boardwright.lobby.jobs import JobTimeout

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")

# Seconds to wait after each try that ended with a dead worker. A piece of work may be unlucky more than once: the pool
# it comes to can be broken without knowing it yet, and the next one be killed while it starts.
MOST_AT_DESK: Final = 60  # pieces of work that may wait there
PAUSES: Final = (0.0, 0.0, 0.1, 0.5, 2.0)


def default_bot_processes() -> int:
    """How many processes think for the bots of a server that has the machine to itself."""
    return max((os.cpu_count() or 2) - 1, 1)


class ProcessPool:
    """A few worker processes, started when there is something to do."""

    def __init__(self, number: int, most_waiting: int = 0) -> None:
        """`most_waiting`: of more pieces of work than that none is taken on; 0 takes any number."""
        self._number = number
        self._most_waiting = most_waiting
        self._waiting = 0
        # A piece of work goes to the pool when somebody there is free: its time is counted from then.
        self._free = asyncio.Semaphore(number)
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Have a process that knows the games: the first piece of work of a server would wait for that."""
        pool = self._ready()
        try:
            await asyncio.get_running_loop().run_in_executor(pool, wake)
        except BrokenProcessPool:
            self._give_up(pool)

    # Any: what a worker is given is up to the work; every public method says it in its own types.
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Have something done within so many seconds of work, else TooLong."""
        if self._most_waiting and self._waiting >= self._most_waiting:
            raise Busy(common("server-busy"))
        self._waiting += 1
        try:
            async with self._free:
                return await self._done(limit, work, given)
        finally:
            self._waiting -= 1

    async def _done(self, limit: float, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        for pause in PAUSES:
            pool = self._ready()
            try:
                async with asyncio.timeout(limit):
                    return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                self._give_up(pool)  # a worker died: try again with new ones
                await asyncio.sleep(pause)
            except TimeoutError as error:
                LOGGER.warning("%s took longer than %s seconds; its process is replaced", work.__name__, limit)
                self._give_up(pool)
                raise JobTimeout from error
        raise RuntimeError("The workers' processes die as soon as they start.")

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._number, get_context("spawn"), initializer=exit_with_parent)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Others who waited for the same pool may have replaced it already."""
        _end(pool)
        if self._pool is pool:
            self._pool = None


def _end(pool: ProcessPoolExecutor) -> None:
    """At once, whatever its processes are doing: a thought is worth less than a server that stops when told to."""
    processes = list((pool._processes or {}).values())  # `kill_workers` says this from Python 3.14 on
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def exit_with_parent() -> None:
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
