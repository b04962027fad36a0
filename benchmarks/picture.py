"""Bars of a run against its peers, as SVG: ``python -m benchmarks.picture benchmarks/out/bench-….json speed.svg``.

The scale is logarithmic, because rates lie four orders of magnitude apart; each bar says its number too.
"""

from __future__ import annotations

import json
import math
import sys
from html import escape
from pathlib import Path
from typing import Any

OURS = ("engine", "batch", "GPU", "OpenSpiel (ours)", "PettingZoo (ours)")
HEIGHT, LEFT, WIDTH, RIGHT = 22, 440, 340, 90
LEAST = 1000.0  # decisions a second where bars begin


def bars(rows: list[dict[str, Any]]) -> str:
    """The rows that have a rate, the quickest first; ours are filled, peers are outlined."""
    shown = sorted((row for row in rows if row.get("decisions")), key=lambda row: -float(row["decisions"]))
    most = max((float(row["decisions"]) for row in shown), default=LEAST * 10)
    wide, high = LEFT + WIDTH + RIGHT, HEIGHT * len(shown) + 8
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">',
        "<title>Decisions a second, on a logarithmic scale</title>",
        f'<rect width="{wide}" height="{high}" fill="#fbf8f1"/>',
    ]
    for i, row in enumerate(shown):
        rate, y = float(row["decisions"]), 4 + i * HEIGHT
        length = WIDTH * max(0.005, math.log(max(rate, LEAST) / LEAST) / math.log(most / LEAST))
        fill = "#8c2f39" if row["group"].startswith(OURS) else "none"
        name = escape(f"{row['group']}: {row['name']}")
        lines += [
            f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end" fill="#22201c">{name}</text>',
            f'<rect x="{LEFT}" y="{y + 3}" width="{length:.0f}" height="{HEIGHT - 6}" fill="{fill}" stroke="#8c2f39"/>',
            f'<text x="{LEFT + length + 6:.0f}" y="{y + 15}" fill="#22201c">{short(rate)}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def short(rate: float) -> str:
    """5.5 M, 131 k."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.3g} {letter}"
    return f"{rate:.0f}"


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(bars(json.loads(Path(sys.argv[1]).read_text("utf-8"))["rows"]), "utf-8")
