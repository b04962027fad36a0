"""What compiled rules are made with: decorators, records, random numbers, cache (the only room that knows Numba).

The same source runs in three ways. Imported as ``tatami`` it is plain Python; loaded again by :func:`twin` under
another root name it is compiled, and once more for a GPU (gpu.py). Rules modules import from here and never from Numba.
"""

from .compiled import twin
from .events import emit
from .jit import entry, kernel
from .mode import GAME, JIT, ROOT
from .records import Actions, Array, Floats, Record, RecordArray, Rows, Words, new_states
from .rng import advance, below, forget_key, mix32, put_key, roll, seeded, start_rng

NONE = -1

__all__ = [
    "GAME", "JIT", "NONE", "ROOT", "Actions", "Array", "Floats", "Record", "RecordArray", "Rows", "Words",
    "advance", "below", "emit", "entry", "forget_key", "kernel", "mix32", "new_states", "put_key", "roll", "seeded",
    "start_rng", "twin",
]  # fmt: skip
