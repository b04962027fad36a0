"""Set-up (section 2, and the set-up rules of the modules)."""

from __future__ import annotations

from ..kernel import NONE, emit, kernel, roll, start_rng
from .bag import draw, several
from .consts import DOJOS, FIGURE_COLOURS, FIRST_HOUSE, HUMAN, NEUTRAL_KINDS, SLOTS_A_REGION, Good, Phase, Role
from .dojo import choose_dojo
from .mountains import lay_mountains
from .notes import Note
from .planning import begin_era, draw_card, open_card, take_tokens
from .solo import deal_locations, other_house
from .state import Rules, State

HAND = 3
START_GOODS = 2
START_ARMIES = 2


@kernel
def clear(state: State) -> None:
    """An empty table."""
    state.score[:] = 0
    state.food[:] = 0
    state.bushido[:] = 0
    state.decisions = 0
    state.samurai[:] = 0
    state.archers[:] = 0
    state.general[:] = NONE
    state.castle[:] = NONE
    state.resource[:] = 0
    state.figure[:] = NONE
    state.mountain[:] = NONE
    state.explored[:] = 0
    state.neutral[:] = NONE
    state.supply[:] = 0
    state.range[:] = 0
    state.arsenal[:] = 0
    state.headquarters[:] = 0
    state.dojo[:] = NONE
    state.influence[:] = 0
    state.orders[:] = 0
    state.hand[:] = 0
    state.picked[:] = NONE
    state.covers[:] = 0
    state.covered[:] = 0
    state.cover_of[:] = 0
    state.slot_owner[:] = NONE
    state.slot_order[:] = NONE
    state.slot_up[:] = 0
    state.slot_round[:] = 0
    state.under_owner[:] = NONE
    state.under_order[:] = NONE
    state.deck[:] = NONE
    state.deck_left = 0
    state.played[:] = 0
    state.agenda[:] = NONE
    state.agenda_done[:] = 0
    state.turn_order[:] = 0
    state.era = 1
    state.round_no = 1
    state.phase = Phase.DESTINY
    state.current = 0
    state.turn = 0
    state.slot = NONE
    state.depth = 0
    state.frame[:] = 0
    state.winners = 0
    state.revealed = 0
    state.stack[:] = 0
    state.stack_left[:] = 0
    state.aside[:] = 0
    state.aside_left[:] = 0
    state.slot_location[:] = NONE
    state.under_location[:] = NONE


@kernel
def shuffle_deck(state: State, rules: Rules) -> None:
    """EMP-10, TOK-02: the destiny deck, shuffled."""
    n = 0
    for region in range(rules.regions):
        for _ in range(rules.cards[region]):
            state.deck[n] = region
            n += 1
    state.deck_left = n
    mix_deck(state)


@kernel
def mix_deck(state: State) -> None:
    """Shuffle what is left of the deck."""
    for i in range(state.deck_left - 1, 0, -1):
        j = roll(state, i + 1)
        card = state.deck[i]
        state.deck[i] = state.deck[j]
        state.deck[j] = card


@kernel
def seed_resources(state: State, rules: Rules) -> None:
    """EMP-11, TOK-02: food and bushido at random on the resource provinces."""
    left = 0
    for province in range(rules.provinces):
        if rules.role[province] == Role.RESOURCE:
            left += 1
    food = rules.food_tokens + 0
    for province in range(rules.provinces):
        if rules.role[province] == Role.RESOURCE:
            if roll(state, left) < food:
                state.resource[province] = Good.FOOD
                food -= 1
            else:
                state.resource[province] = Good.BUSHIDO
            left -= 1


@kernel
def both_goods_everywhere(state: State, rules: Rules) -> bool:
    """SOL-01: every region has a food and a bushido province."""
    for region in range(rules.regions):
        food = 0
        bushido = 0
        for province in range(rules.first[region], rules.first[region + 1]):
            if state.resource[province] == Good.FOOD:
                food += 1
            elif state.resource[province] == Good.BUSHIDO:
                bushido += 1
        if food == 0 or bushido == 0:
            return False
    return True


@kernel
def lay_neutral(state: State, rules: Rules) -> None:
    """The printed neutral actions, or three of four at random in each region (EMP-R1)."""
    for slot in range(rules.slots):
        state.neutral[slot] = rules.neutral[slot]
    if rules.random_neutral == 0:
        return
    for region in range(rules.regions):
        left_out = roll(state, NEUTRAL_KINDS)
        for i in range(SLOTS_A_REGION):
            state.neutral[region * SLOTS_A_REGION + i] = i + (1 if i >= left_out else 0)
        for i in range(SLOTS_A_REGION - 1, 0, -1):
            a = region * SLOTS_A_REGION + i
            b = region * SLOTS_A_REGION + roll(state, i + 1)
            kind = state.neutral[a]
            state.neutral[a] = state.neutral[b]
            state.neutral[b] = kind


@kernel
def lay_agendas(state: State, rules: Rules) -> None:
    """EMP-A1: a random tile a region, a random side."""
    tiles = 0
    for tile in range(rules.regions):  # the fifth tile comes with the fifth region
        tiles += several(tile, 1)
    for region in range(rules.regions):
        tile = draw(state, tiles)
        tiles -= several(tile, 1)
        state.agenda[region] = tile * 2 + roll(state, 2)


@kernel
def lay_figures(state: State, rules: Rules) -> None:
    """EMP-S1: shuffled shrine figures, one on each shrine province."""
    figures = 0
    for colour in range(FIGURE_COLOURS):
        figures += several(colour, rules.figures[colour])
    for province in range(rules.provinces):
        if rules.role[province] == Role.SHRINE:
            colour = draw(state, figures)
            figures -= several(colour, 1)
            state.figure[province] = colour


@kernel
def seat_players(state: State, rules: Rules) -> None:
    """EMP-02, EMP-12, TOK-03: goods, armies in the capitals; the solo houses start empty (SOL-01)."""
    for seat in range(rules.seats):
        state.supply[seat] = rules.armies
        if rules.solo == 1 and seat != HUMAN:
            continue
        state.food[seat] = START_GOODS
        state.bushido[seat] = START_GOODS
        for region in range(rules.regions):
            state.samurai[seat, rules.capital[region]] = START_ARMIES
            state.supply[seat] -= START_ARMIES


@kernel
def first_turn_order(state: State, rules: Rules) -> None:
    """EMP-13: first player random, then clockwise; SOL-04: the two houses, then the human."""
    if rules.solo == 1:
        first = FIRST_HOUSE + roll(state, 2)
        state.turn_order[0] = first
        state.turn_order[1] = other_house(first)
        state.turn_order[2] = HUMAN
    else:
        first = roll(state, rules.seats)
        for rank in range(rules.seats):
            state.turn_order[rank] = (first + rank) % rules.seats
    emit(state, Note.FIRST_PLAYER, first, 0, 0, 0)


@kernel
def deal(state: State, rules: Rules) -> None:
    """EMP-10: three cards each; [D] two open cards with 2 players. SOL-03: one card of each region open, no hands."""
    if rules.solo == 1:
        for region in range(rules.regions):
            state.played[region] = 1
        return
    for _ in range(HAND):
        for seat in range(rules.seats):
            state.hand[seat, draw_card(state)] += 1
    for _ in range(rules.open_cards):
        open_card(state)


@kernel
def set_up(state: State, rules: Rules, seed: int) -> None:
    """Everything before the first decision."""
    clear(state)
    start_rng(state, seed)
    shuffle_deck(state, rules)
    seed_resources(state, rules)
    while rules.solo == 1 and not both_goods_everywhere(state, rules):
        seed_resources(state, rules)
    lay_neutral(state, rules)
    if rules.agendas == 1:
        lay_agendas(state, rules)
    if rules.mountain_paths == 1:
        lay_mountains(state, rules, True)
    if rules.sacred_shrines == 1:
        lay_figures(state, rules)
    seat_players(state, rules)
    take_tokens(state, rules)
    first_turn_order(state, rules)
    deal(state, rules)
    if rules.solo == 1:
        deal_locations(state, rules)
    if rules.dojos == 1:
        state.phase = Phase.DOJO
        if rules.random_dojo == 1:
            assign_dojos(state, rules)
    else:  # with dojos it begins when everybody has one
        begin_era(state, rules)


@kernel
def assign_dojos(state: State, rules: Rules) -> None:
    """DOJ-01, at random."""
    dojos = 0
    for dojo in range(DOJOS):
        dojos += several(dojo, 1)
    for rank in range(rules.seats):
        dojo = draw(state, dojos)
        dojos -= several(dojo, 1)
        choose_dojo(state, state.turn_order[rank], dojo)
