"""Batches: many games side by side, stepped from Python with compiled loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rollwright.core.errors import IllegalMove
from rollwright.core.game_type import GameType
from rollwright.core.opponents import Opponent, Opponents
from rollwright.core.setup import Setup
from rollwright.kernel import batch_games as b
from rollwright.kernel import loops, stream
from rollwright.kernel.batch_loops import SKIP
from rollwright.kernel.game_loop import NOBODY

__all__ = ["SKIP", "Batch"]
Array = np.ndarray[Any, np.dtype[Any]]


class Batch:
    """`games` games that are stepped together. All arrays are allocated once and overwritten by every call.

    `seats` has the seat that is to move in each game, or -1 if the game is over. `mask()` fills `masks` with one row
    of legal actions per game, `observe()` fills `observations` with what these seats see, and `step(actions)`
    plays one action in each game and restarts the games that were over; `SKIP` in place of an action leaves a game as
    it is. The dice are rolled automatically. If several seats are pending, the lowest moves first.

    With `opponents`, one seat of each game is the agent's and they play the others, clockwise; the agent's seat is
    `agent`, or rotates from game to game. Several set-ups share the first games equally; a game that restarts draws one
    of them.
    """

    def __init__(
        self,
        kind: GameType,
        setups: Setup | Sequence[Setup],
        games: int,
        seed: int = 0,
        opponents: Sequence[Opponent] | None = None,
        agent: int | None = None,
    ) -> None:
        self.kind, self.games = kind, games
        self.setups = (setups,) if isinstance(setups, Setup) else tuple(setups)
        self._run: Array = np.zeros(b.RUN, dtype=np.int64)
        self._facts = self._stack_facts()
        self._opponents = Opponents(kind, self.setups, opponents or ())
        self._write_run(b.ALL if opponents is None else b.IN_TURN if agent is None else agent)
        self.states: Array = np.zeros((games, kind.kernel.STATE_SIZE), dtype=np.int64)
        self.log: Array = np.zeros((games, b.LOG), dtype=np.int64)
        self.seats, self._actions = np.zeros((2, games), dtype=np.int64)
        self._mask_words = _aligned(games, self._run[b.MASK_WORDS])
        self._observation_words = _aligned(games, self._run[b.OBSERVATION_WORDS])
        self.rows: Array = np.zeros((games, loops.ROW), dtype=np.int64)
        self._out: Array = np.zeros(self._scratch_size(), dtype=np.int64)
        self.reseed(seed)

    def _stack_facts(self) -> Array:
        width = max(len(setup.facts) for setup in self.setups)
        facts = np.zeros((len(self.setups), width), dtype=np.int64)
        for row, setup in zip(facts, self.setups, strict=True):
            row[: len(setup.facts)] = setup.facts
        return facts

    def _scratch_size(self) -> int:
        builds = self.kind.builds
        return builds.level_scratch if self._opponents.levels else builds.scratch

    def _write_run(self, who: int) -> None:
        run, seats = self._run, self.setups[0].seats
        run[b.GAMES], run[b.SEATS], run[b.SIZE] = self.games, seats, self.kind.kernel.STATE_SIZE
        run[b.DEALS], run[b.WIDTH] = self._facts.shape
        run[b.ASKED], run[b.LEVELS], run[b.WHO] = self._opponents.asked, self._opponents.levels, who
        run[b.ACTIONS], run[b.MASK_WORDS] = self.kind.kernel.ACTIONS, -(-self.kind.kernel.ACTIONS // 8)
        run[b.OBSERVATION_WORDS] = 0 if self.kind.observation.module is None else self.kind.observation.words(seats)

    @property
    def masks(self) -> Array:
        """The action mask of each game, as of the last `mask`."""
        return self._mask_words.view(np.int8)[:, : self.kind.kernel.ACTIONS]

    @property
    def observations(self) -> Array:
        """The observation in each game, as of the last `observe`."""
        return self._observation_words.view(np.int8)

    def setup_of(self, game: int) -> Setup:
        """The set-up of a game, until it restarts."""
        return self.setups[int(self.log[game, b.DEAL])]

    def reseed(self, seed: int) -> None:
        """Restarts all games with the dice of a seed."""
        self._run[b.KEY] = stream.key_of(seed)
        self._steps = 0
        self.log[:] = 0
        self.seats[:] = NOBODY
        self._step(self._actions)

    def mask(self) -> Array:
        """Computes the action masks and returns them."""
        self.kind.builds.compiled.mask_batch(
            self._facts.reshape(-1),
            self._run,
            self._flat,
            self.log.reshape(-1),
            self._out,
            self.seats,
            self._mask_words.reshape(-1),
        )
        return self.masks

    def observe(self) -> Array:
        """Computes and returns the observations of `seats`; in a game that is over, that of the last seat to move."""
        self.kind.builds.compiled.observe_batch(
            self._facts.reshape(-1),
            self._run,
            self._flat,
            self.log.reshape(-1),
            self.seats,
            self._observation_words.reshape(-1),
        )
        return self.observations

    def sample(self) -> Array:
        """Draws a random legal action for each game from the masks; 0 where a game is over."""
        self.kind.builds.compiled.sample_batch(self._run, self._steps, self._mask_words.reshape(-1), self._actions)
        return self._actions

    def check(self, actions: Array) -> None:
        """Raises IllegalMove if the masks don't allow one of the actions."""
        game = self.kind.builds.compiled.first_illegal(
            self._run, self._mask_words.reshape(-1), self.seats, _int64(actions)
        )
        if game >= 0:
            raise self.illegal(game, actions[game])

    def illegal(self, game: int, action: object) -> IllegalMove:
        """The error of an action that is not legal in a game."""
        legal = ", ".join(map(str, np.flatnonzero(self.masks[game])))
        return IllegalMove(
            "move-not-legal-in-batch", game=game, seat=int(self.seats[game]), move=str(action), legal=legal
        )

    def step(self, actions: Array) -> None:
        """Plays one legal action in each game and restarts those that were over; then rolls dice and lets bots play."""
        self._step(_int64(actions))
        self._steps += 1

    def step_and_observe(self, actions: Array) -> None:
        """Does `step`, `mask` and `observe`; without bot levels in one call, which is faster than three."""
        if self._opponents.levels:
            self.step(actions)
            self.mask()
            self.observe()
            return
        self.kind.builds.compiled.step_and_observe_batch(
            *self._stepped, _int64(actions), self._mask_words.reshape(-1), self._observation_words.reshape(-1)
        )
        self._steps += 1

    def _step(self, actions: Array) -> None:
        self.kind.builds.compiled.step_batch(*self._stepped, actions)
        for crew, players in enumerate(self._opponents.crews):
            self.kind.builds.compiled_levels.play_levels(
                self._facts.reshape(-1),
                crew,
                self._opponents.crew_of,
                players,
                self._run,
                self._flat,
                self.log.reshape(-1),
                self._out,
                self.seats,
            )

    def results(self) -> Array:
        """Returns the indices of the games that are over, and fills their `rows`.

        A row is laid out as in `loops.ROW`, with the number of events in place of decisions.
        """
        self.kind.builds.compiled.results_batch(
            self._facts.reshape(-1), self._run, self._flat, self.log.reshape(-1), self.seats, self.rows.reshape(-1)
        )
        return np.flatnonzero(self.seats == NOBODY)

    @property
    def _flat(self) -> Array:
        return self.states.reshape(-1)

    @property
    def _stepped(self) -> tuple[Any, ...]:
        """What a step needs in the kernel, apart from the actions."""
        facts, log = self._facts.reshape(-1), self.log.reshape(-1)
        return facts, self._opponents.fast, self._run, self._flat, log, self._out, self.seats


def _aligned(rows: int, words: int) -> Array:
    """Zeros in memory that begins at a multiple of 64 bytes, so that other libraries can share it (DLPack)."""
    memory = np.zeros(rows * words + 8, dtype=np.int64)
    start = -memory.ctypes.data % 64 // 8
    return memory[start : start + rows * words].reshape(rows, words)


def _int64(actions: Array) -> Array:
    return np.ascontiguousarray(actions, dtype=np.int64)
