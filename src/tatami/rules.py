"""Not the rules of the games (those are in empires/ and seven/): the door to ``tatami.rulebook`` that 0.1 had."""

from .rulebook import BOOKS, Rule, rulebook

__all__ = ["BOOKS", "Rule", "rulebook"]
