"""How good a position is: the result at the end, and an estimate before it.

``outlook`` is the logarithm of the odds to win a normal game of three, a sum of terms a player would name: the samurai
themselves, the defence on their left, the village, what is still to come, and how the battle lines stand. The weights,
and who made them, are in ``weights.py``.
"""

from __future__ import annotations

from ..kernel import NONE, kernel
from ..kernel.maths import exp
from ..kernel.records import Doubles
from . import weights as w
from .consts import LAST_ROUND, SEATS, SYMBOLS, Outcome, Penalty, Samurai, Stage, Symbol, Token
from .prior import prior
from .scoring import score
from .state import Rules, State
from .track import beyond, kiai_value
from .village import families_left

__all__ = ["TERMS", "chance", "evaluate", "evaluate_all", "margin", "prior", "progress", "reward", "term"]

TERMS = ("samurai", "defence", "village", "bandits", "lines")
SAMURAI, DEFENCE, VILLAGE, BANDITS, LINES = range(5)

FULL_SCORE = 10.0
HEALTHY = 4
"""Wounds it takes to lose a samurai."""


@kernel
def reward(state: State, rules: Rules, seat: int) -> float:
    """The samurai win or lose together."""
    return 1.0 if state.outcome == Outcome.WON else 0.0


@kernel
def margin(state: State, rules: Rules, seat: int) -> float:
    """Finer than the win: the score of a won game, how far a lost one came."""
    if state.outcome == Outcome.WON:
        return 0.5 + 0.5 * score(state, rules) / FULL_SCORE
    if state.outcome == Outcome.RUNNING:
        return 2.0 * evaluate(state, rules, seat) - 1.0
    return -1.0 + 0.6 * progress(state, rules)


@kernel
def progress(state: State, rules: Rules) -> float:
    """How much of the three rounds is behind us, 0 to 1."""
    total = rules.raiders
    if state.round_no >= 2:
        total += rules.henchmen
    if state.round_no == LAST_ROUND:
        total += rules.chiefs
    done = 1.0 - state.deck_n / total
    return (state.round_no - 1 + done) / LAST_ROUND


@kernel
def evaluate(state: State, rules: Rules, seat: int) -> float:
    """How well it goes, 0 to 1: more even than the chance to win, whatever the level."""
    if state.outcome != Outcome.RUNNING:
        return reward(state, rules, seat)
    return 1.0 / (1.0 + exp(-outlook(state, rules) / w.CALM))


@kernel
def evaluate_all(state: State, rules: Rules, out: Doubles) -> None:
    """The same for every seat: they win or lose together."""
    value = evaluate(state, rules, 0)
    for seat in range(SEATS):
        out[seat] = value


@kernel
def chance(state: State, rules: Rules, seat: int) -> float:
    """The chance to win if captains play on."""
    if state.outcome != Outcome.RUNNING:
        return reward(state, rules, seat)
    total = outlook(state, rules) + w.SEAT * (rules.seats - 3) + w.LEVEL[rules.level] + w.SKILL
    return 1.0 / (1.0 + exp(-total))


@kernel
def outlook(state: State, rules: Rules) -> float:
    """The logarithm of the odds to win."""
    total = samurai(state, rules) + defence(state, rules) + village(state, rules)
    return total + bandits(state, rules) + lines(state, rules)


@kernel
def term(state: State, rules: Rules, seat: int, which: int) -> float:
    """One of TERMS: what a hint gives as its reason."""
    if which == SAMURAI:
        return samurai(state, rules)
    if which == DEFENCE:
        return defence(state, rules)
    if which == VILLAGE:
        return village(state, rules)
    return bandits(state, rules) if which == BANDITS else lines(state, rules)


@kernel
def missing(state: State, seat: int, symbol: int) -> bool:
    """No such card on the left of the seat."""
    return state.left[seat, symbol] == NONE


@kernel
def lives(state: State, seat: int) -> int:
    """Wounds until the seat is lost, less the one that is certain once it has passed without a hat."""
    coming = 1 if state.passed[seat] == 1 and missing(state, seat, Symbol.HAT) else 0
    return HEALTHY - 2 * state.animal[seat] - state.wound[seat] - coming


@kernel
def wanted(state: State, rules: Rules, symbol: int, passed: int) -> int:
    """Samurai without this symbol: among those who passed the loss is certain."""
    count = 0
    for seat in range(rules.seats):
        if state.passed[seat] == passed and missing(state, seat, symbol):
            count += 1
    return count


@kernel
def samurai(state: State, rules: Rules) -> float:
    """How much the samurai can still bear."""
    later = LAST_ROUND - state.round_no
    total = 0.0
    for seat in range(rules.seats):
        left = lives(state, seat)
        if left <= 0:
            total += w.DOOMED
        elif left == 1:
            total += w.ONE_LIFE_LATER * later
        elif left == 2:
            total += w.TWO_LIVES_LATER * later
        elif left == 3:
            total += w.THREE_LIVES_LATER * later
        if state.passed[seat] == 0 and missing(state, seat, Symbol.HAT):
            if left == 1:
                total += w.HAT_ONE_LIFE
            elif left == 2:
                total += w.HAT_TWO_LIVES
    return total


@kernel
def defence(state: State, rules: Rules) -> float:
    """What is still missing on the left sides, and whether the deck can bring it."""
    total = 0.0
    for symbol in range(SYMBOLS):
        open_places = wanted(state, rules, symbol, 0)
        supply = 0
        for i in range(state.deck_n):
            if rules.symbol[state.deck[i]] == symbol:
                supply += 1
        scarce = open_places / (1.0 + supply)
        if symbol == Symbol.HAT:
            total += w.HAT_SCARCE * scarce
        elif symbol == Symbol.HOUSE:
            spare = state.buildings - wanted(state, rules, symbol, 1)
            total += w.HOUSE_SCARCE * scarce
            total += w.HOUSE_NEED * (open_places / max(1, spare))
        else:
            spare = families_left(state) - wanted(state, rules, symbol, 1)
            total += w.DOLL * open_places
            total += w.DOLL_SCARCE * scarce
            total += w.DOLL_NEED * (open_places / max(1, spare))
    return total


@kernel
def village(state: State, rules: Rules) -> float:
    """Buildings, families and barricades, less what is lost for certain at the end of the round."""
    later = LAST_ROUND - state.round_no
    total = 0.0
    flames = 0
    for i in range(state.breach_n):
        flames += rules.flame[state.breach[i]]
    barricades = state.barricades - flames
    total += w.BARRICADES * min(4, max(0, barricades))
    total += w.MORE_BARRICADES * max(0, barricades - 4)
    buildings = state.buildings - wanted(state, rules, Symbol.HOUSE, 1) + min(0, barricades)
    total += w.BUILDINGS * max(0, buildings)
    if buildings <= 0:
        total += w.NO_BUILDING
    elif buildings == 1:
        total += w.ONE_BUILDING
    families = families_left(state) - wanted(state, rules, Symbol.DOLL, 1)
    if families <= 0:
        total += w.NO_FAMILY
    elif families == 1:
        total += w.ONE_FAMILY
        total += w.ONE_FAMILY_LATER * later
    elif families == 2:
        total += w.TWO_FAMILIES
        total += w.TWO_FAMILIES_LATER * later
    return total


@kernel
def bandits(state: State, rules: Rules) -> float:
    """What is still to come in this round, and the room there is for it."""
    seats = rules.seats
    total = w.ROUND[state.round_no - 1]
    strength = 0
    flames = 0
    for i in range(state.deck_n):
        strength += rules.strength[state.deck[i]]
        flames += rules.flame[state.deck[i]]
    room = 0
    active = 0
    for seat in range(seats):
        if state.passed[seat] == 0:
            active += 1
            room += max(0, kiai_value(state, rules, seat) - state.track[seat])
            for symbol in range(SYMBOLS):
                if missing(state, seat, symbol):
                    room += 2
    total += w.STRENGTH * (strength / seats)
    total += w.EXCESS * max(0.0, (strength - room) / seats)
    total += w.PASSED * ((seats - active) / seats)
    if active <= 1:
        total += w.FLAMES * flames
    for who in range(SEATS):
        if state.token[who] == Token.OPEN:
            total += w.TOKEN
    return total


@kernel
def lines(state: State, rules: Rules) -> float:
    """How the battle lines stand: who is beyond the Kiai, what the last cards threaten."""
    total = 0.0
    for seat in range(rules.seats):
        if state.passed[seat] == 0:
            if beyond(state, rules, seat):
                total += w.BEYOND
            if state.line_n[seat] > 0 and (seat != state.active or not Stage.LOOK < state.stage < Stage.SECOND):
                card = state.line[seat, state.line_n[seat] - 1]
                immune = Samurai.GOROBEI if rules.strength[card] % 2 == 0 else Samurai.KAMBEI
                if state.samurai[seat] != immune:
                    total += threat(state, rules, seat, rules.penalty[card, 0])
                    total += threat(state, rules, seat, rules.penalty[card, 1])
    return total


@kernel
def threat(state: State, rules: Rules, seat: int, penalty: int) -> float:
    """What a penalty to come means to a seat."""
    if penalty == Penalty.WOUND or penalty == Penalty.LOSE_DEFENDER:
        left = lives(state, seat)
        if left == 1:
            return w.WOUND_ONE_LIFE
        return w.WOUND_TWO_LIVES if left == 2 else w.WOUND
    if penalty == Penalty.BARRICADE:
        return w.FIRE
    return w.DRAWS if penalty == Penalty.LEFT_DRAWS or penalty == Penalty.RIGHT_DRAWS else 0.0
