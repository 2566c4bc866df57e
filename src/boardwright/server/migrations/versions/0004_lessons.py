"""The ideas that a guided first game has told; nothing at all other tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
