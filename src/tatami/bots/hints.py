"""Help for people: good moves, each with a reason of its own, and the odds."""

from __future__ import annotations

from collections.abc import Sequence

from .. import game as games
from ..errors import Failure
from ..game import Action, Json
from ..kernel.rng import seeded
from ..table import Snapshot, Table
from .calibration import corrected, table_of
from .levels import LEVELS
from .player import check
from .thinker import know

SEARCHED = 0.7
"""Of the time for hints, the search's part; the rest is for the chance to win with each."""
ENOUGH = 0.3
"""How much a term must gain to be named as the reason: points, or the logarithm of odds."""
RIVALS = "rivals"
CHANCE = "chance"
GIST = ("order", "to", "province")
"""The argument that tells one idea from another."""


def hint(
    table: Table,
    seat: int | None = None,
    seconds: float = 1.0,
    count: int = 3,
    seed: int = 0,
    who: Sequence[str | None] | None = None,
) -> list[Json]:
    """Different good moves of a seat, the best first, each with a reason of its own (``hint-<game>-<kind>``).

    ``value`` is the seat's chance with that move, by the same numbers as the odds.
    """
    if seat is None:
        seat = table.to_act[0] if table.to_act else 0
    check(table, seat, seconds)
    legal = {action.number: action for action in table.legal(seat)}
    thinker = know(table, seat, seed)
    thought = thinker.think(seat, LEVELS["captain"], seed, SEARCHED * seconds)
    ideas: dict[object, int] = {}
    for number in thought.actions:
        ideas.setdefault(_gist(legal[number]), number)
    best = list(ideas.values())[:count]
    share = (1.0 - SEARCHED) * seconds / len(best)
    values = [true_odds(table, thinker.odds(seat, seed, share, number), who)[seat] for number in best]
    for i in range(1, len(values)):  # the search looked further than the odds do: what it puts second is not better
        values[i] = min(values[i], values[i - 1])
    reasons = _reasons([_gains(table, seat, number, seed) for number in best], values)
    return [
        {**legal[number].json(), "value": round(value, 4), "reason": reason}
        for number, value, reason in zip(best, values, reasons, strict=True)
    ]


def _gist(action: Action) -> object:
    """What a person would call the same idea: an order wherever it is laid, a goal whoever goes there."""
    return action.kind, next((action.args[name] for name in GIST if name in action.args), action.words)


def odds(
    table: Table,
    seconds: float = 0.5,
    seat: int | None = None,
    seed: int = 0,
    who: Sequence[str | None] | None = None,
) -> list[float]:
    """Each side's chance as that seat (None: a spectator) can know it; at the end, the result.

    ``who`` are the levels that play, seat by seat; None is a person: a newcomer among bots, a captain among people.
    """
    if not seconds > 0:
        raise Failure("budget-look", seconds=str(seconds)[:20])
    contract = games.get(table.game).contract
    if table.over:
        state, rules = table.snapshot()
        return [float(contract.reward(state, rules, s)) for s in range(rules.seats)]
    return true_odds(table, know(table, seat, seed).odds(seat, seed, seconds), who)


def true_odds(table: Table, raw: Sequence[float], who: Sequence[str | None] | None = None) -> list[float]:
    """What a thinker guesses, corrected for those who play; who plays alone is told the guess."""
    state, rules = table.snapshot()
    contract = games.get(table.game).contract
    if contract.alone(rules):
        return list(raw)
    left = 1.0 - float(contract.progress(state, rules))
    kind = str(table.options.get(contract.HARDER, ""))
    return corrected(table_of(table.game), raw, left, who or [None] * len(raw), contract.TOGETHER, kind)


Gain = tuple[float, str, Json]
"""What a move gains: how much, of what, and whose."""


def _gains(table: Table, seat: int, number: int, seed: int) -> list[Gain]:
    """What the move changes, by the terms of the game's evaluation; nothing if it ends the game."""
    contract = games.get(table.game).contract
    before, rules = _known(table, seat, seed)
    after = before.copy()
    contract.step(after, rules, number)
    if contract.over(after):
        return []
    gains: list[Gain] = []
    for side in (seat,) if contract.TOGETHER else range(rules.seats):
        change = [
            contract.term(after, rules, side, which) - contract.term(before, rules, side, which)
            for which in range(len(contract.TERMS))
        ]
        if side == seat:
            gains += [(gain, name, {}) for gain, name in zip(change, contract.TERMS, strict=True)]
        else:
            gains.append((-sum(change), RIVALS, {"seat": side}))
    return gains


def _reasons(moves: list[list[Gain]], values: list[float]) -> list[Json]:
    """For each move what it gains that those before it do not; the chance where there is nothing of the kind."""
    named: set[tuple[str, int]] = set()
    found: list[Json] = []
    for gains, value in zip(moves, values, strict=True):
        own = [g for g in gains if g[0] >= ENOUGH and (g[1], g[2].get("seat", -1)) not in named]
        # what sets it apart: more of it than any other of the moves brings
        alone = [g for g in own if all(g[0] >= _same(o, g) + ENOUGH for o in moves if o is not gains)]
        if not own:
            found.append({"kind": CHANCE, "args": {"percent": round(100 * value)}})
            continue
        gain, kind, args = max(alone or own, key=lambda g: g[0])
        named.add((kind, args.get("seat", -1)))
        found.append({"kind": kind, "args": {**args, "points": round(gain, 1)}})
    return found


def _same(gains: list[Gain], gain: Gain) -> float:
    """How much of the same another move gains."""
    return max((g[0] for g in gains if g[1:] == gain[1:]), default=0.0)


def _known(table: Table, seat: int, seed: int) -> Snapshot:
    known = table.snapshot()
    known.state.current = seat
    games.get(table.game).contract.resample(known.state, known.rules, seat, seeded(seed))
    return known
