"""The database: tables, their moves, their chat. The record is the truth, and this is where it lies.

SQLite by default, PostgreSQL by URL. A move is told to nobody before its transaction is committed. Every change names
the version it was made on, so that of two processes that change a table at once exactly one wins.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from boardwright.kernel.errors import Refusal

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
    Column("updated", Float, nullable=False, index=True),
)
MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
)
KEYS = Table(
    "keys",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(80), primary_key=True),
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
)


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


@dataclass
class Change:
    """What one event does to a table: cut the moves to `keep`, then append; under a key that is applied once."""

    keep: int
    append: Sequence[MoveRow] = ()
    key: str = ""


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url)

    async def open(self) -> None:
        """Bring the database up to date; refuse one that is newer or damaged, and leave it as it is."""
        try:
            async with self._engine.connect() as connection:
                await connection.run_sync(_check)
            async with self._engine.begin() as connection:
                await connection.run_sync(_migrate)
        except OperationalError as error:
            raise BadDatabase(f"The database {self._name()} cannot be opened: {_reason(error)}.") from error
        except DatabaseError as error:
            raise BadDatabase(
                f"The database {self._name()} is damaged ({_reason(error)}). It has been left as it is; move it away or"
                " start with another --data folder."
            ) from error

    async def close(self) -> None:
        await self._engine.dispose()

    async def create(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(TABLES).values(**_as_columns(table)))
            await _append(connection, table.id, 0, moves)

    async def change(self, table: TableRow, version: int, change: Change) -> None:
        """Commit an event that was made on `version`; raises Moved when the table is no longer there."""
        async with self._engine.begin() as connection:
            statement = update(TABLES).where(TABLES.c.id == table.id, TABLES.c.version == version)
            done = await connection.execute(statement.values(**_as_columns(table)))
            if done.rowcount != 1:
                raise Moved
            await connection.execute(delete(MOVES).where(MOVES.c.table_id == table.id, MOVES.c.number > change.keep))
            await _append(connection, table.id, change.keep, change.append)
            if change.key:
                await connection.execute(insert(KEYS).values(table_id=table.id, key=change.key))

    async def say(self, id: str, number: int, line: ChatRow) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(CHAT).values(table_id=id, number=number, **line.__dict__))

    async def table(self, id: str) -> TableRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).one_or_none()
        return None if row is None else _as_table(row)

    async def moves(self, id: str) -> list[MoveRow]:
        query = select(MOVES.c.seat, MOVES.c.action).where(MOVES.c.table_id == id).order_by(MOVES.c.number)
        async with self._engine.connect() as connection:
            return [MoveRow(row.seat, row.action) for row in await connection.execute(query)]

    async def keys(self, id: str) -> set[str]:
        async with self._engine.connect() as connection:
            return {row.key for row in await connection.execute(select(KEYS.c.key).where(KEYS.c.table_id == id))}

    async def chat(self, id: str) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.number)
        async with self._engine.connect() as connection:
            return [ChatRow(row.seat, row.name, row.text, row.at) for row in await connection.execute(query)]

    async def tables_of(self, holder: str, most: int) -> list[str]:
        """The ids of the tables at which a secret sits, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.seats.contains(holder)).order_by(TABLES.c.updated.desc()).limit(most)
        return await self._ids(query)

    async def gathering(self, most: int) -> list[str]:
        """The ids of listed tables that wait for players, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "gathering", TABLES.c.private.is_(False))
        return await self._ids(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def playing(self) -> list[str]:
        """The ids of the tables in play: their bots go on when the server starts."""
        return await self._ids(select(TABLES.c.id).where(TABLES.c.status == "playing"))

    async def _ids(self, query: Any) -> list[str]:
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    def _name(self) -> str:
        return self._engine.url.render_as_string(hide_password=True)


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{(folder / 'boardwright.db').as_posix()}"


def async_url(url: str) -> str:
    """The URL as people write it, with the driver we use."""
    for plain, ours in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return ours + url.removeprefix(plain)
    return url.replace("sqlite://", "sqlite+aiosqlite://", 1) if url.startswith("sqlite://") else url


def _engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        # A committed transaction survives the death of the process (and, with WAL, readers do not wait).
        @event.listens_for(engine.sync_engine, "connect")
        def set_up(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


# --- versions of the database


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _check(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA quick_check")
    found = MigrationContext.configure(connection).get_current_revision()
    known = {revision.revision for revision in ScriptDirectory.from_config(_config(connection)).walk_revisions()}
    if found is not None and found not in known:
        raise BadDatabase(
            f"The database was written by a newer Boardwright (its version is {found!r}). It has been left as it is;"
            " update Boardwright, or start with another --data folder."
        )


def _migrate(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")


def _reason(error: DatabaseError) -> str:
    return str(error.orig or error).splitlines()[0].rstrip(".")


# --- rows


async def _append(connection: AsyncConnection, id: str, after: int, moves: Sequence[MoveRow]) -> None:
    if moves:
        rows = [
            {"table_id": id, "number": number, "seat": move.seat, "action": move.action}
            for number, move in enumerate(moves, after + 1)
        ]
        await connection.execute(insert(MOVES), rows)


def _as_columns(table: TableRow) -> dict[str, object]:
    return {
        **table.__dict__,
        "options": json.dumps(table.options, ensure_ascii=False),
        "seats": json.dumps([seat.__dict__ for seat in table.seats], ensure_ascii=False),
    }


def _as_table(row: Row[Any]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = json.loads(columns["options"])
    columns["seats"] = [SeatRow(**seat) for seat in json.loads(columns["seats"])]
    return TableRow(**columns)
