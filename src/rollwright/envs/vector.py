"""Thousands of games in one call: Gymnasium's vector interface over a batch in the compiled kernel.

    import gymnasium, rollwright.envs.gym
    envs = gymnasium.make_vec("rollwright/Diceland-v0", num_envs=4096, opponent="greedy")

A step returns new arrays, unless `copy=False` is given: then observations, masks and rewards are always the same
arrays, overwritten at every step, which is faster. By default a game that has ended begins anew with the next step
(Gymnasium's NEXT_STEP mode), and the action for that step is ignored.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from rollwright.core.batch import SKIP, Batch
from rollwright.core.errors import MissingExtra, OptionError, presentable
from rollwright.core.whole import whole
from rollwright.envs.common import action_count, check_reward, check_seat, kind_of, observation_size, set_up
from rollwright.envs.opponents import OtherSeats, Policy
from rollwright.kernel import batch_games, game_loop, loops

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise MissingExtra("Gymnasium", "gymnasium") from None

Array = np.ndarray[Any, np.dtype[Any]]
Info = dict[str, Any]
DEALS = 16
RESET_MASK = "reset_mask"  # Gymnasium's option of `reset`: only these games begin anew


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` games, each seen from one seat: by turns from game to game, or always from `seat`.

    `opponent` plays every other seat, or is a list with one for each of them, clockwise: "random", a bot level, or a
    policy of one's own (`Policy`). With `opponent=None` every seat is played from outside (self-play): the observation
    is that of the seat to move, `info["seat"]` says which, and `info["rewards"]` has each seat's reward in the games
    that have just ended; there the reward itself and the observation are those of the seat that moved last.

    Boards or sheets that are not given are dealt at each reset, `deals` times. Each deal has its share of the games; a
    game that restarts draws one of them.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        opponent: str | Policy | list[str | Policy] | None = "random",
        seat: int | None = None,
        reward: str = "win",
        deals: int = DEALS,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.kind = kind_of(game, seats)
        for name, number in (("num_envs", num_envs), ("deals", deals)):
            if (whole(number) or 0) < 1:
                raise OptionError("option-at-least-one", option=name)
        if render_mode is not None:
            raise OptionError("option-render-mode", mode=str(render_mode), modes="None")
        set_up(self.kind, seats, 0, Random(), options)  # raises an error at once if they can't be used
        self.num_envs, self.seats, self.reward, self.render_mode = num_envs, seats, check_reward(reward), None
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._copy = copy
        self._others = None if opponent is None else OtherSeats(self.kind, opponent, seats)
        self._given_seat, self._options, self._deals = check_seat(seat, seats), options, min(deals, num_envs)
        self.single_observation_space = spaces.Box(0, 127, (observation_size(self.kind, seats),), np.int8)
        self.single_action_space = spaces.Discrete(action_count(self.kind))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch: Batch | None = None
        self._rewards: Array = np.zeros((num_envs, seats))
        self._shares = _shares(seats)
        self._reasons = np.array(self.kind.kernel.REASONS, dtype=object)
        self._winners, self._reason = np.zeros((num_envs, seats), dtype=bool), np.full(num_envs, None, dtype=object)
        self._reward, self._never = np.zeros(num_envs), np.zeros(num_envs, dtype=bool)

    @property
    def batch(self) -> Batch:
        if self._batch is None:
            raise OptionError("option-reset-first")
        return self._batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Info]:
        options = dict(options or {})
        mask = options.pop(RESET_MASK, None)
        if mask is not None:
            self._restart(self._checked_mask(mask, seed, options))
            return self._own(self.batch.observations), self._info(self.batch)
        super().reset(seed=_one_seed(seed, self.num_envs))
        rng = Random(int(self.np_random.integers(1 << 62)))
        given = {**self._options, **options}
        setups = [set_up(self.kind, self.seats, 0, rng, given) for _ in range(self._deals)]
        opponents = None if self._others is None else self._others.opponents
        batch = Batch(self.kind, setups, self.num_envs, rng.getrandbits(62), opponents, self._given_seat)
        batch.mask()
        batch.observe()
        self._batch = batch
        self._let_others_play(batch)
        return self._own(batch.observations), self._info(batch)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        batch, actions = self.batch, self._whole(actions)
        batch.check(actions)
        waiting = self._never
        if self.autoreset_mode == AutoresetMode.DISABLED:
            waiting = batch.seats == game_loop.NOBODY
            actions = np.where(waiting, SKIP, actions)
        batch.step_and_observe(actions)
        self._let_others_play(batch)
        is_over = batch.seats == game_loop.NOBODY
        ended = np.flatnonzero(is_over & ~waiting)
        batch.results()
        self._settle(batch, ended)
        info = self._results(batch, ended) if ended.size else {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.size:
            info |= self._final(batch, ended, info)
            self._restart(is_over)
        reward, never = self._own(self._reward), self._own(self._never)
        return self._own(batch.observations), reward, is_over, never, self._info(batch) | info

    def _let_others_play(self, batch: Batch) -> None:
        if self._others is not None:
            self._others.play(batch)

    def _restart(self, which: Array) -> None:
        """Starts some games again, whether they are over or not, and leaves the others as they are."""
        batch = self.batch
        batch.seats[which] = game_loop.NOBODY
        batch.step_and_observe(np.where(which, 0, SKIP))
        self._let_others_play(batch)

    def _checked_mask(self, mask: Array, seed: object, options: dict[str, Any]) -> Array:
        """The games that a reset is about; a seed or options would be about all of them."""
        mask = np.asarray(mask)
        if mask.shape != (self.num_envs,) or mask.dtype != bool or seed is not None or options:
            raise OptionError("option-reset-mask", games=self.num_envs)
        return mask

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
        """What each seat got, and the learner's, in the games that have just ended; 0 in the others."""
        self._rewards[:] = 0
        if self.reward == "win":
            self._rewards[over] = self._shares[batch.rows[over, loops.WINNERS]]
        else:
            scores = batch.rows[over, loops.SCORES : loops.SCORES + self.seats]
            self._rewards[over] = scores - _best_other(scores)
        self._reward[:] = 0
        self._reward[over] = self._rewards[over, batch.log[over, batch_games.MOVED]]

    def _info(self, batch: Batch) -> Info:
        info = {"action_mask": self._own(batch.masks), "seat": self._own(batch.seats)}
        if self._others is None:
            info["rewards"] = self._own(self._rewards)
        return info

    def _results(self, batch: Batch, ended: Array) -> Info:
        """How games ended, with a row for each; as everywhere in Gymnasium, `_scores` … say which have just done so."""
        rows, has = batch.rows, np.zeros(self.num_envs, dtype=bool)
        has[ended] = True
        self._winners[ended] = self._shares[rows[ended, loops.WINNERS]] > 0
        self._reason[ended] = self._reasons[rows[ended, loops.REASON]]
        told = {
            "scores": self._own(rows[:, loops.SCORES : loops.SCORES + self.seats]),
            "winners": self._own(self._winners),
            "turns": self._own(rows[:, loops.TURNS]),
            "reason": self._own(self._reason),
        }
        return told | {f"_{name}": has for name in told}

    def _final(self, batch: Batch, ended: Array, results: Info) -> Info:
        """What Gymnasium's SAME_STEP mode tells of games that have ended and begun anew in one step."""
        seen = np.full(self.num_envs, None, dtype=object)
        for game in ended.tolist():
            seen[game] = batch.observations[game].copy()
        has = results["_scores"]
        return {"final_obs": seen, "_final_obs": has, "final_info": results.copy(), "_final_info": has}


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        modes = ", ".join(each.value for each in AutoresetMode)
        raise OptionError("option-autoreset", mode=presentable(mode), modes=modes) from None


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
