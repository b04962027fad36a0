"""Running the server: uvicorn with our limits, logs and settings."""

from __future__ import annotations

import gc
import socket
import sys
from contextlib import suppress

import uvicorn

from . import log
from .app import create_app
from .clocks import Time
from .door import door
from .settings import Settings


def server(settings: Settings, time: Time | None = None) -> uvicorn.Server:
    """A server ready to run."""
    config = uvicorn.Config(
        create_app(settings, time),
        host=settings.host,
        port=settings.port,
        http=door(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        ws_ping_interval=40,  # proxies hang up after a minute of silence; more often costs, with thousands of sockets
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=16_384,
        backlog=4096,
    )
    return uvicorn.Server(config)


def main(settings: Settings | None = None, sockets: list[socket.socket] | None = None) -> None:
    """Serve until told to stop, on sockets that listen already or on the address of the settings."""
    settings = settings or Settings()
    log.set_up(settings.log_level)
    _raise_open_files()
    # a thousand tables are a million objects and hardly any garbage: small looks often (see services._tidy), at all of
    # them once in some hours, so that no look makes the tables wait
    gc.set_threshold(2_000, 2, 100_000)
    # the thread that has committed a move gets the interpreter at once, not after the usual 5 ms
    sys.setswitchinterval(0.0005)
    with suppress(KeyboardInterrupt):  # uvicorn closes in order and then hands it on
        server(settings).run(sockets=sockets)


def _raise_open_files() -> None:
    """As many open files as the system lets us have: a socket is one, and the usual 1,024 are soon gone."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 20 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
