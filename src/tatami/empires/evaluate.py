"""What a position is worth: the result at the end, and an estimate before it.

``prospect`` guesses the points a seat will have at the end of the game, as a sum of terms a player would name:
influence, regions, shrines, castles, armies, goods, orders on the board, trained units. The weights of the terms, and
who made them, are in ``weights.py``.
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from ..kernel.maths import exp
from ..kernel.records import Doubles
from . import weights as w
from .consts import (
    ERAS,
    REGIONS,
    SLOTS_A_REGION,
    TRACK,
    Order,
    Phase,
    Role,
)
from .control import power
from .planning import way
from .prior import prior
from .prospects import attack_targets, castle_nearness, harvest_fields, spare_armies
from .state import Rules, State

__all__ = ["TERMS", "chance", "evaluate", "evaluate_all", "margin", "prior", "progress", "reward", "term"]

TERMS = ("score", "influence", "regions", "shrines", "castles", "armies", "goods", "orders", "training")
SCORE, INFLUENCE, REGION, SHRINES, CASTLE, ARMY, GOODS, PLANS, TRAINING = range(9)
ALL = (1 << 9) - 1
BITS = 8
"""Of each number in a ledger: a board may have 18 provinces in a region, and a bonus of 20."""


@kernel
def reward(state: State, rules: Rules, seat: int) -> float:
    """1 shared among the winners."""
    count = 0
    for other in range(rules.seats):
        count += (state.winners >> other) & 1
    if count == 0:
        return 0.0
    return ((state.winners >> seat) & 1) / count


@kernel
def margin(state: State, rules: Rules, seat: int) -> float:
    """Points ahead of the best opponent (expected ones before the end), squeezed into -1 to 1."""
    mine = foreseen(state, rules, seat)
    best = -1000.0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, foreseen(state, rules, other))
    return max(-1.0, min(1.0, (mine - best) / w.SCALE))


@kernel
def evaluate(state: State, rules: Rules, seat: int) -> float:
    """The share of the win the seat can expect, 0 to 1."""
    if state.phase == Phase.OVER:
        return reward(state, rules, seat)
    mine = foreseen(state, rules, seat)
    spread = w.SPREAD + w.SPREAD_LATER * to_come(state)
    total = 1.0
    for other in range(rules.seats):
        if other != seat:
            total += exp(min(50.0, (foreseen(state, rules, other) - mine) / spread))
    return 1.0 / total


chance = evaluate


@kernel
def evaluate_all(state: State, rules: Rules, out: Doubles) -> None:
    """What ``evaluate`` says of every seat of a running game, for the price of one."""
    spread = w.SPREAD + w.SPREAD_LATER * to_come(state)
    best = -1e9
    for seat in range(rules.seats):
        out[seat] = foreseen(state, rules, seat) / spread
        best = max(best, out[seat])
    total = 0.0
    for seat in range(rules.seats):
        out[seat] = exp(max(-50.0, out[seat] - best))
        total += out[seat]
    for seat in range(rules.seats):
        out[seat] = out[seat] / total


@kernel
def term(state: State, rules: Rules, seat: int, which: int) -> float:
    """One of TERMS in points: what a hint gives as its reason."""
    return prospect(state, rules, seat, 1 << which)


@kernel
def foreseen(state: State, rules: Rules, seat: int) -> float:
    """Points at the end: counted, or expected."""
    if state.phase == Phase.OVER:
        return state.score[seat] + 0.0
    return prospect(state, rules, seat, ALL)


@kernel
def to_come(state: State) -> float:
    """Eras still to be played, the rest of this one included."""
    left = ERAS - state.era + 0.0
    if state.round_no == 1:
        return left + (1.0 if state.phase < Phase.RESOLUTION else 0.75)
    return left + (0.5 if state.phase < Phase.RESOLUTION else 0.25)


@kernel
def progress(state: State, rules: Rules) -> float:
    """How much of the game is behind us, 0 to 1."""
    return 1.0 - to_come(state) / ERAS


@kernel
def nearness(state: State, rules: Rules) -> float:
    """How near the end of the era is, 0 to 1."""
    if state.phase < Phase.RESOLUTION:
        return 0.0 if state.round_no == 1 else 0.4
    done = max(0, state.slot + 0) / rules.slots
    return 0.4 * done if state.round_no == 1 else 1.0 - 0.6 * done


@kernel
def cards_to_come(state: State, rules: Rules, seat: int, region: int) -> float:
    """Destiny cards of the region expected to be played yet: one's own from the hand, others' from what is unseen."""
    eras = ERAS - state.era
    if state.phase == Phase.DESTINY:
        eras += 1
    plays = eras * (rules.seats - 1 + rules.third_card) + 0.0
    own = eras + 0.0
    if rules.solo == 1:
        plays = 2.0 * (ERAS - state.era) + 1.0
        own = 0.0
    unseen = 0
    here = 0
    hand = 0
    for other in range(REGIONS):
        left = rules.cards[other] - state.played[other] - state.hand[seat, other]
        if rules.solo == 1:
            left += 1
        unseen += left
        hand += state.hand[seat, other]
        if other == region:
            here = left
    cards = plays * here / max(1, unseen)
    if hand > 0:
        cards += own * state.hand[seat, region] / hand
    return cards


@kernel
def part(packed: int, which: int) -> int:
    """One of several small numbers in one."""
    return (packed >> (BITS * which)) & ((1 << BITS) - 1)


@kernel
def ledger(state: State, rules: Rules, seat: int, region: int) -> int:
    """The region at a glance, a ``part`` each: provinces held, held firmly, tied; shrines, resources held; the bonus.

    Controllers as EMP-70 and the bonus as EMP-82 have them, found in one round of the provinces.
    """
    counts = 0  # provinces held by each seat, a part each
    firm = 0
    tied = 0
    shrines = 0
    resources = 0
    for province in range(rules.first[region], rules.first[region + 1]):
        best = 0
        second = 0
        holder = NONE
        for other in range(rules.seats):
            strength = power(state, rules, other, province)
            if strength > best:
                second = best
                best = strength
                holder = other
            elif strength > second:
                second = strength
        if best == 0:
            continue
        if best == second:
            if power(state, rules, seat, province) == best:
                tied += 1
            continue
        counts += 1 << (BITS * holder)
        if holder == seat:
            if best - second >= 2:
                firm += 1
            if rules.role[province] == Role.SHRINE:
                shrines += 1
            elif rules.role[province] == Role.RESOURCE:
                resources += 1
    mine = part(counts, seat)
    bonus = 0
    if mine > 0:
        more = 0
        level = 0
        for other in range(rules.seats):
            theirs = part(counts, other)
            if other != seat:
                more += 1 if theirs > mine else 0
                level += 1 if theirs == mine else 0
        if more == 0 and level == 0:
            bonus = rules.bonus[region, 0] + 0
        elif more <= 1 and rules.second_bonus == 1:
            bonus = rules.bonus[region, 1] + 0
    low = mine | firm << BITS | tied << 2 * BITS
    return low | shrines << 3 * BITS | resources << 4 * BITS | bonus << 5 * BITS


@kernel
def prospect(state: State, rules: Rules, seat: int, terms: int) -> float:
    """The points expected at the end; of the terms in the bit mask only."""
    later = ERAS - state.era
    near = nearness(state, rules)
    duel = (rules.seats - 1) * (rules.seats - 1)  # the more opponents, the less lasts
    total = 0.0
    if terms & (1 << SCORE):
        total += state.score[seat]
    castles = 0
    for region in range(rules.regions):
        seen = ledger(state, rules, seat, region)
        held, firm, tied = part(seen, 0), part(seen, 1), part(seen, 2)
        shrines, resources, bonus = part(seen, 3), part(seen, 4), part(seen, 5)
        castle = 1 if state.castle[seat, region] != NONE else 0
        castles += castle
        if terms & (1 << INFLUENCE):
            steps = held + castle
            if state.general[seat] != NONE and rules.region_of[state.general[seat]] == region:
                steps += 1
            cards = state.played[region] + cards_to_come(state, rules, seat, region)
            now = state.influence[seat, region]
            base = rules.track[min(now, TRACK - 1)]
            soon = rules.track[min(now + steps, TRACK - 1)]
            last = rules.track[min(now + steps * (later + 1), TRACK - 1)]
            total += w.INFLUENCE * (cards * base)
            total += w.INFLUENCE_SOON * (cards * (soon - base))
            total += w.INFLUENCE_NEAR * (cards * (soon - base) * near)
            total += w.INFLUENCE_LATER * (cards * (last - soon))
        if terms & (1 << REGION):
            total += w.BONUS_NEAR * (bonus * near)
        if terms & (1 << SHRINES):
            total += w.SHRINE * shrines
            total += w.SHRINE_NEAR * (shrines * near)
        if terms & (1 << ARMY):
            total += w.HELD * held
            total += w.FIRM * firm
            total += w.TIED * tied
        if terms & (1 << GOODS):
            total += w.FIELD * resources
    if terms & (1 << CASTLE):
        total += w.CASTLE * castles
        total += w.CASTLE_LATER * (castles * later / duel)
    if terms & (1 << ARMY):
        fielded = rules.armies - state.supply[seat] - state.range[seat] - state.arsenal[seat] - state.headquarters[seat]
        total += w.ARMY * fielded
        total += w.ARMY_LATER * (fielded * later / duel)
    if terms & (1 << GOODS):
        food = min(state.food[seat] + 0, 4)
        bushido = min(state.bushido[seat] + 0, 4)
        total += w.FOOD * food
        total += w.BUSHIDO * bushido
        total += w.SPARE * (state.food[seat] + state.bushido[seat] - food - bushido)
    if terms & (1 << TRAINING) and rules.dojos == 1:
        total += w.TRAINED * (state.range[seat] + state.arsenal[seat])
        total += w.GENERAL * (state.headquarters[seat] + (1 if state.general[seat] != NONE else 0))
        for province in range(rules.provinces):
            total += w.ARCHER * state.archers[seat, province]
    if terms & (1 << PLANS):
        total += plans(state, rules, seat)
    return total


@kernel
def times(state: State, rules: Rules, slot: int) -> float:
    """How often the token on the slot will act yet this era; a face-up one may be covered."""
    if state.phase < Phase.PLANNING or state.phase == Phase.OVER:
        return 0.0
    waits = 1.0
    if state.phase == Phase.RESOLUTION:
        if (slot - state.slot) * way(state) <= 0:
            waits = 0.0
    if state.round_no == 1:
        waits += 0.8
    return waits


@kernel
def plans(state: State, rules: Rules, seat: int) -> float:
    """The seat's order tokens that are still to act."""
    total = 0.0
    for slot in range(rules.slots):
        if state.slot_owner[slot] != seat:
            continue
        often = times(state, rules, slot)
        if often == 0.0:
            continue
        region = slot // SLOTS_A_REGION
        order = state.slot_order[slot]
        if order == Order.RECRUIT:
            total += w.PLAN_RECRUIT * (often * min(2, state.supply[seat] + 0))
        elif order == Order.ATTACK:
            total += w.PLAN_ATTACK * (often * attack_targets(state, rules, seat, region))
        elif order == Order.HARVEST:
            total += w.PLAN_HARVEST * (often * harvest_fields(state, rules, seat, region))
        elif order == Order.CASTLE:
            if state.castle[seat, region] != NONE:
                total += w.PLAN_REINFORCE * often
            else:
                total += w.PLAN_BUILD * castle_nearness(state, rules, seat, region)
        else:
            total += w.PLAN_MOVE * (often * spare_armies(state, rules, seat, region) * rules.seats)
    return total
