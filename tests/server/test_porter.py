"""The porter hands connections to processes: all that ask for a table to the same one, as long as it lives."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from boardwright.server import porter
from boardwright.server.porter import READY, TAKE, Porter
from tests.server.live import PATIENCE, Server, running_server
from tests.server.postgres import Postgres
from tests.server.test_many import processes_of, two_lines

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(sys.platform == "win32", reason="Several processes do not share a port on Windows."),
]

PLACES = 3
A_MOMENT = 0.05
TABLE = b"GET /api/tables/%s/socket?confirm=0 HTTP/1.1\r\nHost: here\r\n\r\n"


class House:
    """A porter, and the ends of its lines that processes would have."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.address = listener.getsockname()
        self.porter = Porter(listener, PLACES)
        stack.callback(self.porter.close)
        self.lines = [self.line(place) for place in range(PLACES)]

    def line(self, place: int) -> socket.socket:
        line = self._stack.enter_context(self.porter.line_to(place))
        line.setblocking(False)
        return line

    def ready(self, *places: int) -> None:
        for place in places:
            self.lines[place].send(READY)
        self.porter.work(A_MOMENT)

    def ask(self, said: bytes) -> socket.socket:
        visitor = self._stack.enter_context(socket.create_connection(self.address))
        visitor.sendall(said)
        return visitor

    def taken(self) -> list[tuple[int, bytes]]:
        """At which places connections have been handed over meanwhile, with what they ask."""
        self.porter.work(A_MOMENT)
        found = []
        for place, line in enumerate(self.lines):
            while True:
                try:
                    said, files, _, _ = socket.recv_fds(line, 1, 1)
                except OSError:
                    break
                if not said:
                    break
                assert said == TAKE
                for file in files:
                    with socket.socket(fileno=file) as connection:
                        connection.setblocking(False)
                        try:
                            found.append((place, connection.recv(4096)))
                        except BlockingIOError:
                            found.append((place, b""))
        return found


@pytest.fixture
def house() -> Iterator[House]:
    with ExitStack() as stack:
        yield House(stack)


def test_all_that_ask_for_a_table_come_to_one_process(house: House) -> None:
    house.ready(0, 1, 2)
    for name in (b"oak", b"elm", b"ash"):
        for path in (TABLE % name, (TABLE % name).replace(b"GET /", b"POST /club/")):
            house.ask(path)
    homes: dict[bytes, set[int]] = {}
    for place, asked in house.taken():
        name = asked.split(b"/tables/")[1].split(b"/")[0]
        homes.setdefault(name, set()).add(place)
    assert sorted(homes) == [b"ash", b"elm", b"oak"]
    assert all(len(places) == 1 for places in homes.values())


def test_nothing_of_what_is_asked_is_lost(house: House) -> None:
    house.ready(0)
    house.ask(TABLE % b"oak")
    assert house.taken() == [(0, TABLE % b"oak")]


def test_everything_else_is_shared_by_turns(house: House) -> None:
    house.ready(0, 1, 2)
    for _ in range(6):
        house.ask(b"GET / HTTP/1.1\r\n\r\n")
    assert sorted(place for place, _ in house.taken()) == [0, 0, 1, 1, 2, 2]


def test_nobody_is_taken_in_before_a_process_is_ready(house: House) -> None:
    house.ask(TABLE % b"oak")
    assert house.taken() == []
    house.ready(1)
    assert house.taken() == [(1, TABLE % b"oak")]


def test_the_tables_of_a_dead_process_are_at_home_elsewhere_until_it_is_replaced(house: House) -> None:
    house.ready(0, 1, 2)
    house.ask(TABLE % b"oak")
    ((home, _),) = house.taken()
    house.lines[home].close()
    house.ask(TABLE % b"oak")
    ((other, _),) = house.taken()
    assert other != home
    house.lines[home] = house.line(home)
    house.ask(TABLE % b"oak")
    assert [place for place, _ in house.taken()] == [other]  # it does not say yet that it is ready
    house.ready(home)
    house.ask(TABLE % b"oak")
    assert [place for place, _ in house.taken()] == [home]


def test_who_asks_nothing_is_handed_on_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porter, "SILENT", 0.0)
    house.ready(0, 1, 2)
    house.ask(b"")
    assert [asked for _, asked in house.taken()] == [b""]


def test_many_who_ask_nothing_do_not_pile_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porter, "MOST_SILENT", 2)
    house.ready(0, 1, 2)
    for _ in range(5):
        house.ask(b"")
    assert len(house.taken()) == 3


def test_who_looks_at_a_table_looks_through_one_process(tmp_path: Path, postgres: Postgres) -> None:
    environment = {"BOARDWRIGHT_DATABASE": postgres.new_database()}
    with running_server(tmp_path, environment, ["--workers", "2"]) as server:
        children = processes_of(server)
        used: set[int] = set()
        while len(used) < len(children):  # until both are ready, one has everybody
            used |= {home for homes in _homes(server, children) for home in homes}
        for _ in range(4):
            one, other = _homes(server, children)
            assert one == other and len(one) == 1


def _homes(server: Server, children: list[psutil.Process]) -> list[list[int]]:
    """Of both who look at a new table, the processes through which they do."""
    people, _, lines = two_lines(server)
    ports = {child.pid: {each.raddr.port for each in child.net_connections() if each.raddr} for child in children}
    homes = [[pid for pid, those in ports.items() if line.port in those] for line in lines]
    for person in people:
        person.close()
    return homes


def test_the_processes_stop_when_their_supervisor_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    environment = {"BOARDWRIGHT_DATABASE": postgres.new_database()}
    with running_server(tmp_path, environment, ["--workers", "2"]) as server:
        children = processes_of(server)
        for person in two_lines(server)[0]:
            person.close()
        os.kill(server.process.pid, signal.SIGKILL)
        assert psutil.wait_procs(children, timeout=PATIENCE)[1] == []
        server.process.communicate()
