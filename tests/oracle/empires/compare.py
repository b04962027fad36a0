"""Whether a position of the engine is what the law made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import tatami

from .chart import PRINTED
from .world import ORDERS, World

Found = Iterator[tuple[str, Any, Any]]
"""What is compared, as the law has it, as the engine has it."""


def differences(w: World, position: dict[str, Any]) -> list[str]:
    """Everything that is not the same."""
    pairs = [*_course(w, position), *_seats(w, position), *_provinces(w, position), *_slots(w, position)]
    return [f"{what}: {law} by the law, {engine} by the engine" for what, law, engine in pairs if law != engine]


def _course(w: World, position: dict[str, Any]) -> Found:
    yield "phase", w.phase, position["phase"]
    yield "era", w.era, position["era"]
    yield "round", w.round, position["round"]
    yield "turn order", w.order, position["turn_order"]
    yield "slot", w.resolving, position["resolving"]
    yield "cards played", +w.played, +Counter(position["destiny_played"])
    yield "deck", w.deck, position["destiny_deck"]
    yield "winners", w.winners, position.get("winners", [])
    for region, done in w.done.items():
        yield f"agenda {region}", sorted(done), position["agendas"][region]["done"]
    for road in position.get("mountains", []):
        yield f"mountain {road['between']}", w.mountain[frozenset(road["between"])], road["token"]


def _seats(w: World, position: dict[str, Any]) -> Found:
    for seat, found in enumerate(position["seats"]):
        law: dict[str, Any] = {
            "score": w.score[seat],
            "food": w.goods[seat]["food"],
            "bushido": w.goods[seat]["bushido"],
            "influence": {region: w.influence[seat][region] for region in w.chart.regions},
            "samurai_left": w.supply[seat],
            "castles_left": 3 - len(w.castle[seat]),
            "armies": w.all_armies(seat),
        }
        if w.phase not in ("destiny", "over"):
            law["hand"] = [region for region in w.chart.regions for _ in range(w.hand[seat][region])]
        if w.phase == "planning":
            law["cover_price"] = w.covers[seat] + 1
        if seat in w.humans():
            law["orders_left"] = {kind: w.orders[seat][kind] for kind in ORDERS}
        if w.dojo_in_play:
            waiting = w.trained[seat]
            law["dojo"] = w.dojo[seat]
            law |= {"range": waiting["archer"], "arsenal": waiting["veteran"], "headquarters": waiting["general"]}
        for what, value in law.items():
            yield f"seat {seat}: {what}", value, found[what]


def _provinces(w: World, position: dict[str, Any]) -> Found:
    yield "provinces", w.chart.provinces, list(position["provinces"])
    for province, found in position["provinces"].items():
        law: dict[str, Any] = {
            "samurai": [w.on[seat]["samurai"][province] for seat in w.seats],
            "castles": w.castles(province),
            "controller": w.holder(province),
        }
        if w.dojo_in_play:
            law["archers"] = [w.on[seat]["archer"][province] for seat in w.seats]
            law["generals"] = [seat for seat in w.seats if w.on[seat]["general"][province]]
            law["besieged"] = [seat for seat in law["castles"] if w.besieged(seat, province)]
        for what, value in law.items():
            yield f"{province}: {what}", value, found[what]


def _slots(w: World, position: dict[str, Any]) -> Found:
    for found in position["slots"]:
        slot = found["slot"]
        yield f"{slot}: neutral", w.neutral[slot], found["neutral"]
        law = [(token.seat, token.order, token.location and token.location[1]) for token in w.slot[slot]]
        lying = [token for token in (found["under"], found["token"]) if token]
        # the order a house drew is known when it is shown
        shown = [
            (t["seat"], t["order"] if t["face_up"] or t["seat"] in w.humans() else None, t.get("location"))
            for t in lying
        ]
        yield slot, law, shown
    for house in position.get("houses", []):
        aside = {tuple(token.split()) for token in house["aside_tokens"]}
        yield f"house {house['seat']}: aside", w.aside[house["seat"]], aside


# ---------------------------------------------------------------- beginning and era end


def badly_dealt(w: World) -> list[str]:
    """EMP-10, EMP-11, TOK-02, SOL-01, SOL-03: what the set-up should have drawn and did not."""
    cards = Counter(PRINTED["destiny"]["base"])
    if "new_region" in w.modules:
        cards.update(PRINTED["destiny"]["tokugawa"])
    if w.draft and w.players < 4:
        cards.subtract(PRINTED["destiny"]["draft_marks"]["4+"])
    if w.draft and w.players < 3:
        cards.subtract(PRINTED["destiny"]["draft_marks"]["3+"])
    dealt = Counter(w.deck) + w.played
    for hand in w.hand:
        dealt += hand
    fields = len(w.resource)
    open_cards = 4 if w.solo else 2 if w.draft and w.players == 2 else 0
    pairs: list[tuple[str, Any, Any]] = [
        ("cards", cards, dealt),
        ("open cards", open_cards, w.played.total()),
        ("hands", [0 if w.solo else 3] * len(w.seats), [hand.total() for hand in w.hand]),
        ("goods", {"food": fields // 2, "bushido": fields // 2}, Counter(w.resource.values())),
    ]
    if not w.solo:
        # a first player, the rest clockwise
        pairs.append(("turn order", [(w.order[0] + i) % w.players for i in w.seats], w.order))
    else:
        pairs.append(("turn order", ({1, 2}, 0), (set(w.order[:2]), w.order[2])))
        for region in w.chart.regions:
            there = {w.resource[p] for p in w.chart.inside[region] if p in w.resource}
            pairs.append((f"goods in {region}", {"food", "bushido"}, there))
    if "random_neutral" in w.modules:
        for region in w.chart.regions:
            pairs.append((f"neutral in {region}", 3, len({w.neutral[f"{region}-{i}"] for i in (1, 2, 3)})))
    else:
        for region in w.chart.regions:
            printed = PRINTED["solo"]["neutral"][region] if w.solo else PRINTED["regions"][region]["neutral"]
            pairs.append((f"neutral in {region}", printed, [w.neutral[f"{region}-{i}"] for i in (1, 2, 3)]))
    return [f"{what}: {law} by the law, {found} dealt" for what, law, found in pairs if law != found]


SCORED = {
    "gained": ("province", ""),
    "influence": ("region", "steps"),
    "region-bonus": ("region", "points"),
    "shrines": ("", "points"),
    "siege": ("", "points"),
    "final-influence": ("region", "points"),
    "leftovers": ("", "points"),
}  # event -> where, how much


def told(events: Iterable[tatami.Event]) -> Counter[tuple[str, int, str]]:
    """What events say the era end gave."""
    found: Counter[tuple[str, int, str]] = Counter()
    begun = False
    for event in events:
        begun |= event.kind == "era-ends"
        if begun and event.kind in SCORED:
            where, amount = SCORED[event.kind]
            found[event.kind, event.args["seat"], event.args.get(where, "")] += event.args.get(amount, 1)
        if event.kind in ("house-places", "round-begins"):
            begun = False  # the next era's
    return +found
