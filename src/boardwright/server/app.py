"""The web application: HTTP routes, the socket's door, and what keeps strangers out."""

import asyncio
import hashlib
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import URL
from starlette.requests import ClientDisconnect

from boardwright import __version__
from boardwright.kernel.errors import Refusal
from boardwright.kernel.text import Text, common
from boardwright.lobby.errors import status_of
from boardwright.lobby.identity import Person, hash_secret
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.log_context import at_table, new_request
from boardwright.lobby.routes import ROUTES, CachedText, File, RawJson, Route, RouteRequest
from boardwright.server import gc_tuning, metrics
from boardwright.server.database import sqlite_url, url_as_written
from boardwright.server.disconnect import while_connected
from boardwright.server.guard import Guard, address_of, same_origin, secret_of, set_guard
from boardwright.server.lanes import server_jobs
from boardwright.server.metrics import metric_routes
from boardwright.server.pages import Pages
from boardwright.server.responses import about, answer, body, encoded, openapi, problem
from boardwright.server.socket import Socket
from boardwright.server.sql_store import SqlStore

LAG_EVERY = 0.25  # seconds
CLIENT_GONE = 499  # for logs and figures: nobody is there to read it
JOBS_START_AFTER = 5.0  # seconds: the server is up first


def make_app(
    store: SqlStore, jobs: Jobs | None = None, *, pack_engine: Callable[[], bytes] | None = None, bots_on: str = ""
) -> FastAPI:
    """`pack_engine`: makes the engine for pages, which then work out plans themselves, where nothing is hidden
    (`docs/site.md`). `bots_on`: the address of the Ray cluster on which strong bots think."""
    jobs, guard, pages = jobs or server_jobs(bots_on), Guard(), Pages(pack_engine)
    lobby = Lobby(store, jobs, metrics.PrometheusStats())

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        gc_tuning.settle()
        pages.prepare()
        await lobby.open()
        works = (gc_tuning.keep(), _start_later(jobs), _notice_lag())
        keeping = [asyncio.create_task(work) for work in works]
        yield
        for task in keeping:
            task.cancel()
        await lobby.close()

    app = FastAPI(title="Boardwright", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.lobby = lobby
    set_guard(app, guard)
    _api_routes(app, lobby)
    _socket_route(app, lobby, guard)
    metric_routes(app, store.ping)
    pages.add_to(app)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]  # FastAPI's documented way
    return app


async def _notice_lag() -> None:
    """Goes on for as long as the server does."""
    while True:
        due = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.LAG.observe(max(time.perf_counter() - due, 0.0))


async def _start_later(jobs: Jobs) -> None:
    await asyncio.sleep(JOBS_START_AFTER)
    await jobs.start()


# --- what can be asked for


def _api_routes(app: FastAPI, lobby: Lobby) -> None:
    for route in ROUTES:
        about_it = about(route)
        app.add_api_route(route.path, _endpoint(lobby, route), methods=[route.method], name=route.name, **about_it)


def _endpoint(lobby: Lobby, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        brought = None if route.takes is None else await body(request, route.takes)
        asked = RouteRequest(
            request.path_params,
            request.query_params,
            Person(hash_secret(request.state.secret), address_of(request)),
            brought,
        )
        answering = route.answer(lobby, asked)
        if not route.abandonable:
            return _response(request, await answering)
        try:
            return _response(request, await while_connected(request.receive, answering))
        except ClientDisconnect:
            return Response(status_code=CLIENT_GONE)

    return endpoint


def _response(request: Request, given: object) -> Response:
    if isinstance(given, RawJson):
        return encoded(given.content)
    if isinstance(given, File):
        return PlainTextResponse(given.text, headers={"Content-Disposition": f'attachment; filename="{given.name}"'})
    if isinstance(given, CachedText):
        mark = f'"{hashlib.sha256(given.text.encode()).hexdigest()[:20]}"'
        headers = {"ETag": mark, "Cache-Control": "no-cache"}
        known = request.headers.get("if-none-match") == mark
        return Response(status_code=304, headers=headers) if known else PlainTextResponse(given.text, headers=headers)
    return answer(given)


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
                await _deny(websocket, refusal.text, status_of(refusal))
                return
            await websocket.accept()
            viewer = Socket(websocket, lobby, table, Person(hash_secret(secret_of(websocket)), address_of(websocket)))
            viewer.confirm = bool(confirm)
            new_request()
            with at_table(id):
                await viewer.serve()


async def _deny(websocket: WebSocket, sentence: Text, status: int) -> None:
    await websocket.send_denial_response(problem(sentence, status))


def database_url(folder: Path) -> URL:
    """The database to use: that of BOARDWRIGHT_DATABASE, else a file in the data folder."""
    written = os.environ.get("BOARDWRIGHT_DATABASE", "")
    return url_as_written(written) if written else sqlite_url(folder)
