"""Level 2: the move that gains most at once, as the game's `bots/greedy.py` defines it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position
    from rollwright.core.setup import Setup


class GreedyBot:
    """Runs as machine code if the game is compiled, since plain Python can take 30 ms; the moves are the same."""

    def __init__(self) -> None:
        self._known: tuple[Setup, Callable[..., int], Any, Any] | None = None

    def choose(self, game: Game, seat: int) -> str:
        action = self._compiled_action(game, seat) if _has_machine_code(game.kind) else greedy_action(game, seat)
        return game.kind.notation.write_action(game.setup, seat, action)

    def _compiled_action(self, game: Game, seat: int) -> int:
        import numpy as np

        if self._known is None or self._known[0] is not game.setup:
            setup, builds = game.setup, game.kind.builds
            facts, out = np.array(setup.facts, dtype=np.int64), np.zeros(builds.scratch, dtype=np.int64)
            self._known = setup, builds.compiled.greedy_for, facts, out
        _, greedy_for, facts, out = self._known
        return int(greedy_for(np.array(game.numbers, dtype=np.int64), facts, seat, out))


def greedy_action(position: Position, seat: int) -> int:
    """The action of a pending seat that gains most at once, in plain Python."""
    builds = position.kind.builds
    return int(builds.plain.greedy_for(list(position.numbers), position.setup.facts, seat, [0] * builds.scratch))


@cache
def _has_machine_code(kind: GameType) -> bool:
    return kind.builds.is_compiled()
