"""Jobs: each kind in its lane, limits, and what happens to those that nobody waits for any more."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from boardwright.kernel.errors import NotLegal
from boardwright.kernel.registry import game
from boardwright.lobby import messages
from boardwright.lobby.errors import Busy
from boardwright.lobby.executor import JobTimeout
from boardwright.lobby.identity import Person
from boardwright.lobby.jobs import Jobs, SeatSnapshot
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.match import Match
from boardwright.lobby.routes import ROUTES
from boardwright.server.app import make_app
from boardwright.server.database import sqlite_url
from boardwright.server.sql_store import SqlStore
from tests.server.live import PATIENCE
from tests.server.test_lobby import ANNA, PERSON

T = TypeVar("T")


class Lane:
    """Does every job at once, or holds those of some names for ever."""

    workers = 1

    def __init__(self, *held: str) -> None:
        self.held = held
        self.done: list[str] = []
        self.limits: dict[str, float] = {}
        self.begun = asyncio.Event()
        self.given_up = asyncio.Event()

    async def start(self) -> None:
        pass

    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        name = work.__name__
        self.limits[name] = limit
        if name in self.held:
            self.begun.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.given_up.set()
                raise
        self.done.append(name)
        return work(*given)

    def close(self) -> None:
        pass


class Overrunning(Lane):
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        raise JobTimeout


def new_match() -> Match:
    return Match.new(game("planetfall"), 2, {}, [], Random(1))


def snapshot(match: Match) -> SeatSnapshot:
    return SeatSnapshot(match.record.dumps(), None, 1, match.waiting[0], False)


def within_patience(do: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            await do()

    asyncio.run(run())


# --- lanes


def test_every_kind_of_job_has_its_lane() -> None:
    async def do() -> None:
        strong, quick, views, imports = lanes = [Lane() for _ in range(4)]
        jobs, match = Jobs(*lanes), new_match()
        record, seat, table = match.record, match.waiting[0], snapshot(match)
        for bot in ("novice", "casual", "greedy", "random"):
            await jobs.think(record, seat, bot, ANNA)
        await jobs.hint(record, seat, 1, ANNA, 3.0)
        await jobs.plan(table, messages.PlanAhead(steps=[]), ANNA)
        await jobs.position(table, 0, ANNA)
        await jobs.outlook(table, ANNA)
        await jobs.history(table, ANNA)
        await jobs.read(record.dumps(), ANNA)
        assert quick.done == ["think"] * 4 + ["hint"] and quick.limits["hint"] == 3.0
        assert views.done == ["plan_ahead", "position", "outlook", "score_history"]
        assert imports.done == ["read"] and not strong.done

    within_patience(do)


def test_while_strong_bots_think_and_a_record_is_read_the_others_go_on() -> None:
    async def do() -> None:
        strong, imports = Lane("think"), Lane("read")
        jobs, match = Jobs(strong, Lane(), Lane(), imports), new_match()
        held = [
            asyncio.create_task(jobs.think(match.record, match.waiting[0], "strong", ANNA)),
            asyncio.create_task(jobs.read(match.record.dumps(), ANNA)),
        ]
        await strong.begun.wait()
        await imports.begun.wait()
        assert await jobs.think(match.record, match.waiting[0], "random", ANNA)
        assert await jobs.position(snapshot(match), 0, ANNA)
        for job in held:
            job.cancel()

    within_patience(do)


def test_the_server_has_a_process_for_each_lane() -> None:
    from boardwright.server.lanes import server_jobs

    jobs = server_jobs()
    lanes = [jobs._strong, jobs._quick, jobs._views, jobs._imports]
    assert len({id(lane.executor) for lane in lanes}) == len(lanes)


# --- limits


def test_a_bot_that_overruns_is_replaced_by_one_in_the_quick_lane() -> None:
    async def do() -> None:
        quick, match = Lane(), new_match()
        assert await Jobs(Overrunning(), quick).think(match.record, match.waiting[0], "strong", ANNA)
        assert quick.done == ["think"]

    within_patience(do)


def test_what_overruns_is_refused_with_a_sentence() -> None:
    async def do() -> None:
        jobs, match = Jobs(Overrunning()), new_match()
        with pytest.raises(Busy, match="too much to do"):
            await jobs.position(snapshot(match), 0, ANNA)

    within_patience(do)


# --- at a table


def with_lobby(folder: Path, jobs: Callable[[], Jobs], do: Callable[[Lobby], Awaitable[None]]) -> None:
    async def run() -> None:
        lobby = Lobby(SqlStore(sqlite_url(folder)), jobs())
        await lobby.open()
        try:
            await do(lobby)
        finally:
            await lobby.close()

    within_patience(run)


def test_a_hint_that_takes_too_long_is_refused_with_its_limit(tmp_path: Path) -> None:
    async def do(lobby: Lobby) -> None:
        seats = [PERSON, messages.NewSeat(kind="bot", bot="random")]
        table = await lobby.create(messages.NewTable(game="planetfall", seats=seats, ready=True), ANNA)
        while table.match is None or 0 not in table.match.waiting:
            await asyncio.sleep(0)
        with pytest.raises(NotLegal, match="not come to an answer in 3 seconds"):
            await lobby.hint(table, messages.AskHint(version=table.row.version), ANNA)

    class Hintless(Lane):
        async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
            if work.__name__ == "hint":
                raise JobTimeout
            return await super().run(limit, work, *given)

    with_lobby(tmp_path, lambda: Jobs(Hintless()), do)


def test_bots_think_for_whoever_opened_the_table_from_where_somebody_looks(tmp_path: Path) -> None:
    """So their thoughts take turns with those for others."""
    asked: list[Person] = []

    class Noting(Jobs):
        async def think(self, record: Any, seat: int, bot: str, person: Person) -> list[str]:
            asked.append(person)
            return await super().think(record, seat, bot, person)

    class Window:
        def __init__(self, person: Person) -> None:
            self.person, self.address = person.id, person.address
            self.known, self.previews, self.confirm = 0, True, False

        def send(self, encoded: bytes) -> None:
            pass

    async def do(lobby: Lobby) -> None:
        bots = [messages.NewSeat(kind="bot", bot="random")] * 2
        table = await lobby.create(messages.NewTable(game="planetfall", seats=[*bots], pace="instant"), ANNA)
        table.presence.viewers.add(Window(Person("somebody", "10.0.0.9")))
        table.presence.viewers.add(Window(Person(ANNA.id, "10.0.0.1")))
        lobby.autoplay.drive(table)
        while not asked:
            await asyncio.sleep(0)
        assert (asked[0].id, asked[0].address) == (ANNA.id, "10.0.0.1")

    with_lobby(tmp_path, lambda: Noting(Lane()), do)


# --- a requester that goes away


class Requester:
    """Sends a request to the application, and closes its connection when the test says so."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.closes = asyncio.Event()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        content = b"" if body is None else json.dumps(body).encode()
        unread = [{"type": "http.request", "body": content, "more_body": False}]
        sent: list[Mapping[str, Any]] = []

        async def receive() -> Mapping[str, Any]:
            if unread:
                return unread.pop()
            await self.closes.wait()
            return {"type": "http.disconnect"}

        async def send(message: Mapping[str, Any]) -> None:
            sent.append(message)

        cookie = (b"cookie", b"boardwright=" + b"a" * 40)
        headers = [cookie, (b"content-length", str(len(content)).encode())]
        scope: dict[str, Any] = {
            "type": "http",
            "method": method,
            "path": f"/api{path}",
            "raw_path": b"",
            "query_string": b"",
        }
        scope |= {"headers": headers, "client": ("10.0.0.1", 1), "server": ("here", 80), "scheme": "http", "state": {}}
        scope |= {"asgi": {"version": "3.0"}, "http_version": "1.1", "root_path": ""}
        await self._app(scope, receive, send)
        answer = b"".join(message.get("body", b"") for message in sent[1:])
        return sent[0]["status"], json.loads(answer) if answer else None


def test_a_hint_is_given_up_when_its_requester_goes_away(tmp_path: Path) -> None:
    async def do() -> None:
        lane = Lane("hint")
        app = make_app(SqlStore(sqlite_url(tmp_path)), Jobs(lane))
        async with app.router.lifespan_context(app):
            anna = Requester(app)
            bot = {"kind": "bot", "bot": "random"}
            new = {"game": "planetfall", "seats": [{"kind": "person"}, bot], "ready": True, "pace": "instant"}
            status, made = await anna.ask("POST", "/tables", new)
            assert status == 200, made
            table = await app.state.lobby.table(made["id"])
            while table.match is None or 0 not in table.match.waiting:
                await asyncio.sleep(0)
            here = {"version": table.row.version}
            asking = asyncio.create_task(anna.ask("POST", f"/tables/{made['id']}/hint", here))
            await lane.begun.wait()
            anna.closes.set()
            await lane.given_up.wait()
            await asking

    within_patience(do)


def test_only_what_changes_nothing_is_given_up() -> None:
    assert {route.name for route in ROUTES if route.abandonable} == {"plan", "hint", "moves", "outlook", "history"}
