"""Where tables are kept, as the lobby knows it: a database for a server, the browser's own store for one device."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from boardwright.kernel.errors import Refusal
from boardwright.server.gossip import Gossip
from boardwright.server.rows import ChatRow, Kept, MoveRow, TableRow


class Moved(Exception):
    """Somebody else has changed the table since it was read."""


class Outage(Refusal):
    """What was to be written cannot be: it may be there or not."""


@dataclass(frozen=True)
class Change:
    """What one event does to the moves of a table: of `before` of them the first `keep` stay, then `append` follows.
    Under a key it is done once."""

    before: int
    keep: int
    append: Sequence[MoveRow] = ()
    key: str = ""
    seating: bool = False  # who sits where has changed


class Keeper(Protocol):
    """Nothing is told to anybody before it has been written down here."""

    @property
    def gossip(self) -> Gossip:
        """How the processes that share it talk to each other."""

    async def open(self, patience: float = 0.0) -> None: ...

    async def close(self) -> None: ...

    async def create(self, table: TableRow, moves: Sequence[MoveRow]) -> None: ...

    async def change(self, table: TableRow, version: int, change: Change) -> None:
        """Commit an event that was made on `version`; raises Moved when the table is no longer there."""

    async def say(self, id: str, line: ChatRow, key: str) -> None:
        """Write a line of chat down after the last one; raises Moved when somebody else spoke at the same moment."""

    async def prefer(self, holder: str, game: str, chosen: Mapping[str, str]) -> None:
        """Keep what somebody wants answered at a game without being asked."""

    async def preferences(self, holders: Sequence[str], game: str) -> dict[str, dict[str, str]]:
        """What each of them has said; who has said nothing is not in it."""

    async def read(self, id: str) -> Kept | None:
        """A table as it was at one moment, whoever else changes it; None where there is none."""

    async def version(self, id: str) -> int:
        """At which version a table is now; -1 where it is none any more."""

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]: ...

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which a secret sits, or which it opened, newest first."""

    async def gathering(self, most: int) -> list[str]:
        """The ids of listed tables that wait for players, newest first."""

    async def waiting_for_bots(self) -> list[str]:
        """The ids of the tables in play at which people sit and a bot is asked."""

    async def bots_alone(self, host: str) -> int:
        """How many tables of a person are in play at which only bots sit."""

    async def expire(self, unbegun_before: float, bots_before: float, watched: Sequence[str]) -> list[str]:
        """Forget tables that were opened and never begun, and those at which bots were left alone; which."""
