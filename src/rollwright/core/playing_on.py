"""Playing positions on: an expert plays all seats, many times, with the same dice for all positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollwright.core.knowledge import Scratch
from rollwright.core.setup import MOST_SEATS, Setup
from rollwright.kernel import level_deciders

if TYPE_CHECKING:
    import numpy as np

    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position

    Shares = np.ndarray[Any, np.dtype[np.float64]]
    States = np.ndarray[Any, np.dtype[np.int64]]

LEVEL = 4
TO_THE_END = 1 << 40  # turns


class PlayingOn:
    """Level 4 at every seat of a set-up; in a game without levels of its own that is the greedy player."""

    def __init__(self, kind: GameType, setup: Setup) -> None:
        import numpy as np

        self.kind, self.setup = kind, setup
        self._facts = np.array(setup.facts, dtype=np.int64)
        self._out = np.zeros(kind.builds.level_scratch, dtype=np.int64)
        knowledge = kind.bots.knowledge(setup, LEVEL).arguments
        scratches = [Scratch(kind) for _ in range(MOST_SEATS)]
        self._players = tuple(
            (level_deciders.PLANNER_AND_UP, scratch.out, scratch.notes, knowledge) for scratch in scratches
        )

    def ends(self, position: Position, key: int, games: range, turns: int = TO_THE_END) -> States:
        """The states at the end of the games of a run, a row for each; those that last longer, after so many turns."""
        import numpy as np

        state = np.array(position.numbers, dtype=np.int64)
        ends = np.zeros(len(games) * len(state), dtype=np.int64)
        self.kind.builds.compiled_coach.play_position_on(
            state,
            len(state),
            self._facts,
            key,
            games.start,
            games.stop,
            position.turns + turns,
            self._players,
            self._out,
            ends,
        )
        return ends.reshape(len(games), len(state))

    def shares(self, position: Position, key: int, games: range) -> Shares:
        """Each seat's win share at the end of each game; a game that nobody wins is shared by all."""
        import numpy as np

        winners = self.kind.builds.plain.winners
        won = np.array([winners(state, 0) for state in self.ends(position, key, games).tolist()], dtype=np.int64)
        bits = (won[:, None] >> np.arange(self.setup.seats)) & 1
        bits[won == 0] = 1
        shares: Shares = bits / bits.sum(axis=1, keepdims=True)
        return shares
