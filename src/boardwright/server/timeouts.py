"""The doors: uvicorn's connections with limits on time. Who does not finish asking, or does not take what is sent,
is let go; when the server stops, everybody is."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from boardwright.server.settings import REQUEST_TIMEOUT, SEND_TIMEOUT

LEAVING_SECONDS: Final = 3.0  # from the word that the server stops


class _Deadline:
    """Breaks a connection off when something takes too long."""

    def __init__(self, door: "_TimedProtocol", seconds: float) -> None:
        self._door = door
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._timer = self._door.break_off_after(self._seconds)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _TimedProtocol(asyncio.Protocol):
    """What is sent must be taken. Stands before one of uvicorn's protocols, which do the work."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    # Any: uvicorn's own arguments, handed on.
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._taking = _Deadline(self, SEND_TIMEOUT)

    def break_off_after(self, seconds: float) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._taking.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._taking.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._taking.end()
        super().resume_writing()


class TimedHttpProtocol(_TimedProtocol, H11Protocol):
    """A request must come to an end too."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._asking = _Deadline(self, REQUEST_TIMEOUT)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]  # uvicorn says Transport, asyncio gives no less
        self._asking.begin()

    def data_received(self, data: bytes) -> None:
        self._asking.begin()
        super().data_received(data)

    def handle_events(self) -> None:
        asked = self.scope
        super().handle_events()
        if self.scope is not asked:  # the headers of a request are complete
            self._asking.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.end()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        self.break_off_after(LEAVING_SECONDS)
        super().shutdown()


class TimedSocketProtocol(_TimedProtocol, WebSocketsSansIOProtocol):
    def keepalive_timeout(self) -> None:
        """Who answers no ping takes no goodbye either."""
        super().keepalive_timeout()
        self.break_off_after(LEAVING_SECONDS)

    def shutdown(self) -> None:
        self.break_off_after(LEAVING_SECONDS)
        super().shutdown()
