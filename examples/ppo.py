"""PPO by self-play on a batch of games: learns Small Samurai Empires for two players on a CPU in minutes.

    python examples/ppo.py --minutes 10 --out ppo

Every so often the learner plays against the bot "soldier" in its weakest setting (one sampled world); the curve is
drawn to OUT.png. One network plays both seats. It starts from what the engine knows by hand: its value is the
evaluation plus a correction, its policy the prior of roll-outs times a factor, and both corrections start at nothing
(``--from-scratch`` leaves the prior out). The policy sees only what its seat may know. Runs on a GPU with
``--device cuda``: games stay on the CPU cores, learning moves.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
import torch
from rich.console import Console
from torch import Tensor, nn

from tatami.batch import Batch
from tatami.envs.opponents import Bot, Bots

WIDTH, QUERY = 256, 64
CLIP, LAMBDA, EPOCHS = 0.2, 0.95, 2
CENTRE = 0.5  # values are shares of the win less this, so that the other seat's is the negative


class Net(nn.Module):
    """What to do, and how much better the position is than it looks."""

    def __init__(self, observed: int, actions: int):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observed, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.query = nn.Linear(WIDTH, QUERY)
        self.actions = nn.Linear(QUERY, actions)
        self.correction = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.correction.weight)
        nn.init.zeros_(self.correction.bias)
        nn.init.normal_(self.actions.weight, std=0.01)
        nn.init.zeros_(self.actions.bias)

    def forward(self, seen: Tensor, legal: Tensor, counts: Tensor, prior: Tensor) -> tuple[Tensor, Tensor]:
        """Log chances of the listed legal actions, and the correction of the value."""
        body = self.body(seen)
        logits = self.actions(self.query(body)).gather(1, legal) + prior
        there = torch.arange(legal.shape[1], device=legal.device) < counts[:, None]
        return torch.log_softmax(logits.masked_fill(~there, -1e9), 1), self.correction(body)[:, 0]


@dataclass
class Plan:
    """How much is played and learned at a time."""

    games: int = 1024
    steps: int = 48
    minibatch: int = 2048
    rate: float = 1e-3
    entropy: float = 0.005
    prior: bool = True


class Trainer:
    """Self-play and learning."""

    def __init__(self, plan: Plan, device: str, seed: int, players: int = 2):
        torch.manual_seed(seed)
        self.plan, self.device = plan, device
        self.batch = Batch("empires", plan.games, players=players, seed=seed, check=False)
        self.net = Net(self.batch.observe().shape[1], len(self.batch.actions)).to(device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), plan.rate, eps=1e-5)
        self.decisions = self.finished = 0

    def look(self, batch: Batch) -> list[Tensor]:
        """What the network is given: observation, legal actions, their count and log prior, copied to the device."""
        widest = max(1, int(batch.counts.max()))
        weights = np.log(np.maximum(batch.priors()[:, :widest], 1e-4)) if self.plan.prior else None
        prior = np.zeros((len(batch), widest), np.float32) if weights is None else weights
        arrays = (batch.observe(), batch.lists[:, :widest].astype(np.int64), batch.counts, prior)
        return [torch.from_numpy(array.copy()).to(self.device) for array in arrays]

    @torch.no_grad()
    def choose(self, batch: Batch, greedy: bool = False) -> np.ndarray[Any, Any]:
        """Actions of the network for every game."""
        seen, legal, counts, prior = self.look(batch)
        chances, _ = self.net(seen, legal, counts, prior)
        place = chances.argmax(1) if greedy else torch.multinomial(chances.exp(), 1)[:, 0]
        return legal.gather(1, place[:, None])[:, 0].cpu().numpy()

    @torch.no_grad()
    def play(self) -> list[Tensor]:
        """Some steps of every game: what was seen, legal and chosen, with log chances, guesses, advantages, returns."""
        plan, batch = self.plan, self.batch
        rows: list[tuple[Tensor, ...]] = []
        values, actors, ends, results = [], [], [], []
        for _ in range(plan.steps):
            seen, legal, counts, prior = self.look(batch)
            guess = torch.from_numpy(batch.evaluate()).to(self.device) - CENTRE
            chances, correction = self.net(seen, legal, counts, prior)
            place = torch.multinomial(chances.exp(), 1)
            actor = batch.actor.astype(np.int64)
            batch.step(legal.gather(1, place)[:, 0].cpu().numpy())
            rows.append((legal, prior, seen, counts, place[:, 0], chances.gather(1, place)[:, 0], guess))
            values.append((guess + correction).cpu().numpy())
            actors.append(actor)
            ends.append(batch.done.astype(bool))
            results.append(batch.rewards[np.arange(len(batch)), actor] - CENTRE)
        values.append(batch.evaluate() - CENTRE + self.net(*self.look(batch))[1].cpu().numpy())
        actors.append(batch.actor.astype(np.int64))
        self.decisions += plan.steps * len(batch)
        self.finished += int(np.sum(ends))
        gains = advantages(values, actors, ends, results)
        returns = [gain + value for gain, value in zip(gains, values[:-1], strict=True)]
        widest = max(row[0].shape[1] for row in rows)
        padded = [[nn.functional.pad(x, (0, widest - x.shape[1])) for x in row[:2]] + list(row[2:]) for row in rows]
        columns = [torch.cat(column) for column in zip(*padded, strict=True)]
        extra = [torch.from_numpy(np.concatenate(x)).float().to(self.device) for x in (gains, returns)]
        return [*columns, *extra]

    def learn(self, data: list[Tensor]) -> None:
        """A few passes of PPO over what was played."""
        total = len(data[0])
        gains = data[7]
        data[7] = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(EPOCHS):
            for rows in torch.split(torch.randperm(total, device=self.device), self.plan.minibatch):
                legal, prior, seen, counts, place, before, guess, gain, returns = (column[rows] for column in data)
                chances, correction = self.net(seen, legal, counts, prior)
                ratio = (chances.gather(1, place[:, None])[:, 0] - before).exp()
                policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                value = (guess + correction - returns).square().mean()
                entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
                loss = policy + value - self.plan.entropy * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()


def advantages(values: list[Any], actors: list[Any], ends: list[Any], results: list[Any]) -> list[Any]:
    """Generalised advantages of a two-player game: what is good for the next to act is bad for the one before."""
    gains: list[Any] = [None] * len(results)
    later = np.zeros_like(results[0])
    for t in reversed(range(len(results))):
        sign = np.where(actors[t + 1] == actors[t], 1.0, -1.0)
        ahead = np.where(ends[t], results[t], sign * values[t + 1])
        later = ahead - values[t] + np.where(ends[t], 0.0, LAMBDA * sign * later)
        gains[t] = later
    return gains


def match(trainer: Trainer, level: str, games: int, seed: int) -> float:
    """The learner's share of the wins against a bot, seats changing."""
    batch = Batch("empires", games, players=2, seed=seed, auto_reset=False)
    mine = (np.arange(games) % 2).astype(np.int8)
    bots = Bots(mine, Bot(level, seed=seed, samples=1))
    won = np.zeros(games)
    while (batch.actor >= 0).any():
        batch.step(np.where(batch.actor == mine, trainer.choose(batch, greedy=True), bots(batch)))
        won += batch.rewards[np.arange(games), mine]
    return float(won.mean())


def draw(curve: list[dict[str, float]], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for key, name in (("random", "against random"), ("soldier", "against soldier, weakest setting")):
        axes.plot([p["minutes"] for p in curve], [p[key] for p in curve], marker="o", markersize=3, label=name)
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(xlabel="minutes", ylabel="share of the wins", ylim=(0, 1), title="PPO by self-play, empires, 2 players")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=110)


@click.command()
@click.option("--minutes", default=10.0, help="How long to learn.")
@click.option("--device", default="cpu")
@click.option("--games", default=1024, help="Games played at once.")
@click.option("--every", default=1.0, help="Minutes between two matches.")
@click.option("--match-games", default=200)
@click.option("--final-games", default=400, help="Games of the last match.")
@click.option("--from-scratch", is_flag=True, help="Without the hand-made prior.")
@click.option("--seed", default=1)
@click.option("--out", default="ppo", help="Name of the files written: .json, .pt, .png.")
def main(
    minutes: float, device: str, games: int, every: float, match_games: int, final_games: int, from_scratch: bool,
    seed: int, out: str,
) -> None:  # fmt: skip
    """Learn, and show how well."""
    console, trainer = Console(), Trainer(Plan(games=games, prior=not from_scratch), device, seed)
    curve: list[dict[str, float]] = []
    spent, due = 0.0, 0.0
    while True:
        if spent >= due or spent >= minutes:
            shares = {level: match(trainer, level, match_games, seed + 1000) for level in ("random", "soldier")}
            point = {"minutes": spent, "decisions": trainer.decisions, "games": trainer.finished, **shares}
            curve.append(point)
            console.print("  ".join(f"{k} {v:,.2f}" for k, v in point.items()))
            Path(f"{out}.json").write_text(json.dumps(curve, indent=1))
            torch.save(trainer.net.state_dict(), f"{out}.pt")
            due = spent + every
        if spent >= minutes:
            break
        begun = time.monotonic()
        trainer.learn(trainer.play())
        spent += (time.monotonic() - begun) / 60
    last = match(trainer, "soldier", final_games, seed + 2000)  # deals not seen in the curve
    error = 1.96 * (last * (1 - last) / final_games) ** 0.5
    console.print(f"{final_games} more games against soldier: {last:.3f} ± {error:.3f} of the wins")
    try:
        draw(curve, Path(f"{out}.png"))
    except ImportError:
        console.print("matplotlib is not installed: no picture.")


if __name__ == "__main__":
    main()
