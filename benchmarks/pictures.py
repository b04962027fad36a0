"""``python -m benchmarks.pictures`` (``make pictures``): the pictures of README and docs, taken from the real client.

Games of soldiers after fixed seeds are played at a server of our own up to a moment worth seeing; a Chromium looks at
them through the eyes of the first seat. The paper's grain is left out: noise makes files large and shows nothing.
"""

from __future__ import annotations

import asyncio
import io
import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx
from playwright.sync_api import Browser, Page
from tests.browser.conftest import browser, built
from tests.browser.server import ROOT, Server
from tests.server.client import Client

import tatami
from tatami.bots.player import choose

OUT = ROOT / "docs/img"
MOST = 400_000
"""Bytes of a picture."""
MOST_FILM = 2_000_000
DESK, PHONE = (1200, 750), (390, 844)
ALL = ["agendas", "mountains", "shrines", "random_neutral", "new_region", "dojo"]
PLAIN = ".grain { display: none } * { --grain: none !important }"
Moment = Callable[[tatami.Table], bool]


def planning(table: tatami.Table) -> bool:
    """I place an order in the second era."""
    view = table.view(0)
    return bool(table.to_act) and table.to_act[0] == 0 and view["phase"] == "planning" and view["era"] == 2


def card(table: tatami.Table) -> bool:
    """I have drawn a bandit, and lines have grown."""
    view = table.view(0)
    hand = view["hand"]
    return bool(view["phase"] == "card" and hand and hand["seat"] == 0) and len(view["seats"][0]["line"]) >= 2


def kiai(table: tatami.Table) -> bool:
    """I may shout."""
    view = table.view(0)
    return view["phase"] == "kiai" and 0 in table.to_act


def over(table: tatami.Table) -> bool:
    """The end."""
    return table.over


@dataclass
class Shot:
    """A picture: of which game, when, and how it is looked at."""

    name: str
    game: str
    players: int
    until: Moment
    options: dict[str, Any] = field(default_factory=dict)
    seeds: range = range(1, 30)
    size: tuple[int, int] = DESK
    theme: str = "light"
    path: str = "t"
    clicks: tuple[str, ...] = ()
    """What is clicked before."""
    won: bool = False


EASY = {"level": "easy", "samurai": ["kambei", "heihachi", "katsushiro", "kikuchiyo"]}
SHOTS = [
    Shot("empires", "empires", 4, planning, clicks=(".order.open", ".slot.open")),
    Shot("empires-dark", "empires", 5, planning, {"modules": ALL}, theme="dark"),
    Shot("phone", "empires", 4, planning, size=PHONE, clicks=(".order.open",)),
    Shot("replay", "empires", 2, over, path="replay"),
    Shot("seven", "seven", 4, card, EASY),
    Shot("seven-kiai", "seven", 4, kiai, EASY),
    Shot("seven-dawn", "seven", 4, over, EASY, won=True),
    Shot("seven-phone", "seven", 4, card, EASY, size=PHONE),
]


def played(shot: Shot) -> tuple[int, list[tuple[int, str]]]:
    """The first seed whose game comes to the moment, and the moves up to it."""
    for seed in shot.seeds:
        table = tatami.new_table(shot.game, players=shot.players, seed=seed, **shot.options)
        while not (shot.until(table) or table.over):
            seat = table.to_act[0]
            table.play(choose(table, seat, "soldier", seed + len(table.moves)), seat)
        if shot.until(table) and not (shot.won and table.view(0)["outcome"] != "won"):
            return seed, list(table.moves)
    raise RuntimeError(f"No seed of {shot.seeds} comes to the moment of {shot.name}.")


async def lay(url: str, shot: Shot) -> dict[str, Any]:
    """The same game at the server; what the first seat's browser keeps of it."""
    seed, moves = played(shot)
    seats = [{"kind": "mine"}] * shot.players
    body = {"game": shot.game, "players": shot.players, "options": shot.options, "seats": seats, "seed": seed}
    async with httpx.AsyncClient(base_url=url) as line:
        opened = (await line.post("api/tables", json=body)).raise_for_status().json()
    client = await Client(url.rstrip("/"), opened["table"], opened["links"]["seat"]).open()
    for seat, words in moves:
        await client.move(seat, words)
    await client.close()
    key = opened["links"]["seat"][0]
    return {"table": opened["table"], "game": shot.game, "keys": [key], "at": 0}


def look(chromium: Browser, url: str, shot: Shot, kept: dict[str, Any]) -> Page:
    """The page a picture is taken of."""
    page = visit(chromium, url, shot.size, shot.theme, [kept])
    page.goto(f"{url}#/{shot.path}/{kept['table']}")
    page.reload()
    page.wait_for_selector("footer input[type=range]" if shot.path == "replay" else "[data-ply]")
    page.wait_for_load_state("networkidle")
    if shot.path == "replay":
        page.get_by_role("button", name="Odds", exact=True).click()
        page.wait_for_selector('[data-curve="odds"]', timeout=120_000)
        page.locator("footer input[type=range]").fill("60")
    for thing in shot.clicks:
        page.locator(thing).first.click()
    page.mouse.move(2, 2)
    return page


def visit(chromium: Browser, url: str, size: tuple[int, int], theme: str, tables: list[dict[str, Any]]) -> Page:
    """A visitor without animations, who sits at these tables."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en", service_workers="block", bypass_csp=True,
        color_scheme="dark" if theme == "dark" else "light",
    )  # fmt: skip
    for name, value in {"tatami.settings": {"motion": "off"}, "tatami.tables": tables}.items():
        context.add_init_script(f"localStorage.setItem('{name}', {json.dumps(json.dumps(value))})")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("main")
    return page


def taken(chromium: Browser, url: str, tables: list[tuple[Shot, dict[str, Any]]]) -> Iterator[tuple[str, Page]]:
    """Page after page."""
    if tables:
        home = visit(chromium, url, DESK, "light", [])
        home.wait_for_load_state("networkidle")
        yield "home", home
    for shot, kept in tables:
        yield shot.name, look(chromium, url, shot, kept)


@dataclass
class Film:
    """A moving picture: a whole game's replay, some moves a frame."""

    name: str
    shots: tuple[Shot, ...]
    frames: int = 26
    """Of each game."""
    size: tuple[int, int] = (1000, 625)


FILMS = [
    Film(
        "tatami",
        (
            Shot("film", "empires", 4, over, path="replay", size=(1280, 800)),
            Shot("film", "seven", 4, over, EASY, path="replay", size=(1280, 800), won=True),
        ),
    )
]


def frames(page: Page, count: int) -> Iterator[bytes]:
    """The replay moved on, picture by picture."""
    page.add_style_tag(content=PLAIN)
    slider = page.locator("footer input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    for number in range(count):
        slider.fill(str(round(last * (number + 1) / count)))
        page.mouse.move(2, 2)
        yield page.screenshot()


def film(chromium: Browser, url: str, what: Film, tables: list[dict[str, Any]], out: Path) -> None:
    """Take a moving picture, as WebP."""
    from PIL import Image

    taken: list[Image.Image] = []
    for shot, kept in zip(what.shots, tables, strict=True):
        page = visit(chromium, url, shot.size, shot.theme, [kept])
        page.goto(f"{url}#/{shot.path}/{kept['table']}")
        page.reload()
        page.wait_for_selector("footer input[type=range]")
        page.wait_for_load_state("networkidle")
        for picture in frames(page, what.frames):
            taken.append(Image.open(io.BytesIO(picture)).convert("RGB").resize(what.size, Image.Resampling.LANCZOS))
        page.close()
    file = out / f"{what.name}.webp"
    taken[0].save(file, save_all=True, append_images=taken[1:], duration=420, loop=0, quality=62, method=6)
    size = file.stat().st_size
    print(f"{file.name}: {len(taken)} frames, {size / 1000:.0f} kB{'' if size <= MOST_FILM else ', too much'}")


@click.command()
@click.argument("names", nargs=-1)
@click.option("--out", type=click.Path(path_type=Path), default=OUT, help="The folder.")
def main(names: tuple[str, ...], out: Path) -> None:
    """Take the pictures named, or all."""
    built()
    wanted = [shot for shot in SHOTS if not names or shot.name in names]
    moving = [what for what in FILMS if not names or what.name in names]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), TATAMI_MESSAGES_PER_SECOND="1000")
        server.warm()
        server.start()
        try:
            tables = [(shot, asyncio.run(lay(server.url, shot))) for shot in wanted]
            films = [(what, [asyncio.run(lay(server.url, shot)) for shot in what.shots]) for what in moving]
            with browser() as chromium:
                for name, page in taken(chromium, server.url, tables):
                    page.add_style_tag(content=PLAIN)
                    page.screenshot(path=out / f"{name}.png")
                    size = (out / f"{name}.png").stat().st_size
                    print(f"{name}.png: {size / 1000:.0f} kB{'' if size <= MOST else ', more than it should be'}")
                    page.close()
                for what, laid in films:
                    film(chromium, server.url, what, laid, out)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
