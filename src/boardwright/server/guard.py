"""What keeps strangers and floods out: who sends a request, from where, how large, and how often."""

import ipaddress
import logging
import os
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from boardwright.kernel.errors import Refusal
from boardwright.kernel.text import Text, common
from boardwright.lobby.errors import Stale, status_of
from boardwright.lobby.log_context import at_table, new_request
from boardwright.server import metrics
from boardwright.server.responses import problem

LOGGER = logging.getLogger(__name__)

COOKIE = "boardwright"
COOKIE_AGE = 5 * 365 * 24 * 3600
LARGEST_BODY = 512 * 1024
REMEMBERED_ADDRESSES = 10_000
# Open at once: a club behind one router has a few windows each.
SOCKETS_OF_ADDRESS = int(os.environ.get("BOARDWRIGHT_SOCKETS_OF_ADDRESS", "200"))
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
    " style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# By the end of the path: so many requests does one of these count for, as long as it takes to answer.
DEAR: Final = {"history": 5, "outlook": 3, "record": 3}
METHODS: Final = ("GET", "HEAD", "POST")
POSITIONS: Final = "/at/"
POSITION_COUNTS: Final = 2


class RateLimit:
    """So many a second, with a reserve for bursts."""

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
    """A rate limit for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, RateLimit] = OrderedDict()

    def allows(self, address: str, cost: float = 1.0) -> bool:
        limit = self._of.get(address)
        if limit is None:
            limit = self._of[address] = RateLimit(self._rate, self._burst)
            if len(self._of) > REMEMBERED_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return limit.allows(cost)


class Guard:
    """The limits of one server."""

    def __init__(self) -> None:
        self._gets = Limit(50, 500)
        self._posts = Limit(5, 40)
        # These are kept for long: so many an hour.
        self._tables = Limit(200 / 3600, 200)
        self._records = Limit(100 / 3600, 100)
        self._sockets: Counter[str] = Counter()

    def refusal(self, request: Request) -> tuple[Text, int] | None:
        """Why a request is not even looked at, if it is not."""
        address, path = address_of(request), request.url.path
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None if self._allows(self._gets, address, _cost(path)) else (common("requests-too-fast"), 429)
        if not same_origin(request.headers):
            return common("request-elsewhere"), 403
        length = request.headers.get("content-length", "")
        if not length.isdecimal():
            return common("request-without-length"), 400
        if int(length[:20]) > LARGEST_BODY:
            return common("request-too-large", most=LARGEST_BODY // 1024), 413
        if not self._allows(self._posts, address):
            return common("requests-too-fast"), 429
        kept = {"/api/tables": self._tables, "/api/lessons": self._tables, "/api/records": self._records}
        limit = next((limit for end, limit in kept.items() if path.endswith(end)), None)
        if limit is not None and not self._allows(limit, address):
            return common("too-many-tables"), 429
        return None

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[bool]:
        """Whether one more socket may be opened from where it comes; it is counted as long as it is open."""
        address = address_of(connection)
        self._sockets[address] += 1
        metrics.SOCKETS.inc()
        try:
            yield not address or self._sockets[address] <= SOCKETS_OF_ADDRESS
        finally:
            metrics.SOCKETS.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    @staticmethod
    def _allows(limit: Limit, address: str, cost: float = 1.0) -> bool:
        return not address or limit.allows(address, cost)


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
        return POSITION_COUNTS
    return DEAR.get(path.rpartition("/")[2], 1)


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


def is_secret(text: str) -> bool:
    return 20 <= len(text) <= 100 and text.isascii()


def secret_of(connection: HTTPConnection) -> str:
    """The secret that a browser brings, or ''."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if is_secret(secret) else ""


def set_guard(app: FastAPI, guard: Guard) -> None:
    @app.middleware("http")
    async def watch(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
        secret = secret_of(request)
        fresh = "" if secret else secrets.token_urlsafe(32)
        request.state.secret = fresh or secret
        name, begun = new_request(), time.monotonic()
        refused = guard.refusal(request)
        with at_table(_table_in(request.url.path)):
            response = problem(*refused) if refused else await proceed(request)
            took, status = time.monotonic() - begun, response.status_code
            LOGGER.info("%s %s %s in %.0f ms", request.method, request.url.path, status, took * 1000)
            metrics.REQUESTS.labels(request.method if request.method in METHODS else "other", str(status)).inc()
            metrics.SECONDS.observe(took)
        response.headers["X-Request-Id"] = name
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
        return problem(error.text, status_of(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return problem(common("request-form", error=f"{first['loc'][-1]}: {first['msg']}"), 422)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        LOGGER.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return problem(common("server-broken"), 500)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return problem(error.detail, error.status_code)
