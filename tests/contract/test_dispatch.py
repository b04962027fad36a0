"""Every kind of action under way (`Act`) stands in every chain that tells them apart."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest

from tatami.empires import abilities, legal, stack_check, step
from tatami.empires.consts import Act

USE = {"EARTH_VETERAN", "WIND_GENERAL", "WATER_GENERAL"}
"""Abilities that are simply used: what they may do is the chain's last line."""
CHAINS: dict[str, tuple[list[Callable[..., Any]], set[str]]] = {
    "waits": ([step.wait_or_close, abilities.can_ability], set()),
    # an expedition never waits for a decision
    "legal": ([legal.legal_frame, abilities.legal_ability], USE | {"EXPEDITION"}),
    # of a placement only done and training are left, which come first; the last line is the general of the void
    "apply": ([step.apply_frame, abilities.apply_ability], {"PLACEMENT", "EXPEDITION", "VOID_GENERAL"}),
}


def named(function: Callable[..., Any]) -> set[str]:
    """The kinds a function asks for by name."""
    tree = ast.parse(inspect.getsource(function))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Act"
    }


@pytest.mark.parametrize("chain", CHAINS)
def test_every_act_is_in_the_chain(chain: str) -> None:
    functions, elsewhere = CHAINS[chain]
    assert set().union(*map(named, functions)) | elsewhere == {act.name for act in Act}


def test_every_act_has_a_place_in_the_stack() -> None:
    """A position from outside may hold each of them where it can come about, and nowhere else."""
    assert set(stack_check.PARENTS) | set(stack_check.SCHOOLS) == set(Act)
