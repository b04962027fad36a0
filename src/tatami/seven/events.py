"""The kernels' notes as events with names; everything that happens is open to all."""

from __future__ import annotations

from typing import Any

from ..game import Event
from ..kernel import NONE
from ..kernel.records import PlainRecord
from .names import BACK, FAMILY, LEVEL, PENALTY, SAMURAI, card_names, faces
from .notes import Note

# the arguments of each note in order; "card" stands for a card's name and face
ARGS: dict[Note, tuple[str, ...]] = {
    Note.ROUND_BEGINS: ("round", "seat", "cards"),
    Note.TURN_BEGINS: ("seat",),
    Note.TOKEN_USED: ("seat", "samurai"),
    Note.PENALTY_APPLIED: ("seat", "penalty"),
    Note.PENALTY_IGNORED: ("seat", "penalty"),
    Note.PENALTY_IMPOSSIBLE: ("seat", "penalty"),
    Note.BARRICADE_LOST: ("left",),
    Note.BARRICADE_RAISED: ("left",),
    Note.BUILDING_LOST: ("building", "left"),
    Note.FAMILY_LOST: ("family", "left"),
    Note.WOUNDED: ("seat",),
    Note.TURNED_ANIMAL: ("seat", "track"),
    Note.FALLEN: ("seat",),
    Note.HEALED: ("seat",),
    Note.CARD_TAKEN: ("seat", "card"),
    Note.ATTACKED: ("seat", "card", "track"),
    Note.DEFENDED: ("seat", "card"),
    Note.CARD_GIVEN: ("from", "to", "card"),
    Note.CARD_DISCARDED: ("seat", "card"),
    Note.CARD_BURIED: ("seat", "card"),
    Note.SUPPORTED: ("from", "to"),
    Note.SUPPORT_RETURNED: ("seat", "from"),
    Note.CARD_TO_BREACH: ("cards",),
    Note.KNOWN_CARD_TO_BREACH: ("card", "cards"),
    Note.PASSED: ("seat",),
    Note.KIAI_REACHED: ("seat", "track"),
    Note.KIAI_DECLINED: ("seat",),
    Note.CARD_MOVED: ("from", "to", "card", "track"),
    Note.CARD_STRUCK: ("seat", "card", "track"),
    Note.DECK_CARD_DISCARDED: ("card", "left"),
    Note.BREACH_CARD_DISCARDED: ("card", "left"),
    Note.CARD_SHOWN: ("seat", "card", "place"),
    Note.CARDS_ORDERED: ("seat", "first", "second", "third"),
    Note.FIRST_CARD_LEAVES: ("seat", "card", "track"),
    Note.DECK_REINFORCED: ("card", "cards"),
    Note.DEFENDER_LOST: ("seat", "card"),
    Note.ROUND_ENDS: ("round",),
    Note.DECK_TO_BREACH: ("cards",),
    Note.NO_HAT: ("seat",),
    Note.NO_HOUSE: ("seat",),
    Note.NO_DOLL: ("seat",),
    Note.FAMILY_BONUS: ("family",),
    Note.BREACH_TURNED: ("card", "left"),
    Note.BANDITS_JOIN: ("strength", "cards"),
    Note.WON: ("score", "level"),
    Note.LOST_SAMURAI: ("seat",),
    Note.LOST_BUILDINGS: (),
    Note.LOST_FAMILIES: (),
}
_NAMES = {"samurai": SAMURAI, "penalty": PENALTY, "family": FAMILY, "building": BACK, "level": LEVEL}


def to_event(rules: PlainRecord, raw: tuple[int, ...], ply: int) -> Event:
    """The event of a note."""
    note = Note(raw[0])
    args: dict[str, Any] = {}
    for name, value in zip(ARGS[note], raw[1:], strict=False):
        if name == "card":
            args |= card_args(rules, value)
        elif name in ("first", "second", "third"):
            args[name] = rules.strength[value] if value != NONE else 0
        elif name in _NAMES:
            args[name] = _NAMES[name][value] if value != NONE else "plain"
        else:
            args[name] = value
    if note == Note.WON:
        args["plus"] = "+" * LEVEL.index(args["level"])
    return Event(note.name.lower().replace("_", "-"), args, ply)


def card_args(rules: PlainRecord, card: int) -> dict[str, Any]:
    """A card's name and what is on it, for sentences and pictures."""
    face = faces(rules)[card]
    return {
        "card": card_names(rules)[card],
        "strength": face.strength,
        "symbol": face.symbol or "none",
        "penalties": list(face.penalties) or ["none"],
        "flame": "flame" if face.flame else "none",
    }
