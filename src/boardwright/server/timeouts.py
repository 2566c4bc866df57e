"""uvicorn's connections with a deadline for the head of a request and a limit on the frames of a socket. These classes
of uvicorn are not public: `tests/server/test_doors.py` fails if a new version works otherwise.

The system itself gives up on somebody who takes nothing of what is sent (`give_up_slow_readers`).
"""

import asyncio
import socket
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from boardwright.server.guard import RateLimit
from boardwright.server.settings import REQUEST_TIMEOUT, SEND_TIMEOUT

# Of one socket. Messages have a lower limit, which is answered with a sentence; nobody sends so many by accident.
FRAMES_A_SECOND: Final = 100.0
FRAMES_AT_ONCE: Final = 500.0
SLICE: Final = 1024  # bytes, of which some 170 frames are read before they are counted
POLICY_VIOLATION: Final = 1008


def give_up_slow_readers(listener: socket.socket) -> None:
    """Have connections broken off whose other side takes nothing for too long. Only Linux can."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listener.setsockopt(socket.IPPROTO_TCP, option, int(SEND_TIMEOUT * 1000))


class TimedHttpProtocol(H11Protocol):
    """The head of a request must come to an end."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._expect_end_of_head()

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._expect_end_of_head()
        else:
            self._expect_nothing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_end_of_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class LimitedSocketProtocol(WebSocketsSansIOProtocol):
    """Frames are limited like messages: uvicorn answers pings, and joins parts, without asking the application."""

    # Any: uvicorn's own arguments, handed on.
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = RateLimit(FRAMES_A_SECOND, FRAMES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self._frames.allows(len(self.conn.events)):
            super().handle_events()
            return
        self.conn.fail(POLICY_VIOLATION, "too many frames")
        if self.conn.close_sent is None:  # it has not been opened yet
            self.transport.abort()
        else:
            self.handle_parser_exception()
