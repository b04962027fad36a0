"""The door to the rulebook that version 0.1 had; it lives in ``tatami.rulebook``."""

from .rulebook import BOOKS, Rule, rulebook

__all__ = ["BOOKS", "Rule", "rulebook"]
