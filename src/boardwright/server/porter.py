"""The porter of several processes: takes connections at the one address, and hands each to a process. All that ask for
one table are handed to the same, so that a move is played on and told once, however many look on.

A hint, not a rule: a table that is looked at through two processes is told in both (`among.py`). That happens after the
death of a process, with several machines, and behind proxies that use a connection twice.
"""

import asyncio
import os
import re
import selectors
import signal
import socket
import time
import zlib
from contextlib import suppress
from typing import Final

import uvicorn

SILENT: Final = 1.0  # seconds until a connection that asks for nothing is anybody's; whose that is loses patience later
MOST_SILENT: Final = 500
HEAD: Final = 1024  # bytes of a request, in which its path stands
TABLE: Final = re.compile(rb"^[A-Z]+ [^ ?]*/api/tables/([^ ?/]+)")
BACKLOG: Final = 1024
OUT_OF_FILES: Final = 0.05  # seconds to wait for one

READY: Final = b"r"
TAKE: Final = b"t"


class Porter:
    """In the supervisor: it only ever looks at the first line of what is asked, and leaves it to be read."""

    def __init__(self, listener: socket.socket, places: int) -> None:
        listener.setblocking(False)
        listener.listen(BACKLOG)
        self._listener = listener
        self._selector = selectors.DefaultSelector()
        self._lines: list[socket.socket | None] = [None] * places
        self._ready = [False] * places
        self._open = False  # whether anybody is taken in
        self._silent: dict[socket.socket, float] = {}  # those that have asked nothing yet, the oldest first; until when
        self._turn = 0

    def line_to(self, place: int) -> socket.socket:
        """A new line to the process at a place: the end that the process is given. It says when it is ready."""
        self._lose(place)
        near, far = socket.socketpair()
        near.setblocking(False)
        self._lines[place] = near
        self._selector.register(near, selectors.EVENT_READ, place)
        return far

    def work(self, seconds: float) -> None:
        """Take connections and hand them on, for so long."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            soonest = min(self._silent.values(), default=until) - time.monotonic()
            for key, _ in self._selector.select(max(min(left, soonest), 0)):
                if key.data is None:
                    self._take_all()
                elif isinstance(key.data, int):
                    self._hear(key.data)
                elif isinstance(key.fileobj, socket.socket):
                    self._hand_on(key.fileobj)
            now = time.monotonic()
            for silent in [each for each, end in self._silent.items() if end <= now]:
                self._hand_on(silent)

    def close(self) -> None:
        for place in range(len(self._lines)):
            self._lose(place)
        for silent in self._silent:
            silent.close()
        self._silent.clear()
        self._selector.close()
        self._listener.close()

    # --- processes

    def _hear(self, place: int) -> None:
        line = self._lines[place]
        said = b""
        if line is not None:
            with suppress(OSError):
                said = line.recv(1)
        if said == READY:
            self._ready[place] = True
            self._open_or_close()
        else:
            self._lose(place)

    def _lose(self, place: int) -> None:
        """The process has stopped, or died: what is asked from now on is for the others."""
        line, self._lines[place], self._ready[place] = self._lines[place], None, False
        if line is not None:
            self._selector.unregister(line)
            line.close()
        self._open_or_close()

    def _open_or_close(self) -> None:
        """While no process is ready, whoever comes waits outside."""
        if any(self._ready) != self._open:
            self._open = not self._open
            if self._open:
                self._selector.register(self._listener, selectors.EVENT_READ)
            else:
                self._selector.unregister(self._listener)

    # --- connections

    def _take_all(self) -> None:
        while self._open:
            try:
                connection, _ = self._listener.accept()
            except BlockingIOError:  # nobody is left
                return
            except OSError:  # who came has gone again, or there are no more files to be had
                time.sleep(OUT_OF_FILES)
                return
            self._silent[connection] = time.monotonic() + SILENT
            self._selector.register(connection, selectors.EVENT_READ, connection)
            if len(self._silent) > MOST_SILENT:
                self._hand_on(next(iter(self._silent)))

    def _hand_on(self, connection: socket.socket) -> None:
        if self._silent.pop(connection, None) is None:
            return
        self._selector.unregister(connection)
        asked = b""
        with suppress(OSError):
            asked = connection.recv(HEAD, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        with connection:
            for place in self._places(asked):
                if self._handed(place, connection):
                    return

    def _places(self, asked: bytes) -> list[int]:
        """Where a connection may go, the best first: where its table is at home, or else by turns."""
        number = len(self._lines)
        table = TABLE.match(asked)
        if table is None:
            self._turn += 1
        first = self._turn if table is None else zlib.crc32(table[1])
        return [(first + more) % number for more in range(number)]

    def _handed(self, place: int, connection: socket.socket) -> bool:
        line = self._lines[place]
        if line is None or not self._ready[place]:
            return False
        try:
            socket.send_fds(line, [TAKE], [connection.fileno()])
        except BlockingIOError:  # it takes nothing at the moment
            return False
        except OSError:
            self._lose(place)
            return False
        return True


class Handed(uvicorn.Server):
    """In one of the processes: serves the connections that the porter hands over. When the porter goes, it stops."""

    def __init__(self, config: uvicorn.Config, line: socket.socket) -> None:
        super().__init__(config)
        line.setblocking(False)
        self._line = line

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        asyncio.get_running_loop().add_reader(self._line, self._take)
        self._line.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()
        await super().shutdown(sockets=[])

    def _take(self) -> None:
        """One at a time: which file belongs to which byte is told apart by reading one byte."""
        try:
            said, files, _, _ = socket.recv_fds(self._line, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            said, files = b"", []
        if not said:
            asyncio.get_running_loop().remove_reader(self._line)
            os.kill(os.getpid(), signal.SIGTERM)
        for file in files:
            opening = asyncio.create_task(self._open(socket.socket(fileno=file)))
            self.server_state.tasks.add(opening)
            opening.add_done_callback(self.server_state.tasks.discard)

    async def _open(self, connection: socket.socket) -> None:
        with suppress(OSError):  # whoever it was has gone already
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        """What uvicorn does with a connection that it has taken itself."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]  # uvicorn says no more than Protocol
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
