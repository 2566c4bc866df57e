"""Reaching a database: by URL, one transaction at a time, and only when its schema is one that we know."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    ClauseElement,
    Connection,
    Dialect,
    Select,
    StaticPool,
    UpdateBase,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
)
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg as PostgresDialect
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as SQLiteDialect
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql.compiler import SQLCompiler

from boardwright.kernel.errors import Refusal
from boardwright.server.schema import METADATA

LOGGER = logging.getLogger(__name__)

T = TypeVar("T")
P = TypeVar("P")

MIGRATIONS = Path(__file__).parent / "migrations"
# Any numbers, the same in all processes.
MIGRATION_LOCK = 20_250_001
IN_USE_LOCK = 20_250_002  # of a PostgreSQL database: shared by the servers that use it

POOL = 5  # connections of a process, twice: for single statements, and for all else
CONNECT_SECONDS = 10
STATEMENT_SECONDS = 15
CANCELLED_SECONDS = 2
WRITTEN_AT_ONCE = 50  # pieces of work in one transaction
TRUSTED_SECONDS = 1.0  # since a connection was used last; asking each time would double the journeys
# Of each connection to PostgreSQL. The server notices within seconds when the machine at the other end has died, and
# gives free what it held.
SESSION = {
    "application_name": "boardwright",
    "statement_timeout": str(STATEMENT_SECONDS * 1000),
    "idle_in_transaction_session_timeout": str(STATEMENT_SECONDS * 1000),
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}

# Marks in the head of an SQLite file, read with the log beside it if there is one. In the file of a server that runs
# the mark is IN_USE, and the log begins with a change to LOGGED: so a file with its log is whole, and so is one into
# which somebody has folded the log (any `sqlite3` session does that after a crash), but not a copy without the log.
WHOLE = 0
IN_USE = 1
LOGGED = 2
LOG_FOLDED_AT = 4 * 1024 * 1024  # bytes of the log


class BadDatabase(Refusal):
    """The database cannot be used as it is; it has not been touched."""


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


@dataclass(frozen=True)
class PostgresStatement:
    """A statement as PostgreSQL reads it, and the names of what it is given, in order."""

    text: str
    names: tuple[str, ...]


# Any: a row's type is that of its columns, which SQLAlchemy knows only when it runs.
def postgres_statement(statement: Select[Any]) -> PostgresStatement:
    return _written(statement, PostgresDialect())  # type: ignore[no-untyped-call]  # SQLAlchemy left it out


def _written(statement: ClauseElement, dialect: Dialect, columns: list[str] | None = None) -> PostgresStatement:
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    assert isinstance(compiled, SQLCompiler)
    return PostgresStatement(str(compiled), tuple(compiled.positiontup or ()))


class HotStatement:
    """A statement that every move runs. SQLAlchemy takes longer to run it than SQLite itself: there it is run past it,
    in the same transaction."""

    def __init__(self, statement: UpdateBase, columns: Iterable[str] | None = None) -> None:
        """`columns`: those that it is given values for, all when not told."""
        self._statement: Final = statement
        self._on_sqlite: Final = _written(statement, SQLiteDialect(), None if columns is None else list(columns))

    def run(self, connection: Connection, given: Sequence[Mapping[str, object]]) -> int:
        """Once for each of what is given; how many rows it has changed."""
        raw = connection.connection.driver_connection
        if isinstance(raw, sqlite3.Connection):
            text, names = self._on_sqlite.text, self._on_sqlite.names
            return raw.executemany(text, [[row[name] for name in names] for row in given]).rowcount
        if not given:
            return 0
        return connection.execute(self._statement, given if len(given) > 1 else given[0]).rowcount


# What came of a piece of work, or why it was refused.
Outcome = tuple[T | None, Exception | None]


class GroupCommit(Generic[P, T]):
    """Writing a transaction through to the disk takes longer than all else in it, and each one is a journey. So there
    is one at a time: whatever has come meanwhile is written with the next, and called done together."""

    def __init__(self, write: Callable[[Sequence[P]], Awaitable[Sequence[Outcome[T]]]]) -> None:
        self._write: Final = write
        self._waiting: list[tuple[P, asyncio.Future[T]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, piece: P) -> T:
        """Have a piece of work written, and wait until it is."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((piece, done))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            # It is on its way: whoever looks next is to see what came of it.
            await asyncio.wait([done], timeout=CANCELLED_SECONDS)
            raise

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:WRITTEN_AT_ONCE], self._waiting[WRITTEN_AT_ONCE:]
            try:
                outcomes = await self._write([piece for piece, _ in batch])
            except Exception as error:  # the whole was not written: each of them hears it
                outcomes = [(None, error) for _ in batch]
            for (_, done), (result, refused) in zip(batch, outcomes, strict=True):
                if refused is None:
                    done.set_result(result)  # type: ignore[arg-type]  # None only where T is, or where it was refused
                else:
                    done.set_exception(refused)
        self._writing = None

    async def finish(self) -> None:
        if self._writing is not None:
            await self._writing


class Runner(Protocol):
    """Runs a piece of work on a connection, in a transaction of its own; `alone`: as one statement, which is one."""

    async def run(self, work: Callable[[Connection], T], *, alone: bool = False) -> T: ...

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Run what only reads: all of it sees one moment, and it waits for no writer."""

    async def begin(self) -> None:
        """The schema is up to date; from here on the database is in use."""

    async def close(self) -> None: ...


def runner_for(url: URL) -> Runner:
    return OnSqlite(url) if url.get_backend_name() == "sqlite" else OnPostgres(url)


class OnPostgres:
    """PostgreSQL: nothing waits for it for ever, and a connection that was lost is noticed before it is used."""

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS + 5, "server_settings": SESSION}
        self._limits: Final[dict[str, Any]] = limits
        self._engine = create_async_engine(
            url, pool_size=POOL, max_overflow=0, pool_timeout=CONNECT_SECONDS, connect_args=limits
        )
        event.listen(self._engine.sync_engine, "checkout", _check_alive)
        self._one_by_one = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._at_one_moment = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._direct: Any = None  # asyncpg's own pool, which has no types

    async def run(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        async with (self._one_by_one if alone else self._engine).begin() as connection:
            return await connection.run_sync(work)

    async def look(self, work: Callable[[Connection], T]) -> T:
        async with self._at_one_moment.begin() as connection:
            return await connection.run_sync(work)

    async def column(self, statement: PostgresStatement, given: Mapping[str, object]) -> list[Any]:
        """Run one statement past everything in between; what it gives in its first column."""
        async with self._direct.acquire(timeout=CONNECT_SECONDS) as connection:
            found = await connection.fetch(statement.text, *[given[name] for name in statement.names])
        return [row[0] for row in found]

    async def begin(self) -> None:
        async def leave_as_it_is(_: object) -> None:
            """Single statements leave nothing behind that would have to be put back."""

        if self._direct is None:
            self._direct = await asyncpg.create_pool(
                self._url, min_size=0, max_size=POOL, reset=leave_as_it_is, **self._limits
            )

    async def close(self) -> None:
        await self._engine.dispose()
        if self._direct is not None:
            try:
                async with asyncio.timeout(CANCELLED_SECONDS):
                    await self._direct.close()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._direct.terminate()


# Any: the driver's connection, which has no types.
def _check_alive(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
    """A connection that nobody has used for a while is asked first; in place of a dead one the pool takes another."""
    now = time.monotonic()
    before = record.info.get("used", now)
    record.info["used"] = now
    if now - before > TRUSTED_SECONDS:
        try:
            connection.ping()
        except Exception as error:  # whatever the driver says of a lost connection
            raise DisconnectionError from error


class OnSqlite:
    """SQLite answers in microseconds: one thread that does a whole transaction at a time is several times cheaper than
    a driver that goes to its thread and back for every statement."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        self._thread = ThreadPoolExecutor(1, "store")
        # With WAL who reads waits for no writer.
        self._reading = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._file = Path(url.database or "")
        self._log = Path(f"{self._file}-wal")
        self._marked = False
        self._fold_at = LOG_FOLDED_AT
        # Any: what a piece of work gives is its own business.
        self._group: GroupCommit[Callable[[Connection], Any], Any] = GroupCommit(self._write)
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)
        event.listen(self._reading, "connect", _set_up_sqlite)
        event.listen(self._reading, "begin", _begin_reading)

    async def run(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        done: T = await self._group.add(work)
        return done

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, work)

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    async def _write(self, works: Sequence[Callable[[Connection], Any]]) -> list[Outcome[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, works)

    def _transact(self, works: Sequence[Callable[[Connection], Any]]) -> list[Outcome[Any]]:
        """Several pieces of work in one transaction: what one of them refuses leaves nothing behind."""
        outcomes: list[Outcome[Any]] = []
        with self._engine.begin() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            for work in works:
                raw.execute("SAVEPOINT piece")
                try:
                    outcomes.append((work(connection), None))
                except Exception as error:
                    raw.execute("ROLLBACK TO piece")
                    outcomes.append((None, error))
                raw.execute("RELEASE piece")
        if self._marked and self._log_size() > self._fold_at:
            self._fold()
        return outcomes

    async def close(self) -> None:
        await self._group.finish()
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.dispose)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._reader.shutdown()
        self._thread.shutdown()

    def _close(self) -> None:
        if self._marked:
            with suppress(sqlite3.OperationalError):  # somebody else reads it: it stays as after a crash
                self._mark(WHOLE)
        self._engine.dispose()

    async def begin(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._fold)
        self._marked = True

    def _fold(self) -> None:
        """Write the log into the file, and begin a new one."""
        try:
            self._mark(IN_USE, LOGGED)
        except sqlite3.OperationalError as error:  # somebody else has it locked: later, then
            LOGGER.info("the log of the database is not folded yet: %s", error)
        self._fold_at = self._log_size() + LOG_FOLDED_AT

    def _log_size(self) -> int:
        return self._log.stat().st_size if self._log.exists() else 0

    def _mark(self, in_file: int, in_log: int | None = None) -> None:
        with closing(sqlite3.connect(self._file, timeout=0.5, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_autocheckpoint=0")
            connection.execute(f"PRAGMA user_version={in_file}")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if in_log is not None:
                connection.execute(f"PRAGMA user_version={in_log}")


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    # Transactions are begun below: Python's module would leave changes of the schema outside of them.
    connection.isolation_level = None
    # A committed transaction survives the death of the process (and, with WAL, readers do not wait).
    # Who asks may wait for a transaction that began just before and waits too: both end within two seconds.
    connection.execute("PRAGMA busy_timeout=900")
    _switch_to_wal(connection)
    # FULL: what was called done outlives a power cut too. What it costs stands in bench/server.md.
    # The log is folded into the file with the marks that belong to it, by `OnSqlite`.
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0"):
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


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_sqlite(connection: Connection) -> None:
    # At once for writing: a transaction that reads first and finds the file changed when it writes would fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# --- versions of the database


def inspect_file(url: URL) -> None:
    """Look at an SQLite file without the right to write to it. (Other databases look after their own files.)"""
    path = Path(url.database or "")
    if url.get_backend_name() != "sqlite" or not path.is_file() or not path.stat().st_size:
        return
    damaged = (
        f"The database {path} is damaged ({{reason}}). It has been left as it is; move it away, or start with another"
        " --data folder."
    )
    log = path.with_name(f"{path.name}-wal")
    try:
        with closing(open_to_read(path)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            marks = connection.execute("SELECT version_num FROM alembic_version") if "alembic_version" in tables else ()
            _refuse_newer([mark for (mark,) in marks])
            (mark,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        raise BadDatabase(damaged.format(reason=error)) from error
    if found != "ok":
        raise BadDatabase(damaged.format(reason=found))
    if mark == IN_USE and not log.exists():
        raise BadDatabase(
            f"The database {path} was copied while it was in use, without the log beside it ({log.name}): its newest"
            " moves are missing. It has been left as it is. Copy both files while the server is stopped, or use"
            " `boardwright backup`; to go on with what it holds, `boardwright restore` it into another folder."
        )


def open_to_read(path: Path) -> sqlite3.Connection:
    """A connection to an SQLite file that changes nothing, not even the log that a crash has left beside it."""
    # Beside a file that is not in use nothing is left lying about; one that is in use has its log beside it.
    how = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, check_same_thread=False)


def keep_private(path: Path) -> None:
    """Let nobody but the owner read a file; it is created if it is not there. SQLite gives its log the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):  # it is somebody else's, who lets us write to it
        path.chmod(0o600)


def _refuse_newer(marks: Iterable[str]) -> None:
    known = {revision.revision for revision in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    for mark in marks:
        if mark not in known:
            raise BadDatabase(
                f"The database was written by a newer Boardwright (its version is {mark!r}). It has been left as it"
                " is; update Boardwright, or start with another --data folder."
            )


def migrate(connection: Connection) -> None:
    """Bring the schema up to date: all of it or nothing, and one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    marks = MigrationContext.configure(connection).get_current_heads()
    _refuse_newer(marks)
    if not marks:
        _refuse_unmarked(connection)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    _refuse_incomplete(connection)


def _refuse_unmarked(connection: Connection) -> None:
    """Tables of ours without the mark of their version: nobody knows what would have to be done to them."""
    found = sorted(set(inspect(connection).get_table_names()) & set(METADATA.tables))
    if found:
        raise BadDatabase(
            f"The database holds tables of Boardwright ({', '.join(found)}) but not the mark of their version"
            " (alembic_version). It has been left as it is; restore it from a backup, or start with another database."
        )


def _refuse_incomplete(connection: Connection) -> None:
    """A database that somebody has changed by hand is told at once, not when the first player misses something."""
    looked = inspect(connection)
    tables = set(looked.get_table_names())
    missing = [name for name in METADATA.tables if name not in tables]
    for name, table in METADATA.tables.items():
        if name in tables:
            there = {column["name"] for column in looked.get_columns(name)}
            missing += [f"{name}.{column.name}" for column in table.columns if column.name not in there]
    if missing:
        raise BadDatabase(
            f"The database lacks {', '.join(missing)}, which its version should have. It has been left as it is;"
            " restore it from a backup, or start with another database."
        )


def is_transient(error: DBAPIError) -> bool:
    """Whether the database server will take connections in a while: it starts, recovers, or is full."""
    return getattr(error.orig, "sqlstate", "") in ("55000", "57P01", "57P02", "57P03", "53300", "08006", "08001")


def reason(error: Exception) -> str:
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(told).splitlines()[0].rstrip(".")
