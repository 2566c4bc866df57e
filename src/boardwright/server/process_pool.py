"""Processes that work for the server: the event loop never waits for bots, histories or imports.

Records travel between processes, states do not: a record is small, plain and the same in every build.
Why Pebble: docs/decisions/0026-pebble.md.
"""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar

import pebble

from boardwright.kernel.registry import games as all_games
from boardwright.lobby.executor import JobTimeout

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")

# Seconds to wait after each try that ended with a dead worker. A job may be unlucky more than once.
PAUSES: Final = (0.0, 0.0, 0.1, 0.5, 2.0)
# Seconds beyond a job's limit for a process to start. After them the whole pool is taken for broken.
STARTING: Final = 30.0
NICENESS: Final = 5  # the event loop goes first
pebble.CONSTS.term_timeout = 0.5  # seconds for a process to end before it is killed


def default_bot_processes() -> int:
    """How many processes think for the bots of a server that has the machine to itself."""
    return max((os.cpu_count() or 2) - 1, 1)


class ProcessPool:
    """A few worker processes, started with the first job."""

    def __init__(self, number: int) -> None:
        self.workers: Final = number
        self._free = asyncio.Semaphore(number)
        self._pool: pebble.ProcessPool | None = None

    async def start(self) -> None:
        """Wait until a process is ready, if none has been started yet."""
        if self._pool is None:
            await self.run(STARTING, os.getpid)

    # Any: what a worker is given is up to the job.
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Do a job within `limit` seconds of work, else raise JobTimeout. Cancelling it frees its worker."""
        async with self._free:
            return await self._done(limit, work, given)

    async def _done(self, limit: float, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        for pause in PAUSES:
            pool = self._living()
            try:
                async with asyncio.timeout(limit + STARTING) as patience:
                    return await asyncio.wrap_future(pool.schedule(work, given, timeout=limit))
            except (pebble.ProcessExpired, BrokenProcessPool):
                await asyncio.sleep(pause)  # a worker was killed: try again with another
            except TimeoutError as error:
                LOGGER.warning("%s took longer than %s seconds; its process is replaced", work.__name__, limit)
                if patience.expired():
                    self.close()
                raise JobTimeout from error
        raise RuntimeError("The workers' processes die as soon as they start.")

    def close(self) -> None:
        """End all processes at once, whatever they are doing. The next job starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call]  # its signature lacks a return type
            threading.Thread(target=pool.join).start()

    def _living(self) -> pebble.ProcessPool:
        if self._pool is not None and not self._pool.active:  # a process was killed while it had nothing to do
            self.close()
        if self._pool is None:
            self._pool = pebble.ProcessPool(self.workers, initializer=set_up, context=get_context("spawn"))
        return self._pool


def set_up() -> None:
    """In a worker: yield to the server, end with it however it ends, know all games."""
    end_with_parent()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # compiled code does not look at Python's handlers
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    all_games()


def end_with_parent() -> None:
    """In a process of the server: Ctrl-C is the server's business; when the server dies, this process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
