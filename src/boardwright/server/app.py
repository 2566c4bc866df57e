"""The web application: which address leads where, and what runs as long as the server does."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from boardwright.kernel.errors import Refusal
from boardwright.lobby import routes as lobby_routes
from boardwright.lobby.errors import status_of
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.routes import ROUTES, CachedText, File, RawJson, RouteRequest
from boardwright.server import gc_tuning, metrics
from boardwright.server.database import sqlite_url, url_as_written
from boardwright.server.disconnect import while_connected
from boardwright.server.guard import Guard
from boardwright.server.lanes import server_jobs
from boardwright.server.pages import ASK_AGAIN, Pages, stored_text
from boardwright.server.responses import HANDLERS, answer, body, encoded, openapi_document, problem
from boardwright.server.scheduler import Scheduler
from boardwright.server.socket import Socket
from boardwright.server.sql_store import SqlStore

LAG_EVERY = 0.25  # seconds
CLIENT_GONE = 499  # for logs and figures: nobody is there to read it
JOBS_START_AFTER = 5.0  # seconds: the server is up first


def make_app(
    store: SqlStore,
    jobs: Jobs | None = None,
    *,
    pack_engine: Callable[[], bytes] | None = None,
    proxies: str = "",
    bot_processes: int | None = None,
    bots_on: str = "",
) -> Starlette:
    """`pack_engine`: makes the engine for pages, which then work out plans themselves, where nothing is hidden
    (`docs/site.md`). `proxies`: which of them are believed (`Proxies`). `bots_on`: the address of the Ray
    cluster on which strong bots think."""
    jobs, pages = jobs or server_jobs(bot_processes, bots_on), Pages(pack_engine)
    lobby = Lobby(store, jobs, metrics.PrometheusStats())

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        gc_tuning.freeze_loaded()
        pages.prepare()
        await lobby.open()
        works = (gc_tuning.run_periodically(), _start_later(jobs), _notice_lag())
        scheduler = Scheduler(lobby)
        scheduler.start()
        keeping = [asyncio.create_task(work) for work in works]
        yield
        for task in keeping:
            task.cancel()
        await scheduler.stop()
        await lobby.close()

    routes = [
        *[Route(route.path, _endpoint(lobby, route), methods=[route.method]) for route in ROUTES],
        WebSocketRoute("/api/tables/{id}/socket", _socket_endpoint(lobby)),
        Route("/openapi.json", openapi_document),
        *metrics.routes(store.ping),
        Route("/{path:path}", pages.answer),  # whatever no program asks for
    ]
    app = Starlette(routes=routes, middleware=[Middleware(Guard, proxies)], exception_handlers=HANDLERS, lifespan=life)
    app.state.lobby = lobby
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


def _endpoint(lobby: Lobby, route: lobby_routes.Route) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        brought = None if route.takes is None else await body(request, route.takes)
        person = await lobby.person(
            request.state.secret, create=request.method == "POST", address=request.state.address
        )
        answering = route.answer(lobby, RouteRequest(request.path_params, request.query_params, person, brought))
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
        return stored_text(given.text).response(request, ASK_AGAIN)
    return answer(given)


def _socket_endpoint(lobby: Lobby) -> Callable[[WebSocket], Awaitable[None]]:
    async def endpoint(websocket: WebSocket) -> None:
        try:
            table = await lobby.table(websocket.path_params["id"])
        except Refusal as refusal:
            await websocket.send_denial_response(problem(refusal.text, status_of(refusal)))
            return
        await websocket.accept()
        person = await lobby.person(websocket.state.secret, create=True, address=websocket.state.address)
        viewer = Socket(websocket, lobby, table, person)
        viewer.confirm = websocket.query_params.get("confirm", "1") != "0"
        await viewer.serve()

    return endpoint


def database_url(folder: Path) -> URL:
    """The database to use: that of BOARDWRIGHT_DATABASE, else a file in the data folder."""
    written = os.environ.get("BOARDWRIGHT_DATABASE", "")
    return url_as_written(written) if written else sqlite_url(folder)
