"""Planning (section 4): an era begins, destiny cards, order tokens, covering; neutral action and training."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel
from ..kernel.records import Actions
from .agendas import review_agendas
from .codec import A_PASS, destiny_action, place_action, place_order, place_slot
from .columns import ACT, AT, POINTS
from .consts import HUMAN, ORDERS, REGIONS, SLOTS_A_REGION, Act, CoverLimit, Phase
from .dojo import can_train, legal_train
from .frames import push, top
from .neutral import begin_neutral
from .notes import Note
from .state import Rules, State

# ---------------------------------------------------------------- an era begins (EMP-84); destiny (EMP-30, EMP-31)


@kernel
def way(state: State) -> int:
    """EMP-40: from south to north in round 1, back again in round 2; added to a slot it gives the next one."""
    return 1 if state.round_no == 1 else -1


@kernel
def take_tokens(state: State, rules: Rules) -> None:
    """EMP-84: everybody has all order tokens again."""
    for seat in range(rules.seats):
        for order in range(ORDERS):
            state.orders[seat, order] = rules.orders[order]


@kernel
def begin_era(state: State, rules: Rules) -> None:
    """Everybody takes all order tokens; round 1 begins with destiny cards (in solo there are no hands, SOL-03)."""
    state.slot_owner[:] = NONE
    state.slot_order[:] = NONE
    state.slot_up[:] = 0
    state.slot_round[:] = 0
    state.under_owner[:] = NONE
    state.under_order[:] = NONE
    state.slot_location[:] = NONE
    state.under_location[:] = NONE
    take_tokens(state, rules)
    state.cover_of[:] = 0
    state.picked[:] = NONE
    state.round_no = 1
    emit(state, Note.ERA_BEGINS, state.era, 0, 0, 0)
    state.phase = Phase.DESTINY
    if rules.solo == 1:
        begin_planning(state, rules)


@kernel
def draw_card(state: State) -> int:
    """The top card of the deck, NONE when it is empty."""
    if state.deck_left == 0:
        return NONE
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    state.deck[state.deck_left] = NONE
    return card


@kernel
def open_card(state: State) -> int:
    """Lay the top card of the deck open beside the influence board; NONE when there is none."""
    card = draw_card(state)
    if card != NONE:
        state.played[card] += 1
        state.revealed = 1
        emit(state, Note.DESTINY_OPENED, card, 0, 0, 0)
    return card


@kernel
def legal_destiny(state: State, seat: int, out: Actions) -> int:
    """A card of one's hand."""
    n = 0
    for region in range(REGIONS):
        if state.hand[seat, region] > 0:
            out[n] = destiny_action(region)
            n += 1
    return n


@kernel
def pick(state: State, seat: int, region: int) -> None:
    """Pick secretly."""
    state.hand[seat, region] -= 1
    state.picked[seat] = region
    emit(state, Note.DESTINY_PICKED, seat, region, 0, 0)


@kernel
def next_picker(state: State, rules: Rules) -> int:
    """The first seat that has not picked and has a card to pick, NONE when all have."""
    for rank in range(rules.seats):
        seat = state.turn_order[rank]
        if state.picked[seat] == NONE and has_card(state, seat):
            return seat
    return NONE


@kernel
def has_card(state: State, seat: int) -> bool:
    """Whether the hand is not empty."""
    for region in range(REGIONS):
        if state.hand[seat, region] > 0:
            return True
    return False


@kernel
def show_picks(state: State, rules: Rules) -> None:
    """EMP-30: all cards are opened at once; EMP-31: with 2 players one from the deck joins them."""
    state.revealed = 1
    for rank in range(rules.seats):
        seat = state.turn_order[rank]
        if state.picked[seat] != NONE:
            state.played[state.picked[seat]] += 1
            emit(state, Note.DESTINY_SHOWN, seat, state.picked[seat], 0, 0)
    state.picked[:] = NONE
    if rules.third_card == 1:
        open_card(state)


# ---------------------------------------------------------------- order tokens (EMP-32 to EMP-37)


@kernel
def begin_planning(state: State, rules: Rules) -> None:
    """The first placement of a round."""
    state.covers[:] = 0
    state.covered[:] = 0
    state.turn = 0
    state.slot = NONE
    state.phase = Phase.PLANNING
    emit(state, Note.ROUND_BEGINS, state.round_no, 0, 0, 0)


@kernel
def placer(state: State, rules: Rules) -> int:
    """Whose placement is next; NONE when all tokens due are placed (EMP-21)."""
    if state.turn >= rules.tokens[state.round_no] * rules.seats:
        return NONE
    return state.turn_order[state.turn % rules.seats]


@kernel
def may_cover(state: State, rules: Rules, seat: int, slot: int) -> bool:
    """EMP-34: on a round-1 token, one's own free, an opponent's within means and the limit of EMP-35."""
    if state.round_no != 2 or state.slot_round[slot] != 1 or state.under_owner[slot] != NONE:
        return False
    owner = state.slot_owner[slot]
    if owner == seat:
        return True
    if state.bushido[seat] <= state.covers[seat]:
        return False
    if rules.cover_limit == CoverLimit.VICTIM_ONCE_A_ROUND:
        return state.covered[owner] == 0
    if rules.cover_limit == CoverLimit.OPPONENT_ONCE_AN_ERA:
        return state.cover_of[seat, owner] == 0
    return True


@kernel
def may_place(state: State, rules: Rules, seat: int, slot: int) -> bool:
    """Whether a token may go on the slot."""
    return state.slot_owner[slot] == NONE or may_cover(state, rules, seat, slot)


@kernel
def legal_place(state: State, rules: Rules, seat: int, out: Actions) -> int:
    """Tokens and slots; passing where nobody may be forced to pay (EMP-37)."""
    n = 0
    free = False
    for slot in range(rules.slots):
        if may_place(state, rules, seat, slot):
            if state.slot_owner[slot] == NONE or state.slot_owner[slot] == seat:
                free = True
            for order in range(ORDERS):
                if state.orders[seat, order] > 0:
                    out[n] = place_action(order, slot)
                    n += 1
    if (rules.may_pass == 1 and state.round_no == 2 and not free) or n == 0:
        out[n] = A_PASS
        n += 1
    return n


@kernel
def cover(state: State, rules: Rules, seat: int, slot: int) -> None:
    """EMP-34: the token below stays, idle; the price comes first (EMP-36). Solo houses cover for free (SOL-11)."""
    owner = state.slot_owner[slot]
    state.under_owner[slot] = owner
    state.under_order[slot] = state.slot_order[slot]
    state.under_location[slot] = state.slot_location[slot]
    price = 0
    if owner != seat:
        if rules.solo == 0 or seat == HUMAN:
            state.covers[seat] += 1
            price = state.covers[seat]
        state.covered[owner] = 1
        state.cover_of[seat, owner] = 1
        state.bushido[seat] -= price
    emit(state, Note.TOKEN_COVERED, seat, slot, owner, price)


@kernel
def lay(state: State, rules: Rules, seat: int, order: int, slot: int) -> None:
    """Put an order token face down on a slot."""
    if state.slot_owner[slot] != NONE:
        cover(state, rules, seat, slot)
    state.slot_owner[slot] = seat
    state.slot_order[slot] = order
    state.slot_up[slot] = 0
    state.slot_round[slot] = state.round_no
    state.slot_location[slot] = NONE
    state.orders[seat, order] -= 1
    state.slot = slot


@kernel
def apply_place(state: State, rules: Rules, seat: int, action: int) -> None:
    """EMP-32, EMP-33: place, then the neutral action beside the slot may be taken."""
    order = place_order(action)
    slot = place_slot(action)
    lay(state, rules, seat, order, slot)
    emit(state, Note.ORDER_PLACED, seat, slot, order, 0)
    state.turn += 1
    region = slot // SLOTS_A_REGION
    push(state, Act.PLACEMENT, region, rules.dojos)
    begin_neutral(state, rules, state.neutral[slot], region, 0)


@kernel
def begin_turn(state: State, rules: Rules, seat: int) -> None:
    """EMP-A2: agendas are looked at when a seat's placement or token comes up."""
    state.current = seat
    review_agendas(state, rules)


# ---------------------------------------------------------------- training (DOJ-10)


@kernel
def before_neutral(state: State) -> bool:
    """Whether the neutral action of a placement waits untouched on top: training may come first."""
    f = state.depth - 2
    if f != 0 or state.frame[0, ACT] != Act.PLACEMENT or state.frame[0, POINTS] == 0:
        return False
    return top(state, AT) == NONE


@kernel
def can_placement(state: State, rules: Rules, seat: int) -> bool:
    """After the neutral action: training, if it was not done before."""
    return top(state, POINTS) > 0 and can_train(state, rules, seat)


@kernel
def legal_before_neutral(state: State, rules: Rules, seat: int, out: Actions, n: int) -> int:
    """Training before the neutral action."""
    if rules.dojos == 1 and before_neutral(state):
        return legal_train(state, rules, seat, out, n)
    return n
