"""``tatami serve``: the server; and the browser on one's own machine."""

from __future__ import annotations

import json
import socket
import threading
import urllib.request
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .. import messages
from .database import opened, settings_of
from .options import language
from .speech import Spoken

if TYPE_CHECKING:
    from ..server.people import WhereItRuns

PORTS = range(8101, 8109)
"""Where ``tatami`` listens on one's own machine: the first that is free."""


def listen(lang: str, host: str, ports: Sequence[int]) -> socket.socket:
    """A socket that listens, at the first of these ports that is free; that none is, is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        # named as TCP, else asyncio leaves it to gather small messages, and each move waits for an acknowledgement
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
            listening.listen()  # at once: until then another may bind the same port, and one of the two is never heard
        except (OSError, UnicodeError):
            listening.close()
        else:
            return listening
    sentence = messages.text(lang, "serve-address-taken", host=host, port=str(ports[0]))
    raise click.ClickException(sentence)


def _serve(lang: str, settings: Any, *, browser: bool, ports: Sequence[int] = ()) -> None:
    with listen(lang, settings.host, ports or [settings.port]) as listening:
        _serve_on(listening, lang, settings, browser=browser)


def _serve_on(listening: socket.socket, lang: str, settings: Any, *, browser: bool) -> None:
    import asyncio

    from ..server.people import WhereItRuns
    from ..server.run import main
    from ..server.seats import new_key

    port = listening.getsockname()[1]

    async def prepare() -> None:
        from ..server.db import NewerDatabase

        async with opened(lang, settings.database) as database:
            database.claim()
            try:
                await database.migrate()
            except NewerDatabase:
                raise click.ClickException(messages.text(lang, "serve-newer-database")) from None

    asyncio.run(prepare())
    shown = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
    url = f"http://{shown}:{port}/"
    click.echo(messages.text(lang, "serve-open", url=url))
    if settings.host in ("127.0.0.1", "::1"):
        click.echo(messages.text(lang, "serve-alone"))
    click.echo(messages.text(lang, "serve-stop"))
    if not browser:
        main(settings, [listening])
        return
    folder, word = owner_folder(settings.database), new_key()
    note = WhereItRuns(folder)
    note.leave(port, word)
    threading.Thread(target=_show, args=(url, word), daemon=True).start()
    try:
        main(settings.model_copy(update={"owner_folder": str(folder), "door": word}), [listening])
    finally:
        if note.found() == (port, word):
            note.close()


def owner_folder(database: str) -> Path:
    """Where what belongs to the person at this machine lies: beside the database, if that is a file."""
    from platformdirs import user_data_dir
    from sqlalchemy.engine import make_url

    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return Path(url.database).expanduser().resolve().parent
    return Path(user_data_dir("tatami"))


def owners_page(url: str, word: str) -> str | None:
    """The address that makes a browser the owner's, once; None if no server of ours answers there."""
    body = json.dumps({"door": word}).encode()
    asked = urllib.request.Request(f"{url}api/owner/once", body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=2) as answer:
            return f"{url}#/once/{json.load(answer)['once']}"
    except (OSError, ValueError, KeyError):
        return None


def _show(url: str, word: str) -> None:
    """Open the browser once the server answers."""
    page = None
    for _ in range(1200):  # a first start on a slow machine takes its time, and without the key nobody is at home
        if page := owners_page(url, word):
            break
        threading.Event().wait(0.1)
    webbrowser.open(page or url)


def _shown_there(lang: str, note: WhereItRuns, knocks: int) -> bool:
    """Whether a server that runs on this machine has answered; the browser is opened there then."""
    for knock in range(knocks):
        if knock:
            threading.Event().wait(0.1)
        if (found := note.found()) is None:
            return False
        url = f"http://localhost:{found[0]}/"
        if page := owners_page(url, found[1]):
            click.echo(messages.text(lang, "serve-runs", url=url))
            webbrowser.open(page)
            return True
    return False


def _already_served(lang: str) -> click.ClickException:
    return click.ClickException(messages.text(lang, "serve-already-served"))


def open_in_browser(lang: str = "en") -> None:
    """Serve on loopback and open the browser; if one runs already, only the browser. ``tatami play`` without a game."""
    from ..server.db import AlreadyServed
    from ..server.people import WhereItRuns

    settings = settings_of(lang, {"host": "127.0.0.1", "log_level": "warning"})
    note = WhereItRuns(owner_folder(settings.database))
    if _shown_there(lang, note, knocks=1):
        return
    ports = [settings.port] if "port" in settings.model_fields_set else PORTS
    try:
        _serve(lang, settings, browser=True, ports=ports)
    except AlreadyServed:  # somebody is there, only slow to answer
        if not _shown_there(lang, note, knocks=300):
            raise _already_served(lang) from None


@click.command(cls=Spoken)
@click.option("--host")
@click.option("--port", type=int)
@click.option("--database")
@click.option("--origin", "origins", multiple=True)
@click.option("--bot-processes", type=int)
@click.option("--public-url")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@click.option("--open", "browser", is_flag=True)
@language
def serve(lang: str, browser: bool, **given: Any) -> None:
    """Serve tables to friends. Every setting is also an environment variable TATAMI_..."""
    from ..server.db import AlreadyServed

    origins = list(given.pop("origins"))
    try:
        _serve(lang, settings_of(lang, {**given, "origins": origins or None}), browser=browser)
    except AlreadyServed:
        raise _already_served(lang) from None
