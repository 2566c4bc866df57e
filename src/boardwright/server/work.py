"""Who does what takes a while, as the lobby knows them: processes beside a server, workers beside a browser's page."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from boardwright.kernel.errors import Refusal

T = TypeVar("T")


class Busy(Refusal):
    """So much waits to be done already that more would only wait too."""


class TooLong(Exception):
    """A worker did not answer in its time; it has been replaced."""


class Hands(Protocol):
    async def start(self) -> None:
        """Have somebody ready who knows the games: the first piece of work would wait for that."""

    # Any: what a worker is given is up to the work; every public method says it in its own types.
    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Have something done within so many seconds of work, else TooLong."""

    def close(self) -> None: ...
