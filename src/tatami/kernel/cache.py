"""Where compiled code is kept: a folder of the user's cache, keyed by everything that changes the machine code."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

from .mode import GAME

PACKAGE = Path(__file__).parent.parent


def sources(room: str) -> list[Path]:
    """Every Python file that could feed a kernel of that room: its own, the kernel room's and the game's."""
    return sorted(path for name in {"kernel", GAME, room} for path in (PACKAGE / name).rglob("*.py"))


@cache
def stamp(room: str, extra: str) -> str:
    """A key over all sources: Numba itself does not notice an edited callee in another module."""
    digest = hashlib.sha256(extra.encode())
    for path in sources(room):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    settings = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_") and k != "NUMBA_NUM_THREADS")
    digest.update(repr(settings).encode())
    return digest.hexdigest()[:20]


def folder(room: str, extra: str) -> Path:
    """``TATAMI_CACHE`` or the user's cache folder, then the key."""
    root = os.environ.get("TATAMI_CACHE")
    return (Path(root) if root else user_cache_path("tatami")) / "kernels" / stamp(room, extra)
