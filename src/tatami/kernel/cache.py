"""Where compiled code is kept: a folder of the user's cache, keyed by everything that changes the machine code."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

from .mode import GAME

PACKAGE = Path(__file__).parent.parent
_IMPORT = re.compile(r"^[ \t]*from (\.+)([\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
_OF_THE_GAME = re.compile(r"\{ROOT\}\.\{GAME\}\.([\w.]+)")  # what a template imports of the game it is bound to


def chain(module: str, game: str, package: Path = PACKAGE) -> list[Path]:
    """Every file whose code can get into a kernel of that module: all it imports, and what that imports.

    Modules are named without the root: ``envs.loops``. What a game reads when it is imported belongs to it.
    """
    found: set[Path] = set((package / game / "data").glob("*.toml"))
    waiting = [module]
    while waiting:
        parts = waiting.pop().split(".")
        for depth in range(1, len(parts) + 1):
            path = _file(package, parts[:depth])
            if path is not None and path not in found:
                found.add(path)
                waiting += _imported(path, package, game)
    return sorted(found)


def _file(package: Path, parts: list[str]) -> Path | None:
    """The file of a module; None where the name is not a module's."""
    path = package.joinpath(*parts)
    return next((p for p in (path.with_suffix(".py"), path / "__init__.py") if p.is_file()), None)


def _imported(path: Path, package: Path, game: str) -> Iterator[str]:
    """The modules a file imports from the package (its imports are relative), and names that may be modules."""
    here = path.relative_to(package).parent.parts
    text = path.read_text("utf-8")
    yield from (f"{game}.{name}" for name in _OF_THE_GAME.findall(text))
    for dots, name, names in _IMPORT.findall(text):
        base = [*here[: len(here) - len(dots) + 1], *filter(None, name.split("."))]
        if base:
            yield ".".join(base)
        for word in re.findall(r"\w+", names):
            yield ".".join([*base, word])


@cache
def stamp(module: str, extra: str, game: str = GAME, package: Path = PACKAGE) -> str:
    """A key over all sources: Numba itself does not notice an edited callee in another module."""
    digest = hashlib.sha256(extra.encode())
    for path in chain(module, game, package):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    settings = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_") and k not in HARMLESS)
    digest.update(repr(settings).encode())
    return digest.hexdigest()[:20]


HARMLESS = ("NUMBA_NUM_THREADS", "NUMBA_ENABLE_CUDASIM", "NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS")
"""Settings of Numba that change no machine code."""


def folder(module: str, extra: str) -> Path:
    """``TATAMI_CACHE`` or the user's cache folder, then the key; the module by its whole name."""
    root = os.environ.get("TATAMI_CACHE")
    kept = Path(root) if root else user_cache_path("tatami")
    return kept / "kernels" / stamp(module.partition(".")[2], extra)
