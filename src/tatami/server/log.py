"""Structured logs: one JSON object a line, and never a secret: neither keys, words of moves, nor queries."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

_KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with what was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _KNOWN},
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send everything to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    # these would write down URLs, messages, parameters of queries, or far too much
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, logging.getLevelName(level.upper())))
    for name in ("uvicorn.access", "sqlalchemy.engine", "alembic", "asyncio", "aiosqlite", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
