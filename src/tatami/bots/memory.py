"""The search's working memory: its arrays, and what stands where in them.

Compiled kernels, plain Python and the WebAssembly of a browser's tab all go by it.
"""

from __future__ import annotations

from ..kernel.records import Array, Doubles, FloatTable

__all__ = ["Doubles", "FloatTable", "Links", "Values"]


class Links(Array):
    """The shape of a tree: a row a node."""

    kind = "int32"
    ndim = 2


class Values(Array):
    """The numbers of a tree: a row a node."""

    kind = "float64"
    ndim = 2


LINKS = 6
ACTION, CHILD, SIBLING, VISITS, CHANCES, QUERY = range(LINKS)
"""Columns of a node's links; with a network, where the node's query is kept."""
VALUES = 2
TOTAL, WEIGHT = range(VALUES)
"""Columns of its numbers."""
NOTES = 3
USED, WORD, QUERIES = range(NOTES)
"""The search's own notes: nodes there are, the random word, queries kept."""
PATH = 64
"""Room for the nodes passed on the way down."""
RANDOM, DRAWN, GREEDY = range(3)
"""Kinds of quick choice."""
