"""Boards and records that somebody brings are read in a process apart, which has only so long.

Reading TOML can take a time that grows with the square of its length, and playing a record again takes as long as it
takes: neither may happen on the event loop, nor in a thread, which would hold the interpreter.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any

from ..game import Json
from ..messages import LANGUAGES
from .errors import Refused, unreadable

MAX_BOARD = 65_536
"""Bytes of a board; ours has a tenth of that."""
SECONDS = 10
"""How long one of them may be read, the start of the process included."""
AT_ONCE = 2
_turns = asyncio.Semaphore(AT_ONCE)


async def read_apart(what: str, given: Any) -> Json:
    """What a board or a record holds, as ``_board`` and ``_record`` have it; Refused if it is none."""
    if ("tatami" not in given) if what == "record" else ("provinces" not in given[1]):
        raise Refused(f"bad-{what}", 422)  # no process is worth that
    text = json.dumps([what, given]).encode()
    async with _turns:
        # nobody's environment but ours: the module is found where this one was
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )  # fmt: skip
        try:
            async with asyncio.timeout(SECONDS):
                out, _ = await process.communicate(text)
        except TimeoutError:
            raise Refused(f"slow-{what}", 422) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    try:
        found: Json = json.loads(out)
    except ValueError:
        raise Refused(f"bad-{what}", 422) from None
    if "told" in found:
        told: dict[str, str] | None = found["told"]
        raise Refused(f"bad-{what}", 422, told=told.__getitem__ if told else None)
    return found


def _board(game: str, text: str) -> Json:
    from tatami.game import get

    return {"data": get(game).read_board(text)}


def _record(record: Json) -> Json:
    from .opening import from_file
    from .records import result_of

    table, head = from_file(record)
    found = {"head": head, "moves": table.moves, "result": result_of(table)}
    return {**found, "game": table.game, "players": table.players}


def main() -> None:
    """Read what stands on standard input, and write what it is."""
    what, given = json.loads(sys.stdin.buffer.read())
    try:
        found = _board(*given) if what == "board" else _record(given)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        refused = unreadable(what, error)
        found = {"told": {lang: refused.told(lang) for lang in LANGUAGES} if refused.told else None}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
