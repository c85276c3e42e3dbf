"""Environments played at random, ours and the peers': the child process of `environments.py`.

Run by our interpreter for our environments and by that of the bench environment for the peers'; what is compared is
played by the same loop. Every line on stdin is a request, ``{"name": "pgx 2048", "seconds": 1.0}``; every answer is one
line on stdout, ``{"steps": 930000, "cpu_seconds": 1.0, "how": ", batch of 1024"}``. The clock is the CPU time
of this process with all its threads. Choices are uniformly random among the legal actions, and a step is a choice that
is played: not a throw of the dice, not the beginning or the end of a game.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

Play = Callable[[], int]
"""Plays for a moment and returns how many steps that were."""
BATCH = 4096
PEER_BATCHES = (512, 1024, 2048, 4096, 8192)
PEER_STEPS = 1 << 17


def vector(env_id: str) -> tuple[str, Play]:
    """Every seat from outside through Gymnasium's vector interface; choices are drawn from the masks by `Batch`."""
    import gymnasium

    import rollwright.envs.gym  # noqa: F401  (makes the games known, as below)

    env: Any = gymnasium.make_vec(env_id, num_envs=BATCH, opponent=None, copy=False)
    env.reset(seed=1)
    batch = env.unwrapped.batch

    def play() -> int:
        steps = np.count_nonzero(batch.seats >= 0)
        env.step(batch.sample())
        return int(steps)

    return f", batch of {BATCH}", play


def pgx_2048() -> tuple[str, Play]:
    """On one thread, where it does most per CPU second, with the batch that is fastest here."""
    os.environ["NPROC"] = "1"
    plays = {batch: pgx_batch(batch) for batch in PEER_BATCHES}
    best = max(plays, key=lambda batch: max(rate(plays[batch], 0.3) for _ in range(3)))
    return f", batch of {best}", plays[best]


def pgx_batch(batch: int) -> Play:
    """Many steps in one compiled call. The loop isn't unrolled: observations between the steps would be left out."""
    import jax  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]
    from pgx.experimental import act_randomly, auto_reset  # type: ignore[import-not-found]

    env = pgx.make("2048")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> Any:
        state, key = carry
        key, choosing, falling = jax.random.split(key, 3)
        action = act_randomly(choosing, state.legal_action_mask)
        return (step(state, action, jax.random.split(falling, batch)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, length=PEER_STEPS // batch)[0], donate_argnums=0)
    key = jax.random.PRNGKey(1)
    carry = run((jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key))

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return PEER_STEPS

    return play


def our_zoo(game: str) -> tuple[str, Play]:
    import rollwright.envs.zoo

    return zoo(rollwright.envs.zoo.env(game))


def connect_four() -> tuple[str, Play]:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it would be taken for an answer
    from pettingzoo.classic import connect_four_v3

    return zoo(connect_four_v3.env())


def zoo(env: Any) -> tuple[str, Play]:
    """A game through PettingZoo's interface, with the wrappers that its users get."""
    rng = Random(1)
    env.reset(seed=1)

    def play() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return "", play


def our_spiel(game: str) -> tuple[str, Play]:
    import rollwright.envs.spiel  # noqa: F401

    return spiel(game)


def python_spiel(game: str) -> tuple[str, Play]:
    import open_spiel.python.games  # noqa: F401

    return spiel(game)


def spiel(name: str) -> tuple[str, Play]:
    """A game through OpenSpiel's interface, its chance nodes sampled here."""
    import pyspiel

    rng = Random(1)
    game = pyspiel.load_game(name)

    def play() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps

    return "", play


CONTESTANTS: dict[str, Callable[[], tuple[str, Play]]] = {
    "vectorised diceland": lambda: vector("rollwright/Diceland-v0"),
    "vectorised ring-and-route": lambda: vector("rollwright/RingAndRoute-v0"),
    "pgx 2048": pgx_2048,
    "PettingZoo diceland": lambda: our_zoo("diceland"),
    "PettingZoo ring-and-route": lambda: our_zoo("ring-and-route"),
    "PettingZoo connect_four": connect_four,
    "OpenSpiel diceland": lambda: our_spiel("python_rollwright_diceland"),
    "OpenSpiel ring-and-route": lambda: our_spiel("python_rollwright_ring_and_route"),
    "OpenSpiel python_block_dominoes": lambda: python_spiel("python_block_dominoes"),
    "OpenSpiel python_tic_tac_toe": lambda: python_spiel("python_tic_tac_toe"),
}


def measure(play: Play, seconds: float) -> tuple[int, float]:
    """Steps and the CPU seconds that they took, at least `seconds`."""
    steps = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        steps += play()
    return steps, spent


def rate(play: Play, seconds: float) -> float:
    steps, spent = measure(play, seconds)
    return steps / spent


def main() -> None:
    ready: dict[str, tuple[str, Play]] = {}
    for line in sys.stdin:
        request = json.loads(line)
        name = request["name"]
        if name not in ready:
            ready[name] = CONTESTANTS[name]()
            measure(ready[name][1], 0.2)  # to warm up
        how, play = ready[name]
        steps, spent = measure(play, request["seconds"])
        print(json.dumps({"steps": steps, "cpu_seconds": spent, "how": how}), flush=True)


if __name__ == "__main__":
    main()
