"""Playing a table the way a person does: look what is marked, click it, confirm."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

MINE = '[data-turn="mine"]'
ENDED = "dialog[open] .result, .end .result, .scroll.result"
OPEN = ", ".join(
    (
        ".own .card.open:enabled",
        ".order.open",
        ".tray .dojo.open",
        ".line-wide .slot.open",
        ".line-tall .slot.open",
        ".province.open",
        ".head.open",
        ".strip .pick:enabled",
        ".bar .row .btn:enabled:not(.bare)",
    )
)
CONFIRM = ".bar .chosen .btn.primary:enabled, .strip .sure:enabled, .strip .asks .pick:enabled"
LOOK = """([open, confirm]) => {
  const spot = (thing) => {
    const name = thing.dataset.province && document.querySelector(`[data-place="${thing.dataset.province}"] text`);
    const box = (name || thing).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, free: !!name || thing.contains(document.elementFromPoint(x, y)) };
  };
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length > 0;
  const sure = [...document.querySelectorAll(confirm)];
  const marked = sure.length ? sure : [...document.querySelectorAll(open)].filter(seen);
  return { sure: sure.length > 0, spots: marked.map(spot) };
}"""
"""Where one clicks: what confirms, else all that is marked. A province's name stands inside it, the middle of its box
may lie in the sea; what something lies on, or is out of sight, is not free."""


class Hands:
    """Two hands at a table."""

    def __init__(self, page: Page, rnd: random.Random):
        self.page, self._rnd = page, rnd

    def wait(self, wanted: str = MINE) -> bool:
        """Until it is my turn or something wanted is seen (True), or the game has ended (False)."""
        self.page.wait_for_selector(f"{MINE}, {wanted}, {ENDED}", timeout=60_000)
        return self.page.locator(ENDED).count() == 0

    def ply(self) -> int:
        """The move the table shows."""
        return int(self.page.locator("[data-ply]").first.get_attribute("data-ply") or 0)

    def move(self) -> None:
        """Make any move by clicks alone."""
        before = self.ply()
        for _ in range(12):
            self.click()
            if self._gone(before):
                return
        raise AssertionError("Twelve clicks made no move.")

    def click(self) -> None:
        """Choose something that is marked, or confirm what is chosen."""
        found = self.page.evaluate(LOOK, [OPEN, CONFIRM])
        spots = found["spots"]
        assert spots, "It is my turn, but nothing can be clicked."
        n = 0 if found["sure"] else self._rnd.randrange(len(spots))
        if spots[n]["free"]:
            self.page.mouse.click(spots[n]["x"], spots[n]["y"])
        else:
            self.page.mouse.move(2, 2)  # off the table: an explanation under a resting pointer may lie on a choice
            marked = (
                self.page.locator(CONFIRM) if found["sure"] else self.page.locator(OPEN).filter(visible=True).nth(n)
            )
            marked.click()

    def _gone(self, before: int) -> bool:
        """Whether the move was sent; waits until the table has answered."""
        if self.page.locator(f"{MINE}[data-ply='{before}']").count():
            return False
        self.page.wait_for_selector(f"{MINE}, [data-turn='theirs'], {ENDED}")
        return not self.page.locator(f"{MINE}[data-ply='{before}']").count()

    def play_out(self) -> None:
        """To the final score."""
        while self.wait():
            self.move()


class Fingers:
    """Fingers on the glass."""

    def __init__(self, page: Page):
        self._session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """One touch event."""
        fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def draw(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """One finger from here to there."""
        self.touch("touchStart", start)
        for part in (0.25, 0.5, 0.75, 1):
            self.touch("touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))
        self.touch("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    """Where a thing is touched."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Keyboard(Hands):
    """The same by keys alone: Tab, or an arrow, until something marked has the focus, then Enter."""

    def __init__(self, page: Page, rnd: random.Random, key: str = "Tab"):
        super().__init__(page, rnd)
        self._key = key

    def move(self) -> None:
        """Make a move by two keys."""
        before = self.ply()
        for _ in range(12):
            sure = self.page.locator(CONFIRM).count() > 0
            self._reach(CONFIRM if sure else OPEN)
            self.page.keyboard.press("Enter")
            if self._gone(before):
                return
        raise AssertionError("Twelve choices made no move.")

    def _reach(self, wanted: str) -> None:
        """Walk to one of the marked things, not always the first."""
        skip = self._rnd.randrange(3)
        for _ in range(400):
            self.page.keyboard.press(self._key)
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
                if skip == 0 or wanted == CONFIRM:
                    return
                skip -= 1
        raise AssertionError(f"{self._key} does not lead to anything that can be chosen.")
