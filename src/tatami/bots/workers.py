"""Workers that think: processes of this machine, or a Ray cluster of many; both take jobs and give futures."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    InvalidStateError,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from contextlib import suppress
from typing import Any, TypeVar

from ..errors import Failure

T = TypeVar("T")


def check(on: str) -> None:
    """ValueError (one sentence) for where nobody can work."""
    if on != "local" and on != "ray" and not on.startswith("ray://"):
        raise Failure("workers-on", on=on[:40])


def workers(on: str, count: int, begin: Callable[[], None] | None = None) -> Executor:
    """So many workers: ``local`` processes, a ``ray`` of this machine, or a cluster at ``ray://address``."""
    check(on)
    if on == "local":
        return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=begin)
    return OnRay(on, count)


class OnRay(Executor):
    """Jobs for a Ray cluster; one joined already is used. A worker that dies costs no job."""

    def __init__(self, address: str, count: int):
        try:
            import ray
        except ImportError:
            raise Failure("no-ray") from None
        self._ray, self._guest = ray, True
        # joining a cluster takes seconds: a thread of its own does it, and everything after it in order
        self._line = ThreadPoolExecutor(1)
        self._joined = self._line.submit(self._join, address, count)

    def _join(self, address: str, count: int) -> None:
        self._guest = bool(self._ray.is_initialized())
        if self._guest:
            return
        if address == "ray":
            self._ray.init(num_cpus=count, include_dashboard=False, log_to_driver=False)
        else:
            self._ray.init(address, log_to_driver=False)

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Let somebody in the cluster do it."""
        answer: Future[T] = Future()

        def ask() -> None:
            try:
                self._joined.result()
                self._ray.remote(fn).remote(*args, **kwargs).future().add_done_callback(told)
            except Exception as error:
                with suppress(InvalidStateError):
                    answer.set_exception(BrokenExecutor(str(error)))

        def told(done: Future[T]) -> None:
            error = done.exception()
            with suppress(InvalidStateError):  # nobody waits for it any more
                if error is None:
                    answer.set_result(done.result())
                elif isinstance(error, self._ray.exceptions.RayTaskError):  # the job's own fault
                    answer.set_exception(error)
                else:
                    answer.set_exception(BrokenExecutor(str(error)))

        self._line.submit(ask)
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, if we joined it."""
        self._line.submit(lambda: None if self._guest else self._ray.shutdown())
        self._line.shutdown(wait=wait)
