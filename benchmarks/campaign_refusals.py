"""Refused moves by the thousand, over both games and all modules: ``python -m benchmarks.campaign_refusals``.

Illegal moves are drawn from the table of actions and from words that name none. Each must have a rule of the rulebook,
never the shape of the game (EMP-20), a sentence in every language, and explaining must agree with what is legal. At the
end: a table of the reasons.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import click

import tatami
from tatami import IllegalMove, Table, messages
from tatami import game as games
from tatami.empires.board import default_board
from tatami.empires.options import MODULES, VARIANTS
from tatami.rulebook import rulebook
from tatami.seven.names import LEVEL

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("empires", {"players": 1}),
    ("empires", {"players": 2}),
    ("empires", {"players": 3, "edition": "draft"}),
    ("empires", {"players": 4, "edition": "2019", "modules": list(VARIANTS)}),
    ("empires", {"players": 5, "modules": list(MODULES)}),
    ("empires", {"players": 3, "modules": ["mountains", "dojo"], "random_dojo": True}),
    ("empires", {"players": 2, "modules": ["dojo", "agendas"], "rules_version": 1}),
    *(("seven", {"players": players, "level": level}) for players, level in zip((2, 4, 5, 7), LEVEL, strict=True)),
    ("seven", {"players": 1}),
]
PLACES = default_board().in_play(True)
EACH = 12  # illegal moves asked about at a position
EVERY = 0.1  # the share of positions looked at


def words_of_no_action(game: str, chance: random.Random) -> str:
    """Words that mean something, but hardly ever an action."""
    a, b = chance.choice(PLACES), chance.choice(PLACES)
    if game == "seven":
        seats = chance.randrange(12), chance.randrange(12)
        return chance.choice((f"support {seats[0]}", f"kiai move {seats[0]} {seats[1]}"))
    return chance.choice((
        f"move {a} {b}", f"move {a} {b} general", f"explore {a} {b}", f"sail {a} {b} {chance.randrange(5)}",
        f"attack {a} {chance.randrange(9)}", f"push {a} 1 general", f"gather {a} general", f"raze {a}",
        f"place attack {chance.choice(('grey', 'red'))}-{chance.randrange(1, 4)}",
    ))  # fmt: skip


def sampled(game: str, options: dict[str, Any], wanted: int, seed: int) -> Iterator[tuple[Table, str, IllegalMove]]:
    """So many refused moves at positions of random games: the table, the words, the refusal."""
    chance, count = random.Random(f"{game} {options} {seed}"), 0
    table = tatami.new_table(game, seed=chance.getrandbits(40), **options)
    while count < wanted:
        if table.over:
            table = tatami.new_table(game, seed=chance.getrandbits(40), **options)
        if chance.random() < EVERY:
            for words, refused in refusals(table, chance):
                count += 1
                yield table, words, refused
        seat = chance.choice(table.to_act)
        table.play(chance.choice(table.legal(seat)), seat)


def refusals(table: Table, chance: random.Random) -> Iterator[tuple[str, IllegalMove]]:
    """Some refused moves here, mostly of a seat to act; AssertionError if what is legal and why differ."""
    actions = [a for a in games.get(table.game).actions(table._rules) if a.kind != "none"]
    for _ in range(EACH):
        seat = chance.choice(table.to_act) if chance.random() < 0.8 else chance.randrange(table.players)
        action = chance.choice(actions)
        move: Any = words_of_no_action(table.game, chance) if chance.random() < 0.3 else action
        legal = {a.words for a in table.legal(seat)}
        refused = table.why(move, seat)
        if (refused is None) != (str(move) in legal):
            raise AssertionError(f"{move}: legal and why do not agree at {table.record()}")
        if refused is not None:
            yield str(move), refused


def check(words: str, refused: IllegalMove) -> None:
    """AssertionError unless the refusal cites a rule that forbids the move, and can be told to everybody."""
    if refused.rule not in rulebook("en") or refused.rule == "EMP-20":
        raise AssertionError(f"{words} is refused by {refused.rule}: {refused}")
    for lang in messages.LANGUAGES:
        if refused.rule not in refused.told(lang) and refused.reason != "unknown-words":
            raise AssertionError(f"{words} in {lang}: {refused.told(lang)}")


def campaign(moves: int, seed: int) -> Counter[tuple[str, str]]:
    """Check so many refused moves; how often each reason came, by rule."""
    found: Counter[tuple[str, str]] = Counter()
    for number, (game, options) in enumerate(SETTINGS):
        share = moves // len(SETTINGS) + (number < moves % len(SETTINGS))
        told: set[tuple[str, str]] = set()
        for _, words, refused in sampled(game, options, share, seed):
            key = refused.reason, refused.rule
            if key not in told or found[key] % 50 == 0:
                check(words, refused)
            elif refused.rule not in rulebook("en") or refused.rule == "EMP-20":
                raise AssertionError(f"{words} is refused by {refused.rule}: {refused}")
            told.add(key)
            found[key] += 1
    return found


def shown(found: Counter[tuple[str, str]]) -> str:
    """The table of reasons, the most frequent first."""
    lines = [f"{count:>7}  {rule:<7} {reason}" for (reason, rule), count in found.most_common()]
    return "\n".join([*lines, f"{found.total():>7}  refused moves, {len(found)} reasons with their rules"])


@click.command()
@click.option("--moves", default=200_000, help="How many refused moves.")
@click.option("--seed", default=1, help="Another seed, other games.")
def main(moves: int, seed: int) -> None:
    """Check refused moves and print the table of reasons."""
    try:
        click.echo(shown(campaign(moves, seed)))
    except AssertionError as broken:
        click.echo(str(broken), err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
