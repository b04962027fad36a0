"""The actions of order tokens (section 5): recruit, attack, harvest, build castle. Moves are in moves.py.

Each has three parts: ``can_…`` whether there is anything to decide, ``legal_…`` what, ``apply_…`` do it. ``may_…`` says
of one thing whether it is allowed and paid for now, ``…_possible`` of an action not begun whether it would find any.
"""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from ..kernel.records import Actions
from .agendas import FREE_ATTACK, FREE_RECRUIT, RICH_HARVEST, decree, province_changed
from .codec import (
    A_HARVEST,
    attack_action,
    attack_province,
    attack_victim,
    build_action,
    build_province,
    harvest_at_action,
    harvest_at_province,
    is_reinforce,
    recruit_action,
    recruit_levy,
    recruit_province,
    reinforce_action,
    reinforce_province,
)
from .columns import AT, MERCY, NEXT_TO, ONLY_AT, ONLY_SAMURAI, POINTS, PRICE, REGION, SCOPE, SECOND, WITH_ARMY
from .consts import CASTLES, EXTRA_PRICE, LEVIES, Act, Good, Levy, Role, Unit
from .control import (
    add_unit,
    any_castle,
    armies,
    besieged,
    controls,
    destroy,
    first_to_fall,
    gain,
    has_victim,
    pay_bushido,
    pay_food,
    return_unit,
)
from .dojo import arrive
from .frames import drop, push, put, top
from .notes import Note
from .state import Rules, State

# ---------------------------------------------------------------- recruit (EMP-50, EMP-62, DOJ-20)


@kernel
def available(state: State, rules: Rules, seat: int, levy: int, only_samurai: int) -> bool:
    """EMP-57: whether the supply holds such a unit."""
    if levy == Levy.SAMURAI:
        return state.supply[seat] > 0
    if rules.dojos == 0 or only_samurai:
        return False
    if levy == Levy.ARCHER:
        return state.range[seat] > 0
    if levy == Levy.VETERAN:
        return state.arsenal[seat] > 0
    return state.headquarters[seat] > 0


@kernel
def any_available(state: State, rules: Rules, seat: int, only_samurai: int) -> bool:
    """Whether anything can be recruited at all."""
    for levy in range(LEVIES):
        if available(state, rules, seat, levy, only_samurai):
            return True
    return False


@kernel
def affords_second_army(state: State, rules: Rules, seat: int) -> bool:
    """Whether the second army of a recruit order is within means: food, or free by decree."""
    return state.food[seat] >= EXTRA_PRICE or decree(state, rules, top(state, REGION), FREE_RECRUIT)


@kernel
def may_recruit(state: State, rules: Rules, seat: int) -> bool:
    """Whether the recruit under way has an army left to bring."""
    if top(state, POINTS) > 0:
        return True
    return top(state, SECOND) == 1 and affords_second_army(state, rules, seat)


@kernel
def recruit_site(state: State, rules: Rules, seat: int, province: int) -> bool:
    """EMP-50: the capital here or one's castle's province here; DOJ-21: not into a siege."""
    region = top(state, REGION)
    if top(state, AT) != NONE and rules.recruit_beside == 1 and top(state, AT) != province:
        return False
    if rules.capital[region] == province:
        return True
    return state.castle[seat, region] == province and not besieged(state, rules, seat, province)


@kernel
def can_recruit(state: State, rules: Rules, seat: int) -> bool:
    """Whether the recruit goes on. The capital is always a site, but for the draft's second army."""
    if not may_recruit(state, rules, seat) or not any_available(state, rules, seat, top(state, ONLY_SAMURAI)):
        return False
    at = top(state, AT)
    return at == NONE or rules.recruit_beside == 0 or recruit_site(state, rules, seat, at)


@kernel
def legal_recruit_at(state: State, rules: Rules, seat: int, province: int, out: Actions, n: int) -> int:
    """Every unit that may come to that province."""
    if recruit_site(state, rules, seat, province):
        for levy in range(LEVIES):
            if available(state, rules, seat, levy, top(state, ONLY_SAMURAI)):
                out[n] = recruit_action(province, levy)
                n += 1
    return n


@kernel
def legal_recruit(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """Sites and units."""
    region = top(state, REGION)
    if may_recruit(state, rules, seat):
        capital = rules.capital[region]
        castle = state.castle[seat, region]
        n = legal_recruit_at(state, rules, seat, capital, out, n)
        if castle != NONE and castle != capital:
            n = legal_recruit_at(state, rules, seat, castle, out, n)
    return n


@kernel
def apply_recruit(state: State, rules: Rules, seat: int, action: int) -> None:
    """Bring a unit; a veteran's or general's ability follows."""
    province = recruit_province(action)
    levy = recruit_levy(action)
    region = top(state, REGION)
    if top(state, POINTS) > 0:
        put(state, POINTS, top(state, POINTS) - 1)
    else:
        put(state, SECOND, 0)
        if not decree(state, rules, region, FREE_RECRUIT):
            pay_food(state, seat, EXTRA_PRICE)
    put(state, AT, province)
    emit(state, Note.RECRUITED, seat, levy, province, 0)
    if levy == Levy.SAMURAI:
        state.supply[seat] -= 1
        add_unit(state, seat, Unit.SAMURAI, province)
        province_changed(state, rules, province)
    else:
        arrive(state, rules, seat, levy, province, region)


# ---------------------------------------------------------------- attack (EMP-54, EMP-61)


@kernel
def affords_second_loss(state: State, rules: Rules, seat: int) -> bool:
    """Whether the second loss of an attack order is within means: bushido, or free by decree."""
    return state.bushido[seat] >= EXTRA_PRICE or decree(state, rules, top(state, REGION), FREE_ATTACK)


@kernel
def may_attack(state: State, rules: Rules, seat: int) -> bool:
    """Whether the attack under way has a loss left to deal."""
    if top(state, POINTS) > 0:
        return state.bushido[seat] >= top(state, PRICE)
    return top(state, SECOND) == 1 and affords_second_loss(state, rules, seat)


@kernel
def next_by_land(rules: Rules, a: int, b: int) -> bool:
    """Whether two provinces share a land border."""
    for edge in range(rules.edge_start[a], rules.edge_start[a + 1]):
        if rules.edge_to[edge] == b and rules.edge_sea[edge] == 0:
            return True
    return False


@kernel
def attack_site(state: State, rules: Rules, seat: int, province: int) -> bool:
    """Whether the attack under way may strike in that province."""
    scope = top(state, SCOPE)
    at = top(state, AT)
    if scope == NEXT_TO:
        return next_by_land(rules, at, province)
    if scope == ONLY_AT:
        return province == at
    if rules.region_of[province] != top(state, REGION):
        return False
    if scope == WITH_ARMY:
        return (at == NONE or at == province) and armies(state, seat, province) > 0
    return True


@kernel
def first_site(state: State, rules: Rules) -> int:
    """The first province the attack under way could strike in."""
    if top(state, SCOPE) == NEXT_TO:
        return 0
    return top(state, AT) if top(state, AT) != NONE else rules.first[top(state, REGION)]


@kernel
def after_sites(state: State, rules: Rules) -> int:
    """The province behind the last it could strike in."""
    if top(state, SCOPE) == NEXT_TO:
        return rules.provinces
    return top(state, AT) + 1 if top(state, AT) != NONE else rules.first[top(state, REGION) + 1]


@kernel
def can_attack(state: State, rules: Rules, seat: int) -> bool:
    """Whether there is anybody left to strike."""
    if not may_attack(state, rules, seat):
        return False
    spare = top(state, MERCY)
    for province in range(first_site(state, rules), after_sites(state, rules)):
        if attack_site(state, rules, seat, province) and has_victim(state, rules, seat, province, spare):
            return True
    return False


@kernel
def legal_attack(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """Provinces and victims."""
    if not may_attack(state, rules, seat):
        return n
    spare = top(state, MERCY)
    for province in range(first_site(state, rules), after_sites(state, rules)):
        if attack_site(state, rules, seat, province):
            for other in range(rules.seats):
                if other != seat and first_to_fall(state, other, province, spare) != NONE:
                    out[n] = attack_action(province, other)
                    n += 1
    return n


@kernel
def apply_attack(state: State, rules: Rules, seat: int, action: int) -> None:
    """Destroy one army; the order's second loss is in the same province (EMP-54)."""
    province = attack_province(action)
    victim = attack_victim(action)
    if top(state, POINTS) > 0:
        put(state, POINTS, top(state, POINTS) - 1)
        pay_bushido(state, seat, top(state, PRICE))
    else:
        put(state, SECOND, 0)
        if not decree(state, rules, top(state, REGION), FREE_ATTACK):
            pay_bushido(state, seat, EXTRA_PRICE)
    if top(state, SCOPE) == WITH_ARMY:
        put(state, AT, province)
    destroy(state, victim, province, top(state, MERCY), seat)
    province_changed(state, rules, province)


# ---------------------------------------------------------------- harvest (EMP-55, EMP-63)


@kernel
def may_harvest(state: State, rules: Rules, seat: int, province: int) -> bool:
    """A resource province where one has an army ([D]: which one controls)."""
    if state.resource[province] == Good.NOTHING:
        return False
    if rules.harvest_control == 1:
        return controls(state, rules, seat, province)
    return armies(state, seat, province) > 0


@kernel
def can_harvest(state: State, rules: Rules, seat: int) -> bool:
    """Whether there is anything to harvest here."""
    region = top(state, REGION)
    if top(state, POINTS) == 0:
        return False
    for province in range(rules.first[region], rules.first[region + 1]):
        if may_harvest(state, rules, seat, province):
            return True
    return False


@kernel
def harvest(state: State, rules: Rules, seat: int, province: int) -> None:
    """One matching resource; one more by the decree of tile 5 (EMP-A4)."""
    amount = 2 if decree(state, rules, rules.region_of[province], RICH_HARVEST) else 1
    gain(state, seat, state.resource[province], amount, province)


@kernel
def legal_harvest(state: State, rules: Rules, seat: int, one: bool, out: Actions, n: int) -> int:
    """The order harvests all at once, the neutral action one province."""
    if not one:
        out[n] = A_HARVEST
        return n + 1
    region = top(state, REGION)
    for province in range(rules.first[region], rules.first[region + 1]):
        if may_harvest(state, rules, seat, province):
            out[n] = harvest_at_action(province)
            n += 1
    return n


@kernel
def apply_harvest(state: State, rules: Rules, seat: int, action: int) -> None:
    """Take the goods."""
    region = top(state, REGION)
    put(state, POINTS, 0)
    if action != A_HARVEST:
        harvest(state, rules, seat, harvest_at_province(action))
        return
    for province in range(rules.first[region], rules.first[region + 1]):
        if may_harvest(state, rules, seat, province):
            harvest(state, rules, seat, province)


# ---------------------------------------------------------------- build castle (EMP-56)


@kernel
def castle_site(state: State, rules: Rules, seat: int, province: int) -> bool:
    """Two armies to return, where a castle may stand."""
    return armies(state, seat, province) >= 2 and castle_ground(state, rules, province)


@kernel
def castle_ground(state: State, rules: Rules, province: int) -> bool:
    """[22]: no capital, no other castle."""
    if rules.castle_anywhere == 1:
        return True
    return rules.role[province] != Role.CAPITAL and not any_castle(state, rules, province)


@kernel
def castles_left(state: State, rules: Rules, seat: int) -> int:
    """EMP-57: three castles a player."""
    count = CASTLES
    for region in range(rules.regions):
        if state.castle[seat, region] != NONE:
            count -= 1
    return count


@kernel
def may_reinforce(state: State, rules: Rules, seat: int, region: int) -> bool:
    """With a castle here: one army from supply to it, unless besieged (DOJ-21)."""
    province = state.castle[seat, region]
    return province != NONE and state.supply[seat] > 0 and not besieged(state, rules, seat, province)


@kernel
def can_castle(state: State, rules: Rules, seat: int) -> bool:
    """Whether there is anything to build or reinforce."""
    region = top(state, REGION)
    if top(state, POINTS) == 0:
        return False
    if state.castle[seat, region] != NONE:
        return may_reinforce(state, rules, seat, region)
    if castles_left(state, rules, seat) == 0:
        return False
    for province in range(rules.first[region], rules.first[region + 1]):
        if castle_site(state, rules, seat, province):
            return True
    return False


@kernel
def legal_castle(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """Reinforce the castle here, or the sites for one."""
    region = top(state, REGION)
    if state.castle[seat, region] != NONE:
        out[n] = reinforce_action(state.castle[seat, region])
        return n + 1
    for province in range(rules.first[region], rules.first[region + 1]):
        if castle_site(state, rules, seat, province):
            out[n] = build_action(province)
            n += 1
    return n


@kernel
def apply_castle(state: State, rules: Rules, seat: int, action: int) -> None:
    """Reinforce, or choose which two armies make room for the castle."""
    put(state, POINTS, 0)
    if is_reinforce(action):
        province = reinforce_province(action)
        state.supply[seat] -= 1
        add_unit(state, seat, Unit.SAMURAI, province)
        emit(state, Note.REINFORCED, seat, province, 0, 0)
        province_changed(state, rules, province)
        return
    region = top(state, REGION)
    push(state, Act.DISBAND, region, 2)
    put(state, AT, build_province(action))


@kernel
def disband(state: State, rules: Rules, seat: int, unit: int) -> None:
    """One army returns (DOJ-23: the builder chooses); after the second the castle stands."""
    province = top(state, AT)
    return_unit(state, seat, unit, province)
    emit(state, Note.DISBANDED, seat, unit, province, 0)
    put(state, POINTS, top(state, POINTS) - 1)
    if top(state, POINTS) == 0:
        state.castle[seat, rules.region_of[province]] = province
        if rules.castle_mark == 1:
            state.supply[seat] -= 1
        emit(state, Note.CASTLE_BUILT, seat, province, 0, 0)
        drop(state)
        province_changed(state, rules, province)
