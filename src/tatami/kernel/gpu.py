"""The third way to run kernels: on a GPU, one thread a game. Used by copies named ``tatami_cuda_<game>`` (see mode.py).

``@kernel`` becomes a device function with the annotated signature, ``@launched`` a function started from Python. A game
is held in a thread's own memory while it is played, which the GPU lays out word by word across threads; between calls
the states lie word by word across games, so that neighbouring threads read neighbouring words.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

import numpy as np

from . import cache
from .mode import FIXED, SIMULATED
from .numba_types import pinned, typer
from .records import Floats, Layout, Numbers, PlainRecord

if not hasattr(np, "row_stack"):  # asked for by some versions of Numba, gone from newer ones of NumPy
    np.row_stack = np.vstack  # type: ignore[attr-defined]

from numba import cuda as cuda

try:  # newer versions of numba-cuda bring their own
    from numba.cuda import types
    from numba.cuda.core import config
    from numba.cuda.np.numpy_support import from_dtype

    WORD = types.int64
except (ImportError, AttributeError):
    from numba import config, from_dtype, types

    WORD = types.int64
SHORT, BYTE = types.int16, types.int8

F = TypeVar("F", bound=Callable[..., Any])
OPTIONS: dict[str, Any] = {"cache": True}
"""What the compiler is told about launched functions."""
numba_type = typer(types, from_dtype, strided=(Floats, Numbers))


def inlined() -> int:
    """How large a function may be (in instructions) to be put into its callers; larger ones are called."""
    from .this_game import INLINED, INLINED_BASE

    return int(os.environ.get("TATAMI_INLINED") or (INLINED_BASE if FIXED else INLINED))


def kernel(fn: F) -> F:
    """A device function, compiled for its annotated signature alone."""
    if SIMULATED:
        return fn
    dispatcher = cuda.jit(device=True)(fn)
    compile_any = getattr(dispatcher, "compile_device", None)
    if compile_any is not None:

        def compile_pinned(args: Any, return_type: Any = None) -> Any:
            result, wanted = pinned(get_type_hints(fn), args, numba_type)
            compiled = compile_any(wanted, result)
            _outline(compiled)
            return compiled

        dispatcher.compile_device = compile_pinned
    return dispatcher  # type: ignore[no-any-return]


def _outline(compiled: Any) -> None:
    """Keep a large function apart: put into each caller it would make code that takes minutes to compile."""
    try:
        (function,) = (f for f in compiled.library._module.functions if f.name == compiled.fndesc.llvm_func_name)
        if sum(len(block.instructions) for block in function.blocks) > inlined():
            function.attributes.discard("alwaysinline")
            function.attributes.add("noinline")
    except (AttributeError, ValueError):  # another version of the compiler: it decides by itself
        pass


def launched(fn: F) -> F:
    """A function of one thread a game, started from Python."""
    if SIMULATED:
        return cuda.jit(fn)  # type: ignore[no-any-return]
    saved = config.CACHE_DIR
    config.CACHE_DIR = str(cache.folder(fn.__module__, repr((OPTIONS, inlined(), FIXED))))  # read when it decorates
    try:
        return cuda.jit(**OPTIONS)(fn)  # type: ignore[no-any-return]
    finally:
        config.CACHE_DIR = saved


def device(fn: F) -> F:
    """A device function, compiled for whatever it is given."""
    return fn if SIMULATED else cuda.jit(device=True)(fn)  # type: ignore[no-any-return]


@device
def bring(states: Any, i: int, own: Any) -> None:
    """Copy game i to a thread's own words."""
    for k in range(len(own)):
        own[k] = states[k, i]


@device
def store(own: Any, states: Any, i: int) -> None:
    """And back."""
    for k in range(len(own)):
        states[k, i] = own[k]


if SIMULATED:

    def reader(layout: Layout) -> Any:
        """A function that finds the state in a thread's own words; its changes are kept by `keep`."""
        return lambda own: PlainRecord(layout).load(np.asarray(own).view(layout.dtype)[0])

    def keep(state: Any, own: Any) -> None:
        """Write the state back to the words."""
        for k, word in enumerate(np.frombuffer(state.tobytes(), np.int64)):
            own[k] = word

else:

    def reader(layout: Layout) -> Any:
        """A function that finds the state in a thread's own words: it is the same memory."""
        dtype = layout.dtype
        return device(lambda own: own.view(dtype)[0])

    @device
    def keep(state: Any, own: Any) -> None:
        """Nothing to do: it is the same memory."""
