"""What may be known: everything but the faces and the order of face-down cards, and it is the same for all."""

from __future__ import annotations

from typing import Any, cast

from ..kernel import NONE
from ..kernel.records import PlainRecord
from .abilities import has
from .consts import BACKS, FAMILIES, SEATS, SYMBOLS, Known, Outcome, Token
from .names import BACK, FAMILY, OUTCOME, PENALTY, PHASE, SAMURAI, STAGE, card_names, faces
from .scoring import score
from .shapes import Card, CardInHand, OpenTable, Pile, SamuraiView, SeenCard, SevenView, Symbol
from .track import kiai_value


def view_of(state: PlainRecord, rules: PlainRecord) -> SevenView:
    """The table as every seat and every spectator sees it."""
    s: Any = state
    names = card_names(rules)
    piles = [*s.deck[: s.deck_n], *s.breach[: s.breach_n]]
    return {
        **open_part(state, rules),
        "deck": _pile(state, rules, s.deck[: s.deck_n]),
        "breach": _pile(state, rules, s.breach[: s.breach_n]),
        "unplaced": [names[c] for c in sorted(piles) if s.known[c] == Known.MET],
        "abilities": [[SAMURAI[who] for who in range(SEATS) if has(s, seat, who)] for seat in range(rules.seats)],
        "cards": _faces(state, rules),
    }


def open_part(state: PlainRecord, rules: PlainRecord) -> OpenTable:
    """What lies open on the table."""
    s: Any = state
    names = card_names(rules)
    hand: CardInHand | None = None
    if s.card != NONE:
        had = [seat for seat in range(rules.seats) if s.had_by >> seat & 1]
        hand = {"card": names[s.card], "seat": s.taker, "had_by": had, "bare": bool(s.abilities_barred)}
    return {
        "round": s.round_no,
        "phase": PHASE[s.phase],
        "stage": STAGE[s.stage],
        "to_act": [] if s.outcome else [s.current],
        "active": s.active,
        "outcome": OUTCOME[s.outcome] if s.outcome else None,
        "score": points_of(state, rules),
        "barricades": s.barricades,
        "barricades_max": rules.barricades,
        "buildings": [BACK[b] for b in range(BACKS) for _ in range(s.backs[b])],
        "families": [FAMILY[f] for f in range(FAMILIES) if s.families[f]],
        "discard": [names[c] for c in s.discard[: s.discard_n]],
        "seats": [_seat(state, rules, seat) for seat in range(rules.seats)],
        "open_tokens": [SAMURAI[who] for who in range(SEATS) if s.token[who] == Token.OPEN],
        "hand": hand,
        "penalties": [PENALTY[p] for p in s.penalties if p != NONE],
        "penalty_even": bool(s.penalty_even),
        "penalty_applied": bool(s.applied),
        "turn_limits": [name for name in LIMITS if getattr(s, name.replace("-", "_"))],
        "kiai": [
            {"seat": s.frame_seat[i], "main": s.frame_main[i], "extra": s.frame_extra[i]} for i in range(s.frames)
        ],
        "kiai_waiting": [seat for seat in range(rules.seats) if s.pending >> seat & 1],
        "looking": s.looking,
    }


LIMITS = ("no-defence", "no-support", "must-pass", "no-ability")


def points_of(state: Any, rules: Any) -> int:
    """What the village is worth now; nothing when it is lost (SEV-36)."""
    return int(score(state, rules)) if state.outcome in (Outcome.RUNNING, Outcome.WON) else 0


def _seat(s: Any, rules: Any, seat: int) -> SamuraiView:
    names = card_names(rules)
    return {
        "samurai": SAMURAI[s.samurai[seat]],
        "side": "animal" if s.animal[seat] else "human",
        "wounds": s.wound[seat],
        "passed": bool(s.passed[seat]),
        "kiai": kiai_value(s, rules, seat),
        "track": s.track[seat],
        "line": [names[s.line[seat, i]] for i in range(s.line_n[seat])],
        "left": [names[s.left[seat, i]] for i in range(SYMBOLS) if s.left[seat, i] != NONE],
        "support_to": s.holder[seat] if s.holder[seat] != NONE else None,
        "support_late": bool(s.support_late[seat]),
        "support_from": [owner for owner in range(rules.seats) if s.holder[owner] == seat],
        "open_tokens": [SAMURAI[who] for who in range(SEATS) if s.token_user[who] == seat],
    }


def _pile(state: PlainRecord, rules: PlainRecord, cards: list[int]) -> Pile:
    """How many cards, and those whose place is known, counted from the top."""
    names, known = card_names(rules), state.known
    seen: list[SeenCard] = [
        {"place": place, "card": names[c], "face_up": known[c] == Known.FACE_UP}
        for place, c in enumerate(reversed(cards))
        if known[c] >= Known.PLACED
    ]
    return {"count": len(cards), "seen": seen}


def _faces(state: PlainRecord, rules: PlainRecord) -> dict[str, Card]:
    """The faces of all cards that were seen so far."""
    names = card_names(rules)
    return {
        names[c]: {
            "strength": f.strength,
            "symbol": cast(Symbol, f.symbol or None),
            "penalties": list(f.penalties),
            "flame": f.flame,
        }
        for c, f in enumerate(faces(rules))
        if state.known[c] != Known.UNSEEN
    }
