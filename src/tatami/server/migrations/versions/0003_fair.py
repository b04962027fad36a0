"""Where listed tables come from, when a seat was told of its turn, who wants no mail, and how long we were up."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("source", sa.String(64)))
    op.add_column("tables", sa.Column("help", sa.Boolean))
    op.add_column("seats", sa.Column("told", sa.Float))
    op.create_table("no_mail", sa.Column("mark", sa.String(64), primary_key=True))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("uptime")
    op.drop_table("no_mail")
    op.drop_column("seats", "told")
    op.drop_column("tables", "help")
    op.drop_column("tables", "source")
