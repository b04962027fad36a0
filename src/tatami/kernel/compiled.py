"""Twins: the package loaded once more under another root name, bound to one game: compiled, for a GPU, or plain.

``twin("empires")`` gives a function that imports a module of that copy: ``twin("empires")("bots.search")``.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType

from .folded import fold

PACKAGE = Path(__file__).parent.parent


def wanted() -> bool:
    """Whether compiled code is wanted at all: ``TATAMI_JIT=0`` runs everything plain."""
    return os.environ.get("TATAMI_JIT", "1") != "0"


def twin(game: str, compiled: bool | None = None) -> Callable[[str], ModuleType]:
    """A copy of the package for one game, compiled unless told otherwise; call the result with a module's name."""
    return _twin(game, "jit" if (wanted() if compiled is None else compiled) else "plain")


def gpu_twin(game: str) -> Callable[[str], ModuleType]:
    """A copy whose kernels run on a GPU."""
    return _twin(game, "cuda")


def base_twin(game: str, fixed: dict[str, int], gpu: bool = False) -> Callable[[str], ModuleType]:
    """A compiled copy for the base game, in which these fields of the rules are constants."""
    return _twin(game, "cudabase" if gpu else "base", tuple(fixed.items()))


@cache
def _twin(game: str, way: str, fixed: tuple[tuple[str, int], ...] = ()) -> Callable[[str], ModuleType]:
    root = f"tatami_{way}_{game}"
    if root not in sys.modules:
        module = ModuleType(root, "A copy of tatami, see tatami.kernel.compiled.")
        module.__path__ = [str(PACKAGE)]
        module.FIXED = dict(fixed)  # type: ignore[attr-defined]
        sys.modules[root] = module
        if fixed:
            fold(root, dict(fixed))
    return lambda name: importlib.import_module(f"{root}.{name}")
