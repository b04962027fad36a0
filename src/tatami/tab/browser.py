"""In a browser: the host on what the worker gives it (its drawer, its voice, the bots' kernels)."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from tatami_browser import drawer, kernels, say  # type: ignore[import-not-found]

from .. import game as games
from ..bots import thinker
from .host import Host


class Drawer:
    """IndexedDB."""

    async def get(self, name: str) -> str | None:
        """The text of that name."""
        found = await drawer.get(name)
        return found if isinstance(found, str) else None

    async def all(self) -> Sequence[str]:
        """Every text."""
        found: list[str] = (await drawer.all()).to_py()
        return found

    async def put(self, name: str, text: str) -> None:
        """Keep it."""
        await drawer.put(name, text)


class BrowserHost(Host):
    """The host, with answers as one text."""

    async def request(self, method: str, path: str, headers: Any, body: str = "") -> Any:
        """Status, text, and under what name the text is saved as a file."""
        status, text = await super().request(method, path, headers.to_py(), body)
        parts = path.partition("?")[0].split("/")
        name = f"tatami-{json.loads(text)['game']}-{parts[1]}.json" if parts[-1] == "record" and status == 200 else ""
        return json.dumps({"status": status, "text": text, "name": name})


random.seed()  # the memory all this comes from may be an earlier visit's
for game in games.NAMES:
    if hasattr(kernels, game):
        thinker.wasm_modules[game] = getattr(kernels, game)
host = BrowserHost(Drawer(), say)
