"""The socket of one viewer: a thin skin that turns messages into calls and refusals into sentences."""

import asyncio
import logging
import time
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.kernel.errors import CannotParse, NotYourTurn, Refusal
from boardwright.kernel.text import Text, common
from boardwright.server import messages
from boardwright.server.lobby import KEY_LENGTH, Lobby, holder_of
from boardwright.server.table import LiveTable, Stale, encode

LOGGER = logging.getLogger(__name__)

MESSAGES_A_SECOND = 20.0
BURST = 40.0
# Messages that a slow viewer may leave untaken; beyond, the socket is closed and the viewer starts over.
QUEUE = 100
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
        self._too_slow = False
        self._limit = RateLimit(MESSAGES_A_SECOND, BURST)

    def send(self, encoded: bytes) -> None:
        if self._outgoing.qsize() < QUEUE:
            self._outgoing.put_nowait(encoded)
        else:
            self._too_slow = True

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
            table.tell_watchers(self)
            while True:
                await self._receive(await self._websocket.receive())
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            table.viewers.discard(self)
            table.saw(self.holder)
            self._tell_others(was_here=True)
            table.tell_watchers()

    async def _write(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # the other side has gone; `serve` will hear of it
            while not self._too_slow:
                await self._websocket.send_text((await self._outgoing.get()).decode())
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
        except (msgspec.DecodeError, UnicodeDecodeError):
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
            await self._lobby.prefer(self._table, preferences.preferences, self._secret)
        self.confirm = preferences.confirm
        self._name = preferences.name

    def _done(self, key: str) -> Callable[[int], None]:
        return lambda version: self.send(encode(messages.Done(key=key, version=version)))

    def _refuse(self, key: str, kind: str, problem: Text) -> None:
        refused = messages.Refused(key=key, kind=kind, problem=problem)  # type: ignore[arg-type]  # one of the five
        self.send(encode(refused))


class RateLimit:
    """So many a second, with a reserve for bursts."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(self._left + (now - self._at) * self._rate, self._burst)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
