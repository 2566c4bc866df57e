"""Copies of everything a server keeps, made while it runs: one SQLite file, whichever database it comes from."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, NullPool, Table, create_engine, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from boardwright.server.database import (
    IN_USE_LOCK,
    WHOLE,
    BadDatabase,
    keep_private,
    open_to_read,
    runner_for,
    sqlite_url,
)
from boardwright.server.schema import METADATA, TABLES
from boardwright.server.sql_store import SqlStore

AT_ONCE: Final = 500  # rows

T = TypeVar("T")
Progress = Callable[[str, int], None]


async def back_up(database: URL, file: Path, progress: Progress) -> int:
    """Copy a database, as it is at one moment, into a new file; how many tables it holds. The file is looked through
    before it gets its name: what has the name is whole."""
    if file.exists():
        raise BadDatabase(f"{file} exists already; give the copy another name.")
    await _check_is_current(database)
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".boardwright-") as folder:
        copy = sqlite_url(Path(folder))
        made = Path(str(copy.database))
        if database.get_backend_name() == "sqlite":
            _copy_pages(Path(str(database.database)), made, progress)
        else:
            await _prepare(copy)
            await _copy_rows(database, copy, progress)
        _check(made)
        shutil.move(made, file)
    return await _count(URL.create("sqlite", database=str(file)))


async def restore(file: Path, database: URL, progress: Progress, *, replace: bool) -> int:
    """Fill a database from a copy; how many tables it holds then. One that holds games is left as it is, unless they
    are to be replaced. The copy may come from an earlier version; it is not touched."""
    if not file.is_file():
        raise BadDatabase(f"There is no file {file}.")
    await _prepare(database)
    held = await _count(database)
    if held and not replace:
        raise BadDatabase(
            f"The database holds {held} tables already: say --replace to lose them, or restore elsewhere."
        )
    with tempfile.TemporaryDirectory(prefix="boardwright-") as folder:
        copy = sqlite_url(Path(folder))
        path = Path(str(copy.database))
        shutil.copyfile(file, path)
        _mark_whole(path)
        await _prepare(copy)
        await _fill(database, copy, progress)
    return await _count(database)


async def _prepare(database: URL) -> None:
    """Bring a database up to date."""
    store = SqlStore(database)
    try:
        await store.open()
    finally:
        await store.close()


async def _check_is_current(database: URL) -> None:
    """Only what this version reads can be copied; a server of this version has seen to that."""
    if database.get_backend_name() == "sqlite" and not Path(database.database or "").is_file():
        raise BadDatabase(f"There is no database {database.database}.")
    try:
        await _look(database, lambda connection: connection.execute(select(TABLES).limit(1)).all())
    except DBAPIError as error:
        name = database.render_as_string(hide_password=True)
        raise BadDatabase(
            f"The database {name} cannot be read by this version of Boardwright ({error.__class__.__name__}): start the"
            " server once, which brings it up to date."
        ) from error


def _copy_pages(source: Path, made: Path, progress: Progress) -> None:
    """SQLite's own way, which lets the server write meanwhile."""
    keep_private(made)
    with closing(open_to_read(source)) as reading, closing(sqlite3.connect(made)) as writing:
        # In one go: it begins anew with every page that is written between two.
        reading.backup(writing, pages=-1, progress=lambda _, left, all: progress("pages", all - left))
        writing.execute(f"PRAGMA user_version={WHOLE}")


async def _copy_rows(source: URL, copy: URL, progress: Progress) -> None:
    """All rows of a PostgreSQL database, in one transaction at either end."""

    def work(reading: Connection) -> None:
        # One moment for all tables, however long reading them takes.
        reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        reading.execute(text("SET LOCAL statement_timeout = 0"))
        with _opened(copy) as writing:
            _transfer(reading, writing, progress)

    await _run(source, work)


async def _fill(target: URL, copy: URL, progress: Progress) -> None:
    """Replace all rows of a database by those of a copy, in one transaction."""

    def work(writing: Connection) -> None:
        _refuse_in_use(writing)
        for table in reversed(METADATA.sorted_tables):
            writing.execute(delete(table))
        with _opened(copy) as reading:
            _transfer(reading, writing, progress)

    await _run(target, work)


def _refuse_in_use(connection: Connection) -> None:
    """A server holds a lock on its database; that of an SQLite file is on its folder (`folder_lock`)."""
    is_free = select(func.pg_try_advisory_xact_lock(IN_USE_LOCK))
    if connection.dialect.name == "postgresql" and not connection.execute(is_free).scalar_one():
        raise BadDatabase("A server uses the database: stop it first, or restore into another one.")


@contextmanager
def _opened(copy: URL) -> Iterator[Connection]:
    """A file that nobody else uses."""
    engine = create_engine(copy)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _transfer(reading: Connection, writing: Connection, progress: Progress) -> None:
    for table in METADATA.sorted_tables:
        copied = 0
        for rows in _rows_of(reading, table):
            writing.execute(insert(table), rows)
            copied += len(rows)
            progress(table.name, copied)


async def _look(database: URL, work: Callable[[Connection], T]) -> T:
    """Read a database without changing anything, whether or not a server uses it."""
    if database.get_backend_name() != "sqlite":
        return await _run(database, work)
    path = Path(str(database.database))
    engine = create_engine("sqlite://", creator=lambda: open_to_read(path), poolclass=NullPool)
    with engine.connect() as connection:
        return work(connection)


async def _run(database: URL, work: Callable[[Connection], T]) -> T:
    runner = runner_for(database)
    try:
        return await runner.run(work)
    finally:
        await runner.close()


# Any: a row's type is that of its columns, which SQLAlchemy knows only when it runs.
def _rows_of(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    for row in connection.execute(select(table).order_by(*table.primary_key.columns)):
        rows.append(dict(row._mapping))
        if len(rows) == AT_ONCE:
            yield rows
            rows = []
    if rows:
        yield rows


async def _count(database: URL) -> int:
    return int(await _look(database, lambda c: c.execute(select(func.count()).select_from(TABLES)).scalar_one()))


def _check(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        connection.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    if found != "ok":
        raise BadDatabase(f"The copy is damaged ({found}); nothing was kept of it.")


def _mark_whole(path: Path) -> None:
    """Who restores a file wants what it holds, even if it was copied without its log."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version={WHOLE}")
    except sqlite3.DatabaseError as error:
        raise BadDatabase(f"This is no copy that Boardwright made: {error}.") from error
