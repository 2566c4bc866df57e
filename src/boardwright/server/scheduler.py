"""What the server does again and again: it wakes bots whose process died, renews claims, forgets abandoned tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from boardwright.lobby.errors import StorageUnavailable
from boardwright.lobby.lobby import Lobby

LOGGER = logging.getLogger(__name__)

WAKE_EVERY: Final = 5.0  # seconds; a lease lasts three times as long
SEEN_EVERY: Final = 60.0
EXPIRE_EVERY: Final = 3600.0


class Scheduler:
    """Loops that log what fails and go on."""

    def __init__(self, lobby: Lobby) -> None:
        self._works: Final = (
            (WAKE_EVERY, lobby.tables.renew),
            (WAKE_EVERY, lobby.tables.wake),
            (WAKE_EVERY, lobby.tables.mend),
            (SEEN_EVERY, lobby.tables.note_seen),
            (EXPIRE_EVERY, lobby.tables.expire),
        )
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(_repeat(every, work)) for every, work in self._works]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _repeat(every: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except StorageUnavailable:
            LOGGER.warning("%s waits for the database", work.__name__)
        except Exception:
            LOGGER.exception("%s failed; it will be tried again", work.__name__)
        await asyncio.sleep(every)
