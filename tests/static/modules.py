"""A game's WebAssembly module, run outside a browser, with the same handles as the worker gives Python."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import wasmtime


class Module:
    """What `web/src/host/kernels.ts` makes of a module."""

    def __init__(self, path: Path):
        self._store = wasmtime.Store()
        self._exports = wasmtime.Instance(
            self._store, wasmtime.Module.from_file(self._store.engine, str(path)), []
        ).exports(self._store)
        memory: Any = self._exports["memory"]
        base = ctypes.addressof(memory.data_ptr(self._store).contents)
        size = memory.data_len(self._store)
        names = ("links", "values", "shares", "notes", "rules", "states")
        self._at = {name: self._call(f"at_{name}") for name in names}
        self.bytes = (ctypes.c_uint8 * size).from_address(base)
        self.links = (ctypes.c_int32 * ((size - self._at["links"]) // 4)).from_address(base + self._at["links"])
        self.values = (ctypes.c_double * ((size - self._at["values"]) // 8)).from_address(base + self._at["values"])
        self.shares = (ctypes.c_double * 16).from_address(base + self._at["shares"])
        self._notes = (ctypes.c_int64 * 3).from_address(base + self._at["notes"])

    def _call(self, name: str, *numbers: int) -> Any:
        found: Any = self._exports[name]
        return found(self._store, *numbers)

    def __getattr__(self, name: str) -> Any:
        return lambda *numbers: self._call(name, *numbers)

    def note(self, which: int, low: int, high: int) -> None:
        self._notes[which] = (high << 32) | (low & 0xFFFFFFFF)

    def put_rules(self, data: bytes) -> None:
        self._put("rules", data)

    def put_state(self, data: bytes) -> None:
        self._put("states", data)

    def _put(self, name: str, data: bytes) -> None:
        ctypes.memmove(ctypes.addressof(self.bytes) + self._at[name], data, len(data))

    def states(self, count: int) -> bytes:
        """The bytes of the first states."""
        return bytes(self.bytes[self._at["states"] : self._at["states"] + count])
