"""PPO in one file, in the manner of CleanRL, over the vectorised environment, with masks of legal actions.

`docs/learning.md` says how to run it and what comes out. A game that has ended begins anew with the next step, whose
action is ignored; such steps are left out of what is learnt from.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import rollwright
from rollwright.envs.fields import fields
from rollwright.envs.gym import env_id

# Fields whose numbers are names, and how many names there are: those of Diceland, those of Ring & Route
NAMES = {"kind": 13, "chosen_colour": 7, "their_colour": 7}
NAMES |= {"numbers": 7, "colours": 7, "ring": 7, "value": 19, "place_in_route": 14}


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("game", choices=rollwright.game_names())
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--opponent", default="random", help="random or greedy")
    parser.add_argument("--games", type=int, default=2048, help="fresh games to measure the result in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--envs", type=int, default=128, help="games side by side")
    parser.add_argument("--rollout", type=int, default=256, help="steps of each game between updates")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--gamma", type=float, default=0.999)
    parser.add_argument("--gae-lambda", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.005)
    return parser.parse_args()


class Agent(nn.Module):
    """Names become vectors, amounts logarithms; together they lead to a choice and to an estimate of its worth.

    Of the other seat it is shown what it has (the short fields), and not where on its board or sheet.
    """

    def __init__(self, game: str, actions: int, width: int = 256) -> None:
        super().__init__()
        shown = [(n.split(".")[-1], at) for n, at in fields(game, 2).items() if n[:2] != "1." or at.stop - at.start < 8]
        self.named = [at for name, at in shown if name in NAMES]
        self.vectors = nn.ModuleList(nn.Embedding(NAMES[name], 4) for name, _ in shown if name in NAMES)
        self.amounts = [i for name, at in shown if name not in NAMES for i in range(at.start, at.stop)]
        inputs, last = len(self.amounts) + sum(4 * (at.stop - at.start) for at in self.named), nn.Linear(128, actions)
        nn.init.orthogonal_(last.weight, 0.01)
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU())
        self.policy = nn.Sequential(nn.Linear(width, 128), nn.ReLU(), last)
        self.value = nn.Sequential(nn.Linear(width, 128), nn.ReLU(), nn.Linear(128, 1))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        parts = [seen[:, self.amounts].float().log1p()]
        parts += [vector(seen[:, at].int()).flatten(1) for vector, at in zip(self.vectors, self.named, strict=True)]
        hidden = self.body(torch.cat(parts, dim=1))
        logits = self.policy(hidden).masked_fill(~mask, -1e8)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(1)


@torch.no_grad()
def win_share(agent: Agent, env: str, games: int, seed: int, opponent: str) -> float:
    """The share of wins in fresh games, each of them played to its end; actions are drawn as in learning."""
    envs = gymnasium.make_vec(env, num_envs=games, opponent=opponent, deals=256)
    seen, info = envs.reset(seed=seed)
    won, going = np.zeros(games), np.ones(games, dtype=bool)
    while going.any():
        chosen, _ = agent(torch.from_numpy(seen), torch.from_numpy(info["action_mask"]).bool())
        seen, reward, over, _, info = envs.step(chosen.sample().numpy())
        won[going & over] = reward[going & over]
        going &= ~over
    return float(won.mean())


def learn(args: argparse.Namespace) -> dict[str, Any]:
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    envs = gymnasium.make_vec(env_id(args.game), num_envs=args.envs, opponent=args.opponent, deals=256)
    seen, info = envs.reset(seed=args.seed)
    over, actions, size = np.zeros(args.envs, dtype=bool), info["action_mask"].shape[1], (args.rollout, args.envs)
    agent = Agent(args.game, actions)
    optimizer = torch.optim.Adam(agent.parameters(), args.learning_rate, eps=1e-5)

    seen_at = torch.zeros((*size, seen.shape[1]), dtype=torch.int8)
    mask_at = torch.zeros((*size, actions), dtype=torch.bool)
    action_at = torch.zeros(size, dtype=torch.long)
    logprob_at, value_at, reward_at = torch.zeros((3, *size))
    begun_at, over_at = torch.zeros((2, *size), dtype=torch.bool)  # steps that only began a game; that ended one

    updates, began = max(args.steps // (args.rollout * args.envs), 1), time.perf_counter()
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - update / updates)
        for t in range(args.rollout):
            begun_at[t] = torch.from_numpy(over)
            seen_at[t], mask_at[t] = torch.from_numpy(seen), torch.from_numpy(info["action_mask"])
            with torch.no_grad():
                chosen, value_at[t] = agent(seen_at[t], mask_at[t])
            action_at[t] = chosen.sample()
            logprob_at[t] = chosen.log_prob(action_at[t])
            seen, reward, over, _, info = envs.step(action_at[t].numpy())
            reward_at[t], over_at[t] = torch.from_numpy(reward), torch.from_numpy(over)

        advantage, after = torch.zeros(size), torch.zeros(args.envs)
        with torch.no_grad():
            next_value = agent(torch.from_numpy(seen), torch.from_numpy(info["action_mask"]).bool())[1]
        for t in reversed(range(args.rollout)):
            goes_on = args.gamma * ~over_at[t]
            after = reward_at[t] + goes_on * (next_value + args.gae_lambda * after) - value_at[t]
            advantage[t], next_value = after, value_at[t]
        target = advantage + value_at

        steps = torch.nonzero(~begun_at.flatten()).squeeze(1)
        for _ in range(args.epochs):
            for rows in steps[torch.randperm(len(steps))].chunk(len(steps) // args.batch + 1):
                chosen, value = agent(seen_at.flatten(0, 1)[rows], mask_at.flatten(0, 1)[rows])
                ratio = (chosen.log_prob(action_at.flatten()[rows]) - logprob_at.flatten()[rows]).exp()
                gain = advantage.flatten()[rows]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                policy_loss = -torch.min(gain * ratio, gain * ratio.clamp(1 - args.clip, 1 + args.clip)).mean()
                value_loss = 0.5 * (value - target.flatten()[rows]).square().mean()
                optimizer.zero_grad()
                (policy_loss + value_loss - args.entropy * chosen.entropy().mean()).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()

        done, seconds = (update + 1) * args.rollout * args.envs, time.perf_counter() - began
        ended, won = int(over_at.sum()), float(reward_at[over_at].mean())
        print(f"{done:>10,} steps  {done / seconds:6,.0f} a second  {won:6.1%} of {ended:4} games won", flush=True)

    share = win_share(agent, env_id(args.game), args.games, args.seed + 1, args.opponent)
    minutes = {"minutes": round(seconds / 60, 1), "cpu_minutes": round(time.process_time() / 60, 1)}
    return {"game": args.game, "seed": args.seed, "steps": done, **minutes, "games": args.games, "win_share": share}


if __name__ == "__main__":
    print(json.dumps(learn(parse()), indent=1))
