"""What people call themselves and say to each other: how long, and without marks that hide or turn other text."""

from __future__ import annotations

import re

LONGEST_NAME, LONGEST_TALK = 24, 500
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")


def plain(text: str) -> str:
    """Text without control characters and marks that turn or hide other text; blanks made single."""
    return " ".join(_UNSEEN.sub(" ", text).split())
