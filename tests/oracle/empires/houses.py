"""The two houses of the solo game (SOL-01 to SOL-31)."""

from __future__ import annotations

from collections import Counter

from ..chance import Chance
from .chart import region_of
from .world import Token, World

Location = tuple[str, str]
KINDS = ("capital", "food", "bushido", "shrine")
HOUSES = (1, 2)
MOST = 3  # armies of a house in a province (SOL-22)


def begin(w: World, chance: Chance) -> None:
    """SOL-02: two location tokens of each region in each stack."""
    for house in HOUSES:
        w.aside[house] = told_aside(chance, house)
        assert Counter(region for region, _ in w.aside[house]) == dict.fromkeys(w.chart.regions, 2)


def told_aside(chance: Chance, house: int) -> set[Location]:
    """The location tokens of a house that are not in the game now."""
    tokens = chance.table.position()["houses"][house - 1]["aside_tokens"]
    return {(region, kind) for region, kind in map(str.split, tokens)}


def stack(w: World, house: int) -> set[Location]:
    """A house's location tokens that lie neither aside nor on a slot."""
    every = {(region, kind) for region in w.chart.regions for kind in KINDS}
    lying = {t.location for tokens in w.slot.values() for t in tokens if t.seat == house and t.location}
    return every - w.aside[house] - lying


def between(w: World, chance: Chance) -> None:
    """SOL-30: houses keep one army a province; two cards; the 2nd, 4th and 6th of a region bring a location token."""
    for house in HOUSES:
        armies = w.on[house]["samurai"]
        for province, count in armies.items():
            if count > 1:
                armies[province] = 1
                w.supply[house] += count - 1
                w.note("house cut to one")
    joining: Counter[str] = Counter()
    for _ in range(2):
        region = w.deck.pop()
        w.played[region] += 1
        joining[region] += w.played[region] in (2, 4, 6)
    w.tokens_back()
    for house in HOUSES:
        before, w.aside[house] = w.aside[house], told_aside(chance, house)
        assert w.aside[house] <= before
        joined = Counter(region for region, _ in before - w.aside[house])
        aside = Counter(region for region, _ in before)
        assert +joined == +(joining & aside), (joined, joining, aside)
        w.note("location token joins", joined.total())


def matching(w: World, location: Location) -> list[str]:
    """The provinces a location token names, from the south."""
    region, kind = location
    named = w.chart.role if kind in ("capital", "shrine") else w.resource
    return [p for p in w.chart.inside[region] if named.get(p) == kind]


# ---------------------------------------------------------------- placing


def free_slot(w: World, house: int, region: str) -> str | None:
    """SOL-10, SOL-11: where its next token of a region goes."""
    slots = [slot for slot in w.chart.slots if region_of(slot) == region]
    if w.round == 1:
        return next((slot for slot in slots if not w.slot[slot]), None)
    guarded = w.covered_in_this_round()
    first = {slot: w.slot[slot][0].seat for slot in slots if [t.round for t in w.slot[slot]] == [1]}
    wishes = [
        [slot for slot in slots if not w.slot[slot]],
        [slot for slot, seat in first.items() if seat != house and seat not in guarded],
        [slot for slot, seat in first.items() if seat == house],
    ]
    return next((wish[-1] for wish in wishes if wish), None)


def place(w: World, chance: Chance, house: int) -> None:
    """SOL-10, SOL-11: location tokens are drawn until one finds a slot."""
    drawn, left = 0, len(stack(w, house))
    while True:
        kind, told = chance.next("location-under", "house-places", "house-stuck")
        assert told["seat"] == house
        if kind == "house-stuck":
            assert drawn == left
            w.note("house without a place")
            return
        region = told["region"]
        slot = free_slot(w, house, region)
        if kind == "house-places":
            break
        assert slot is None
        assert region in {r for r, _ in stack(w, house)}
        w.note("location token under the stack")
        drawn += 1
    assert slot is not None
    assert slot == told["slot"]
    location = (region, str(told["location"]))
    assert location in stack(w, house)
    w.note("house covers", w.slot[slot] and w.slot[slot][0].seat != house)
    w.slot[slot].append(Token(house, None, w.round, location))
    provinces = matching(w, location)
    empty = [p for p in provinces if not w.on[house]["samurai"][p]]
    for province in empty:
        w.note("house without supply", not w.supply[house])
        if w.supply[house]:
            w.enlist(house, province)
    if not empty:
        w.note(f"house's neutral {w.neutral[slot]}")
        act(w, house, w.neutral[slot], location, by_order=False)


# ---------------------------------------------------------------- acting


def resolve(w: World, chance: Chance, token: Token, slot: str) -> None:
    """SOL-12: its random order token is turned over and acts."""
    told: dict[str, object] = {}
    while told.get("slot") != slot:
        _, told = chance.next("order-shown")
    assert told["seat"] == token.seat
    assert token.order in (None, told["order"])
    if token.order is None:
        token.order = str(told["order"])
        w.orders[token.seat][token.order] -= 1
        assert token.order in ("recruit", "attack", "harvest", "castle")
        assert w.orders[token.seat][token.order] >= 0
    assert token.location is not None
    w.note(f"house's {token.order}")
    act(w, token.seat, token.order, token.location, by_order=True)


def act(w: World, house: int, kind: str, location: Location, *, by_order: bool) -> None:
    """SOL-20 to SOL-25."""
    provinces = matching(w, location)
    match kind:
        case "move":
            w.score[house] += 1
        case "attack":
            attack(w, house, provinces, by_order)
        case "harvest":
            harvest(w, house, provinces, location)
        case "recruit":
            for province in provinces:
                for _ in range(2 if len(provinces) == 1 else 1):
                    levy(w, house, province)
        case _:
            castle(w, house, provinces, location[0])


def levy(w: World, house: int, province: str) -> None:
    """SOL-22: one army if there is one, and room for it."""
    if w.supply[house] and w.on[house]["samurai"][province] < MOST:
        w.enlist(house, province)
    else:
        w.note("house without room or supply")


def target(w: World, house: int, province: str) -> int | None:
    """SOL-20: the opponent with most armies there; of two the human."""
    there = [(w.armies(other, province), -other) for other in w.others(house) if w.armies(other, province)]
    return -max(there)[1] if there else None


def attack(w: World, house: int, provinces: list[str], by_order: bool) -> None:
    """SOL-20."""
    fields = [p for p in provinces if w.armies(house, p) and target(w, house, p) is not None]
    for province in fields:
        for _ in range(2 if by_order and len(fields) == 1 else 1):
            if (victim := target(w, house, province)) is not None:
                w.destroy(victim, province, by_ability=False)


def harvest(w: World, house: int, provinces: list[str], location: Location) -> None:
    """SOL-21."""
    region, kind = location
    for _ in [p for p in provinces if w.armies(house, p)]:
        if kind == "shrine":
            w.score[house] += 1
        elif kind == "capital":
            w.influence[house][region] += 1
        else:
            w.goods[house][kind] += 1


def castle(w: World, house: int, provinces: list[str], region: str) -> None:
    """SOL-23."""
    if own := w.castle[house].get(region):
        levy(w, house, own)
        return
    sites = [p for p in provinces if w.chart.role[p] != "capital" and not w.castles(p) and w.armies(house, p)]
    if len(w.castle[house]) == 3:
        w.note("house without a castle left")
    elif sites:
        w.give_back(house, "samurai", sites[0])
        w.castle[house][region] = sites[0]
