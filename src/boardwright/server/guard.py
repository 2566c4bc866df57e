"""What keeps strangers and floods out: who sends a request or opens a socket, from where, how large, and how often."""

import logging
import re
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.kernel.text import Text, common
from boardwright.lobby.log_context import at_table, new_request
from boardwright.server import metrics
from boardwright.server.proxies import Proxies
from boardwright.server.responses import problem
from boardwright.server.settings import SOCKETS_PER_ADDRESS

LOGGER = logging.getLogger(__name__)

COOKIE = "boardwright"
COOKIE_AGE = 400 * 24 * 3600  # seconds: browsers keep none for longer
LARGEST_BODY = 512 * 1024
REMEMBERED_ADDRESSES = 10_000
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
    " style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
# The first message of each kind of answer.
STARTS: Final = ("http.response.start", "websocket.http.response.start", "websocket.accept")
# By the end of the path: as how many requests one of these counts, because it takes as long to answer.
COSTS: Final = {"history": 5, "outlook": 3, "record": 3, "socket": 2}
SECRET: Final = re.compile("[\\w.~-]+", re.ASCII)
METHODS: Final = ("GET", "HEAD", "POST")
POSITIONS: Final = "/at/"
POSITION_COST: Final = 2


class RateLimit:
    """A number of tokens a second, with a reserve for bursts."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def allows(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self._left + (now - self._at) * self._rate, self._burst)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Limit:
    """A rate limit for each address; none for ''."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, RateLimit] = OrderedDict()

    def allows(self, address: str, cost: float = 1.0) -> bool:
        if not address:
            return True
        limit = self._of.get(address)
        if limit is None:
            limit = self._of[address] = RateLimit(self._rate, self._burst)
            if len(self._of) > REMEMBERED_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return limit.allows(cost)


class Guard:
    """Stands before the application, with the limits of one server."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        """`proxies`: which of them are believed (`Proxies`)."""
        self._app = app
        self._proxies = Proxies(proxies)
        self._gets = Limit(50, 500)
        self._posts = Limit(5, 40)
        # What these make is stored for long: limits per hour.
        self._tables = Limit(200 / 3600, 200)
        self._records = Limit(100 / 3600, 100)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection, request, begun = HTTPConnection(scope), new_request(), time.monotonic()
        is_socket = scope["type"] == "websocket"
        secret = secret_of(connection)
        # A socket is opened by a page, which has brought a secret before.
        fresh = "" if secret or is_socket else secrets.token_urlsafe(32)
        connection.state.secret = secret or fresh
        connection.state.address = self._proxies.address_of(connection)
        cookie = self._cookie(connection, fresh or secret) if fresh or _is_page(connection) else ""
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] in STARTS:
                started = True
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request
                if not is_socket:
                    _count(connection, message["status"], time.monotonic() - begun)
                    _add_headers(headers, cookie)
            await send(message)

        with at_table(_table_in(scope["path"])):
            try:
                await (self._socket if is_socket else self._request)(connection, receive, answer)
            except Exception as error:
                LOGGER.error("%s failed", scope["path"], exc_info=error)
                if not started:
                    await problem(common("server-broken"), 500)(scope, receive, answer)

    def _cookie(self, connection: HTTPConnection, secret: str) -> str:
        folder = connection.scope.get("root_path") or "/"
        secure = "; Secure" if self._proxies.is_secure(connection) else ""
        return f"{COOKIE}={secret}; HttpOnly; Max-Age={COOKIE_AGE}; Path={folder}; SameSite=lax{secure}"

    async def _request(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        refused = self.refusal(connection)
        app = problem(*refused) if refused else self._app
        await app(connection.scope, receive, send)

    async def _socket(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        with self._open_socket(self._proxies.address_of(connection)) as number:
            refused = self.handshake_refusal(connection, number)
            app = problem(*refused) if refused else self._app
            await app(connection.scope, receive, send)

    def refusal(self, connection: HTTPConnection) -> tuple[Text, int] | None:
        """Why a request is not even looked at, if it is not."""
        address, path, method = (
            self._proxies.address_of(connection),
            connection.scope["path"],
            connection.scope["method"],
        )
        if method in ("GET", "HEAD", "OPTIONS"):
            return None if self._gets.allows(address, _cost(path)) else (common("requests-too-fast"), 429)
        if not same_origin(connection.headers):
            return common("request-elsewhere"), 403
        length = connection.headers.get("content-length", "")
        if not length.isdecimal():
            return common("request-without-length"), 400
        if int(length[:20]) > LARGEST_BODY:
            return common("request-too-large", most=LARGEST_BODY // 1024), 413
        if not self._posts.allows(address):
            return common("requests-too-fast"), 429
        stored = {"/api/tables": self._tables, "/api/lessons": self._tables, "/api/records": self._records}
        limit = next((limit for end, limit in stored.items() if path.endswith(end)), None)
        if limit is not None and not limit.allows(address):
            return common("too-many-tables"), 429
        return None

    def handshake_refusal(self, connection: HTTPConnection, number: int) -> tuple[Text, int] | None:
        """Why a socket is not opened, if it is not; `number`: how many are open from its address, with this one."""
        address = self._proxies.address_of(connection)
        if not same_origin(connection.headers):
            return common("socket-elsewhere"), 403
        if not self._gets.allows(address, _cost(connection.scope["path"])):
            return common("requests-too-fast"), 429
        if address and number > SOCKETS_PER_ADDRESS:
            return common("too-many-sockets"), 429
        return None

    @contextmanager
    def _open_socket(self, address: str) -> Iterator[int]:
        """Count a socket for as long as it is open; how many are open from that address."""
        self._sockets[address] += 1
        metrics.SOCKETS.inc()
        try:
            yield self._sockets[address]
        finally:
            metrics.SOCKETS.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def _count(connection: HTTPConnection, status: int, seconds: float) -> None:
    method, path = connection.scope["method"], connection.scope["path"]
    LOGGER.info("%s %s %s in %.0f ms", method, path, status, seconds * 1000)
    metrics.REQUESTS.labels(method if method in METHODS else "other", str(status)).inc()
    metrics.SECONDS.observe(seconds)


def _add_headers(headers: MutableHeaders, cookie: str) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    # With the page itself, so that of the requests it then sends side by side none brings a second secret.
    if cookie and not headers["Cache-Control"].startswith("public"):
        headers.append("Set-Cookie", cookie)


def _is_page(connection: HTTPConnection) -> bool:
    """Whether somebody visits the site with it: then the cookie is renewed."""
    path = connection.scope["path"].removeprefix(connection.scope.get("root_path", ""))
    return connection.scope["type"] == "http" and not path.startswith("/api/") and "." not in path


def _cost(path: str) -> float:
    if POSITIONS in path:
        return POSITION_COST
    return COSTS.get(path.rpartition("/")[2], 1)


def _table_in(path: str) -> str:
    """The table that a request is about, or ''."""
    _, _, rest = path.partition("/api/tables/")
    return rest.partition("/")[0][:80]


def same_origin(headers: Mapping[str, str]) -> bool:
    """Browsers always say where a request comes from; what says nothing is no browser and has no cookies to steal. A
    proxy may have changed the host: it says so in a header that no other site can make a browser send."""
    origin = headers.get("origin")
    hosts = (headers.get("host"), headers.get("x-forwarded-host"))
    return origin is None or any(
        origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower()) for host in hosts if host
    )


def secret_of(connection: HTTPConnection) -> str:
    """The secret that a browser brings, or ''. A cookie of our own folder stands before one of the whole site."""
    for each in connection.headers.get("cookie", "").split(";"):
        name, _, secret = each.strip().partition("=")
        if name == COOKIE and 20 <= len(secret) <= 100 and SECRET.fullmatch(secret):
            return secret
    return ""
