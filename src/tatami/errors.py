"""The errors outside code meets: each is one clear sentence, and the data it is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from . import messages


class IllegalMove(ValueError):
    """A move that cannot be made now: ``rule`` is an ID such as "EMP-34", ``reason`` a short machine word.

    ``args`` are what the reason speaks of, by id (message ``refuse-<reason>``); `told` words it in any language.
    """

    def __init__(
        self,
        sentence: str,
        rule: str,
        reason: str,
        args: Mapping[str, Any] | None = None,
        told: Callable[[str], str] | None = None,
    ):
        super().__init__(sentence)
        self.rule = rule
        self.reason = reason
        self._about = dict(args or {})
        self._told = told

    @property
    def args(self) -> dict[str, Any]:  # type: ignore[override]
        """What the reason speaks of: ids and numbers, to be put into words."""
        return dict(self._about)

    def told(self, lang: str) -> str:
        """The sentence in that language."""
        return self._told(lang) if self._told else str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (str(self), self.rule, self.reason, self._about)


def _said(value: Any, lang: str) -> Any:
    """A list in words; an error within an error in its own."""
    if isinstance(value, (tuple, list)):
        return ", ".join(map(str, value))
    return value.told(lang) if isinstance(value, (IllegalMove, Failure)) else value


class Failure(ValueError):
    """Something that cannot be read or opened; message ``fail-<reason>``."""

    def __init__(self, reason: str, **args: Any):
        self.reason = reason
        self._about = args
        super().__init__(self.told("en"))

    @property
    def args(self) -> dict[str, Any]:  # type: ignore[override]
        """What the reason speaks of."""
        return dict(self._about)

    def told(self, lang: str) -> str:
        """The sentence in that language."""
        said = {name: _said(value, lang) for name, value in self._about.items()}
        return messages.text(lang, f"fail-{self.reason}", **said)

    def __reduce__(self) -> tuple[Any, ...]:
        return _failure, (type(self), self.reason, self._about)


def _failure(kind: type[Failure], reason: str, about: dict[str, Any]) -> Failure:
    return kind(reason, **about)


class BoardError(Failure):
    """A board file that cannot be played; the sentence says what and where."""


class CannotUndo(ValueError):
    """Nothing to take back, or something hidden or random was revealed since."""
