"""Whether a position of the engine is what the law made of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .box import BACKS, CARDS, SAMURAI
from .world import World

Found = Iterator[tuple[str, Any, Any]]
"""What is compared, as the law has it, as the engine has it."""


def differences(w: World, position: dict[str, Any]) -> list[str]:
    """Everything that is not the same."""
    pairs = [*_village(w, position), *_samurai(w, position)]
    return [f"{what}: {law} by the law, {engine} by the engine" for what, law, engine in pairs if law != engine]


def _village(w: World, position: dict[str, Any]) -> Found:
    for pile in ("deck", "breach", "discard"):
        yield pile, getattr(w, pile), position[pile]
    yield "box", w.box, set(position["box"])
    yield "barricades", w.barricades, position["barricades"]
    yield "most barricades", w.most_barricades, position["barricades_max"]
    if w.level.penalties:
        yield "buildings", sorted(w.buildings), sorted(position["buildings"])
    else:
        yield "buildings", len(w.buildings), len(position["buildings"])
    yield "families", w.families, position["families"]
    yield "outcome", w.outcome, position["outcome"]
    yield "round", w.round, position["round"]
    if w.outcome:
        return
    yield "active", w.active, position["active"]
    yield "open tokens", w.open_tokens, set(position["open_tokens"])
    hand = position["hand"]
    yield "hand", w.hand, hand and (hand["card"], hand["seat"], hand["bare"])


def _samurai(w: World, position: dict[str, Any]) -> Found:
    for seat, (who, found) in enumerate(zip(w.samurai, position["seats"], strict=True)):
        law: dict[str, Any] = {
            "samurai": who.name,
            "side": "animal" if who.animal else "human",
            "wounds": who.wounds,
            "passed": who.passed,
            "kiai": who.kiai,
            "track": who.track,
            "line": who.line,
            "support_to": who.holder,
            "support_late": who.late,
        }
        for what, value in law.items():
            yield f"seat {seat}: {what}", value, found[what]
        yield f"seat {seat}: left", sorted(who.left.values()), sorted(found["left"])
        yield f"seat {seat}: open tokens", who.tokens, set(found["open_tokens"])


def badly_dealt(w: World, position: dict[str, Any]) -> list[str]:
    """SEV-10 to SEV-12: what the set-up should have laid out and did not."""
    n, level = len(w.samurai), w.level
    raiders = [card for card in w.deck if CARDS[card].strength <= 4]
    free = set(SAMURAI) - {who.name for who in w.samurai}
    asked = position["options"]["open_support"] or n == 2
    pairs: list[tuple[str, Any, Any]] = [
        ("raiders", level.raiders * n, len(raiders)),
        ("deck", sorted(raiders), sorted(w.deck)),
        ("box", set(CARDS) - set(w.deck), w.box),
        ("barricades", w.most_barricades, w.barricades),
        ("buildings", sorted(BACKS), sorted(w.buildings)),
        ("families", ["heal", "barricade", "breach"], w.families),
        ("open tokens", free if asked else set(), w.open_tokens),
        ("dolls", True, not asked or sum(CARDS[card].symbol == "doll" for card in w.deck) >= 2),
        ("round", 1, w.round),
    ]
    return [f"{what}: {law} by the law, {found} laid out" for what, law, found in pairs if law != found]
