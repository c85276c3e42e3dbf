"""An evaluator for OpenSpiel's Monte Carlo tree search whose random games are played by the compiled kernel.

from open_spiel.python.algorithms import mcts
bot = mcts.MCTSBot(game, 1.4, 500, KernelRollouts(seed=1))
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.core.errors import MissingExtra
from rollwright.kernel import playout_loops, stream

try:
    from open_spiel.python.algorithms import mcts
except ModuleNotFoundError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

if TYPE_CHECKING:
    from rollwright.core.position import Position
    from rollwright.envs.spiel import TableState

Floats = np.ndarray[Any, np.dtype[np.float64]]
Pairs = np.ndarray[Any, np.dtype[np.object_]]


class KernelRollouts(mcts.Evaluator):  # type: ignore[misc]
    """The counterpart of OpenSpiel's `RandomRolloutEvaluator` for the states of `rollwright.envs.spiel`.

    Its estimates depend on the seed and on how many games it has played before.
    """

    def __init__(self, seed: int, rollouts: int = 1) -> None:
        self._key = stream.key_of(seed)
        self._rollouts = rollouts
        self._played = 0

    def evaluate(self, state: TableState) -> Floats:
        """The mean return of each player."""
        start, self._played = self._played, self._played + self._rollouts
        return play_out(state.position, self._key, start, self._played) / self._rollouts

    def prior(self, state: TableState) -> Pairs:
        """Every legal action with its chance; those of players are equally likely.

        They are in an array, since the search shuffles them with NumPy, which takes many times as long for a list.
        """
        if state.is_chance_node():
            chances = state.chance_outcomes()
        else:
            actions = state.legal_actions()
            chances = [(action, 1 / len(actions)) for action in actions]
        return np.fromiter(chances, dtype=object, count=len(chances))


def play_out(position: Position, key: int, start: int, stop: int) -> Floats:
    """For the evaluator: the sums of each seat's returns in random games number `start` to `stop` - 1 of a run, from a
    position."""
    state, facts = np.array(position.numbers, dtype=np.int64), _facts(position.setup.facts)
    scratch, out = np.empty_like(state), np.empty(position.kind.builds.scratch, dtype=np.int64)
    shares = np.zeros(position.seats, dtype=np.int64)
    position.kind.builds.compiled.play_out(state, len(state), facts, key, start, stop, scratch, out, shares)
    return shares / playout_loops.WHOLE


@lru_cache(maxsize=64)
def _facts(facts: tuple[int, ...]) -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.array(facts, dtype=np.int64)
