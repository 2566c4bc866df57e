"""The lobby of one device, in a worker beside the page: the server's own, with the browser's store in place of a
database and the browser's workers in place of processes.

A page asks and hears exactly what it would ask and hear of a server (`docs/protocol.md`). Nobody else is there: several
people share the device, and each is a person of his own, so that none is told what another may see.
"""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from boardwright.kernel.errors import Refusal
from boardwright.kernel.registry import games
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.advice import hint
from boardwright.lobby.connection import ViewerConnection
from boardwright.lobby.errors import Conflict, NotFound, Stale, status_of
from boardwright.lobby.executor import JobTimeout
from boardwright.lobby.identity import Person, hash_secret
from boardwright.lobby.jobs import Jobs, think
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.routes import ROUTES, CachedText, File, RawJson, Route, RouteRequest
from boardwright.lobby.table import LiveTable
from boardwright.site.advising import answers, plan
from boardwright.site.shelf import DeviceStore, Shelf

T = TypeVar("T")

MOST_PEOPLE: Final = 6
PEOPLE: Final = tuple(Person(hash_secret(f"person {number} of this device")) for number in range(1, MOST_PEOPLE + 1))
BY_ID: Final = {person.id: person for person in PEOPLE}
# The words of an address stand between its slashes.
PATTERNS: Final = [
    (route, re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(route.path)))) for route in ROUTES
]

LONGEST_HINT: Final = 20.0  # seconds: a phone is slower than a server, and nobody else waits for it


# What may be done in a worker beside this one; the last two for a page whose tables are a server's.
WORK: Final[dict[str, Callable[..., Any]]] = {"think": think, "hint": hint, "answers": answers, "plan": plan}


def warm_up() -> None:
    """Import every game: a browser keeps Python's memory as it is then, for later visits and for workers that think."""
    games()


class Bench(Protocol):
    """Workers of the browser, on the other side."""

    async def start(self) -> None: ...

    async def run(self, seconds: float, name: str, given: str) -> str | None:
        """What came of a piece of work, as JSON; None where it took longer and was ended."""


class Beside:
    """Done in a worker of its own: the page and the tables go on meanwhile."""

    workers = 1

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    async def start(self) -> None:
        await self._bench.start()

    # Any: as `Executor.run`.
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        told = await self._bench.run(limit, work.__name__, json.dumps(given))
        if told is None:
            raise JobTimeout
        done: T = msgspec.json.decode(told, type=get_type_hints(work)["return"])
        return done

    def close(self) -> None:
        pass


class AtOnce:
    """Done here and now: it is little, and for the one who waits for it."""

    workers = 1

    async def start(self) -> None:
        pass

    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        return work(*given)

    def close(self) -> None:
        pass


def do(name: str, given: str) -> str:
    """In a worker beside: one piece of work."""
    return msgspec.json.encode(WORK[name](*json.loads(given))).decode()


class PageLine(ViewerConnection):
    """A viewer is the page itself."""

    def __init__(self, lobby: Lobby, table: LiveTable, person: Person, post: Callable[[str], None]) -> None:
        super().__init__(lobby, table, person)
        self._post = post

    def send(self, encoded: bytes) -> None:
        self._post(encoded.decode())


class Device:
    def __init__(self, shelf: Shelf, bench: Bench) -> None:
        self._store = DeviceStore(shelf)
        bots, at_once = Beside(bench), AtOnce()
        self.lobby: Final = Lobby(self._store, Jobs(bots, bots, at_once, at_once), longest_hint=LONGEST_HINT)
        self._lines: dict[int, PageLine] = {}

    async def open(self) -> None:
        await self.lobby.open()

    async def close(self) -> None:
        await self.lobby.close()

    @property
    def unreadable(self) -> int:
        """So many tables lie on the shelf that this version cannot read."""
        return len(self._store.unreadable)

    # --- requests

    async def ask(self, method: str, address: str, body: str, seat: int | None = None) -> tuple[int, str, str]:
        """Answer a request: its status, what is told, and the name of the file where it is one to be kept. `seat`: who
        of those at the table holds the device."""
        try:
            path, _, query = address.partition("?")
            route, words = _found(method, path)
            brought = None if route.takes is None else msgspec.json.decode(body, type=route.takes)
            person = await self._person(words.get("id", ""), seat)
            asked = RouteRequest(words, dict(parse_qsl(query)), person, brought, PEOPLE[1:])
            if route.name == "rematch":
                await self._agree(route, asked)
            return _told(await route.answer(self.lobby, asked))
        except msgspec.ValidationError as error:
            return _problem(422, common("request-form", error=str(error)))
        except msgspec.DecodeError:
            return _problem(400, common("request-not-json"))
        except Stale:
            return _problem(409, common("stale-look"))
        except Refusal as refusal:
            return _problem(status_of(refusal), refusal.text)

    async def _agree(self, route: Route, asked: RouteRequest) -> None:
        """Who sits around one device has agreed when one of them says so."""
        table = await self.lobby.table(asked.words["id"])
        for seat in table.row.seats:
            other = BY_ID.get(seat.person)
            if other and other != asked.person and seat.is_held and not seat.again:
                await route.answer(self.lobby, replace(asked, person=other))

    async def _person(self, table: str, seat: int | None) -> Person:
        """Of whom a request comes: of the first person, or of whose seat it is."""
        if seat is None or not table:
            return PEOPLE[0]
        seats = (await self.lobby.table(table)).row.seats
        return BY_ID.get(seats[seat].person, PEOPLE[0]) if 0 <= seat < len(seats) else PEOPLE[0]

    # --- lines

    async def join(self, number: int, table: str, seat: int | None, confirm: bool, post: Callable[[str], None]) -> None:
        """Open a line under a number: what is told goes to `post`."""
        line = PageLine(self.lobby, await self.lobby.table(table), await self._person(table, seat), post)
        line.confirm = confirm
        self._lines[number] = line
        line.begin()

    async def hear(self, number: int, said: str) -> None:
        if number in self._lines:
            await self._lines[number].receive(said)

    def leave(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None:
            line.end()

    async def remove(self, id: str) -> tuple[int, str, str]:
        """Take a table off the device for good, or tell why not."""
        try:
            table = await self.lobby.table(id)
            if table.thinking:
                raise Conflict(common("device-thinking"))
            await self._store.remove(id)
            self.lobby.tables.forget(id)
            return 200, "true", ""
        except Refusal as refusal:
            return _problem(status_of(refusal), refusal.text)

    # --- everything

    def dumps(self) -> str:
        return self._store.dumps()

    async def restore(self, text: str) -> tuple[int, str, str]:
        """How many tables were put back, or why none was."""
        try:
            return 200, str(await self._store.restore(text)), ""
        except Refusal as refusal:
            return _problem(status_of(refusal), refusal.text)


def _found(method: str, path: str) -> tuple[Route, dict[str, str]]:
    for route, pattern in PATTERNS:
        match = pattern.fullmatch(path)
        if match and route.method == method:
            return route, {name: unquote(word) for name, word in match.groupdict().items()}
    raise NotFound(common("no-address", path=path[:80]))


def _told(given: object) -> tuple[int, str, str]:
    if isinstance(given, RawJson):
        return 200, given.content.decode(), ""
    if isinstance(given, CachedText):
        return 200, given.text, ""
    if isinstance(given, File):
        return 200, given.text, given.name
    return 200, msgspec.json.encode(given).decode(), ""


def _problem(status: int, text: Any) -> tuple[int, str, str]:
    return status, msgspec.json.encode(messages.Problem(problem=text)).decode(), ""
