"""Bodies of requests as JSON in the strict sense: no NaN, no lone surrogates, no towers of brackets."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi import Request, Response
from fastapi.routing import APIRoute

MAX_DEPTH = 32
"""Brackets within brackets; a record with its position and board has fewer than ten."""


def read_json(text: bytes) -> Any:
    """What the text says; json.JSONDecodeError unless it is plain JSON of a sensible depth."""
    value = orjson.loads(text)
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for outer in level
            if isinstance(outer, (dict, list))
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return value
    raise json.JSONDecodeError("too deep", "", 0)


class _StrictRequest(Request):
    async def json(self) -> Any:
        return read_json(await self.body())


class StrictRoute(APIRoute):
    """A route that reads its body strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """FastAPI's handler, with our reading."""
        handler = super().get_route_handler()

        async def strict(request: Request) -> Response:
            return await handler(_StrictRequest(request.scope, request.receive))

        return strict
