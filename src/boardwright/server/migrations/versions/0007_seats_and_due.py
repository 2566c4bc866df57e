"""Seats are rows, people have ids that are no hashes, lists read summaries, and what happens later is a row of its own.

A table in play gets its summary and what is due when a server first looks at it: its rows here have a lease that has
ended.
"""

import json
import secrets
import time
from typing import Any

import sqlalchemy as sa
from alembic import op
from alembic.util import CommandError

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.String(20), nullable=False),
        sa.Column("again", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "due",
        _of_table(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("claimed_by", sa.String(20), nullable=False),
        sa.Column("lease_until", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_due_lease_until", "due", ["lease_until"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.rename_table("people", "people_before")
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("last_seen", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(64), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=False, server_default="{}"))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.alter_column("chat", "holder", new_column_name="person")
    op.alter_column("preferences", "holder", new_column_name="person")
    # Keys of requests that were under way: who sends one of these again is told that the table has moved on.
    op.drop_table("keys")
    op.create_table(
        "keys",
        _of_table(),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_keys_at", "keys", ["at"])
    _fill()
    op.drop_table("people_before")
    op.drop_index("ix_tables_due", "tables")
    for column in ("due", "bots", "seated", "seats"):
        op.drop_column("tables", column)


def downgrade() -> None:
    raise CommandError("A database of this version is not written back: restore a backup of the one before.")


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(80), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


class _People:
    """Ids for what was a hash before."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}

    def id(self, holder: str) -> str:
        if not holder:
            return ""
        if holder not in self.ids:
            self.ids[holder] = secrets.token_hex(8)
        return self.ids[holder]


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *[sa.column(column) for column in columns])


def _fill() -> None:
    connection, people, now = op.get_bind(), _People(), time.time()
    tables = _table("tables", "id", "host", "seats", "muted", "version", "status", "due")
    seats = _table("seats", "table_id", "number", "kind", "name", "bot", "person", "left", "ready", "stand_in", "again")
    due = _table("due", "table_id", "version", "seat", "kind", "due_at", "claimed_by", "lease_until")
    for row in connection.execute(sa.select(tables)).all():
        told = json.loads(row.seats)
        connection.execute(sa.insert(seats), [_seat(row.id, number, seat, people) for number, seat in enumerate(told)])
        muted = [people.id(holder) for holder in json.loads(row.muted)]
        changed = {"host": people.id(row.host), "muted": json.dumps(muted)}
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(**changed))
        if row.status == "playing" and row.due:
            ended = {"kind": "bot", "due_at": now, "claimed_by": "", "lease_until": 0.0}
            connection.execute(sa.insert(due).values(table_id=row.id, version=row.version, seat=-1, **ended))
    for name, keys in (("chat", ("table_id", "number")), ("preferences", ("person", "game"))):
        told_by = _table(name, *{*keys, "person"})
        for row in connection.execute(sa.select(told_by)).all():
            here = sa.and_(*[told_by.c[key] == getattr(row, key) for key in keys])
            connection.execute(sa.update(told_by).where(here).values(person=people.id(row.person)))
    known, sessions = _table("people", "id", "last_seen"), _table("sessions", "secret_hash", "person_id")
    for holder, id in people.ids.items():
        connection.execute(sa.insert(known).values(id=id, last_seen=now))
        connection.execute(sa.insert(sessions).values(secret_hash=holder, person_id=id))


# Any: what JSON holds.
def _seat(table: str, number: int, seat: dict[str, Any], people: _People) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": number,
        "kind": seat["kind"],
        "name": seat.get("name", ""),
        "bot": seat.get("bot", ""),
        "person": people.id(seat.get("holder", "")),
        "left": seat.get("left", False),
        "ready": seat.get("ready", False),
        "stand_in": seat.get("stand_in", ""),
        "again": seat.get("again", False),
    }
