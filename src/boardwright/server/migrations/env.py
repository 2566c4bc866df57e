"""Alembic's entry: migrations run on the connection that the store hands over."""

from alembic import context

from boardwright.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
