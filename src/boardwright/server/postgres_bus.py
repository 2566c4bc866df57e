"""Several processes on one PostgreSQL: its notifications come when a transaction is committed, its locks end with the
process that held them."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import msgspec
from sqlalchemy import URL

from boardwright.lobby.storage import AnyEvent, Bus, Heartbeat, LocalBus, OwningTable, ProcessGone, read, written
from boardwright.server.database import CONNECT_SECONDS, SESSION

LOGGER = logging.getLogger(__name__)

CHANNEL: Final = "boardwright"
OWNING: Final = 20_250_002  # the class of our locks, apart from all others in the database
HEARTBEAT: Final = 1.0  # seconds
SILENT: Final = 3.0  # a process that has said nothing for so long is dead
RECONNECT: Final = 0.5


class PostgresBus:
    """One of several processes on one PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self.name: Final = secrets.token_hex(6)
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None  # asyncpg's, which has no types
        self._line = asyncio.Lock()  # one conversation with the database at a time
        self._outgoing: asyncio.Queue[AnyEvent] = asyncio.Queue()
        self._heard: dict[str, float] = {}
        self._hear: Callable[[AnyEvent], None] = lambda _: None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[AnyEvent], None]) -> None:
        self._hear = hear
        await self._connect()
        self._tasks = [asyncio.create_task(work()) for work in (self._speak, self._beat, self._notice_silence)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with asyncio.timeout(1):
                await self._notify(ProcessGone(by=self.name))
                await self._connection.close()

    def tell(self, news: AnyEvent) -> None:
        self._outgoing.put_nowait(news)

    def owning(self, table: str) -> OwningTable:
        return self._owning(table)

    @asynccontextmanager
    async def _owning(self, table: str) -> AsyncIterator[bool]:
        key = int.from_bytes(hashlib.sha256(table.encode()).digest()[:4], signed=True)
        connection = self._connection
        owned = await self._ask("SELECT pg_try_advisory_lock($1, $2)", OWNING, key)
        try:
            yield owned
        finally:
            # With a connection that was lost in between, the lock was lost too.
            if owned and connection is self._connection:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._ask("SELECT pg_advisory_unlock($1, $2)", OWNING, key)

    async def _ask(self, query: str, *given: object) -> bool:
        async with self._line:
            return bool(await self._connection.fetchval(query, *given))

    async def _notify(self, news: AnyEvent) -> None:
        async with self._line:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, written(news))

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS, server_settings=SESSION
        )
        await self._connection.add_listener(CHANNEL, self._on_notification)

    async def _reconnect(self) -> None:
        """After a lost connection nobody knows what was missed: everybody counts as gone until heard of."""
        while self._connection.is_closed():
            try:
                async with self._line:
                    await self._connect()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOGGER.warning("the other processes cannot be reached: %s", error)
                await asyncio.sleep(RECONNECT)
            else:
                self._hear(ProcessGone(by=""))

    def _on_notification(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        try:
            news = read(payload)
        except msgspec.DecodeError:
            LOGGER.warning("another process, of another version, says %.80r", payload)
            return
        if news.by == self.name:
            return
        new = news.by not in self._heard
        self._heard[news.by] = time.monotonic()
        if isinstance(news, ProcessGone):
            self._heard.pop(news.by, None)
        elif new:
            LOGGER.info("the process %s has come", news.by)
        if not isinstance(news, Heartbeat):
            self._hear(news)

    async def _speak(self) -> None:
        while True:
            news = await self._outgoing.get()
            try:
                await self._notify(news)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._reconnect()

    async def _beat(self) -> None:
        while True:
            self.tell(Heartbeat(by=self.name))
            await asyncio.sleep(HEARTBEAT)

    async def _notice_silence(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT / 2)
            now = time.monotonic()
            for name, heard in list(self._heard.items()):
                if now - heard > SILENT:
                    LOGGER.warning("the process %s has not been heard of for %s seconds: it is dead", name, SILENT)
                    del self._heard[name]
                    self._hear(ProcessGone(by=name))


def bus_for(url: URL) -> Bus:
    return PostgresBus(url) if url.get_backend_name() == "postgresql" else LocalBus()
