"""Around the first compile: a progress bar on a terminal, and no garbage collection; cached code needs neither."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_depth = 0
_bar: Any = None
_collected = False


@contextmanager
def compiling(part: bool, total: int) -> Iterator[None]:
    """Around the compiling of one kernel (``part``) or entry; the outermost closes the bar.

    Most of what a compiler makes lives on: looking through it again and again for rubbish took a tenth of the time.
    """
    global _depth, _bar, _collected
    if _depth == 0:
        _collected = gc.isenabled()
        gc.disable()
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
        if _depth == 0 and _collected:
            gc.enable()
        if _bar is not None:
            _bar.advance(_bar.task_ids[0])
            if _depth == 0:
                _bar.stop()
                _bar = None
