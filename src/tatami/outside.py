"""Data from outside, before a table is made of it: plain JSON of a sane size and depth, without what nobody knows."""

from __future__ import annotations

import json
import math
from typing import Any

from .errors import Failure
from .game import Json

NESTED = 32
"""How deep a record or a position may be nested."""
MAX_TEXT = 4_000_000


def plain(value: Any, what: str) -> Json:
    """An object as JSON would carry it: our own copy, made of plain types only."""
    try:
        copied = json.loads(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError, RecursionError):
        raise Failure("not-json") from None
    if not isinstance(copied, dict):
        raise Failure("no-object", what=what)
    _check_sound(copied)
    return copied


def _check_sound(value: Any) -> None:
    """Failure unless it can go on as JSON for ever: finite numbers, whole characters, a sane depth."""
    level = [value]
    for _ in range(NESTED):
        if not level:
            return
        if any(_strange(item) for item in level):
            break
        inner = [item for item in level if isinstance(item, (dict, list))]
        level = [x for item in inner for x in ((*item, *item.values()) if isinstance(item, dict) else item)]
    raise Failure("not-json")


def _strange(item: Any) -> bool:
    """A number that is none, or half a character."""
    if isinstance(item, float):
        return not math.isfinite(item)
    return isinstance(item, str) and not item.isascii() and any("\ud800" <= c <= "\udfff" for c in item)


def parsed(text: str) -> Json:
    """The object in the text of a record."""
    if not isinstance(text, str) or len(text) > MAX_TEXT:
        raise Failure("record-size")
    try:
        head = json.loads(text)
    except (ValueError, RecursionError):
        raise Failure("record-json") from None
    if not isinstance(head, dict):
        raise Failure("record-object")
    _check_sound(head)
    return head


def kept(given: Any, known: Any, things: frozenset[str]) -> Any:
    """What was given, without fields that nobody knows."""
    if isinstance(given, dict) and isinstance(known, dict):
        fields = [(name, value) for name, value in given.items() if name in known]
        return {name: value if name in things else kept(value, known[name], things) for name, value in fields}
    if isinstance(given, list) and isinstance(known, list) and len(given) == len(known):
        return [kept(a, b, things) for a, b in zip(given, known, strict=True)]
    return given


def is_json(value: Any) -> bool:
    """An object, or nothing."""
    return value is None or isinstance(value, dict)
