"""Refusals: what a client gets instead of what it asked for; one sentence in its language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import messages
from ..errors import Failure, IllegalMove

NOT_FOUND, BAD_HELLO, TOO_MANY, TOO_SLOW, IDLE, RESTART = 4404, 4400, 4429, 4408, 4409, 1012
"""Codes with which the line is closed: see PROTOCOL.md."""


class Refused(Exception):
    """A request that is not granted. ``key`` is the machine word; ``told`` its sentence, else ``error-<key>``."""

    def __init__(
        self,
        key: str,
        status: int = 409,
        *,
        rule: str | None = None,
        about: Mapping[str, Any] | None = None,
        told: Callable[[str], str] | None = None,
    ):
        super().__init__(key)
        self.key, self.status, self.rule, self.about, self.told = key, status, rule, dict(about or {}), told

    def body(self, lang: str) -> dict[str, Any]:
        """The JSON of the refusal: data for programs, a sentence for people."""
        sentence = self.told(lang) if self.told else messages.text(lang, f"error-{self.key}")
        return {"error": self.key, "rule": self.rule, "args": self.about, "message": sentence}


class StorageAway(Exception):
    """What was to be kept was not taken; ``key`` says why."""

    key = "storage"


def not_found() -> Refused:
    """The one answer to an unknown table and to a wrong key, so that it tells nothing."""
    return Refused("not-found", 404)


def illegal(move: IllegalMove) -> Refused:
    """The engine's refusal of a move."""
    return Refused(move.reason, 409, rule=move.rule, about=move.args, told=move.told)


def unreadable(key: str, error: Exception) -> Refused:
    """What the engine could not read or open; only its own sentences are passed on."""
    if isinstance(error, (Failure, IllegalMove)):
        return Refused(key, 422, told=error.told)
    return Refused(key, 422, told=(lambda _lang: str(error)) if type(error) is ValueError else None)


def spoken(accept: str | None) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in (accept or "")[:200].split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in messages.LANGUAGES:
            return lang
    return "en"
