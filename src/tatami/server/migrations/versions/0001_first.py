"""The first schema: tables, seats, moves, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made", sa.Float, nullable=False, index=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("deal", sa.JSON, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("spectator", sa.String(64), nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("clocks", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.Column("wake", sa.Float, index=True),
        sa.Column("rematch", sa.String(16)),
        sa.Column("parent", sa.String(16)),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bot", sa.String(20)),
        sa.Column("stand_in", sa.String(20)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("alert", sa.JSON),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(5), nullable=False),
        sa.Column("words", sa.String(100), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("chat", "moves", "seats", "tables"):
        op.drop_table(name)
