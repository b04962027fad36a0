"""Set-up: samurai, the deck, the village (SEV-10 to SEV-12)."""

from __future__ import annotations

from ..kernel import NONE, kernel, roll, start_rng
from .consts import BACKS, CARDS, RAIDERS, SEATS, Outcome, Symbol, Token
from .flow import drop, go_on
from .piles import shuffle
from .roundend import begin_round
from .state import Rules, State


@kernel
def reset(state: State, rules: Rules, seed: int) -> None:
    """A new game, up to its first decision."""
    clear(state)
    start_rng(state, seed)
    choose_samurai(state, rules)
    choose_raiders(state, rules)
    shuffle(state)
    state.barricades = rules.barricades
    for back in range(BACKS):
        state.backs[back] = rules.backs[back]
        state.buildings += rules.backs[back]
    state.families[:] = 1
    state.round_no = 1
    begin_round(state, roll(state, rules.seats))
    go_on(state, rules)
    state.revealed = 0


@kernel
def clear(state: State) -> None:
    """Everything empty."""
    state.track[:] = 0
    state.deck[:] = 0
    state.discard[:] = 0
    state.breach[:] = 0
    state.box[:] = 0
    state.deck_n = 0
    state.discard_n = 0
    state.breach_n = 0
    state.box_n = 0
    state.known[:] = 0
    state.lowest[:] = 0
    state.samurai[:] = NONE
    state.seat_of[:] = NONE
    state.animal[:] = 0
    state.wound[:] = 0
    state.passed[:] = 0
    state.line[:] = 0
    state.line_n[:] = 0
    state.left[:] = NONE
    state.holder[:] = NONE
    state.support_late[:] = 0
    state.token[:] = 0
    state.token_user[:] = NONE
    state.buildings = 0
    state.active = 0
    state.losing = 0
    drop(state)
    state.pending = 0
    state.frames = 0
    state.frame_seat[:] = 0
    state.frame_main[:] = 0
    state.frame_extra[:] = 0
    state.kiai_begins = 0
    state.looking = 0
    state.closing = 0
    state.outcome = Outcome.RUNNING
    state.revealed = 0


@kernel
def choose_samurai(state: State, rules: Rules) -> None:
    """The samurai asked for, or random ones; with open support the others' tokens lie open."""
    for i in range(SEATS):
        state.samurai[i] = i
    for i in range(rules.seats):
        j = i + roll(state, SEATS - i)
        who = state.samurai[j]
        state.samurai[j] = state.samurai[i]
        state.samurai[i] = who
    for i in range(SEATS):
        if i >= rules.seats:
            state.samurai[i] = NONE
        elif rules.samurai[i] != NONE:
            state.samurai[i] = rules.samurai[i]
    for seat in range(rules.seats):
        state.seat_of[state.samurai[seat]] = seat
    if rules.open_support == 1:
        for who in range(SEATS):
            if state.seat_of[who] == NONE:
                state.token[who] = Token.OPEN


@kernel
def choose_raiders(state: State, rules: Rules) -> None:
    """The raiders of the deck, at least two with a doll where open support is played; the others stay in the box."""
    count = rules.raiders
    first = RAIDERS
    while True:
        if first + count > RAIDERS:  # at the start, and when too few are left for another set
            shuffle_raiders(state)
            first = 0
        dolls = 0
        for i in range(first, first + count):
            if rules.symbol[state.box[i]] == Symbol.DOLL:
                dolls += 1
        if dolls >= 2 or rules.open_support == 0:
            break
        first += count
    for i in range(count):
        state.deck[i] = state.box[first + i]
    for i in range(first, CARDS - count):
        state.box[i] = state.box[i + count]
    for i in range(CARDS - count, CARDS):
        state.box[i] = 0
    state.deck_n = count
    state.box_n = CARDS - count


@kernel
def shuffle_raiders(state: State) -> None:
    """All raiders at the front of the box, shuffled."""
    for i in range(CARDS):
        state.box[i] = i
    for i in range(RAIDERS - 1, 0, -1):
        j = roll(state, i + 1)
        card = state.box[i]
        state.box[i] = state.box[j]
        state.box[j] = card
