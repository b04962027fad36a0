"""Reasons for refused moves inside an action: recruit, attack, harvest, castle, movement, abilities."""

from __future__ import annotations

from ..game import Refusal
from ..kernel import NONE
from .actions import UNIT_IDS
from .board import REGION_IDS
from .codec import (
    attack_province,
    attack_victim,
    build_province,
    disband_unit,
    embark_unit,
    explore_mountain,
    explore_unit,
    explore_way,
    gather_province,
    gather_unit,
    harvest_at_province,
    is_sail,
    move_edge,
    move_unit,
    push_province,
    push_unit,
    push_victim,
    raze_province,
    recruit_levy,
    recruit_province,
    reinforce_province,
    sail_count,
    sail_source,
    sail_target,
)
from .columns import (
    AT,
    BUY,
    MERCY,
    NEXT_TO,
    OFFER,
    ONLY_AT,
    ONLY_SAMURAI,
    OPEN,
    PINNED,
    POINTS,
    PRICE,
    PUSHED_TO,
    REGION,
    SCOPE,
    SECOND,
    SHIP,
    UNIT,
    WITH_ARMY,
)
from .consts import Act, Good, Levy, Role, Unit
from .control import any_castle, armies, besieged, controller, first_to_fall, has_victim, units
from .explain_common import ABILITY_RULES, Attempt, elsewhere, no, without_dojo
from .moves import has_own_point, has_point, may_sail
from .orders import available, castles_left, may_attack, may_recruit, next_by_land
from .stack_check import SCHOOLS

# ---------------------------------------------------------------- recruit, castle, harvest


def recruit(a: Attempt) -> Refusal | None:
    """EMP-50, EMP-57, DOJ-20, DOJ-21: where to, what, and the price of the second."""
    if a.act != Act.RECRUIT:
        return None
    province, levy = recruit_province(a.action.number), recruit_levy(a.action.number)
    return elsewhere(a, province) or _recruit_site(a, province) or _levy(a, levy) or _second_recruit(a)


def _recruit_site(a: Attempt, province: int) -> Refusal | None:
    region, first = a.top(REGION), a.top(AT)
    if a.rules.recruit_beside == 1 and first not in (NONE, province):
        return no("EMP-50", "beside-first")  # an order's alone
    if province == a.rules.capital[region]:
        return None
    if province != a.state.castle[a.seat, region]:
        return no(a.rule("EMP-50"), "no-recruit-site", province=a.action.args["province"])
    return _siege(a, province)


def _siege(a: Attempt, province: int) -> Refusal | None:
    if besieged(a.state, a.rules, a.seat, province):
        return no("DOJ-21", "besieged", province=a.action.args["province"])
    return None


def _levy(a: Attempt, levy: int) -> Refusal | None:
    if available(a.state, a.rules, a.seat, levy, a.top(ONLY_SAMURAI)):
        return None
    if levy == Levy.SAMURAI:
        return no("EMP-57", "no-supply")
    if a.rules.dojos == 1 and a.top(ONLY_SAMURAI) == 1:
        return no("DOJ-34", "only-samurai")
    return without_dojo(a) or no("DOJ-20", "not-trained", unit=a.action.args["unit"])


def _second_recruit(a: Attempt) -> Refusal | None:
    if may_recruit(a.state, a.rules, a.seat):
        return None
    return no("EMP-50", "second-recruit-price") if a.top(SECOND) == 1 else no(a.rule("EMP-50"), "recruited-all")


def build(a: Attempt) -> Refusal | None:
    """EMP-56, EMP-57: one castle a region, two armies to return; [22] no capital, no other castle."""
    if a.act != Act.CASTLE:
        return None
    province, region = build_province(a.action.number), a.top(REGION)
    if wrong := elsewhere(a, province):
        return wrong
    if a.state.castle[a.seat, region] != NONE:
        return no("EMP-56", "castle-here", region=REGION_IDS[region])
    if castles_left(a.state, a.rules, a.seat) == 0:
        return no("EMP-57", "no-castles")
    if a.rules.castle_anywhere == 0 and a.rules.role[province] == Role.CAPITAL:
        return no("EMP-56", "castle-in-capital")
    if a.rules.castle_anywhere == 0 and any_castle(a.state, a.rules, province):
        return no("EMP-56", "castle-taken", province=a.action.args["province"])
    if armies(a.state, a.seat, province) < 2:
        return no("EMP-56", "two-armies", province=a.action.args["province"])
    return None


def reinforce(a: Attempt) -> Refusal | None:
    """EMP-56: the province of one's castle here."""
    if a.act != Act.CASTLE:
        return None
    province = reinforce_province(a.action.number)
    if wrong := elsewhere(a, province):
        return wrong
    if a.state.castle[a.seat, a.top(REGION)] != province:
        return no("EMP-56", "no-castle-there", province=a.action.args["province"])
    return no("EMP-57", "no-supply") if a.state.supply[a.seat] == 0 else _siege(a, province)


def give_back(a: Attempt) -> Refusal | None:
    """EMP-56: armies return only where a castle is being built."""
    if a.act != Act.DISBAND:
        return no("EMP-56", "nothing-returns")
    return _standing(a, "DOJ-23", disband_unit(a.action.number))


def _standing(a: Attempt, rule: str, unit: int) -> Refusal | None:
    """Whether the seat has such a unit in the province the action under way is about."""
    if units(a.state, a.seat, unit, a.top(AT)) > 0:
        return None
    return no(rule, "no-unit-there", unit=UNIT_IDS[unit])


def harvest(a: Attempt) -> Refusal | None:
    """EMP-63: the neutral action harvests one province; EMP-55: there is something to harvest."""
    if a.act == Act.HARVEST:
        return no("EMP-55", "nothing-to-harvest", region=REGION_IDS[a.top(REGION)])
    return no("EMP-63", "harvest-one") if a.act == Act.HARVEST_ONE else None


def harvest_one(a: Attempt) -> Refusal | None:
    """EMP-55: the order harvests everything; EMP-63: a resource province with an army ([D]: under control)."""
    province, name = harvest_at_province(a.action.number), a.action.args["province"]
    if a.act == Act.HARVEST:
        return no("EMP-55", "harvest-all")
    if a.act != Act.HARVEST_ONE:
        return None
    if wrong := elsewhere(a, province):
        return wrong
    if a.state.resource[province] == Good.NOTHING:
        return no("EMP-63", "no-resource", province=name)
    if a.rules.harvest_control == 1 and controller(a.state, a.rules, province) != a.seat:
        return no("EMP-63", "harvest-control", province=name)
    if a.rules.harvest_control == 0 and armies(a.state, a.seat, province) == 0:
        return no("EMP-63", "harvest-army", province=name)
    return None


# ---------------------------------------------------------------- attack


def attack(a: Attempt) -> Refusal | None:
    """EMP-54 and the attacks of tokens and abilities: where, whom, and the price."""
    if a.act != Act.ATTACK:
        return None
    province, victim = attack_province(a.action.number), attack_victim(a.action.number)
    rule = _attack_rule(a)
    return (
        _opponent(a, victim, rule)
        or _attack_site(a, province, rule)
        or _victim(a, province, victim, rule)
        or _attack_price(a, rule)
    )


def _attack_rule(a: Attempt) -> str:
    """Whose attack it is: a veteran's, the journey's, the water general's, a neutral one or an order's."""
    scope = a.top(SCOPE)
    if scope in (NEXT_TO, ONLY_AT):
        return "DOJ-32" if scope == NEXT_TO else "DOJ-34"
    if scope == WITH_ARMY:
        return a.rule("EMP-54")
    return "EMP-M3" if a.top(PRICE) > 0 else "DOJ-33"


def _opponent(a: Attempt, other: int, rule: str) -> Refusal | None:
    if other >= a.rules.seats:
        return no("EMP-01", "no-such-house", number=other)
    return no(rule, "own-army") if other == a.seat else None


def _attack_site(a: Attempt, province: int, rule: str) -> Refusal | None:
    scope, at, name = a.top(SCOPE), a.top(AT), a.action.args["province"]
    if scope == NEXT_TO:
        if province == at:
            return no(rule, "not-its-province")
        return None if next_by_land(a.rules, at, province) else no(rule, "not-next-by-land", province=name)
    if scope == ONLY_AT:
        return None if province == at else no(rule, "only-its-province")
    if wrong := elsewhere(a, province, "" if scope == WITH_ARMY else rule):
        return wrong
    if scope == WITH_ARMY and at not in (NONE, province):
        return no(rule, "same-province")
    if scope == WITH_ARMY and armies(a.state, a.seat, province) == 0:
        return no(rule, "no-army-to-attack", province=name)
    return None


def _victim(a: Attempt, province: int, victim: int, rule: str) -> Refusal | None:
    name = a.action.args["province"]
    if first_to_fall(a.state, victim, province, a.top(MERCY)) != NONE:
        return None
    if a.state.general[victim] == province:
        return no("DOJ-02", "general-spared", seat=victim)
    return no(rule, "no-victim", seat=victim, province=name)


def _attack_price(a: Attempt, rule: str) -> Refusal | None:
    if may_attack(a.state, a.rules, a.seat):
        return None
    if a.top(PRICE) > 0:
        return no("EMP-M3", "journey-price")
    return no("EMP-54", "second-attack-price") if a.top(SECOND) == 1 else no(rule, "attacked-all")


# ---------------------------------------------------------------- movement


def move(a: Attempt) -> Refusal | None:
    """EMP-51, EMP-52, DOJ-22: which army, and the points."""
    edge, unit = move_edge(a.action.number), move_unit(a.action.number)
    if a.act == Act.VOID_GENERAL:
        return _void_general(a, unit, a.rules.edge_from[edge])
    return _march(a, unit, a.rules.edge_from[edge]) if a.act == Act.MOVE else None


def _void_general(a: Attempt, unit: int, source: int) -> Refusal | None:
    if unit != Unit.GENERAL or source != a.top(AT):
        return no("DOJ-34", "only-this-general")
    return no("DOJ-34", "general-stepped") if a.top(POINTS) == 0 else None


def _march(a: Attempt, unit: int, source: int) -> Refusal | None:
    """What keeps that unit from leaving that province."""
    last = source == a.top(AT) and unit == a.top(UNIT)
    if unit != Unit.SAMURAI and (missing := without_dojo(a)):
        return missing
    if units(a.state, a.seat, unit, source) == 0:
        return no(a.rule("EMP-51"), "no-army", unit=UNIT_IDS[unit], **{"from": a.action.args["from"]})
    if a.top(PINNED) == 1:
        # the wind veteran's march, the void veteran's move 1
        return None if last else no(ABILITY_RULES[a.state.dojo[a.seat]], "only-this-veteran")
    own_point = has_own_point(a.state, a.rules, a.seat)
    if unit == Unit.GENERAL and own_point:
        return None
    if a.rules.region_of[source] != a.top(REGION) and not last:
        reached = {"from": a.action.args["from"], "region": REGION_IDS[a.top(REGION)]}
        return no(a.rule("EMP-51"), "out-of-reach", **reached)
    if has_point(a.state, a.rules, a.seat):
        return None
    if a.top(OFFER) == BUY:
        return no("EMP-52", "point-price")
    return no("DOJ-22", "general-point-only") if own_point else no(a.rule("EMP-51"), "points-spent")


def explore(a: Attempt) -> Refusal | None:
    """EMP-M2: a face-down token, once a move action."""
    if a.rules.mountain_paths == 0:
        return no("EMP-M1", "no-mountains")
    if a.act == Act.VOID_GENERAL:
        return no("DOJ-35", "general-opens-none")
    if a.act != Act.MOVE:
        return None
    mountain, way = explore_mountain(a.action.number), explore_way(a.action.number)
    if a.state.mountain[mountain] == NONE:
        return no("EMP-M4", "mountain-empty")
    if wrong := _march(a, explore_unit(a.action.number), a.rules.edge_from[a.rules.mountain_edge[mountain, way]]):
        return wrong
    return no("EMP-M2", "explored-already") if a.top(OPEN) == 0 else None


def sail(a: Attempt) -> Refusal | None:
    """EMP-53: instead of walking, for food, from a coast here."""
    if a.act != Act.MOVE:
        return None
    source, count = sail_source(a.action.number), sail_count(a.action.number)
    if a.top(OFFER) != SHIP:
        return no("EMP-53", "no-ship")
    if a.top(AT) != NONE:
        return no("EMP-53", "walked-already")
    if wrong := elsewhere(a, source):
        return wrong
    if armies(a.state, a.seat, source) < count:
        return no("EMP-53", "too-few-to-sail", armies=count, **{"from": a.action.args["from"]})
    if not may_sail(a.state, a.rules, a.seat):
        return no("EMP-53", "ship-price")
    return None


def board(a: Attempt) -> Refusal | None:
    """EMP-53: armies that stand at the harbour."""
    if a.act != Act.SAIL:
        return no("EMP-53", "nobody-boards")
    return _standing(a, "EMP-53", embark_unit(a.action.number))


def nowhere(a: Attempt) -> Refusal | None:
    """Numbers without a meaning on this board; for ships that is a province without a coast."""
    if is_sail(a.action.number):
        source, target = sail_source(a.action.number), sail_target(a.action.number)
        if source != target and max(source, target) < a.rules.provinces:
            return no("EMP-53", "not-coastal")
    return no("EMP-04", "no-such-place")


# ---------------------------------------------------------------- abilities (DOJ-30 to DOJ-34)


def use(a: Attempt) -> Refusal | None:
    """An ability without further choices."""
    if missing := without_dojo(a):
        return missing
    if a.act == Act.VOID_GENERAL:
        return no("DOJ-34", "nobody-to-destroy")
    return None if a.act in SCHOOLS else no("DOJ-24", "no-ability")


def raze(a: Attempt) -> Refusal | None:
    """DOJ-30: a province of the region with opponents' armies."""
    province = raze_province(a.action.number)
    if a.act != Act.EARTH_GENERAL:
        return without_dojo(a) or no("DOJ-30", "raze-by-earth")
    if wrong := elsewhere(a, province, "DOJ-30"):
        return wrong
    return None if has_victim(a.state, a.rules, a.seat, province, 1) else no("DOJ-30", "nobody-to-destroy")


def gather(a: Attempt) -> Refusal | None:
    """DOJ-32: own armies from elsewhere."""
    source, unit = gather_province(a.action.number), gather_unit(a.action.number)
    if a.act != Act.FIRE_GENERAL:
        return without_dojo(a) or no("DOJ-32", "gather-by-fire")
    if source == a.top(AT):
        return no("DOJ-32", "already-there")
    if units(a.state, a.seat, unit, source) == 0:
        return no("DOJ-32", "no-army", unit=UNIT_IDS[unit], **{"from": a.action.args["from"]})
    return None


def push(a: Attempt) -> Refusal | None:
    """DOJ-33: opponents' armies to one neighbouring province."""
    target, other, unit = (read(a.action.number) for read in (push_province, push_victim, push_unit))
    if a.act != Act.WATER_VETERAN:
        return without_dojo(a) or no("DOJ-33", "push-by-water")
    if wrong := _opponent(a, other, "DOJ-33"):
        return wrong
    at, chosen = a.top(AT), a.top(PUSHED_TO)
    if chosen not in (NONE, target):
        return no("DOJ-33", "push-same")
    first, after = a.rules.edge_start[at], a.rules.edge_start[at + 1]
    if all(a.rules.edge_to[edge] != target for edge in range(first, after)):
        return no("DOJ-33", "push-neighbour", to=a.action.args["to"])
    if units(a.state, other, unit, at) == 0:
        return no("DOJ-33", "nobody-to-push", seat=other, unit=UNIT_IDS[unit])
    return None
