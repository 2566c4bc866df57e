"""The socket of one viewer: a thin skin that turns messages into calls and refusals into sentences."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn, Refusal
from boardwright.server import messages
from boardwright.server.lobby import Lobby, holder_of
from boardwright.server.table import LiveTable, Stale

LOGGER = logging.getLogger(__name__)

MESSAGES_A_SECOND = 20.0
BURST = 40.0
# Messages that a slow viewer has not taken yet; beyond, only the newest state matters and the socket starts over.
QUEUE = 200
STALE = "The table has moved on since you looked; pick again."

_decoder = msgspec.json.Decoder(messages.FromClient)
_encoder = msgspec.json.Encoder()


class Socket:
    """A viewer with an open connection."""

    def __init__(self, websocket: WebSocket, lobby: Lobby, table: LiveTable, secret: str) -> None:
        self.holder = holder_of(secret)
        self.language = "en"
        self.confirm = True
        self.known = 0
        self._name = ""
        self._secret = secret
        self._websocket = websocket
        self._lobby = lobby
        self._table = table
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._limit = RateLimit(MESSAGES_A_SECOND, BURST)

    def send(self, message: messages.FromServer) -> None:
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(_encoder.encode(message))
            return
        LOGGER.info("a viewer of %s is too slow; closing its socket", self._table.row.id)
        asyncio.create_task(self._websocket.close(1013))  # noqa: RUF006  # closing needs no result

    async def serve(self) -> None:
        """Until the other side goes away."""
        table = self._table
        table.viewers.add(self)
        table.saw(self.holder)
        writer = asyncio.create_task(self._write())
        try:
            async with table.lock:
                table.tell_one(self)
                self.send(messages.Chat(lines=chat_lines(table)))
            self._tell_others()
            while True:
                await self._receive(await self._websocket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            table.viewers.discard(self)
            table.saw(self.holder)
            self._tell_others()
            self._lobby.forget(table)

    async def _write(self) -> None:
        while True:
            message = await self._outgoing.get()
            if self._websocket.application_state != WebSocketState.CONNECTED:
                return
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._websocket.send_text(message.decode())

    def _tell_others(self) -> None:
        """Whoever holds a seat is seen to come and go."""
        if self._table.seat_of(self.holder) is not None:
            for viewer in list(self._table.viewers):
                if viewer is not self:
                    self._table.tell_one(viewer)

    async def _receive(self, text: str) -> None:
        key = ""
        try:
            message = _decoder.decode(text)
            key = getattr(message, "key", "")
            if not self._limit.allows():
                self._refuse(key, "too-fast", "Too many messages at once; wait a second and send it again.")
                return
            await self._handle(message)
        except msgspec.ValidationError as error:
            self._refuse(key, "cannot-parse", f"The message does not have the right form: {error}.")
        except msgspec.DecodeError:
            self._refuse(key, "cannot-parse", "The message is not JSON.")
        except Stale:
            self._refuse(key, "stale", STALE)
            async with self._table.lock:
                self._table.tell_one(self)
        except NotYourTurn as refusal:
            self._refuse(key, "not-your-turn", str(refusal))
        except CannotParse as refusal:
            self._refuse(key, "cannot-parse", str(refusal))
        except (NotLegal, Refusal) as refusal:
            self._refuse(key, "not-legal", str(refusal))

    async def _handle(self, message: messages.FromClient) -> None:
        lobby, table = self._lobby, self._table
        if isinstance(message, messages.Act):
            version = await lobby.act(table, message, self._secret, confirm=self.confirm)
            self.send(messages.Done(key=message.key, version=version))
        elif isinstance(message, messages.Undo):
            self.send(messages.Done(key=message.key, version=await lobby.undo(table, message, self._secret)))
        elif isinstance(message, messages.EndTurn):
            self.send(messages.Done(key=message.key, version=await lobby.end_turn(table, message, self._secret)))
        elif isinstance(message, messages.Say):
            await lobby.say(table, message, self._secret, self._name)
            for viewer in list(table.viewers):
                viewer.send(messages.Chat(lines=chat_lines(table, len(table.chat) - 1)))
        elif isinstance(message, messages.Prefer):
            await self.prefer(message)
        else:
            self.send(messages.Pong())

    async def prefer(self, preferences: messages.Prefer) -> None:
        """Another language means other words: the whole log is sent again."""
        self.confirm = preferences.confirm
        self._name = preferences.name
        if self.language != preferences.language:
            self.language = preferences.language
            self.known = 0
            async with self._table.lock:
                self._table.tell_one(self)

    def _refuse(self, key: str, kind: str, problem: str) -> None:
        self.send(messages.Refused(key=key, kind=kind, problem=problem))  # type: ignore[arg-type]  # one of the five


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


def chat_lines(table: LiveTable, after: int = 0) -> list[messages.ChatLine]:
    return [
        messages.ChatLine(number=number, seat=line.seat, name=line.name, text=line.text, at=line.at)
        for number, line in enumerate(table.chat[after:], after + 1)
    ]
