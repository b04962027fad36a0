"""The end of an era and of the game (EMP-80 to EMP-93, DOJ-40)."""

from __future__ import annotations

from collections import Counter

from .world import World


def score(w: World, event: str, seat: int, points: int, where: str = "") -> None:
    """Points of the era end, noted as the table should tell them."""
    w.score[seat] += points
    if points:
        w.paid[event, seat, where] += points


def end(w: World) -> None:
    """EMP-80 to EMP-83, in this order."""
    w.paid.clear()
    w.resolving = None
    for province, good in w.resource.items():
        if (holder := w.holder(province)) is not None:
            w.goods[holder][good] += 1
            w.paid["gained", holder, province] += 1
    for region in w.chart.regions:
        for seat in w.seats:
            steps = len(w.held(seat, region)) + (region in w.castle[seat])
            steps += sum(w.on[seat]["general"][p] for p in w.chart.inside[region])
            if steps:
                w.influence[seat][region] += steps
                w.paid["influence", seat, region] += steps
        bonus(w, region)
    for seat in w.seats:
        score(w, "shrines", seat, shrines(w, seat))
        archers = w.on[seat]["archer"]
        score(w, "siege", seat, sum(n for p, n in archers.items() if w.besieges(seat, p)))


def bonus(w: World, region: str) -> None:
    """EMP-82."""
    larger, smaller = w.chart.bonus[region]
    held = {seat: n for seat in w.seats if (n := len(w.held(seat, region)))}
    places = [[seat for seat in held if held[seat] == n] for n in sorted(set(held.values()), reverse=True)]
    if not places:
        return
    if len(places[0]) > 1:
        w.note("tied for most")
        paid = [] if w.draft else [(seat, smaller) for seat in places[0]]
    else:
        paid = [(places[0][0], larger)]
        if len(places) > 1 and not w.draft:
            w.note("tied for second", len(places[1]) > 1)
            paid += [(seat, smaller) for seat in places[1]]
    for seat, points in paid:
        score(w, "region-bonus", seat, points, region)


def shrines(w: World, seat: int) -> int:
    """EMP-83; with sacred shrines EMP-S2."""
    mine = [p for p in w.chart.provinces if w.chart.role[p] == "shrine" and w.holder(p) == seat]
    if "shrines" not in w.modules:
        return len(mine)
    colours = Counter(w.figure[p] for p in mine)
    w.note("three shrines of a colour", 3 in colours.values())
    return sum({1: 1, 2: 3, 3: 5}[n] for n in colours.values())


def between(w: World) -> None:
    """EMP-84 to EMP-86; the houses of the solo game look at the slots first, in ``houses.between``."""
    if not w.solo:
        for seat in w.order:
            w.hand[seat][w.deck.pop()] += 1
        w.tokens_back()
    before = w.order
    w.order = sorted(before, key=lambda seat: (w.score[seat], -before.index(seat)))


def final(w: World) -> None:
    """EMP-91 to EMP-93, SOL-31."""
    if w.solo:
        w.played[w.deck.pop()] += 1
    for seat in w.seats:
        for region in w.chart.regions:
            steps = min(w.influence[seat][region], len(w.chart.track) - 1)
            score(w, "final-influence", seat, w.chart.track[steps] * w.played[region], region)
        if not w.draft:
            score(w, "leftovers", seat, w.goods[seat].total() // 3)

    def rank(seat: int) -> tuple[int, int, int]:
        goods = w.goods[seat].total()
        return (w.score[seat], 0, -goods) if w.solo else (w.score[seat], -w.all_armies(seat), goods)

    best = max(map(rank, w.seats))
    w.winners = [seat for seat in w.seats if rank(seat) == best]
    w.note("decided by a tie", w.score.count(max(w.score)) > 1)
    w.note("shared win", len(w.winners) > 1)
