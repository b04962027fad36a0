"""PPO against itself and its past selves: games on all cores, the network on a GPU (or here, slowly).

While the network learns from one round of games the next is played by a copy of it.
"""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from tatami.envs.batch import Batch

from .model import ILLEGAL, Model, load, save
from .settings import settings

CUDA = torch.cuda.is_available()
DEVICE = "cuda" if CUDA else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
WIN = 0.85
"""The win comes first, the margin breaks ties: as in bots/policy.py."""


@dataclass
class Plan:
    """All that decides a run."""

    game: str = "empires"
    minutes: float = 5.0
    games: int = 16384
    steps: int = 32
    minibatch: int = 16384
    epochs: int = 2
    rate: float = 5e-4
    clip: float = 0.2
    trace: float = 0.95
    entropy: float = 0.003
    old: float = 0.25
    """The part of the games in which all seats but one are a past self's."""
    longest: int = 200
    """The games begin so many random moves apart."""
    every: float = 45.0
    match: int = 1024
    seed: int = 1
    explore: float = 1.5
    heat: float = 0.7
    everyone: float = 0.0


class Eyes:
    """What the network is given of a batch."""

    def __init__(self, batch: Batch, actions: int):
        self.batch, self.actions = batch, actions

    def __call__(self) -> dict[str, Tensor]:
        b = self.batch
        counts = b.counts
        width = max(1, int(counts.max()))
        seen = torch.from_numpy(b.observe()).to(DEVICE).half()
        weights = torch.from_numpy(b.priors())[:, :width].to(DEVICE)
        lists = torch.from_numpy(b.lists)[:, :width].to(DEVICE).long()
        real = torch.arange(width, device=DEVICE)[None] < torch.from_numpy(counts).to(DEVICE)[:, None]
        # places past the list go to a column of their own
        at = torch.where(real, lists, self.actions)
        legal = torch.full((len(b), self.actions + 1), ILLEGAL, dtype=torch.float16, device=DEVICE)
        legal.scatter_(1, at, weights.clamp(min=1e-4).log().half())
        base = torch.from_numpy(b.evaluate_all()).to(DEVICE, copy=True)
        return {"seen": seen, "legal": legal[:, :-1], "base": base}


class SelfPlay:
    """A run: `run` until the time is over, weights and a checkpoint in a folder."""

    def __init__(self, plan: Plan, folder: Path, start: Path | None):
        self.plan, self.folder = plan, folder
        torch.manual_seed(plan.seed)
        self.rng = np.random.default_rng(plan.seed)
        begun = time.time()
        chosen = settings(plan.game, 96, plan.seed)
        self.batch = Batch(plan.game, plan.games, seed=plan.seed, check=False, settings=chosen)
        contract = self.batch.settings[0].game.contract
        self.actions, self.seats = int(contract.N_ACTIONS), int(contract.MAX_SEATS)
        self.eyes = Eyes(self.batch, self.actions)
        if CUDA:
            seen = self.batch.observe()
            torch.cuda.cudart().cudaHostRegister(seen.ctypes.data, seen.nbytes, 0)  # copied at full speed
        self.net = Model(int(contract.OBS), self.actions, self.seats).to(DEVICE)
        self.best = torch.optim.Adam(self.net.parameters(), lr=plan.rate, eps=1e-5)
        self.curve: list[dict[str, Any]] = []
        self.past: list[Model] = []
        self.spent, self.decisions = 0.0, 0
        if (folder / "checkpoint.pt").exists():
            self.resume()
        elif start is not None:
            load(self.net, start)
        self.first = deepcopy(self.net)
        n = plan.games
        self.played_seats = self.batch.seats.astype(np.int64)
        self.versus = self.rng.permutation(np.arange(n) < plan.old * n)
        self.mine = self.rng.integers(0, 60, n) % self.played_seats
        begin = self.rng.integers(0, plan.longest, n)
        for now in range(plan.longest):
            self.batch.step(np.where(begin <= now, self.batch.choose(), -1))
        self.stream = torch.cuda.Stream() if CUDA else None
        self.clock = {"see": 0.0, "net": 0.0, "step": 0.0, "learn": 0.0, "wait": 0.0}
        count = sum(p.numel() for p in self.net.parameters())
        print(f"ready in {time.time() - begun:.0f} s: {len(chosen)} settings, {count:,} weights, {DEVICE}", flush=True)

    def resume(self) -> None:
        """Go on where a run was broken off."""
        found = torch.load(self.folder / "checkpoint.pt", map_location=DEVICE, weights_only=True)
        self.net.load_state_dict(found["net"])
        self.best.load_state_dict(found["best"])
        self.spent, self.decisions, self.curve = found["spent"], found["decisions"], found["curve"]

    def keep(self) -> None:
        """Weights for the bots, a checkpoint for ourselves, the curve for people."""
        how = (self.plan.explore, self.plan.heat, 1.0, self.plan.everyone)
        save(self.net, how, self.folder / f"{self.plan.game}.npz")
        part = self.folder / "checkpoint.part"
        state = {"net": self.net.state_dict(), "best": self.best.state_dict(), "spent": self.spent,
                 "decisions": self.decisions, "curve": self.curve}  # fmt: skip
        torch.save(state, part)
        part.replace(self.folder / "checkpoint.pt")
        text = json.dumps({"plan": asdict(self.plan), "curve": self.curve}, indent=1)
        (self.folder / f"{self.plan.game}.json").write_text(text)

    def tick(self, name: str, begun: float) -> float:
        """Add to a clock."""
        now = time.perf_counter()
        self.clock[name] += now - begun
        return now

    def copy(self) -> Model:
        """The network as it is now, for the other stream."""
        net = deepcopy(self.net)
        if CUDA:
            torch.cuda.synchronize()
        return net

    @torch.no_grad()
    def play(self, net: Model, old: Model | None) -> dict[str, Tensor]:
        """A round: so many decisions of every game, as rows to learn from."""
        with torch.cuda.stream(self.stream) if self.stream else nullcontext():
            data = self._play(net, old)
            if self.stream:
                self.stream.synchronize()
        return data

    def _play(self, net: Model, old: Model | None) -> dict[str, Tensor]:
        plan, batch = self.plan, self.batch
        T, N, S = plan.steps, plan.games, self.seats
        store: dict[str, list[Tensor]] = {k: [] for k in ("seen", "legal", "base", "action", "before", "mine")}
        values = torch.zeros((T + 1, N, S, 2), device=DEVICE)
        results = torch.zeros((T, N, S, 2), device=DEVICE)
        ends = torch.zeros((T, N), device=DEVICE, dtype=torch.bool)
        actors = torch.zeros((T + 1, N), dtype=torch.int64, device=DEVICE)
        sits = torch.from_numpy(self.played_seats).to(DEVICE)
        places = torch.arange(S, device=DEVICE)[None]
        for t in range(T + 1):
            begun = time.perf_counter()
            rows = self.eyes()
            begun = self.tick("see", begun)
            logp, win, margin = net(**rows)
            now = torch.from_numpy(batch.actor.astype(np.int64)).to(DEVICE)
            actors[t] = now
            # from "me first" to seats; seats nobody sits at take any value, their results are 0
            turn = torch.where(places < sits[:, None], (places - now[:, None]) % sits[:, None], places)
            value = torch.stack([win.exp(), margin], 2).gather(1, turn[:, :, None].expand(-1, -1, 2))
            values[t] = value * (places < sits[:, None])[:, :, None]
            if t == T:
                break
            action = torch.multinomial(logp.exp(), 1)[:, 0]
            foreign = self.versus & (batch.actor != self.mine) if old is not None else np.zeros(N, bool)
            if old is not None:
                some = torch.from_numpy(np.flatnonzero(foreign)).to(DEVICE)
                theirs = old(rows["seen"][some], rows["legal"][some], rows["base"][some])[0]
                action[some] = torch.multinomial(theirs.exp(), 1)[:, 0]
            chosen = action.cpu().numpy()
            begun = self.tick("net", begun)
            for name in ("seen", "legal", "base"):
                store[name].append(rows[name])
            store["action"].append(action)
            store["before"].append(logp.gather(1, action[:, None])[:, 0])
            store["mine"].append(torch.from_numpy(~foreign & (batch.counts > 1)).to(DEVICE))
            batch.step(chosen)
            ends[t] = torch.from_numpy(batch.done.astype(bool)).to(DEVICE)
            results[t] = torch.from_numpy(np.stack([batch.rewards, batch.margins], 2)).to(DEVICE)
            self.tick("step", begun)
        gains = torch.zeros((T, N, S, 2), device=DEVICE)
        later = torch.zeros((N, S, 2), device=DEVICE)
        for t in reversed(range(T)):
            end = ends[t][:, None, None]
            ahead = torch.where(end, results[t], values[t + 1])
            later = ahead - values[t] + torch.where(end, 0.0, plan.trace * later)
            gains[t] = later
        targets = gains + values[:T]
        own = gains.gather(2, actors[:T, :, None, None].expand(-1, -1, 1, 2))[:, :, 0]
        turn = torch.where(places < sits[:, None], (actors[:T, :, None] + places) % sits[None, :, None], places)
        targets = targets.gather(2, turn[..., None].expand(-1, -1, -1, 2))
        data = {k: torch.cat(v) for k, v in store.items()}
        data["gain"] = (WIN * own[..., 0] + (1 - WIN) * 0.5 * own[..., 1]).reshape(-1)
        data["target"] = targets.reshape(T * N, S, 2)
        return data

    def learn(self, data: dict[str, Tensor], done: float) -> list[float]:
        """Some epochs of PPO; policy loss, value loss, entropy, divergence."""
        plan, begun = self.plan, time.perf_counter()
        keep = data["mine"].nonzero()[:, 0]
        gain = data["gain"][keep]
        mean, std = gain.mean(), gain.std() + 1e-6
        self.best.param_groups[0]["lr"] = plan.rate * max(0.08, 1 - done)
        stats, count = torch.zeros(4, device=DEVICE), 0
        for _ in range(plan.epochs):
            for some in keep[torch.randperm(len(keep), device=DEVICE)].split(plan.minibatch):
                rows = {k: v[some] for k, v in data.items() if k != "mine"}
                logp, win, margin = self.net(rows["seen"], rows["legal"], rows["base"])
                sits = rows["base"] > 0
                goal = rows["target"][..., 0].clamp(0, 1) * sits
                value = -(goal * win.clamp(min=-50)).sum(1).mean()
                error = (margin - rows["target"][..., 1]).square() * sits
                value = value + 2.0 * error.sum() / sits.sum()
                ratio_log = logp.gather(1, rows["action"][:, None])[:, 0] - rows["before"]
                ratio = ratio_log.exp()
                g = (rows["gain"] - mean) / std
                policy = -torch.minimum(ratio * g, ratio.clamp(1 - plan.clip, 1 + plan.clip) * g).mean()
                entropy = -(logp.exp() * logp.clamp(min=-50)).sum(1).mean()
                loss = policy + value - plan.entropy * entropy
                self.best.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.best.step()
                kl = ((ratio - 1) - ratio_log).mean()
                stats += torch.stack([x.detach() for x in (policy, value, entropy, kl)])
                count += 1
        found: list[float] = (stats / max(1, count)).tolist()
        if CUDA:
            torch.cuda.synchronize()  # the rows are let go of, and the other stream may take their place
        self.tick("learn", begun)
        return found

    @torch.no_grad()
    def match(self, rival: Model, players: int, seed: int) -> float:
        """The greedy share of the win of one seat, all others a rival's."""
        plan = self.plan
        batch = Batch(plan.game, plan.match, players=players, seed=seed, auto_reset=False, check=False)
        eyes, mine = Eyes(batch, self.actions), np.arange(plan.match) % players
        won = np.zeros(plan.match)
        games = np.arange(plan.match)
        while (batch.actor >= 0).any():
            rows = eyes()
            chosen = self.net(**rows)[0].argmax(1).cpu().numpy()
            others = (batch.actor >= 0) & (batch.actor != mine)
            theirs = rival(**rows)[0].argmax(1).cpu().numpy()
            chosen = np.where(others, theirs, chosen)
            batch.step(np.where(batch.actor >= 0, chosen, -1))
            won += batch.rewards[games, mine]
        return float(won.mean())

    def point(self, stats: list[float], last: bool = False) -> None:
        """One point of the curve."""
        found: dict[str, Any] = {"minutes": round(self.spent / 60, 2), "decisions": self.decisions}
        for players in (2, 4):
            if last:
                found[f"start_{players}"] = round(self.match(self.first, players, 10_000), 4)
            if self.past:
                rival = self.past[max(0, len(self.past) - 4)]
                found[f"earlier_{players}"] = round(self.match(rival, players, 20_000), 4)
        found["stats"] = [round(x, 4) for x in stats]
        found["clock"] = {k: round(v, 1) for k, v in self.clock.items()}
        self.curve.append(found)
        print(json.dumps(found), flush=True)
        self.keep()
        self.past = [*self.past, deepcopy(self.net).eval()][-10:]

    def run(self) -> None:
        """Until the time is over."""
        plan = self.plan
        total, due, stats = plan.minutes * 60, 0.0, [0.0] * 4
        with ThreadPoolExecutor(1) as other:
            coming = None
            while self.spent < total:
                begun = time.time()
                if self.spent >= due:
                    if coming is not None:
                        coming.result()  # the matches need the cores
                    self.point(stats)
                    due = self.spent + plan.every
                old = self.past[self.rng.integers(len(self.past))] if len(self.past) > 1 else None
                if coming is None:
                    coming = other.submit(self.play, self.copy(), old)
                waits = time.perf_counter()
                data = coming.result()
                self.tick("wait", waits)
                coming = other.submit(self.play, self.copy(), old)
                stats = self.learn(data, self.spent / total)
                self.decisions += plan.games * plan.steps
                self.spent += time.time() - begun
            if coming is not None:
                coming.result()
        self.keep()
        self.point(stats, last=True)
