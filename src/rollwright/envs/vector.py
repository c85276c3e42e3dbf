"""Thousands of games in one call: Gymnasium's vector interface over a batch in the compiled kernel.

    import gymnasium, rollwright.envs.gym
    envs = gymnasium.make_vec("rollwright/Diceland-v0", num_envs=4096, opponent="greedy")

A step returns new arrays, unless `copy=False` is given: then observations, masks and rewards are always the same
arrays, overwritten at every step, which is faster. A game that has ended begins anew with the next step (Gymnasium's
NEXT_STEP mode), and the action for that step is ignored.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from rollwright.bots.registry import FAST_BOTS
from rollwright.core.batch import Batch
from rollwright.core.errors import MissingExtra, OptionError, presentable
from rollwright.core.whole import whole
from rollwright.envs.common import action_count, check_reward, check_seat, kind_of, observation_size, set_up
from rollwright.kernel import batch_loops, game_loop, loops

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise MissingExtra("Gymnasium", "gymnasium") from None

Array = np.ndarray[Any, np.dtype[Any]]
DEALS = 16


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` games, each seen from one seat: by turns from game to game, or always from `seat`.

    With `opponent=None` every seat is played from outside (self-play): the observation is that of the seat to move,
    `info["seat"]` says which, and `info["rewards"]` has each seat's reward in the games that have just ended; there the
    reward itself and the observation are those of the seat that moved last. Boards or sheets that are not given are
    dealt at each reset, `deals` times, each deal for its share of the games.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        opponent: str | None = "random",
        seat: int | None = None,
        reward: str = "win",
        deals: int = DEALS,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.kind = kind_of(game, seats)
        if opponent is not None and opponent not in list(FAST_BOTS):
            raise OptionError("option-fast-bot", bot=presentable(opponent), bots=", ".join(FAST_BOTS))
        for name, number in (("num_envs", num_envs), ("deals", deals)):
            if (whole(number) or 0) < 1:
                raise OptionError("option-at-least-one", option=name)
        if render_mode is not None:
            raise OptionError("option-render-mode", mode=str(render_mode), modes="None")
        set_up(self.kind, seats, 0, Random(), options)  # raises an error at once if they can't be used
        self.num_envs, self.seats, self.reward, self.render_mode = num_envs, seats, check_reward(reward), None
        self._copy = copy
        self._bot = None if opponent is None else FAST_BOTS[opponent]
        self._given_seat, self._options, self._deals = check_seat(seat, seats), options, min(deals, num_envs)
        self.single_observation_space = spaces.Box(0, 127, (observation_size(self.kind, seats),), np.int8)
        self.single_action_space = spaces.Discrete(action_count(self.kind))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch: Batch | None = None
        self._rewards: Array = np.zeros((num_envs, seats))
        self._shares = _shares(seats)
        self._reward, self._never = np.zeros(num_envs), np.zeros(num_envs, dtype=bool)

    @property
    def batch(self) -> Batch:
        if self._batch is None:
            raise OptionError("option-reset-first")
        return self._batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=_one_seed(seed, self.num_envs))
        rng = Random(int(self.np_random.integers(1 << 62)))
        given = {**self._options, **(options or {})}
        setups = [set_up(self.kind, self.seats, 0, rng, given) for _ in range(self._deals)]
        seed = rng.getrandbits(62)
        self._batch = Batch(self.kind, setups, self.num_envs, seed, self._bot, self._given_seat)
        self._batch.mask()
        return self._own(self._batch.observe()), self._info(self._batch)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        batch, actions = self.batch, self._whole(actions)
        batch.check(actions)
        batch.step_and_observe(actions)
        over = batch.results()
        self._settle(batch, over)
        self._reward[:] = 0
        self._reward[over] = self._rewards[over, batch.log[over, batch_loops.MOVED]]
        ended = batch.seats == game_loop.NOBODY
        return self._own(batch.observations), self._own(self._reward), ended, self._own(self._never), self._info(batch)

    def _own(self, array: Array) -> Array:
        """An array that the next step leaves alone, if that is wanted."""
        return array.copy() if self._copy else array

    def _whole(self, actions: Array) -> Array:
        """One whole number for each game."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise OptionError("option-actions", games=self.num_envs)
        return actions

    def action_masks(self) -> Array:
        """The legal actions of each game, a row each; none where a game has ended."""
        return self.batch.masks

    def _settle(self, batch: Batch, over: Array) -> None:
        """What each seat got, in the games that are over; 0 in the others."""
        self._rewards[:] = 0
        if self.reward == "win":
            self._rewards[over] = self._shares[batch.rows[over, loops.WINNERS]]
        else:
            scores = batch.rows[over, loops.SCORES : loops.SCORES + self.seats]
            self._rewards[over] = scores - _best_other(scores)

    def _info(self, batch: Batch) -> dict[str, Any]:
        info = {"action_mask": self._own(batch.masks), "seat": self._own(batch.seats)}
        if self._bot is None:
            info["rewards"] = self._own(self._rewards)
        return info


def _one_seed(seed: int | list[int | None] | None, games: int) -> int | None:
    """The seed of all games together. Gymnasium also allows a list with one for each game."""
    if not isinstance(seed, list | tuple):
        return seed
    if len(seed) != games:
        raise OptionError("option-seeds", seeds=len(seed), games=games)
    if any(number is None for number in seed):
        return None
    return int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0] >> np.uint64(1))  # type: ignore[arg-type]


def _shares(seats: int) -> Array:
    """For each set of winners, as bits, what each seat gets: 1 shared among them."""
    won = np.arange(1 << seats)[:, None] >> np.arange(seats) & 1
    return np.asarray(won / np.maximum(won.sum(axis=1, keepdims=True), 1))


def _best_other(scores: Array) -> Array:
    """For each seat the best score of the others, 0 if there are none."""
    if scores.shape[1] == 1:
        return np.zeros_like(scores)
    without = np.where(np.eye(scores.shape[1], dtype=bool), np.iinfo(np.int64).min, scores[:, None, :])
    best: Array = without.max(axis=2)
    return best
