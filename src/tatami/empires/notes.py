"""Kinds of events the kernels note (words are made of them in events.py). Four numbers go with each."""

from __future__ import annotations

from enum import IntEnum


class Note(IntEnum):
    """What happened; `events.ARGS` names the numbers."""

    FIRST_PLAYER = 0
    ERA_BEGINS = 1
    ROUND_BEGINS = 2
    DOJO_CHOSEN = 3
    DESTINY_PICKED = 4
    DESTINY_SHOWN = 5
    DESTINY_OPENED = 6  # from the deck
    CARD_DRAWN = 7
    ORDER_PLACED = 8
    TOKEN_COVERED = 9
    PASSED = 10
    ORDER_SHOWN = 11
    ORDER_IDLE = 12  # nothing can be done
    MOVED = 13
    SAILED = 14
    RECRUITED = 15
    DESTROYED = 16  # the seat of the loss
    GAINED = 17  # the province may be NONE
    PAID = 18
    CASTLE_BUILT = 19
    DISBANDED = 20
    REINFORCED = 21
    INFLUENCE = 22
    REGION_BONUS = 23
    SHRINES = 24
    TOKENS_BACK = 25
    TURN_ORDER = 26
    AGENDA = 27
    EXPLORED = 28
    AMBUSHED = 29
    TRAINED = 30
    ABILITY = 31
    PUSHED = 32  # the seat of the army
    SIEGE = 33
    FINAL_INFLUENCE = 34
    LEFTOVERS = 35
    WON = 36
    HOUSE_PLACES = 37
    HOUSE_STUCK = 38  # no placement
    HOUSE_POINTS = 39
    HOUSE_TRIMMED = 40
    LOCATION_JOINS = 41
    GATHERED = 42
    LOCATION_UNDER = 43  # no free slot there
    ERA_ENDS = 44
