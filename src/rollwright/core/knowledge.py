"""What a planner, an expert or a master knows about a set-up, and how it decides by it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rollwright.kernel.contract import Knowledge

if TYPE_CHECKING:
    import numpy as np

    from rollwright.core.game import Game
    from rollwright.core.game_type import GameType

    Numbers = np.ndarray[Any, np.dtype[np.int64]]
    Floats = np.ndarray[Any, np.dtype[np.float32]]
    Weights = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True, eq=False)
class Mind:
    """The game's way to decide (its `levels.py`), whole numbers, tables of values, and weights of formulas."""

    way: int
    numbers: Numbers
    values: Floats
    weights: Weights

    @property
    def arguments(self) -> Knowledge:
        """As the kernel takes it."""
        arrays: Any = self.numbers, self.values, self.weights  # to the kernel just sequences
        return Knowledge(self.way, *arrays)

    def __deepcopy__(self, memo: object) -> Mind:
        return self  # nobody writes on it, and its tables may be large

    def action(self, game: Game, seat: int, paper: Paper | None = None) -> int:
        """The decision of a pending seat. What was found out is kept on a paper, if one is given."""
        import numpy as np

        paper = paper or Paper(game.kind)
        state, table = np.array(game.state, dtype=np.int64), np.array(game.setup.table, dtype=np.int64)
        decide = game.kind.compiled_levels.decide_for
        return int(decide(state, table, seat, paper.out, paper.notes, *self.arguments))


class Paper:
    """Numbers and fractions to write on, at first all 0. Nobody else may write on it at the same time."""

    def __init__(self, kind: GameType) -> None:
        import numpy as np

        self.out = np.zeros(kind.level_scratch, dtype=np.int64)
        self.notes = np.zeros(kind.level_notes)


@cache
def nothing() -> Mind:
    """The mind of who knows nothing."""
    return blank()


def blank(way: int = 0, values: Floats | None = None) -> Mind:
    """A mind with nothing but values, or nothing at all."""
    import numpy as np

    nothing = np.zeros(1, dtype=np.float32)
    return Mind(way, np.zeros(1, dtype=np.int64), nothing if values is None else values, np.zeros(1))
