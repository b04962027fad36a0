"""What chance brings in the middle of a game, as the table tells it."""

from __future__ import annotations

from typing import Any

import tatami


class Chance:
    """Reads a table's events from the first to the last, those that chance had a part in."""

    def __init__(self, table: tatami.Table):
        self.table, self.read = table, 0

    def next(self, *kinds: str) -> tuple[str, dict[str, Any]]:
        """The next event of these kinds."""
        for event in self.table.events(None)[self.read :]:
            self.read += 1
            if event.kind in kinds:
                return event.kind, dict(event.args)
        raise AssertionError(f"The table tells no {' or '.join(kinds)}.")

    def follows(self, kind: str) -> bool:
        """Whether the event after the one just read is of this kind."""
        later = self.table.events(None)[self.read :]
        return bool(later) and later[0].kind == kind
