"""The socket of one viewer: the line to a table over the network, with limits on how much may come and wait."""

import asyncio
import logging
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.lobby.connection import ViewerConnection
from boardwright.lobby.identity import Person
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.table import LiveTable
from boardwright.server.guard import RateLimit

LOGGER = logging.getLogger(__name__)

MESSAGES_A_SECOND = 20.0
BURST = 40.0
# What a slow viewer may leave untaken; beyond, the socket is closed and the viewer starts over.
QUEUE = 100  # messages
QUEUED_BYTES = 2 * 1024 * 1024
TRY_AGAIN_LATER = 1013


class Socket(ViewerConnection):
    """A viewer with an open connection."""

    def __init__(self, websocket: WebSocket, lobby: Lobby, table: LiveTable, person: Person) -> None:
        super().__init__(lobby, table, person)
        self._websocket = websocket
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._queued = 0  # bytes
        self._too_slow = False
        self._limit = RateLimit(MESSAGES_A_SECOND, BURST)

    def send(self, encoded: bytes) -> None:
        if self._outgoing.qsize() < QUEUE and self._queued < QUEUED_BYTES:
            self._queued += len(encoded)
            self._outgoing.put_nowait(encoded)
        elif not self._too_slow:
            self._too_slow = True
            self._forget()

    def _forget(self) -> None:
        """Nobody will take what waits: it need not be kept."""
        while not self._outgoing.empty():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(b"")
        self._queued = 0

    def allows(self) -> bool:
        return self._limit.allows()

    async def serve(self) -> None:
        """Until the other side goes away."""
        writer = asyncio.create_task(self._write())
        try:
            self.begin()
            while True:
                await self._receive(await self._websocket.receive())
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            self.end()

    async def _write(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # the other side has gone; `serve` will hear of it
            while encoded := await self._outgoing.get():
                self._queued -= len(encoded)
                await self._websocket.send_text(encoded.decode())
            LOGGER.info("a viewer of %s is too slow; closing its socket", self._table.row.id)
            await self._websocket.close(TRY_AGAIN_LATER)

    async def _receive(self, event: MutableMapping[str, Any]) -> None:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        await self.receive(event.get("text") or event.get("bytes") or b"")
