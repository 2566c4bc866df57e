"""Tables, moves, keys, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("status", sa.String(20), nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("holding", sa.Integer),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("next_table", sa.String(80), nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    _of_table("moves", sa.Column("seat", sa.Integer, nullable=False), sa.Column("action", sa.Text, nullable=False))
    op.create_table("keys", _table_id(), sa.Column("key", sa.String(80), primary_key=True), sqlite_with_rowid=False)
    _of_table(
        "chat",
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "keys", "moves", "tables"):
        op.drop_table(name)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(80), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _of_table(name: str, *columns: sa.Column[object]) -> None:
    """Numbered rows that belong to a table."""
    number = sa.Column("number", sa.Integer, primary_key=True)
    op.create_table(name, _table_id(), number, *columns, sqlite_with_rowid=False)
