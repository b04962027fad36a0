"""The host in a tab runs where no compiled package can be installed."""

from __future__ import annotations

import subprocess
import sys

COMPILED = ("numpy", "numba", "orjson", "pydantic", "sqlalchemy", "fastapi", "starlette", "prometheus_client")
BARE = f'''
import sys

class Absent:
    """Finds nothing that a browser's Python does not have."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {COMPILED!r}:
            raise ImportError(name)

sys.meta_path.insert(0, Absent())
import asyncio, random
from tests.tab.pages import Browser

async def play():
    browser = Browser()
    opened = await browser.open("seven", ["mine", "soldier", "novice"], seed=5)
    page = await browser.sit(opened)
    await page.play_to_the_end(random.Random(2))
    print(page.result["scores"])

asyncio.run(play())
'''


def test_it_needs_nothing_compiled() -> None:
    """A whole game with soldiers, in an interpreter without any compiled package."""
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, env=None)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")
