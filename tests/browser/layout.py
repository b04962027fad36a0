"""Where things lie on a page: words and buttons on one another, out of their boxes, beyond the edge."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

BROKEN = Path(__file__).with_suffix(".js").read_text("utf-8").split("\n", 1)[1]


def broken(page: Page) -> list[str]:
    """What is wrong with the page as it stands, in words."""
    found: list[str] = page.evaluate(BROKEN)
    return found
