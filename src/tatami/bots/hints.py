"""Help for people: good moves with a reason, and the odds."""

from __future__ import annotations

from .. import game as games
from ..game import Action, Json
from ..kernel.records import PlainRecord
from ..kernel.rng import seeded
from ..table import Table
from .levels import LEVELS
from .player import check
from .thinker import know

ENOUGH = 0.3
"""How much a term must gain to be named as the reason: points, or the logarithm of odds."""
RIVALS = "rivals"
CHANCE = "chance"
GIST = ("order", "to", "province")
"""The argument that tells one idea from another."""


def hint(table: Table, seat: int | None = None, seconds: float = 1.0, count: int = 3, seed: int = 0) -> list[Json]:
    """Different good moves of a seat, the best first, each with a reason of its own (``hint-<game>-<kind>``)."""
    if seat is None:
        seat = table.to_act[0] if table.to_act else 0
    check(table, seat, seconds)
    legal = {action.number: action for action in table.legal(seat)}
    thought = know(table, seat, seed).think(seat, LEVELS["captain"], seed, seconds)
    found: list[Json] = []
    seen: set[object] = set()
    for number, value in zip(thought.actions, thought.values, strict=True):
        if len(found) == count:
            break
        if (gist := _gist(legal[number])) in seen:
            continue
        seen.add(gist)
        told = [hint["reason"] for hint in found]
        reason = next((r for r in _reasons(table, seat, number, seed) if _same(r) not in map(_same, told)), None)
        reason = reason or {"kind": CHANCE, "args": {"percent": round(100 * value)}}
        found.append({**legal[number].json(), "value": round(value, 4), "reason": reason})
    # the search's favourites, in the order of their odds: numbers that a person sees side by side agree
    return sorted(found, key=lambda hint: -hint["value"])


def _gist(action: Action) -> object:
    """What a person would call the same idea: an order wherever it is laid, a goal whoever goes there."""
    return action.kind, next((action.args[name] for name in GIST if name in action.args), action.words)


def _same(reason: Json) -> object:
    """A reason without its number."""
    return reason["kind"], reason["args"].get("seat")


def odds(table: Table, seconds: float = 0.5, seat: int | None = None, seed: int = 0) -> list[float]:
    """Each side's chance as that seat (None: a spectator) can know it; at the end, the result."""
    if not seconds > 0:
        raise ValueError(f"Odds need a budget above 0 seconds, not {str(seconds)[:20]}.")
    contract = games.get(table.game).contract
    if table.over:
        return [float(contract.reward(table._state, table._rules, s)) for s in range(table._rules.seats)]
    return know(table, seat, seed).odds(seat, seed, seconds)


def _reasons(table: Table, seat: int, number: int, seed: int) -> list[Json]:
    """What the move changes, most first, by the terms of the game's evaluation; what is little is left out."""
    contract = games.get(table.game).contract
    before = _known(table, seat, seed)
    after = before.copy()
    contract.step(after, table._rules, number)
    if contract.over(after):
        return []
    gains: list[tuple[float, str, Json]] = []
    for side in (seat,) if contract.TOGETHER else range(table._rules.seats):
        change = [
            contract.term(after, table._rules, side, which) - contract.term(before, table._rules, side, which)
            for which in range(len(contract.TERMS))
        ]
        if side == seat:
            gains += [(gain, name, {}) for gain, name in zip(change, contract.TERMS, strict=True)]
        else:
            gains.append((-sum(change), RIVALS, {"seat": side}))
    gains.sort(key=lambda g: -g[0])
    return [{"kind": kind, "args": {**args, "points": round(gain, 1)}} for gain, kind, args in gains if gain >= ENOUGH]


def _known(table: Table, seat: int, seed: int) -> PlainRecord:
    state = table._state.copy()
    state.current = seat
    games.get(table.game).contract.resample(state, table._rules, seat, seeded(seed))
    return state
