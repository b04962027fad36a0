"""A game's bots as one WebAssembly module: what Numba made of the search, written out again for another machine.

The C around it is only memory and calling convention: no rule and no choice is written twice. Needs the extra
``static`` (the linker comes with ``ziglang``). The module imports nothing and has all its memory from the start.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots.memory import LINKS, NOTES, PATH, VALUES
from ..kernel import twin

NODES = 200_000
"""Nodes of a search tree in a tab: 8 MB."""
GAMES = 64
"""Games that `play` plays at once (a check: the same bytes as natively)."""
TARGET = "wasm32-unknown-unknown"

_HEAD = """
typedef long long i64; typedef int i32; typedef short i16; typedef unsigned char u8; typedef unsigned long size;
#define ALIGNED __attribute__((aligned(16)))
#define EXPORT(name) __attribute__((export_name(name)))
#define WORD(low, high) ((i64)(unsigned)(low) | ((i64)(high) << 32))
"""
_FOOT = """
/* what Numba's code calls of its runtime: one buffer is enough, as an entry asks for one at most */
struct info { i64 count; void* dtor; void* more; void* data; i64 size; void* external; };
static u8 spare[1 << 16] ALIGNED; static struct info only;
void* NRT_MemInfo_alloc_aligned(i64 size, int align) {
  only.count = 1; only.data = spare; only.size = size; return &only;
}
void NRT_MemInfo_call_dtor(void* p) {}
void NRT_Free(void* p) {}
u8 count_down(i64* p, i64 v, int c) { *p -= v; return *p == 0; }
int NRT_adapt_ndarray_from_python(void* a, void* b) { return 0; }
void* memset(void* d, int c, size n) { u8* p = d; while (n--) *p++ = c; return d; }
void* memcpy(void* d, const void* s, size n) { u8* a = d; const u8* b = s; while (n--) *a++ = *b++; return d; }
void* memmove(void* d, const void* s, size n) {
  u8* a = d; const u8* b = s;
  if (a < b) while (n--) *a++ = *b++; else { a += n; b += n; while (n--) *--a = *--b; }
  return d;
}
"""


def _rows(game: str) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The arrays the entries share: their C type and shape."""
    this_game = twin(game)("kernel.this_game")
    state, rules = this_game.STATE.itemsize, this_game.RULES.itemsize
    return {
        "states": (f"struct {{ u8 b[{state}]; }}", (GAMES,)),
        "rules": (f"struct {{ u8 b[{rules}]; }}", (1,)),
        "out": ("i16", (this_game.MAX_LEGAL,)),
        "inner": ("i16", (this_game.MAX_LEGAL,)),
        "scores": ("double", (this_game.MAX_LEGAL,)),
        "links": ("i32", (NODES, LINKS)),
        "values": ("double", (NODES, VALUES)),
        "notes": ("i64", (NOTES,)),
        "mark": ("i64", (this_game.N_ACTIONS,)),
        "path": ("i64", (PATH,)),
        "seats": ("i64", (PATH,)),
        "gains": ("double", (this_game.MAX_SEATS,)),
        "shares": ("double", (this_game.MAX_SEATS,)),
    }


ENTRIES: dict[str, tuple[str, str, Sequence[str]]] = {
    "blind": ("bots.search", "int seat, int low, int high", ("states", "rules", "seat", "WORD(low, high)")),
    "decide": (
        "bots.search",
        "int seat, int kind, int low, int high, int samples, int steps",
        ("states", "rules", "seat", "kind", "WORD(low, high)", "samples", "steps", "out", "inner", "scores"),
    ),
    "search": (
        "bots.search",
        "int seat, int iterations, int tries, int horizon",
        ("states", "rules", "seat", "iterations", "tries", "horizon", "links", "values", "notes", "out", "mark",
         "path", "seats", "gains"),
    ),
    "foresee": (
        "bots.search",
        "int seat, int first, int count, int tries, int low, int high, int sides",
        ("states", "rules", "seat", "first", "count", "tries", "WORD(low, high)", "out", "shares:sides"),
    ),
    "play_serial": ("kernel.loops", "int games, int seed", ("states:games", "rules", "seed")),
}  # fmt: skip
"""Each entry: its module, what JavaScript calls it with, what it is given."""


def _argument(word: str, rows: dict[str, tuple[str, tuple[int, ...]]]) -> tuple[list[str], list[str]]:
    """An argument as Numba's convention has it: C types, C values. ``name:n`` is an array's first n."""
    name, _, count = word.partition(":")
    if name not in rows:
        return ["i64"], [f"(i64)({name})"]
    shape: list[str] = [str(n) for n in rows[name][1]]
    if count:
        shape[0] = count
    size = f"sizeof({name}_t)"
    strides = [size] if len(shape) == 1 else [f"{shape[1]} * {size}", size]
    values = ["0", "0", " * ".join(shape), size, name, *shape, *strides]
    types = ["void*", "void*", "i64", "i64", "void*", *["i64"] * (2 * len(shape))]
    return types, values


def _c_source(game: str, names: dict[str, str], results: dict[str, bool]) -> str:
    """Memory and calling convention of a game's module."""
    rows = _rows(game)
    lines = [_HEAD]
    for name, (kind, shape) in rows.items():
        many = "".join(f"[{n}]" for n in shape)
        lines.append(f"typedef {kind} {name}_t; static {name}_t {name}{many} ALIGNED;")
        lines.append(f'EXPORT("at_{name}") void* at_{name}(void) {{ return {name}; }}')
    for entry, (_, signature, given) in ENTRIES.items():
        types, values = ["i64*", "void**"], ["&result", "&error"]
        for word in given:
            more_types, more_values = _argument(word, rows)
            types += more_types
            values += more_values
        lines.append(f'extern int {entry}_({", ".join(types)}) __asm__("{names[entry]}");')
        answer = "(double)result" if results[entry] else "0"
        lines.append(
            f'EXPORT("{entry}") double {entry}_call({signature}) {{ i64 result = 0; void* error = 0;'
            f" int failed = {entry}_({', '.join(values)}); return failed ? -1e9 - failed : {answer}; }}"
        )
    return "\n".join([*lines, _FOOT])


def _portable(text: str) -> str:
    """LLVM text without the machine it was made for."""
    text = re.sub(r'target datalayout = ".*"', "", text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{TARGET}"', text)
    text = text.replace("llvm.x86.atomic.sub.cc.i64", "count_down")
    text = re.sub(r"declare i8 @count_down.*", "declare i8 @count_down(ptr, i64, i32)", text)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu|probe-stack)"="[^"]*"', "", text)
    return re.sub(r"= (local_unnamed_addr )?common ", r"= weak \1", text)


def _compiled(game: str) -> dict[str, Any]:
    """What Numba makes of each entry, with the code to look into."""
    import numpy as np

    from .. import new_table
    from ..bots.levels import LEVELS
    from ..bots.thinker import know

    table = new_table(game, players=4, seed=1)
    seat = table.to_act[0]
    thinker = know(table, seat, 1, True)
    thinker.quick(seat, LEVELS["soldier"], 1)
    thinker.search(seat, LEVELS["captain"], 1, iterations=1)
    thinker.odds(seat, 1, 0.0)
    load = twin(game, True)
    load("kernel.loops").play_serial(np.zeros(1, load("kernel.this_game").STATE.dtype), table._rules.record(), 1)
    found = {}
    for entry, (module, _, _) in ENTRIES.items():
        dispatcher = getattr(load(module), entry)
        found[entry] = dispatcher.overloads[dispatcher.signatures[0]]
    return found


def build(game: str, target: Path) -> None:
    """Write a game's module; in a process with an empty cache, since code from a cache cannot be looked into."""
    with tempfile.TemporaryDirectory() as folder:
        place = {"TATAMI_CACHE": folder, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", __name__, game, str(target)]
        subprocess.run(command, check=True, env={**os.environ, **place})


def main(game: str, target: Path) -> None:
    """Compile and link."""
    import llvmlite.binding as llvm

    compiled = _compiled(game)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TARGET).create_target_machine(opt=2, features="+simd128", reloc="static")
    whole = None
    for made in compiled.values():
        module = llvm.parse_assembly(_portable(made.library.get_llvm_str()))
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    whole.triple, whole.data_layout = TARGET, str(machine.target_data)
    names = {entry: made.fndesc.llvm_func_name for entry, made in compiled.items()}
    results = {entry: str(made.signature.return_type) != "none" for entry, made in compiled.items()}
    with tempfile.TemporaryDirectory() as folder:
        code, source = Path(folder) / "code.o", Path(folder) / "memory.c"
        code.write_bytes(machine.emit_object(whole))
        source.write_text(_c_source(game, names, results))
        subprocess.run(
            [
                sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-freestanding", "-O2", "-msimd128",
                "-nostdlib", "-fno-builtin", "-Wl,--no-entry", "-Wl,-z,stack-size=262144", "-Wl,--strip-all",
                "-o", str(target), str(source), str(code),
            ],
            check=True,
            env={**os.environ, "ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder},
        )  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
