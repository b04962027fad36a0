"""The network as torch sees it: the same numbers as bots/netsearch.py computes, for many positions at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

WIDTH = (512, 256)
QUERY = 64
SURE = 1e-4
ILLEGAL = -30000.0
"""The log weight of an action that is not legal; fits halves."""


class Model(nn.Module):
    """Observation to a query (times an embedding of each action: a correction of the prior), win shares, margins."""

    def __init__(
        self, inputs: int, actions: int, seats: int, width: tuple[int, int] = WIDTH, query: int = QUERY,
        drop: float = 0.0,
    ):  # fmt: skip
        super().__init__()
        self.drop = drop
        self.seats = seats  # 1: all win or lose together
        self.one, self.two = nn.Linear(inputs, width[0]), nn.Linear(*width)
        self.query = nn.Linear(width[1], query)
        self.act = nn.Linear(query, actions)
        self.head = nn.Linear(width[1], 2 * seats)
        self.scale = nn.Parameter(torch.tensor([1.0, 0.2]))
        nn.init.normal_(self.act.weight, std=0.02)
        for zeros in (self.act.bias, self.head.weight, self.head.bias):
            nn.init.zeros_(zeros)

    def forward(self, seen: Tensor, legal: Tensor, base: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Log chances of the actions, log win shares (or log chance), margins; seats that are empty have base 0."""
        h = torch.relu(self.one(nn.functional.dropout(seen.float(), self.drop / 2, self.training)))
        h = torch.relu(self.two(nn.functional.dropout(h, self.drop, self.training)))
        h = nn.functional.dropout(h, self.drop, self.training)
        logp = torch.log_softmax(self.act(self.query(h)) + legal.float(), 1)
        out = self.head(h)
        sits = base > 0
        sure = base.clamp(SURE, 1 - SURE)
        odds = sure.log() - (1 - sure).log()
        if self.seats == 1:
            win = nn.functional.logsigmoid(self.scale[0] * odds + out[:, :1])
        else:
            win = self.scale[0] * sure.log() + out[:, : self.seats]
            win = torch.log_softmax(torch.where(sits, win, ILLEGAL), 1)
        margin = torch.tanh(self.scale[1] * odds + out[:, self.seats :])
        return logp, win, margin


def save(model: Model, how: tuple[float, float, float, float], file: Path) -> None:
    """As the bots read it, in halves; written at one stroke."""

    def half(x: Tensor) -> Any:
        return x.detach().float().cpu().numpy().astype(np.float16)

    arrays = {
        "w1": half(model.one.weight).T.copy(), "b1": half(model.one.bias), "w2": half(model.two.weight).T.copy(),
        "b2": half(model.two.bias), "wq": half(model.query.weight).T.copy(), "bq": half(model.query.bias),
        "wv": half(model.head.weight).T.copy(), "bv": half(model.head.bias), "embed": half(model.act.weight),
        "lean": half(model.act.bias), "scale": half(model.scale), "how": np.array(how, np.float16),
    }  # fmt: skip
    part = file.with_suffix(".part.npz")
    np.savez_compressed(part, **arrays)
    part.replace(file)


def load(model: Model, file: Path) -> None:
    """Begin from weights the bots read; rows for further inputs, actions and seats stay as they are."""
    with np.load(file) as found:
        given = {name: torch.from_numpy(found[name].astype(np.float32)) for name in found.files}
    with torch.no_grad():
        for name, layer in (("1", model.one), ("2", model.two), ("q", model.query)):
            layer.weight.copy_(given["w" + name].T)
            layer.bias.copy_(given["b" + name])
        model.head.weight.copy_(given["wv"].T)
        model.head.bias.copy_(given["bv"])
        model.act.weight.copy_(given["embed"])
        model.act.bias.copy_(given["lean"])
        model.scale.copy_(given["scale"])
