"""JSON as bytes: by orjson, or by Python's own module where no compiled package can be (in a browser's tab)."""

from __future__ import annotations

import json
from typing import Any

try:
    from orjson import Fragment, dumps, loads
except ImportError:

    def dumps(value: Any, /) -> bytes:  # type: ignore[misc]
        """As bytes, without blanks."""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()

    loads = json.loads  # type: ignore[assignment]

    def Fragment(packed: bytes, /) -> Any:  # type: ignore[no-redef]
        """What is packed already, to be put into something larger."""
        return json.loads(packed)


Parts = dict[str, bytes]
"""An object, each of its parts packed by itself: nothing in it for the collector to search."""


def parts(value: dict[str, Any], done: dict[int, bytes]) -> Parts:
    """Each part of an object packed; parts that several objects share are packed once, and noted in ``done``.

    Noted by identity: all these objects live as long as ``done``, or one seat could be given what is another's.
    """
    packed: Parts = {}
    for name, part in value.items():
        found = done.get(id(part))
        if found is None:
            # no larger than it is: orjson's bytes keep the room they were written in
            found = done[id(part)] = bytes(memoryview(dumps(part)))
        packed[name] = found
    return packed


def whole(packed: Parts) -> dict[str, Any]:
    """The object again, for something larger that is to be packed."""
    return {name: Fragment(part) for name, part in packed.items()}


__all__ = ["Fragment", "Parts", "dumps", "loads", "parts", "whole"]
