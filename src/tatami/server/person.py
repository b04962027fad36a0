"""A person: whoever holds the key."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from .seats import hashed, new_key


@dataclass(frozen=True)
class Person:
    """Somebody, known by a key."""

    key: str

    @cached_property
    def mark(self) -> str:
        """What is stored of the key."""
        return hashed(self.key)

    def secret(self, table: str, what: str | int) -> str:
        """The person's key to a seat of a table, or to its ``host`` or ``spectator`` side."""
        made = hmac.digest(self.key.encode(), f"{table}/{what}".encode(), sha256)
        return urlsafe_b64encode(made[:24]).decode()


def secret(person: Person | None, table: str, what: str | int) -> str:
    """A key to something of a table: a person's own, or for a guest a new one."""
    return person.secret(table, what) if person else new_key()
