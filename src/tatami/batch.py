"""The door to batches that version 0.1 had; they live in ``tatami.envs.batch``."""

from .envs.batch import Batch

__all__ = ["Batch"]
