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


class Hands:
    """Two hands at a table."""

    def __init__(self, page: Page, rnd: random.Random):
        self.page, self._rnd = page, rnd

    def wait(self) -> bool:
        """Until it is my turn (True) or the game has ended (False)."""
        self.page.wait_for_selector(f"{MINE}, {ENDED}", timeout=60_000)
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
        self.page.mouse.move(2, 2)  # off the table: an explanation under a resting pointer may lie on a choice
        sure = self.page.locator(CONFIRM)
        if sure.count():
            sure.click()
        else:
            self._click(self._choice())

    def _choice(self) -> Locator:
        marked = self.page.locator(OPEN).filter(visible=True)
        count = marked.count()
        assert count, "It is my turn, but nothing can be clicked."
        return marked.nth(self._rnd.randrange(count))

    def _click(self, thing: Locator) -> None:
        province = thing.get_attribute("data-province")
        if province is None:
            thing.click()
            return
        # a province's name stands inside it, the middle of its box may lie in the sea
        box = self.page.locator(f'[data-place="{province}"] text').first.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

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
