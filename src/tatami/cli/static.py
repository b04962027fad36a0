"""``tatami static``: Tatami as a folder of files that plays in a browser without any server."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import click

from .. import messages
from .options import language
from .speech import Spoken, SpokenGroup


@click.group(cls=SpokenGroup)
def static() -> None:
    """A folder of static files that plays both games in the browser, without a server."""


@static.command(cls=Spoken)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--bots/--no-bots", default=True)
@language
def build(folder: Path, bots: bool, lang: str) -> None:
    """Build it into FOLDER."""
    from ..static.site import build

    build(folder, lambda key: click.echo(messages.text(lang, key)), bots=bots)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    click.echo(messages.text(lang, "cli-static-built", folder=str(folder), megabytes=f"{size / 1e6:.1f}"))


@static.command(cls=Spoken)
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--port", type=click.IntRange(0, 65_535), default=8001, show_default=True)
@language
def serve(folder: Path, port: int, lang: str) -> None:
    """Serve FOLDER on this machine, to try it."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder))) as server:
        click.echo(messages.text(lang, "cli-static-serving", url=f"http://localhost:{server.server_port}/"))
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo()


class Handler(SimpleHTTPRequestHandler):
    """The files, with the policy in the header too."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        """The headers of every answer."""
        from ..static.site import POLICY

        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""
