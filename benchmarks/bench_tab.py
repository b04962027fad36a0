"""``python -m benchmarks.bench_tab [--site DIR]``: Tatami as a folder of files: how large, how soon, how fast its bots.

The folder is built unless one is named. A Chromium visits it once; then its web host is switched off. A later visit's
time runs from the navigation until the home page stands, until a table in the middle of a game can be clicked, and
until it is drawn by Python's own word: in a window that is there already, and in one that the browser is still making
(its own address bar and menus take a second of the processor).
Bots think in the tab's worker and natively about the same positions, turn about. The load of the machine is said.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser, Page, Worker
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import WebHost, browser
from tests.browser.hands import MINE
from tests.browser.test_offline import REMEMBERED, VERSION

from tatami.static.site import build

GAMES: dict[str, dict[str, Any]] = {"empires": {"players": 4}, "seven": {"players": 4, "level": "normal"}}
STANDS = """(what) => new Promise((done) => {
  const look = () => document.querySelector(what) ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""
HEARD = STANDS.replace("(what)", "()", 1).replace(
    "document.querySelector(what)", "performance.getEntriesByName('heard')[0]"
)
WINDOWS = {"a window that is there": 2.0, "a new window": 0.0}
"""How long the browser has had for making the window, in seconds."""
THINKING = """
import json
from time import perf_counter
import tatami
from tatami import bots
from tatami.bots.levels import LEVELS
from tatami.bots.thinker import know

def thought(game, options, moves):
    table = tatami.new_table(game, seed=7, **options)
    for seat, words in moves:
        table.play(words, seat)
    seat, begun = table.to_act[0], perf_counter()
    bots.choose(table, seat, "soldier", 1)
    soldier = perf_counter() - begun
    # as long as a captain has, whether or not it is settled sooner
    thinker, count, spent = know(table, seat, 1), 0, 0.0
    thinker._settled = lambda *_: False
    found = thinker.search(seat, LEVELS["captain"], 1, LEVELS["captain"].seconds)
    del thinker._settled
    return soldier, found.iterations / found.seconds
"""
"""Runs in both Pythons; gives a soldier's seconds and a captain's iterations a second."""


def positions(game: str, options: dict[str, Any], count: int) -> list[list[tuple[int, str]]]:
    """Moves of one game of novices, up to moments spread over it."""
    import tatami
    from tatami import bots

    table = tatami.new_table(game, seed=7, **options)
    while not table.over:
        seat = table.to_act[0]
        table.play(bots.choose(table, seat, "novice", table.ply), seat)
    moves, found = list(table.moves), []
    again = tatami.new_table(game, seed=7, **options)
    for ply, (seat, words) in enumerate(moves):
        if len(again.legal(again.to_act[0])) > 1:
            found.append(moves[:ply])
        again.play(words, seat)
    return found[:: max(1, len(found) // count)][:count]


def sizes(site: Path) -> list[tuple[str, int]]:
    """What travels at a first visit: bytes by part."""
    import gzip

    def group(name: str) -> str:
        for part, words in (("Python", "pyodide python_stdlib"), ("our package", "tatami.zip"), ("bots", "kernels")):
            if any(word in name for word in words.split()):
                return part
        return "pages, words and fonts"

    found: dict[str, int] = {}
    for path in site.rglob("*"):
        if path.is_file():
            packed = path.suffix in (".pack", ".woff2", ".png")
            size = path.stat().st_size if packed else len(gzip.compress(path.read_bytes()))
            name = group(path.name)
            found[name] = found.get(name, 0) + size
    return [*found.items(), ("together", sum(found.values()))]


class Visit:
    """A browser at the folder's address."""

    def __init__(self, chromium: Browser, url: str):
        self.url = url
        self.context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        self.context.set_default_timeout(180_000)

    def page(self, path: str, until: str, rest: float = 0.0) -> tuple[Page, float]:
        """A new page, and the seconds until something stands on it."""
        page = self.context.new_page()
        time.sleep(rest)
        page.goto(f"{self.url}#/{path}", wait_until="commit")
        return page, page.evaluate(STANDS, until) / 1000


def python_of(page: Page) -> Worker:
    """The worker that runs Python, once it does."""
    page.wait_for_function("() => !document.querySelector('.news')")
    return page.workers[0]


def visits(chromium: Browser, host: WebHost, times: int, tell: Any) -> Visit:
    """One visit, then later ones without a network."""
    visit = Visit(chromium, host.url)
    begun = time.perf_counter()
    page, home = visit.page("", "article.seven .btn.quick")
    python_of(page)
    tell(f"first visit: home after {home:.1f} s, a table could be opened after {time.perf_counter() - begun:.1f} s")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(REMEMBERED, page.evaluate(VERSION))
    page.locator("article.seven .btn.quick").click()
    page.wait_for_selector(MINE)
    table = page.url.partition("#/")[2]
    page.close()
    host.off()
    visit.context.set_offline(True)
    for window, rest in WINDOWS.items():
        found: dict[str, list[float]] = {"home stands": [], "a table can be clicked": [], "Python has answered": []}
        homes, tables, answers = found.values()
        for _ in range(times):
            page, home = visit.page("", "article.seven .btn.quick", rest)
            homes.append(home)
            page.close()
            page, clickable = visit.page(table, MINE, rest)
            tables.append(clickable)
            answers.append(max(clickable, page.evaluate(HEARD) / 1000))
            page.close()
        for name, seconds in found.items():
            middle, load = statistics.median(seconds), os.getloadavg()[0]
            tell(f"later visits, {window}: {name} after {middle:.2f} s (best {min(seconds):.2f}; load {load:.1f})")
    return visit


def thoughts(visit: Visit, count: int) -> Table:
    """Bots in the tab beside the same natively."""
    page, _ = visit.page("", "article.seven .btn.quick")
    worker = python_of(page)
    worker.evaluate("(code) => python.runPython(code)", THINKING)
    native: dict[str, Any] = {}
    exec(THINKING, native)
    shown = Table("game", "soldier, tab: median ms", "longest ms", "captain, tab: iterations/s", "native", "share")
    for game, options in GAMES.items():
        native["thought"](game, options, [])  # compiles, or reads what was compiled
        rows = []
        for moves in positions(game, options, count):
            asked = json.dumps([game, options, moves])
            here = worker.evaluate(
                "(asked) => python.runPython(`json.dumps(thought(*json.loads('''${asked}''')))`)", asked
            )
            rows.append((*json.loads(here), native["thought"](game, options, moves)[1]))
        soldiers = [1000 * row[0] for row in rows]
        tab, there = statistics.median(row[1] for row in rows), statistics.median(row[2] for row in rows)
        share = statistics.median(row[1] / row[2] for row in rows)
        soldier = (f"{statistics.median(soldiers):.0f}", f"{max(soldiers):.0f}")
        shown.add_row(game, *soldier, f"{tab:,.0f}", f"{there:,.0f}", f"{share:.0%}")
    return shown


@click.command()
@click.option("--site", type=click.Path(exists=True, file_okay=False, path_type=Path), help="A folder built before.")
@click.option("--times", default=5, show_default=True, help="Later visits.")
@click.option("--positions", "count", default=12, show_default=True, help="Positions bots think about, a game.")
def main(site: Path | None, times: int, count: int) -> None:
    """Measure the folder."""
    console = Console(width=140)
    with tempfile.TemporaryDirectory() as folder:
        if site is None:
            site, begun = Path(folder) / "site", time.perf_counter()
            build(site, lambda _step: None)
            console.print(f"built in {time.perf_counter() - begun:.0f} s")
        for name, size in sizes(site):
            console.print(f"{name}: {size / 1e6:.2f} MB")
        with browser() as chromium:
            visit = visits(chromium, WebHost(site), times, console.print)
            console.print(thoughts(visit, count))
    console.print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
