"""Servers of this build in processes of their own, for the benchmarks: started, killed, stopped."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from boardwright.kernel.errors import CannotParse

PATIENCE = 60.0  # seconds


@dataclass
class Running:
    """A server that takes connections."""

    address: str
    data: Path
    database: str  # '': SQLite, in the folder
    process: subprocess.Popen[str]

    def kill(self) -> None:
        """As the machine's power button would."""
        self.process.kill()
        self.process.wait()
        self._forget()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self._forget()

    def _forget(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()

    def again(self) -> "Running":
        """The same one, started anew after its death."""
        port = urlsplit(self.address).port
        assert port is not None
        return start(self.data, self.database, port)


def start(data: Path, database: str = "", port: int = 0, options: Sequence[str] = ()) -> Running:
    """Start a server on a port, or on a free one."""
    where = ["--port", str(port or free_port()), "--data", str(data), *options]
    command = [sys.executable, "-m", "boardwright.cli.main", "serve", *where]
    environment = {key: value for key, value in os.environ.items() if key != "BOARDWRIGHT_DATABASE"}
    if database:
        environment["BOARDWRIGHT_DATABASE"] = database
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"at (http://\S+)", line)
        if found:
            return Running(found[1], data, database, process)
    raise CannotParse("The server did not start.")


@contextmanager
def running(data: Path, database: str = "", port: int = 0, options: Sequence[str] = ()) -> Iterator[Running]:
    server = start(data, database, port, options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@contextmanager
def running_together(data: Path, database: str, number: int) -> Iterator[list[Running]]:
    """So many servers on one database, which share a port where they are several."""
    port, shared = free_port(), ["--reuse-port"] if number > 1 else []
    with ExitStack() as stack:
        yield [stack.enter_context(running(data / str(each), database, port, shared)) for each in range(number)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def somewhere(number: int) -> str:
    """An address to come from: the server limits by address, and believes a proxy on its own machine."""
    return f"10.{number // 62_500 % 250}.{number // 250 % 250}.{number % 250 + 1}"


def post(
    connection: http.client.HTTPConnection, path: str, body: object, secret: str, number: int
) -> dict[str, object]:
    """Ask for something that must be granted."""
    headers = {"Cookie": f"boardwright={secret}", "X-Forwarded-For": somewhere(number)}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    told: dict[str, object] = json.loads(answer.read())
    if answer.status != 200:
        raise CannotParse(f"The server refused {path}: {told.get('problem')}")
    return told


def open_table(
    connection: http.client.HTTPConnection, game: str, people: Sequence[str], number: int, bots: int = 0
) -> str:
    """A table of people with these secrets, and so many bots; it is in play."""
    seats = [{"kind": "person"}] + [{"kind": "open"}] * (len(people) - 1) + [{"kind": "bot", "bot": "random"}] * bots
    asked = {"game": game, "seats": seats, "name": "1", "ready": True, "pace": "instant"}
    id = str(post(connection, "/api/tables", asked, people[0], number)["id"])
    for seat, secret in enumerate(people[1:], 1):
        sits = {"seat": seat, "name": f"{seat + 1}", "ready": True}
        post(connection, f"/api/tables/{id}/sit", sits, secret, number)
    return id
