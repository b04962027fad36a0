"""Kinds of events the kernels note; events.py makes words of them. Up to four numbers go with each."""

from __future__ import annotations

from enum import IntEnum


class Note(IntEnum):
    """What happened; `events.ARGS` names the numbers."""

    ROUND_BEGINS = 0
    TURN_BEGINS = 1
    TOKEN_USED = 2
    PENALTY_APPLIED = 3
    PENALTY_IGNORED = 4
    PENALTY_IMPOSSIBLE = 5  # a wound instead
    BARRICADE_LOST = 6
    BARRICADE_RAISED = 7
    BUILDING_LOST = 8  # NONE: without backs
    FAMILY_LOST = 9
    WOUNDED = 10
    TURNED_ANIMAL = 11
    FALLEN = 12
    HEALED = 13
    CARD_TAKEN = 14
    ATTACKED = 15
    DEFENDED = 16
    CARD_GIVEN = 17
    CARD_DISCARDED = 18
    CARD_BURIED = 19
    SUPPORTED = 20
    SUPPORT_RETURNED = 21
    CARD_TO_BREACH = 22
    KNOWN_CARD_TO_BREACH = 23
    PASSED = 24
    KIAI_REACHED = 25
    KIAI_DECLINED = 26
    CARD_MOVED = 27
    CARD_STRUCK = 28
    DECK_CARD_DISCARDED = 29
    BREACH_CARD_DISCARDED = 30
    CARD_SHOWN = 31
    CARDS_ORDERED = 32
    FIRST_CARD_LEAVES = 33
    DECK_REINFORCED = 34
    DEFENDER_LOST = 35
    ROUND_ENDS = 36
    DECK_TO_BREACH = 37
    NO_HAT = 38
    NO_HOUSE = 39
    NO_DOLL = 40
    FAMILY_BONUS = 41
    BREACH_TURNED = 42
    BANDITS_JOIN = 43
    WON = 44
    LOST_SAMURAI = 45
    LOST_BUILDINGS = 46
    LOST_FAMILIES = 47
