"""Many games of one set-up side by side, stepped from Python: mask, choice, step."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.core import loops, stream
from rollwright.core.gametype import GameType, Setup

Array = np.ndarray[Any, np.dtype[Any]]


class Batch:
    """`games` games at once. Dice fall by themselves; where several seats are asked, the lowest goes first.

    After `look`, `seats` says who is asked in each game (-1: it is over) and `masks` which actions are legal; then
    `step(actions)` plays one in each, and `begin` puts new games in the place of those that are over. All arrays are
    made once and written over.
    """

    def __init__(self, kind: GameType, setup: Setup, games: int, seed: int = 0) -> None:
        kernel = kind.kernel
        self.kind, self.setup, self.games = kind, setup, games
        self.seats: Array = np.zeros(games, dtype=np.int64)
        self.states: Array = np.zeros((games, kernel.STATE_SIZE), dtype=np.int64)
        self._words: Array = np.zeros((games, -(-kernel.ACTIONS // 8)), dtype=np.int64)
        self.masks: Array = self._words.view(np.uint8)[:, : kernel.ACTIONS]
        self._table: Array = np.array(setup.table, dtype=np.int64)
        self._out: Array = np.zeros(kind.scratch, dtype=np.int64)
        self._actions, self._begun, self._keys, self._throws = np.zeros((4, games), dtype=np.int64)
        self._key = stream.key_of(seed)
        self._choices = stream.derive(self._key, loops.CHOICES)
        self._steps = 0
        self.begin()

    def begin(self) -> None:
        """Begins every game that is over anew, with other dice; the next seat is first."""
        self.kind.compiled.begin_batch(
            self._table,
            self.setup.seats,
            self._key,
            self.games,
            self.states.shape[1],
            self.states.reshape(-1),
            self._begun,
            self._keys,
            self._throws,
        )

    def look(self) -> Array:
        """Who is asked, and the masks of legal actions, which are returned."""
        self.kind.compiled.legal_batch(
            self._table,
            self.games,
            self.states.shape[1],
            self._words.shape[1] * 8,
            self.states.reshape(-1),
            self._out,
            self.seats,
            self._words.view(np.uint8).reshape(-1),
        )
        return self.masks

    def choose(self) -> Array:
        """A random legal action for each game, drawn from the masks; 0 where a game is over."""
        self.kind.compiled.choose_batch(
            self.games,
            self._words.shape[1],
            self._choices,
            self._steps,
            self._words.reshape(-1),
            self._actions,
        )
        return self._actions

    def step(self, actions: Array) -> None:
        """Plays one legal action in each game that goes on; the dice then fall until somebody is asked."""
        self.kind.compiled.play_batch(
            self._table,
            self.games,
            self.states.shape[1],
            self.states.reshape(-1),
            self._keys,
            self._throws,
            self.seats,
            np.ascontiguousarray(actions, dtype=np.int64),
        )
        self._steps += 1
