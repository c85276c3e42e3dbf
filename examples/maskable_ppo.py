"""sb3-contrib's MaskablePPO learns a game against a bot; `docs/learning.md` says how to run it and what comes out.

Games    the vectorised environment in the shape that Stable-Baselines3 expects
Features what the network is shown of an observation
Curve    the win share in fresh games, as learning goes on
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

import rollwright
from rollwright.envs.fields import fields
from rollwright.envs.gym import env_id

Array = np.ndarray[Any, np.dtype[Any]]

GOAL = 0.85
DEALS = 256  # of boards or sheets, among all games that are played side by side
VECTOR = 4  # numbers that stand for a name
NAMES = {  # fields whose numbers are names: how many of them there are
    "kind": 13, "chosen_colour": 7, "their_colour": 7,  # Diceland
    "numbers": 7, "colours": 7, "ring": 7, "value": 19, "place_in_route": 14,  # Ring & Route
}  # fmt: skip


class Games(VecEnv):
    """Many games against a bot, as Stable-Baselines3 wants them.

    It expects a game that ends to begin anew within the same step; ours begin with the next one, which ignores the
    action. That step is shown as an episode of its own, with a single legal action and no reward: nothing can be learnt
    from it but that the end of a game is worth nothing more.
    """

    render_mode: str | None = None

    def __init__(self, game: str, num_envs: int, **options: Any) -> None:
        self.envs = gymnasium.make_vec(env_id(game), num_envs, deals=DEALS, copy=False, **options)
        self.over = np.zeros(num_envs, dtype=bool)
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> Array:
        seen, info = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.over[:], self._masks = False, info["action_mask"]
        return np.array(seen)

    def step_async(self, actions: Array) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        begun = self.over
        seen, rewards, over, _, info = self.envs.step(self._actions)
        self.over, self._masks = over.copy(), info["action_mask"]
        return seen.copy(), rewards.copy(), over | begun, [{}] * self.num_envs

    def action_masks(self) -> Array:
        masks: Array = self._masks.astype(bool)
        masks[self.over, 0] = True
        return masks

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(getattr(self, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


class Features(BaseFeaturesExtractor):
    """Numbers that are names become vectors, amounts their logarithms; one layer over all of them.

    Of the other seats it takes what they have, such as treasures or points, and not where on their boards or sheets.
    """

    def __init__(self, observation_space: spaces.Box, game: str, seats: int = 2, width: int = 256) -> None:
        super().__init__(observation_space, width)
        self.named: list[slice] = []
        self.amounts: list[int] = []
        self.vectors = nn.ModuleList()
        for name, place in fields(game, seats).items():
            seat, _, field = name.rpartition(".")
            if seat not in ("", "0") and place.stop - place.start > 8:
                continue
            if field in NAMES:
                self.named.append(place)
                self.vectors.append(nn.Embedding(NAMES[field], VECTOR))
            else:
                self.amounts += range(place.start, place.stop)
        inputs = len(self.amounts) + VECTOR * sum(place.stop - place.start for place in self.named)
        self.layer = nn.Sequential(nn.Linear(inputs, width), nn.ReLU())

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        parts = [seen[:, self.amounts].log1p()]
        parts += [vector(seen[:, at].int()).flatten(1) for vector, at in zip(self.vectors, self.named, strict=True)]
        features: torch.Tensor = self.layer(torch.cat(parts, dim=1))
        return features


def win_share(model: MaskablePPO, game: str, opponent: str, games: int, seed: int) -> float:
    """The share of wins in fresh games, each of them played to its end; actions are drawn as in learning."""
    envs = Games(game, games, opponent=opponent)
    envs.seed(seed)
    seen: Any = envs.reset()
    won, going = np.zeros(games), np.ones(games, dtype=bool)
    while going.any():
        actions, _ = model.predict(seen, action_masks=envs.action_masks())
        seen, rewards, _, _ = envs.step(actions)
        won[going & envs.over] = rewards[going & envs.over]
        going &= ~envs.over
    return float(won.mean())


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    middle, spread = share + z * z / (2 * games), z * (share * (1 - share) / games + z * z / (4 * games**2)) ** 0.5
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


class Curve(BaseCallback):
    """Plays some fresh games after every few steps and keeps how many of them were won."""

    def __init__(self, measure: Callable[[], float], every: int) -> None:
        super().__init__()
        self.measure, self.every, self.began = measure, every, time.perf_counter()
        self.points: list[tuple[int, float]] = []

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.points) * self.every:
            self.points.append((self.num_timesteps, self.measure()))
            minutes = (time.perf_counter() - self.began) / 60
            print(f"{self.num_timesteps:>10,} steps  {minutes:5.1f} min  wins {self.points[-1][1]:.1%}", flush=True)

    def _on_step(self) -> bool:
        return True


def draw(points: list[tuple[int, float]], title: str, file: Path) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": title})
    figure = Figure(figsize=(6, 3.4), layout="constrained")
    axes = figure.subplots()
    axes.plot([steps / 1e6 for steps, _ in points], [share * 100 for _, share in points], marker=".", color="#2a6fb0")
    axes.axhline(GOAL * 100, color="#c0392b", linestyle="--", label=f"{GOAL:.0%}")
    axes.set(title=title, xlabel="million steps", ylabel="games won, %", ylim=(0, 102))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(file, metadata={"Date": None})


def learn(args: argparse.Namespace) -> dict[str, Any]:
    torch.set_num_threads(args.threads)
    games = Games(args.game, args.envs, opponent=args.opponent)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=lambda left: args.learning_rate * max(left, 0.05),  # the last update can go beyond the end
        n_steps=args.rollout,
        batch_size=args.batch,
        n_epochs=args.epochs,
        gamma=args.gamma,
        gae_lambda=args.gae_lambda,
        ent_coef=args.entropy,
        policy_kwargs={
            "features_extractor_class": Features,
            "features_extractor_kwargs": {"game": args.game},
            "net_arch": {"pi": [128], "vf": [128]},
            "activation_fn": nn.ReLU,
        },
        seed=args.seed,
        device="cpu",
    )
    fresh = iter(range(args.seed + 1, args.seed + 1_000_000))
    curve = Curve(lambda: win_share(model, args.game, args.opponent, 512, next(fresh)), max(args.steps // 24, 1))
    began, cpu_began = time.perf_counter(), time.process_time()
    model.learn(args.steps, callback=curve)
    minutes, cpu_minutes = (time.perf_counter() - began) / 60, (time.process_time() - cpu_began) / 60
    figures: dict[str, Any] = {"game": args.game, "seed": args.seed, "steps": model.num_timesteps}
    figures |= {"minutes": round(minutes, 1), "cpu_minutes": round(cpu_minutes, 1), "games": args.games}
    for opponent in ("random", "greedy"):
        share = win_share(model, args.game, opponent, args.games, next(fresh))
        low, high = interval(share, args.games)
        figures[f"against_{opponent}"] = {"win_share": share, "interval": [round(low, 4), round(high, 4)]}
    curve.points.append((model.num_timesteps, figures[f"against_{args.opponent}"]["win_share"]))
    if args.picture:
        draw(curve.points, f"MaskablePPO against {args.opponent}: {args.game}", args.picture)
    if args.save:
        model.save(args.save)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("game", choices=rollwright.game_names())
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--games", type=int, default=4096, help="fresh games to measure the result in")
    parser.add_argument("--opponent", default="random", help="random or greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="draw the learning curve here (.svg or .png)")
    parser.add_argument("--save", type=Path, help="keep what was learnt here (.zip)")
    parser.add_argument("--envs", type=int, default=128, help="games side by side")
    parser.add_argument("--rollout", type=int, default=256, help="steps of each game between updates")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--gamma", type=float, default=0.999)
    parser.add_argument("--gae-lambda", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.005)
    print(json.dumps(learn(parser.parse_args()), indent=1))


if __name__ == "__main__":
    main()
