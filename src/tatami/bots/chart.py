"""Pictures for reports: lines over time and bars with intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt

COLOURS = ("#b8352a", "#2f5d8a", "#c79a2b", "#4d7c4a", "#6d4c86", "#3f8f8f", "#8a5a3c")
WIDTH, HEIGHT = 760, 340
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 40, 40


def _frame(title: str, body: str, height: int = HEIGHT) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="sans-serif" font-size="12">\n<rect width="100%" height="100%" fill="#fbf8f1"/>\n'
        f'<text x="{LEFT}" y="24" font-size="15">{escape(title)}</text>\n{body}</svg>\n'
    )


def _text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>\n'


def _scale(low: float, high: float) -> str:
    """Rules at 0, 25, … 100 %."""
    lines = ""
    for percent in range(0, 101, 25):
        y = high + (low - high) * (1 - percent / 100)
        lines += f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd5c4"/>\n'
        lines += _text(LEFT - 8, y + 4, f"{percent} %", "end", "#777")
    return lines


def curves(
    title: str,
    steps: Sequence[int],
    lines: Sequence[tuple[str, Sequence[float]]],
    marks: Sequence[tuple[int, str]] = (),
) -> str:
    """Shares (0 to 1) over time, a line each; marks are steps worth a look."""
    low, high = HEIGHT - BOTTOM, TOP
    last = max(1, steps[-1]) if steps else 1

    def x(step: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / last

    def y(share: float) -> float:
        return low - (low - high) * share

    body = _scale(low, high)
    for step, words in marks:
        at = f'x1="{x(step):.1f}" x2="{x(step):.1f}" y1="{high}" y2="{low}"'
        body += f'<line {at} stroke="#999" stroke-dasharray="3 3"/>\n'
        body += _text(x(step), low + 16, words, "middle", "#777")
    ends = sorted(range(len(lines)), key=lambda i: -lines[i][1][-1])
    for i, (name, values) in enumerate(lines):
        points = " ".join(f"{x(s):.1f},{y(v):.1f}" for s, v in zip(steps, values, strict=True))
        colour = COLOURS[i % len(COLOURS)]
        body += f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>\n'
        words = f"{name} {100 * values[-1]:.0f} %"
        body += _text(WIDTH - RIGHT + 10, high + 14 + 18 * ends.index(i), words, "start", colour)
    return _frame(title, body)


def bars(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """A bar a row: name, share, and its interval as a whisker."""
    step, height = 30, TOP + 30 * len(rows) + BOTTOM
    width = WIDTH - LEFT - RIGHT - 60
    body = ""
    for i, (name, share, low, high) in enumerate(rows):
        y = TOP + 10 + step * i
        start, colour = LEFT + 60, COLOURS[i % len(COLOURS)]
        body += _text(start - 8, y + 14, name, "end")
        body += f'<rect x="{start}" y="{y}" width="{width * share:.1f}" height="18" fill="{colour}"/>\n'
        body += (
            f'<line x1="{start + width * low:.1f}" x2="{start + width * high:.1f}" y1="{y + 9}" y2="{y + 9}" '
            'stroke="#222" stroke-width="2"/>\n'
        )
        words = f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        body += _text(start + width + 10, y + 14, words)
    return _frame(title, body, height)


def reliability(title: str, lines: Sequence[tuple[str, Sequence[tuple[float, float, int]]]]) -> str:
    """Chances told (across) against how often it came so (up); the larger a dot, the more moments it stands for."""
    low, high, width = HEIGHT - BOTTOM, TOP, WIDTH - LEFT - RIGHT - 60
    body = _scale(low, high)
    body += f'<line x1="{LEFT}" x2="{LEFT + width}" y1="{low}" y2="{high}" stroke="#999" stroke-dasharray="3 3"/>\n'
    for percent in range(0, 101, 25):
        body += _text(LEFT + width * percent / 100, low + 16, f"{percent} %", "middle", "#777")
    most = max((n for _, bins in lines for _, _, n in bins), default=1)
    for i, (name, bins) in enumerate(lines):
        colour = COLOURS[i % len(COLOURS)]
        spots = [(LEFT + width * told, low - (low - high) * true, 2 + 7 * sqrt(n / most)) for told, true, n in bins]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in spots)
        dash = ' stroke-dasharray="6 3"' if i == 0 else ""
        body += f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"{dash}/>\n'
        for x, y, r in spots:
            body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}" fill-opacity="0.7"/>\n'
        body += _text(WIDTH - RIGHT - 40, high + 14 + 18 * i, name, "start", colour)
    return _frame(title, body)
