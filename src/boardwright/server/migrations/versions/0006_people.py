"""A person's tables are found by an index; how long one may be away, and whom the host does not want to hear."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(80), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_people_table_id", "people", ["table_id"])
    op.add_column("tables", sa.Column("away", sa.Integer, nullable=False, server_default="600"))
    op.add_column("tables", sa.Column("muted", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("seated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bots", sa.Integer, nullable=False, server_default="0"))
    # Whose bots are asked is found out when they are next looked at: until then all of them are.
    op.add_column("tables", sa.Column("due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("chat", sa.Column("holder", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.drop_index("ix_tables_status", "tables")
    _fill()


def downgrade() -> None:
    op.create_index("ix_tables_status", "tables", ["status"])
    op.drop_index("ix_tables_status_updated", "tables")
    op.drop_column("chat", "holder")
    op.drop_index("ix_tables_due", "tables")
    for column in ("due", "bots", "seated", "muted", "away"):
        op.drop_column("tables", column)
    op.drop_table("people")


def _fill() -> None:
    connection = op.get_bind()
    tables = sa.table("tables", *[sa.column(name) for name in ("id", "host", "seats", "seated", "bots", "due")])
    people = sa.table("people", sa.column("holder"), sa.column("table_id"))
    for id, host, written in connection.execute(sa.select(tables.c.id, tables.c.host, tables.c.seats)).all():
        seats = json.loads(written)
        held = [seat["holder"] for seat in seats if seat["kind"] == "person" and not seat.get("left")]
        bots = sum(seat["kind"] == "bot" for seat in seats)
        counts = {"seated": len(held), "bots": bots, "due": bots > 0}
        connection.execute(sa.update(tables).where(tables.c.id == id).values(**counts))
        for holder in {host, *[seat.get("holder", "") for seat in seats]} - {""}:
            connection.execute(sa.insert(people).values(holder=holder, table_id=id))
