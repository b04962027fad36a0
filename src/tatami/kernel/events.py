"""Events: what a step leaves behind for people to read. Only plain runs keep them; compiled, ``emit`` is nothing."""

from __future__ import annotations

from .jit import generic
from .mode import CUDA, JIT
from .records import Record

if JIT or CUDA:

    @generic
    def emit(state: Record, kind: int, a: int, b: int, c: int, d: int) -> None:
        """Compiled runs keep no log."""

else:

    def emit(state: Record, kind: int, a: int, b: int, c: int, d: int) -> None:
        """Note that something happened, if anybody listens."""
        if state.log is not None:
            state.log.append((int(kind), int(a), int(b), int(c), int(d)))
