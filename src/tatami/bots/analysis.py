"""A played game looked at again: the odds over time, where it turned, and luck apart from decisions.

Before each move the mover's odds are guessed twice from what the mover could know: whatever comes next, and with the
move that was made. The difference is the decision; what the odds of the table change beside it is luck (or others'
secrets coming to light).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import Failure
from ..table import Table, replay
from .hints import odds, true_odds
from .thinker import know


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was looked at: the odds before it, what the decision and what luck changed for its mover."""

    ply: int
    seat: int
    words: str
    odds: list[float]
    decision: float
    luck: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """The whole game."""

    game: str
    seats: list[str]
    steps: list[Step]
    final: list[float]

    @property
    def turning_points(self) -> list[Step]:
        """The moves that changed most, in order of the game."""
        most = sorted(self.steps, key=lambda s: -abs(s.decision + s.luck))[:5]
        return sorted(most, key=lambda s: s.ply)

    def totals(self, seat: int) -> tuple[float, float]:
        """What a seat's own decisions brought it, and all the rest."""
        own = sum(s.decision for s in self.steps if s.seat == seat)
        return own, self.final[seat] - (self.steps[0].odds[seat] if self.steps else self.final[seat]) - own


def analyse(text: str, seconds: float = 20.0, most: int = 120, lang: str = "en", seed: int = 0) -> Analysis:
    """Look at a record for about that long; of a long game evenly spread moves are looked at."""
    if not seconds > 0:
        raise Failure("budget-look", seconds=str(seconds)[:20])
    whole = replay(text, lang)
    moves = whole.moves
    if not moves:
        raise Failure("no-moves")
    if len(choices(whole)) == 0:
        raise Failure("no-choice")
    looked = evenly(choices(whole), most)
    share = seconds / (3 * len(looked) + 1)
    table = whole.fresh()
    found: list[tuple[int, int, str, list[float], float]] = []
    for ply, (seat, words) in enumerate(moves):
        if ply in looked:
            number = next(a.number for a in table.legal(seat) if a.words == words)
            thinker = know(table, seat, seed + ply)
            free = true_odds(table, thinker.odds(seat, seed, share))[seat]
            made = true_odds(table, thinker.odds(seat, seed, share, first=number))[seat]
            found.append((ply, seat, words, odds(table, share, None, seed + ply), made - free))
        table.play(words, seat)
    final = odds(table, share, None, seed + len(moves))
    steps = []
    for i, (ply, seat, words, before, decision) in enumerate(found):
        after = found[i + 1][3] if i + 1 < len(found) else final
        steps.append(Step(ply, seat, words, before, decision, after[seat] - before[seat] - decision))
    return Analysis(table.game, table.seat_names, steps, final)


def choices(table: Table) -> list[int]:
    """The plies at which there was more than one move."""
    again, found = table.fresh(), []
    for ply, (seat, words) in enumerate(table.moves):
        if len(again.legal(seat)) > 1:
            found.append(ply)
        again.play(words, seat)
    return found


def evenly(plies: list[int], most: int) -> set[int]:
    """At most that many of them, evenly."""
    if len(plies) <= most:
        return set(plies)
    return {plies[i * len(plies) // most] for i in range(most)}
