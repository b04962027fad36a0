"""Choices, and the training that may come before or after a neutral action (DOJ-10, DOJ-11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .world import Choice, Turn, World


@dataclass
class Placement:
    """A token just placed: whether its unit was trained."""

    trained: bool = False


def ask(w: World, seat: int, words: Callable[[], set[str]] | set[str], placement: Placement | None = None) -> Choice:
    """A choice that may be declined; at the beginning of a placement's neutral action training may come before it."""
    while True:
        offered = (words() if callable(words) else words) | {"done"}
        if placement and not placement.trained:
            offered |= trainings(w, seat)
        word = yield seat, offered
        if not word.startswith("train "):
            return word
        assert placement is not None
        placement.trained = True
        train(w, seat, word)


def train_after(w: World, seat: int, placement: Placement) -> Turn:
    """Training when the neutral action is over."""
    if not placement.trained and (words := trainings(w, seat)):
        word = yield seat, words | {"done"}
        if word != "done":
            train(w, seat, word)


def trainings(w: World, seat: int) -> set[str]:
    """What a seat can train and pay."""
    if not w.dojo_in_play:
        return set()
    words = set()
    waiting, goods = w.trained[seat], w.goods[seat]
    if goods["bushido"] and w.supply[seat] and waiting["archer"] + w.on[seat]["archer"].total() < 3:
        words.add("train archer")
    if goods["food"] and w.supply[seat]:
        words.add("train veteran")
    if goods["food"] and goods["bushido"] and not waiting["general"] and w.general(seat) is None:
        words |= {f"train general-{where}" for where, unit in SCHOOLS.items() if waiting[unit]}
    return words


SCHOOLS = {"range": "archer", "arsenal": "veteran"}


def train(w: World, seat: int, word: str) -> None:
    """One unit."""
    unit, _, school = word.removeprefix("train ").partition("-")
    if unit != "veteran":
        w.pay(seat, "bushido")
    if unit != "archer":
        w.pay(seat, "food")
    if school:
        w.trained[seat][SCHOOLS[school]] -= 1
    else:
        w.supply[seat] -= 1
    w.trained[seat][unit] += 1
    w.note(word)
