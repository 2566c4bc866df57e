"""The web application: HTTP routes, the socket's door, the client's files, and what keeps strangers out."""

import asyncio
import hashlib
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import FileResponse, PlainTextResponse, Response
from sqlalchemy import URL
from starlette.exceptions import HTTPException

from boardwright import __version__
from boardwright.kernel.errors import NotYourTurn, Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import games as all_games
from boardwright.kernel.text import COMMON, Text, common
from boardwright.server import memory, messages, telling
from boardwright.server.examples import example as example_of
from boardwright.server.lobby import Lobby, NoSuchTable, NotAllowed, holder_of
from boardwright.server.socket import RateLimit, Socket
from boardwright.server.store import Store, sqlite_url, url_as_written
from boardwright.server.table import LiveTable, Stale
from boardwright.server.thinking import Thinkers
from boardwright.words import LANGUAGES, catalogue, guide_of

COOKIE = "boardwright"
COOKIE_AGE = 5 * 365 * 24 * 3600
LARGEST_BODY = 512 * 1024
POSTS_A_SECOND = 5.0
POSTS_AT_ONCE = 40.0
REMEMBERED_CLIENTS = 10_000
# The built client lies beside this file; the compiled build has no copy of it and finds it in the sources.
BESIDE = Path(__file__).parent / "static"
HOME = os.environ.get("BOARDWRIGHT_HOME", "")
STATIC = BESIDE if BESIDE.exists() or not HOME else Path(HOME).parent / "src" / "boardwright" / "server" / "static"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def make_app(store: Store, thinkers: Thinkers | None = None) -> FastAPI:
    lobby = Lobby(store, thinkers or Thinkers())

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        memory.settle()
        await lobby.open()
        keeping = asyncio.create_task(memory.keep())
        yield
        keeping.cancel()
        await lobby.close()

    app = FastAPI(title="Boardwright", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.lobby = lobby
    _guard(app)
    _game_routes(app)
    _word_routes(app)
    _table_routes(app, lobby)
    _record_routes(app, lobby)
    _socket_route(app, lobby)
    _client_routes(app)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]  # FastAPI's documented way
    return app


# --- answers


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(text: Text, status: int) -> Response:
    """A refusal, for whoever asked."""
    return answer(messages.Problem(problem=text), status)


def refused(status: int, text: Text) -> HTTPException:
    return HTTPException(status, text)  # type: ignore[arg-type]  # its detail may be any plain data; the types say str


async def body(request: Request, kind: type[Any]) -> Any:
    """The request's body as a message."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise refused(422, common("request-form", error=str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise refused(400, common("request-not-json")) from error


def _about(taken: type[Any] | None, given: object, summary: str) -> dict[str, Any]:
    """How a route stands in the OpenAPI description: its types are msgspec's, not pydantic's."""
    refusals = {
        code: {"description": "Refused, with a sentence.", "content": _content(messages.Problem)}
        for code in (400, 403, 404, 409, 413, 422, 429)
    }
    extra = {"requestBody": {"required": True, "content": _content(taken)}} if taken else {}
    return {
        "response_model": None,
        "summary": summary,
        "openapi_extra": extra,
        "responses": {200: {"description": summary, "content": _content(given)}, **refusals},
    }


def _content(kind: object) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is dict:
        return {"application/json": {"schema": {"type": "object"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return {"application/json": {"schema": schema}}


def _openapi(app: FastAPI) -> dict[str, Any]:
    if not app.openapi_schema:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        kinds = [
            kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Message)
        ]
        _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = schema
    return app.openapi_schema


# --- keeping strangers out


def _guard(app: FastAPI) -> None:
    limits: dict[str, RateLimit] = {}

    @app.middleware("http")
    async def guard(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
        secret = request.cookies.get(COOKIE, "")
        fresh = "" if _is_secret(secret) else secrets.token_urlsafe(32)
        request.state.secret = fresh or secret
        response = _refused(request, limits) or await proceed(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers.setdefault("Cache-Control", "no-store")
        # With the page itself, so that of the requests it then sends side by side none brings a second secret.
        if fresh and not response.headers["Cache-Control"].startswith("public"):
            response.set_cookie(
                COOKIE, fresh, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=request.url.scheme == "https"
            )
        return response

    @app.exception_handler(Stale)
    async def stale(request: Request, _: Exception) -> Response:
        return problem(common("stale-look"), 409)

    @app.exception_handler(Refusal)
    async def refusal(request: Request, error: Refusal) -> Response:
        status = 404 if isinstance(error, NoSuchTable) else 403 if isinstance(error, NotAllowed | NotYourTurn) else 400
        return problem(error.text, status)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return problem(common("request-form", error=f"{first['loc'][-1]}: {first['msg']}"), 422)

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> Response:
        return problem(common("server-broken"), 500)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return problem(error.detail, error.status_code)


def _refused(request: Request, limits: dict[str, RateLimit]) -> Response | None:
    """Why a request is not even looked at, if it is not."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    if not same_origin(request.headers.get("origin"), request.headers.get("host")):
        return problem(common("request-elsewhere"), 403)
    length = request.headers.get("content-length", "")
    if not length.isdecimal():
        return problem(common("request-without-length"), 400)
    if int(length) > LARGEST_BODY:
        return problem(common("request-too-large", most=LARGEST_BODY // 1024), 413)
    who = request.client.host if request.client else ""
    if len(limits) > REMEMBERED_CLIENTS:
        limits.clear()
    if not limits.setdefault(who, RateLimit(POSTS_A_SECOND, POSTS_AT_ONCE)).allows():
        return problem(common("requests-too-fast"), 429)
    return None


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers always say where a request comes from; what says nothing is no browser and has no cookies to steal."""
    return origin is None or (
        host is not None and origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())
    )


def _is_secret(text: str) -> bool:
    return 20 <= len(text) <= 100 and text.isascii()


# --- games


def _game_routes(app: FastAPI) -> None:
    @app.get("/api/games", **_about(None, list[messages.GameInfo], "The games there are."))
    async def games() -> Response:
        return answer([telling.game_info(game) for game in all_games()])

    @app.get("/api/games/{game}/rules", **_about(None, messages.RulesInfo, "The rules and all content in words."))
    async def rules(game: str) -> Response:
        return answer(telling.rules_info(_game(game)))

    @app.get("/api/games/{game}/content", **_about(None, dict, "The pieces as data, for drawing."))
    async def content(request: Request, game: str, table: str = "") -> Response:
        options = (await request.app.state.lobby.table(table)).row.options if table else {}
        return answer(_game(game).telling.pieces(_game(game).full_options(options)))

    @app.get(
        "/api/games/{game}/example", **_about(None, messages.TableState, "The table in the pictures of the rules.")
    )
    async def example(game: str) -> Response:
        found = example_of(_game(game).name)
        if found is None:
            raise refused(404, common("no-example"))
        return answer(found)


def _word_routes(app: FastAPI) -> None:
    """The words themselves: whoever reads renders. A new language is a new file."""

    @app.get("/api/words/{language}/{name}.ftl", **_about(None, str, "A catalogue of words, as Fluent writes it."))
    async def words(request: Request, language: str, name: str) -> Response:
        return _words(request, language, name, catalogue)

    @app.get("/api/words/{language}/{name}.md", **_about(None, str, "The rules of a game in our own words."))
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
    def info(table: LiveTable, request: Request) -> Response:
        return answer(table.info(holder_of(request.state.secret)))

    @app.get("/api/tables", **_about(None, messages.TableList, "Your tables, and listed ones with an open seat."))
    async def tables(request: Request) -> Response:
        holder = holder_of(request.state.secret)
        mine = await lobby.mine(holder)
        others = [table for table in await lobby.gathering() if table not in mine]
        return answer(
            messages.TableList(
                mine=[table.info(holder) for table in mine],
                open=[table.info(holder) for table in others],
            )
        )

    @app.post("/api/tables", **_about(messages.NewTable, messages.Created, "Open a table."))
    async def create(request: Request) -> Response:
        table = await lobby.create(await body(request, messages.NewTable), request.state.secret)
        return answer(messages.Created(id=table.row.id))

    @app.post("/api/lessons", **_about(messages.NewLesson, messages.Created, "Begin a guided first game."))
    async def teach(request: Request) -> Response:
        table = await lobby.teach(await body(request, messages.NewLesson), request.state.secret)
        return answer(messages.Created(id=table.row.id))

    @app.get("/api/tables/{id}", **_about(None, messages.TableInfo, "A table."))
    async def one(request: Request, id: str) -> Response:
        return info(await lobby.table(id), request)

    @app.post("/api/tables/{id}/sit", **_about(messages.Sit, messages.TableInfo, "Sit down."))
    async def sit(request: Request, id: str) -> Response:
        table = await lobby.table(id)
        await lobby.sit(table, await body(request, messages.Sit), request.state.secret)
        return info(table, request)

    @app.post("/api/tables/{id}/leave", **_about(None, messages.TableInfo, "Get up."))
    async def leave(request: Request, id: str) -> Response:
        table = await lobby.table(id)
        await lobby.leave(table, request.state.secret)
        return info(table, request)

    @app.post("/api/tables/{id}/seats", **_about(messages.ChangeSeat, messages.TableInfo, "Change a seat."))
    async def change(request: Request, id: str) -> Response:
        table = await lobby.table(id)
        await lobby.change_seat(table, await body(request, messages.ChangeSeat), request.state.secret)
        return info(table, request)

    @app.post("/api/tables/{id}/start", **_about(None, messages.TableInfo, "Begin; bots take the open seats."))
    async def start(request: Request, id: str) -> Response:
        table = await lobby.table(id)
        await lobby.start(table, request.state.secret)
        return info(table, request)

    @app.post("/api/tables/{id}/rematch", **_about(None, messages.Created, "Play again with the same people."))
    async def rematch(request: Request, id: str) -> Response:
        return answer(messages.Created(id=await lobby.rematch(await lobby.table(id), request.state.secret)))

    @app.post(
        "/api/tables/{id}/plan", **_about(messages.PlanAhead, messages.Planned, "Try moves ahead on a scratch copy.")
    )
    async def plan(request: Request, id: str) -> Response:
        table, asked = await lobby.table(id), await body(request, messages.PlanAhead)
        return answer(await lobby.plan(table, asked, request.state.secret))

    @app.post("/api/tables/{id}/hint", **_about(messages.AskHint, messages.Hint, "What the house bot would do."))
    async def hint(request: Request, id: str) -> Response:
        table, asked = await lobby.table(id), await body(request, messages.AskHint)
        return answer(await lobby.hint(table, asked, request.state.secret))

    @app.get("/api/tables/{id}/at/{moves}", **_about(None, messages.Position, "The table after so many moves."))
    async def at(request: Request, id: str, moves: int) -> Response:
        holder = holder_of(request.state.secret)
        return answer(telling.position(await lobby.table(id), moves, holder))

    @app.get("/api/tables/{id}/outlook", **_about(None, messages.OutlookInfo, "What it would pay as it stands."))
    async def outlook(request: Request, id: str) -> Response:
        return answer(await lobby.outlook(await lobby.table(id), request.state.secret))

    @app.get("/api/tables/{id}/history", **_about(None, messages.History, "Scores over time and by source."))
    async def history(id: str) -> Response:
        return answer(telling.history(await lobby.table(id)))


def _record_routes(app: FastAPI, lobby: Lobby) -> None:
    @app.get("/api/tables/{id}/record", **_about(None, str, "The record, for keeping."))
    async def record(id: str) -> Response:
        table = await lobby.table(id)
        if table.match is None:
            raise refused(409, common("nothing-to-keep"))
        name = f"{table.row.game}-{id}.record"
        if table.game.public(table.match.state) is not table.match.state:
            raise refused(409, common("record-secret"))
        record = table.stopped or table.match.record
        return PlainTextResponse(record.dumps(), headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @app.post("/api/records", **_about(messages.Import, messages.Created, "Make a table of a record."))
    async def import_record(request: Request) -> Response:
        brought = await body(request, messages.Import)
        return answer(messages.Created(id=(await lobby.import_record(brought.record, request.state.secret)).row.id))


# --- the socket


def _socket_route(app: FastAPI, lobby: Lobby) -> None:
    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str, confirm: int = 1) -> None:
        headers = websocket.headers
        if not same_origin(headers.get("origin"), headers.get("host")):
            await _deny(websocket, common("socket-elsewhere"), 403)
            return
        try:
            table = await lobby.table(id)
        except NoSuchTable as refusal:
            await _deny(websocket, refusal.text, 404)
            return
        await websocket.accept()
        secret = websocket.cookies.get(COOKIE, "")
        viewer = Socket(websocket, lobby, table, secret if _is_secret(secret) else "")
        viewer.confirm = bool(confirm)
        await viewer.serve()


async def _deny(websocket: WebSocket, sentence: Text, status: int) -> None:
    await websocket.send_denial_response(problem(sentence, status))


# --- the client


def _client_routes(app: FastAPI) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith("api/"):
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
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


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
