"""Do it: one action, then on to the next decision."""

from __future__ import annotations

from ..kernel import emit, kernel
from .codec import (
    A_ATTACK,
    A_DEFEND,
    A_DISCARD,
    A_DONE,
    A_IGNORE,
    A_PASS,
    A_UNDER,
    give_seat,
    ignore_one_kind,
    is_ignore_one,
    is_support,
    lose_symbol,
    order_row,
    penalty_kind,
    support_seat,
    use_samurai,
)
from .consts import Phase, Stage
from .flow import drop, go_on, put_card
from .kiai import end_kiai, put_in_order, use_kiai
from .notes import Note
from .penalties import apply_penalty, ignore_penalty, lose_defender
from .piles import bury, put_away, take_top
from .state import Rules, State
from .support import support, use_token


@kernel
def step(state: State, rules: Rules, action: int) -> None:
    """Play a legal action of the seat that decides."""
    phase = state.phase
    if phase == Phase.CARD:
        step_card(state, rules, action)
    elif phase == Phase.ACTION or phase == Phase.SECOND:
        step_action(state, action)
    elif phase == Phase.KIAI:
        if action == A_DONE:
            emit(state, Note.KIAI_DECLINED, state.current, 0, 0, 0)
            end_kiai(state, rules)
        else:
            use_kiai(state, rules, action)
    elif phase == Phase.PENALTY:
        if action == A_IGNORE:
            ignore_penalty(state, state.penalties[0])
        elif is_ignore_one(action):
            ignore_penalty(state, ignore_one_kind(action))
        else:
            apply_penalty(state, rules, penalty_kind(action))
    elif phase == Phase.START:
        if action == A_DONE:
            state.stage = Stage.LOOK
        else:
            use_token(state, state.active, use_samurai(action))
    elif phase == Phase.LOSE:
        lose_defender(state, lose_symbol(action))
    elif phase == Phase.ORDER:
        put_in_order(state, order_row(action))
    go_on(state, rules)


@kernel
def step_action(state: State, action: int) -> None:
    """Step B, and the second fight."""
    seat = state.active
    if action == A_DONE:
        state.stage = Stage.END
    elif action == A_PASS:
        state.passed[seat] = 1
        state.stage = Stage.END
        emit(state, Note.PASSED, seat, 0, 0, 0)
    elif is_support(action):
        state.stage = Stage.END
        support(state, seat, support_seat(action))
    else:
        state.stage = Stage.SECOND if state.stage == Stage.ACTION else Stage.END
        state.card = take_top(state)
        state.taker = seat
        state.had_by = 1 << seat
        state.abilities_barred = 0
        emit(state, Note.CARD_TAKEN, seat, state.card, 0, 0)


@kernel
def step_card(state: State, rules: Rules, action: int) -> None:
    """Place the card in hand, or use an ability on it."""
    card, seat = state.card, state.taker
    if action in (A_ATTACK, A_DEFEND):
        put_card(state, rules, action == A_DEFEND)
    elif action == A_DISCARD:
        drop(state)
        put_away(state, card)
        emit(state, Note.CARD_DISCARDED, seat, card, 0, 0)
    elif action == A_UNDER:
        other = take_top(state)  # drawn before the first is buried: the deck is never empty between
        bury(state, card)
        emit(state, Note.CARD_BURIED, seat, card, 0, 0)
        state.card = other
        state.abilities_barred = 1
        emit(state, Note.CARD_TAKEN, seat, other, 0, 0)
    else:
        state.taker = give_seat(action)
        state.had_by = state.had_by | (1 << state.taker)
        emit(state, Note.CARD_GIVEN, seat, state.taker, card, 0)
