"""Playing positions on: an expert plays all seats to the end, many times, with the same dice for all positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollwright.core.knowledge import Scratch
from rollwright.core.setup import MOST_SEATS, Setup
from rollwright.kernel import level_deciders, loops

if TYPE_CHECKING:
    import numpy as np

    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position

    Shares = np.ndarray[Any, np.dtype[np.float64]]
    Rows = np.ndarray[Any, np.dtype[np.int64]]

LEVEL = 4


class PlayingOn:
    """Level 4 at every seat of a set-up; in a game without levels of its own that is the greedy player."""

    def __init__(self, kind: GameType, setup: Setup) -> None:
        import numpy as np

        self.kind, self.seats = kind, setup.seats
        self._facts = np.array(setup.facts, dtype=np.int64)
        self._state = np.zeros(kind.kernel.STATE_SIZE, dtype=np.int64)
        self._out = np.zeros(kind.builds.level_scratch, dtype=np.int64)
        knowledge = kind.bots.knowledge(setup, LEVEL).arguments
        scratches = [Scratch(kind) for _ in range(MOST_SEATS)]
        self._players = tuple(
            (level_deciders.PLANNER_AND_UP, scratch.out, scratch.notes, knowledge) for scratch in scratches
        )

    def rows(self, position: Position, key: int, games: range) -> Rows:
        """A row of results (`kernel/loops.py`) for each of the games of a run."""
        import numpy as np

        state = np.array(position.numbers, dtype=np.int64)
        rows = np.zeros(len(games) * loops.ROW, dtype=np.int64)
        self.kind.builds.compiled_coach.play_position_on(
            state,
            len(state),
            self._facts,
            self.seats,
            key,
            games.start,
            games.stop,
            self._players,
            self._state,
            self._out,
            rows,
        )
        return rows.reshape(-1, loops.ROW)

    def shares(self, position: Position, key: int, games: range) -> Shares:
        """Each seat's win share in each of the games; a game that nobody wins is shared by all."""
        import numpy as np

        won = self.rows(position, key, games)[:, loops.WINNERS]
        bits = (won[:, None] >> np.arange(self.seats)) & 1
        bits[won == 0] = 1
        shares: Shares = bits / bits.sum(axis=1, keepdims=True)
        return shares
