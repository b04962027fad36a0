"""``tatami serve``: the server; and the browser on one's own machine."""

from __future__ import annotations

import socket
import threading
import urllib.request
import webbrowser
from typing import Any

import click

from .. import messages
from .database import opened, settings_of
from .options import language


def _listen(lang: str, host: str, port: int) -> socket.socket:
    """The socket to serve on, so that a taken address is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError):
        listening.close()
        sentence = messages.text(lang, "serve-address-taken", host=host, port=str(port))
        raise click.ClickException(sentence) from None
    return listening


def _serve(lang: str, settings: Any, *, browser: bool) -> None:
    import asyncio

    from ..server.run import main

    listening = _listen(lang, settings.host, settings.port)
    port = listening.getsockname()[1]

    async def prepare() -> None:
        from ..server.db import AlreadyServed, NewerDatabase

        async with opened(lang, settings.database) as database:
            try:
                database.claim()
                await database.migrate()
            except AlreadyServed:
                raise click.ClickException(messages.text(lang, "serve-already-served")) from None
            except NewerDatabase:
                raise click.ClickException(messages.text(lang, "serve-newer-database")) from None

    asyncio.run(prepare())
    shown = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
    url = f"http://{shown}:{port}/"
    click.echo(messages.text(lang, "serve-open", url=url))
    click.echo(messages.text(lang, "serve-stop"))
    if browser:
        threading.Thread(target=_show, args=(url,), daemon=True).start()
    main(settings, [listening])


def _show(url: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{url}health", timeout=1):
                break
        except OSError:
            threading.Event().wait(0.1)
    webbrowser.open(url)


def open_in_browser(lang: str = "en") -> None:
    """Serve on loopback, on a free port, and open the browser: ``tatami play`` without a game."""
    _serve(lang, settings_of(lang, {"host": "127.0.0.1", "port": 0, "log_level": "warning"}), browser=True)


@click.command()
@click.option("--host", help="Address to listen on (127.0.0.1).")
@click.option("--port", type=int, help="Port to listen on (8000; 0: a free one).")
@click.option("--database", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may play here.")
@click.option("--bot-processes", type=int, help="Worker processes for bots.")
@click.option("--public-url", help="Where players find this server, for alerts.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@click.option("--open", "browser", is_flag=True, help="Open the browser.")
@language
def serve(lang: str, browser: bool, **given: Any) -> None:
    """Serve tables to friends. Every setting is also an environment variable TATAMI_..."""
    origins = list(given.pop("origins"))
    _serve(lang, settings_of(lang, {**given, "origins": origins or None}), browser=browser)
