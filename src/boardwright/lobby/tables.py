"""All tables: those in memory, and the way to those that are not."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from boardwright.kernel.errors import NotLegal, Refusal
from boardwright.kernel.text import common
from boardwright.lobby import messages
from boardwright.lobby.autoplay import Autoplay
from boardwright.lobby.broadcast import hear_presence, send_chat
from boardwright.lobby.errors import Busy, NoSuchTable, StorageUnavailable
from boardwright.lobby.identity import Person, is_table_name, table_name
from boardwright.lobby.storage import (
    LEASE,
    NO_STATS,
    AnyEvent,
    ChatPosted,
    Clock,
    Commit,
    ConnectionLost,
    PreferenceChanged,
    PresenceQuery,
    PresenceUpdate,
    Stats,
    TableChanged,
    TableRow,
    TableStore,
    VersionConflict,
)
from boardwright.lobby.table import LiveTable, created
from boardwright.lobby.table_state import live_info, table_info

LOGGER = logging.getLogger(__name__)

LISTED: Final = 50
TABLES_IN_MEMORY: Final = 500  # besides those that somebody looks at
PRESENCE_EXPIRES: Final = 20.0  # seconds after which another process must have repeated who looks on through it
NAMES_TRIED: Final = 20  # for a new table: public ones are short enough to be taken


class Tables:
    def __init__(
        self, store: TableStore, autoplay: Autoplay, stats: Stats = NO_STATS, clock: Clock = time.time
    ) -> None:
        self._store = store
        self._stats = stats
        self._autoplay = autoplay
        self._bus = store.bus
        self._clock = clock
        # A table is in memory once or not at all: as long as a socket, a request or a bot holds it, it is found here.
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._noted = 0.0  # when it was written down last who was seen

    async def open(self) -> None:
        await self._bus.open(self._hear)

    async def close(self) -> None:
        await self._bus.close()

    # --- what a scheduler has done again and again

    async def wake(self) -> None:
        """Take over what is due and nobody does: after a start, and when the lease of a process has ended."""
        now = self._clock()
        for id in await self._store.claim(now, now + LEASE):
            try:
                table = await self.newest(id)
            except Refusal as refusal:  # what nobody renews is claimed again
                LOGGER.warning("the table %s cannot go on: %s", id, refusal)
            except Exception:
                LOGGER.exception("the table %s cannot go on", id)
            else:
                table.is_ours = True
                self._autoplay.drive(table)

    async def mend(self) -> None:
        """Read tables again where something was missed while the database was away, and let bots play on that another
        process has left to themselves."""
        for table in self.in_memory():
            if table.is_doubtful or (table.behind and table.presence.viewers):
                with suppress(NotLegal):
                    await self.refresh(table)
            elif table.presence.viewers and not table.is_ours and table.row.is_left_to_bots:
                await self._claim(table)

    async def renew(self) -> None:
        """Keep what this process has claimed, and repeat who looks on through it."""
        if not self._bus.name:
            return
        ours = [table.row.id for table in self.in_memory() if table.is_ours and table.row.status == "playing"]
        await self._store.renew(self._clock() + LEASE, ours)
        for table in self.in_memory():
            if table.presence.viewers:
                self._bus.send(table.presence.update(table.row))
            for process, heard in list(table.presence.heard_at.items()):
                if self._clock() - heard > PRESENCE_EXPIRES:
                    hear_presence(table, process, None)

    async def note_seen(self) -> None:
        """Write down who is there, or was until a moment ago."""
        now, seen = self._clock(), dict[str, float]()
        for table in self.in_memory():
            for person, at in table.presence.seen_since(self._noted).items():
                seen[person] = max(at, seen.get(person, at))
        await self._store.saw(seen)
        self._noted = now

    async def expire(self) -> None:
        """Forget abandoned tables and old idempotency keys."""
        watched = [table.row.id for table in self._tables.values() if table.presence.viewers]
        for id in await self._store.expire(self._clock(), watched):
            LOGGER.info("the abandoned table %s has been forgotten", id)
            self.forget(id)

    def forget(self, id: str) -> None:
        """Drop a table that is kept no more."""
        self._recent.pop(id, None)
        self._tables.pop(id, None)

    # --- one table

    async def table(self, id: str) -> LiveTable:
        """A table by its name, read from the store if it is not in memory."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                table = self._tables.get(id) or await self._load(id)
            self._loading.pop(id, None)
        if table.behind:
            await self.refresh(table)
        return self._remember(table)

    async def newest(self, id: str) -> LiveTable:
        """A table as it is now: what was called done through another process is there, though its signal is late."""
        table = await self.table(id)
        await self.refresh(table)
        return table

    async def refresh(self, table: LiveTable) -> None:
        """Read a table again if the database is ahead: another process may have changed it a moment ago."""
        if self._bus.name or table.is_doubtful:
            async with table.lock:
                table.behind = False
                try:
                    await table.catch_up()
                except NotLegal:  # it has been forgotten
                    raise
                except BaseException:
                    table.behind = True
                    raise
            self._show(table)

    def _show(self, table: LiveTable) -> None:
        """Send what viewers do not know yet."""
        if table.is_ahead_of_viewers:
            self._autoplay.after(table)
        send_chat(table)

    def viewer_came(self, table: LiveTable) -> None:
        """Bots alone play for whoever watches; and what changed while somebody came is read."""
        if table.is_ours:
            self._autoplay.drive(table)
        else:
            self._autoplay.start(self._claim(table))
        if table.behind:
            self._autoplay.start(self.refresh(table))

    async def _claim(self, table: LiveTable) -> None:
        with suppress(StorageUnavailable):
            now = self._clock()
            if await self._store.claim(now, now + LEASE, table.row.id):
                table.is_ours = True
                self._autoplay.drive(table)

    def in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    def _remember(self, table: LiveTable) -> LiveTable:
        id = table.row.id
        self._tables[id] = self._recent[id] = table
        self._recent.move_to_end(id)
        if len(self._recent) > TABLES_IN_MEMORY:
            self._recent.popitem(last=False)
        self._stats.holds(len(self._tables))
        return table

    async def _load(self, id: str) -> LiveTable:
        kept = await self._store.read(id) if is_table_name(id) else None
        if kept is None:
            raise NoSuchTable(common("no-table", table=repr(id[:80])))
        try:
            table = LiveTable(kept, self._store, self._bus.name, self._clock)
        except (Refusal, KeyError) as error:
            LOGGER.exception("the table %s cannot be rebuilt", id)
            raise NotLegal(common("table-lost", table=id)) from error
        await self.recall(table)
        await table.renew(kept.moves)
        if self._bus.name:
            self._bus.send(PresenceQuery(by=self._bus.name, table=id))
        return table

    async def create(self, row: TableRow) -> LiveTable:
        await self.enter(row, lambda: created(row, self._clock))
        table = await self.table(row.id)
        table.is_ours = True
        self._autoplay.after(table)
        return table

    async def enter(self, row: TableRow, commit: Callable[[], Commit]) -> None:
        """Write a new table down; under another name if there is one of that name already."""
        for _ in range(NAMES_TRIED):
            try:
                await self._store.commit(commit())
                return
            except VersionConflict:
                row.id = table_name(private=row.private)
        raise Busy(common("server-busy"))

    # --- lists, which rebuild no game

    async def mine(self, person: Person) -> list[messages.TableInfo]:
        return [await self._info(row, person) for row in await self._store.tables_of(person.id, LISTED)]

    async def gathering(self, person: Person) -> list[messages.TableInfo]:
        return [await self._info(row, person) for row in await self._store.gathering(LISTED)]

    async def _info(self, row: TableRow, person: Person) -> messages.TableInfo:
        live = self._tables.get(row.id)
        if live is None and row.status != "gathering" and not row.summary.roles:
            with suppress(NotLegal, NoSuchTable):  # written by an earlier version, which kept no summary
                live = await self.table(row.id)
        if live is not None and live.row.version >= row.version:
            return live_info(live, person.id)
        return table_info(row, person.id, None if live is None else live.presence)

    # --- what other processes say

    def _hear(self, event: AnyEvent) -> None:
        if isinstance(event, ConnectionLost):
            self._read_all_again()
        elif isinstance(event, PreferenceChanged):
            self._autoplay.start(self._hear_preference(event))
        else:
            table = self._tables.get(event.table)
            if table is not None:
                self._hear_of(table, event)

    def _hear_of(self, table: LiveTable, event: TableChanged | ChatPosted | PresenceUpdate | PresenceQuery) -> None:
        if isinstance(event, PresenceUpdate):
            hear_presence(table, event.by, event)
            self._autoplay.drive(table)  # bots alone play for whoever watches, here or there
        elif isinstance(event, PresenceQuery):
            if table.presence.viewers:
                self._bus.send(table.presence.update(table.row))
        elif table.presence.viewers:
            self._autoplay.start(self._follow(table, event))
        else:
            table.behind = True

    async def _follow(self, table: LiveTable, event: TableChanged | ChatPosted) -> None:
        try:
            async with table.lock:
                if isinstance(event, ChatPosted):
                    await table.hear_chat()
                else:
                    await table.catch_up(event)
        except NotLegal as refusal:  # it has been forgotten
            LOGGER.info("the table %s is no more: %s", table.row.id, refusal)
        except StorageUnavailable:
            table.behind = True
        self._show(table)

    async def _hear_preference(self, event: PreferenceChanged) -> None:
        with suppress(StorageUnavailable):
            for table in self.in_memory():
                if table.row.game == event.game and table.row.seat_of(event.person) is not None:
                    await self.recall(table)
                    self._autoplay.after(table)

    def _read_all_again(self) -> None:
        """This process was cut off for a while: it may have missed anything."""
        for table in self.in_memory():
            table.behind = True
            self._bus.send(PresenceQuery(by=self._bus.name, table=table.row.id))
            self._bus.send(table.presence.update(table.row))
            if table.presence.viewers:
                self._autoplay.start(self.refresh(table))

    # --- auto-answers

    async def recall(self, table: LiveTable) -> None:
        """Read what the people at the table want answered without being asked."""
        persons = [seat.person for seat in table.row.seats if seat.person]
        table.preferences = await self._store.preferences(persons, table.row.game)

    async def prefer(self, table: LiveTable, preferences: Mapping[str, str], person: Person) -> None:
        """Keep what somebody wants answered without being asked, at all tables of this game."""
        game = table.game
        chosen = game.full_preferences(preferences)
        await self._store.prefer(person.id, game.name, chosen)
        for each in self.in_memory():
            if each.row.game == game.name and each.row.seat_of(person.id) is not None:
                each.preferences[person.id] = chosen
                self._autoplay.after(each)
