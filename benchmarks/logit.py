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


def loss(inputs: list[NDArray[Any]], targets: list[NDArray[Any]], weights: NDArray[Any]) -> float:
    """How badly weights foretell choices: minus the logarithm of the chance they gave them, on average."""
    total = 0.0
    for x, y in zip(inputs, targets, strict=True):
        values = x @ weights
        total -= float(y @ (values - values.max() - np.log(np.exp(values - values.max()).sum())))
    return total / len(inputs)


@contextmanager
def counting(table: ModuleType, names: list[str]) -> Iterator[list[str]]:
    """Within, each of these weights of a table is a unit vector, so that (plain) sums say what each one counts.

    The others are no numbers, so that whoever meets one sees it. Given are the names of the vector's places.
    """
    kept: dict[str, Any] = {n: v for n, v in vars(table).items() if n.isupper()}
    places = [f"{n}[{i}]" if isinstance(kept[n], tuple) else n for n in names
              for i in range(len(kept[n]) if isinstance(kept[n], tuple) else 1)]  # fmt: skip
    units = iter(np.eye(len(places)))
    for name in kept:
        setattr(table, name, np.nan)
    for name in names:
        setattr(table, name, tuple(next(units) for _ in kept[name]) if isinstance(kept[name], tuple) else next(units))
    try:
        yield places
    finally:
        for name, value in kept.items():
            setattr(table, name, value)


def today(table: ModuleType, names: list[str]) -> NDArray[Any]:
    """These weights as they are now."""
    found: list[float] = []
    for name in names:
        value = vars(table)[name]
        found += value if isinstance(value, tuple) else (value,)
    return np.array(found)


def show(names: list[str], before: NDArray[Any], after: NDArray[Any]) -> None:
    """Both, a line each."""
    for name, old, new in zip(names, before, after, strict=True):
        print(f"{name:24} {old:7.2f} -> {new:7.2f}")
