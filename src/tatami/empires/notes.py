"""Kinds of events the kernels note (words are made of them in events.py). Four numbers go with each."""

from __future__ import annotations

from enum import IntEnum


class Note(IntEnum):
    """What happened; the comment names the four numbers."""

    FIRST_PLAYER = 0  # seat
    ERA_BEGINS = 1  # era
    ROUND_BEGINS = 2  # round
    DOJO_CHOSEN = 3  # seat, dojo
    DESTINY_PICKED = 4  # seat, region (hidden)
    DESTINY_SHOWN = 5  # seat, region
    DESTINY_OPENED = 6  # region: from the deck
    CARD_DRAWN = 7  # seat, region (hidden)
    ORDER_PLACED = 8  # seat, slot, order (hidden)
    TOKEN_COVERED = 9  # seat, slot, owner, price
    PASSED = 10  # seat
    ORDER_SHOWN = 11  # seat, slot, order
    ORDER_IDLE = 12  # seat, slot, order: nothing can be done
    MOVED = 13  # seat, unit, from, to
    SAILED = 14  # seat, unit, from, to
    RECRUITED = 15  # seat, levy, province
    DESTROYED = 16  # seat of the loss, unit, province, by
    GAINED = 17  # seat, good, amount, province (or NONE)
    PAID = 18  # seat, good, amount
    CASTLE_BUILT = 19  # seat, province
    DISBANDED = 20  # seat, unit, province
    REINFORCED = 21  # seat, province
    INFLUENCE = 22  # seat, region, steps, influence now
    REGION_BONUS = 23  # seat, region, points
    SHRINES = 24  # seat, points
    TOKENS_BACK = 25
    TURN_ORDER = 26  # place, seat
    AGENDA = 27  # seat, region, points
    EXPLORED = 28  # seat, from, to, token
    AMBUSHED = 29  # seat, province
    TRAINED = 30  # seat, training
    ABILITY = 31  # seat, dojo, 0 veteran | 1 general
    PUSHED = 32  # seat of the army, unit, from, to
    SIEGE = 33  # seat, points
    FINAL_INFLUENCE = 34  # seat, region, points, cards played
    LEFTOVERS = 35  # seat, points
    WON = 36  # seat, points
    HOUSE_PLACES = 37  # seat, slot, region, location
    HOUSE_STUCK = 38  # seat: no placement
    HOUSE_POINTS = 39  # seat, points
    HOUSE_TRIMMED = 40  # seat, province, armies
    LOCATION_JOINS = 41  # seat, region
    GATHERED = 42  # seat, unit, from, to
    LOCATION_UNDER = 43  # seat, region: no free slot there
    ERA_ENDS = 44  # era
