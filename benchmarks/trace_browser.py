"""``python -m benchmarks.trace_browser``: what a click and a frame cost the browser, from Chromium's own trace.

The same tables as ``bench_browser``. Times are the threads' own CPU time, so that other work on the machine does not
count: script, style, layout and paint of the main thread from a click until its frame is handed over; for movement, all
of that and the drawing of pixels, by frame.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import browser, built
from tests.browser.hands import Hands
from tests.browser.server import Server

from .bench_browser import CLICKS, GAMES, moved, open_page, sit

Event = dict[str, Any]
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "toplevel",
    "cc",
    "viz",
    "blink.user_timing",
]
STEPS = {
    "script": {
        "EventDispatch",
        "FunctionCall",
        "RunMicrotasks",
        "FireAnimationFrame",
        "TimerFire",
        "MinorGC",
        "MajorGC",
    },
    "style": {"UpdateLayoutTree", "RecalculateStyles"},
    "layout": {"Layout"},
    "paint": {"PrePaint", "Paint", "Layerize", "UpdateLayer", "UpdateLayerTree", "Commit"},
}
"""A step's outermost events; what lies within counts once."""
PIXELS = {"RasterTask"}
MUTATED = """() => {
  window.mutated = 0;
  new MutationObserver((changes) => { window.mutated += changes.length; })
    .observe(document.querySelector('main'), { attributes: true, childList: true, characterData: true, subtree: true });
}"""


class Trace:
    """The main thread of a traced page, and the threads that draw."""

    def __init__(self, data: bytes):
        events: list[Event] = json.loads(data)["traceEvents"]
        counts: dict[tuple[int, int], int] = defaultdict(int)
        for e in events:
            if e["name"] == "UpdateLayoutTree":
                counts[e["pid"], e["tid"]] += 1
        self.pid, self.tid = max(counts, key=lambda thread: counts[thread])
        self.events = sorted((e for e in events if e.get("ph") == "X"), key=lambda e: (e["ts"], -e.get("dur", 0)))
        self.main = [e for e in self.events if (e["pid"], e["tid"]) == (self.pid, self.tid)]
        self.drawing = [e for e in self.events if e["name"] in PIXELS]

    def spent(self, start: float = 0, end: float = float("inf")) -> dict[str, float]:
        """Milliseconds of CPU by step between two moments; nested events belong to the innermost step."""
        total: dict[str, float] = defaultdict(float)
        stack: list[tuple[float, str]] = []
        for e in self.main:
            step = next((name for name, names in STEPS.items() if e["name"] in names), None)
            if step is None or not start <= e["ts"] <= end:
                continue
            while stack and stack[-1][0] <= e["ts"]:
                stack.pop()
            cost = (e.get("tdur") or 0) / 1000
            total[step] += cost
            if stack:
                total[stack[-1][1]] -= cost
            stack.append((e["ts"] + e.get("dur", 0), step))
        total["pixels"] = sum(e.get("tdur", 0) / 1000 for e in self.drawing if start <= e["ts"] <= end)
        return total

    def clicks(self) -> list[dict[str, float]]:
        """What each click cost until its frame was handed over."""
        found = []
        ends = [e["ts"] for e in self.main if e["name"] == "Commit"]
        for e in self.main:
            if e["name"] == "EventDispatch" and e["args"]["data"]["type"] == "click":
                end = next((ts for ts in ends if ts > e["ts"]), None)
                if end is not None:
                    found.append(self.spent(e["ts"] - 1, end))
        return found

    def frames(self) -> int:
        """How many the page drew."""
        return len({e["ts"] for e in self.main if e["name"] == "Commit"})


def traced(chromium: Browser, url: str, game: str, count: int, seconds: float) -> list[list[str]]:
    """Rows for one game: by click without movement, by frame with it."""
    page = open_page(chromium, url, {"motion": "off"})
    sit(page, game)
    hands = Hands(page, random.Random(1))
    hands.wait()
    page.evaluate(CLICKS)
    page.evaluate(MUTATED)
    chromium.start_tracing(page=page, categories=CATEGORIES)
    while hands.wait() and page.evaluate("window.clicks.length") < count:
        hands.move()
    found = Trace(chromium.stop_tracing()).clicks()
    clicks = [f"{game}: a click", *steps(found), f"{page.evaluate('window.mutated') / max(1, len(found)):.0f}"]
    page.context.close()
    page = open_page(chromium, url, {"motion": "on", "speed": 1, "confirm": False})
    sit(page, game)
    page.evaluate(MUTATED)
    chromium.start_tracing(page=page, categories=CATEGORIES)
    gaps = moved(page, seconds)
    trace = Trace(chromium.stop_tracing())
    spent, frames = trace.spent(), max(1, trace.frames())
    each = [f"{spent[step] / frames:.1f}" for step in (*STEPS, "pixels")]
    rate = f"{1000 * len(gaps) / sum(gaps):.0f}/s" if gaps else "nothing moved"
    moving = [f"{game}: a frame ({frames}, {rate})", *each, f"{page.evaluate('window.mutated') / frames:.1f}"]
    page.context.close()
    return [clicks, moving]


def steps(found: list[dict[str, float]]) -> list[str]:
    """Median and worst of each step."""
    return [f"{statistics.median(v):.1f} ({max(v):.0f})" for v in ([f[s] for f in found] for s in (*STEPS, "pixels"))]


@click.command()
@click.option("--clicks", "count", default=40, show_default=True, help="Clicks at each table.")
@click.option("--seconds", default=10.0, show_default=True, help="Of movement, at each table.")
@click.option("--game", "games", multiple=True, default=GAMES, help="Which tables.")
@click.option("--build/--no-build", default=True, help="Build the client first.")
def main(count: int, seconds: float, games: tuple[str, ...], build: bool) -> None:
    """Trace, and print milliseconds of CPU: median (worst) a click, mean a frame."""
    if build:
        built()
    shown = Table("ms of CPU", *STEPS, "pixels", "changes in the page")
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        server = Server(Path(folder))
        server.warm()
        server.start()
        try:
            for game in games:
                for row in traced(chromium, server.url, game, count, seconds):
                    shown.add_row(*row)
        finally:
            server.kill()
    Console(width=130).print(shown)


if __name__ == "__main__":
    main()
