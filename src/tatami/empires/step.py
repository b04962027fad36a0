"""The second entrance: do it, then go on to the next decision."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .abilities import apply_ability, can_ability
from .agendas import review_agendas
from .codec import (
    A_DONE,
    A_PASS,
    destiny_region,
    disband_unit,
    dojo_school,
    embark_unit,
    is_destiny,
    is_explore,
    is_place,
    is_sail,
    is_train,
    train_training,
)
from .columns import ACT, BUY, OFFER, OPEN, POINTS, SECOND, SHIP, USED
from .consts import ERAS, HUMAN, SLOTS_A_REGION, Act, Order, Phase
from .dojo import choose_dojo, train
from .era import draw_cards, new_turn_order, score_era
from .frames import drop, push, put, top
from .mountains import apply_explore, apply_tribe, can_tribe, finish_expedition
from .moves import apply_move, apply_sail, can_move, embark
from .notes import Note
from .orders import (
    apply_attack,
    apply_castle,
    apply_harvest,
    apply_recruit,
    can_attack,
    can_castle,
    can_harvest,
    can_recruit,
    disband,
)
from .planning import (
    apply_place,
    begin_era,
    begin_planning,
    begin_turn,
    can_placement,
    next_picker,
    pick,
    placer,
    show_picks,
    way,
)
from .scoring import final_scoring
from .setup import set_up
from .solo import house_acts, house_places, locations_back, new_destiny, shuffle_stacks, trim_houses
from .state import Rules, State
from .unit_choice import forced_unit


@kernel
def reset(state: State, rules: Rules, seed: int) -> None:
    """A new game, up to its first decision."""
    set_up(state, rules, seed)
    advance(state, rules)


@kernel
def step(state: State, rules: Rules, action: int) -> None:
    """Apply a legal action of the seat to decide."""
    state.decisions += 1
    apply(state, rules, state.current, action)
    advance(state, rules)


@kernel
def apply(state: State, rules: Rules, seat: int, action: int) -> None:
    """Carry out one small decision."""
    if state.depth > 0:
        apply_frame(state, rules, seat, action)
    elif action == A_PASS:
        state.turn += 1
        emit(state, Note.PASSED, seat, 0, 0, 0)
    elif is_place(action):
        apply_place(state, rules, seat, action)
    elif is_destiny(action):
        pick(state, seat, destiny_region(action))
    else:
        choose_dojo(state, seat, dojo_school(action))


@kernel
def apply_frame(state: State, rules: Rules, seat: int, action: int) -> None:
    """A decision inside the action on top of the stack."""
    act = top(state, ACT)
    if action == A_DONE:
        close(state, rules)
    elif is_train(action):
        train(state, seat, train_training(action))
        state.frame[0, POINTS] = 0
    elif act == Act.MOVE:
        if is_sail(action):
            apply_sail(state, rules, seat, action)
        elif is_explore(action):
            apply_explore(state, rules, seat, action)
        else:
            apply_move(state, rules, seat, action)
    elif act == Act.SAIL:
        embark(state, rules, seat, embark_unit(action))
    elif act == Act.DISBAND:
        disband(state, rules, seat, disband_unit(action))
    elif act == Act.RECRUIT:
        apply_recruit(state, rules, seat, action)
    elif act == Act.ATTACK:
        apply_attack(state, rules, seat, action)
    elif act == Act.HARVEST or act == Act.HARVEST_ONE:
        apply_harvest(state, rules, seat, action)
    elif act == Act.CASTLE:
        apply_castle(state, rules, seat, action)
    elif act == Act.TRIBE:
        apply_tribe(state, rules, action)
    else:
        apply_ability(state, rules, seat, action)


@kernel
def close(state: State, rules: Rules) -> None:
    """Leave the action on top. Fire's gathering counts as one change, when it ends (EMP-A2)."""
    gathered = top(state, ACT) == Act.FIRE_GENERAL and top(state, USED) == 1
    drop(state)
    if gathered:
        review_agendas(state, rules)


@kernel
def go_until_choice(state: State, rules: Rules, seat: int, act: int) -> bool:
    """Armies that must go on board or return for a castle do so; whether there is a choice among those left."""
    while True:
        unit = forced_unit(state, seat)
        if unit == NONE:
            return True
        last = top(state, POINTS) == 1
        if act == Act.SAIL:
            embark(state, rules, seat, unit)
        else:
            disband(state, rules, seat, unit)
        if last:
            return False


@kernel
def wait_or_close(state: State, rules: Rules) -> bool:
    """Whether the action on top waits for a decision; if not, it is finished and taken off."""
    act = top(state, ACT)
    seat = state.current
    if act == Act.SAIL or act == Act.DISBAND:
        return go_until_choice(state, rules, seat, act)
    if act == Act.EXPEDITION:
        finish_expedition(state, rules, seat)
        return False
    if act == Act.PLACEMENT:
        waits = can_placement(state, rules, seat)
    elif act == Act.MOVE:
        waits = can_move(state, rules, seat)
    elif act == Act.RECRUIT:
        waits = can_recruit(state, rules, seat)
    elif act == Act.ATTACK:
        waits = can_attack(state, rules, seat)
    elif act == Act.HARVEST or act == Act.HARVEST_ONE:
        waits = can_harvest(state, rules, seat)
    elif act == Act.CASTLE:
        waits = can_castle(state, rules, seat)
    elif act == Act.TRIBE:
        waits = can_tribe(state, rules, seat)
    else:
        waits = can_ability(state, rules, seat)
    if not waits:
        close(state, rules)
    return waits


@kernel
def advance(state: State, rules: Rules) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while not go_on(state, rules):
        pass


@kernel
def go_on(state: State, rules: Rules) -> bool:
    """The next thing that happens by itself; True: nothing does, for somebody has to decide, or the game is over."""
    if state.depth > 0:
        return wait_or_close(state, rules)
    if state.phase == Phase.PLANNING:
        return next_placement(state, rules)
    if state.phase == Phase.RESOLUTION:
        return next_token(state, rules)
    if state.phase == Phase.DESTINY:
        return next_pick(state, rules)
    if state.phase == Phase.DOJO:
        return next_dojo(state, rules)
    return True


@kernel
def next_dojo(state: State, rules: Rules) -> bool:
    """DOJ-01: the next seat in turn order without a dojo; when all have one, the first era begins."""
    for rank in range(rules.seats):
        seat = state.turn_order[rank]
        if state.dojo[seat] == NONE:
            state.current = seat
            return True
    begin_era(state, rules)
    return False


@kernel
def next_pick(state: State, rules: Rules) -> bool:
    """EMP-30: the next seat to pick a destiny card; when all have, they are opened and planning begins."""
    seat = next_picker(state, rules)
    if seat != NONE:
        state.current = seat
        return True
    show_picks(state, rules)
    begin_planning(state, rules)
    return False


@kernel
def next_placement(state: State, rules: Rules) -> bool:
    """The next seat to place; the solo houses place by themselves. False: nobody has to decide yet."""
    seat = placer(state, rules)
    if seat == NONE:
        state.phase = Phase.RESOLUTION
        state.slot = NONE if way(state) == 1 else rules.slots
        return False
    if rules.solo == 1 and seat != HUMAN:
        state.turn += 1
        house_places(state, rules, seat)
        return False
    begin_turn(state, rules, seat)
    return True


@kernel
def next_token(state: State, rules: Rules) -> bool:
    """EMP-40, EMP-41: turn up the next token and begin its action; EMP-42: one that is covered stays idle.

    After the last, the round ends. True: its owner has to decide.
    """
    state.slot += way(state)
    if state.slot < 0 or state.slot >= rules.slots:
        end_round(state, rules)
        return False
    seat = state.slot_owner[state.slot]
    if seat == NONE:
        return False
    order = state.slot_order[state.slot]
    if state.slot_up[state.slot] == 0:
        state.slot_up[state.slot] = 1
        state.revealed = 1
    state.current = seat
    emit(state, Note.ORDER_SHOWN, seat, state.slot, order, 0)
    if rules.solo == 1 and seat != HUMAN:
        house_acts(state, rules, seat, state.slot)
        return False
    begin_turn(state, rules, seat)
    begin_order(state, rules, order, state.slot // SLOTS_A_REGION)
    if wait_or_close(state, rules):
        return True
    emit(state, Note.ORDER_IDLE, seat, state.slot, order, 0)
    return False


@kernel
def begin_order(state: State, rules: Rules, order: int, region: int) -> None:
    """Put the order's action on the stack."""
    if order == Order.RECRUIT:
        push(state, Act.RECRUIT, region, 1)
        put(state, SECOND, 1)
    elif order == Order.ATTACK:
        push(state, Act.ATTACK, region, 1)
        put(state, SECOND, 1)
    elif order == Order.HARVEST:
        push(state, Act.HARVEST, region, 1)
    elif order == Order.CASTLE:
        push(state, Act.CASTLE, region, 1)
    else:
        push(state, Act.MOVE, region, 3 if order == Order.MOVE3 else 2)
        put(state, OPEN, rules.mountain_paths)
        if order == Order.MOVE23 and rules.buy_point == 1:
            put(state, OFFER, BUY)
        elif order == Order.SHIP:
            put(state, OFFER, SHIP)


@kernel
def end_round(state: State, rules: Rules) -> None:
    """EMP-20: round 2 follows round 1; after it the era ends, after the third era the game."""
    if state.round_no == 1:
        state.round_no = 2
        if rules.solo == 1:
            shuffle_stacks(state)
        begin_planning(state, rules)
        return
    score_era(state, rules)
    if state.era == ERAS:
        if rules.solo == 1:
            new_destiny(state, rules, 1)
        final_scoring(state, rules)
        state.phase = Phase.OVER
        state.current = NONE
        return
    emit(state, Note.TOKENS_BACK, 0, 0, 0, 0)
    if rules.solo == 1:
        locations_back(state, rules)
        trim_houses(state, rules)
        new_turn_order(state, rules)
        new_destiny(state, rules, 2)
    else:
        draw_cards(state, rules)
        new_turn_order(state, rules)
    state.era += 1
    begin_era(state, rules)
