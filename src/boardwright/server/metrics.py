"""How the server is doing, for those who run it: whether it lives, whether it is ready, and figures for Prometheus."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boardwright.lobby.errors import StorageUnavailable

REQUESTS: Final = Counter("boardwright_requests", "Requests answered, by method and status.", ["method", "status"])
SECONDS: Final = Histogram("boardwright_request_seconds", "Time to answer a request.")
SOCKETS: Final = Gauge("boardwright_sockets", "Open sockets.")
TABLES: Final = Gauge("boardwright_tables", "Tables in memory.")
MOVES: Final = Counter("boardwright_moves", "Answers written down, by who gave them.", ["by"])
COMMIT: Final = Histogram(
    "boardwright_commit_seconds",
    "Time to write one event down.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
THOUGHTS: Final = Histogram("boardwright_thought_seconds", "Time a bot took, waiting for its turn to think included.")
OUTAGES: Final = Counter("boardwright_outages", "Times the database did not do its work.")
LAG: Final = Histogram(
    "boardwright_loop_lag_seconds",
    "How late the event loop came to what was due: everybody waits so long.",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)


@cache  # finding it costs as much as counting
def _moves_by(by: str) -> Counter:
    return MOVES.labels(by)


class PrometheusStats:
    """The tally of a server."""

    def moved(self, by: str) -> None:
        _moves_by(by).inc()

    def thought(self, seconds: float) -> None:
        THOUGHTS.observe(seconds)

    def holds(self, tables: int) -> None:
        TABLES.set(tables)


def routes(ping: Callable[[], Awaitable[None]]) -> list[Route]:
    async def healthz(_: Request) -> Response:
        """Whether the process answers at all."""
        return PlainTextResponse("ok\n")

    async def readyz(_: Request) -> Response:
        """Whether it can do its work: the database takes what is written."""
        try:
            await ping()
        except StorageUnavailable:
            return PlainTextResponse("the database takes nothing\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(_: Request) -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    return [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]
