"""A tiny game with secrets, put in the place of a real one."""
from __future__ import annotations
import sys, types
from typing import Any
import numpy as np
from tatami.game import Action, ActionTable, Event, Option, Refusal
from tatami.kernel.records import PlainRecord

STATE = np.dtype([("seats", np.int64), ("current", np.int64), ("revealed", np.int64), ("phase", np.int64), ("turn", np.int64), ("left", np.int64), ("rng", np.int64),
                  ("card", np.int64, (8,)), ("pick", np.int64, (8,)), ("score", np.int64, (8,))])
ROUNDS = 10
ACTIONS = ActionTable([Action(n, f"pick {n+1}", "pick", {"card": n+1}) for n in range(3)] + [Action(3+n, f"take {n+1}", "take", {"count": n+1}) for n in range(2)])

def rnd(s: Any, k: int) -> int:
    s.rng = (s.rng * 6364136223846793005 + 1442695040888963407) % (1 << 62)
    return int((s.rng >> 33) % k)

def deal(s: Any) -> None:
    for i in range(s.seats):
        s.card[i] = 1 + rnd(s, 9)
        s.pick[i] = 0
    s.phase = 0

def reset(s: Any, r: Any, seed: int) -> None:
    s.seats, s.left, s.rng = r.seats, ROUNDS, (seed * 2654435761 + 12345) % (1 << 62)
    deal(s)

def to_act(s: Any) -> tuple[int, ...]:
    if s.left == 0: return ()
    if s.phase == 0: return tuple(i for i in range(s.seats) if s.pick[i] == 0)
    return (int(s.turn),)

def legal(s: Any, r: Any, out: Any) -> int:
    ns = [0, 1, 2] if s.phase == 0 else [3, 4]
    out[:len(ns)] = ns
    return len(ns)

def step(s: Any, r: Any, a: int) -> None:
    log = s.log
    if s.phase == 0:
        s.pick[s.current] = a + 1
        if log is not None: log.append((0, int(s.current), a + 1))
        if all(s.pick[i] for i in range(s.seats)):
            s.revealed, s.phase, s.turn = 1, 1, 0
            if log is not None: log.append((1, *[int(s.pick[i]) for i in range(s.seats)]))
    else:
        s.score[s.turn] += (a - 2) * s.pick[s.turn]
        if log is not None: log.append((2, int(s.turn), a - 2))
        s.turn += 1
        if s.turn == s.seats:
            s.left -= 1
            s.revealed = 1
            deal(s)

def over(s: Any) -> bool: return bool(s.left == 0)
def resample(s: Any, r: Any, seat: int, word: int) -> None:
    s.rng = word % (1 << 62)
    for i in range(s.seats):
        if i != seat:
            s.card[i] = 1 + rnd(s, 9)
            if s.phase == 0 and s.pick[i]: s.pick[i] = 1 + rnd(s, 3)

contract = types.SimpleNamespace(STATE=STATE, MAX_LEGAL=8, reset=reset, legal=legal, step=step, over=over, resample=resample)

class G:
    rules_version = 1
    turn_rule = 'EMP-20'
    over_rule = 'EMP-90'
    players = range(1, 6)
    options = (Option("edition", "choice", ("2022", "2019"), "2022"), Option("modules", "set", ("agendas",), []), Option("open_screens", "bool", (), False))
    contract = contract
    nouns: dict[str, str] = {}
    def __init__(self, name: str): self.name = name
    def settle(self, players: int, given: Any, board: Any) -> Any:
        unknown = set(given) - {o.name for o in self.options}
        if unknown: raise ValueError(f"There is no option {sorted(unknown)[0]}.")
        return {"players": players, **{o.name: o.default for o in self.options}, **given}
    def rules(self, options: Any, board: Any) -> Any: return types.SimpleNamespace(seats=options["players"])
    def seats(self, options: Any) -> int: return int(options["players"])
    def seat_names(self, s: Any, r: Any) -> list[str]: return ["house-red", "house-blue", "house-yellow", "house-green", "house-tokugawa"][: r.seats]
    def actions(self, r: Any) -> Any: return ACTIONS
    def to_act(self, s: Any, r: Any) -> Any: return to_act(s)
    def event(self, s: Any, r: Any, raw: Any, ply: int) -> Event:
        if raw[0] == 0: return Event("picked", {"seat": raw[1], "card": raw[2]}, ply, raw[1], ("card",))
        if raw[0] == 1: return Event("opened", {"picks": list(raw[1:])}, ply)
        return Event("took", {"seat": raw[1], "count": raw[2]}, ply)
    def view(self, s: Any, r: Any, seat: Any) -> Any:
        return {"phase": int(s.phase), "left": int(s.left), "to_act": list(to_act(s)), "seats": [
            {"score": int(s.score[i]), "picked": bool(s.pick[i]), **({"card": int(s.card[i]), "pick": int(s.pick[i])} if i == seat else {})} for i in range(s.seats)]}
    def position(self, s: Any, r: Any) -> Any:
        return {"phase": int(s.phase), "turn": int(s.turn), "left": int(s.left), "rng": int(s.rng), **{k: [int(x) for x in getattr(s, k)] for k in ("card", "pick", "score")}}
    def set_up(self, p: Any, r: Any) -> Any:
        s = PlainRecord(STATE)
        s.seats = r.seats
        for k in ("phase", "turn", "left", "rng"): setattr(s, k, p[k])
        for k in ("card", "pick", "score"):
            for i, x in enumerate(p[k]): getattr(s, k)[i] = x
        return s
    def why(self, s: Any, r: Any, seat: int, action: Action) -> Refusal: return Refusal("EMP-20", "unknown-words", {"words": action.words})
    def scores(self, s: Any, r: Any) -> list[int]: return [int(s.score[i]) for i in range(s.seats)]
    def winners(self, s: Any, r: Any) -> list[int]:
        sc = self.scores(s, r)
        return [i for i, x in enumerate(sc) if x == max(sc)] if over(s) else []

def install() -> None:
    for name in ("empires", "seven"):
        try:
            __import__(f"tatami.{name}.game")
        except ImportError:
            m = types.ModuleType(f"tatami.{name}.game")
            m.GAME = G(name)  # type: ignore[attr-defined]
            sys.modules[m.__name__] = m
    try:
        import tatami.bots
        tatami.bots.choose
    except (ImportError, AttributeError):
        b = types.ModuleType("tatami.bots")
        def choose(table: Any, seat: int, level: str, seed: int) -> str:
            import random
            return str(random.Random(seed).choice(table.legal(seat)))
        b.choose, b.LEVELS = choose, ("random", "novice", "soldier", "captain", "general")  # type: ignore[attr-defined]
        b.hint = lambda table, seat, seconds: [{**a.json(), "value": 0.5, "reason": {"kind": "guess", "args": {}}} for a in table.legal(seat)[:3]]  # type: ignore[attr-defined]
        b.odds = lambda table: [1 / table.players] * table.players  # type: ignore[attr-defined]
        sys.modules["tatami.bots"] = b
        import tatami
        tatami.bots = b  # type: ignore[attr-defined]
