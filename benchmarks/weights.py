"""The tables of weights, ``<game>/weights.py``: blocks of numbers, each under a line that says who made them.

A fitted block is written anew in place: its numbers and that line; names and comments stay.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any

NUMBERS = re.compile(r"^([A-Z]\w*) = (.*)$", re.MULTILINE)


def path(module: ModuleType) -> Path:
    """The file of a table."""
    assert module.__file__
    return Path(module.__file__)


def _block(text: str, face: str) -> tuple[int, int]:
    """Where the fitted block of that face (evaluate, prior) begins and ends."""
    begin = text.index(f"# == {face}, fitted: ")
    return begin, next((m.start() for m in re.finditer("^# == ", text, re.MULTILINE) if m.start() > begin), len(text))


def fitted(table: Path, face: str) -> list[str]:
    """The names in that block."""
    text = table.read_text("utf-8")
    begin, end = _block(text, face)
    return [name for name, _ in NUMBERS.findall(text[begin:end])]


def write(table: Path, face: str, numbers: Sequence[float], made: str) -> None:
    """Other numbers for that block, in its order and rounded as people read them; ``made`` says how, today."""
    text = table.read_text("utf-8")
    begin, end = _block(text, face)
    left: Iterator[float] = iter(numbers)

    def rounded(found: re.Match[str]) -> str:
        many = found[2].count(",") + 1
        values: Any = [round(float(next(left)), 2) for _ in range(many)]
        return f"{found[1]} = {values[0] if many == 1 else tuple(values)}"

    told = f"== {face}, fitted: {made}; {datetime.now(UTC).date()}"
    head = "\n".join(textwrap.wrap(told, 118, initial_indent="# ", subsequent_indent="# ")) + "\n#\n"
    body = NUMBERS.sub(rounded, text[begin:end].partition("\n#\n")[2])
    assert next(left, None) is None, "more numbers than names"
    table.write_text(text[:begin] + head + body + text[end:], "utf-8")
