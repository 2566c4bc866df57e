"""Bots at the table think in processes of their own: the server never waits for them."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random

from boardwright.bots import bot as bot_by_name
from boardwright.kernel.record import Record


class Thinkers:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers or max((os.cpu_count() or 2) - 1, 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, record: Record, seat: int, bot: str) -> str:
        """The text of the action that a bot chooses for a seat."""
        # Records travel between processes, states do not: a record is small, plain and the same in every build.
        text = record.dumps()
        for _ in range(2):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._ready(), think, text, seat, bot)
            except BrokenProcessPool:
                self._pool = None  # a worker died: try once more with new ones
        raise RuntimeError("The bots' processes die as soon as they start.")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        return self._pool


def think(text: str, seat: int, bot: str) -> str:
    """In a worker: rebuild the table from its record and ask the bot."""
    record = Record.loads(text)
    chosen = bot_by_name(bot, Random()).choose(record.game, record.replay(), seat)
    return chosen.text
