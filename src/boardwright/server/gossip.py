"""What the processes of one server tell each other, on one machine or on several (`among.py`).

Nothing here is the truth: the tables in the database are. Who missed something reads them again.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from boardwright.server.rows import MoveRow, TableRow

LONGEST: Final = 7900  # bytes; a notification of PostgreSQL takes some more
MOST_MARKED: Final = 400  # watchers that are told apart in one notice


class News(msgspec.Struct, kw_only=True):
    by: str  # the process that tells it


class Changed(News, tag="changed"):
    """A table is at a version now: of the moves of the one before, so many have stayed. Where it is little enough to be
    told, who was at the one before need not look: its row as it is now, and the moves that follow those that stayed."""

    table: str
    version: int
    keep: int
    key: str = ""
    row: TableRow | None = None
    moves: list[MoveRow] = []


class Spoken(News, tag="spoken"):
    table: str


class Here(News, tag="here"):
    """Who of a table looks at it through this process."""

    table: str
    people: dict[str, bool]  # holders of seats; whether they end their turns by hand
    watchers: list[str]  # a mark of each: who has windows in two processes is one
    more: int = 0  # of whom there are too many to be told apart


class WhoIsThere(News, tag="who"):
    """A process has come to know a table, and asks who looks at it elsewhere."""

    table: str


class Preferred(News, tag="preferred"):
    holder: str
    game: str


class Alive(News, tag="alive"):
    pass


class Gone(News, tag="gone"):
    """A process stops; or it has been silent for so long that it must have died."""


AnyNews = Changed | Spoken | Here | WhoIsThere | Preferred | Alive | Gone

read = msgspec.json.Decoder(AnyNews).decode
_encode = msgspec.json.Encoder().encode


def written(news: AnyNews) -> str:
    """News as a notification carries them."""
    told = _encode(news)
    if len(told) > LONGEST and isinstance(news, Changed):
        told = _encode(replace(news, row=None, moves=[]))
    elif len(told) > LONGEST and isinstance(news, Here):
        told = _encode(replace(news, watchers=news.watchers[:MOST_MARKED], more=len(news.watchers) - MOST_MARKED))
    return told.decode()


class Gossip(Protocol):
    @property
    def name(self) -> str:
        """This process, among the others."""

    async def open(self, hear: Callable[[AnyNews], None]) -> None: ...

    async def close(self) -> None: ...

    def tell(self, news: AnyNews) -> None:
        """Let the others know, as soon as may be."""

    def owning(self, table: str) -> "OwningTable":
        """Be the one process that drives the bots of a table, unless another is."""


class OwningTable(Protocol):
    async def __aenter__(self) -> bool: ...

    async def __aexit__(self, *raised: Any) -> bool | None: ...


class Alone:
    """A server of one process has nobody to talk to."""

    name = ""

    async def open(self, hear: Callable[[AnyNews], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, news: AnyNews) -> None:
        pass

    def owning(self, table: str) -> OwningTable:
        return self._owning()

    @asynccontextmanager
    async def _owning(self) -> AsyncIterator[bool]:
        yield True
