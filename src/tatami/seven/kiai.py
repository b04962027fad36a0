"""Kiai: who reached the value, what the effect allows, and doing it (SEV-24, SEV-50 to SEV-57)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .codec import (
    A_RAISE,
    END_KIAI,
    FIRST_KIAI,
    heal_seat,
    is_kiai_of,
    lend_giver,
    lend_taker,
    move_giver,
    move_taker,
    strike_seat,
)
from .consts import ORDERS, Known, Samurai
from .lines import first_leaves, pull
from .notes import Note
from .piles import discard_breach, put_away, show, take_top
from .state import Rules, State
from .support import can_lend, lend
from .village import heal, raise_barricade


@kernel
def next_kiai(state: State, rules: Rules) -> int:
    """The next seat whose Kiai waits, clockwise from the active one; nobody within its own Kiai."""
    if state.pending == 0:
        return NONE
    for i in range(rules.seats):
        seat = (state.active + i) % rules.seats
        if (state.pending >> seat) & 1 == 1 and not in_kiai(state, seat):
            return seat
    return NONE


@kernel
def in_kiai(state: State, seat: int) -> bool:
    """Whether the seat's Kiai is under way."""
    for i in range(state.frames):
        if state.frame_seat[i] == seat:
            return True
    return False


@kernel
def begin_kiai(state: State, seat: int) -> None:
    """Put the seat's Kiai on top; an animal's is stronger."""
    state.pending = state.pending & ~(1 << seat)
    who, animal, top = state.samurai[seat], state.animal[seat], state.frames
    twice = animal == 1 and (who == Samurai.SHICHIROJI or who == Samurai.KIKUCHIYO)
    state.frame_seat[top] = seat
    state.frame_main[top] = 2 if twice else 1
    state.frame_extra[top] = 1 if animal == 1 and (who == Samurai.HEIHACHI or who == Samurai.KYUZO) else 0
    state.frames = top + 1
    state.kiai_begins = 1
    emit(state, Note.KIAI_REACHED, seat, state.track[seat], 0, 0)


@kernel
def end_kiai(state: State, rules: Rules) -> None:
    """Used or not, the first card of the line leaves (SEV-24)."""
    top = state.frames - 1
    seat = state.frame_seat[top]
    state.frames = top
    state.frame_seat[top] = 0
    state.frame_main[top] = 0
    state.frame_extra[top] = 0
    state.kiai_begins = 0
    first_leaves(state, rules, seat)


@kernel
def kiai_allows(state: State, rules: Rules, action: int) -> bool:
    """Whether the Kiai on top allows this action now."""
    top = state.frames - 1
    seat = state.frame_seat[top]
    who = state.samurai[seat]
    main, extra = state.frame_main[top] > 0, state.frame_extra[top] > 0
    if action == A_RAISE:
        mine = (who == Samurai.HEIHACHI and main) or (who == Samurai.KYUZO and extra)
        return mine and state.barricades < rules.barricades
    if not is_kiai_of(who, action):
        return False
    if who == Samurai.HEIHACHI:
        return extra and heal_seat(action) < rules.seats and state.wound[heal_seat(action)] == 1
    if not main:
        return False
    if who == Samurai.KIKUCHIYO:
        return has_last(state, rules, strike_seat(action))
    if who == Samurai.SHICHIROJI:
        giver, taker = move_giver(action), move_taker(action)
        if giver == taker or taker >= rules.seats or state.passed[taker] == 1:
            return False
        return has_last(state, rules, giver)
    if who == Samurai.KYUZO:
        return can_lend(state, rules, lend_giver(action), lend_taker(action))
    if who == Samurai.KAMBEI:
        return state.breach_n > 0
    return state.deck_n > 0


@kernel
def has_last(state: State, rules: Rules, seat: int) -> bool:
    """An active samurai with a card in its line."""
    return seat < rules.seats and state.passed[seat] == 0 and state.line_n[seat] > 0


@kernel
def kiai_possible(state: State, rules: Rules) -> bool:
    """Whether the Kiai on top can do anything (more)."""
    if kiai_allows(state, rules, A_RAISE):
        return True
    who = state.samurai[state.frame_seat[state.frames - 1]]
    for action in range(FIRST_KIAI[who], END_KIAI[who]):
        if kiai_allows(state, rules, action):
            return True
    return False


@kernel
def use_kiai(state: State, rules: Rules, action: int) -> None:
    """One effect of the Kiai on top."""
    top = state.frames - 1
    seat = state.frame_seat[top]
    who = state.samurai[seat]
    state.kiai_begins = 0
    if (who == Samurai.HEIHACHI and action != A_RAISE) or (who == Samurai.KYUZO and action == A_RAISE):
        state.frame_extra[top] = 0
    else:
        state.frame_main[top] -= 1
    if action == A_RAISE:
        raise_barricade(state, rules)
    elif who == Samurai.HEIHACHI:
        heal(state, heal_seat(action))
    elif who == Samurai.SHICHIROJI:
        move_last(state, rules, move_giver(action), move_taker(action))
    elif who == Samurai.KIKUCHIYO:
        strike(state, rules, strike_seat(action))
    elif who == Samurai.KYUZO:
        lend(state, lend_giver(action), lend_taker(action))
    elif who == Samurai.KATSUSHIRO:
        look(state, seat, 2 + state.animal[seat])
    else:
        clear_away(state, who == Samurai.KAMBEI, 2 + state.animal[seat])


@kernel
def move_last(state: State, rules: Rules, giver: int, taker: int) -> None:
    """Shichiroji: the last card of a line goes to another, who places it without abilities (SEV-51)."""
    card = pull(state, rules, giver, state.line_n[giver] - 1)
    state.card = card
    state.taker = taker
    state.had_by = 0
    state.abilities_barred = 1
    emit(state, Note.CARD_MOVED, giver, taker, card, state.track[giver])


@kernel
def strike(state: State, rules: Rules, seat: int) -> None:
    """Kikuchiyo: the last card of a line is discarded (SEV-54)."""
    card = pull(state, rules, seat, state.line_n[seat] - 1)
    put_away(state, card)
    emit(state, Note.CARD_STRUCK, seat, card, state.track[seat], 0)


@kernel
def clear_away(state: State, breach: bool, count: int) -> None:
    """Gorobei clears the deck, Kambei the breach (SEV-52, SEV-53); too few cards: what there is (SEV-57)."""
    for _ in range(count):
        if breach and state.breach_n > 0:
            discard_breach(state)
        elif not breach and state.deck_n > 0:
            card = take_top(state)
            put_away(state, card)
            emit(state, Note.DECK_CARD_DISCARDED, card, state.deck_n, 0, 0)


@kernel
def look(state: State, seat: int, count: int) -> None:
    """Katsushiro turns up the top cards of the deck; then they are put in order (SEV-56)."""
    state.looking = min(count, state.deck_n)
    for i in range(state.looking):
        card = state.deck[state.deck_n - 1 - i]
        show(state, card)
        state.known[card] = Known.FACE_UP
        emit(state, Note.CARD_SHOWN, seat, card, i, 0)


@kernel
def put_in_order(state: State, row: int) -> None:
    """The cards looked at go back face up; row is one of ORDERS."""
    top = state.deck_n - 1
    old = (state.deck[top], state.deck[top - 1], state.deck[max(top - 2, 0)])
    for i in range(state.looking):
        state.deck[top - i] = old[ORDERS[row][i]]
    emit(state, Note.CARDS_ORDERED, state.current, state.deck[top], state.deck[top - 1],
         state.deck[top - 2] if state.looking == 3 else NONE)  # fmt: skip
    state.looking = 0
