"""Where things lie on a page: words and buttons on one another, out of their boxes, beyond the edge."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

BROKEN = Path(__file__).with_suffix(".js").read_text("utf-8").split("\n", 1)[1]

HEARD = """([width, height]) => { window.drawn = new Promise((drawn) => {
  const heard = () => {
    if (innerWidth !== width || innerHeight !== height) return;
    removeEventListener('resize', heard);
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  };
  addEventListener('resize', heard);
  if (innerWidth === width && innerHeight === height) heard();
}); }"""
"""The page knows its new size before it hears of it, and is drawn anew only then."""


def resize(page: Page, width: int, height: int) -> None:
    """Another window; back when the page has heard of it and is drawn in it."""
    page.evaluate(HEARD, [width, height])
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("window.drawn")


def broken(page: Page) -> list[str]:
    """What is wrong with the page as it stands, in words."""
    found: list[str] = page.evaluate(BROKEN)
    return found
