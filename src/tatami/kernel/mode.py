"""How this copy of the package runs: the name of its root package says it.

``tatami`` is plain Python. ``tatami_jit_<game>`` is the same source compiled, bound to one game, and
``tatami_base_<game>`` compiled for its base game alone (see folded.py);
``tatami_plain_<game>`` is the stand-in for it when ``TATAMI_JIT=0``. ``tatami_cuda_<game>`` runs on a GPU (or, with
``NUMBA_ENABLE_CUDASIM=1``, in Numba's simulator of one, where kernels stay plain), ``tatami_cudabase_<game>`` for the
base game alone.
"""

from __future__ import annotations

import os
import re
import sys

ROOT = __name__.partition(".")[0]
_twin = re.fullmatch(r"tatami_(jit|base|plain|cuda|cudabase)_(\w+)", ROOT)
JIT = _twin is not None and _twin[1] in ("jit", "base")
CUDA = _twin is not None and _twin[1].startswith("cuda")
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") == "1"
GAME = _twin[2] if _twin else ""
FIXED: dict[str, int] = getattr(sys.modules[ROOT], "FIXED", {})
"""Fields of the rules that are constants in this copy."""
