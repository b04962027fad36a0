"""What a move's number says is written and read in a game's codec alone: nobody else knows the order of the ranges."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tatami

ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
SPARED: dict[str, set[str]] = {"empires": {"prior"}, "seven": {"prior"}}
"""Modules of a game that still tell ranges apart by themselves."""


def begins_range(node: ast.AST) -> bool:
    """Whether it is one of the codec's numbers, ``A_…``."""
    return isinstance(node, ast.Name) and node.id.startswith("A_")


def reckons(node: ast.AST) -> bool:
    """Whether it adds to such a number, takes it away, or asks what lies before and behind it."""
    if isinstance(node, ast.BinOp):
        return begins_range(node.left) or begins_range(node.right)
    if isinstance(node, ast.Compare):
        return any(map(begins_range, (node.left, *node.comparators))) and any(
            isinstance(op, ORDERED) for op in node.ops
        )
    return False


@pytest.mark.parametrize("game", SPARED)
def test_only_the_codec_reckons_with_numbers_of_moves(game: str) -> None:
    package = Path(tatami.__file__).parent / game
    found = [
        f"{path.name}:{node.lineno}"  # type: ignore[attr-defined]
        for path in sorted(package.glob("*.py"))
        if path.stem not in SPARED[game] | {"codec"}
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if reckons(node)
    ]
    assert not found, f"of {game}, in its codec: {', '.join(found)}"
