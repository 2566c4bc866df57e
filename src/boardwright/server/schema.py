"""How the database holds tables, their moves, their chat, and who is at which: the rows of `rows.py`, as SQL."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData()


def _of_table() -> Column[str]:
    """What belongs to a table is found by it, and goes with it."""
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


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
    # What the lists look for: how many seats people have, how many bots play, and whether one of these is asked.
    Column("seated", Integer, nullable=False, server_default="0"),
    Column("bots", Integer, nullable=False, server_default="0"),
    Column("due", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_due", "due"),
    Index("ix_tables_status_updated", "status", "updated"),
)
# Who opened a table or sits at it: a person's tables are found without looking at all others.
PEOPLE = Table(
    "people",
    METADATA,
    Column("holder", String(64), primary_key=True),
    _of_table(),
    Index("ix_people_table_id", "table_id"),
    sqlite_with_rowid=False,
)
# Without rowids SQLite keeps rows in the order of their keys, and needs no second index to find them.
MOVES = Table(
    "moves",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    sqlite_with_rowid=False,
)
KEYS = Table(
    "keys",
    METADATA,
    _of_table(),
    Column("key", String(80), primary_key=True),
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
    Column("holder", String(64), nullable=False, server_default=""),
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
