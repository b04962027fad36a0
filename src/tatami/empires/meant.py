"""Words that name no action of the table, understood as what they mean: a march between provinces without a border, a
ship to an inland province. They are never legal; explain.py says why.
"""

from __future__ import annotations

from ..game import Action
from ..kernel import NONE
from .board import ORDER_IDS, Board
from .consts import SLOTS_A_REGION

ABROAD = "abroad"  # the kind of what names a place of a region that is not in play
UNIT_WORDS = ("samurai", "archer", "general", "veteran")
# verb -> kind of action, and what its words name; a unit may be left out: then samurai are meant
SHAPES: dict[str, tuple[str, tuple[str, ...]]] = {
    "move": ("move", ("from", "to", "unit")),
    "explore": ("explore", ("from", "to", "unit")),
    "sail": ("sail", ("from", "to", "armies")),
    "attack": ("attack", ("province", "seat")),
    "push": ("push", ("to", "seat", "unit")),
    "gather": ("gather", ("from", "unit")),
    "recruit": ("recruit", ("province", "unit")),
    "build": ("build", ("province",)),
    "reinforce": ("reinforce", ("province",)),
    "raze": ("raze", ("province",)),
    "harvest": ("harvest-one", ("province",)),
    "place": ("place", ("order", "slot")),
    "neutral": ("neutral", ("slot",)),
    "destiny": ("destiny", ("region",)),
}


def meant(words: str, board: Board, new_region: bool) -> Action | None:
    """The action that these words would be, with the number NONE; None if they mean nothing here."""
    verb, *rest = words.split() or [""]
    if verb not in SHAPES:
        return None
    kind, names = SHAPES[verb]
    if names[-1] == "unit" and len(rest) == len(names) - 1:
        rest.append("samurai")
    if len(rest) != len(names):
        return None
    args: dict[str, str | int] = {}
    red = frozenset() if new_region else frozenset(board.in_play(True)) - set(board.in_play(False))
    for name, word in zip(names, rest, strict=True):
        if name in ("seat", "armies"):
            if not (word.isascii() and word.isdigit() and len(word) <= 3):
                return None
            args[name] = int(word)
        elif word in red or (not new_region and name in ("region", "slot") and word.split("-")[0] == board.regions[-1]):
            kind = ABROAD
        elif word in _named(board, name):
            args[name] = word
        else:
            return None
    return Action(NONE, words, kind, args)


def _named(board: Board, name: str) -> tuple[str, ...]:
    """The words that may stand there."""
    if name == "unit":
        return UNIT_WORDS
    if name == "order":
        return tuple(ORDER_IDS)
    if name == "region":
        return tuple(board.regions)
    if name == "slot":
        return tuple(f"{region}-{n + 1}" for region in board.regions for n in range(SLOTS_A_REGION))
    return board.in_play(True)
