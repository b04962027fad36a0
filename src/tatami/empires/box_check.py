"""Checks of a position from outside against the box and the edition: what could never lie on the table is refused."""

from __future__ import annotations

from typing import Any

from ..errors import Failure
from .board import COLOURS, NEUTRALS, REGION_IDS
from .consts import NONE, SLOTS_A_REGION, Good, Role

TOKUGAWA_TILE = 5


def box_fault(state: Any, rules: Any, names: tuple[str, ...]) -> Failure | None:
    """The first thing that cannot be, with its rule; ``names`` are the provinces'."""
    for check in (_castles, _resources, _figures, _agendas, _neutrals):
        if fault := check(state, rules, names):
            return fault
    return None


def _castles(s: Any, r: Any, names: tuple[str, ...]) -> Failure | None:
    """EMP-56, 2022: no castle in a capital, one a province."""
    if r.castle_anywhere:
        return None
    standing = [s.castle[i, k] for i in range(r.seats) for k in range(r.regions) if s.castle[i, k] != NONE]
    for province in standing:
        if r.role[province] == Role.CAPITAL:
            return Failure("position-capital", province=names[province])
        if standing.count(province) > 1:
            return Failure("position-castles-together", province=names[province])
    return None


def _resources(s: Any, r: Any, names: tuple[str, ...]) -> Failure | None:
    """EMP-05, EMP-11: as many tokens of each resource as the box holds."""
    lying = [s.resource[i] for i in range(r.provinces) if r.role[i] == Role.RESOURCE]
    for good in (Good.FOOD, Good.BUSHIDO):
        most = r.food_tokens if good == Good.FOOD else len(lying) - r.food_tokens
        if (found := lying.count(good)) > most:
            return Failure("position-resources", n=found, good=good.name.lower(), most=most)
    return None


def _figures(s: Any, r: Any, names: tuple[str, ...]) -> Failure | None:
    """EMP-S1: shrine figures of each colour, on shrines."""
    if not r.sacred_shrines:
        return None
    lying = [s.figure[i] for i in range(r.provinces)]
    for i, colour in enumerate(lying):
        if colour != NONE and r.role[i] != Role.SHRINE:
            return Failure("position-no-shrine", province=names[i])
    for colour, name in enumerate(COLOURS):
        if lying.count(colour) > r.figures[colour]:
            return Failure("position-figures", n=lying.count(colour), colour=name, most=r.figures[colour])
    return None


def _agendas(s: Any, r: Any, names: tuple[str, ...]) -> Failure | None:
    """EMP-A1, TOK-05: every tile once, tile 5 with the red region only."""
    if not r.agendas:
        return None
    tiles = [s.agenda[k] // 2 + 1 for k in range(r.regions)]
    for tile in tiles:
        if tiles.count(tile) > 1:
            return Failure("position-agenda-twice", tile=tile)
        if tile == TOKUGAWA_TILE and r.regions < len(REGION_IDS):
            return Failure("position-agenda-red", tile=tile)
    return None


def _neutrals(s: Any, r: Any, names: tuple[str, ...]) -> Failure | None:
    """EMP-R1: a region has one token of each kind."""
    if not r.random_neutral:
        return None
    for region in range(r.regions):
        kinds = [s.neutral[region * SLOTS_A_REGION + i] for i in range(SLOTS_A_REGION)]
        for kind in kinds:
            if kinds.count(kind) > 1:
                return Failure("position-neutral-twice", region=REGION_IDS[region], neutral=NEUTRALS[kind])
    return None
