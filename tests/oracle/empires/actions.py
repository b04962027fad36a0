"""Order actions and neutral actions but for the marches (EMP-50, EMP-54 to EMP-57, EMP-60 to EMP-63)."""

from __future__ import annotations

from collections.abc import Iterable

from . import dojo, march
from .training import Placement, ask
from .world import UNITS, Choice, Turn, World


def order(w: World, seat: int, kind: str, region: str) -> Turn:
    """The action of an order token."""
    match kind:
        case "recruit":
            yield from recruit(w, seat, region, second=True)
        case "attack":
            yield from attack(w, seat, region, second=True)
        case "harvest":
            yield from harvest(w, seat, region)
        case "castle":
            yield from castle(w, seat, region)
        case "move3":
            yield from march.march(w, seat, region, 3)
        case "move23":
            yield from march.march(w, seat, region, 2, extra="" if w.draft else "buy")
        case _:
            yield from march.march(w, seat, region, 2, extra="ship")


def neutral(w: World, seat: int, kind: str, region: str, placement: Placement | None = None) -> Turn:
    """The neutral action beside a slot."""
    match kind:
        case "move":
            yield from march.march(w, seat, region, 1, placement=placement)
        case "recruit":
            yield from recruit(w, seat, region, placement=placement)
        case "attack":
            yield from attack(w, seat, region, placement=placement)
        case _:
            yield from harvest_one(w, seat, region, placement)


# ---------------------------------------------------------------- recruiting


def levies(w: World, seat: int) -> list[str]:
    """DOJ-20: what a recruit can bring."""
    waiting = [unit for unit in ("archer", "veteran", "general") if w.trained[seat][unit]]
    return ["samurai"] * (w.supply[seat] > 0) + waiting


def recruit(
    w: World,
    seat: int,
    region: str,
    *,
    second: bool = False,
    samurai_only: bool = False,
    placement: Placement | None = None,
) -> Turn:
    """EMP-50, EMP-62, DOJ-20."""
    first = yield from bring(w, seat, sites(w, seat, region), 0, samurai_only, placement)
    if first and second:
        free = w.decree(region, 3)
        if free or w.goods[seat]["food"]:
            places = {first} if w.draft else sites(w, seat, region)
            again = yield from bring(w, seat, places, 0 if free else 1)
            w.note("free recruit", again and free)


def sites(w: World, seat: int, region: str) -> set[str]:
    """The capital, and the province of the castle unless it is besieged (DOJ-21)."""
    own = w.castle[seat].get(region)
    if own and w.besieged(seat, own):
        w.note("besieged")
        own = None
    return {w.chart.capital[region], own or w.chart.capital[region]}


def bring(
    w: World, seat: int, places: set[str], price: int, samurai_only: bool = False, placement: Placement | None = None
) -> Choice:
    """One army recruited, with its ability; where."""

    def words() -> set[str]:
        units = [unit for unit in levies(w, seat) if unit == "samurai" or not samurai_only]
        return {f"recruit {p}{march.suffix(unit)}" for p in places for unit in units}

    if not words():
        return ""
    word = yield from ask(w, seat, words, placement)
    if word == "done":
        return ""
    w.pay(seat, "food", price)
    _, place, unit = (*word.split(), "samurai")[:3]
    if unit == "samurai":
        w.enlist(seat, place)
    else:
        w.trained[seat][unit] -= 1
        if unit != "veteran":
            w.supply[seat] += 1
        w.add(seat, "samurai" if unit == "veteran" else unit, place)
    w.review(seat)
    if unit in ("veteran", "general"):
        w.note(f"{w.dojo[seat]} {unit}")
        yield from dojo.ability(w, seat, unit, place)
    return place


# ---------------------------------------------------------------- fighting


def fields_of_battle(w: World, seat: int, region: str) -> list[str]:
    """EMP-54: where a seat has an army."""
    return [p for p in w.chart.inside[region] if w.armies(seat, p)]


def attack(w: World, seat: int, region: str, *, second: bool = False, placement: Placement | None = None) -> Turn:
    """EMP-54, EMP-61."""
    where = yield from strike(w, seat, fields_of_battle(w, seat, region), placement=placement)
    if where and second:
        free = w.decree(region, 1)
        again = yield from strike(w, seat, [where], price=0 if free else 1)
        w.note("free second attack", again and free)


def victims(w: World, seat: int, provinces: Iterable[str], *, by_ability: bool = False) -> set[str]:
    """Whom a seat can destroy in those provinces."""
    return {
        f"attack {p} {other}"
        for p in provinces
        for other in w.others(seat)
        if w.first_to_die(other, p, by_ability=by_ability)
    }


def strike(
    w: World,
    seat: int,
    provinces: Iterable[str],
    *,
    by_ability: bool = False,
    price: int = 0,
    placement: Placement | None = None,
) -> Choice:
    """One army destroyed for so much bushido; where."""
    words = victims(w, seat, provinces, by_ability=by_ability)
    if not words or w.goods[seat]["bushido"] < price:
        return ""
    word = yield from ask(w, seat, words, placement)
    if word == "done":
        return ""
    _, where, other = word.split()
    w.pay(seat, "bushido", price)
    w.note("lone general destroyed", w.first_to_die(int(other), where, by_ability=by_ability) == "general")
    w.destroy(int(other), where, by_ability=by_ability)
    w.review(seat)
    return where


# ---------------------------------------------------------------- harvest


def reaped(w: World, seat: int, region: str) -> list[str]:
    """EMP-55: the resource provinces a seat harvests; in the draft those it controls."""
    fields = [p for p in w.chart.inside[region] if w.chart.role[p] == "resource"]
    return [p for p in fields if (w.holder(p) == seat if w.draft else w.armies(seat, p))]


def reap(w: World, seat: int, province: str) -> None:
    """What a province yields; twice by the decree of tile 5 (EMP-A4)."""
    double = w.decree(w.chart.region[province], 5)
    w.note("double harvest", double)
    w.goods[seat][w.resource[province]] += 2 if double else 1


def harvest(w: World, seat: int, region: str) -> Turn:
    """EMP-55: all of them."""
    if fields := reaped(w, seat, region):
        if (yield from ask(w, seat, {"harvest"})) == "harvest":
            for province in fields:
                reap(w, seat, province)


def harvest_one(w: World, seat: int, region: str, placement: Placement | None = None) -> Turn:
    """EMP-63."""
    if fields := reaped(w, seat, region):
        word = yield from ask(w, seat, {f"harvest {p}" for p in fields}, placement)
        if word != "done":
            reap(w, seat, word.split()[1])


# ---------------------------------------------------------------- castles


def castle(w: World, seat: int, region: str) -> Turn:
    """EMP-56, EMP-57."""
    if own := w.castle[seat].get(region):
        if w.supply[seat] and not w.besieged(seat, own):
            if (yield from ask(w, seat, {f"reinforce {own}"})) != "done":
                w.enlist(seat, own)
                w.review(seat)
        return
    if len(w.castle[seat]) == 3:
        w.note("no castle left")
        return
    words = {f"build {p}" for p in w.chart.inside[region] if w.armies(seat, p) >= 2 and may_build(w, p)}
    if not words:
        return
    word = yield from ask(w, seat, words)
    if word == "done":
        return
    place = word.split()[1]
    w.note("castle beside a castle", bool(w.castles(place)))
    w.note("castle in a capital", w.chart.role[place] == "capital")
    for left in (2, 1):
        unit = yield from which(w, seat, place, left, "return")
        w.give_back(seat, unit, place)
    w.supply[seat] -= w.draft  # its owner's mark
    w.castle[seat][region] = place
    w.review(seat)


def may_build(w: World, province: str) -> bool:
    """EMP-56: since 2022 neither in a capital nor beside a castle."""
    return w.edition != "2022" or (w.chart.role[province] != "capital" and not w.castles(province))


def which(w: World, seat: int, province: str, left: int, verb: str) -> Choice:
    """DOJ-22, DOJ-23: which army of several kinds goes, with so many that are still to go."""
    kinds = [unit for unit in UNITS if w.on[seat][unit][province]]
    if len(kinds) == 1 or w.armies(seat, province) == left:
        return kinds[-1]
    w.note(f"which to {verb}")
    word = yield seat, {f"{verb} {unit}" for unit in kinds}
    return word.split()[1]
