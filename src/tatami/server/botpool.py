"""Bots think in worker processes, never on the event loop. A full queue makes them weaker, not the server slower."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, TypeVar

from ..bots.workers import workers
from ..game import Json
from ..table import Table
from . import metrics
from .errors import Refused
from .records import record_of
from .settings import Settings
from .thoughts import CURVE_SECONDS, Who, choose, curve_plies, hint, odds

T = TypeVar("T")
log = logging.getLogger("tatami.bots")
KEPT = 400
"""So many curves and reviews are remembered."""
Moves = list[tuple[int, str]]


def warm() -> None:
    """Compile the bots of all games (runs in a process of its own, out of everybody's way)."""
    from tatami import bots, game

    os.nice(10)
    for name in game.NAMES:
        if not bots.ready(name):
            bots.warm(name)


class BotPool:
    """Worker processes with a bounded queue in which every address has its turn."""

    def __init__(self, settings: Settings):
        self._settings = settings
        self._pool: Executor | None = None
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Who waits for a worker, by where they come from: every place gets its turn, however many ask from one."""
        self._free = max(1, settings.bot_processes)
        self._kept: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()

    def warm(self) -> None:
        """Let the compiler begin its work for the bots, once a release."""
        if self._settings.warm_bots:
            multiprocessing.get_context("spawn").Process(target=warm, daemon=True).start()

    async def choose(
        self, table: Table, seat: int, level: str, legal: Sequence[str], source: str = ""
    ) -> tuple[str, str | None]:
        """A bot's move, and a notice if it had to be a weak one: any that is legal."""
        seed = secrets.randbits(32)
        try:
            return await self._run(self._settings.bot_seconds, source, choose, table.record(), seat, level, seed)
        except Refused as refused:
            return legal[seed % len(legal)], "bots-busy" if refused.key == "bots-busy" else "bot-slow"

    async def hint(self, table: Table, seat: int, source: str = "", who: Who = ()) -> list[Json]:
        """Good moves, the best first; Refused when the workers are busy."""
        return await self.work(source, hint, table.record(), seat, self._settings.hint_seconds, who)

    async def odds(self, table: Table, seat: int | None, source: str = "", who: Who = ()) -> list[float]:
        """Chances of each side as the seat (None: a spectator) can know them; Refused when the workers are busy."""
        return await self.work(source, odds, table.record(), seat, self._settings.hint_seconds / 2, who)

    async def curve(
        self, id: str, head: Json, made: Moves, source: str = "", who: Who = ()
    ) -> tuple[list[int], list[list[float]]]:
        """Odds at plies spread over a finished game, as a spectator could know them; each table is thought about once.

        A ply is a job of its own, so that bots at other tables get their turns between them.
        """
        return await self.once(f"odds {id}", lambda: self._curve(head, made, source, who))

    async def _curve(self, head: Json, made: Moves, source: str, who: Who) -> tuple[list[int], list[list[float]]]:
        plies = curve_plies(len(made))
        records = (json.dumps(record_of(head, made[:ply])) for ply in plies)
        return plies, [await self.work(source, odds, record, None, CURVE_SECONDS, who) for record in records]

    async def once(self, name: str, think: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What was thought under that name, or is being thought; the latest are kept."""
        task = self._kept.get(name)
        if task is None:
            task = self._kept[name] = asyncio.create_task(think())
            task.add_done_callback(lambda done: self._forget_failed(name, done))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        found: T = await asyncio.shield(task)
        return found

    def _forget_failed(self, name: str, task: asyncio.Task[Any]) -> None:
        """What failed may be asked for again."""
        if task.cancelled() or task.exception() is not None:
            self._kept.pop(name, None)

    async def work(self, source: str, work: Callable[..., T], *args: Any) -> T:
        """Let a worker do something that takes about as long as a hint; Refused when the workers are busy."""
        return await self._run(self._settings.bot_seconds + self._settings.hint_seconds, source, work, *args)

    async def _run(self, limit: float, source: str, work: Callable[..., T], *args: Any) -> T:
        begun = perf_counter()
        try:
            async with asyncio.timeout(limit):
                await self._turn(source)
                return await asyncio.shield(self._begun(work, *args))
        except TimeoutError:
            raise Refused("bot-slow", 503) from None
        except BrokenExecutor:
            log.error("workers are gone; new ones are started")
            self._pool = None
            raise Refused("bot-slow", 503) from None
        except Refused:
            raise
        except Exception as error:
            log.error("a bot failed", extra={"reason": type(error).__name__})
            raise Refused("bot-slow", 503) from None
        finally:
            metrics.BOT.observe(perf_counter() - begun)

    def _begun(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """A job under way; given up, it goes on in its worker, who is free when it ends and not before."""
        try:
            job = asyncio.get_running_loop().run_in_executor(self._executor(), work, *args)
        except BaseException:  # workers known to be dead take no job
            self._give_back()
            raise
        job.add_done_callback(self._freed)
        return job

    async def _turn(self, source: str) -> None:
        """Wait for a worker; Refused if too many wait, most of all from there."""
        if self._free:
            self._free -= 1
            return
        waiting = sum(map(len, self._waiting.values()))
        if waiting + max(1, self._settings.bot_processes) >= self._settings.bot_queue:
            most = max(self._waiting.values(), key=len, default=deque())
            metrics.BOT_BUSY.inc()
            if len(most) <= len(self._waiting.get(source, ())) + 1:
                raise Refused("bots-busy", 503)
            most.pop().set_exception(Refused("bots-busy", 503))
            waiting -= 1
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(source, deque()).append(mine)
        metrics.BOT_QUEUE.set(waiting + 1)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled() and mine.exception() is None:
                self._give_back()  # the turn came while it was given up: the next one has it
            elif mine in self._waiting.get(source, ()):
                self._waiting[source].remove(mine)
            raise

    def _freed(self, job: asyncio.Future[Any]) -> None:
        if not job.cancelled():
            job.exception()  # noted by whoever waited for it
        self._give_back()

    def _give_back(self) -> None:
        """A worker is free: the next place in turn has it."""
        self._free += 1
        while self._free and self._waiting:
            source, queue = self._waiting.popitem(last=False)
            while queue and queue[0].done():
                queue.popleft()
            if not queue:
                continue
            queue.popleft().set_result(None)
            self._free -= 1
            if queue:
                self._waiting[source] = queue
        metrics.BOT_QUEUE.set(sum(map(len, self._waiting.values())))

    def _executor(self) -> Executor:
        """Made when first needed: a server without bots starts no workers."""
        if self._pool is None:
            count, on = self._settings.bot_processes, self._settings.bots_on
            self._pool = workers(on, count, _begin) if count else ThreadPoolExecutor(1)
        return self._pool

    def stop(self) -> None:
        """Let the workers go, whatever they think about."""
        for task in self._kept.values():
            task.cancel()
        if isinstance(self._pool, ProcessPoolExecutor):
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A worker begins: Ctrl-C is for the server, and when the server is gone, however it went, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: BaseProcess) -> None:
    server.join()
    os._exit(0)
