"""A bot at a table: what the seat knows, a budget and a seed give a move."""

from __future__ import annotations

from ..errors import Failure
from ..kernel.rng import below, seeded
from ..table import Table
from .levels import THINKING
from .levels import level as named


def choose(
    table: Table,
    seat: int,
    level: str = "captain",
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
) -> str:
    """The words of the move a bot makes. With ``iterations`` instead of seconds it is always the same."""
    bot = named(level)
    check(table, seat, seconds, iterations)
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0].words
    if bot.kind == "random":
        return legal[below(seeded(seed), len(legal))].words
    from .thinker import know

    # a quick bot is instant even in plain Python: nobody's first game waits for the compiler
    compiled = None if bot.kind in THINKING else False
    number = know(table, seat, seed, compiled).think(seat, bot, seed, seconds, iterations).best
    return next(action.words for action in legal if action.number == number)


def check(table: Table, seat: int, seconds: float | None, iterations: int | None = None) -> None:
    """ValueError, one sentence, where no move can be found."""
    for budget, what in ((seconds, "seconds"), (iterations, "iterations")):
        if budget is not None and not budget > 0:
            raise Failure("budget", what=what, budget=str(budget)[:20])
    if table.over:
        raise ValueError("The game is over: there is no move to find.")
    if seat not in table.to_act:
        acting = ", ".join(map(str, table.to_act))
        raise ValueError(f"Seat {str(seat)[:20]} has nothing to decide now; to act: {acting}.")
