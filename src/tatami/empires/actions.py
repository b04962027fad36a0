"""The fixed table of actions and its words (API: "Words of moves")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..game import Action, spelled
from .board import NEUTRALS, ORDER_IDS, Board
from .codec import (
    N_ACTIONS,
    attack_action,
    build_action,
    destiny_action,
    disband_action,
    dojo_action,
    embark_action,
    explore_action,
    gather_action,
    harvest_at_action,
    move_action,
    neutral_action,
    place_action,
    push_action,
    raze_action,
    recruit_action,
    reinforce_action,
    sail_action,
    train_action,
)
from .consts import FOOT, MAX_SEATS, SLOTS_A_REGION, Dojo, Levy, Training, Unit

UNIT_IDS = spelled(Unit)
LEVY_IDS = spelled(Levy)
DOJO_IDS = spelled(Dojo)
TRAINING_IDS = spelled(Training)
__all__ = ["DOJO_IDS", "LEVY_IDS", "NEUTRALS", "TRAINING_IDS", "UNIT_IDS", "action_table", "slot_name"]


def slot_name(board: Board, slot: int) -> str:
    """``<region>-1`` is the southernmost slot of a region."""
    return f"{board.regions[slot // SLOTS_A_REGION]}-{slot % SLOTS_A_REGION + 1}"


def _suffix(unit: str) -> str:
    return "" if unit == "samurai" else f" {unit}"


def action_table(rules: Any, board: Board, provinces: tuple[str, ...]) -> list[Action]:
    """Every action by number; numbers without a meaning on this board have words nobody can type."""
    table = [Action(n, f"#{n}", "none") for n in range(N_ACTIONS)]

    def name(number: int, words: str, kind: str, **args: Any) -> None:
        table[number] = Action(number, words, kind, args)

    for number, words in enumerate(("done", "pass", "use", "harvest")):
        name(number, words, words)
    for i, dojo in enumerate(DOJO_IDS):
        name(dojo_action(i), f"dojo {dojo}", "dojo", dojo=dojo)
    for i, region in enumerate(board.regions):
        name(destiny_action(i), f"destiny {region}", "destiny", region=region)
    for i, training in enumerate(TRAINING_IDS):
        name(train_action(i), f"train {training}", "train", training=training)
    for i, unit in enumerate(UNIT_IDS):
        name(embark_action(i), f"board {unit}", "board", unit=unit)
        name(disband_action(i), f"return {unit}", "return", unit=unit)
    for slot in range(rules.slots):
        beside = slot_name(board, slot)
        name(neutral_action(slot), f"neutral {beside}", "neutral", slot=beside)
        for i, order in enumerate(ORDER_IDS):
            name(place_action(i, slot), f"place {order} {beside}", "place", order=order, slot=beside)
    for p, province in enumerate(provinces):
        _name_province(name, p, province)
    _name_roads(name, rules, provinces)
    for a, source in enumerate(provinces):
        for b, target in enumerate(provinces):
            if a != b and rules.coastal[a] and rules.coastal[b]:
                for count in (1, 2):
                    args = {"from": source, "to": target, "armies": count}
                    number = sail_action(a, b, count)
                    name(number, f"sail {source} {target} {count}", "sail", **args)
    return table


def _name_province(name: Callable[..., None], p: int, province: str) -> None:
    for i, levy in enumerate(LEVY_IDS):
        name(recruit_action(p, i), f"recruit {province}{_suffix(levy)}", "recruit", province=province, unit=levy)
    for number, word in ((build_action, "build"), (reinforce_action, "reinforce"), (raze_action, "raze")):
        name(number(p), f"{word} {province}", word, province=province)
    name(harvest_at_action(p), f"harvest {province}", "harvest-one", province=province)
    for seat in range(MAX_SEATS):
        name(attack_action(p, seat), f"attack {province} {seat}", "attack", province=province, seat=seat)
    for i, unit in enumerate(UNIT_IDS[:FOOT]):
        args = {"from": province, "unit": unit}
        name(gather_action(p, i), f"gather {province}{_suffix(unit)}", "gather", **args)
        for seat in range(MAX_SEATS):
            words = f"push {province} {seat}{_suffix(unit)}"
            name(push_action(p, seat, i), words, "push", to=province, seat=seat, unit=unit)


def _name_roads(name: Callable[..., None], rules: Any, provinces: tuple[str, ...]) -> None:
    for edge in range(rules.edge_start[rules.provinces]):
        source, target = provinces[rules.edge_from[edge]], provinces[rules.edge_to[edge]]
        mountain, way = rules.edge_mountain[edge], rules.edge_way[edge]
        for i, unit in enumerate(UNIT_IDS):
            args = {"from": source, "to": target, "unit": unit}
            name(move_action(edge, i), f"move {source} {target}{_suffix(unit)}", "move", **args)
            if mountain >= 0:
                number = explore_action(mountain, way, i)
                name(number, f"explore {source} {target}{_suffix(unit)}", "explore", **args)
