"""What changed between two views, as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

from typing import Any

from ..game import Json


def merge_patch(old: Json, new: Json) -> Json | None:
    """A patch that makes ``new`` of ``old``; None where merge patches cannot say it (a value that becomes null)."""
    patch: Json = {}
    for name, value in new.items():
        if name in old:
            before = old[name]
            if isinstance(value, dict) and isinstance(before, dict):
                # not compared whole: False and 0 are equal, but not the same to a client
                inner = merge_patch(before, value)
                if inner is None:
                    return None
                if inner:
                    patch[name] = inner
                continue
            if before == value and type(before) is type(value):
                continue
        if _has_null(value):
            return None
        patch[name] = value
    for name in old.keys() - new.keys():
        patch[name] = None
    return patch


def apply_patch(old: Json, patch: Json) -> Json:
    """What a client makes of a patch."""
    new = dict(old)
    for name, value in patch.items():
        if value is None:
            new.pop(name, None)
        elif isinstance(value, dict):
            before = new.get(name)
            new[name] = apply_patch(before if isinstance(before, dict) else {}, value)
        else:
            new[name] = value
    return new


def _has_null(value: Any) -> bool:
    """Whether a null would be taken for "delete" on the way (nulls inside lists are safe)."""
    if isinstance(value, dict):
        return any(_has_null(inner) for inner in value.values())
    return value is None
