"""The decorators of kernel code, and the one place that knows Numba (on a GPU: gpu.py).

``@kernel`` marks a function called by kernels only, ``@entry`` one that Python calls. Plain, both leave the function as
it is. Compiled, annotations fix the signature (int is int64, a ``Record`` its struct, ...), so that each kernel is
compiled once, whatever integer width a caller hands it.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from .mode import CUDA, FIXED, JIT

F = TypeVar("F", bound=Callable[..., Any])

# how many kernels this copy of the package has
registered: list[str] = []

if not JIT:

    def entry(fn: F) -> F:
        """Plain: the function itself."""
        return fn

    kernel = generic = entry
    if CUDA:
        from . import gpu

        kernel = generic = gpu.kernel

else:
    from typing import get_type_hints

    from numba import config, from_dtype, njit, types
    from numba.core import codegen, options
    from numba.core import typing as numba_typing
    from numba.core.dispatcher import Dispatcher
    from numba.np import arrayobj

    from . import cache
    from .numba_types import pinned, typer
    from .progress import compiling

    _OPTIONS: dict[str, Any] = {"error_model": "numpy"}
    if os.environ.get("TATAMI_BOUNDS"):
        _OPTIONS["boundscheck"] = True
    numba_type = typer(types, from_dtype)

    _BARE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    _ALLOCATING = {"empty", "zeros"}

    class _Parts(threading.local):
        """Whether the compiler is at work on something of ours, and on a kernel, a mere part of the entries."""

        ours = False
        busy = False

    _parts = _Parts()

    def _whole_only(owner: Any, name: str, instead: Callable[..., None]) -> None:
        """Let a stage of the compiler run for entries, and something cheaper for kernels.

        Optimising and emitting machine code for every kernel, which entries link and optimise again anyway, would
        take more than half of the time.
        """
        stage = getattr(owner, name)

        def choose(*args: Any) -> None:
            (instead if _parts.busy else stage)(*args)

        setattr(owner, name, choose)

    def _link_only(library: Any) -> None:
        library._finalize_dynamic_globals()
        library._finalized = True

    def _nothing(*_args: Any) -> None:
        pass

    def _count_from_zero() -> None:
        """In our code an index below zero is a mistake (plain Python refuses it): no look at its sign every time."""
        general = arrayobj.fix_integer_index

        def fix(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
            if not _parts.ours:
                return general(context, builder, kind, index, size)
            return context.cast(builder, index, kind, types.intp)

        arrayobj.fix_integer_index = fix

    _PRIVATE = (
        (arrayobj, ("fix_integer_index",)),
        (codegen.CPUCodeLibrary, ("_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals")),
        (codegen.JITCPUCodegen, ("set_env",)),
        (Dispatcher, ("compile", "disable_compile", "_insert", "_compile_for_args")),
        (options.DefaultOptions, ("_nrt",)),
    )
    missing = [name for owner, names in _PRIVATE for name in names if getattr(owner, name, None) is None]
    """What this version of Numba does not have of the things below; ``TATAMI_HOOKS=0`` does without them all."""
    HOOKED = not missing and os.environ.get("TATAMI_HOOKS", "1") != "0"
    if HOOKED:
        _whole_only(codegen.CPUCodeLibrary, "_optimize_final_module", _nothing)
        _whole_only(codegen.CPUCodeLibrary, "_finalize_final_module", _link_only)
        _whole_only(codegen.JITCPUCodegen, "set_env", _nothing)
        _count_from_zero()
    else:
        names = ", ".join(missing) or "TATAMI_HOOKS=0"
        logging.getLogger("tatami").warning("Kernels are compiled the long way (%s), which takes longer.", names)

    def cache_folder(module: str) -> Path:
        """Where the compiled entries of a module (by its whole name) are kept."""
        return cache.folder(module, repr((_OPTIONS, HOOKED, FIXED)))

    def _pin(dispatcher: Any, fn: Any, once: bool, part: bool) -> Any:
        """Compile only for the annotated signature, and only when first needed; a bare ``Record`` is any record."""
        compile_any = dispatcher.compile

        def compile_pinned(requested: Any) -> Any:
            given = requested.args if isinstance(requested, numba_typing.Signature) else requested
            result, arguments = pinned(get_type_hints(fn), given, numba_type)
            wanted = result(*arguments)
            if not dispatcher.typingctx.install_possible_conversions(tuple(given), wanted.args):
                raise TypeError(f"{fn.__name__}: {tuple(given)} given, {wanted.args} wanted")
            outer = _parts.ours, _parts.busy
            _parts.ours, _parts.busy = True, part
            try:
                with compiling(part, len(registered)):
                    return compile_any(wanted)
            finally:
                _parts.ours, _parts.busy = outer
                if once:
                    dispatcher.disable_compile()  # from now on other types are refused

        dispatcher.compile = compile_pinned
        return dispatcher

    def _jit(fn: Any, once: bool = True, part: bool = False, **how: Any) -> Any:
        saved = config.CACHE_DIR
        if how.get("cache"):
            config.CACHE_DIR = str(cache_folder(fn.__module__))  # read by njit when it decorates
        if HOOKED:  # what makes no arrays need not count who uses them, which took a third of a batch's time
            how["_nrt"] = not _ALLOCATING.isdisjoint(fn.__code__.co_names)
        try:
            dispatcher = njit(**_OPTIONS, **how)(fn)
        finally:
            config.CACHE_DIR = saved
        registered.append(fn.__name__)
        return _pin(dispatcher, fn, once, part) if HOOKED else dispatcher

    def _guard(dispatcher: Any, name: str) -> Any:
        """A kernel has no Python wrapper: calling it from Python must fail with a message, not jump to address 0."""

        def refuse(*_args: Any, **_keywords: Any) -> None:
            raise TypeError(f"{name} is a kernel: call it from kernels, or use the plain package")

        dispatcher._insert = lambda *_: None
        dispatcher._compile_for_args = refuse
        return dispatcher

    def _part(fn: Any, once: bool) -> Any:
        return _guard(_jit(fn, once, True, **_BARE), fn.__name__) if HOOKED else _jit(fn)

    def kernel(fn: F) -> F:
        """A helper, called by other kernels only: no wrapper, not cached itself."""
        return _part(fn, True)  # type: ignore[no-any-return]

    def generic(fn: F) -> F:
        """A small kernel used with the records of any game: compiled for whatever record it is given."""
        return _part(fn, False)  # type: ignore[no-any-return]

    def entry(fn: F) -> F:
        """A function that Python calls; cached on disk."""
        return _jit(fn, cache=True, nogil=True)  # type: ignore[no-any-return]
