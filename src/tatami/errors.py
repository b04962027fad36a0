"""The errors outside code meets: each is one clear sentence."""

from __future__ import annotations


class IllegalMove(ValueError):
    """A move that cannot be made now: ``rule`` is an ID such as "EMP-34", ``reason`` a short machine word.

    ``because`` is the reason in words, without the rule and without what would be legal.
    """

    def __init__(self, sentence: str, rule: str, reason: str, because: str = ""):
        super().__init__(sentence)
        self.because = because or sentence
        self.rule = rule
        self.reason = reason


class CannotUndo(ValueError):
    """Nothing to take back, or something hidden or random was revealed since."""
