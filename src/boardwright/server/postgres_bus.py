"""What several processes on one PostgreSQL tell each other: its notifications come when a transaction is committed."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import msgspec
from msgspec.structs import replace
from sqlalchemy import URL

from boardwright.lobby.storage import AnyEvent, Bus, ConnectionLost, LocalBus, PresenceUpdate
from boardwright.server.database import CONNECT_SECONDS, IN_USE_LOCK, SESSION

LOGGER = logging.getLogger(__name__)

CHANNEL: Final = "boardwright"
RECONNECT: Final = 0.5  # seconds
LONGEST: Final = 7900  # bytes; a notification of PostgreSQL takes little more
MOST_MARKED: Final = 400  # watchers that are told apart in one notification
LOST: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

_decode = msgspec.json.Decoder(AnyEvent).decode
_encode = msgspec.json.Encoder().encode


def encoded(event: AnyEvent) -> str:
    """An event as a notification carries it."""
    content = _encode(event)
    if len(content) > LONGEST and isinstance(event, PresenceUpdate):
        more = len(event.watchers) - MOST_MARKED
        content = _encode(replace(event, watchers=event.watchers[:MOST_MARKED], more=more))
    return content.decode()


def bus_for(url: URL) -> Bus:
    return PostgresBus(url) if url.get_backend_name() == "postgresql" else LocalBus()


class PostgresBus:
    """One connection that listens, and sends what belongs to no transaction."""

    def __init__(self, url: URL) -> None:
        self.name: Final = secrets.token_hex(6)
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None  # asyncpg's, which has no types
        self._outgoing: asyncio.Queue[AnyEvent] = asyncio.Queue()
        self._hear: Callable[[AnyEvent], None] = lambda _: None
        self._sending: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[AnyEvent], None]) -> None:
        self._hear = hear
        await self._connect()
        self._sending = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        with suppress(*LOST):
            async with asyncio.timeout(1):
                await self._connection.close()

    def send(self, event: AnyEvent) -> None:
        self._outgoing.put_nowait(event)

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS, server_settings=SESSION
        )
        if not await self._connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", IN_USE_LOCK):
            await self._connection.close()
            raise ConnectionError("a copy is being restored into the database")
        self._connection.add_termination_listener(self._on_end)
        await self._connection.add_listener(CHANNEL, self._on_notification)

    def _on_end(self, _connection: object) -> None:
        self.send(ConnectionLost(by=self.name))  # the sender connects again

    async def _send_all(self) -> None:
        while True:
            event = await self._outgoing.get()
            try:
                if not isinstance(event, ConnectionLost):
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, encoded(event))
            except LOST as error:
                LOGGER.warning("the other processes were not reached: %s", error)
            except Exception:
                LOGGER.exception("the other processes were not told %s", event)
            if self._connection.is_closed():
                await self._reconnect()

    async def _reconnect(self) -> None:
        """After a lost connection nobody knows what was missed."""
        while self._connection.is_closed():
            try:
                await self._connect()
            except Exception as error:
                LOGGER.warning("the other processes cannot be reached: %s", error)
                await asyncio.sleep(RECONNECT)
        self._hear(ConnectionLost(by=self.name))

    def _on_notification(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        try:
            event = _decode(payload)
        except msgspec.DecodeError:
            LOGGER.warning("another process, of another version, says %.80r", payload)
            return
        if event.by != self.name:
            self._hear(event)
