"""A finished game looked at again, as plain functions: a record in, numbers and moves out. A host decides where."""

from __future__ import annotations

from dataclasses import asdict

import tatami

from ..game import Json

LEVEL, ADVISER = "captain", "shogun"
MOST, SECONDS = 60, 0.2
"""At most so many decisions are judged, so long each."""
ADVICE_SECONDS = 1.0


def plies_of(record: str) -> list[int]:
    """The decisions worth a look (runs in a worker)."""
    from ..bots.analysis import choices, evenly

    return sorted(evenly(choices(tatami.replay(record)), MOST))


def judged(record: str, seat: int, words: str) -> Json:
    """A decision (runs in a worker)."""
    from ..bots.review import judge

    table = tatami.replay(record)
    found = judge(table, seat, words, LEVEL, SECONDS)
    moves = {"made_move": spoken(table, seat, found.made), "better_move": spoken(table, seat, found.better)}
    return asdict(found) | moves


def spoken(table: tatami.Table, seat: int, words: str) -> Json:
    """A legal move as message files name it."""
    move = next(action for action in table.legal(seat) if action.words == words)
    return {"kind": move.kind, "args": move.args}


def summed_up(found: list[Json], seats: int) -> Json:
    """The whole (runs in a worker)."""
    from ..bots.review import Judged, sum_up

    both = ("made_move", "better_move")
    moves: dict[int, Json] = {one["ply"]: {name: one.pop(name) for name in both} for one in found}
    decisions = [Judged(**one) for one in found]

    def told(one: Judged | None) -> Json | None:
        return None if one is None else {**asdict(one), "loss": round(one.loss, 4), **moves[one.ply]}

    players = []
    for seat in range(seats):
        played = sum_up(seat, "", [one for one in decisions if one.seat == seat])
        players.append({**asdict(played), "best": told(played.best), "worst": told(played.worst)})
        del players[-1]["name"]
    return {"level": LEVEL, "players": players, "decisions": [told(one) for one in decisions]}


def advise(record: str, seat: int, level: str = ADVISER) -> tuple[str, Json]:
    """What a level would do (runs in a worker)."""
    from ..bots.review import would_do

    table = tatami.replay(record)
    words = would_do(table, seat, level, ADVICE_SECONDS)
    return words, spoken(table, seat, words)
