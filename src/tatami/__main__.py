"""``python -m tatami``."""

from .cli import run

run()
