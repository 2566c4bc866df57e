"""The socket of one viewer: a thin skin that turns messages into calls and refusals into sentences."""

import asyncio
import logging
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.kernel.errors import CannotParse, NotYourTurn, Refusal
from boardwright.kernel.text import Text, common
from boardwright.server import messages
from boardwright.server.guard import RateLimit
from boardwright.server.lobby import Lobby
from boardwright.server.people import KEY_LENGTH, holder_of
from boardwright.server.table import LiveTable, Stale, encode

LOGGER = logging.getLogger(__name__)

MESSAGES_A_SECOND = 20.0
BURST = 40.0
# What a slow viewer may leave untaken; beyond, the socket is closed and the viewer starts over.
QUEUE = 100  # messages
QUEUED_BYTES = 2 * 1024 * 1024
TRY_AGAIN_LATER = 1013

_decoder = msgspec.json.Decoder(messages.FromClient)


class Socket:
    """A viewer with an open connection."""

    def __init__(self, websocket: WebSocket, lobby: Lobby, table: LiveTable, secret: str) -> None:
        self.holder = holder_of(secret)
        self.confirm = True
        self.known = 0
        self._name = ""
        self._secret = secret
        self._websocket = websocket
        self._lobby = lobby
        self._table = table
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

    async def serve(self) -> None:
        """Until the other side goes away."""
        table = self._table
        was_here = self._is_seen()
        table.viewers.add(self)
        writer = asyncio.create_task(self._write())
        try:
            table.tell([self])
            self.send(encode(messages.Chat(lines=table.chat_lines())))
            self._tell_others(was_here)
            table.came_or_went(self)
            self._lobby.driver.drive(table)  # bots alone play for whoever watches
            if table.behind:  # it was changed elsewhere while this socket was opened
                self._lobby.driver.start(self._lobby.tables.refresh(table))
            while True:
                await self._receive(await self._websocket.receive())
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            table.viewers.discard(self)
            table.saw(self.holder)
            table.tell_when_away(self.holder)
            self._tell_others(was_here=True)
            table.came_or_went()

    async def _write(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # the other side has gone; `serve` will hear of it
            while encoded := await self._outgoing.get():
                self._queued -= len(encoded)
                await self._websocket.send_text(encoded.decode())
            LOGGER.info("a viewer of %s is too slow; closing its socket", self._table.row.id)
            await self._websocket.close(TRY_AGAIN_LATER)

    def _is_seen(self) -> bool:
        """Whether the others see this person at the table."""
        seat = self._table.seat_of(self.holder)
        return seat is not None and self._table.connected(seat)

    def _tell_others(self, was_here: bool) -> None:
        """Whoever holds a seat is seen to come and go; a second window changes nothing."""
        if self._table.seat_of(self.holder) is not None and self._is_seen() != was_here:
            self._table.tell([viewer for viewer in self._table.viewers if viewer is not self])

    async def _receive(self, event: MutableMapping[str, Any]) -> None:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        key = ""
        try:
            message = _decoder.decode(event.get("text") or event.get("bytes") or b"")
            key = getattr(message, "key", "")[:KEY_LENGTH]
            if self._limit.allows():
                await self._handle(message)
            else:
                self._refuse(key, "too-fast", common("messages-too-fast"))
        except msgspec.ValidationError as error:
            self._refuse(key, "cannot-parse", common("message-form", error=str(error)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(key, "cannot-parse", common("message-not-json"))
        except Stale:
            self._refuse(key, "stale", common("stale-pick"))
            self._table.tell([self])
        except NotYourTurn as refusal:
            self._refuse(key, "not-your-turn", refusal.text)
        except CannotParse as refusal:
            self._refuse(key, "cannot-parse", refusal.text)
        except Refusal as refusal:
            self._refuse(key, "not-legal", refusal.text)

    async def _handle(self, message: messages.FromClient) -> None:
        lobby, table, secret = self._lobby, self._table, self._secret
        if isinstance(message, messages.Ping):
            self.send(encode(messages.Pong()))
        elif isinstance(message, messages.Prefer):
            await self._prefer(message)
        elif isinstance(message, messages.Act):
            await lobby.act(table, message, secret, self._done(message.key), confirm=self.confirm)
        elif isinstance(message, messages.Undo):
            await lobby.undo(table, message, secret, self._done(message.key))
        elif isinstance(message, messages.EndTurn):
            await lobby.end_turn(table, message, secret, self._done(message.key))
        elif isinstance(message, messages.Learn):
            await lobby.learn(table, message, secret, self._done(message.key))
        else:
            await lobby.say(table, message, secret, self._name, self._done(message.key))

    async def _prefer(self, preferences: messages.Prefer) -> None:
        if preferences.preferences is not None and self._table.seat_of(self.holder) is not None:
            await self._lobby.tables.prefer(self._table, preferences.preferences, self._secret)
        self._name = preferences.name
        if self.confirm != preferences.confirm:
            self.confirm = preferences.confirm
            self._table.came_or_went()

    def _done(self, key: str) -> Callable[[int], None]:
        return lambda version: self.send(encode(messages.Done(key=key, version=version)))

    def _refuse(self, key: str, kind: str, problem: Text) -> None:
        refused = messages.Refused(key=key, kind=kind, problem=problem)  # type: ignore[arg-type]  # one of the five
        self.send(encode(refused))
