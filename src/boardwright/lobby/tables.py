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
from boardwright.lobby.autoplay import Autoplay
from boardwright.lobby.broadcast import broadcast, hear_chat, hear_presence
from boardwright.lobby.errors import NoSuchTable, StorageUnavailable
from boardwright.lobby.identity import Person, is_table_name
from boardwright.lobby.match import Match
from boardwright.lobby.storage import (
    NO_STATS,
    AnyEvent,
    ChatPosted,
    Heartbeat,
    PreferenceChanged,
    PresenceQuery,
    PresenceUpdate,
    ProcessGone,
    Stats,
    TableChanged,
    TableRow,
    TableStore,
    moves_of,
    row_of,
)
from boardwright.lobby.table import LiveTable

LOGGER = logging.getLogger(__name__)

LISTED: Final = 50
TABLES_IN_MEMORY: Final = 500  # besides those that somebody looks at
DAY: Final = 86_400.0
UNBEGUN_EXPIRE: Final = 14 * DAY
BOTS_ALONE_EXPIRE: Final = 7 * DAY
EXPIRING_EVERY: Final = 3600.0
WAKING_EVERY: Final = 10.0


class Tables:
    def __init__(self, store: TableStore, driver: Autoplay, tally: Stats = NO_STATS) -> None:
        self._store = store
        self._tally = tally
        self._driver = driver
        self._bus = store.bus
        # A table is in memory once or not at all: as long as a socket, a request or a bot holds it, it is found here.
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()

    async def open(self) -> None:
        await self._bus.open(self._hear)

    async def close(self) -> None:
        await self._bus.close()

    async def keep_waking(self) -> None:
        """Goes on for as long as the server does."""
        while True:
            await self.wake_bots()
            await asyncio.sleep(WAKING_EVERY)

    async def wake_bots(self) -> None:
        """Bots that are asked and that nobody lets think do so: after a start, and after the death of a process."""
        try:
            waiting = await self._store.waiting_for_bots()
        except StorageUnavailable:
            return
        for id in waiting:
            try:
                table = await self.table(id)
            except Refusal as refusal:
                LOGGER.warning("its bots do not go on: %s", refusal)
            else:
                self._driver.drive(table)

    async def keep_expiring(self) -> None:
        """Goes on for as long as the server does."""
        while True:
            with suppress(StorageUnavailable):
                await self.expire(time.time())
            await asyncio.sleep(EXPIRING_EVERY)

    async def expire(self, now: float) -> None:
        """Forget tables that were opened and never begun, and those at which bots were left alone."""
        watched = [table.row.id for table in self._tables.values() if table.presence.viewers]
        for id in await self._store.expire(now - UNBEGUN_EXPIRE, now - BOTS_ALONE_EXPIRE, watched):
            LOGGER.info("the abandoned table %s has been forgotten", id)
            self.forget(id)

    def forget(self, id: str) -> None:
        """Of a table that is kept no more."""
        self._recent.pop(id, None)
        self._tables.pop(id, None)

    async def table(self, id: str) -> LiveTable:
        """A table by its name, read from the store when it is not in memory."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading:
                table = self._tables.get(id) or await self._load(id)
        if table.behind:
            await self.refresh(table)
        return self._remember(table)

    async def newest(self, id: str) -> LiveTable:
        """A table as it is now: what was called done through another process is there, though its notice is late."""
        table = await self.table(id)
        await self.refresh(table)
        return table

    async def refresh(self, table: LiveTable) -> None:
        """See to it that a table is as new as the database: another process may have changed it a moment ago."""
        if self._bus.name:
            async with table.lock:
                table.behind = False
                await table.catch_up()
                if table.is_ahead_of_viewers:
                    broadcast(table)

    def in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    def _remember(self, table: LiveTable) -> LiveTable:
        id = table.row.id
        self._tables[id] = self._recent[id] = table
        self._recent.move_to_end(id)
        if len(self._recent) > TABLES_IN_MEMORY:
            self._recent.popitem(last=False)
        self._tally.holds(len(self._tables))
        return table

    async def _load(self, id: str) -> LiveTable:
        kept = await self._store.read(id) if is_table_name(id) else None
        if kept is None:
            raise NoSuchTable(common("no-table", table=repr(id[:80])))
        try:
            table = LiveTable(kept, self._store, self._bus.name)
        except (Refusal, KeyError) as error:
            LOGGER.exception("the table %s cannot be rebuilt", id)
            raise NotLegal(common("table-lost", table=id)) from error
        await table.renew(kept.moves)
        await self.recall(table)
        if self._bus.name:
            self._bus.tell(PresenceQuery(by=self._bus.name, table=id))
        return table

    # --- what other processes tell

    def _announce(self, table: LiveTable) -> None:
        self._bus.tell(table.presence.update(table.row))

    def _hear(self, news: AnyEvent) -> None:
        if isinstance(news, ProcessGone):
            self._lose(news.by)
        elif isinstance(news, PreferenceChanged):
            self._driver.start(self._hear_preference(news))
        elif not isinstance(news, Heartbeat):
            table = self._tables.get(news.table)
            if table is not None:
                self._hear_of(table, news)

    def _hear_of(self, table: LiveTable, news: TableChanged | ChatPosted | PresenceUpdate | PresenceQuery) -> None:
        if isinstance(news, PresenceUpdate):
            hear_presence(table, news.by, news)
        elif isinstance(news, PresenceQuery):
            if table.presence.viewers:
                self._announce(table)
        elif table.presence.viewers:
            self._driver.start(self._follow(table, news))
        else:
            table.behind = True

    async def _follow(self, table: LiveTable, news: TableChanged | ChatPosted) -> None:
        with suppress(StorageUnavailable, NotLegal):
            async with table.lock:
                if isinstance(news, ChatPosted):
                    await hear_chat(table)
                else:
                    await table.catch_up(news)
                if table.is_ahead_of_viewers:
                    broadcast(table)

    async def _hear_preference(self, news: PreferenceChanged) -> None:
        with suppress(StorageUnavailable):
            for table in self.in_memory():
                if table.row.game == news.game and table.row.seat_of(news.holder) is not None:
                    await self.recall(table)
                    broadcast(table)

    def _lose(self, process: str) -> None:
        """Another process has gone: whoever looked on through it does no more, and its bots are ours. '': this one was
        cut off for a while, and nobody knows what has happened."""
        for table in self.in_memory():
            for name in list(table.presence.elsewhere) if not process else [process]:
                hear_presence(table, name, None)
            if not process:
                table.behind = True
                self._bus.tell(PresenceQuery(by=self._bus.name, table=table.row.id))
                self._announce(table)
                if table.presence.viewers:
                    self._driver.start(self.refresh(table))
        self._driver.start(self.wake_bots())

    async def recall(self, table: LiveTable) -> None:
        """What the people at the table have answered without being asked."""
        holders = [seat.holder for seat in table.row.seats if seat.holder]
        table.preferences = await self._store.preferences(holders, table.row.game)

    async def prefer(self, table: LiveTable, preferences: Mapping[str, str], person: Person) -> None:
        """Keep what somebody wants answered without being asked, at all tables of this game."""
        holder, game = person.id, table.game
        chosen = game.full_preferences(preferences)
        await self._store.prefer(holder, game.name, chosen)
        for each in self.in_memory():
            if each.row.game == game.name and each.row.seat_of(holder) is not None:
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
