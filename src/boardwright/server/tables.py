"""All tables: those in memory, and the way to those that are not."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from boardwright.kernel.errors import NotLegal, Refusal
from boardwright.kernel.text import common
from boardwright.server.driving import Driver
from boardwright.server.match import Match
from boardwright.server.names import is_table_name
from boardwright.server.people import NoSuchTable, holder_of
from boardwright.server.schema import TableRow
from boardwright.server.store import Store
from boardwright.server.table import LiveTable, moves_of, row_of

LOGGER = logging.getLogger(__name__)

LISTED: Final = 50
TABLES_IN_MEMORY: Final = 500  # besides those that somebody looks at
DAY: Final = 86_400.0
UNBEGUN_EXPIRE: Final = 14 * DAY
BOTS_ALONE_EXPIRE: Final = 7 * DAY
EXPIRING_EVERY: Final = 3600.0


class Tables:
    def __init__(self, store: Store, driver: Driver) -> None:
        self._store = store
        self._driver = driver
        # A table is in memory once or not at all: as long as a socket, a request or a bot holds it, it is found here.
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()

    async def wake_bots(self) -> None:
        """The bots of all tables in play go on thinking."""
        for id in await self._store.playing_with_bots():
            try:
                table = await self.table(id)
            except Refusal as refusal:
                LOGGER.warning("its bots do not go on: %s", refusal)
            else:
                self._driver.after(table)

    async def keep_expiring(self) -> None:
        """Goes on for as long as the server does."""
        while True:
            await self.expire(time.time())
            await asyncio.sleep(EXPIRING_EVERY)

    async def expire(self, now: float) -> None:
        """Forget tables that were opened and never begun, and those at which bots were left alone."""
        watched = [table.row.id for table in self._tables.values() if table.viewers]
        for id in await self._store.expire(now - UNBEGUN_EXPIRE, now - BOTS_ALONE_EXPIRE, watched):
            LOGGER.info("the abandoned table %s has been forgotten", id)
            self._recent.pop(id, None)
            self._tables.pop(id, None)

    async def table(self, id: str) -> LiveTable:
        """A table by its name, read from the store when it is not in memory."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading:
                table = self._tables.get(id) or await self._load(id)
        return self._remember(table)

    def in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    def _remember(self, table: LiveTable) -> LiveTable:
        id = table.row.id
        self._tables[id] = self._recent[id] = table
        self._recent.move_to_end(id)
        if len(self._recent) > TABLES_IN_MEMORY:
            self._recent.popitem(last=False)
        return table

    async def _load(self, id: str) -> LiveTable:
        store = self._store
        row = await store.table(id) if is_table_name(id) else None
        if row is None:
            raise NoSuchTable(common("no-table", table=repr(id[:80])))
        moves, keys, chat = await store.moves(id), await store.keys(id), await store.chat(id)
        try:
            table = LiveTable(row, store, moves, keys, chat)
        except (Refusal, KeyError) as error:
            LOGGER.exception("the table %s cannot be rebuilt", id)
            raise NotLegal(common("table-lost", table=id)) from error
        await table.renew(moves)
        await self.recall(table)
        return table

    async def recall(self, table: LiveTable) -> None:
        """What the people at the table have answered without being asked."""
        holders = [seat.holder for seat in table.row.seats if seat.holder]
        table.preferences = await self._store.preferences(holders, table.row.game)

    async def prefer(self, table: LiveTable, preferences: Mapping[str, str], secret: str) -> None:
        """Keep what somebody wants answered without being asked, at all tables of this game."""
        holder, game = holder_of(secret), table.game
        chosen = game.full_preferences(preferences)
        await self._store.prefer(holder, game.name, chosen)
        for each in self.in_memory():
            if each.row.game == game.name and each.seat_of(holder) is not None:
                each.preferences[holder] = chosen
                self._driver.after(each)

    async def create(self, row: TableRow, match: Match | None) -> LiveTable:
        row = row_of(row, match, 0)
        await self._store.create(row, [] if match is None else moves_of(match))
        table = await self.table(row.id)
        self._driver.after(table)
        return table

    async def mine(self, holder: str) -> list[LiveTable]:
        return await self._readable(await self._store.tables_of(holder, LISTED))

    async def gathering(self) -> list[LiveTable]:
        return await self._readable(await self._store.gathering(LISTED))

    async def _readable(self, ids: Sequence[str]) -> list[LiveTable]:
        """Those of the tables that can be rebuilt: one that cannot must not hide the others."""
        tables = []
        for id in ids:
            with suppress(NotLegal, NoSuchTable):
                tables.append(await self.table(id))
        return tables
