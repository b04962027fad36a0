"""The page behind the link in a mail: yes to such mail, or never again. Nothing happens before a button is pressed."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from .. import messages
from .errors import Refused, spoken
from .pages import CSP
from .services import Services


def _page(request: Request, key: str, status: int = 200, buttons: tuple[str, ...] = ()) -> Response:
    lang = spoken(request.headers.get("accept-language"))
    token = escape(request.path_params["token"])
    names = {way: escape(messages.text(lang, f"alert-{way}")) for way in buttons}
    forms = "".join(
        f'<form method="post" action="./{token}/{way}"><button>{name}</button></form>' for way, name in names.items()
    )
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Tatami</title><style>body{{font:1.1rem/1.5 serif;max-width:32rem;margin:4rem auto;padding:0 1rem}}"
        f"button{{font:inherit;padding:.5rem 1rem;margin:.5rem 0}}</style><h1>Tatami</h1>"
        f"<p>{escape(messages.text(lang, key))}</p>{forms}</html>"
    )
    # the only page with forms of the old kind: it works without the client
    policy = CSP.replace("form-action 'none'", "form-action 'self'")
    return HTMLResponse(body, status, {"Content-Security-Policy": policy, "Cache-Control": "no-store"})


async def show(request: Request) -> Response:
    """What is asked; fetching the page (as scanners of mail do) answers nothing."""
    return _page(request, "alert-question", buttons=("confirm", "stop"))


async def answer(request: Request) -> Response:
    """A button was pressed."""
    services: Services = request.app.state.services
    wanted = request.path_params["way"] == "confirm"
    try:
        services.limits.request(request.client.host if request.client else "?")
        found = await services.lobby.answer_alert(request.path_params["token"][:64], wanted)
    except Refused as refused:
        return _page(request, f"error-{refused.key}" if refused.status == 429 else "alert-gone", refused.status)
    if not found:
        return _page(request, "alert-gone", 404)
    return _page(request, "alert-confirmed" if wanted else "alert-stopped")
