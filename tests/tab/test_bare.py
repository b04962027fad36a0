"""The host in a tab runs where no compiled package can be installed, on just what the folder of static files holds."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tatami.static.site import our_package

PLAYED = """
import asyncio, random
from pages import Browser

async def play():
    for game, seats in (("seven", ["mine", "soldier", "novice"]), ("empires", ["mine", "random"])):
        browser = Browser()
        opened = await browser.open(game, seats, seed=5)
        page = await browser.sit(opened)
        await page.play_to_the_end(random.Random(2))
        status, rules = await browser.ask("GET", "rules/de")
        refused = await browser.ask("GET", "metrics")
        print(game, page.result["scores"], len(rules), refused[0])

asyncio.run(play())
"""


def test_the_package_of_a_tab_is_whole(tmp_path: Path) -> None:
    """A game of each, in an interpreter that has nothing but that package and Python's own library."""
    with zipfile.ZipFile(io.BytesIO(our_package())) as archive:
        archive.extractall(tmp_path)
    place = os.pathsep.join([str(tmp_path), str(Path(__file__).parent)])
    env = {**os.environ, "PYTHONPATH": place, "TATAMI_JIT": "0"}
    done = subprocess.run([sys.executable, "-S", "-c", PLAYED], capture_output=True, text=True, env=env, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["seven", "empires"], done.stdout
    assert "Traceback" not in done.stderr, done.stderr
    assert all(line.endswith(" 501") for line in done.stdout.splitlines())
