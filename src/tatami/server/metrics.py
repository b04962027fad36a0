"""What the server counts, for Prometheus; in a browser's tab nobody asks for it."""

from __future__ import annotations

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
except ImportError:
    from .uncounted import CollectorRegistry, Counter, Gauge, Histogram  # type: ignore[assignment]

REGISTRY = CollectorRegistry()
_FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

MOVES = Counter("tatami_moves", "Moves committed", registry=REGISTRY)
REFUSED = Counter("tatami_refused", "Requests and messages refused", ["reason"], registry=REGISTRY)
SOCKETS = Gauge("tatami_sockets", "Open sockets", registry=REGISTRY)
ROOMS = Gauge("tatami_rooms", "Tables in memory", registry=REGISTRY)
COMMIT = Histogram("tatami_commit_seconds", "Time of one commit", buckets=_FINE, registry=REGISTRY)
MOVE = Histogram("tatami_move_seconds", "Time from a move's arrival to its sending", buckets=_FINE, registry=REGISTRY)
BOT = Histogram("tatami_bot_seconds", "Time a bot took", registry=REGISTRY)
BOT_QUEUE = Gauge("tatami_bot_queue", "Bots waiting for a worker", registry=REGISTRY)
BOT_BUSY = Counter("tatami_bot_busy", "Bots asked while the queue was full", registry=REGISTRY)
ALERTS = Counter("tatami_alerts", "Turn alerts", ["how", "result"], registry=REGISTRY)
