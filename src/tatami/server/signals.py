"""News of a table: what one process tells the others."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass, field
from typing import Any

_TOKEN = secrets.token_hex(4)


def this_process() -> str:
    """This process, among those (perhaps forked from one another) that serve the same database."""
    return f"{_TOKEN}-{os.getpid()}"


@dataclass(frozen=True, slots=True)
class Signal:
    """News of a table: ``moved``, ``lobby``, ``chat`` say "look again"; the others carry what is not kept."""

    table: str
    kind: str
    data: dict[str, Any] = field(default_factory=dict)
    process: str = field(default_factory=this_process)

    def text(self) -> str:
        """The signal as it travels."""
        return json.dumps([self.process, self.table, self.kind, self.data], separators=(",", ":"))
