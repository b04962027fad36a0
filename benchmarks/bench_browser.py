"""``python -m benchmarks.bench_browser``: how quickly the browser client loads, answers a click, and moves.

A server and a Chromium of its own, four players at each table, animations on. A click's time runs from the pointer's
event until the changed table has been painted; a move's until the server's answer stands on the table. Frames are
counted while things move at the slowest speed, by the page alone, which clicks for itself meanwhile: looking in from
outside costs frames. Other work on the machine can only make it slower: the load is said.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import browser, built
from tests.browser.hands import CONFIRM, OPEN, Hands
from tests.browser.server import Server

PLAYERS = 4
GAMES = ("empires", "seven")
CLICKS = """() => {
  window.clicks = []; window.moves = [];
  let begun = 0, sent = 0;
  addEventListener('click', (e) => {
    if (!e.target.closest('[data-ply]')) return;
    begun = e.timeStamp;
    sent = begun;
  }, true);
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(0);
  });
  new MutationObserver((changes) => {
    if (begun) {
      const from = begun;
      begun = 0;
      painted((now) => window.clicks.push(now - from));
    }
    if (sent && changes.some((c) => c.attributeName === 'data-ply')) {
      const from = sent;
      sent = 0;
      painted((now) => window.moves.push(now - from));
    }
  }).observe(document.querySelector('main'), { attributes: true, childList: true, characterData: true, subtree: true });
}"""
"""Notes for every click on the table when its first change was painted, and when a move stood there."""
FRAMES = """(ms) => new Promise((done) => {
  const gaps = [];
  let before = 0, left = ms;
  const step = (now) => {
    const moving = document.getAnimations().some((a) => a.playState === 'running');
    if (before && moving) { gaps.push(now - before); left -= now - before; }
    before = moving ? now : 0;
    if (left > 0 && !document.querySelector('[data-turn="over"]')) requestAnimationFrame(step); else done(gaps);
  };
  requestAnimationFrame(step);
})"""
"""The gaps between frames while anything on the page is moving, until that has added up or the game is over."""
PLAYS = """([open, confirm]) => {
  let seed = 1;
  const any = (things) => things[(seed = (seed * 48271) % 2147483647) % things.length];
  setInterval(() => {
    if (!document.querySelector('[data-turn="mine"]')) return;
    const seen = [...document.querySelectorAll(open)].filter((thing) => thing.checkVisibility());
    const chosen = document.querySelector(confirm) ?? (seen.length ? any(seen) : null);
    chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  }, 400);
}"""
"""Clicks what is marked, whenever it is one's turn."""
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((e) => [e.name.split('/').pop().split('?')[0], e.transferSize, e.decodedBodySize])"""


def open_page(chromium: Browser, url: str, settings: dict[str, Any]) -> Page:
    """A new visitor with these settings."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en", service_workers="block")
    kept = {"tatami.settings": settings} | {f"tatami.plan.{game}": plan(game) for game in GAMES}
    for name, value in kept.items():
        text = json.dumps(json.dumps(value))
        context.add_init_script(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {text})")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    return page


def plan(game: str) -> dict[str, Any]:
    """A table for four against bots that answer at once."""
    seats = [{"kind": "mine"}] + [{"kind": "bot", "level": "random"}] * (PLAYERS - 1)
    return {"game": game, "players": PLAYERS, "options": {}, "seats": seats, "listed": False, "clock": None}


def sit(page: Page, game: str) -> None:
    """Play now."""
    page.locator(f"article.{game} .btn.primary").click()
    page.wait_for_selector("[data-ply]")


def first_loads(chromium: Browser, url: str) -> list[list[str]]:
    """Bytes over the wire of the home page, and of what each table adds."""
    rows = []
    page = open_page(chromium, url, {})
    home = page.evaluate(LOADED)
    page.context.close()
    rows.append(["home page", weight(home)])
    for game in GAMES:
        page = open_page(chromium, url, {"motion": "off"})
        before = len(page.evaluate(LOADED))
        sit(page, game)
        page.wait_for_load_state("networkidle")
        rows.append([f"{game}: home page to table adds", weight(page.evaluate(LOADED)[before:])])
        page.context.close()
    return rows


def weight(files: list[list[Any]]) -> str:
    """How much, and the heaviest."""
    heaviest = sorted(files, key=lambda f: -f[1])[:3]
    named = ", ".join(f"{name} {size / 1000:.0f}" for name, size, _ in heaviest)
    sent, full = sum(f[1] for f in files) / 1000, sum(f[2] for f in files) / 1000
    return f"{sent:.0f} kB sent ({full:.0f} kB unpacked; {len(files)} files; {named})"


def times(values: list[float]) -> str:
    """Median, nine of ten, worst."""
    if not values:
        return "none"
    ordered = sorted(values)
    nine = ordered[int(0.9 * (len(ordered) - 1))]
    return f"{statistics.median(ordered):.0f} ms median, {nine:.0f} p90, {ordered[-1]:.0f} worst of {len(ordered)}"


def clicks(chromium: Browser, url: str, game: str, count: int) -> list[list[str]]:
    """A person clicks through a game until there were enough clicks."""
    page = open_page(chromium, url, {"motion": "on", "speed": 8})
    sit(page, game)
    hands = Hands(page, random.Random(1))
    hands.wait()
    page.evaluate(CLICKS)
    while hands.wait() and page.evaluate("window.clicks.length") < count:
        hands.move()
    found = [times(page.evaluate(f"window.{what}")) for what in ("clicks", "moves")]
    page.context.close()
    return [[f"{game}: click to change", found[0]], [f"{game}: click to the move made", found[1]]]


def moved(page: Page, seconds: float) -> list[float]:
    """The gaps between frames while a table plays itself."""
    page.evaluate(PLAYS, [OPEN, CONFIRM])
    gaps: list[float] = page.evaluate(FRAMES, 1000 * seconds)
    return gaps


def frames(chromium: Browser, url: str, game: str, seconds: float) -> list[list[str]]:
    """Frames while opponents act."""
    page = open_page(chromium, url, {"motion": "on", "speed": 1, "confirm": False})
    sit(page, game)
    gaps = moved(page, seconds)
    page.context.close()
    if not gaps:
        return [[f"{game}: frames while moving", "nothing moved"]]
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    each = f"{1000 * len(gaps) / sum(gaps):.0f} frames/s, {late:.1%} late (over 25 ms), worst {max(gaps):.0f} ms"
    return [[f"{game}: frames while moving", f"{each}, {sum(gaps) / 1000:.0f} s"]]


@click.command()
@click.option("--clicks", "count", default=40, show_default=True, help="Clicks at each table.")
@click.option("--seconds", default=15.0, show_default=True, help="Of movement, at each table.")
def main(count: int, seconds: float) -> None:
    """Measure, and print a table."""
    built()
    shown = Table("what", "measured", "load")

    def add(rows: list[list[str]]) -> None:
        for row in rows:
            shown.add_row(*row, f"{os.getloadavg()[0]:.1f}")

    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        server = Server(Path(folder))
        server.warm()
        server.start()
        try:
            add(first_loads(chromium, server.url))
            for game in GAMES:
                add(clicks(chromium, server.url, game, count))
                add(frames(chromium, server.url, game, seconds))
        finally:
            server.kill()
    console = Console(width=max(Console().width, 140))
    console.print(shown)
    console.print(f"{os.cpu_count()} cores, {PLAYERS} players, 1440 x 900.")


if __name__ == "__main__":
    main()
