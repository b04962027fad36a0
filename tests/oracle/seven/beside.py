"""Whole games of the engine and of the law beside one another; random ones end early, so most are played with sense."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import tatami

from ..chance import Chance
from .box import BACKS, CARDS, LEVELS, SAMURAI
from .compare import badly_dealt, differences
from .course import LIMITS, game
from .world import World


@dataclass(frozen=True)
class Case:
    """Options of a game; a scene begins in the middle of one, and several are played for a whole game."""

    hands: int
    level: str
    scene: bool = False

    @property
    def games(self) -> int:
        """How many in a round of all cases."""
        return 8 if self.scene else 3

    def __str__(self) -> str:
        return f"{self.hands}-{self.level}" + "-scene" * self.scene


def scene(case: Case, options: dict[str, Any], rnd: random.Random) -> dict[str, Any]:
    """A position with full battle lines and little left of the village."""
    n, round_no = case.hands, rnd.choice((1, 2, 3))
    cards = [name for name, card in CARDS.items() if card.strength <= 3 + round_no]
    rnd.shuffle(cards)
    if round_no == 3 and rnd.random() < 0.5:
        cards.sort(key=lambda name: CARDS[name].strength == 6)  # chiefs are taken first
    active = rnd.randrange(n)
    seats: list[dict[str, Any]] = []
    for seat in range(n):
        line: list[str] = []
        target = rnd.choice((0, 4, 5, 6, 7, 8, 9, 10, 12))
        while len(cards) > 25 and sum(CARDS[card].strength for card in line) < target:
            line.append(cards.pop())
        drawn = [cards.pop() for _ in range(rnd.randrange(5)) if len(cards) > 25]
        left = {CARDS[card].symbol: card for card in drawn if CARDS[card].symbol}
        side = rnd.choice(("human", "human", "animal"))
        passed = seat != active and rnd.random() < 0.2
        seats.append(
            {"samurai": options["samurai"][seat], "side": side, "wounds": rnd.choice((0, 0, 1)), "passed": passed,
             "line": line, "left": list(left.values())}
        )  # fmt: skip
    for seat in range(n):
        others = [other for other in range(n) if other != seat and not seats[other]["passed"]]
        if others and rnd.random() < 0.2:
            seats[seat]["support_to"] = rnd.choice(others)
    most = n + LEVELS[case.level].barricades
    position: dict[str, Any] = {
        "game": "seven",
        "options": {"players": n, **options},
        "round": round_no,
        "active": active,
        "seats": seats,
        "deck": [cards.pop() for _ in range(min(rnd.choice((1, 3, 10, 15)), len(cards)))],
        "breach": [cards.pop() for _ in range(rnd.choice((0, 0, 1, 2, 4))) if cards],
        "discard": [cards.pop() for _ in range(rnd.choice((0, 0, 1, 2, 4))) if cards],
        "barricades": rnd.choice((0, 0, 1, 2, most)),
        "buildings": rnd.sample(BACKS, rnd.choice((1, 4, 6, 6))),
        "families": rnd.sample(("heal", "barricade", "breach"), rnd.choice((1, 3, 3))),
        "rng": rnd.getrandbits(62),
        "stage": "action",
    }
    free = [name for name in SAMURAI if name not in options["samurai"]]
    if free and options["open_support"]:
        position["stage"], position["open_tokens"] = "start", rnd.sample(free, rnd.randint(1, len(free)))
    else:
        position["turn_limits"] = [limit for limit in sorted(LIMITS) if rnd.random() < 0.1]
    return position


def choose(words: set[str], seat: int, w: World, rnd: random.Random, taste: dict[str, float]) -> str:
    """One of the moves: rather cards that bring Kiai and none beyond it, by the taste of the game."""
    sense = taste["sense"]
    weights = []
    for word in (chosen := sorted(words)):
        verb = word.split()[0]
        weight = taste.get(verb, {"give": 3.0, "under": 3.0, "discard": 3.0, "done": 0.5}.get(verb, 1.0))
        short = w.samurai[seat].kiai - w.samurai[seat].track
        if verb == "attack" and w.hand:
            short -= CARDS[w.hand[0]].strength
            weight *= 20 * sense if short == 0 else 1 / sense if short < 0 else 1
        elif word.startswith(("kiai move", "kiai strike")):
            giver = w.samurai[int(word.split()[2])]
            weight *= 20 if giver.track - CARDS[giver.line[-1]].strength == giver.kiai else 1
        elif verb == "defend" or (verb == "pass" and short < 2):
            weight *= sense
        weights.append(weight)
    return rnd.choices(chosen, weights)[0]


def play(case: Case, rnd: random.Random) -> Counter[str]:
    """One game of both; AssertionError where they differ. What rare things it reached."""
    seed = rnd.randrange(1 << 40)
    options: dict[str, Any] = {
        "level": case.level,
        "samurai": rnd.sample(SAMURAI, case.hands),
        "open_support": case.hands == 2 or rnd.random() < 0.4,
    }
    taste = {
        "attack": rnd.choice((0.3, 1, 2, 6)), "support": rnd.choice((0.05, 0.3, 1)),
        "pass": rnd.choice((0.01, 0.1, 0.5)), "sense": rnd.choice((1, 10, 30, 100)),
    }  # fmt: skip
    if case.scene:
        table = tatami.from_position(scene(case, options, rnd))
    else:
        alone = rnd.random() < 0.3
        if alone:
            options["hands"] = case.hands
        table = tatami.new_table("seven", players=1 if alone else case.hands, seed=seed, **options)
    start = table.position()
    w = World(start, Chance(table))
    assert case.scene or badly_dealt(w, start) == [], (case, seed)
    course = game(w, start["stage"])
    try:
        phase, seat, words = next(course)
        while True:
            where = (case, seed, table.ply, table.record())
            position = table.position()
            assert (position["phase"], position["to_act"]) == (phase, [seat]), where
            legal = {action.words for action in table.legal()}
            assert legal == words, (*where, "engine only", legal - words, "law only", words - legal)
            assert differences(w, position) == [], where
            word = choose(words, seat, w, rnd, taste)
            table.play(word)
            phase, seat, words = course.send(word)
    except StopIteration:
        pass
    where = (case, seed, table.ply, table.record())
    assert table.over, where
    assert differences(w, table.position()) == [], where
    assert table.scores == [w.score] * len(w.samurai), where
    assert len(table.winners) == (len(w.samurai) if w.outcome == "won" else 0), where
    w.note(f"outcome: {w.outcome}")
    return w.reached
