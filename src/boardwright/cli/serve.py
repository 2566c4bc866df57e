"""Starting the server for `play`: a free port, the address told, the browser opened."""

import asyncio
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer

from boardwright.cli.common import console
from boardwright.kernel.errors import CannotParse
from boardwright.training import cluster

if TYPE_CHECKING:
    from sqlalchemy import URL

    from boardwright.server.sql_store import SqlStore

PORTS_TO_TRY = 20
BACKLOG = 1024
LARGEST_MESSAGE = 16 * 1024
MANY_SOCKETS = 10_000
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
LEAVING = 4  # seconds for requests and sockets to come to an end when the server stops


Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 lets others in your network in.")]
Port = Annotated[int, typer.Option("--port", min=1, max=65535, help="The port.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where games are kept.")]


RootPath = Annotated[
    str,
    typer.Option("--root-path", metavar="PATH", help="The folder of a site at which a proxy serves it: /boardwright."),
]
Proxies = Annotated[
    str, typer.Option("--proxies", metavar="ADDRESSES", help="Proxies that are believed about who asks.")
]
ReusePort = Annotated[
    bool,
    typer.Option("--reuse-port", help="Share the port with other servers on the same database; it takes PostgreSQL."),
]
BotProcesses = Annotated[
    int | None,
    typer.Option("--bot-processes", min=1, help="In how many processes bots think; by default one per core, less one."),
]
PlansInBrowser = Annotated[
    bool,
    typer.Option(
        "--plans-in-browser/--no-plans-in-browser",
        help="Pages work out plans and previews themselves where nothing is hidden: who plans fetches the engine.",
    ),
]
BotsOn = Annotated[
    str,
    typer.Option("--bots-on", metavar="HOST:PORT", help="Strong bots think on the Ray cluster at this address."),
]
LogLevel = Annotated[str, typer.Option("--log-level", help="debug, info (each request), warning or error.")]
LogFormat = Annotated[str, typer.Option("--log-format", help="text, or json for programs that read it.")]


@dataclass(frozen=True)
class Site:
    """Where a server stands, and how it tells of itself."""

    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False  # the next free one when it is taken
    root_path: str = ""
    proxies: str = "127.0.0.1"
    log_level: str = "warning"
    log_format: str = "text"
    reuse_port: bool = False
    bot_processes: int | None = None
    plans_in_browser: bool = True
    bots_on: str = ""

    def __post_init__(self) -> None:
        if self.root_path and not re.fullmatch(r"(/[\w.~-]+)+", self.root_path):
            raise CannotParse(f"--root-path is a path like /boardwright, not {self.root_path!r}.")
        try:
            _check_proxies(self.proxies)
        except ValueError as error:
            raise CannotParse(f"--proxies is a list of addresses and networks, or *: {error}.") from error
        for name, value, known in (
            ("--log-level", self.log_level, LOG_LEVELS),
            ("--log-format", self.log_format, LOG_FORMATS),
        ):
            if value not in known:
                raise CannotParse(f"{name} is one of {', '.join(known)}, not {value!r}.")
        if self.bots_on:
            cluster.check(self.bots_on)


def _check_proxies(written: str) -> None:
    from boardwright.server.proxies import Proxies

    Proxies(written)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    root_path: RootPath = "",
    proxies: Proxies = "127.0.0.1",
    log_level: LogLevel = "warning",
    log_format: LogFormat = "text",
    reuse_port: ReusePort = False,
    bot_processes: BotProcesses = None,
    plans_in_browser: PlansInBrowser = True,
    bots_on: BotsOn = "",
) -> None:
    """Host tables for others: the server alone, without a browser."""
    site = Site(
        host,
        port,
        root_path=root_path.rstrip("/"),
        proxies=proxies,
        log_level=log_level,
        log_format=log_format,
        reuse_port=reuse_port,
        bot_processes=bot_processes,
        plans_in_browser=plans_in_browser,
        bots_on=bots_on,
    )
    run(site, data, browser=False)


def run(site: Site, data: Path | None, *, browser: bool) -> None:
    """Serve until stopped."""
    # Only here: these take seconds to load, and every other command does without them.
    from boardwright.server import logging_setup
    from boardwright.server.app import database_url
    from boardwright.server.folder_lock import lock
    from boardwright.server.sql_store import SqlStore
    from boardwright.server.timeouts import give_up_slow_readers

    logging_setup.set_up(site.log_level, site.log_format)
    allow_many_sockets(MANY_SOCKETS)
    folder = data_folder(data)
    url = database_url(folder)
    if url.get_backend_name() == "sqlite":
        if site.reuse_port:
            raise CannotParse("Several servers need PostgreSQL: name it in BOARDWRIGHT_DATABASE, or drop --reuse-port.")
        lock(Path(url.database or "").resolve().parent)
    asyncio.run(_prepare(SqlStore(url)))
    listener = _listen(site)
    give_up_slow_readers(listener)
    found = listener.getsockname()[1]
    if found != site.port:
        console.print(f"Port {site.port} is taken; using {found}.")
    address = f"http://{'127.0.0.1' if site.host in ('', '0.0.0.0') else site.host}:{found}"
    console.print(f"Boardwright is at [bold]{address}[/] (Ctrl-C stops it). Games are kept in {_kept_in(url, folder)}")
    if browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    _serve(site, url, listener)


def _serve(site: Site, url: "URL", listener: socket.socket) -> None:
    import uvicorn

    from boardwright.server.app import make_app
    from boardwright.server.client import SOURCES, STATIC
    from boardwright.server.sql_store import SqlStore
    from boardwright.server.timeouts import LimitedSocketProtocol, TimedHttpProtocol
    from boardwright.site.pack import engine

    # The thread that writes to SQLite needs its turn several times a move, and would else wait 5 ms for each.
    sys.setswitchinterval(0.0005)
    app = make_app(
        SqlStore(url),
        pack_engine=partial(engine, SOURCES, STATIC) if site.plans_in_browser else None,
        proxies=site.proxies,
        bot_processes=site.bot_processes,
        bots_on=site.bots_on,
    )
    # A state is a few KB: compressing it costs more time and memory than the bytes it saves.
    config = uvicorn.Config(
        app,
        log_config=None,
        http=TimedHttpProtocol,
        ws=LimitedSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        root_path=site.root_path,
        proxy_headers=False,  # the guard reads them
        timeout_graceful_shutdown=LEAVING,
    )
    # uvicorn hands the signal on when all is done: then there is nothing left to do but to end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.Server(config).run(sockets=[listener])


def _kept_in(url: "URL", folder: Path) -> str:
    return str(folder) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def data_folder(data: Path | None) -> Path:
    folder = data or Path(os.environ.get("BOARDWRIGHT_DATA") or platformdirs.user_data_dir("boardwright", False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotParse(
            f"Games cannot be kept in {folder}: {error.strerror}; give another folder with --data."
        ) from error
    return folder


async def _prepare(store: "SqlStore") -> None:
    """A database that cannot be used is told before anything listens."""
    try:
        await store.open(patience=30)
    finally:
        await store.close()


def allow_many_sockets(number: int) -> None:
    """Systems let a process open some thousand files unless it asks for more."""
    if sys.platform != "win32":
        import resource

        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = number + 100 if most == resource.RLIM_INFINITY else min(number + 100, most)
        if allowed != resource.RLIM_INFINITY and allowed < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _listen(site: Site) -> socket.socket:
    """A socket on the port, or, where any port will do, on the next free one."""
    for candidate in range(site.port, site.port + (PORTS_TO_TRY if site.any_port else 1)):
        listener = socket.socket(socket.AF_INET6 if ":" in site.host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if site.reuse_port:
            _share(listener)
        try:
            listener.bind((site.host, candidate))
        except OSError as error:
            listener.close()
            reason = error.strerror or error
            if isinstance(error, socket.gaierror):
                break
            continue
        listener.listen(BACKLOG)  # from here on a connection waits until it is answered
        return listener
    raise CannotParse(f"Cannot listen at {site.host} port {site.port}: {reason}. Give another with --port.")


def _share(listener: socket.socket) -> None:
    """Let other servers listen at the same port; the system shares connections out."""
    option = getattr(socket, "SO_REUSEPORT", None)
    if option is None:
        raise CannotParse("This system cannot share a port between servers: drop --reuse-port, and use a proxy.")
    listener.setsockopt(socket.SOL_SOCKET, option, 1)
