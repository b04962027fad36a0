"""What changed between two views, as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..game import Json
from .packing import Parts, loads


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


def parts_patch(old: Parts, new: Parts) -> Json | None:
    """The same for objects whose parts are packed: only parts that differ are unpacked."""
    patch: Json = dict.fromkeys(old.keys() - new.keys())
    for name, part in new.items():
        if part != old.get(name):
            changed = _part_patch(old.get(name), part)
            if changed is None:
                return None
            patch |= {name: changed[""]} if changed else {}
    return patch


@lru_cache(64)
def _part_patch(old: bytes | None, new: bytes) -> Json | None:
    """One part's patch, called "": most parts are the same for every seat, which asks right after another."""
    return merge_patch({} if old is None else {"": loads(old)}, {"": loads(new)})


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
