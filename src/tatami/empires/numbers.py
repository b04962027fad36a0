"""Numbers a person is told beside the picture, so that no client counts by rules of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel import NONE
from .agendas import (
    AGENDA_POINTS,
    FREE_ATTACK,
    FREE_POINT,
    FREE_RECRUIT,
    FREE_SAILING,
    armies_in,
    castle_held,
    decree,
    holds_with_two,
    provinces_with,
)
from .columns import ACT, BUY, OFFER, REGION, SECOND, SHIP
from .consts import EXTRA_PRICE, Act, Role
from .control import controlled, power
from .frames import top
from .moves import has_point, may_sail
from .orders import affords_second_army, affords_second_loss
from .planning import way
from .shapes import AgendaNumbers, EmpiresNumbers, Offer, Price

# what counts for each side of a tile (EMP-A2), in the order `agenda-1a`, `agenda-1b`, …
COUNTED = (
    ("held-with-two",), ("provinces",), ("armies",), ("stands",), ("with-three",), ("with-two", "castle"),
    ("resources", "shrines"), ("resources", "capital"), ("resources", "shrines", "capital"), ("resources",),
)  # fmt: skip


def numbers(state: Any, rules: Any, provinces: tuple[str, ...], regions: tuple[str, ...]) -> EmpiresNumbers:
    """Tokens due, power, prices and how far the agendas are: everybody may count them."""
    found: EmpiresNumbers = {
        "tokens": int(rules.tokens[state.round_no]),
        "way": way(state),
        "power": {p: [power(state, rules, s, i) for s in range(rules.seats)] for i, p in enumerate(provinces)},
        "prices": prices(rules),
    }
    if rules.agendas:
        found["agendas"] = {region: agenda(state, rules, k) for k, region in enumerate(regions)}
    return found


def prices(rules: Any) -> dict[str, Price]:
    """What each order sells beside its action (EMP-50, EMP-52 to EMP-54)."""
    found: dict[str, Price] = {
        "recruit": {"kind": "army", "good": "food", "price": EXTRA_PRICE},
        "attack": {"kind": "strike", "good": "bushido", "price": EXTRA_PRICE},
        "ship": {"kind": "ship", "good": "food", "price": int(rules.ship_price)},
    }
    if rules.buy_point:
        found["move23"] = {"kind": "point", "good": "food", "price": EXTRA_PRICE}
    return found


def offer(state: Any, rules: Any, seat: int) -> Offer | None:
    """The paid part of the order under way that is still to be had, with its price now (EMP-50, EMP-52 to EMP-54)."""
    act, region = top(state, ACT), top(state, REGION)
    if act == Act.MOVE and top(state, OFFER) == BUY and has_point(state, rules, seat):
        free = decree(state, rules, region, FREE_POINT)
        return {"kind": "point", "price": 0 if free else EXTRA_PRICE} if free or state.food[seat] else None
    if act == Act.MOVE and top(state, OFFER) == SHIP and may_sail(state, rules, seat):
        return {"kind": "ship", "price": 0 if decree(state, rules, region, FREE_SAILING) else int(rules.ship_price)}
    if act == Act.RECRUIT and top(state, SECOND) == 1 and affords_second_army(state, rules, seat):
        return {"kind": "army", "price": 0 if decree(state, rules, region, FREE_RECRUIT) else EXTRA_PRICE}
    if act == Act.ATTACK and top(state, SECOND) == 1 and affords_second_loss(state, rules, seat):
        return {"kind": "strike", "price": 0 if decree(state, rules, region, FREE_ATTACK) else EXTRA_PRICE}
    return None


def agenda(state: Any, rules: Any, region: int) -> AgendaNumbers:
    """What the region's agenda is worth, and what each seat has of what it counts (EMP-A2)."""
    side = state.agenda[region]
    have: dict[str, Callable[[int], int]] = {
        "held-with-two": lambda s: holds_with_two(state, rules, s, region),
        "provinces": lambda s: controlled(state, rules, s, region, NONE),
        "armies": lambda s: armies_in(state, rules, s, region),
        "stands": lambda s: provinces_with(state, rules, s, region, 1),
        "with-two": lambda s: provinces_with(state, rules, s, region, 2),
        "with-three": lambda s: provinces_with(state, rules, s, region, 3),
        "castle": lambda s: castle_held(state, rules, s, region),
        "resources": lambda s: controlled(state, rules, s, region, Role.RESOURCE),
        "shrines": lambda s: controlled(state, rules, s, region, Role.SHRINE),
        "capital": lambda s: controlled(state, rules, s, region, Role.CAPITAL),
    }
    return {
        "points": AGENDA_POINTS[side],
        "have": [{what: int(have[what](s)) for what in COUNTED[side]} for s in range(rules.seats)],
    }
