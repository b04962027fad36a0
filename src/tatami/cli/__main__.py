"""``python -m tatami.cli``."""

from . import run

run()
