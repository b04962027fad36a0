"""Movement, ships and the path of the mountain (EMP-51 to EMP-53, EMP-60, EMP-M1 to EMP-M4, DOJ-22)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from . import actions
from .chart import region_of
from .training import Placement, ask
from .world import UNITS, Turn, World

Expedition = Generator[tuple[int, set[str]], str, bool]


@dataclass
class OwnStep:
    """The general's extra point (DOJ-22): ready after a point was spent on it, used once."""

    ready: bool = False
    used: bool = False

    def open(self, version: int, last: tuple[str, str] | None) -> bool:
        """Whether it may step; by version 1 only while it is the army moving."""
        return self.ready and not self.used and (version > 1 or (last is not None and last[1] == "general"))


def suffix(unit: str) -> str:
    """A samurai is not named in a move's words."""
    return "" if unit == "samurai" else f" {unit}"


def march(
    w: World,
    seat: int,
    region: str,
    points: int,
    *,
    extra: str = "",
    pinned: str | None = None,
    placement: Placement | None = None,
    tribe: OwnStep | None = None,
) -> Turn:
    """Points for armies in a region; extra is ``buy`` or ``ship``; pinned is where the veteran stands that alone moves.

    A tribe's move has the own step of the march it is part of, and opens no token (EMP-M4).
    """
    own = tribe or OwnStep()
    if tribe and w.version == 1:
        own = OwnStep(used=True)
    closed = tribe is not None or not w.mountain
    last: tuple[str, str] | None = (pinned, "samurai") if pinned else None  # the army moved last, and where it is
    while True:
        free_point = w.decree(region, 2)
        buys = extra == "buy" and (w.goods[seat]["food"] > 0 or free_point)
        sources: set[tuple[str, str]] = set()
        if points or (buys and not pinned):
            sources |= {last} if last else set()
            if not pinned:
                sources |= {(p, unit) for p in w.chart.inside[region] for unit in UNITS if w.on[seat][unit][p]}
        general = w.general(seat)
        if general and not pinned and own.open(w.version, last):
            w.note("own step waits abroad", points and (general, "general") not in sources)
            sources.add((general, "general"))
        words = steps(w, sources, closed)
        if extra == "ship" and last is None:
            words |= voyages(w, seat, region)
        if not words:
            return
        word = yield from ask(w, seat, words, placement)
        placement = None
        if word == "done":
            return
        verb, here, there, *rest = word.split()
        if verb == "sail":
            if not w.draft and not w.decree(region, 4):
                w.pay(seat, "food")
            w.note("free ship", w.decree(region, 4))
            yield from sail(w, seat, here, there, int(rest[0]), own)
            last = (there, "general" if own.ready and w.general(seat) == there else "samurai")
            points, extra, closed = 0, "", closed or w.version == 1
            continue
        unit = rest[0] if rest else "samurai"
        w.note("step abroad", w.chart.region[here] != region)
        if unit == "general" and own.open(w.version, last):
            own.used = True
            w.note("own step")
        else:
            if points:
                points -= 1
            else:
                extra = ""
                w.note("free point", free_point)
                if not free_point:
                    w.pay(seat, "food")
            own.ready |= unit == "general"
        if verb == "explore":
            closed = True
            if (yield from explore(w, seat, here, there, unit, own)):
                last = (here, unit)
                continue
        else:
            w.take(seat, unit, here)
        w.add(seat, unit, there)
        last = (there, unit)
        w.review(seat)


def steps(w: World, sources: set[tuple[str, str]], closed: bool) -> set[str]:
    """EMP-51, EMP-M2: to every neighbour, over a token that still lies on the road."""
    words = set()
    for here, unit in sources:
        for there in w.chart.beside[here]:
            words.add(f"move {here} {there}{suffix(unit)}")
            if not closed and w.mountain.get(frozenset((here, there))):
                words.add(f"explore {here} {there}{suffix(unit)}")
    return words


def voyages(w: World, seat: int, region: str) -> set[str]:
    """EMP-53."""
    if not (w.draft or w.goods[seat]["food"] or w.decree(region, 4)):
        return set()
    return {
        f"sail {here} {there} {count}"
        for here in w.chart.coast & set(w.chart.inside[region])
        for there in w.chart.coast - {here}
        for count in (1, 2)
        if w.armies(seat, here) >= count
    }


def sail(w: World, seat: int, here: str, there: str, count: int, own: OwnStep) -> Turn:
    """Aboard, one after the other, then seen as one change (EMP-A2)."""
    for left in range(count, 0, -1):
        unit = yield from actions.which(w, seat, here, left, "board")
        w.take(seat, unit, here)
        w.add(seat, unit, there)
        own.ready |= unit == "general"
    w.review(seat)


def explore(w: World, seat: int, here: str, there: str, unit: str, own: OwnStep) -> Expedition:
    """EMP-M3: the token on the road; true if the army is sent back. Otherwise it is on its way and in no province."""
    token, region = w.mountain[frozenset((here, there))], w.chart.region[there]
    w.mountain[frozenset((here, there))] = None
    w.note(str(token))
    w.note("mountain between regions", region != w.chart.region[here])
    if token == "ambush":
        return True
    w.take(seat, unit, here)
    match token:
        case "mercenaries":
            w.note("no mercenaries left", not w.supply[seat])
            if w.supply[seat]:
                w.enlist(seat, here)
                w.review(seat)
        case "bushido_master":
            w.goods[seat]["bushido"] += 1
        case "highland_farm":
            w.goods[seat]["food"] += 1
        case "independent_tribe":
            yield from tribe_acts(w, seat, region, own)
        case "journey":
            killed = yield from actions.strike(w, seat, w.chart.inside[region], price=1)
            w.note("journey's victim", killed)
    return False


def tribe_acts(w: World, seat: int, region: str, own: OwnStep) -> Turn:
    """EMP-M3: one of the neutral actions in force in the region."""
    slots = [slot for slot in w.chart.slots if region_of(slot) == region]
    words = {f"neutral {slot}" for slot in slots if possible(w, seat, w.neutral[slot], region)}
    if not words:
        w.note("tribe with nothing to do")
        return
    word = yield from ask(w, seat, words)
    if word != "done":
        kind = w.neutral[word.split()[1]]
        w.note(f"tribe: {kind}")
        if kind == "move":
            yield from march(w, seat, region, 1, tribe=own)
        else:
            yield from actions.neutral(w, seat, kind, region)


def possible(w: World, seat: int, kind: str, region: str) -> bool:
    """Whether a neutral action would do anything."""
    match kind:
        case "move":
            return bool(actions.fields_of_battle(w, seat, region))
        case "recruit":
            return bool(actions.levies(w, seat))
        case "attack":
            return bool(actions.victims(w, seat, actions.fields_of_battle(w, seat, region)))
        case _:
            return bool(actions.reaped(w, seat, region))
