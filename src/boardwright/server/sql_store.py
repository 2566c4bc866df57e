"""The database: tables, their moves, their chat. The record is the truth, and this is where it lies.

SQLite by default, PostgreSQL by URL. A move is told to nobody before its transaction is committed. Every change names
the version it was made on, so that of two processes that change a table at once exactly one wins.
"""

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from asyncpg import (  # type: ignore[import-untyped]  # it ships no types
    DeadlockDetectedError,
    InterfaceError,
    PostgresError,
    UniqueViolationError,
)
from sqlalchemy import (
    ARRAY,
    URL,
    Connection,
    Insert,
    Integer,
    Row,
    Select,
    String,
    Table,
    TableValuedAlias,
    Text,
    bindparam,
    delete,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.types import TypeEngine

from boardwright.kernel.text import common
from boardwright.lobby.errors import StorageUnavailable
from boardwright.lobby.storage import (
    AnyEvent,
    Change,
    ChatPosted,
    ChatRow,
    MoveRow,
    PreferenceChanged,
    SeatRow,
    TableChanged,
    TableRow,
    TableSnapshot,
    VersionConflict,
    written,
)
from boardwright.server import metrics
from boardwright.server.database import (
    BadDatabase,
    GroupCommit,
    HotStatement,
    OnPostgres,
    Outcome,
    Runner,
    inspect_file,
    is_transient,
    migrate,
    postgres_statement,
    reason,
    runner_for,
)
from boardwright.server.postgres_bus import CHANNEL, bus_for
from boardwright.server.schema import CHAT, KEYS, MOVES, PEOPLE, PREFERENCES, TABLES

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")

RETRY_SECONDS: Final = 1.0
UNREACHABLE: Final = (OperationalError, OSError, TimeoutError)
# What is there only once is there already.
TAKEN: Final = (IntegrityError, UniqueViolationError, sqlite3.IntegrityError)
# Of a statement that these end, nothing is left: two processes may each wait for what the other holds.
TAKEN_BACK: Final = (UniqueViolationError, DeadlockDetectedError)
TROUBLE: Final = (*UNREACHABLE, DBAPIError, PoolTimeout, PostgresError, InterfaceError, sqlite3.Error)

# Written once: building a statement takes longer than running it.
UPDATE = update(TABLES).where(TABLES.c.id == bindparam("here"), TABLES.c.version == bindparam("version_before"))
UPDATE_TABLE = HotStatement(UPDATE, [column.name for column in TABLES.columns])
CUT_MOVES = delete(MOVES).where(MOVES.c.table_id == bindparam("here"), MOVES.c.number > bindparam("keep"))
INSERT_MOVES = HotStatement(insert(MOVES))
INSERT_KEY = HotStatement(insert(KEYS))
INSERT_PEOPLE = insert(PEOPLE)
# Changes nothing, but is written down as any change.
PROBE = "UPDATE alembic_version SET version_num = version_num"
NOTIFY = select(func.pg_notify(bindparam("channel", CHANNEL), bindparam("news", type_=String)))


@dataclass(frozen=True)
class Changing:
    """A change of a table that is at `version`, and what the other processes are to hear of it."""

    table: TableRow
    version: int
    change: Change
    news: TableChanged


# Any: SQLAlchemy knows the types of rows and of what is given only when it runs.
def _given(name: str, columns: Mapping[str, TypeEngine[Any]]) -> TableValuedAlias:
    """Rows that a statement is given, column by column."""
    each = [bindparam(f"{name}_{column}", type_=ARRAY(kind)) for column, kind in columns.items()]
    return func.unnest(*each).table_valued(*columns, name=name).render_derived(name=name)


def _kinds(table: Table) -> dict[str, TypeEngine[Any]]:
    return {column.name: column.type for column in table.columns}


def _changes_at_once() -> Select[Any]:
    """What most moves are, and those of several tables, as one statement: to PostgreSQL each one is a journey, and this
    takes one in place of seven for each. The row of a table is changed if it is at the version before; only then are
    there moves, a key and a notice to the others. It gives the numbers of the changes that were made."""
    new = _given("new", {**_kinds(TABLES), "version_before": Integer(), "news": Text(), "change": Integer()})
    values = {name: new.c[name] for name in _kinds(TABLES) if name != "id"}
    at_it = (TABLES.c.id == new.c.id) & (TABLES.c.version == new.c.version_before)
    made = update(TABLES).where(at_it).values(values).returning(new.c.change, new.c.news).cte("made")

    def follow(rows: Table) -> Insert:
        given = _given(rows.name, {**_kinds(rows), "change": Integer()})
        own = select(*[given.c[name] for name in _kinds(rows)]).join(made, made.c.change == given.c.change)
        return insert(rows).from_select(list(_kinds(rows)), own)

    told = select(made.c.change, func.pg_notify(bindparam("channel", type_=Text()), made.c.news))
    return told.add_cte(follow(MOVES).cte("added"), follow(KEYS).cte("noted"))


CHANGES_AT_ONCE = postgres_statement(_changes_at_once())


def _as_given(changes: Sequence[Changing]) -> dict[str, object]:
    """What the statement is given: rows, column by column, each with the number of its change."""
    new: list[dict[str, object]] = []
    moves: list[dict[str, object]] = []
    keys: list[dict[str, object]] = []
    for number, each in enumerate(changes):
        id, change, mark = each.table.id, each.change, {"change": number}
        new.append({**_as_columns(each.table), "version_before": each.version, "news": written(each.news), **mark})
        moves += [{**row, **mark} for row in _move_rows(id, change.keep, change.append)]
        keys += [{"table_id": id, "key": change.key, **mark}] if change.key else []
    given: dict[str, object] = {"channel": CHANNEL}
    for name, rows, kinds in (("new", new, TABLES), ("moves", moves, MOVES), ("keys", keys, KEYS)):
        columns = rows[0] if rows else {**_kinds(kinds), "change": 0}
        given |= {f"{name}_{column}": [row[column] for row in rows] for column in columns}
    return given


class SqlStore:
    def __init__(self, url: str | URL) -> None:
        self._url = make_url(url)
        self.bus: Final = bus_for(self._url)
        self._runner: Runner = runner_for(self._url)
        self._direct: Final = self._runner if isinstance(self._runner, OnPostgres) else None
        self._together: Final = None if self._direct is None else GroupCommit(self._change_together)

    async def open(self, patience: float = 0.0) -> None:
        """Bring the database up to date; refuse one that is newer or damaged, and leave it as it is. A database server
        that does not answer yet is waited for, so many seconds."""
        name = self._url.render_as_string(hide_password=True)
        patient_until = time.monotonic() + patience
        while True:
            try:
                await asyncio.to_thread(inspect_file, self._url)
                await self._runner.run(migrate)
                await self._runner.begin()
                return
            except UNREACHABLE as error:
                if time.monotonic() >= patient_until:
                    raise BadDatabase(f"The database {name} cannot be opened: {reason(error)}.") from error
                LOGGER.warning("the database %s cannot be opened yet: %s", name, reason(error))
            except DBAPIError as error:
                if time.monotonic() >= patient_until or not is_transient(error):
                    raise BadDatabase(f"The database {name} cannot be used: {reason(error)}.") from error
                LOGGER.warning("the database %s cannot be used yet: %s", name, reason(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def ping(self) -> None:
        """See whether the database takes what is written: it answers, is not locked, and its disk is not full."""
        await self._run(lambda connection: connection.exec_driver_sql(PROBE))

    async def _run(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        """`alone`: one statement, which is a transaction by itself."""
        return await self._reach(self._runner.run(work, alone=alone))

    async def _reach(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except TAKEN:
            raise
        except TROUBLE as error:
            metrics.OUTAGES.inc()
            LOGGER.error("the database does not do its work: %s", reason(error))
            raise StorageUnavailable(common("database-away")) from error

    async def close(self) -> None:
        if self._together is not None:
            await self._together.finish()
        await self._runner.close()

    async def create(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(**_as_columns(table)))
            _seat_people(connection, table)
            _append(connection, table.id, 0, moves)

        await self._run(work)

    async def change(self, table: TableRow, version: int, change: Change) -> None:
        """Commit an event that was made on `version`; raises Moved when the table is no longer there."""

        here = {"here": table.id, "version_before": version}
        news = TableChanged(
            by=self.bus.name, table=table.id, version=table.version, keep=change.keep, key=change.key, row=table,
            moves=list(change.append),
        )  # fmt: skip

        def work(connection: Connection) -> None:
            if UPDATE_TABLE.run(connection, [{**_as_columns(table), **here}]) != 1:
                raise VersionConflict
            if change.keep < change.before:
                connection.execute(CUT_MOVES, {"here": table.id, "keep": change.keep})
            _append(connection, table.id, change.keep, change.append)
            if change.seating:
                connection.execute(delete(PEOPLE).where(PEOPLE.c.table_id == table.id))
                _seat_people(connection, table)
            if change.key:
                INSERT_KEY.run(connection, [{"table_id": table.id, "key": change.key}])
            _tell_others(connection, news)

        async def commit() -> None:
            if self._together is None or change.keep < change.before or change.seating:
                await self._runner.run(work)
            elif not await self._together.add(Changing(table, version, change, news)):
                raise VersionConflict

        try:
            with metrics.COMMIT.time():
                await self._reach(commit())
        except TAKEN as error:  # another process has done what this key asks for
            raise VersionConflict from error

    async def _change_together(self, changes: Sequence[Changing]) -> list[Outcome[bool]]:
        """Of each, whether its table was where the change begins."""
        assert self._direct is not None
        try:
            made = await self._direct.column(CHANGES_AT_ONCE, _as_given(changes))
        except TAKEN_BACK as error:  # all of it: what is wrong with one does not keep the others
            if len(changes) == 1:
                return [(None, error)]
            return [outcome for each in changes for outcome in await self._change_together([each])]
        return [(number in made, None) for number in range(len(changes))]

    async def say(self, id: str, line: ChatRow, key: str) -> None:
        """Write a line of chat down after the last one; raises Moved when somebody else spoke at the same moment."""

        def work(connection: Connection) -> None:
            last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == id).scalar_subquery()
            INSERT_KEY.run(connection, [{"table_id": id, "key": key}])
            connection.execute(insert(CHAT).values(table_id=id, number=last + 1, **line.__dict__))
            _tell_others(connection, ChatPosted(by=self.bus.name, table=id))

        try:
            await self._run(work)
        except TAKEN as error:
            raise VersionConflict from error

    async def prefer(self, holder: str, game: str, chosen: Mapping[str, str]) -> None:
        """Keep what somebody wants answered at a game without being asked."""
        row = {"holder": holder, "game": game}
        here = (PREFERENCES.c.holder == holder) & (PREFERENCES.c.game == game)

        def work(connection: Connection) -> None:
            connection.execute(delete(PREFERENCES).where(here))
            connection.execute(insert(PREFERENCES).values(**row, chosen=json.dumps(chosen)))
            _tell_others(connection, PreferenceChanged(by=self.bus.name, holder=holder, game=game))

        await self._run(work)

    async def preferences(self, holders: Sequence[str], game: str) -> dict[str, dict[str, str]]:
        """What each of them has said; who has said nothing is not in it."""
        wanted = PREFERENCES.c.holder.in_(holders) & (PREFERENCES.c.game == game)
        rows = await self._all(select(PREFERENCES.c.holder, PREFERENCES.c.chosen).where(wanted))
        return {row.holder: json.loads(row.chosen) for row in rows}

    async def read(self, id: str) -> TableSnapshot | None:
        """A table as it was at one moment. Another process may change it between two looks: it is read again then, for
        a row with the moves of a later one is a table that never was."""
        while rows := await self._all(select(TABLES).where(TABLES.c.id == id)):
            row = _as_table(rows[0])
            kept = TableSnapshot(row, await self._moves(id), await self._keys(id), await self.chat(id))
            if await self.version(id) == row.version:
                return kept
        return None

    async def _moves(self, id: str) -> list[MoveRow]:
        query = select(MOVES.c.seat, MOVES.c.action).where(MOVES.c.table_id == id).order_by(MOVES.c.number)
        return [MoveRow(row.seat, row.action) for row in await self._all(query)]

    async def version(self, id: str) -> int:
        """At which version a table is now; -1 where it is none any more."""
        rows = await self._all(select(TABLES.c.version).where(TABLES.c.id == id))
        return int(rows[0].version) if rows else -1

    async def _keys(self, id: str) -> set[str]:
        return {row.key for row in await self._all(select(KEYS.c.key).where(KEYS.c.table_id == id))}

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.number > after).order_by(CHAT.c.number)
        return [ChatRow(row.seat, row.name, row.text, row.at, row.holder) for row in await self._all(query)]

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which a secret sits, or which it opened, newest first."""
        own = select(TABLES.c.id).join(PEOPLE, PEOPLE.c.table_id == TABLES.c.id).where(PEOPLE.c.holder == holder)
        return await self._ids(own.order_by(TABLES.c.updated.desc()).limit(most))

    async def gathering(self, most: int) -> list[str]:
        """The ids of listed tables that wait for players, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "gathering", TABLES.c.private.is_(False))
        return await self._ids(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def waiting_for_bots(self) -> list[str]:
        """The ids of the tables in play at which people sit and a bot is asked."""
        going = TABLES.c.due & (TABLES.c.status == "playing") & (TABLES.c.bots > 0) & (TABLES.c.seated > 0)
        return await self._ids(select(TABLES.c.id).where(going))

    async def bots_alone(self, host: str) -> int:
        """How many tables of a person are in play at which only bots sit."""
        own = (PEOPLE.c.holder == host) & (TABLES.c.host == host)
        alone = (TABLES.c.status == "playing") & (TABLES.c.seated == 0) & (TABLES.c.bots > 0)
        query = select(func.count().label("tables")).select_from(TABLES.join(PEOPLE)).where(own & alone)
        return int((await self._all(query))[0].tables)

    async def expire(self, unbegun_before: float, bots_before: float, watched: Sequence[str]) -> list[str]:
        """Forget tables that were opened and never begun, and those at which bots were left alone; which."""
        unbegun = (TABLES.c.status == "gathering") & (TABLES.c.updated < unbegun_before)
        alone = (TABLES.c.status == "playing") & (TABLES.c.updated < bots_before)
        alone &= (TABLES.c.seated == 0) & (TABLES.c.bots > 0)

        def work(connection: Connection) -> list[str]:
            found = [row.id for row in connection.execute(select(TABLES.c.id).where(unbegun | alone)).all()]
            forgotten = [id for id in found if id not in watched]
            for id in forgotten:
                connection.execute(delete(TABLES).where(TABLES.c.id == id))
            return forgotten

        return await self._run(work)

    # Any: a row's type is that of its columns, which SQLAlchemy knows only when it runs.
    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._run(lambda connection: connection.execute(query).all(), alone=True)

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [row.id for row in await self._all(query)]


# --- rows


def _append(connection: Connection, id: str, after: int, moves: Sequence[MoveRow]) -> None:
    INSERT_MOVES.run(connection, _move_rows(id, after, moves))


def _move_rows(id: str, after: int, moves: Sequence[MoveRow]) -> list[dict[str, object]]:
    return [
        {"table_id": id, "number": number, "seat": move.seat, "action": move.action}
        for number, move in enumerate(moves, after + 1)
    ]


def _tell_others(connection: Connection, news: AnyEvent) -> None:
    """To every process that listens, when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"news": written(news)})


def _seat_people(connection: Connection, table: TableRow) -> None:
    holders = {table.host, *[seat.holder for seat in table.seats]} - {""}
    if holders:
        connection.execute(INSERT_PEOPLE, [{"holder": holder, "table_id": table.id} for holder in sorted(holders)])


def _as_columns(table: TableRow) -> dict[str, object]:
    return {
        **table.__dict__,
        "options": json.dumps(table.options, ensure_ascii=False),
        "seats": json.dumps([seat.__dict__ for seat in table.seats], ensure_ascii=False),
        "lesson": None if table.lesson is None else json.dumps(table.lesson),
        "muted": json.dumps(table.muted),
        "seated": sum(seat.is_held and not seat.stand_in for seat in table.seats),
        "bots": sum(seat.is_played_by_bot for seat in table.seats),
    }


def _as_table(row: Row[Any]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = json.loads(columns["options"])
    columns["seats"] = [SeatRow(**seat) for seat in json.loads(columns["seats"])]
    columns["lesson"] = columns["lesson"] and json.loads(columns["lesson"])
    columns["muted"] = json.loads(columns["muted"])
    del columns["seated"], columns["bots"]
    return TableRow(**columns)
