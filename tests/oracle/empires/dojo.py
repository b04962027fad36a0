"""Abilities of veterans and generals at the moment of recruiting (DOJ-30 to DOJ-35)."""

from __future__ import annotations

from . import actions, march
from .chart import region_of
from .training import ask
from .world import FEET, Turn, World


def ability(w: World, seat: int, unit: str, place: str) -> Turn:
    """The ability of the unit that has just arrived."""
    yield from ABILITIES[w.dojo[seat] or "", unit](w, seat, place, w.chart.region[place])


def destroy_all(w: World, seat: int, province: str) -> None:
    """All opponents' armies of a province, as one change (EMP-A2)."""
    for other in w.others(seat):
        while w.first_to_die(other, province, by_ability=True):
            w.destroy(other, province, by_ability=True)
    w.review(seat)


def earth_veteran(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-30: one samurai more."""
    if w.supply[seat] and (yield from ask(w, seat, {"use"})) == "use":
        w.enlist(seat, place)
        w.review(seat)


def earth_general(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-30: one province of the region."""
    words = {f"raze {p}" for p in w.chart.inside[region] if actions.victims(w, seat, [p], by_ability=True)}
    if words and (word := (yield from ask(w, seat, words))) != "done":
        destroy_all(w, seat, word.split()[1])


def wind_veteran(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-31: it alone moves."""
    yield from march.march(w, seat, region, 2, pinned=place)


def wind_general(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-31: one samurai or archer of everybody is left in every province."""

    def crowd(who: int, province: str) -> bool:
        return sum(w.on[who][unit][province] for unit in FEET) > 1

    provinces = w.chart.inside[region]
    if any(crowd(who, p) for who in w.seats for p in provinces) and (yield from ask(w, seat, {"use"})) == "use":
        for who in w.seats:
            for p in provinces:
                while crowd(who, p):
                    w.destroy(who, p, by_ability=True)
        w.review(seat)


def fire_veteran(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-32: one army in a neighbouring province, by land."""
    yield from actions.strike(w, seat, w.chart.land[place], by_ability=True)


def fire_general(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-32: any number from anywhere, as one change."""
    gathered = False
    while True:
        words = {
            f"gather {p}{march.suffix(unit)}"
            for p in w.chart.provinces
            for unit in FEET
            if p != place and w.on[seat][unit][p]
        }
        if not words or (word := (yield from ask(w, seat, words))) == "done":
            break
        _, source, unit = (*word.split(), "samurai")[:3]
        w.take(seat, unit, source)
        w.add(seat, unit, place)
        gathered = True
    if gathered:
        w.review(seat)


def water_veteran(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-33: up to two armies to one neighbouring province."""
    to = w.chart.beside[place]
    for _ in range(2):
        words = {
            f"push {p} {other}{march.suffix(unit)}"
            for p in to
            for other in w.others(seat)
            for unit in FEET
            if w.on[other][unit][place]
        }
        if not words or (word := (yield from ask(w, seat, words))) == "done":
            return
        _, target, other, unit = (*word.split(), "samurai")[:4]
        w.take(int(other), unit, place)
        w.add(int(other), unit, target)
        to = {target}
        w.review(seat)


def water_general(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-33: the region's goods, then up to two armies in it. No harvest (EMP-A4)."""
    provinces = w.chart.inside[region]
    goods = [w.resource[p] for p in provinces if p in w.resource]
    if not goods and not actions.victims(w, seat, provinces, by_ability=True):
        return
    if (yield from ask(w, seat, {"use"})) == "use":
        w.goods[seat].update(goods)
        if (yield from actions.strike(w, seat, provinces, by_ability=True)):
            yield from actions.strike(w, seat, provinces, by_ability=True)


def void_veteran(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-34: the neutral action beside one of the seat's uncovered tokens here."""
    mine = [slot for slot in w.chart.slots if region_of(slot) == region and w.owner(slot) == seat]
    can_do = {
        "move": True,
        "attack": bool(actions.victims(w, seat, [place], by_ability=True)),
        "recruit": w.supply[seat] > 0,
        "harvest": bool(actions.reaped(w, seat, region)),
    }
    words = {f"neutral {slot}" for slot in mine if can_do[w.neutral[slot]]}
    if not words or (word := (yield from ask(w, seat, words))) == "done":
        return
    kind = w.neutral[word.split()[1]]
    w.note(f"void veteran: {kind}")
    match kind:
        case "move":
            yield from march.march(w, seat, region, 1, pinned=place)
        case "attack":
            yield from actions.strike(w, seat, [place], by_ability=True)
        case "recruit":
            yield from actions.recruit(w, seat, region, samurai_only=True)
        case _:
            yield from actions.harvest_one(w, seat, region)


def void_general(w: World, seat: int, place: str, region: str) -> Turn:
    """DOJ-34: a step first, if wanted, then all armies where it is."""
    stepped = False
    while True:
        words = set() if stepped else {f"move {place} {p} general" for p in w.chart.beside[place]}
        if actions.victims(w, seat, [place], by_ability=True):
            words.add("use")
        if not words:
            return
        word = yield from ask(w, seat, words)
        if word == "use":
            destroy_all(w, seat, place)
        if word in ("use", "done"):
            return
        w.take(seat, "general", place)
        place, stepped = word.split()[2], True
        w.add(seat, "general", place)
        w.review(seat)


ABILITIES = {
    ("earth", "veteran"): earth_veteran, ("earth", "general"): earth_general,
    ("wind", "veteran"): wind_veteran, ("wind", "general"): wind_general,
    ("fire", "veteran"): fire_veteran, ("fire", "general"): fire_general,
    ("water", "veteran"): water_veteran, ("water", "general"): water_general,
    ("void", "veteran"): void_veteran, ("void", "general"): void_general,
}  # fmt: skip
