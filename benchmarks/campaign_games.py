"""``python -m benchmarks.campaign_games [NAME ...]``: whole games in a real browser, by clicks or by keys alone.

Small Samurai Empires for two to five with every module against soldiers, 7 Samurai with one to seven samurai beside
captains. Each game must come to its final score, and no console may complain.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser, Page
from tests.browser.conftest import Rooms, Visitors, browser, built
from tests.browser.hands import ENDED, Hands, Keyboard
from tests.browser.server import Server

ALL = ["agendas", "mountains", "shrines", "random_neutral", "dojo"]
Game = tuple[str, int, str, dict[str, Any]]
GAMES: dict[str, Game] = {
    **{f"empires-{n}": ("empires", n, "soldier", {"modules": ALL}) for n in (2, 3, 4)},
    "empires-5": ("empires", 5, "soldier", {"modules": [*ALL, "new_region"]}),
    "seven-1": ("seven", 1, "", {"hands": 2, "level": "easy"}),
    **{f"seven-{n}": ("seven", n, "captain", {"level": "easy"}) for n in (2, 4, 7)},
}
KEYS = {"keys-empires": "empires-2", "keys-seven": "seven-2"}


def sit(page: Page, game: Game) -> None:
    """A table of that kind with me on the first seat (or on all, alone)."""
    name, players, level, options = game
    mine = options.get("hands", 1)
    seats = [{"kind": "mine"}] * mine + [{"kind": "bot", "level": level}] * (players - 1)
    plan = {"game": name, "players": players, "options": options, "seats": seats}
    table = page.evaluate(
        """async (plan) => {
          const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(plan) };
          const opened = await (await fetch("/api/tables", asked)).json();
          const keys = opened.mine.map((seat) => opened.links.seat[seat]);
          const kept = { table: opened.table, game: plan.game, keys, host: opened.host, at: Date.now() };
          localStorage.setItem("tatami.tables", JSON.stringify([kept]));
          return opened.table;
        }""",
        plan,
    )
    page.goto(page.url.split("#")[0] + f"#/t/{table}")
    page.reload()


def play(chromium: Browser, url: str, name: str) -> str:
    """One game to its end; what came of it."""
    visitors = Visitors(Rooms(chromium), url)
    try:
        page = visitors.open(size=(1440, 900))
        sit(page, GAMES[KEYS.get(name, name)])
        hands = (Keyboard if name in KEYS else Hands)(page, random.Random(1))
        moves = 0
        while hands.wait():
            hands.move()
            moves += 1
        if visitors.complaints:
            raise AssertionError(f"The console complained: {visitors.complaints}")
        return f"{moves} moves of mine; {page.locator(ENDED).first.inner_text().splitlines()[0]}"
    finally:
        visitors.close()


@click.command()
@click.argument("names", nargs=-1)
def main(names: tuple[str, ...]) -> None:
    """Play those named, or all."""
    built()
    well = True
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        server = Server(Path(folder))
        server.start()
        try:
            for name in names or (*GAMES, *KEYS):
                begun = time.perf_counter()
                try:
                    said = play(chromium, server.url, name)
                except Exception as problem:  # the next game is played all the same
                    said, well = f"FAILED: {str(problem)[:500]}", False
                print(f"{name}: {said} ({time.perf_counter() - begun:.0f} s)", flush=True)
        finally:
            server.kill()
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
