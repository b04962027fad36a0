"""A progress bar for the first compile, on a terminal; compiled code from the cache shows none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_depth = 0
_bar: Any = None


@contextmanager
def compiling(part: bool, total: int) -> Iterator[None]:
    """Around the compiling of one kernel (``part``) or entry; the outermost closes the bar."""
    global _depth, _bar
    _depth += 1
    if part and _bar is None and sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import Progress

        _bar = Progress(console=Console(stderr=True), transient=True)
        _bar.add_task("compiling the rules (first time only)", total=total)
        _bar.start()
    try:
        yield
    finally:
        _depth -= 1
        if _bar is not None:
            _bar.advance(_bar.task_ids[0])
            if _depth == 0:
                _bar.stop()
                _bar = None
