"""People, their tables, one-time keys; of each table its sides and whose turn it is since when."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and columns."""
    op.create_table(
        "people",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_table(
        "person_tables",
        sa.Column("person", sa.String(64), sa.ForeignKey("people.mark", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
    )
    op.create_table(
        "once_keys",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.mark", ondelete="CASCADE"), nullable=False),
        sa.Column("subscription", sa.JSON, nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.add_column("seats", sa.Column("spent", sa.String(64)))
    op.add_column("tables", sa.Column("sides", sa.JSON))
    op.add_column("tables", sa.Column("acting", sa.JSON))
    op.add_column("tables", sa.Column("moved", sa.Float))
    op.add_column("tables", sa.Column("challenge", sa.String(40)))
    op.create_index("ix_tables_challenge", "tables", ["challenge"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("ix_tables_challenge", "tables")
    for name in ("challenge", "moved", "acting", "sides"):
        op.drop_column("tables", name)
    op.drop_column("seats", "spent")
    for name in ("pushes", "once_keys", "person_tables", "people"):
        op.drop_table(name)
