"""Expert iteration: searched games teach the network, and the network searches the next ones.

Every decision leaves what the network would be given, the visits of the search, its value and, in the end, the result.
Generation 0 is played by the hand-made search (captain's).
"""

from __future__ import annotations

import io
import json
import time
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tatami.bots.workers import workers

from .settings import settings

Rows = dict[str, NDArray[Any]]
KEPT = 24
"""Legal actions of a decision that are kept: those visited most."""


@dataclass
class Plan:
    """All that decides a run."""

    game: str = "seven"
    minutes: float = 3.0
    generations: int = 4
    iterations: int = 400
    workers: int = 16
    on: str = "local"
    minibatch: int = 4096
    epochs: int = 4
    rate: float = 7e-4
    decay: float = 1e-2
    drop: float = 0.25
    width: int = 192
    second: int = 96
    seed: int = 1
    explore: float = 0.35
    heat: float = 1.0
    calm: float = 2.0


@lru_cache(8)
def thinker(game: str, options: str) -> Any:
    """A worker's thinker for some options, with a small tree."""
    from tatami import game as games
    from tatami.bots.thinker import Thinker

    found = games.get(game)
    return Thinker(game, found.rules(json.loads(options), None, found.rules_version), nodes=60_000)


def game_of(game: str, options: str, seed: int, weights: bytes, iterations: int) -> Rows:
    """One game played by a search, as rows to learn from."""
    from tatami import game as games
    from tatami.bots import net as nets
    from tatami.bots.levels import LEVELS
    from tatami.kernel import twin
    from tatami.kernel.records import PlainRecord

    mind = thinker(game, options)
    load = twin(game)
    loops, this_game, kernels = load("kernel.loops"), load("kernel.this_game"), load("bots.netsearch")
    level = LEVELS["captain"]
    if weights:
        level = LEVELS["shogun"]
        if getattr(mind, "weights_of", b"") != weights:
            mind._net_asked, mind.weights_of = True, weights
            mind._net, mind._net_kernels = nets.Net(nets.read(io.BytesIO(weights)), 1 << 12), kernels
    states = load("kernel.records").new_states(this_game.STATE, 1)
    numbers, x = np.zeros(this_game.OBS, np.int8), np.zeros(this_game.OBS, np.float32)
    weigh = np.zeros(this_game.MAX_LEGAL)
    out, base = np.zeros(this_game.MAX_LEGAL, np.int16), np.zeros(this_game.MAX_SEATS)
    rng = np.random.default_rng(seed)
    rows: dict[str, list[Any]] = {k: [] for k in ("seen", "list", "prior", "visits", "value", "base", "actor")}
    loops.reset_one(states, 0, mind.rules, seed)
    ply = 0
    while (seat := int(loops.actor_one(states, 0))) >= 0:
        word = seed * 10_007 + ply
        mind.look(states[0], seat, word)
        n = kernels.survey(mind.states, mind.rules, numbers, x, out, weigh, base)
        thought = mind.search(seat, level, word, None, iterations)
        chosen = thought.best
        if n > 1:
            visits = dict(zip(thought.actions, thought.visits, strict=True))
            priors = {int(out[k]): float(weigh[k]) for k in range(n)}
            most = sorted(priors, key=lambda a: -visits.get(a, 0))[:KEPT]
            pad = [0] * (KEPT - len(most))
            rows["seen"].append(x.astype(np.float16))
            rows["list"].append(most + [-1] * len(pad))
            rows["prior"].append([priors[a] for a in most] + pad)
            rows["visits"].append([visits.get(a, 0) for a in most] + pad)
            total = max(1, sum(visits.values()))
            rows["value"].append(sum(v * w for v, w in zip(thought.values, thought.visits, strict=True)) / total)
            rows["base"].append(base[0])
            rows["actor"].append(seat)
            if rng.random() < 0.1:  # now and then something else the search thought well of
                chance = np.array([visits.get(a, 0) for a in most], float) + 1e-9
                chosen = int(rng.choice(most, p=chance / chance.sum()))
        loops.step_one(states, 0, mind.rules, chosen)
        ply += 1
    found = games.get(game)
    rules = found.rules(json.loads(options), None, found.rules_version)
    last = PlainRecord(this_game.STATE).load(states[0])
    contract = found.contract
    count = len(rows["value"])
    return {
        "seen": np.array(rows["seen"], np.float16), "list": np.array(rows["list"], np.int16),
        "prior": np.array(rows["prior"], np.float32), "visits": np.array(rows["visits"], np.float32),
        "value": np.array(rows["value"], np.float32), "base": np.array(rows["base"], np.float32),
        "result": np.full(count, float(contract.reward(last, rules, 0)), np.float32),
        "margin": np.full(count, float(contract.margin(last, rules, 0)), np.float32),
        "players": np.full(count, int(rules.seats), np.int8), "game": np.full(count, seed, np.int64),
    }  # fmt: skip


def generation(plan: Plan, pool: Executor, weights: bytes, first: int, seconds: float) -> list[Rows]:
    """The games begun in that time, all of them finished: short ones are not favoured."""
    from tatami import game as games

    chosen = settings(plan.game, 64, plan.seed)
    options = []
    for one in chosen:
        given = {k: v for k, v in one.items() if k != "players"}
        options.append(json.dumps(games.get(plan.game).complete_options(one["players"], given, None)))
    begun, seed, found = time.time(), first, list[Rows]()
    under_way: set[Future[Rows]] = set()
    while True:
        while len(under_way) < 2 * plan.workers and (seed - first < plan.workers or time.time() - begun < seconds):
            which = options[seed % len(options)]
            under_way.add(pool.submit(game_of, plan.game, which, seed, weights, plan.iterations))
            seed += 1
        if not under_way:
            return found
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        found += [future.result() for future in done]


class Expert:
    """A run: generations of games, and what is learned from them."""

    def __init__(self, plan: Plan, folder: Path):
        import torch

        from tatami import game as games

        from .model import Model

        torch.manual_seed(plan.seed)
        self.plan, self.folder = plan, folder
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        contract = games.get(plan.game).contract
        self.actions = int(contract.N_ACTIONS)
        self.net = Model(int(contract.OBS), self.actions, 1, (plan.width, plan.second), 32, plan.drop).to(self.device)
        self.kept: list[Rows] = []
        self.curve: list[dict[str, Any]] = []

    def run(self) -> None:
        """Play, learn, play better."""
        from .model import save

        plan = self.plan
        with workers(plan.on, plan.workers) as pool:
            weights, seed, begun = b"", plan.seed * 1_000_000, time.time()
            generation(plan, pool, b"", seed - 1000, 0.5)  # every worker loads its kernels
            print(f"ready in {time.time() - begun:.0f} s", flush=True)
            begun = time.time()
            for number in range(plan.generations):
                left = plan.minutes * 60 - (time.time() - begun)
                played = generation(plan, pool, weights, seed, left / (plan.generations - number) * 0.75)
                seed += len(played)
                point = self.point(number, played)
                self.kept += played
                point |= self.learn()
                self.curve.append(point)
                print(json.dumps(point), flush=True)
                file = self.folder / f"{plan.game}-{number}.npz"
                how = (plan.explore, plan.heat, plan.calm, 0.0)
                save(self.net, how, file)
                save(self.net, how, self.folder / f"{plan.game}.npz")
                weights = file.read_bytes()  # they travel with the jobs: other machines have no such file
                text = json.dumps({"plan": asdict(plan), "curve": self.curve}, indent=1)
                (self.folder / f"{plan.game}.json").write_text(text)

    def point(self, number: int, played: list[Rows]) -> dict[str, Any]:
        """What a generation won."""
        rows = sum(len(r["value"]) for r in played)
        point: dict[str, Any] = {"generation": number, "games": len(played), "rows": rows}
        for players in (2, 4, 7):
            won = [float(r["result"][0]) for r in played if len(r["value"]) and r["players"][0] == players]
            if won:
                point[f"won_{players}"] = [round(float(np.mean(won)), 3), len(won)]
        return point

    def learn(self) -> dict[str, Any]:
        """Fit visits and results of all games so far; every tenth game is only looked at."""
        import torch

        plan = self.plan
        data: dict[str, Any] = {}
        for name in self.kept[0]:
            data[name] = torch.from_numpy(np.concatenate([r[name] for r in self.kept])).to(self.device)
        aside = data["game"] % 10 == 0
        train, test = (~aside).nonzero()[:, 0], aside.nonzero()[:, 0]
        epoch = max(1, len(train) // plan.minibatch)
        steps = plan.epochs * epoch
        best = torch.optim.AdamW(self.net.parameters(), lr=plan.rate, weight_decay=plan.decay)
        turn = torch.optim.lr_scheduler.OneCycleLR(best, plan.rate, total_steps=steps + 1)
        least, kept = float("inf"), self.net.state_dict()
        for step in range(steps):
            if step % max(1, epoch // 2) == 0 or step == steps - 1:
                found = self.look(data, test)
                if found["policy"] + found["win"] < least:  # games not learned from say when to stop
                    least = found["policy"] + found["win"]
                    kept = {k: v.clone() for k, v in self.net.state_dict().items()}
            some = train[torch.randint(len(train), (plan.minibatch,), device=self.device)]
            loss = sum(self.losses({k: v[some] for k, v in data.items()}))
            best.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[attr-defined]
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            best.step()
            turn.step()
        self.net.load_state_dict(kept)
        base, result = data["base"][test].clamp(1e-4, 1 - 1e-4), data["result"][test]
        odds = 2.0 * (base.log() - (1 - base).log())
        by_hand = float(torch.nn.functional.binary_cross_entropy_with_logits(odds, result))
        return {
            "rows_learned": len(train), "train": self.look(data, train[:50_000]), "test": self.look(data, test),
            "test_win_by_hand": round(by_hand, 4),
        }  # fmt: skip

    def look(self, data: dict[str, Any], some: Any) -> dict[str, float]:
        """How well rows are foretold."""
        import torch

        self.net.eval()
        with torch.no_grad():
            losses = self.losses({k: v[some] for k, v in data.items()})
        self.net.train()
        return {name: round(float(x), 4) for name, x in zip(("policy", "win", "margin"), losses, strict=True)}

    def losses(self, rows: dict[str, Any]) -> tuple[Any, Any, Any]:
        """Policy, win and margin."""
        import torch

        from .model import ILLEGAL

        real = rows["list"] >= 0
        at = torch.where(real, rows["list"].long(), self.actions)
        legal = torch.full((len(at), self.actions + 1), ILLEGAL, device=self.device)
        legal.scatter_(1, at, rows["prior"].clamp(min=1e-4).log())
        logp, win, margin = self.net(rows["seen"], legal[:, :-1], rows["base"][:, None])
        visits = rows["visits"] / rows["visits"].sum(1, keepdim=True).clamp(min=1)
        likely = torch.where(real, logp.gather(1, at.clamp(max=self.actions - 1)).clamp(min=-30), 0.0)
        policy = -(visits * likely).sum(1).mean()
        goal = rows["result"]
        win = win[:, 0]
        lose = torch.log1p(-win.exp().clamp(max=1 - 1e-6))
        return policy, -(goal * win + (1 - goal) * lose).mean(), (margin[:, 0] - rows["margin"]).square().mean()
