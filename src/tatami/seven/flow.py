"""From a step to the next decision: what leaves no choice happens by itself."""

from __future__ import annotations

from ..kernel import NONE, kernel
from .abilities import any_choice, has
from .consts import Outcome, Phase, Samurai, Stage
from .kiai import begin_kiai, end_kiai, kiai_possible, next_kiai
from .lines import attack, can_defend, defend
from .penalties import penalties_until_choice, read_penalties
from .roundend import begin_turn, end_round
from .state import Rules, State
from .support import any_token, return_tokens


@kernel
def go_on(state: State, rules: Rules) -> None:
    """Run to the next decision, or to the end of the game. At a decision it changes nothing."""
    while state.outcome == Outcome.RUNNING:
        if state.card != NONE:
            if card_until_choice(state, rules):
                ask(state, Phase.CARD, state.taker)
                return
        elif state.looking > 1:
            ask(state, Phase.ORDER, state.frame_seat[state.frames - 1])
            return
        elif state.pending != 0 or state.frames > 0:
            if kiai_until_choice(state, rules):
                ask(state, Phase.KIAI, state.frame_seat[state.frames - 1])
                return
        elif state.deck_n == 0:
            end_round(state, rules)
        elif turn_until_choice(state, rules):
            return
    state.phase = Phase.OVER
    state.current = NONE
    state.pending = 0
    state.closing = 0


@kernel
def ask(state: State, phase: int, seat: int) -> None:
    """The decision is this one."""
    state.phase = phase
    state.current = seat


@kernel
def card_until_choice(state: State, rules: Rules) -> bool:
    """A card in hand that can only attack does so; whether its taker is asked."""
    if can_defend(state, rules, state.taker, state.card) or any_choice(state, rules):
        return True
    put_card(state, rules, False)
    return False


@kernel
def put_card(state: State, rules: Rules, left: bool) -> None:
    """The card in hand is placed by its taker."""
    card, seat = state.card, state.taker
    drop(state)
    if left:
        defend(state, rules, seat, card)
    else:
        attack(state, rules, seat, card)


@kernel
def drop(state: State) -> None:
    """Nobody holds a card any more."""
    state.card = NONE
    state.taker = NONE
    state.had_by = 0
    state.abilities_barred = 0


@kernel
def kiai_until_choice(state: State, rules: Rules) -> bool:
    """Begin the Kiai that comes next, or end one that can do nothing more; whether its player is asked."""
    state.looking = 0  # a single card looked at lies face up again
    if state.kiai_begins == 0:
        seat = next_kiai(state, rules)
        if seat != NONE:
            begin_kiai(state, seat)
    if kiai_possible(state, rules):
        return True
    end_kiai(state, rules)
    return False


@kernel
def turn_until_choice(state: State, rules: Rules) -> bool:
    """Take the active samurai's turn one stage further; whether its player is asked."""
    seat, stage = state.active, state.stage
    if stage == Stage.START:
        if any_token(state):
            ask(state, Phase.START, seat)
            return True
        state.stage = Stage.LOOK
    elif stage == Stage.LOOK:
        read_penalties(state, rules)
        state.stage = Stage.PENALTY
    elif stage == Stage.PENALTY:
        if state.losing == 0 and state.penalties[0] == NONE:
            state.stage = Stage.ACTION
        elif penalties_until_choice(state, rules):
            ask(state, Phase.LOSE if state.losing == 1 else Phase.PENALTY, seat)
            return True
    elif stage == Stage.ACTION:
        ask(state, Phase.ACTION, seat)
        return True
    elif stage == Stage.SECOND and has(state, seat, Samurai.KIKUCHIYO):
        ask(state, Phase.SECOND, seat)
        return True
    else:
        end_turn(state, rules)
    return False


@kernel
def end_turn(state: State, rules: Rules) -> None:
    """Lent tokens go home; the next samurai is active, or all have passed and the round ends (SEV-25, SEV-31)."""
    return_tokens(state, rules, state.active)
    seat = following(state, rules, state.active)
    if seat == NONE:
        end_round(state, rules)
    else:
        begin_turn(state, seat)


@kernel
def following(state: State, rules: Rules, seat: int) -> int:
    """Who comes after a seat, clockwise: the next who has not passed, perhaps itself; NONE: nobody is left (SEV-25)."""
    for i in range(1, rules.seats + 1):
        after = (seat + i) % rules.seats
        if state.passed[after] == 0:
            return after
    return NONE
