"""A finished game looked at with its players: how well each decided, the best and the worst decision, what was better.

A decision is judged by what its seat could know then: the chance to win with the move made, against the chance with the
move the search prefers. What the dice and the others did is luck and counts for nobody.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import exp
from time import perf_counter

from ..errors import Failure
from ..game import Json
from ..table import Table, replay
from .analysis import choices, evenly
from .hints import true_odds
from .levels import level as named
from .thinker import know

FORGIVING = 0.08
"""The loss of winning chance at which a decision counts a third."""
SLIGHT = 0.01
"""A loss below this is none: two moves as good as each other."""
SHARE = 0.7
"""Of the time for a decision, the search's part; the rest compares the move made with the one preferred."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: the move made, the one preferred, the chance to win with each."""

    ply: int
    seat: int
    made: str
    better: str
    chance: float
    best_chance: float
    choices: int

    @property
    def loss(self) -> float:
        """What the decision cost, in chance to win."""
        lost = self.best_chance - self.chance
        return lost if lost >= SLIGHT else 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """How a seat decided: accuracy 0 to 100, the mean loss, its best and its worst decision."""

    seat: int
    name: str
    decisions: int
    accuracy: float
    mean_loss: float
    best: Judged | None
    worst: Judged | None


@dataclass(frozen=True, slots=True)
class Review:
    """The whole game."""

    game: str
    level: str
    players: list[Played]
    decisions: list[Judged]
    seconds: float

    def json(self) -> Json:
        """For a file, the browser or a program."""
        found = asdict(self)
        for one, row in zip(self.decisions, found["decisions"], strict=True):
            row["loss"] = round(one.loss, 4)
        return found


def review(
    text: str, seconds: float = 18.0, level: str = "captain", most: int = 150, lang: str = "en", seed: int = 0
) -> Review:
    """Look at a record for about that long; of a long game evenly spread decisions are judged."""
    if not seconds > 0:
        raise Failure("budget-look", seconds=str(seconds)[:20])
    begun, whole = perf_counter(), replay(text, lang)
    plies = evenly(choices(whole), most)
    if not plies:
        raise Failure("no-choice")
    table = whole.fresh()
    found: list[Judged] = []
    for ply, (seat, words) in enumerate(whole.moves):
        if ply in plies:
            left = seconds - (perf_counter() - begun)
            share = max(0.005, left / (len(plies) - len(found)))
            found.append(judge(table, seat, words, level, share, seed + ply))
        table.play(words, seat)
    players = [sum_up(s, name, [j for j in found if j.seat == s]) for s, name in enumerate(table.seat_names)]
    return Review(table.game, level, players, found, perf_counter() - begun)


def would_do(table: Table, seat: int, level: str = "shogun", seconds: float | None = None, seed: int = 0) -> str:
    """What a level would have done in any position, as that seat could know it."""
    from .player import choose

    return choose(table, seat, level, seed, seconds)


def judge(table: Table, seat: int, words: str, level: str, seconds: float, seed: int = 0) -> Judged:
    """One decision; the two chances are drawn over the same worlds."""
    legal = {action.number: action.words for action in table.legal(seat)}
    made = next(number for number, name in legal.items() if name == words)
    thinker = know(table, seat, seed)
    preferred = thinker.think(seat, named(level), seed, SHARE * seconds).best
    rest = (1.0 - SHARE) * seconds
    if preferred == made:
        chance = best = true_odds(table, thinker.odds(seat, seed, rest, made))[seat]
    else:
        chance = true_odds(table, thinker.odds(seat, seed, rest / 2, made))[seat]
        best = true_odds(table, thinker.odds(seat, seed, rest / 2, preferred))[seat]
        if chance >= best:  # the search prefers it for what it sees further on: no loss, then
            best = chance
    return Judged(table.ply, seat, words, legal[preferred], round(chance, 4), round(best, 4), len(legal))


def sum_up(seat: int, name: str, judged: list[Judged]) -> Played:
    """A seat's decisions in a few numbers. The best one: the right move where most could be lost."""
    if not judged:
        return Played(seat, name, 0, 100.0, 0.0, None, None)
    accuracy = sum(exp(-j.loss / FORGIVING) for j in judged) / len(judged)
    right = [j for j in judged if j.loss == 0.0]
    best = max(right, key=lambda j: (j.choices, j.chance), default=None)
    worst = max(judged, key=lambda j: j.loss)
    return Played(
        seat, name, len(judged), round(100 * accuracy, 1), round(sum(j.loss for j in judged) / len(judged), 4),
        best, worst if worst.loss > 0 else None,
    )  # fmt: skip
