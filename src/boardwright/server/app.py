"""The web application: HTTP routes, the socket's door, the client's files, and what keeps strangers out."""

import asyncio
import hashlib
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from sqlalchemy import URL

from boardwright import __version__
from boardwright.kernel.errors import Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import games as all_games
from boardwright.kernel.text import COMMON, Text, common
from boardwright.server import journal, memory, messages, metrics, telling
from boardwright.server.answers import about, answer, body, encoded, openapi, problem, refused
from boardwright.server.database import sqlite_url, url_as_written
from boardwright.server.desk import Desk
from boardwright.server.examples import example as example_of
from boardwright.server.guard import Guard, same_origin, secret_of, set_guard
from boardwright.server.lobby import Lobby
from boardwright.server.metrics import metric_routes
from boardwright.server.people import NoSuchTable, holder_of
from boardwright.server.seating import Seating
from boardwright.server.socket import Socket
from boardwright.server.store import Store
from boardwright.server.thinking import Thinkers
from boardwright.words import LANGUAGES, catalogue, guide_of

LAG_EVERY = 0.25  # seconds
DESK_STARTS_AFTER = 5.0  # seconds: the server is up first
# The built client lies beside this file; the compiled build has no copy of it and finds it in the sources.
BESIDE = Path(__file__).parent / "static"
HOME = os.environ.get("BOARDWRIGHT_HOME", "")
STATIC = BESIDE if BESIDE.exists() or not HOME else Path(HOME).parent / "src" / "boardwright" / "server" / "static"


def make_app(store: Store, thinkers: Thinkers | None = None) -> FastAPI:
    desk, guard = Desk(), Guard()
    lobby = Lobby(store, thinkers or Thinkers(), desk)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        memory.settle()
        await lobby.open()
        works = (memory.keep(), _start_later(desk), _notice_lag())
        keeping = [asyncio.create_task(work) for work in works]
        yield
        for task in keeping:
            task.cancel()
        await lobby.close()

    app = FastAPI(title="Boardwright", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.lobby = lobby
    set_guard(app, guard)
    _game_routes(app)
    _word_routes(app)
    _table_routes(app, lobby)
    _seating_routes(app, lobby)
    _record_routes(app, lobby)
    _socket_route(app, lobby, guard)
    metric_routes(app, store.ping)
    _client_routes(app)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]  # FastAPI's documented way
    return app


async def _notice_lag() -> None:
    """Goes on for as long as the server does."""
    while True:
        due = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.LAG.observe(max(time.perf_counter() - due, 0.0))


async def _start_later(desk: Desk) -> None:
    await asyncio.sleep(DESK_STARTS_AFTER)
    await desk.start()


# --- games


def _game_routes(app: FastAPI) -> None:
    @app.get("/api/games", **about(None, list[messages.GameInfo], "The games there are."))
    async def games() -> Response:
        return answer([telling.game_info(game) for game in all_games()])

    @app.get("/api/games/{game}/rules", **about(None, messages.RulesInfo, "The rules and all content in words."))
    async def rules(game: str) -> Response:
        return answer(telling.rules_info(_game(game)))

    @app.get("/api/games/{game}/content", **about(None, dict, "The pieces as data, for drawing."))
    async def content(request: Request, game: str, table: str = "") -> Response:
        options = (await request.app.state.lobby.table(table)).row.options if table else {}
        return answer(_game(game).telling.pieces(_game(game).full_options(options)))

    @app.get("/api/games/{game}/example", **about(None, messages.TableState, "The table in the pictures of the rules."))
    async def example(game: str) -> Response:
        found = example_of(_game(game).name)
        if found is None:
            raise refused(404, common("no-example"))
        return answer(found)


def _word_routes(app: FastAPI) -> None:
    """The words themselves: whoever reads renders. A new language is a new file."""

    @app.get("/api/words/{language}/{name}.ftl", **about(None, str, "A catalogue of words, as Fluent writes it."))
    async def words(request: Request, language: str, name: str) -> Response:
        return _words(request, language, name, catalogue)

    @app.get("/api/words/{language}/{name}.md", **about(None, str, "The rules of a game in our own words."))
    async def guide(request: Request, language: str, name: str) -> Response:
        return _words(request, language, name, guide_of)


def _words(request: Request, language: str, name: str, find: Callable[[str, str], str]) -> Response:
    if language not in LANGUAGES:
        raise refused(404, common("no-language", language=repr(language[:40]), languages=LANGUAGES))
    if name != COMMON:
        _game(name)
    text = find(name, language)
    mark = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


def _game(name: str) -> Game[Any]:
    try:
        return game_by_name(name)
    except Refusal as refusal:
        raise refused(404, refusal.text) from refusal


# --- tables


def _table_routes(app: FastAPI, lobby: Lobby) -> None:
    @app.get("/api/tables", **about(None, messages.TableList, "Your tables, and listed ones with an open seat."))
    async def tables(request: Request) -> Response:
        holder = holder_of(request.state.secret)
        mine = await lobby.tables.mine(holder)
        others = [table for table in await lobby.tables.gathering() if table not in mine]
        return answer(
            messages.TableList(
                mine=[table.info(holder) for table in mine],
                open=[table.info(holder) for table in others],
            )
        )

    @app.post("/api/tables", **about(messages.NewTable, messages.Created, "Open a table."))
    async def create(request: Request) -> Response:
        table = await lobby.create(await body(request, messages.NewTable), request.state.secret)
        return answer(messages.Created(id=table.row.id))

    @app.post("/api/lessons", **about(messages.NewLesson, messages.Created, "Begin a guided first game."))
    async def teach(request: Request) -> Response:
        table = await lobby.teach(await body(request, messages.NewLesson), request.state.secret)
        return answer(messages.Created(id=table.row.id))

    @app.get("/api/tables/{id}", **about(None, messages.TableInfo, "A table."))
    async def one(request: Request, id: str) -> Response:
        return answer((await lobby.table(id)).info(holder_of(request.state.secret)))

    @app.post(
        "/api/tables/{id}/plan", **about(messages.PlanAhead, messages.Planned, "Try moves ahead on a scratch copy.")
    )
    async def plan(request: Request, id: str) -> Response:
        table, asked = await lobby.table(id), await body(request, messages.PlanAhead)
        return encoded(await lobby.plan(table, asked, request.state.secret))

    @app.post("/api/tables/{id}/hint", **about(messages.AskHint, messages.Hint, "What the house bot would do."))
    async def hint(request: Request, id: str) -> Response:
        table, asked = await lobby.table(id), await body(request, messages.AskHint)
        return answer(await lobby.hint(table, asked, request.state.secret))

    @app.get("/api/tables/{id}/at/{moves}", **about(None, messages.Position, "The table after so many moves."))
    async def at(request: Request, id: str, moves: int) -> Response:
        return encoded(await lobby.position(await lobby.table(id), moves, request.state.secret))

    @app.get("/api/tables/{id}/outlook", **about(None, messages.OutlookInfo, "What it would pay as it stands."))
    async def outlook(request: Request, id: str) -> Response:
        return encoded(await lobby.outlook(await lobby.table(id), request.state.secret))

    @app.get("/api/tables/{id}/history", **about(None, messages.History, "Scores over time and by source."))
    async def history(id: str) -> Response:
        return encoded(await lobby.history(await lobby.table(id)))


# Any: the class of the message that a request brings, which msgspec checks.
SEATING: tuple[tuple[str, type[Any], Callable[[Seating], Callable[..., Awaitable[None]]], str], ...] = (
    ("sit", messages.Sit, lambda seating: seating.sit, "Sit down."),
    ("ready", messages.Ready, lambda seating: seating.be_ready, "Say that the game may begin, or not yet."),
    ("seats", messages.ChangeSeat, lambda seating: seating.change, "Change a seat, as host."),
    ("host", messages.HandOver, lambda seating: seating.hand_over, "Hand the table over, as host."),
    ("mute", messages.Mute, lambda seating: seating.mute, "Let somebody say no more, as host."),
)
RISING: tuple[tuple[str, Callable[[Seating], Callable[..., Awaitable[None]]], str], ...] = (
    ("leave", lambda seating: seating.leave, "Get up."),
    ("back", lambda seating: seating.take_back, "Play oneself again, after a bot has."),
    ("start", lambda seating: seating.start, "Begin, as host; bots take the open seats."),
)


def _seating_routes(app: FastAPI, lobby: Lobby) -> None:
    """What changes who sits where: each answers with the table."""

    async def info(request: Request, id: str) -> Response:
        return answer((await lobby.table(id)).info(holder_of(request.state.secret)))

    def with_message(path: str, kind: type[Any], do: Callable[..., Awaitable[None]], summary: str) -> None:
        @app.post(f"/api/tables/{{id}}/{path}", name=path, **about(kind, messages.TableInfo, summary))
        async def route(request: Request, id: str) -> Response:
            await do(await lobby.table(id), await body(request, kind), request.state.secret)
            return await info(request, id)

    def without(path: str, do: Callable[..., Awaitable[None]], summary: str) -> None:
        @app.post(f"/api/tables/{{id}}/{path}", name=path, **about(None, messages.TableInfo, summary))
        async def route(request: Request, id: str) -> Response:
            await do(await lobby.table(id), request.state.secret)
            return await info(request, id)

    for path, kind, find, summary in SEATING:
        with_message(path, kind, find(lobby.seating), summary)
    for path, find, summary in RISING:
        without(path, find(lobby.seating), summary)

    @app.post("/api/tables/{id}/rematch", **about(None, messages.Rematch, "Ask for another game, or agree to it."))
    async def rematch(request: Request, id: str) -> Response:
        return answer(await lobby.seating.rematch(await lobby.table(id), request.state.secret))


def _record_routes(app: FastAPI, lobby: Lobby) -> None:
    @app.get("/api/tables/{id}/record", **about(None, str, "The record, for keeping."))
    async def record(id: str) -> Response:
        table = await lobby.table(id)
        if table.match is None:
            raise refused(409, common("nothing-to-keep"))
        name = f"{table.row.game}-{id}.record"
        if table.game.public(table.match.state) is not table.match.state:
            raise refused(409, common("record-secret"))
        record = table.stopped or table.match.record
        return PlainTextResponse(record.dumps(), headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @app.post("/api/records", **about(messages.Import, messages.Created, "Make a table of a record."))
    async def import_record(request: Request) -> Response:
        brought = await body(request, messages.Import)
        return answer(messages.Created(id=await lobby.import_record(brought.record, request.state.secret)))


# --- the socket


def _socket_route(app: FastAPI, lobby: Lobby, guard: Guard) -> None:
    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str, confirm: int = 1) -> None:
        if not same_origin(websocket.headers):
            await _deny(websocket, common("socket-elsewhere"), 403)
            return
        with guard.socket(websocket) as allowed:
            if not allowed:
                await _deny(websocket, common("too-many-sockets"), 429)
                return
            try:
                table = await lobby.table(id)
            except Refusal as refusal:
                await _deny(websocket, refusal.text, 404 if isinstance(refusal, NoSuchTable) else 400)
                return
            await websocket.accept()
            viewer = Socket(websocket, lobby, table, secret_of(websocket))
            viewer.confirm = bool(confirm)
            journal.new_request()
            with journal.at_table(id):
                await viewer.serve()


async def _deny(websocket: WebSocket, sentence: Text, status: int) -> None:
    await websocket.send_denial_response(problem(sentence, status))


# --- the client


def _client_routes(app: FastAPI) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if _is_for_programs(path):
            raise refused(404, common("no-address", path=path[:80]))
        file = _static_file(path)
        if file is not None:
            hashed = path.startswith("assets/")
            age = "public, max-age=31536000, immutable" if hashed else "no-cache"
            return FileResponse(file, headers={"Cache-Control": age})
        if "." in path:
            raise refused(404, common("no-file", file=repr(path[:80])))
        if not (STATIC / "index.html").exists():
            raise refused(503, common("no-client"))
        return HTMLResponse(_page(request.scope.get("root_path", "")), headers={"Cache-Control": "no-cache"})


def _is_for_programs(path: str) -> bool:
    """Whether no person looks for a page at such an address."""
    first = path.partition("/")[0]
    return first in ("api", "metrics") or first.startswith(("health", "ready"))


@cache
def _page(root: str) -> str:
    """The client's page. Its files lie where the server is reached, which may be a folder of somebody else's site."""
    return (STATIC / "index.html").read_text(encoding="utf-8").replace('="./', f'="{root}/')


def _static_file(path: str) -> Path | None:
    """The client's file of that name; nothing outside of its folder is ever looked at."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file system takes
        return None


def database_url(folder: Path) -> URL:
    """The database to use: that of BOARDWRIGHT_DATABASE, else a file in the data folder."""
    written = os.environ.get("BOARDWRIGHT_DATABASE", "")
    return url_as_written(written) if written else sqlite_url(folder)
