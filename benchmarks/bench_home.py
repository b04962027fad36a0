"""How long home takes to open for somebody with many tables: ``python -m benchmarks.bench_home [--tables 200]``.

Half of the tables are under way, half are over. The server and a Chromium on this machine; from the navigation until
the tables stand on the page, and the server's own answer with all of them. The client must have been built (``make
play`` once).
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import sqlite3
import statistics
import tempfile
import time

import httpx
from tests.browser.conftest import browser

from .bench_server import free_port, serve_tatami

PERSON = "x" * 32
SHOWN = """() => new Promise((done) => {
  const seen = () => document.querySelector('[data-table]') ? done(performance.now()) : requestAnimationFrame(seen);
  seen();
})"""


COURSE = [{"what": "region-bonus", "chapter": 1 + n // 4, "points": [4 * n, 3 * n]} for n in range(12)]
RESULT = {"scores": [44, 33], "winners": [0], "facts": {"round": 3, "era": 3, "phase": "over"}, "course": COURSE}


def fill(url: str, database: str, tables: int) -> None:
    """So many tables of one person, half of each game; half of each are over."""
    with httpx.Client(base_url=url, headers={"Tatami-Person": PERSON}, timeout=60) as http:
        http.post("/api/me", json={"name": "Aki", "settings": {}}).raise_for_status()
        for n in range(tables):
            seats = [{"kind": "mine"}] * 2
            http.post("/api/tables", json={"game": ("empires", "seven")[n % 2], "seats": seats}).raise_for_status()
    with contextlib.closing(sqlite3.connect(database)) as stored, stored:
        over = "update tables set stage = 'over', acting = '[]', result = ? where rowid % 4 < 2"
        stored.execute(over, [json.dumps(RESULT)])


def main() -> None:
    """Fill, open, say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--times", type=int, default=9)
    given = parser.parse_args()
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        database = f"{folder}/home.sqlite3"
        serving = (port, f"sqlite:///{database}")
        server = multiprocessing.get_context("spawn").Process(target=serve_tatami, args=serving, daemon=True)
        server.start()
        while not _answers(url):
            time.sleep(0.1)
        fill(url, database, given.tables)
        answers, pages, worked = [], [], []
        for _ in range(given.times):
            begun = time.perf_counter()
            found = httpx.get(f"{url}api/me/tables", headers={"Tatami-Person": PERSON}, timeout=60).json()
            answers.append(time.perf_counter() - begun)
        context = chromium.new_context(viewport={"width": 1440, "height": 900})
        context.add_init_script(f"localStorage.setItem('tatami.me', '{PERSON}')")
        for _ in range(given.times):
            page = context.new_page()
            metrics = context.new_cdp_session(page)
            metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.goto(url, wait_until="commit")
            pages.append(page.evaluate(SHOWN) / 1000)
            told = {m["name"]: m["value"] for m in metrics.send("Performance.getMetrics")["metrics"]}
            worked.append(told["TaskDuration"])
            page.close()
        server.kill()
    first, rest = pages[0], statistics.median(pages[1:])
    answer = statistics.median(answers)
    print(f"load {os.getloadavg()[0]:.1f}; {len(found)} tables; the server's answer {answer:.3f} s (median)")
    print(f"home stands after {first:.3f} s the first time, {rest:.3f} s later (median of {given.times - 1})")
    print(f"the page's own thread worked {statistics.median(worked):.3f} s of it, whatever else this machine does")


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}api/games", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


if __name__ == "__main__":
    main()
