"""What keeps strangers and floods out: who sends a request or opens a socket, from where, how large, and how often."""

import ipaddress
import logging
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
from boardwright.lobby.identity import Person, hash_secret
from boardwright.lobby.log_context import at_table, new_request
from boardwright.server import metrics
from boardwright.server.responses import problem
from boardwright.server.settings import SOCKETS_PER_ADDRESS

LOGGER = logging.getLogger(__name__)

COOKIE = "boardwright"
COOKIE_AGE = 5 * 365 * 24 * 3600
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

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
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
        connection.state.person = Person(hash_secret(secret or fresh))
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] in STARTS:
                started = True
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request
                if not is_socket:
                    _count(connection, message["status"], time.monotonic() - begun)
                    _add_headers(headers, connection, fresh)
            await send(message)

        with at_table(_table_in(scope["path"])):
            try:
                await (self._socket if is_socket else self._request)(connection, receive, answer)
            except Exception as error:
                LOGGER.error("%s failed", scope["path"], exc_info=error)
                if not started:
                    await problem(common("server-broken"), 500)(scope, receive, answer)

    async def _request(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        refused = self.refusal(connection)
        app = problem(*refused) if refused else self._app
        await app(connection.scope, receive, send)

    async def _socket(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        with self._open_socket(address_of(connection)) as number:
            refused = self.handshake_refusal(connection, number)
            app = problem(*refused) if refused else self._app
            await app(connection.scope, receive, send)

    def refusal(self, connection: HTTPConnection) -> tuple[Text, int] | None:
        """Why a request is not even looked at, if it is not."""
        address, path, method = address_of(connection), connection.scope["path"], connection.scope["method"]
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
        address = address_of(connection)
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


def _add_headers(headers: MutableHeaders, connection: HTTPConnection, fresh: str) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    # With the page itself, so that of the requests it then sends side by side none brings a second secret.
    if fresh and not headers["Cache-Control"].startswith("public"):
        secure = "; Secure" if connection.scope["scheme"] == "https" else ""
        headers.append("Set-Cookie", f"{COOKIE}={fresh}; HttpOnly; Max-Age={COOKIE_AGE}; Path=/; SameSite=lax{secure}")


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as it is limited; '' for the server's own machine, where its owner sits. A
    proxy there says whom it speaks for. Of an IPv6 address the part counts that a provider gives to one household."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if address.is_loopback:
        return ""
    return str(address) if address.version == 4 else str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


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
    """The secret that a browser brings, or ''."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if 20 <= len(secret) <= 100 and secret.isascii() else ""
