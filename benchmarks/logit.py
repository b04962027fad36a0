"""Weights fitted to decisions and results, and what each weight counts, asked of the rules' own code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray


def newton(inputs: list[NDArray[Any]], targets: list[NDArray[Any]], ridge: float = 1.0) -> NDArray[Any]:
    """A conditional logit: a row of features for each choice, and the share each choice got."""
    found = np.zeros(inputs[0].shape[1])
    for _ in range(30):
        slope, curve = ridge * found, ridge * np.eye(len(found))
        for x, y in zip(inputs, targets, strict=True):
            p = np.exp(x @ found - (x @ found).max())
            p /= p.sum()
            slope += x.T @ (p - y)
            curve += x.T @ (np.diag(p) - np.outer(p, p)) @ x
        step = np.linalg.solve(curve, slope)
        found -= step
        if np.abs(step).max() < 1e-6:
            break
    return found


@contextmanager
def counting(module: ModuleType, left_out: tuple[str, ...] = ()) -> Iterator[list[str]]:
    """Within, each weight ``W_…`` of a (plain) module is a unit vector, so that its sums say what each one counts.

    Weights left out stay what they are and must not be met. The names are those of the vector's places.
    """
    kept: dict[str, Any] = {n: v for n, v in vars(module).items() if n.startswith("W_") and n not in left_out}
    names = [f"{n}[{i}]" if isinstance(v, tuple) else n for n, v in kept.items()
             for i in range(len(v) if isinstance(v, tuple) else 1)]  # fmt: skip
    units = iter(np.eye(len(names)))
    for name, value in kept.items():
        setattr(module, name, tuple(next(units) for _ in value) if isinstance(value, tuple) else next(units))
    try:
        yield names
    finally:
        for name, value in kept.items():
            setattr(module, name, value)


def today(module: ModuleType, names: list[str]) -> NDArray[Any]:
    """The weights the module has now."""
    found: list[float] = []
    for name in dict.fromkeys(x.split("[")[0] for x in names):
        value = vars(module)[name]
        found += value if isinstance(value, tuple) else (value,)
    return np.array(found)


def show(names: list[str], before: NDArray[Any], after: NDArray[Any]) -> None:
    """Both, a line each."""
    for name, old, new in zip(names, before, after, strict=True):
        print(f"{name:24} {old:7.2f} -> {new:7.2f}")
