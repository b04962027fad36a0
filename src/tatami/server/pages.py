"""The browser client's files: compressed once, cached by name, with headers that let nothing foreign in."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"
LONGEST = 200
"""Characters of a path; ours are shorter."""
CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Puts the headers on every answer; what the API says is never cached unless it asks for it."""

    def __init__(self, app: ASGIApp):
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path: str = scope["path"]

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if path.startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)


@dataclass(frozen=True, slots=True)
class _Page:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str


@lru_cache(maxsize=512)
def _page(path: Path, _changed: int) -> _Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    text = kind.startswith("text/") or kind.endswith(("json", "javascript", "xml"))
    packed = gzip.compress(body, 9) if text and len(body) > 1000 else None
    if text:
        kind += "; charset=utf-8"
    return _Page(body, packed, kind, f'"{sha256(body).hexdigest()[:24]}"')


async def serve_page(request: Request) -> Response:
    """A file of the client; any other path is the client's own, so it gets the first page."""
    wanted = request.path_params.get("path", "")
    if wanted == "api" or wanted.startswith("api/"):
        return PlainTextResponse("Not found", 404)
    if len(wanted) > LONGEST:
        return PlainTextResponse("Not found", 404)
    try:
        path = (STATIC / wanted).resolve()
        inside = path.is_relative_to(STATIC.resolve()) and path.is_file()
    except (ValueError, OSError):  # a NUL, or what the file system does not take
        return PlainTextResponse("Not found", 404)
    if not inside:
        if Path(wanted).suffix not in ("", ".html"):
            return PlainTextResponse("Not found", 404)
        path = STATIC / "index.html"
        if not path.is_file():
            return PlainTextResponse("Tatami is running, but its browser client was not built: see /api/docs.", 200)
    page = _page(path, path.stat().st_mtime_ns)
    # names of built assets hold a hash of their content: they never change
    lasting = path.parent.name == "assets"
    headers = {
        "ETag": page.tag,
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.packed, media_type=page.kind, headers=headers)
    return Response(page.body, media_type=page.kind, headers=headers)
