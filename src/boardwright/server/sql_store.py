"""The database: tables, their moves, their chat, and people. The record is the truth, and this is where it lies.

SQLite by default, PostgreSQL by URL. Every commit names the version it was made on, so that of two processes that
change a table at once exactly one wins.
"""

import asyncio
import json
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
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
    ScalarSelect,
    Select,
    String,
    Table,
    TableValuedAlias,
    Text,
    bindparam,
    delete,
    exists,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.types import TypeEngine

from boardwright.kernel.text import common
from boardwright.lobby.errors import StorageUnavailable
from boardwright.lobby.storage import (
    LEASE,
    NEW,
    AnyEvent,
    ChatPosted,
    ChatRow,
    Clock,
    Commit,
    MoveRow,
    PreferenceChanged,
    SeatRow,
    Summary,
    TableChanged,
    TableRow,
    TableSnapshot,
    VersionConflict,
)
from boardwright.lobby.table import CHAT_SHOWN
from boardwright.server import metrics
from boardwright.server.database import (
    CANCELLED_SECONDS,
    BadDatabase,
    GroupCommit,
    HotStatement,
    OnPostgres,
    Outcome,
    Runner,
    inspect_file,
    is_transient,
    keep_private,
    migrate,
    postgres_statement,
    reason,
    runner_for,
)
from boardwright.server.postgres_bus import CHANNEL, bus_for, encoded
from boardwright.server.schema import (
    CHAT,
    DUE,
    KEYS,
    MOVES,
    OUTBOX,
    PEOPLE,
    PREFERENCES,
    SEATS,
    SESSIONS,
    TABLES,
)

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")

RETRY_SECONDS: Final = 1.0
DAY: Final = 86_400.0
UNBEGUN_EXPIRE: Final = 14 * DAY
BOTS_ALONE_EXPIRE: Final = 7 * DAY
KEYS_EXPIRE: Final = DAY
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
CUT_DUE = HotStatement(delete(DUE).where(DUE.c.table_id == bindparam("here")))
INSERT_MOVES = HotStatement(insert(MOVES))
INSERT_KEY = HotStatement(insert(KEYS))
INSERT_DUE = HotStatement(insert(DUE))
# Another process may have seen them since.
NOTE_SEEN = update(PEOPLE).where(PEOPLE.c.id == bindparam("who"), PEOPLE.c.last_seen < bindparam("seen"))
NOTE_SEEN = NOTE_SEEN.values(last_seen=bindparam("seen"))
# Changes nothing, but is written down as any change.
PROBE = "UPDATE alembic_version SET version_num = version_num"
NOTIFY = select(func.pg_notify(bindparam("channel", CHANNEL), bindparam("news", type_=String)))

# Nobody plays at these; bots do.
NOBODY_SITS = ~exists().where(
    SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person", SEATS.c.left.is_(False), SEATS.c.stand_in == ""
)
BOTS_SIT = exists().where(SEATS.c.table_id == TABLES.c.id, or_(SEATS.c.kind == "bot", SEATS.c.stand_in != ""))

_encode = msgspec.json.Encoder().encode
_summary = msgspec.json.Decoder(Summary).decode


# Any: SQLAlchemy knows the types of rows and of what is given only when it runs.
def _given(name: str, columns: Mapping[str, TypeEngine[Any]]) -> TableValuedAlias:
    """Rows that a statement is given, column by column."""
    each = [bindparam(f"{name}_{column}", type_=ARRAY(kind)) for column, kind in columns.items()]
    return func.unnest(*each).table_valued(*columns, name=name).render_derived(name=name)


def _types(table: Table) -> dict[str, TypeEngine[Any]]:
    return {column.name: column.type for column in table.columns}


def _commits_at_once() -> Select[Any]:
    """What most commits are, and those of several tables, as one statement: to PostgreSQL each one is a round trip, and
    this takes one in place of seven for each. The row of a table is changed if it is at the version before; only then
    come its moves, its key, what is due and a signal to the others. It gives the numbers of the commits that were
    made."""
    new = _given("new", {**_types(TABLES), "version_before": Integer(), "news": Text(), "commit": Integer()})
    values = {name: new.c[name] for name in _types(TABLES) if name != "id"}
    at_it = (TABLES.c.id == new.c.id) & (TABLES.c.version == new.c.version_before)
    changed = update(TABLES).where(at_it).values(values)
    made = changed.returning(new.c.commit, new.c.news, new.c.id, new.c.version).cte("made")

    def follow(rows: Table) -> Insert:
        given = _given(rows.name, {**_types(rows), "commit": Integer()})
        own = select(*[given.c[name] for name in _types(rows)]).join(made, made.c.commit == given.c.commit)
        return insert(rows).from_select(list(_types(rows)), own)

    # What is due now has the new version, so it is never what is deleted.
    past = delete(DUE).where(DUE.c.table_id == made.c.id, DUE.c.version < made.c.version)
    sent = select(made.c.commit, func.pg_notify(bindparam("channel", type_=Text()), made.c.news))
    return sent.add_cte(
        follow(MOVES).cte("added"), follow(KEYS).cte("noted"), follow(DUE).cte("planned"), past.cte("done")
    )


COMMITS_AT_ONCE = postgres_statement(_commits_at_once())


class SqlStore:
    def __init__(self, url: str | URL, clock: Clock = time.time) -> None:
        self._url = make_url(url)
        self._clock = clock
        self.bus: Final = bus_for(self._url)
        self._process: Final = self.bus.name or secrets.token_hex(6)
        self._runner: Runner = runner_for(self._url)
        self._direct: Final = self._runner if isinstance(self._runner, OnPostgres) else None
        self._group: Final = None if self._direct is None else GroupCommit(self._commit_at_once)

    async def open(self, patience: float = 0.0) -> None:
        """Bring the database up to date; refuse one that is newer or damaged, and leave it as it is. A database server
        that does not answer yet is waited for, so many seconds."""
        name = self._url.render_as_string(hide_password=True)
        patient_until = time.monotonic() + patience
        while True:
            try:
                await asyncio.to_thread(inspect_file, self._url)
                if self._url.get_backend_name() == "sqlite" and self._url.database:
                    keep_private(Path(self._url.database))
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
        """`alone`: one statement, which is a transaction on its own."""
        return await self._reach(self._runner.run(work, alone=alone))

    async def _look(self, work: Callable[[Connection], T]) -> T:
        """Read several things as they are at one moment."""
        return await self._reach(self._runner.look(work))

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
        if self._group is not None:
            await self._group.finish()
            await self._let_go()
        await self._runner.close()

    async def _let_go(self) -> None:
        """Let the other processes do at once what is due and was claimed here."""
        own = update(DUE).where(DUE.c.claimed_by == self._process).values(lease_until=0.0)
        with suppress(*TROUBLE):
            async with asyncio.timeout(CANCELLED_SECONDS):
                await self._runner.run(lambda connection: connection.execute(own), alone=True)

    # --- writing

    async def commit(self, *commits: Commit) -> None:
        """Write an event down; raises VersionConflict if a table is no longer at the version before it."""

        async def write() -> None:
            if self._group is None or len(commits) > 1 or not _is_short(commits[0]):
                await self._runner.run(lambda connection: self._write_all(connection, commits))
            elif not await self._group.add(commits[0]):
                raise VersionConflict

        try:
            with metrics.COMMIT.time():
                await self._reach(write())
        except TAKEN as error:  # another process has done what this key asks for
            raise VersionConflict from error

    def _write_all(self, connection: Connection, commits: Sequence[Commit]) -> None:
        for commit in commits:
            self._write(connection, commit)

    def _write(self, connection: Connection, commit: Commit) -> None:
        here, row = {"here": commit.table.id}, _as_columns(commit.table)
        if commit.version == NEW:
            connection.execute(insert(TABLES).values(**row))
        elif UPDATE_TABLE.run(connection, [{**row, **here, "version_before": commit.version}]) != 1:
            raise VersionConflict
        if commit.keep < commit.before:
            connection.execute(CUT_MOVES, {**here, "keep": commit.keep})
        INSERT_MOVES.run(connection, _move_rows(commit))
        if commit.seats or commit.version == NEW:
            connection.execute(delete(SEATS).where(SEATS.c.table_id == commit.table.id))
            connection.execute(insert(SEATS), _seat_rows(commit.table))
        INSERT_KEY.run(connection, self._key_rows(commit))
        CUT_DUE.run(connection, [here])
        INSERT_DUE.run(connection, self._due_rows(commit))
        for notice in commit.outbox:
            connection.execute(insert(OUTBOX).values(**notice.__dict__, at=self._clock()))
        _signal(connection, self._signal_of(commit))

    async def _commit_at_once(self, commits: Sequence[Commit]) -> list[Outcome[bool]]:
        """Of each, whether its table was where the commit begins."""
        assert self._direct is not None
        try:
            made = await self._direct.column(COMMITS_AT_ONCE, self._as_given(commits))
        except TAKEN_BACK as error:  # all of it: what is wrong with one does not keep the others
            if len(commits) == 1:
                return [(None, error)]
            return [outcome for each in commits for outcome in await self._commit_at_once([each])]
        return [(number in made, None) for number in range(len(commits))]

    def _as_given(self, commits: Sequence[Commit]) -> dict[str, object]:
        """What the statement is given: rows, column by column, each with the number of its commit."""
        rows: dict[str, list[dict[str, object]]] = {"new": [], "moves": [], "keys": [], "due": []}
        for number, each in enumerate(commits):
            mark = {"commit": number}
            news = encoded(self._signal_of(each))
            rows["new"].append({**_as_columns(each.table), "version_before": each.version, "news": news, **mark})
            rows["moves"] += [{**row, **mark} for row in _move_rows(each)]
            rows["keys"] += [{**row, **mark} for row in self._key_rows(each)]
            rows["due"] += [{**row, **mark} for row in self._due_rows(each)]
        given: dict[str, object] = {"channel": CHANNEL}
        for name, table in (("new", TABLES), ("moves", MOVES), ("keys", KEYS), ("due", DUE)):
            columns = rows[name][0] if rows[name] else {**_types(table), "commit": 0}
            given |= {f"{name}_{column}": [row[column] for row in rows[name]] for column in columns}
        return given

    def _key_rows(self, commit: Commit) -> list[dict[str, object]]:
        return [{"table_id": commit.table.id, "key": commit.key, "at": self._clock()}] if commit.key else []

    def _due_rows(self, commit: Commit) -> list[dict[str, object]]:
        """Who commits also does what is due after it."""
        row = {"table_id": commit.table.id, "version": commit.table.version}
        return [
            {
                **row,
                "seat": due.seat,
                "kind": due.kind,
                "due_at": due.at,
                "claimed_by": self._process,
                "lease_until": self._clock() + LEASE,
            }
            for due in commit.due
        ]

    def _signal_of(self, commit: Commit) -> TableChanged:
        return TableChanged(by=self.bus.name, table=commit.table.id, version=commit.table.version, keep=commit.keep)

    async def say(self, id: str, line: ChatRow, key: str) -> int:
        """Write a line of chat down after the last one; its number. Raises VersionConflict if somebody else spoke at
        the same moment, or if the key has been used."""

        def work(connection: Connection) -> int:
            INSERT_KEY.run(connection, [{"table_id": id, "key": key, "at": self._clock()}])
            number = _lines(connection, id) + 1
            connection.execute(insert(CHAT).values(table_id=id, number=number, **line.__dict__))
            _signal(connection, ChatPosted(by=self.bus.name, table=id))
            return number

        try:
            return await self._run(work)
        except TAKEN as error:
            raise VersionConflict from error

    # --- what happens later

    async def claim(self, now: float, until: float, id: str = "") -> list[str]:
        """Take over what is due and no living process does, at all tables or at one."""
        free = DUE.c.lease_until < now
        if not self.bus.name:  # of a database for one process nobody else can live who claimed anything
            free |= DUE.c.claimed_by != self._process
        wanted = select(DUE.c.table_id, DUE.c.version, DUE.c.seat)
        wanted = wanted.where(free, DUE.c.table_id == id) if id else wanted.where(free, DUE.c.due_at <= now)

        def work(connection: Connection) -> list[str]:
            locked = wanted.with_for_update(skip_locked=True) if self._direct else wanted
            found = connection.execute(locked).all()
            for row in found:
                here = (DUE.c.table_id == row.table_id) & (DUE.c.version == row.version) & (DUE.c.seat == row.seat)
                connection.execute(update(DUE).where(here).values(claimed_by=self._process, lease_until=until))
            return list(dict.fromkeys(row.table_id for row in found))

        return await self._run(work)

    async def renew(self, until: float, ids: Sequence[str]) -> None:
        """Keep what this process has claimed at these tables. What it claimed elsewhere and cannot do is let go."""
        own = update(DUE).where(DUE.c.claimed_by == self._process, DUE.c.table_id.in_(ids)).values(lease_until=until)
        await self._run(lambda connection: connection.execute(own), alone=True)

    async def expire(self, now: float, watched: Sequence[str]) -> list[str]:
        """Forget tables that were opened and never begun, those at which bots were left alone, and old keys."""
        unbegun = (TABLES.c.status == "gathering") & (TABLES.c.updated < now - UNBEGUN_EXPIRE)
        alone = (TABLES.c.status == "playing") & (TABLES.c.updated < now - BOTS_ALONE_EXPIRE) & NOBODY_SITS & BOTS_SIT

        def work(connection: Connection) -> list[str]:
            connection.execute(delete(KEYS).where(KEYS.c.at < now - KEYS_EXPIRE))
            found = [row.id for row in connection.execute(select(TABLES.c.id).where(unbegun | alone)).all()]
            forgotten = [id for id in found if id not in watched]
            for id in forgotten:
                connection.execute(delete(TABLES).where(TABLES.c.id == id))
            return forgotten

        return await self._run(work)

    # --- people

    async def person_of(self, secret_hash: str, *, create: bool) -> str:
        query = select(SESSIONS.c.person_id).where(SESSIONS.c.secret_hash == secret_hash)

        def work(connection: Connection) -> str:
            found = connection.execute(query).scalar()
            if found is None:
                found = secrets.token_hex(8)
                connection.execute(insert(PEOPLE).values(id=found, last_seen=self._clock()))
                connection.execute(insert(SESSIONS).values(secret_hash=secret_hash, person_id=found))
            return str(found)

        rows = await self._all(query)
        if rows:
            return str(rows[0].person_id)
        if not create:
            return ""
        try:
            return await self._run(work)
        except TAKEN:  # another request of the same browser came first
            return await self.person_of(secret_hash, create=False)

    async def saw(self, seen: Mapping[str, float]) -> None:
        rows = [{"who": person, "seen": at} for person, at in sorted(seen.items()) if person]
        if rows:
            await self._run(lambda connection: connection.execute(NOTE_SEEN, rows))

    async def prefer(self, person: str, game: str, chosen: Mapping[str, str]) -> None:
        """Keep what a person wants answered at a game without being asked."""
        row = {"person": person, "game": game, "chosen": json.dumps(chosen)}
        added = sqlite_insert(PREFERENCES) if self._direct is None else postgres_insert(PREFERENCES)
        said = added.values(**row).on_conflict_do_update(
            index_elements=["person", "game"], set_={"chosen": row["chosen"]}
        )

        def work(connection: Connection) -> None:
            connection.execute(said)
            _signal(connection, PreferenceChanged(by=self.bus.name, person=person, game=game))

        await self._run(work)

    async def preferences(self, persons: Sequence[str], game: str) -> dict[str, dict[str, str]]:
        """What each of them has said; who has said nothing is not in it."""
        wanted = PREFERENCES.c.person.in_(persons) & (PREFERENCES.c.game == game)
        rows = await self._all(select(PREFERENCES.c.person, PREFERENCES.c.chosen).where(wanted))
        return {row.person: json.loads(row.chosen) for row in rows}

    # --- reading

    async def read(self, id: str) -> TableSnapshot | None:
        """A table as it was at one moment, whoever else changes it."""
        seen = select(PEOPLE.c.id, PEOPLE.c.last_seen).join(SEATS, SEATS.c.person == PEOPLE.c.id)
        ours = select(DUE.c.seat).where(DUE.c.table_id == id, DUE.c.claimed_by == self._process)

        def work(connection: Connection) -> TableSnapshot | None:
            tables = _tables(connection, select(TABLES).where(TABLES.c.id == id))
            if not tables:
                return None
            keys = connection.execute(select(KEYS.c.key).where(KEYS.c.table_id == id)).scalars()
            last_seen = {row.id: row.last_seen for row in connection.execute(seen.where(SEATS.c.table_id == id))}
            moves, before = _moves(connection, id, 0), max(_lines(connection, id) - CHAT_SHOWN, 0)
            chat, claimed = _chat(connection, id, before), connection.execute(ours).first() is not None
            return TableSnapshot(tables[0], moves, set(keys), chat, last_seen, before, claimed)

        return await self._look(work)

    async def since(self, id: str, moves: int) -> tuple[TableRow, list[MoveRow]] | None:
        def work(connection: Connection) -> tuple[TableRow, list[MoveRow]] | None:
            tables = _tables(connection, select(TABLES).where(TABLES.c.id == id))
            return (tables[0], _moves(connection, id, moves)) if tables else None

        return await self._look(work)

    async def latest(self, id: str) -> tuple[int, int]:
        """The version of a table, -1 if there is none any more, and the number of its last line of chat."""
        rows = await self._all(select(TABLES.c.version, _last_line(id).label("line")).where(TABLES.c.id == id))
        return (int(rows[0].version), int(rows[0].line)) if rows else (-1, 0)

    async def has_key(self, id: str, key: str) -> bool:
        return bool(await self._all(select(KEYS.c.at).where(KEYS.c.table_id == id, KEYS.c.key == key)))

    async def chat(self, id: str, after: int = 0, most: int | None = None) -> list[ChatRow]:
        return await self._look(lambda connection: _chat(connection, id, after, most))

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables at which a person sits, or which they opened, newest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        opened = select(TABLES.c.id).where(TABLES.c.host == person)
        own = select(TABLES).where(TABLES.c.id.in_(seated.union(opened)))
        query = own.order_by(TABLES.c.updated.desc()).limit(most)
        return await self._look(lambda connection: _tables(connection, query)) if person else []

    async def gathering(self, most: int) -> list[TableRow]:
        """Listed tables that wait for players, newest first."""
        query = select(TABLES).where(TABLES.c.status == "gathering", TABLES.c.private.is_(False))
        query = query.order_by(TABLES.c.updated.desc()).limit(most)
        return await self._look(lambda connection: _tables(connection, query))

    async def bots_alone(self, host: str) -> int:
        """How many tables of a person are in play at which only bots sit."""
        alone = (TABLES.c.host == host) & (TABLES.c.status == "playing") & NOBODY_SITS & BOTS_SIT
        query = select(func.count().label("tables")).select_from(TABLES).where(alone)
        return int((await self._all(query))[0].tables)

    # Any: a row's type is that of its columns, which SQLAlchemy knows only when it runs.
    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._look(lambda connection: connection.execute(query).all())


# --- rows


def _is_short(commit: Commit) -> bool:
    """Return True if one statement can write it: an event that only adds moves."""
    return commit.version != NEW and commit.keep == commit.before and not commit.seats and not commit.outbox


def _move_rows(commit: Commit) -> list[dict[str, object]]:
    return [
        {"table_id": commit.table.id, "number": number, "seat": move.seat, "action": move.action}
        for number, move in enumerate(commit.moves, commit.keep + 1)
    ]


def _seat_rows(table: TableRow) -> list[dict[str, object]]:
    return [{"table_id": table.id, "number": number, **seat.__dict__} for number, seat in enumerate(table.seats)]


def _signal(connection: Connection, event: AnyEvent) -> None:
    """To every process that listens, when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"news": encoded(event)})


def _moves(connection: Connection, id: str, after: int) -> list[MoveRow]:
    query = select(MOVES.c.seat, MOVES.c.action).where(MOVES.c.table_id == id, MOVES.c.number > after)
    return [MoveRow(row.seat, row.action) for row in connection.execute(query.order_by(MOVES.c.number))]


def _last_line(id: str) -> ScalarSelect[int]:
    return select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == id).scalar_subquery()


def _lines(connection: Connection, id: str) -> int:
    return int(connection.execute(select(_last_line(id))).scalar_one())


def _chat(connection: Connection, id: str, after: int, most: int | None = None) -> list[ChatRow]:
    query = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.number > after).order_by(CHAT.c.number).limit(most)
    return [ChatRow(row.seat, row.name, row.text, row.at, row.person) for row in connection.execute(query)]


def _tables(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """Tables with their seats, in the order of the query."""
    rows = connection.execute(query).all()
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    wanted = select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.table_id, SEATS.c.number)
    for row in connection.execute(wanted) if rows else ():
        columns = dict(row._mapping)
        del columns["number"]
        seats[columns.pop("table_id")].append(SeatRow(**columns))
    return [_as_table(row, seats[row.id]) for row in rows]


def _as_columns(table: TableRow) -> dict[str, object]:
    columns = {
        **table.__dict__,
        "options": json.dumps(table.options, ensure_ascii=False),
        "lesson": None if table.lesson is None else json.dumps(table.lesson),
        "muted": json.dumps(table.muted),
        "summary": _encode(table.summary).decode(),
    }
    del columns["seats"]
    return columns


def _as_table(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = json.loads(columns["options"])
    columns["lesson"] = columns["lesson"] and json.loads(columns["lesson"])
    muted = json.loads(columns["muted"])  # earlier versions noted no names
    columns["muted"] = muted if isinstance(muted, dict) else dict.fromkeys(muted, "")
    columns["summary"] = _summary(columns["summary"])
    return TableRow(**columns, seats=seats)
