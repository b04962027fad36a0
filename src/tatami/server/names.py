"""What people call themselves and say to each other: how long, and without marks that hide or turn other text."""

from __future__ import annotations

import re

LONGEST_NAME, LONGEST_TALK = 24, 500
_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\xa0\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u205f-\u206f"
    "\u2800\u3164\ud800-\udfff\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
)
"""Controls, halves of characters, what turns text or joins it, and letters that are blank."""
_MARK = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_TOWER = re.compile(f"({_MARK}{{2}}){_MARK}+")
"""Marks above marks: no language has more than two on a letter."""


def plain(text: str) -> str:
    """Text without control characters and marks that turn or hide other text; blanks made single."""
    return " ".join(_TOWER.sub(r"\1", _UNSEEN.sub(" ", text)).split())
