"""Connections that are slow, mute or half open: the server lets them go, and stops when it is told to."""

import io
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from boardwright.cli.serve import LEAVING
from boardwright.server.client import STATIC
from boardwright.server.logging_setup import Formatter
from boardwright.server.socket import QUEUED_BYTES
from boardwright.server.timeouts import FRAMES_AT_ONCE
from tests.server.live import PATIENCE, Person, Server, running_server
from tests.server.test_thinking import workers_of

pytestmark = pytest.mark.full
LARGEST = max((file for file in STATIC.rglob("*") if file.is_file()), key=lambda file: file.stat().st_size)


def plug(server: Server, text: str) -> socket.socket:
    """A connection on which so much has been sent, and no more."""
    where = urlsplit(server.address)
    assert where.hostname is not None
    connection = socket.create_connection((where.hostname, where.port or 80), timeout=PATIENCE)
    connection.sendall(text.encode())
    return connection


def mute_socket(server: Server, table: str) -> socket.socket:
    """A WebSocket that is opened properly and then never read from."""
    where = urlsplit(server.address)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect((where.hostname, where.port))
    connection.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n".encode()
        + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def closed_by_server(connection: socket.socket) -> bool:
    """Whether the server ends the connection, with or without a word."""
    try:
        with connection:
            while connection.recv(65536):
                pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits two seconds where others wait fifteen."""
    limits = {"BOARDWRIGHT_REQUEST_TIMEOUT": "2", "BOARDWRIGHT_SEND_TIMEOUT": "2"}
    with running_server(tmp_path_factory.mktemp("impatient"), limits) as server:
        yield server


def test_headers_that_do_not_come_to_an_end_are_not_waited_for(impatient: Server) -> None:
    assert closed_by_server(plug(impatient, "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "))


def test_the_next_request_on_a_connection_must_come_to_an_end_too(impatient: Server) -> None:
    host = urlsplit(impatient.address).netloc
    assert closed_by_server(plug(impatient, f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\nGET /heal"))


def test_a_connection_that_asks_nothing_is_not_kept(impatient: Server) -> None:
    assert closed_by_server(plug(impatient, ""))


def test_a_body_that_does_not_come_to_an_end_is_not_waited_for(impatient: Server) -> None:
    host = urlsplit(impatient.address).netloc
    half = plug(impatient, f"POST /api/records HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n{{")
    answer = b""
    while part := half.recv(65536):  # head and body may come one after the other
        answer += part
    assert answer.startswith(b"HTTP/1.1 408") and b"request-too-slow" in answer
    assert closed_by_server(half)


@pytest.mark.skipif(sys.platform != "linux", reason="Other systems do not give up on slow readers.")
def test_a_download_that_nobody_takes_is_given_up(impatient: Server) -> None:
    where = urlsplit(impatient.address)
    with socket.socket() as mute:
        mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        mute.connect((where.hostname, where.port))
        mute.sendall(f"GET /{LARGEST.relative_to(STATIC)} HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode())
        mute.settimeout(PATIENCE)
        assert mute.recv(12) == b"HTTP/1.1 200"
        until = time.monotonic() + PATIENCE
        while mute.getsockname()[1] in ports_served(impatient) and time.monotonic() < until:
            time.sleep(0.1)
        assert mute.getsockname()[1] not in ports_served(impatient)


def ports_served(server: Server) -> set[int]:
    """Those of the other sides of all open connections."""
    return {each.raddr.port for each in psutil.Process(server.process.pid).net_connections() if each.raddr}


def frame(opcode: int, content: bytes = b"") -> bytes:
    """As a browser masks it, with zeros."""
    assert len(content) < 126
    return bytes([0x80 | opcode, 0x80 | len(content)]) + bytes(4) + content


@pytest.mark.parametrize("each", [frame(9), frame(10), frame(1, b'{"type":"ping"}')], ids=["ping", "pong", "message"])
def test_a_flood_of_frames_ends_the_socket(impatient: Server, each: bytes) -> None:
    """300,000 pings, which the application never sees, held up everybody for seconds."""
    anna = Person(impatient.address, "Anna")
    answered = b""
    with mute_socket(impatient, anna.create("open")) as flooding, suppress(ConnectionResetError):
        flooding.sendall(each * 2 * int(FRAMES_AT_ONCE))
        while part := flooding.recv(65536):
            answered += part
    assert b"\x03\xf0too many frames" in answered  # 1008, as a browser reads it
    assert answered.count(frame(10)[:1] + b"\0") <= FRAMES_AT_ONCE * 2
    anna.get("/api/games")
    anna.close()


def test_sockets_that_never_read_are_closed_and_cost_little(impatient: Server) -> None:
    """Each is sent far more than a viewer may leave untaken."""
    anna, bert = Person(impatient.address, "Anna"), Person(impatient.address, "Bert")
    table = anna.create("open", game="terra_mystica")
    bert.sit(table, 1)
    before = psutil.Process(impatient.process.pid).memory_info().rss
    mutes = [mute_socket(impatient, table) for _ in range(10)]
    lines = [anna.look(table) for _ in range(5)]  # each has a limit of its own on what it may send
    for number in range(200):
        line = lines[number % len(lines)]
        line.hear_version(max(each.state["version"] for each in lines))
        line.do("act", action=line.actions[0])
        line.do("undo")
    grown = psutil.Process(impatient.process.pid).memory_info().rss - before
    assert grown < len(mutes) * QUEUED_BYTES
    for line in lines:
        line.ping()  # who reads all that comes is not taken for one of the mutes while these are waited for
    assert all(closed_by_server(mute) for mute in mutes)
    lines[0].ping()
    anna.close()
    bert.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_when_it_is_told_to(tmp_path: Path, how: signal.Signals) -> None:
    """Whatever is half sent, mute, or thinking."""
    with running_server(tmp_path) as server:
        anna = Person(server.address, "Anna")
        seats = [{"kind": "bot", "bot": "greedy"}] * 4
        table = anna.post("/api/tables", {"game": "planetfall", "seats": seats, "pace": "instant"})["id"]
        line = anna.look(table)
        while line.state["table"]["moves"] < 3:
            line.hear()
        host = urlsplit(server.address).netloc
        plugs = [
            plug(server, ""),
            plug(server, "GET /api/ga"),
            plug(server, f"POST /api/records HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n{{"),
            *[mute_socket(server, table) for _ in range(3)],
        ]
        workers = workers_of(server.process.pid)
        for worker in workers:
            worker.suspend()
        server.process.send_signal(how)
        server.process.communicate(timeout=PATIENCE)
        assert psutil.wait_procs(workers, timeout=PATIENCE)[1] == []
        for each in plugs:
            each.close()
        anna.close()


def test_a_server_that_stops_waits_for_nobody_longer_than_ten_seconds() -> None:
    """docs/hosting.md promises it. By these limits, since how long a machine takes is no matter of tests."""
    assert LEAVING < 10


def test_the_log_says_when_what_and_about_which_table(tmp_path: Path) -> None:
    with running_server(tmp_path, options=["--log-level", "info", "--log-format", "json"]) as server:
        anna = Person(server.address, "Anna")
        table = anna.create("open")
        answer = anna.http.get(f"/api/tables/{table}")
        anna.close()
        lines = [json.loads(line) for line in server.stop().splitlines() if line.startswith("{")]
    (told,) = [line for line in lines if line["request"] == answer.headers["x-request-id"]]
    assert (told["table"], told["level"]) == (table, "info")
    assert told["message"].startswith(f"GET /api/tables/{table} 200 in ")
    assert time.strptime(told["time"][:19], "%Y-%m-%dT%H:%M:%S")


@pytest.mark.parametrize("sent", ["\x1b[2J", "\n2026-01-01T00:00:00.000Z", "\u0085", "\u2028", "\u202e", "\x00"])
def test_what_somebody_sends_does_not_leave_its_line_of_the_log(sent: str) -> None:
    """Nor does it tell the terminal of whoever reads it what to do."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Formatter("text"))
    try:
        raise ValueError(sent)
    except ValueError:
        handler.emit(logging.makeLogRecord({"msg": sent, "levelname": "ERROR", "exc_info": sys.exc_info()}))
    lines = written.getvalue().split("\n")
    assert all(line.isprintable() for line in lines)
    assert len([line for line in lines if line.startswith("20")]) == 1
