"""Every loop of a batch compiled for a GPU, without one: what Numba's simulator, which runs plain Python, cannot see.

``python -m benchmarks.campaign gpu`` (needs the extra ``cuda``).
"""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

from numba import cuda
from numba.cuda import dispatcher

from tatami.envs.setting import compiled, make_setting

CAPABILITY = (9, 0)
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "empires, base game": ("empires", {}),
    "empires, all modules": ("empires", {"modules": ["agendas"]}),
    "seven": ("seven", {}),
}


def signatures(load: Any) -> dict[str, tuple[Any, ...]]:
    """The arguments of each loop, as a batch gives them."""
    gpu, this_game = load("kernel.gpu"), load("kernel.this_game")
    kinds = gpu.types
    word, short, byte, real = kinds.int64, kinds.int16, kinds.int8, kinds.float32

    def rows(kind: Any) -> Any:
        return kinds.Array(kind, 1, "C")

    def table(kind: Any) -> Any:
        return kinds.Array(kind, 2, "C")

    rules = rows(gpu.from_dtype(this_game.RULES.dtype))
    games = (table(word), rules, rows(word))
    lists = (table(short), rows(word))
    return {
        "run": (
            *games, rows(word), *lists, rows(byte), rows(word), rows(word), rows(word), table(real), table(real),
            rows(byte), word, word, word,
        ),
        "see": (*games, rows(byte), table(real)),
        "see_numbers": (*games, rows(byte), table(byte)),
        "judge": (*games, rows(byte), rows(real)),
        "favour": (*games, *lists, table(real)),
        "ahead": (*games, *lists, rows(byte), rows(byte), word, word, word, table(real)),
        "redraw": (*games, rows(word), word),
        "seed_all": (rows(word), word),
        "choose": (rows(word), *lists, rows(word)),
        "mask": (*lists, table(byte)),
        "first_illegal": (*lists, rows(word), rows(word)),
    }  # fmt: skip


def main() -> None:
    """Compile all of them."""
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    for name, (game, options) in GAMES.items():
        load = compiled([make_setting(game, 4, options)], gpu=True)
        loops = load("envs.gpu_loops")
        for loop, arguments in signatures(load).items():
            begun = time.perf_counter()
            kind = load("kernel.gpu").types.void(*arguments)
            code, _ = cuda.compile_ptx(getattr(loops, loop).py_func, kind, cc=CAPABILITY)
            took = time.perf_counter() - begun
            print(f"{name}: {loop}: {len(code) // 1024} kB in {took:.1f} s", flush=True)


if __name__ == "__main__":
    main()
