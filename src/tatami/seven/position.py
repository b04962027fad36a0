"""Positions: everything there is, as JSON, and back into a state. Cards go by name, piles from the top."""

from __future__ import annotations

from typing import Any, cast

from ..errors import Failure
from ..game import Json
from ..kernel import NONE, seeded
from ..kernel.records import PlainRecord
from .consts import BACKS, CARDS, FAMILIES, LAST_ROUND, PILE, SEATS, Known, Outcome, Stage, Token
from .flow import go_on
from .names import BACK, FAMILY, KNOWN, OUTCOME, PENALTY, SAMURAI, SIDE, STAGE, SYMBOL, card_names
from .penalties import count_left
from .setup import clear
from .state import STATE
from .view import LIMITS, open_part

LONGEST = 24  # cards in a line set up: room is left for what others add


def position_of(state: PlainRecord, rules: PlainRecord) -> Json:
    """The whole game."""
    s: Any = state
    names = card_names(rules)
    deck, breach = s.deck[: s.deck_n][::-1], s.breach[: s.breach_n][::-1]
    hidden = sorted([*deck, *breach])
    return {
        **open_part(state, rules),
        "deck": [names[c] for c in deck],
        "breach": [names[c] for c in breach],
        "box": [names[c] for c in s.box[: s.box_n]],
        "known": {names[c]: KNOWN[s.known[c]] for c in hidden if s.known[c] != Known.UNSEEN},
        "lowest": {names[c]: s.lowest[c] for c in hidden if s.lowest[c]},
        "kiai_begins": bool(s.kiai_begins),
        "losing": bool(s.losing),
        "rng": s.rng,
        **({"key": list(s.key)} if s.keyed else {}),
    }


B31 = 1 << 31


class _Reader:
    """Reads a position's entries; each complaint is one sentence."""

    def __init__(self, data: Json, rules: PlainRecord):
        self.data, self.seats = data, int(rules.seats)
        self.cards = {name: number for number, name in enumerate(card_names(rules))}
        self.used: set[int] = set()

    def key(self, state: Any) -> None:
        """The key of the randomness, where there is one."""
        words = self.data.get("key")
        if words is None:
            return
        if not isinstance(words, list) or len(words) != 4 or not all(type(w) is int and -B31 <= w < B31 for w in words):
            raise Failure("position-key")
        state.keyed = 1
        for i, word in enumerate(words):
            state.key[i] = word

    def number(self, data: Json, key: str, low: int, high: int, default: int) -> int:
        value = data.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise Failure("position-number", what=key, low=str(low), high=str(high))
        return value

    def one_of(self, data: Json, key: str, names: tuple[str, ...], default: str) -> int:
        value = data.get(key, default)
        if value not in names:
            raise Failure("position-one-of", what=key, names=names)
        return names.index(value)

    def listed(self, data: Json, key: str, most: int) -> list[Any]:
        value = data.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise Failure("position-list-most", what=key, most=most)
        return value

    def numbers(self, data: Json, key: str, names: tuple[str, ...], most: int) -> list[int]:
        found = []
        for value in self.listed(data, key, most):
            if value not in names:
                raise Failure("position-holds", what=key, names=names, given=str(value)[:30])
            found.append(names.index(value))
        return found

    def seat_list(self, data: Json, key: str) -> list[int]:
        value = self.listed(data, key, SEATS)
        if any(type(v) is not int or not 0 <= v < self.seats for v in value):
            raise Failure("position-seats-of", what=key, last=self.seats - 1)
        return value

    def card(self, name: Any) -> int:
        """A card's number; each card lies in one place only."""
        number = self.cards.get(name) if isinstance(name, str) else None
        if number is None:
            raise Failure("position-card", name=str(name)[:40])
        if number in self.used:
            raise Failure("position-card-twice", name=name)
        self.used.add(number)
        return number

    def pile(self, data: Json, key: str, most: int) -> list[int]:
        return [self.card(name) for name in self.listed(data, key, most)]

    def inner(self, data: Json, key: str) -> Json:
        value = data.get(key, {})
        if not isinstance(value, dict):
            raise Failure("position-object", what=key)
        return value


def set_up(data: Json, rules: Any) -> PlainRecord:
    """The state of a position, run on to its decision; what is left out is as at the start of a turn."""
    read = _Reader(data, rules)
    s: Any = PlainRecord(STATE)
    clear(s)
    s.rng = read.number(data, "rng", 0, (1 << 63) - 1, seeded(0))
    read.key(s)
    s.round_no = read.number(data, "round", 1, LAST_ROUND, 1)
    s.active = read.number(data, "active", 0, read.seats - 1, 0)
    s.stage = read.one_of(data, "stage", STAGE, "start")
    _set_samurai(s, read)
    _set_village(s, rules, read)
    _set_turn(s, read)
    _set_piles(s, read)
    s.outcome = Outcome.RUNNING if data.get("outcome") is None else read.one_of(data, "outcome", OUTCOME, "running")
    if s.outcome == Outcome.RUNNING:
        _check_turn(s, read)
    go_on(s, rules)
    s.revealed = 0
    return cast(PlainRecord, s)


def _check_turn(s: Any, read: _Reader) -> None:
    """What the rules could not go on from."""
    kiai = [s.frame_seat[i] for i in range(s.frames)]
    if s.deck_n == 0 and s.card == NONE and s.pending == 0 and not kiai:
        raise Failure("position-deck-empty")
    if s.passed[s.active] and s.stage != Stage.END:
        raise Failure("position-active-passed")
    busy = [
        *kiai,
        *(seat for seat in range(read.seats) if s.pending >> seat & 1),
        *([s.taker] if s.card != NONE else []),
    ]
    if any(s.passed[seat] for seat in busy):
        raise Failure("position-passed-holds")
    if len(set(kiai)) < len(kiai) or (s.kiai_begins and not kiai):
        raise Failure("position-kiai")
    if s.looking > (s.deck_n if kiai else 0):
        raise Failure("position-looking")
    if s.losing and (s.stage != Stage.PENALTY or count_left(s, s.active) == 0):
        raise Failure("position-losing")


def _set_samurai(s: Any, read: _Reader) -> None:
    seats = read.listed(read.data, "seats", SEATS)
    if len(seats) != read.seats or not all(isinstance(seat, dict) for seat in seats):
        raise Failure("position-seats", n=read.seats)
    s.token_user[:] = NONE
    for seat, told in enumerate(seats):
        who = read.one_of(told, "samurai", SAMURAI, "")
        if s.seat_of[who] != NONE:
            raise Failure("position-two-seats", samurai=SAMURAI[who])
        s.samurai[seat], s.seat_of[who] = who, seat
    for seat, told in enumerate(seats):
        s.animal[seat] = read.one_of(told, "side", SIDE, "human")
        s.wound[seat] = read.number(told, "wounds", 0, 1, 0)
        s.passed[seat] = int(bool(told.get("passed", False)))
        line = read.pile(told, "line", LONGEST)
        s.line_n[seat] = len(line)
        for place, card in enumerate(line):
            s.line[seat, place] = card
        holder = told.get("support_to")
        if holder is not None:
            s.holder[seat] = read.number(told, "support_to", 0, read.seats - 1, 0)
            s.support_late[seat] = int(bool(told.get("support_late", False)))
            if holder == seat:
                raise Failure("position-own-token")
        for who in read.numbers(told, "open_tokens", SAMURAI, SEATS):
            if s.seat_of[who] != NONE:
                raise Failure("position-token-plays", samurai=SAMURAI[who])
            s.token_user[who] = seat
            s.token[who] = Token.SPENT


def _set_village(s: Any, rules: PlainRecord, read: _Reader) -> None:
    data = read.data
    s.barricades = read.number(data, "barricades", 0, rules.barricades, rules.barricades)
    for seat in range(read.seats):
        told = data["seats"][seat]
        for card in read.pile(told, "left", len(SYMBOL)):
            symbol = rules.symbol[card]
            if symbol == NONE or s.left[seat, symbol] != NONE:
                raise Failure("position-left")
            s.left[seat, symbol] = card
        s.track[seat] = sum(rules.strength[s.line[seat, i]] for i in range(s.line_n[seat]))
    standing = [b for b in range(BACKS) for _ in range(rules.backs[b])]
    backs = read.numbers(data, "buildings", BACK, len(standing)) if "buildings" in data else standing
    for back in backs:
        s.backs[back] += 1
    if any(s.backs[b] > rules.backs[b] for b in range(BACKS)):
        raise Failure("position-buildings")
    s.buildings = len(backs)
    families = read.numbers(data, "families", FAMILY, FAMILIES) if "families" in data else list(range(FAMILIES))
    for family in families:
        s.families[family] = 1
    if data.get("outcome") is None and (not backs or not families):
        raise Failure("position-village-lost")
    for who in read.numbers(data, "open_tokens", SAMURAI, SEATS):
        if not rules.open_support or s.seat_of[who] != NONE or s.token[who]:
            raise Failure("position-token-open", samurai=SAMURAI[who])
        s.token[who] = Token.OPEN
    if rules.open_support:
        for who in range(SEATS):
            if s.seat_of[who] == NONE and s.token[who] == Token.NOT:
                s.token[who] = Token.SPENT


def _set_turn(s: Any, read: _Reader) -> None:
    data = read.data
    penalties = read.numbers(data, "penalties", PENALTY, 2)
    s.penalties[:] = NONE
    for i, penalty in enumerate(penalties):
        s.penalties[i] = penalty
    s.penalty_even = int(bool(data.get("penalty_even", False)))
    s.applied = int(bool(data.get("penalty_applied", False)))
    s.losing = int(bool(data.get("losing", False)))
    for limit in read.numbers(data, "turn_limits", LIMITS, len(LIMITS)):
        setattr(s, LIMITS[limit].replace("-", "_"), 1)
    hand = data.get("hand")
    if hand is not None:
        if not isinstance(hand, dict):
            raise Failure("position-object", what="hand")
        s.card = read.card(hand.get("card"))
        s.taker = read.number(hand, "seat", 0, read.seats - 1, s.active)
        s.had_by = sum(1 << seat for seat in set(read.seat_list(hand, "had_by")))
        s.abilities_barred = int(bool(hand.get("bare", False)))
    s.pending = sum(1 << seat for seat in set(read.seat_list(data, "kiai_waiting")))
    for told in read.listed(data, "kiai", SEATS):
        if not isinstance(told, dict):
            raise Failure("position-object", what="kiai[]")
        s.frame_seat[s.frames] = read.number(told, "seat", 0, read.seats - 1, 0)
        s.frame_main[s.frames] = read.number(told, "main", 0, 2, 1)
        s.frame_extra[s.frames] = read.number(told, "extra", 0, 1, 0)
        s.frames += 1
    s.kiai_begins = int(bool(data.get("kiai_begins", False)))
    s.looking = read.number(data, "looking", 0, 3, 0)


def _set_piles(s: Any, read: _Reader) -> None:
    data = read.data
    s.known[:] = Known.UNSEEN
    for card in read.used:
        s.known[card] = Known.MET
    for name in ("discard", "deck", "breach"):
        cards = read.pile(data, name, PILE)
        if name == "discard":
            for card in cards:
                s.known[card] = Known.MET
        else:
            cards.reverse()
        for i, card in enumerate(cards):
            getattr(s, name)[i] = card
        setattr(s, f"{name}_n", len(cards))
    hidden = {*s.deck[: s.deck_n], *s.breach[: s.breach_n]}
    known, lowest = read.inner(data, "known"), read.inner(data, "lowest")
    for name in [*known, *lowest]:
        if read.cards.get(name) not in hidden:
            raise Failure("position-not-hidden", name=str(name)[:40])
    for name in known:
        s.known[read.cards[name]] = read.one_of(known, name, KNOWN, "unseen")
    depth = {card: place for place, card in enumerate(s.breach[: s.breach_n])}
    for name in lowest:
        card = read.cards[name]
        most = depth.get(card, s.breach_n) if s.known[card] == Known.MET else 0
        s.lowest[card] = read.number(lowest, name, 0, most, 0)
    box = read.pile(data, "box", CARDS)
    box += [card for card in range(CARDS) if card not in read.used]
    for i, card in enumerate(box):
        s.box[i] = card
    s.box_n = len(box)
