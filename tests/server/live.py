"""A real server in a process of its own, and people who talk to it as browsers do."""

import os
import re
import signal
import socket
import subprocess
import sys
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]  # it ships no types
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from boardwright.words import Reader

PATIENCE = 90.0  # seconds; nothing here takes so long on a machine that has time, so waiting longer means never

# Any: what the server says is looked at as plain JSON, as a client in another language would.
Json = dict[str, Any]

# People here read English. Texts are rendered as they come, as a browser would.
READ = Reader("en")


@dataclass(frozen=True)
class Hosting:
    """On what a server runs: its environment and its options."""

    environment: Mapping[str, str] = field(default_factory=dict)
    options: Sequence[str] = ()
    processes: int = 1  # servers that share a port


@dataclass
class Server:
    address: str
    data: Path
    hosting: Hosting
    process: subprocess.Popen[str]
    others: list[subprocess.Popen[str]] = field(default_factory=list)  # that share its port

    @property
    def processes(self) -> list[subprocess.Popen[str]]:
        return [self.process, *self.others]

    def kill(self) -> None:
        """As the machine's power button would: with all of its processes."""
        for process in self.processes:
            for each in [*psutil.Process(process.pid).children(recursive=True), process]:
                with suppress(psutil.NoSuchProcess):
                    each.kill()
            process.communicate()

    def revive(self) -> None:
        """Come back after a death: on the same data, at the same address."""
        port = int(self.address.rsplit(":", 1)[1])
        again = start_servers(self.data, self.hosting, port)
        self.process, self.others = again.process, again.others

    def stop(self) -> str:
        """As Ctrl-C would; what it had to complain about."""
        for process in self.processes:
            process.send_signal(signal.SIGINT)
        return "".join(process.communicate(timeout=PATIENCE)[0] for process in self.processes)


def start_servers(data: Path, hosting: Hosting, port: int | None = None) -> Server:
    """Start as many servers as are asked for, which share a port where they are several."""
    options = [*hosting.options, *(["--reuse-port"] if hosting.processes > 1 else [])]
    first = start_server(data, hosting.environment, port, options)
    port = int(first.address.rsplit(":", 1)[1])
    for _ in range(hosting.processes - 1):
        first.others.append(start_server(data, hosting.environment, port, options).process)
    first.hosting = hosting
    return first


def start_server(
    data: Path,
    environment: Mapping[str, str] | None = None,
    port: int | None = None,
    options: Sequence[str] = (),
) -> Server:
    """Start a server on that port, or on a free one; it has said where it is and takes connections."""
    where = ["--port", str(port or free_port()), "--data", str(data), *options]
    command = [sys.executable, "-m", "boardwright.cli.main", "serve", *where]
    process = subprocess.Popen(
        command,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        found = re.search(r"at (http://\S+)", line)
        if found:
            return Server(found[1], data, Hosting(environment or {}, options), process)
    process.communicate()
    raise AssertionError(f"The server did not start: {said}")


@contextmanager
def running_server(
    data: Path, environment: Mapping[str, str] | None = None, options: Sequence[str] = (), processes: int = 1
) -> Iterator[Server]:
    server = start_servers(data, Hosting(environment or {}, options, processes))
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Person:
    """Somebody with a browser: a cookie, requests, and lines to tables."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"X-Forwarded-For": somewhere()}, timeout=PATIENCE)
        self._lines: list[Line] = []

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = self.http.post(path) if body is None else self.http.post(path, json=body)
        return self._checked(answer, status)

    @staticmethod
    def _checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        if status >= 400:
            assert set(answer.json()) == {"problem"}, answer.text
            return READ(answer.json()["problem"])
        return READ.everything(answer.json())

    def create(self, *others: str, game: str = "planetfall", **fields: object) -> str:
        """Open a table with oneself on the first seat; the others are "open" or the names of bots."""
        seats = [{"kind": "person"}, *map(seat, others)]
        return str(
            self.post("/api/tables", {"game": game, "seats": seats, "name": self.name, "ready": True, **fields})["id"]
        )

    def sit(self, table: str, number: int) -> Json:
        sat: Json = self.post(f"/api/tables/{table}/sit", {"seat": number, "name": self.name, "ready": True})
        return sat

    def look(self, table: str, *, confirm: bool = True, **headers: str) -> "Line":
        """Open the table; the first state and the chat have been heard."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        line = open_line(self.address, table, confirm, {"Cookie": cookies, **headers})
        self._lines.append(line)
        return line

    def close(self) -> None:
        for line in self._lines:
            line.close()
        self.http.close()


class Line:
    """An open socket at a table. `state` is the newest that was heard."""

    def __init__(self, url: str, headers: Mapping[str, str]) -> None:
        self._open = ExitStack()
        opening = connect(url, additional_headers=headers, open_timeout=PATIENCE, proxy=None)
        self._connection: ClientConnection = self._open.enter_context(opening)
        self.state: Json = {}
        self.chat: list[Json] = []

    def close(self) -> None:
        self._open.close()

    @property
    def port(self) -> int:
        """The one that this end of the connection has."""
        return int(self._connection.local_address[1])

    def hear(self) -> Json:
        """The next message, whatever it is."""
        message: Json = READ.everything(msgspec.json.decode(self._connection.recv(PATIENCE)))
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def hear_of(self, *kinds: str) -> Json:
        """The next message of one of these kinds; what comes before is heard too."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def hear_version(self, version: int) -> Json:
        """The state of that version, or a later one."""
        while not self.state or self.state["version"] < version:
            self.hear()
        return self.state

    def hear_until_closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code

    def send(self, kind: str, **fields: object) -> str:
        """Send something with the version that was heard last; the key it was sent under."""
        key = str(fields.pop("key", uuid.uuid4()))
        if kind in ("act", "undo", "end"):
            fields.setdefault("version", self.state["version"])
        self.send_raw(msgspec.json.encode({"type": kind, "key": key, **fields}).decode())
        return key

    def send_raw(self, text: str | bytes) -> None:
        self._connection.send(text)

    def do(self, kind: str, **fields: object) -> Json:
        """Send something that must be done, and hear the state after it."""
        key = self.send(kind, **fields)
        answer = self.hear_of("done", "refused")
        assert (answer["type"], answer["key"]) == ("done", key), answer
        return self.hear_version(answer["version"])

    def refused(self, kind: str, **fields: object) -> Json:
        """Send something that must be refused, and hear why."""
        key = self.send(kind, **fields)
        answer = self.hear_of("done", "refused")
        assert (answer["type"], answer["key"]) == ("refused", key), answer
        return answer

    def ping(self) -> None:
        """Everything that was sent before has been dealt with when this returns."""
        self.send_raw('{"type":"ping"}')
        self.hear_of("pong")

    @property
    def actions(self) -> list[str]:
        return [action["action"] for action in self.state["actions"]]


def open_line(address: str, table: str, confirm: bool = True, headers: Mapping[str, str] | None = None) -> Line:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?confirm={int(confirm)}"
    line = Line(url, headers or {})
    assert line.hear()["type"] == "state"
    assert line.hear()["type"] == "chat"
    return line


def seat(what: str) -> Json:
    return {"kind": "open"} if what == "open" else {"kind": "bot", "bot": what}


def somewhere() -> str:
    """An address to come from. The server counts requests by address, and believes a proxy on its own machine."""
    return ".".join(str(part) for part in (10, *Random(uuid.uuid4().int).choices(range(256), k=3)))


def play_to_the_end(lines: Sequence[Line], random: Random, moves: int = 1_000_000) -> None:
    """Everybody answers at random until the game is over or so many answers have been given."""
    newest = max(line.state["version"] for line in lines)
    for line in lines:
        line.hear_version(newest)
    while moves and lines[0].state["table"]["status"] == "playing":
        waiting = lines[0].state["table"]["waiting"]
        line = next(line for line in lines if line.state["table"]["you"] in waiting)
        version = line.do("act", action=random.choice(line.actions))["version"]
        for each in lines:
            each.hear_version(version)
        moves -= 1
