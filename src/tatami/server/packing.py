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


__all__ = ["Fragment", "dumps", "loads"]
