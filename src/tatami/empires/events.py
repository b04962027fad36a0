"""Events with names for numbers: what the kernels noted (notes.py), as kinds and arguments."""

from __future__ import annotations

from typing import Any

from ..game import Event, spelled
from .actions import DOJO_IDS, LEVY_IDS, TRAINING_IDS, UNIT_IDS, slot_name
from .board import ORDER_IDS, TOKENS, Board
from .consts import Good, Location
from .notes import Note

GOODS = spelled(Good)
LOCATION_IDS = spelled(Location)
NOTE_IDS = spelled(Note)
RANKS = ("veteran", "general")

# what the numbers of each note are, in order; those not named here are not used
ARGS: dict[Note, tuple[str, ...]] = {
    Note.FIRST_PLAYER: ("seat",),
    Note.ERA_BEGINS: ("era",),
    Note.ROUND_BEGINS: ("round",),
    Note.DOJO_CHOSEN: ("seat", "dojo"),
    Note.DESTINY_PICKED: ("seat", "region"),
    Note.DESTINY_SHOWN: ("seat", "region"),
    Note.DESTINY_OPENED: ("region",),
    Note.CARD_DRAWN: ("seat", "region"),
    Note.ORDER_PLACED: ("seat", "slot", "order"),
    Note.TOKEN_COVERED: ("seat", "slot", "owner", "price"),
    Note.PASSED: ("seat",),
    Note.ORDER_SHOWN: ("seat", "slot", "order"),
    Note.ORDER_IDLE: ("seat", "slot", "order"),
    Note.MOVED: ("seat", "unit", "from", "to"),
    Note.SAILED: ("seat", "unit", "from", "to"),
    Note.RECRUITED: ("seat", "levy", "province"),
    Note.DESTROYED: ("seat", "unit", "province", "by"),
    Note.GAINED: ("seat", "good", "amount", "province"),
    Note.PAID: ("seat", "good", "amount"),
    Note.CASTLE_BUILT: ("seat", "province"),
    Note.DISBANDED: ("seat", "unit", "province"),
    Note.REINFORCED: ("seat", "province"),
    Note.INFLUENCE: ("seat", "region", "steps", "influence"),
    Note.REGION_BONUS: ("seat", "region", "points"),
    Note.SHRINES: ("seat", "points"),
    Note.TOKENS_BACK: (),
    Note.TURN_ORDER: ("place", "seat"),
    Note.AGENDA: ("seat", "region", "points"),
    Note.EXPLORED: ("seat", "from", "to", "token"),
    Note.AMBUSHED: ("seat", "province"),
    Note.TRAINED: ("seat", "training"),
    Note.ABILITY: ("seat", "dojo", "rank"),
    Note.PUSHED: ("seat", "unit", "from", "to"),
    Note.SIEGE: ("seat", "points"),
    Note.FINAL_INFLUENCE: ("seat", "region", "points", "cards"),
    Note.LEFTOVERS: ("seat", "points"),
    Note.WON: ("seat", "points"),
    Note.HOUSE_PLACES: ("seat", "slot", "region", "location"),
    Note.HOUSE_STUCK: ("seat",),
    Note.HOUSE_POINTS: ("seat", "points"),
    Note.HOUSE_TRIMMED: ("seat", "province", "amount"),
    Note.LOCATION_JOINS: ("seat", "region"),
    Note.GATHERED: ("seat", "unit", "from", "to"),
    Note.LOCATION_UNDER: ("seat", "region"),
    Note.ERA_ENDS: ("era",),
}
# arguments only the seat itself may know
HIDDEN = {Note.DESTINY_PICKED: ("region",), Note.CARD_DRAWN: ("region",), Note.ORDER_PLACED: ("order",)}
# argument -> prefix of the message that words it (messages.worded)
NOUNS = {
    "seat": "seat", "by": "seat", "owner": "seat", "actor": "seat",
    "province": "province", "from": "province", "to": "province", "region": "region", "slot": "slot",
    "order": "order", "unit": "unit", "levy": "unit", "good": "good", "dojo": "dojo", "rank": "unit",
    "training": "training", "token": "mountain", "location": "location", "neutral": "neutral",
}  # fmt: skip


def to_event(board: Board, provinces: tuple[str, ...], raw: tuple[int, ...], ply: int) -> Event:
    """A note of the kernels as an event."""
    note = Note(raw[0])
    args = {name: _named(board, provinces, name, value) for name, value in zip(ARGS[note], raw[1:], strict=False)}
    if args.get("province", "") is None:
        del args["province"]
    kind = NOTE_IDS[note]
    if note == Note.GAINED and "province" not in args:
        kind = "gained-freely"
    hidden = HIDDEN.get(note, ())
    return Event(kind, args, ply, args["seat"] if hidden else None, hidden)


def _named(board: Board, provinces: tuple[str, ...], name: str, value: int) -> Any:
    if name in ("province", "from", "to"):
        return provinces[value] if value >= 0 else None
    if name == "region":
        return board.regions[value]
    if name == "slot":
        return slot_name(board, value)
    if name == "place":
        return value + 1
    names = {
        "order": ORDER_IDS,
        "unit": UNIT_IDS,
        "levy": LEVY_IDS,
        "good": GOODS,
        "dojo": DOJO_IDS,
        "rank": RANKS,
        "training": TRAINING_IDS,
        "token": TOKENS,
        "location": LOCATION_IDS,
    }.get(name)
    return names[value] if names else value
