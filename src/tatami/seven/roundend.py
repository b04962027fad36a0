"""The end of a round: losses, what families give, the breach (SEV-31, SEV-32); the next round (SEV-35)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from .abilities import left_of
from .consts import (
    CARDS,
    CHIEF,
    FAMILIES,
    HENCHMAN,
    HENCHMEN,
    LAST_ROUND,
    RAIDERS,
    SYMBOLS,
    Family,
    Outcome,
    Stage,
    Symbol,
)
from .notes import Note
from .piles import discard_breach, join, lay_on_breach, put_away, shuffle, take_breach
from .scoring import score
from .state import Rules, State
from .village import damage, heal, lose_building, lose_family, lot, raise_barricade, wound


@kernel
def end_round(state: State, rules: Rules) -> None:
    """All from the last card to the first turn of the next round, or the end of the game (SEV-31, SEV-32, SEV-36)."""
    state.closing = 1
    state.pending = 0
    emit(state, Note.ROUND_ENDS, state.round_no, 0, 0, 0)
    if state.deck_n > 0:
        emit(state, Note.DECK_TO_BREACH, state.deck_n, 0, 0, 0)
        for i in range(state.deck_n):  # the pile is laid on as it is: its bottom card meets the breach
            lay_on_breach(state, state.deck[i])
            state.deck[i] = 0
        state.deck_n = 0
    for symbol in range(SYMBOLS):
        undefended(state, rules, symbol)
    if rules.family_bonuses == 1:
        family_bonuses(state, rules)
    while state.breach_n > 0 and state.outcome == Outcome.RUNNING:
        card = take_breach(state)
        put_away(state, card)
        emit(state, Note.BREACH_TURNED, card, state.breach_n, 0, 0)
        if rules.flame[card] == 1:
            damage(state, rules)
    if state.outcome == Outcome.RUNNING:
        if state.round_no == LAST_ROUND:
            state.outcome = Outcome.WON
            emit(state, Note.WON, score(state, rules), rules.level, 0, 0)
        else:
            next_round(state, rules)


@kernel
def undefended(state: State, rules: Rules, symbol: int) -> None:
    """Each samurai without this symbol on the left: a wound, a building or a family (SEV-32)."""
    for i in range(rules.seats):
        seat = (state.active + i) % rules.seats
        if state.left[seat, symbol] == NONE and state.outcome == Outcome.RUNNING:
            if symbol == Symbol.HAT:
                emit(state, Note.NO_HAT, seat, 0, 0, 0)
                wound(state, rules, seat)
            elif symbol == Symbol.HOUSE:
                emit(state, Note.NO_HOUSE, seat, 0, 0, 0)
                lose_building(state, rules)
            else:
                emit(state, Note.NO_DOLL, seat, 0, 0, 0)
                lose_family(state)


@kernel
def family_bonuses(state: State, rules: Rules) -> None:
    """Each family left gives its bonus (SEV-32)."""
    for family in range(FAMILIES):
        if state.families[family] == 1 and state.outcome == Outcome.RUNNING:
            emit(state, Note.FAMILY_BONUS, family, 0, 0, 0)
            if family == Family.HEAL:
                seat = lot(state, rules.seats)
                if state.wound[seat] == 1:
                    heal(state, seat)
            elif family == Family.BARRICADE:
                raise_barricade(state, rules)
            elif state.breach_n > 0:
                discard_breach(state)


@kernel
def next_round(state: State, rules: Rules) -> None:
    """Cards return to the deck with stronger bandits, tokens go home; the last one's left neighbour begins (SEV-35)."""
    gather(state, rules)
    state.round_no += 1
    if state.round_no == 2:
        join(state, RAIDERS, RAIDERS + HENCHMEN, rules.henchmen)
        emit(state, Note.BANDITS_JOIN, HENCHMAN, rules.henchmen, 0, 0)
    else:
        join(state, RAIDERS + HENCHMEN, CARDS, rules.chiefs)
        emit(state, Note.BANDITS_JOIN, CHIEF, rules.chiefs, 0, 0)
    shuffle(state)
    begin_round(state, left_of(rules, state.active))


@kernel
def gather(state: State, rules: Rules) -> None:
    """Discard, lines and left sides go back to the deck."""
    for i in range(state.discard_n):
        state.deck[state.deck_n] = state.discard[i]
        state.deck_n += 1
        state.discard[i] = 0
    state.discard_n = 0
    for seat in range(rules.seats):
        for i in range(state.line_n[seat]):
            state.deck[state.deck_n] = state.line[seat, i]
            state.deck_n += 1
            state.line[seat, i] = 0
        for symbol in range(SYMBOLS):
            if state.left[seat, symbol] != NONE:
                state.deck[state.deck_n] = state.left[seat, symbol]
                state.deck_n += 1
    state.left[:] = NONE
    state.line_n[:] = 0
    state.track[:] = 0


@kernel
def begin_round(state: State, first: int) -> None:
    """Nobody has passed, support tokens are at home."""
    state.passed[:] = 0
    state.holder[:] = NONE
    state.support_late[:] = 0
    state.token_user[:] = NONE
    state.closing = 0
    state.lowest[:] = 0
    emit(state, Note.ROUND_BEGINS, state.round_no, first, state.deck_n, 0)
    begin_turn(state, first)


@kernel
def begin_turn(state: State, seat: int) -> None:
    """A samurai's turn."""
    state.active = seat
    state.stage = Stage.START
    state.no_defence = 0
    state.no_support = 0
    state.must_pass = 0
    state.no_ability = 0
    state.penalties[:] = NONE
    state.penalty_even = 0
    state.applied = 0
    emit(state, Note.TURN_BEGINS, seat, 0, 0, 0)
