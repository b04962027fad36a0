"""Alembic's entrance: migrations run on the connection the server hands over, in its transaction."""

from alembic import context

from tatami.server.db import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
