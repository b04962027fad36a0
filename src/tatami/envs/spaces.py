"""Spaces of observations and actions, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces

from .core import Core
from .setting import OBSERVED, Setting

Style = Literal["flat", "dict"]
STYLES = get_args(Style)


def observation_space(setting: Setting, style: Style) -> spaces.Dict:
    """``observation`` (one vector, or a dict of its named parts) and ``action_mask``."""
    if style not in STYLES:
        raise ValueError(f"Observations are {' or '.join(STYLES)}, not {str(style)[:20]!r}.")
    seen: spaces.Space[Any]
    if style == "flat":
        seen = _box((setting.n_observed,))
    else:
        seen = spaces.Dict({name: _box(shape) for name, shape in setting.layout})
    mask = spaces.Box(0, 1, (setting.n_actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def action_space(setting: Setting) -> spaces.Discrete:
    """The fixed table of actions."""
    return spaces.Discrete(setting.n_actions)


def observation(core: Core, seat: int, style: Style) -> dict[str, Any]:
    """What the seat may know now and may do now."""
    flat = core.observe(seat)
    return {
        "observation": flat if style == "flat" else core.setting.named(flat),
        "action_mask": core.mask(seat),
    }


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-OBSERVED, OBSERVED, shape, np.float32)
