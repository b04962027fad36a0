"""The shapes of the games' views as JSON schemas, and all schemas together: what the browser's types are made from."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from .. import game as games
from ..game import Json
from .wire import socket_schema

_PLAIN = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}


def all_schemas(openapi: Json) -> Json:
    """REST, socket and views."""
    return {"openapi": openapi, "socket": socket_schema(), "views": view_schemas()}


def view_schemas() -> Json:
    """A schema for every shape of every game, by name."""
    found: Json = {}
    for name in games.NAMES:
        for shape in games.get(name).shapes:
            _schema(shape, found)
    return found


def _schema(kind: Any, found: Json) -> Json:
    """The schema of a type; those of shapes are put aside under their names."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if origin is NotRequired:
        return _schema(args[0], found)
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(arg, found) for arg in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is list:
        return {"type": "array", "items": _schema(args[0], found)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(args[1], found)}
    assert is_typeddict(kind), f"no schema for {kind}"
    if kind.__name__ not in found:
        made: Json = {"type": "object", "description": kind.__doc__}
        found[kind.__name__] = made
        hints = get_type_hints(kind, include_extras=True)
        made["required"] = [name for name, hint in hints.items() if get_origin(hint) is not NotRequired]
        made["properties"] = {name: _schema(hint, found) for name, hint in hints.items()}
    return {"$ref": f"#/components/schemas/{kind.__name__}"}
