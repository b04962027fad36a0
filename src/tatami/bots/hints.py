"""Help for people: good moves with a reason, and the odds."""

from __future__ import annotations

from .. import game as games
from ..game import Json
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


def hint(table: Table, seat: int | None = None, seconds: float = 1.0, count: int = 3, seed: int = 0) -> list[Json]:
    """The best moves of a seat, the best first. A reason's words: message ``hint-<game>-<kind>``."""
    if seat is None:
        seat = table.to_act[0] if table.to_act else 0
    check(table, seat, seconds)
    legal = {action.number: action for action in table.legal(seat)}
    thought = know(table, seat, seed).think(seat, LEVELS["captain"], seed, seconds)
    found = []
    for number, value in list(zip(thought.actions, thought.values, strict=True))[:count]:
        reason = _reason(table, seat, number, seed) or {"kind": CHANCE, "args": {"percent": round(100 * value)}}
        found.append({**legal[number].json(), "value": round(value, 4), "reason": reason})
    return found


def odds(table: Table, seconds: float = 0.5, seat: int | None = None, seed: int = 0) -> list[float]:
    """Each side's chance as that seat (None: a spectator) can know it; at the end, the result."""
    if not seconds > 0:
        raise ValueError(f"Odds need a budget above 0 seconds, not {str(seconds)[:20]}.")
    contract = games.get(table.game).contract
    if table.over:
        return [float(contract.reward(table._state, table._rules, s)) for s in range(table._rules.seats)]
    return know(table, seat, seed).odds(seat, seed, seconds)


def _reason(table: Table, seat: int, number: int, seed: int) -> Json | None:
    """What the move changes most, by the terms of the game's evaluation; None if that is little."""
    contract = games.get(table.game).contract
    before = _known(table, seat, seed)
    after = before.copy()
    contract.step(after, table._rules, number)
    if contract.over(after):
        return None
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
    gain, kind, args = max(gains, key=lambda g: g[0])
    if gain < ENOUGH:
        return None
    return {"kind": kind, "args": {**args, "points": round(gain, 1)}}


def _known(table: Table, seat: int, seed: int) -> PlainRecord:
    state = table._state.copy()
    state.current = seat
    games.get(table.game).contract.resample(state, table._rules, seat, seeded(seed))
    return state
