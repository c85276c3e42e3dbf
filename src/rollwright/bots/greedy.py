"""The move that gains most at once; what that is, the game knows (`value.py`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.core.game_type import GameType, Setup


class GreedyBot:
    """Decides as machine code if there is some, since plain Python can take 30 ms; the moves are the same."""

    def __init__(self) -> None:
        self._known: tuple[Setup, Any, Any] | None = None

    def choose(self, game: Game, seat: int) -> str:
        action = self._compiled_action(game, seat) if _has_machine_code(game.kind) else game.greedy_action(seat)
        return game.kind.write_action(game.setup, seat, action)

    def _compiled_action(self, game: Game, seat: int) -> int:
        import numpy as np

        if self._known is None or self._known[0] is not game.setup:
            table, out = np.array(game.setup.table, dtype=np.int64), np.zeros(game.kind.scratch, dtype=np.int64)
            self._known = game.setup, table, out
        _, table, out = self._known
        state = np.array(game.state, dtype=np.int64)
        return int(game.kind.compiled.greedy_for(state, table, seat, out))


@cache
def _has_machine_code(kind: GameType) -> bool:
    return kind.is_compiled()
