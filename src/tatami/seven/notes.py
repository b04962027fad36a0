"""Kinds of events the kernels note; events.py makes words of them. Up to four numbers go with each."""

from __future__ import annotations

from enum import IntEnum


class Note(IntEnum):
    """What happened; the comment names the numbers."""

    ROUND_BEGINS = 0  # round, first seat, cards in the deck
    TURN_BEGINS = 1  # seat
    TOKEN_USED = 2  # seat, samurai
    PENALTY_APPLIED = 3  # seat, penalty
    PENALTY_IGNORED = 4  # seat, penalty
    PENALTY_IMPOSSIBLE = 5  # seat, penalty: a wound instead
    BARRICADE_LOST = 6  # left
    BARRICADE_RAISED = 7  # there are
    BUILDING_LOST = 8  # back (NONE: not used), left
    FAMILY_LOST = 9  # family, left
    WOUNDED = 10  # seat
    TURNED_ANIMAL = 11  # seat, track
    FALLEN = 12  # seat
    HEALED = 13  # seat
    CARD_TAKEN = 14  # seat, card
    ATTACKED = 15  # seat, card, track
    DEFENDED = 16  # seat, card
    CARD_GIVEN = 17  # seat, to, card
    CARD_DISCARDED = 18  # seat, card
    CARD_BURIED = 19  # seat, card
    SUPPORTED = 20  # seat, to
    SUPPORT_RETURNED = 21  # seat, from
    CARD_TO_BREACH = 22  # cards there
    KNOWN_CARD_TO_BREACH = 23  # card, cards there
    PASSED = 24  # seat
    KIAI_REACHED = 25  # seat, track
    KIAI_DECLINED = 26  # seat
    CARD_MOVED = 27  # from, to, card, track
    CARD_STRUCK = 28  # seat, card, track
    DECK_CARD_DISCARDED = 29  # card, left
    BREACH_CARD_DISCARDED = 30  # card, left
    CARD_SHOWN = 31  # seat, card, place from the top
    CARDS_ORDERED = 32  # seat, cards from the top
    FIRST_CARD_LEAVES = 33  # seat, card, track
    DECK_REINFORCED = 34  # card, cards in the deck
    DEFENDER_LOST = 35  # seat, card
    ROUND_ENDS = 36  # round
    DECK_TO_BREACH = 37  # cards
    NO_HAT = 38  # seat
    NO_HOUSE = 39  # seat
    NO_DOLL = 40  # seat
    FAMILY_BONUS = 41  # family
    BREACH_TURNED = 42  # card, left
    BANDITS_JOIN = 43  # strength, count
    WON = 44  # score, level
    LOST_SAMURAI = 45  # seat
    LOST_BUILDINGS = 46
    LOST_FAMILIES = 47
