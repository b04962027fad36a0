"""What a person is told beside the picture, so that no client knows rules of its own; it is the same for everybody."""

from __future__ import annotations

from typing import Any

from ..kernel import NONE
from .abilities import giver_of, ignorer_of, left_of
from .consts import SYMBOLS, Phase, Samurai
from .flow import following
from .names import RANKS, SAMURAI, SYMBOL
from .shapes import SevenNumbers


def numbers(state: Any, rules: Any) -> SevenNumbers:
    """Who sits beside whom and comes when, what is missing on the left, and whose abilities allow the moves of now."""
    seats = range(rules.seats)
    return {
        "left": [left_of(rules, seat) for seat in seats],
        "next": turns(state, rules),
        "missing": [[SYMBOL[k] for k in range(SYMBOLS) if state.left[seat, k] == NONE] for seat in seats],
        "by": {kind: SAMURAI[who] for kind, who in owners(state, rules).items()},
        "ranks": list(RANKS),
    }


def turns(state: Any, rules: Any) -> list[int]:
    """The order of the turns after this one, as far as nobody passes."""
    found: list[int] = []
    seat = following(state, rules, state.active)
    while seat != NONE and seat not in found:
        found.append(seat)
        seat = following(state, rules, seat)
    return found


def owners(state: Any, rules: Any) -> dict[str, int]:
    """Kind of move -> the samurai whose ability it is, for the decision of now (SEV-40 to SEV-46)."""
    if state.phase == Phase.CARD:
        return {"give": giver_of(rules, state.card), "discard": Samurai.KYUZO, "under": Samurai.KATSUSHIRO}
    if state.phase == Phase.PENALTY:
        return dict.fromkeys(("ignore", "ignore-one"), ignorer_of(state))
    return {"fight": Samurai.KIKUCHIYO} if state.phase == Phase.SECOND else {}
