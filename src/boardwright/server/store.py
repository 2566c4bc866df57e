"""The database: tables, their moves, their chat. The record is the truth, and this is where it lies.

SQLite by default, PostgreSQL by URL. A move is told to nobody before its transaction is committed. Every change names
the version it was made on, so that of two processes that change a table at once exactly one wins.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Row,
    Select,
    StaticPool,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from boardwright.kernel.errors import Refusal

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 20_250_001  # any number, the same in all processes

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(80), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("status", String(20), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("holding", Integer),
    Column("ended", Integer, nullable=False),
    Column("next_table", String(80), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("updated", Float, nullable=False),
    Column("lesson", Text),
)
# Without rowids SQLite keeps rows in the order of their keys, and needs no second index to find them.
MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    sqlite_with_rowid=False,
)
KEYS = Table(
    "keys",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(80), primary_key=True),
    sqlite_with_rowid=False,
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
PREFERENCES = Table(
    "preferences",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("chosen", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Written once: building a statement takes longer than running it.
UPDATE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("here"), TABLES.c.version == bindparam("version_before"))
CUT_MOVES = delete(MOVES).where(MOVES.c.table_id == bindparam("here"), MOVES.c.number > bindparam("keep"))
INSERT_MOVES = insert(MOVES)
INSERT_KEY = insert(KEYS)


class Moved(Exception):
    """Somebody else has changed the table since it was read."""


class BadDatabase(Refusal):
    """The database cannot be used as it is; it has not been touched."""


@dataclass
class SeatRow:
    """Who sits on a seat. `holder` is the hash of the secret that the seat belongs to."""

    kind: str
    name: str = ""
    bot: str = ""
    holder: str = ""
    left: bool = False


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatRow]
    host: str
    private: bool
    pace: str
    status: str
    version: int
    updated: float
    holding: int | None = None
    ended: int = 0
    next_table: str = ""
    hints: bool = False  # allowed where several people play
    rules: int = 1  # the version that its moves were made under; of no meaning before the game
    lesson: list[str] | None = None  # of a guided first game: the ideas that have been told


@dataclass(frozen=True)
class MoveRow:
    seat: int
    action: str


@dataclass(frozen=True)
class ChatRow:
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Change:
    """What one event does to the moves of a table: of `before` of them the first `keep` stay, then `append` follows.
    Under a key it is done once."""

    before: int
    keep: int
    append: Sequence[MoveRow] = ()
    key: str = ""


class Store:
    def __init__(self, url: str | URL) -> None:
        self._url = make_url(url)
        self._runner: _Runner = _InThread(self._url) if self._url.get_backend_name() == "sqlite" else _Async(self._url)

    async def open(self) -> None:
        """Bring the database up to date; refuse one that is newer or damaged, and leave it as it is."""
        name = self._url.render_as_string(hide_password=True)
        try:
            await asyncio.to_thread(_inspect_file, self._url)
            await self._runner.run(_migrate)
        except (OperationalError, OSError) as error:
            raise BadDatabase(f"The database {name} cannot be opened: {_reason(error)}.") from error
        except DBAPIError as error:
            raise BadDatabase(f"The database {name} cannot be used: {_reason(error)}.") from error

    async def close(self) -> None:
        await self._runner.close()

    async def create(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(**_as_columns(table)))
            _append(connection, table.id, 0, moves)

        await self._runner.run(work)

    async def change(self, table: TableRow, version: int, change: Change) -> None:
        """Commit an event that was made on `version`; raises Moved when the table is no longer there."""

        def work(connection: Connection) -> None:
            here = {"here": table.id, "version_before": version}
            if connection.execute(UPDATE_TABLE, {**_as_columns(table), **here}).rowcount != 1:
                raise Moved
            if change.keep < change.before:
                connection.execute(CUT_MOVES, {"here": table.id, "keep": change.keep})
            _append(connection, table.id, change.keep, change.append)
            if change.key:
                connection.execute(INSERT_KEY, {"table_id": table.id, "key": change.key})

        await self._runner.run(work)

    async def say(self, id: str, line: ChatRow, key: str) -> None:
        """Write a line of chat down after the last one; raises Moved when somebody else spoke at the same moment."""

        def work(connection: Connection) -> None:
            last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == id).scalar_subquery()
            connection.execute(INSERT_KEY, {"table_id": id, "key": key})
            connection.execute(insert(CHAT).values(table_id=id, number=last + 1, **line.__dict__))

        try:
            await self._runner.run(work)
        except IntegrityError as error:
            raise Moved from error

    async def prefer(self, holder: str, game: str, chosen: Mapping[str, str]) -> None:
        """Keep what somebody wants answered at a game without being asked."""
        row = {"holder": holder, "game": game}
        here = (PREFERENCES.c.holder == holder) & (PREFERENCES.c.game == game)

        def work(connection: Connection) -> None:
            connection.execute(delete(PREFERENCES).where(here))
            connection.execute(insert(PREFERENCES).values(**row, chosen=json.dumps(chosen)))

        await self._runner.run(work)

    async def preferences(self, holders: Sequence[str], game: str) -> dict[str, dict[str, str]]:
        """What each of them has said; who has said nothing is not in it."""
        wanted = PREFERENCES.c.holder.in_(holders) & (PREFERENCES.c.game == game)
        rows = await self._all(select(PREFERENCES.c.holder, PREFERENCES.c.chosen).where(wanted))
        return {row.holder: json.loads(row.chosen) for row in rows}

    async def table(self, id: str) -> TableRow | None:
        row = await self._runner.run(lambda c: c.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none())
        return None if row is None else _as_table(row)

    async def moves(self, id: str) -> list[MoveRow]:
        query = select(MOVES.c.seat, MOVES.c.action).where(MOVES.c.table_id == id).order_by(MOVES.c.number)
        return [MoveRow(row.seat, row.action) for row in await self._all(query)]

    async def keys(self, id: str) -> set[str]:
        return {row.key for row in await self._all(select(KEYS.c.key).where(KEYS.c.table_id == id))}

    async def chat(self, id: str) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.number)
        return [ChatRow(row.seat, row.name, row.text, row.at) for row in await self._all(query)]

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which a secret sits, or which it opened, newest first."""
        own = (TABLES.c.host == holder) | TABLES.c.seats.contains(holder)
        return await self._ids(select(TABLES.c.id).where(own).order_by(TABLES.c.updated.desc()).limit(most))

    async def gathering(self, most: int) -> list[str]:
        """The ids of listed tables that wait for players, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "gathering", TABLES.c.private.is_(False))
        return await self._ids(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def playing_with_bots(self) -> list[str]:
        """The ids of the tables in play at which a bot sits: it goes on when the server starts."""
        bots = TABLES.c.seats.contains('"kind": "bot"')
        return await self._ids(select(TABLES.c.id).where(TABLES.c.status == "playing", bots))

    # Any: a row's type is that of its columns, which SQLAlchemy knows only when it runs.
    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._runner.run(lambda connection: connection.execute(query).all())

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [row.id for row in await self._all(query)]


def sqlite_url(folder: Path) -> URL:
    return URL.create("sqlite", database=str(folder / "boardwright.db"))


def url_as_written(text: str) -> URL:
    """A URL as people write it, with the driver we use."""
    try:
        url = make_url(text.replace("postgres://", "postgresql://", 1))
    except ArgumentError as error:
        raise BadDatabase("BOARDWRIGHT_DATABASE is no URL of a database: write postgresql://user@host/name.") from error
    if url.drivername not in ("postgresql", "sqlite"):
        raise BadDatabase(f"Boardwright keeps its tables in postgresql or sqlite, not in {url.drivername}.")
    return url.set(drivername="postgresql+asyncpg") if url.drivername == "postgresql" else url


# --- running one transaction


class _Runner(Protocol):
    """Runs a piece of work on a connection, in a transaction of its own."""

    async def run(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class _Async:
    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url)

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class _InThread:
    """SQLite answers in microseconds: one thread that does a whole transaction at a time is several times cheaper than
    a driver that goes to its thread and back for every statement."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        self._thread = ThreadPoolExecutor(1, "store")
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    # Transactions are begun below: Python's module would leave changes of the schema outside of them.
    connection.isolation_level = None
    # A committed transaction survives the death of the process (and, with WAL, readers do not wait).
    connection.execute("PRAGMA busy_timeout=10000")
    _switch_to_wal(connection)
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """SQLite waits for a lock everywhere but here: where another process sets up the same new file, try again."""
    for pause in (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            time.sleep(pause)
    connection.execute("PRAGMA journal_mode=WAL")


def _begin_sqlite(connection: Connection) -> None:
    # At once for writing: a transaction that reads first and finds the file changed when it writes would fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# --- versions of the database


def _inspect_file(url: URL) -> None:
    """Look at an SQLite file without the right to write to it. (Other databases look after their own files.)"""
    path = Path(url.database or "")
    if url.get_backend_name() != "sqlite" or not path.is_file() or not path.stat().st_size:
        return
    damaged = (
        f"The database {path} is damaged ({{reason}}). It has been left as it is; move it away, or start with another"
        " --data folder."
    )
    # Beside a file that is not in use nothing is left lying about; one that is in use has its log beside it.
    how = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            marks = connection.execute("SELECT version_num FROM alembic_version") if "alembic_version" in tables else ()
            _refuse_newer([mark for (mark,) in marks])
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        raise BadDatabase(damaged.format(reason=error)) from error
    if found != "ok":
        raise BadDatabase(damaged.format(reason=found))


def _refuse_newer(marks: Iterable[str]) -> None:
    known = {revision.revision for revision in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    for mark in marks:
        if mark not in known:
            raise BadDatabase(
                f"The database was written by a newer Boardwright (its version is {mark!r}). It has been left as it"
                " is; update Boardwright, or start with another --data folder."
            )


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date: all of it or nothing, and one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    _refuse_newer(MigrationContext.configure(connection).get_current_heads())
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _reason(error: Exception) -> str:
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(told).splitlines()[0].rstrip(".")


# --- rows


def _append(connection: Connection, id: str, after: int, moves: Sequence[MoveRow]) -> None:
    if moves:
        rows = [
            {"table_id": id, "number": number, "seat": move.seat, "action": move.action}
            for number, move in enumerate(moves, after + 1)
        ]
        connection.execute(INSERT_MOVES, rows)


def _as_columns(table: TableRow) -> dict[str, object]:
    return {
        **table.__dict__,
        "options": json.dumps(table.options, ensure_ascii=False),
        "seats": json.dumps([seat.__dict__ for seat in table.seats], ensure_ascii=False),
        "lesson": None if table.lesson is None else json.dumps(table.lesson),
    }


def _as_table(row: Row[Any]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = json.loads(columns["options"])
    columns["seats"] = [SeatRow(**seat) for seat in json.loads(columns["seats"])]
    columns["lesson"] = columns["lesson"] and json.loads(columns["lesson"])
    return TableRow(**columns)
