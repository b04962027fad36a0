"""The course of a game: eras, rounds, planning, resolution (EMP-20 to EMP-43)."""

from __future__ import annotations

from ..chance import Chance
from . import era, houses
from .actions import neutral, order
from .chart import region_of
from .training import Placement, train_after
from .world import Token, Turn, World

DOJOS = ("earth", "wind", "fire", "water", "void")


def game(w: World, chance: Chance) -> Turn:
    """A whole game."""
    if w.phase == "dojo":
        for seat in w.order:
            word = yield seat, {f"dojo {dojo}" for dojo in DOJOS if dojo not in w.dojo}
            w.dojo[seat] = word.split()[1]
    if w.solo:
        houses.begin(w, chance)
    for w.era in (1, 2, 3):
        w.round = 1
        if not w.solo:
            yield from destiny(w)
        covered_this_era: set[tuple[int, int]] = set()
        for w.round in (1, 2):
            yield from planning(w, chance, covered_this_era)
            yield from resolution(w, chance)
        era.end(w)
        if w.era < 3:
            era.between(w)
            if w.solo:
                houses.between(w, chance)
    era.final(w)
    w.phase = "over"


def destiny(w: World) -> Turn:
    """EMP-30, EMP-31: each picks a card, all are opened together."""
    w.phase = "destiny"
    picks = {}
    for seat in w.order:
        word = yield seat, {f"destiny {region}" for region, n in w.hand[seat].items() if n}
        picks[seat] = word.split()[1]
    for seat, region in picks.items():
        w.hand[seat][region] -= 1
        w.played[region] += 1
    if w.players == 2 and not w.draft:
        w.played[w.deck.pop()] += 1


def planning(w: World, chance: Chance, covered_this_era: set[tuple[int, int]]) -> Turn:
    """EMP-21, EMP-32: one token at a time, round the table."""
    w.phase = "planning"
    w.covers = [0] * len(w.seats)
    many = w.solo or w.players >= 4
    for _ in range((3 if many else 4) - (w.round - 1)):
        for seat in w.order:
            if w.solo and seat > 0:
                houses.place(w, chance, seat)
            else:
                w.review(seat, begins=True)
                yield from placement(w, seat, covered_this_era)


def coverable(w: World, slot: str) -> bool:
    """EMP-34: one token of round 1 lies there."""
    return w.round == 2 and [token.round for token in w.slot[slot]] == [1]


def placement(w: World, seat: int, covered_this_era: set[tuple[int, int]]) -> Turn:
    """EMP-32 to EMP-37."""
    free, paid = [], []
    price = w.covers[seat] + 1
    for slot, tokens in w.slot.items():
        if not tokens or (coverable(w, slot) and tokens[0].seat == seat):
            free.append(slot)
        elif coverable(w, slot) and w.goods[seat]["bushido"] >= price:
            victim = tokens[0].seat
            guarded = {
                "2022": victim in w.covered_in_this_round(),
                "2019": (seat, victim) in covered_this_era,
                "draft": False,
            }
            if guarded[w.edition]:
                w.note("guarded from a cover")
            else:
                paid.append(slot)
    words = {f"place {kind} {slot}" for kind, n in w.orders[seat].items() if n for slot in free + paid}
    if not free and w.edition != "2022":
        words.add("pass")
    word = yield seat, words
    if word == "pass":
        w.note("pass with nothing else to do" if len(words) == 1 else "pass")
        return
    _, kind, slot = word.split()
    if slot in paid:
        w.pay(seat, "bushido", price)
        w.covers[seat] += 1
        covered_this_era.add((seat, w.slot[slot][0].seat))
        w.note(f"cover for {price}")
    w.orders[seat][kind] -= 1
    w.slot[slot].append(Token(seat, kind, w.round))
    trainee = Placement()
    yield from neutral(w, seat, w.neutral[slot], region_of(slot), trainee)
    yield from train_after(w, seat, trainee)


def resolution(w: World, chance: Chance) -> Turn:
    """EMP-40 to EMP-42: northwards, then southwards; what is uncovered acts."""
    w.phase = "resolution"
    for slot in w.chart.slots if w.round == 1 else w.chart.slots[::-1]:
        if w.slot[slot]:
            token = w.slot[slot][-1]
            w.resolving = slot
            if w.solo and token.seat > 0:
                houses.resolve(w, chance, token, slot)
            else:
                assert token.order is not None
                w.review(token.seat, begins=True)
                yield from order(w, token.seat, token.order, region_of(slot))
    w.resolving = None
