"""Commit and reveal: a table shows the hash of its deal from the start, and what was hashed at the end."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256

from .game import Json

SEALED = ("game", "rules_version", "options", "board", "seed", "start", "salt")
"""What of a record is sealed: all that the deal is made from, and a salt, so that nobody can try seeds on the hash."""


def new_salt() -> str:
    """128 bits and more that nobody can guess."""
    return secrets.token_urlsafe(24)


def sealed_text(record: Json) -> str:
    """The text that is hashed: JSON with the keys in order and no blanks."""
    part = {name: record[name] for name in SEALED if record.get(name) is not None}
    return json.dumps(part, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def seal_of(record: Json) -> str | None:
    """The hash (SHA-256) of a record's deal; None where no salt was kept."""
    return sha256(sealed_text(record).encode()).hexdigest() if record.get("salt") else None
