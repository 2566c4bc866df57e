"""How the database holds tables and people: the rows of `lobby/storage.py`, as SQL."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData()


def _of_table() -> Column[str]:
    """What belongs to a table is found by it, and goes with it."""
    return Column("table_id", String(80), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(80), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("status", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("holding", Integer),
    Column("ended", Integer, nullable=False),
    Column("next_table", String(80), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("updated", Float, nullable=False),
    Column("lesson", Text),
    Column("away", Integer, nullable=False, server_default="600"),
    Column("muted", Text, nullable=False, server_default="[]"),
    Column("summary", Text, nullable=False, server_default="{}"),
    Index("ix_tables_status_updated", "status", "updated"),
    Index("ix_tables_host", "host"),
)
# Without rowids SQLite keeps rows in the order of their keys, and needs no second index to find them.
SEATS = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("person", String(64), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("stand_in", String(20), nullable=False),
    Column("again", Boolean, nullable=False),
    Index("ix_seats_person", "person"),
    sqlite_with_rowid=False,
)
MOVES = Table(
    "moves",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    sqlite_with_rowid=False,
)
# Idempotency keys: a request that is sent again is done once. They expire.
KEYS = Table(
    "keys",
    METADATA,
    _of_table(),
    Column("key", String(80), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_keys_at", "at"),
    sqlite_with_rowid=False,
)
CHAT = Table(
    "chat",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(64), nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
# What happens later without a click. Who claims a row does it; if the lease ends first, another process claims it.
DUE = Table(
    "due",
    METADATA,
    _of_table(),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("due_at", Float, nullable=False),
    Column("claimed_by", String(20), nullable=False),
    Column("lease_until", Float, nullable=False),
    Index("ix_due_lease_until", "lease_until"),
    sqlite_with_rowid=False,
)
# What is to be sent to people outside of the server.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("last_seen", Float, nullable=False),
)
# A browser knows a secret; the database knows its hash, and the person to whom it belongs.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("secret_hash", String(64), primary_key=True),
    Column("person_id", String(64), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    sqlite_with_rowid=False,
)
PREFERENCES = Table(
    "preferences",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("chosen", Text, nullable=False),
    sqlite_with_rowid=False,
)
