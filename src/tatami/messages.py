"""Every sentence a person reads, from the message files of ``locale/`` (Project Fluent)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES = ("en", "ru", "de", "it")
LOCALE = Path(__file__).parent / "locale"
CASES = ("gen", "dat", "acc", "full")  # of names, where they have them, and in full: attributes of the name's message


_BEGINNING = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class _Book:
    """The messages of one language. Each is parsed when it is first said: all of them take a third of a second."""

    def __init__(self, lang: str):
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in sorted((LOCALE / lang).glob("*.ftl")):
            _, *parts = _BEGINNING.split(path.read_text("utf-8"))
            for name, entry in zip(parts[::2], parts[1::2], strict=True):
                self._unread.setdefault(name, entry)

    def find(self, key: str) -> Message | None:
        """The message, with all it refers to."""
        self._read(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _read(self, key: str) -> None:
        if entry := self._unread.get(key):
            for name in _REFERENCE.findall(entry):
                self._read(name)
            self.bundle.add_resource(FluentResource(entry))
            self._unread.pop(key, None)  # last: another thread may ask for it meanwhile


_book = cache(_Book)


def language(lang: str) -> str:
    """The language itself if we speak it; ValueError otherwise."""
    if lang not in LANGUAGES:
        raise ValueError(f"There is no language {lang!r:.20}; there are {', '.join(LANGUAGES)}.")
    return lang


def known(lang: str, key: str) -> bool:
    """Whether the message exists."""
    return _book(lang).find(key) is not None


def text(lang: str, key: str, **args: Any) -> str:
    """The message in that language; KeyError for a missing one (tests keep all languages complete)."""
    book = _book(lang)
    message = book.find(key)
    if message is None:
        raise KeyError(f"message {key} is missing in {lang}")
    assert message.value is not None
    result, errors = book.bundle.format_pattern(message.value, args)
    if errors:
        raise KeyError(f"message {key} in {lang}: {errors[0]}")
    return str(result)


def noun(lang: str, prefix: str, value: Any) -> str:
    """The name of a thing, e.g. noun("de", "province", "kii"); a custom board's own names stand for themselves."""
    key = f"{prefix}-{value}".replace("_", "-")
    if known(lang, key):
        return text(lang, key)
    return " ".join(word[:1].upper() + word[1:] for word in re.split("[_ -]+", str(value)))


def cases(lang: str, key: str, plain: str) -> dict[str, str]:
    """A name in each case: the message's attributes (``.gen``); one it does not have reads like the name itself."""
    book = _book(lang)
    message = book.find(key)
    forms = message.attributes if message else {}
    return {case: str(book.bundle.format_pattern(forms[case])[0]) if case in forms else plain for case in CASES}


def worded(lang: str, key: str, args: Mapping[str, Any], nouns: Mapping[str, str], seats: Sequence[str]) -> str:
    """A message whose arguments are ids: each is put into words first. ``seats`` are the sides' message keys.

    A name comes with its cases (``$seat_gen``); ``$own`` is yes where the owner is the seat itself.
    """
    spoken: dict[str, Any] = {"own": "yes" if "owner" in args and args["owner"] == args.get("seat") else "no"}
    for name, value in args.items():
        prefix = nouns.get(name)
        if prefix and isinstance(value, (list, tuple)):
            spoken[name] = ", ".join(noun(lang, prefix, v) for v in value)
        elif prefix and value is not None:
            seat = prefix == "seat" and isinstance(value, int)
            named = seats[value] if seat else f"{prefix}-{value}".replace("_", "-")
            spoken[name] = text(lang, named) if seat else noun(lang, prefix, value)
            spoken |= {f"{name}_{case}": form for case, form in cases(lang, named, spoken[name]).items()}
        else:
            spoken[name] = value
    return text(lang, key, **spoken)
