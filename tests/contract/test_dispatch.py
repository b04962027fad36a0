"""Every kind of a thing stands in every chain that tells the kinds apart, or in what is said to be its last line."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import pytest

import tatami
from tatami import rulebook
from tatami.empires import abilities, explain, legal, mountains, neutral, solo, stack_check, step
from tatami.empires.columns import ACT
from tatami.empires.consts import Act, Mountain, Neutral, Phase
from tatami.seven import consts as seven
from tatami.seven import explain as seven_explain
from tatami.seven import flow, kiai, penalties, roundend, village
from tatami.seven import legal as seven_legal
from tatami.seven import step as seven_step
from tatami.seven.actions import ACTIONS

USE = {"EARTH_VETERAN", "WIND_GENERAL", "WATER_GENERAL"}
"""Abilities that are simply used: what they may do is the chain's last line."""
CHAINS: dict[str, tuple[type[IntEnum], list[Callable[..., Any]], set[str]]] = {
    "empires waits": (Act, [step.wait_or_close, abilities.can_ability], set()),
    # an expedition never waits for a decision
    "empires legal": (Act, [legal.legal_frame, abilities.legal_ability], USE | {"EXPEDITION"}),
    # of a placement only done and training are left, which come first; the last line is the general of the void
    "empires apply": (
        Act,
        [step.apply_frame, abilities.apply_ability],
        {"PLACEMENT", "EXPEDITION", "VOID_GENERAL"},
    ),
    # tokens are carried out by actions, which are asked first
    "empires phases, legal": (Phase, [legal.legal], {"RESOLUTION", "OVER"}),
    "empires phases, going on": (Phase, [step.go_on], {"OVER"}),
    "empires neutral, possible": (Neutral, [neutral.neutral_possible], {"ATTACK"}),
    "empires neutral, begun": (Neutral, [neutral.begin_neutral], {"HARVEST"}),
    "empires neutral, of the void": (Neutral, [abilities.void_possible], {"HARVEST"}),
    "empires neutral, of a house": (Neutral, [solo.spread], {"HARVEST"}),
    "empires mountains": (Mountain, [mountains.apply_explore], set()),
    "seven phases, legal": (seven.Phase, [seven_legal.legal], {"OVER"}),
    "seven phases, step": (seven.Phase, [seven_step.step], {"OVER"}),
    "seven stages": (seven.Stage, [flow.turn_until_choice], {"END"}),
    "seven penalties": (seven.Penalty, [penalties.apply_penalty, penalties.apply_rarer], {"RIGHT_DRAWS"}),
    # the last line is both for the deck
    "seven kiai, allowed": (seven.Samurai, [kiai.kiai_allows], {"GOROBEI", "KATSUSHIRO"}),
    "seven kiai, used": (seven.Samurai, [kiai.use_kiai], {"GOROBEI"}),
    "seven symbols": (seven.Symbol, [roundend.undefended], {"DOLL"}),
    "seven families": (seven.Family, [roundend.family_bonuses], {"BREACH"}),
    "seven backs": (seven.Back, [village.lose_building], {"BUILDING"}),
}


def named(function: Callable[..., Any], kind: type[IntEnum]) -> set[str]:
    """The kinds a function asks for by name."""
    return {
        node.attr
        for node in ast.walk(ast.parse(inspect.getsource(function)))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == kind.__name__
    }


@pytest.mark.parametrize("chain", CHAINS)
def test_every_kind_is_in_the_chain(chain: str) -> None:
    kind, functions, elsewhere = CHAINS[chain]
    found = set().union(*(named(function, kind) for function in functions))
    assert found | elsewhere == {member.name for member in kind}
    assert not found & elsewhere


def test_every_act_has_a_place_in_the_stack() -> None:
    """A position from outside may hold each of them where it can come about, and nowhere else."""
    assert set(stack_check.PARENTS) | set(stack_check.SCHOOLS) == set(Act)


def test_every_decision_of_empires_has_its_rule() -> None:
    """Whatever is under way, in every phase and every action, the rule it is asked by stands in the book."""
    table = tatami.new_table("empires", players=3, seed=1)
    state, rules, book = table._state.copy(), table._rules, rulebook.rulebook("en")
    for phase in Phase:
        state.phase = phase
        assert explain.asked_rule(state, rules) in book
    state.depth = 1
    for act in Act:
        state.frame[0, ACT] = act
        assert explain.asked_rule(state, rules) in book


def test_every_decision_and_action_of_seven_has_its_rule() -> None:
    assert set(seven_explain._ASKED) == set(seven.Phase) - {seven.Phase.OVER}
    assert set(seven_explain._HOME) == {action.kind for action in ACTIONS}
    assert {phase for _, phases in seven_explain._HOME.values() for phase in phases} == set(seven_explain._ASKED)
    assert set(seven_explain._KIAI.values()) == set(seven.Samurai)
    rules = {*seven_explain._ASKED.values(), *(rule for rule, _ in seven_explain._HOME.values())}
    assert rules <= set(rulebook.rulebook("en"))
