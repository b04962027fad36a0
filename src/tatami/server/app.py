"""The application: routes, guards and the life of the services."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from time import perf_counter
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import tatami

from . import alert_page, api, challenge, choices, invitations, library, live, metrics, pages, people_api, push, review
from .api_page import api_page
from .clocks import Time
from .errors import Refused, spoken
from .services import Services
from .settings import Settings
from .store import AWAY

log = logging.getLogger("tatami.app")
COUNTED = ("/api", "/metrics")
"""What costs more than reading a file; never ``/health``: who asks that ends a server which does not answer."""


def create_app(settings: Settings | None = None, time: Time | None = None) -> FastAPI:
    """The server as an ASGI application."""
    settings = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings, time)
        app.state.services = services
        await services.start()
        log.info("open")
        try:
            yield
        finally:
            await services.stop()
            log.info("closed")

    app = FastAPI(
        title="Tatami",
        version=tatami.__version__,
        description="Tables, seats and games. Live play is on `/api/tables/{id}/live`: see `/api/socket-schema`.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=life,
    )
    app.router.routes.extend(_routes())
    # not by FastAPI's own route, which would keep a dozen objects more alive for each of thousands of sockets
    app.router.routes.append(WebSocketRoute("/api/tables/{id}/live", live.live))
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    app.add_api_route("/health", _health, include_in_schema=False)
    if settings.metrics:
        app.add_api_route("/metrics", _metrics, include_in_schema=False)
    app.add_api_route("/api/docs", _docs, include_in_schema=False)
    app.router.routes.append(Route("/alerts/{token}", alert_page.show, methods=["GET", "HEAD"]))
    app.router.routes.append(Route("/alerts/{token}/{way:str}", alert_page.answer, methods=["POST"]))
    app.router.routes.append(Route("/{path:path}", pages.serve_page, methods=["GET", "HEAD"]))
    app.add_middleware(Guard, settings=settings)
    if settings.origins:  # the same pages that may open sockets
        allowed = ["Content-Type", "Tatami-Key", "Accept-Language"]
        app.add_middleware(
            CORSMiddleware, allow_origins=settings.origins, allow_methods=["GET", "POST"], allow_headers=allowed
        )
    app.add_middleware(pages.SecurityHeaders)
    return app


@cache
def _routes() -> list[BaseRoute]:
    """The REST side, worked out once for all servers of a process."""
    made = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    for part in (api, library, review, people_api, choices, invitations, challenge, push):
        made.include_router(part.router)
    return made.router.routes


class Guard:
    """Before anything else: known host, not too many requests, not too large; afterwards a line in the log."""

    def __init__(self, app: ASGIApp, settings: Settings):
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"host", b"content-length")}
        host = headers.get(b"host", b"").decode("latin-1").rsplit(":", 1)[0]
        if self._settings.hosts and host not in self._settings.hosts:
            await _answer(Refused("bad-host", 400), scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        named = [part.partition(b"=")[0] for part in scope["query_string"].split(b"&")]
        if b"key" in named and scope["path"].startswith("/api"):
            await _answer(Refused("key-in-url", 400), scope, receive, send)
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._settings.max_body:
            await _answer(Refused("too-large", 413), scope, receive, send)
            return
        if scope["path"].startswith(COUNTED):
            try:
                services: Services = scope["app"].state.services
                services.limits.request(scope["client"][0] if scope["client"] else "?")
            except Refused as refused:
                await _answer(refused, scope, receive, send)
                return
        begun, status, size = perf_counter(), 0, 0
        deadline = asyncio.get_running_loop().time() + self._settings.body_seconds
        whole = False
        wrong: Refused | None = None

        async def sized() -> Message:
            nonlocal size, whole, wrong
            if whole:
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                wrong = Refused("too-slow", 408)
                return {"type": "http.disconnect"}
            whole = not message.get("more_body", False)
            size += len(message.get("body", b""))
            if size > self._settings.max_body:
                wrong = Refused("too-large", 413)
                return {"type": "http.disconnect"}
            return message

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            if wrong is None:
                await send(message)

        with suppress(ClientDisconnect):
            await self._app(scope, sized, noted)
        if wrong is not None:
            status = wrong.status
            await _answer(wrong, scope, receive, send)
        seconds = round(perf_counter() - begun, 4)
        log.debug("request", extra={"method": scope["method"], "status": status, "seconds": seconds})


async def _answer(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    accept = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    metrics.REFUSED.labels(refused.key).inc()
    headers = {"Connection": "close"} if refused.status == 408 else {}
    await JSONResponse(refused.body(spoken(accept)), refused.status, headers)(scope, receive, send)


def _said(request: Request, refused: Refused, **more: Any) -> JSONResponse:
    metrics.REFUSED.labels(refused.key).inc()
    body = {**refused.body(spoken(request.headers.get("accept-language"))), **more}
    return JSONResponse(body, refused.status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _said(request, error)


async def _not_valid(request: Request, error: Exception) -> Response:
    """What is wrong, field by field, without giving back what was sent."""
    assert isinstance(error, RequestValidationError)
    fields = [{"field": ".".join(map(str, e["loc"])), "problem": e["type"]} for e in error.errors()[:20]]
    return _said(request, Refused("bad-request", 422), fields=fields)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "not-found", 405: "bad-method", 413: "too-large"}.get(error.status_code, "bad-request")
    answer = _said(request, Refused(key, error.status_code))
    answer.headers.update(error.headers or {})
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    if isinstance(error, AWAY):
        return _said(request, Refused("storage", 503))
    return _said(request, Refused("internal", 500))


async def _health(request: Request) -> Response:
    """Whether the server can serve: the doors are open, the database answers, takes what is written, and tells news."""
    services: Services = request.app.state.services
    state = {
        "database": await services.database.answers(),
        "writes": services.uptime.runs,
        "news": services.hub.listening.is_set(),
    }
    well = services.open and all(state.values())
    return JSONResponse({"ok": well, "version": tatami.__version__, **state}, 200 if well else 503)


async def _metrics() -> Response:
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def _docs(request: Request) -> Response:
    """The OpenAPI description as a page."""
    app: FastAPI = request.app
    return Response(api_page(app.openapi()), media_type="text/html")
