"""Refusals: what a client gets instead of what it asked for; one sentence in its language."""

from __future__ import annotations

from typing import Any

from .. import messages
from ..errors import IllegalMove


class Refused(Exception):
    """A request that is not granted. ``key`` is the machine word, ``error-<key>`` its sentence."""

    def __init__(self, key: str, status: int = 409, *, rule: str | None = None, sentence: str | None = None):
        super().__init__(key)
        self.key, self.status, self.rule, self.sentence = key, status, rule, sentence

    def body(self, lang: str) -> dict[str, Any]:
        """The JSON of the refusal."""
        sentence = self.sentence or messages.text(lang, f"error-{self.key}")
        return {"error": self.key, "rule": self.rule, "message": sentence}


def not_found() -> Refused:
    """The one answer to an unknown table and to a wrong key, so that it tells nothing."""
    return Refused("not-found", 404)


def illegal(move: IllegalMove) -> Refused:
    """The engine's refusal of a move."""
    return Refused(move.reason, 409, rule=move.rule, sentence=str(move))


def spoken(accept: str | None) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in (accept or "")[:200].split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in messages.LANGUAGES:
            return lang
    return "en"
