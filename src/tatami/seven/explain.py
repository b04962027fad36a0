"""Why not: the rule that forbids an action now. Written apart from legal.py, and checked against it by tests."""

from __future__ import annotations

from typing import Any

from ..game import Action, Refusal
from ..kernel import NONE
from ..kernel.records import PlainRecord
from .abilities import can_receive, giver_of, has, ignorer_of, left_of, matches, may_ignore, right_of
from .consts import Phase, Samurai, Token
from .names import PENALTY, PHASE, SAMURAI, SYMBOL
from .track import beyond

# the rule each kind of action belongs to, and the decision it answers
_HOME: dict[str, tuple[str, tuple[Phase, ...]]] = {
    "done": ("SEV-21", (Phase.START, Phase.SECOND, Phase.KIAI)),
    "use": ("SEV-12", (Phase.START,)),
    "penalty": ("SEV-20", (Phase.PENALTY,)),
    "ignore": ("SEV-42", (Phase.PENALTY,)),
    "ignore-one": ("SEV-42", (Phase.PENALTY,)),
    "discard-left": ("SEV-6A", (Phase.LOSE,)),
    "fight": ("SEV-22", (Phase.ACTION, Phase.SECOND)),
    "support": ("SEV-23", (Phase.ACTION,)),
    "pass": ("SEV-25", (Phase.ACTION,)),
    "attack": ("SEV-22", (Phase.CARD,)),
    "defend": ("SEV-22", (Phase.CARD,)),
    "give": ("SEV-40", (Phase.CARD,)),
    "discard": ("SEV-45", (Phase.CARD,)),
    "under": ("SEV-46", (Phase.CARD,)),
    "kiai-raise": ("SEV-50", (Phase.KIAI,)),
    "kiai-heal": ("SEV-50", (Phase.KIAI,)),
    "kiai-move": ("SEV-51", (Phase.KIAI,)),
    "kiai-deck": ("SEV-52", (Phase.KIAI,)),
    "kiai-breach": ("SEV-53", (Phase.KIAI,)),
    "kiai-strike": ("SEV-54", (Phase.KIAI,)),
    "kiai-lend": ("SEV-55", (Phase.KIAI,)),
    "kiai-look": ("SEV-56", (Phase.KIAI,)),
    "order": ("SEV-56", (Phase.ORDER,)),
}
# whose Kiai an action is; raising is Heihachi's, and Kyuzo's as an animal
_KIAI = {
    "kiai-heal": Samurai.HEIHACHI,
    "kiai-move": Samurai.SHICHIROJI,
    "kiai-deck": Samurai.GOROBEI,
    "kiai-breach": Samurai.KAMBEI,
    "kiai-strike": Samurai.KIKUCHIYO,
    "kiai-lend": Samurai.KYUZO,
    "kiai-look": Samurai.KATSUSHIRO,
}


# the rule of each decision
_ASKED = {
    Phase.START: "SEV-12",
    Phase.PENALTY: "SEV-20",
    Phase.LOSE: "SEV-20",
    Phase.ACTION: "SEV-21",
    Phase.SECOND: "SEV-44",
    Phase.CARD: "SEV-22",
    Phase.KIAI: "SEV-24",
    Phase.ORDER: "SEV-56",
}


def asked(state: PlainRecord) -> str:
    """The rule of what is to be decided now."""
    return _ASKED.get(Phase(state.phase), "SEV-21")


def refusal(state: PlainRecord, rules: PlainRecord, action: Action) -> Refusal | None:
    """Why the seat that decides may not do this now; None if it may."""
    for name in ("to", "from"):
        if action.args.get(name, 0) >= rules.seats:
            return Refusal("SEV-11", "sev-no-samurai", {"number": action.args[name]})
    rule, phases = _HOME[action.kind]
    if state.phase not in phases:
        begun = asked(state) if state.phase in (Phase.PENALTY, Phase.LOSE, Phase.CARD) else rule
        return _forced(state, rules) or Refusal(begun, "sev-not-now", {"phase": PHASE[state.phase]})
    check = _CHECKS.get(action.kind)
    if check is not None:
        return check(state, rules, action, rule)
    return _kiai(state, rules, action, rule) if action.kind.startswith("kiai") else None


def _use(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    who = SAMURAI.index(action.args["samurai"])
    if s.token[who] == Token.OPEN:
        return None
    reason = "sev-token-spent" if s.token[who] == Token.SPENT else "sev-token-not-open"
    return Refusal(rule, reason, {"samurai": SAMURAI[who]})


def _penalty(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    kind = PENALTY.index(action.args["penalty"])
    return None if kind in list(s.penalties) else Refusal(rule, "sev-no-such-penalty", {"penalty": PENALTY[kind]})


def _ignore(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    rule = "SEV-42" if s.penalty_even else "SEV-43"
    if not may_ignore(s):
        if s.applied:
            return Refusal(rule, "sev-already-applied")
        return _ability_missing(s, s.active, ignorer_of(s), rule)
    both = s.penalties[1] != NONE
    if action.kind == "ignore":
        return Refusal(rule, "sev-ignore-which") if both else None
    if not both:
        return Refusal(rule, "sev-ignore-only")
    return _penalty(s, rules, action, rule)


def _ability_missing(s: Any, seat: int, who: int, rule: str) -> Refusal | None:
    if has(s, seat, who):
        return None
    if seat == s.active and s.no_ability:
        return Refusal("SEV-69", "sev-abilities-barred")
    return Refusal(rule, "sev-no-ability", {"samurai": SAMURAI[who]})


def _lose(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    symbol = SYMBOL.index(action.args["symbol"])
    missing = s.left[s.active, symbol] == NONE
    return Refusal(rule, "sev-not-on-left", {"symbol": SYMBOL[symbol]}) if missing else None


def _forced(s: Any, rules: Any) -> Refusal | None:
    if s.phase == Phase.ACTION and s.must_pass:
        return Refusal("SEV-67", "sev-must-pass")
    if s.phase == Phase.ACTION and beyond(s, rules, s.active):
        return Refusal("SEV-21", "sev-beyond-kiai")
    return None


def _fight(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    return _forced(s, rules)


def _support(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    if forced := _forced(s, rules):
        return forced
    if s.no_support:
        return Refusal("SEV-64", "sev-support-barred")
    return _lend(s, s.active, action.args["to"], rule)


def _lend(s: Any, giver: int, taker: int, rule: str) -> Refusal | None:
    if giver == taker:
        return Refusal(rule, "sev-support-self")
    for seat in (giver, taker):
        if s.passed[seat]:
            return Refusal("SEV-25", "sev-has-passed", {"seat": seat})
    if s.holder[giver] != NONE:
        return Refusal(rule, "sev-token-out", {"seat": giver, "to": s.holder[giver]})
    return None


def _defend(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    symbol = rules.symbol[s.card]
    if symbol == NONE:
        return Refusal(rule, "sev-no-symbol")
    if s.taker == s.active and s.no_defence:
        return Refusal("SEV-63", "sev-defence-barred")
    if s.left[s.taker, symbol] != NONE:
        return Refusal(rule, "sev-same-symbol", {"symbol": SYMBOL[symbol]})
    return None


def _ability(s: Any, who: int, rule: str) -> Refusal | None:
    """Whether the taker may use this ability on the card in hand."""
    return Refusal(rule, "sev-bare-card") if s.abilities_barred else _ability_missing(s, s.taker, who, rule)


def _give(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    who, to = giver_of(rules, s.card), action.args["to"]
    rule = "SEV-41" if who == Samurai.SHICHIROJI else "SEV-40"
    if missing := _ability(s, who, rule):
        return missing
    if can_receive(s, rules, to):
        return None
    if to not in (left_of(rules, s.taker), right_of(rules, s.taker)):
        return Refusal("SEV-26", "sev-not-neighbour", {"seat": to})
    if s.passed[to]:
        return Refusal("SEV-25", "sev-has-passed", {"seat": to})
    return Refusal("SEV-40", "sev-had-card", {"seat": to})


def _discard(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    if missing := _ability(s, Samurai.KYUZO, rule):
        return missing
    strength = rules.strength[s.card]
    return None if matches(s, rules, s.taker, strength) else Refusal(rule, "sev-no-match", {"strength": strength})


def _under(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    if missing := _ability(s, Samurai.KATSUSHIRO, rule):
        return missing
    return None if s.deck_n else Refusal(rule, "sev-deck-empty")


def _kiai(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    top = s.frames - 1
    who = s.samurai[s.frame_seat[top]]
    main, extra = bool(s.frame_main[top]), bool(s.frame_extra[top])
    kind, args = action.kind, action.args
    owner = _KIAI.get(kind, Samurai.KYUZO if who == Samurai.KYUZO else Samurai.HEIHACHI)
    if who != owner:
        return Refusal(rule, "sev-other-kiai", {"samurai": SAMURAI[who]})
    second = kind == "kiai-heal" or (kind == "kiai-raise" and who == Samurai.KYUZO)
    if second and not s.animal[s.frame_seat[top]]:
        return Refusal(rule, "sev-kiai-animal")
    if not (extra if second else main):
        return Refusal(rule, "sev-kiai-part")
    if kind == "kiai-raise":
        return Refusal("SEV-10", "sev-barricades-full") if s.barricades == rules.barricades else None
    if kind == "kiai-heal":
        return None if s.wound[args["to"]] else Refusal(rule, "sev-not-wounded", {"seat": args["to"]})
    if kind == "kiai-lend":
        return _lend(s, args["from"], args["to"], rule)
    if kind == "kiai-deck" or kind == "kiai-look":
        return None if s.deck_n else Refusal("SEV-57", "sev-deck-empty")
    if kind == "kiai-breach":
        return None if s.breach_n else Refusal("SEV-57", "sev-breach-empty")
    return _last_card(s, args.get("from", args["to"]), args["to"], kind == "kiai-move", rule)


def _last_card(s: Any, giver: int, taker: int, moves: bool, rule: str) -> Refusal | None:
    if moves and giver == taker:
        return Refusal(rule, "sev-same-samurai")
    for seat in (giver, taker):
        if s.passed[seat]:
            return Refusal("SEV-25", "sev-has-passed", {"seat": seat})
    return None if s.line_n[giver] else Refusal(rule, "sev-line-empty", {"seat": giver})


def _order(s: Any, rules: Any, action: Action, rule: str) -> Refusal | None:
    fits = len(action.args["places"].split()) == s.looking
    return None if fits else Refusal(rule, "sev-wrong-count", {"cards": s.looking})


_CHECKS = {
    "use": _use,
    "penalty": _penalty,
    "ignore": _ignore,
    "ignore-one": _ignore,
    "discard-left": _lose,
    "fight": _fight,
    "support": _support,
    "defend": _defend,
    "give": _give,
    "discard": _discard,
    "under": _under,
    "order": _order,
}
