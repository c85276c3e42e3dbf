"""What a planner, an expert or a master knows about a set-up, and how it decides by it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rollwright.kernel.contract import Knowledge

if TYPE_CHECKING:
    import numpy as np

    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position

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

    def action(self, position: Position, seat: int, paper: Paper | None = None) -> int:
        """The decision of a pending seat. What was found out is kept on a paper, if one is given."""
        import numpy as np

        paper = paper or Paper(position.kind)
        state, facts = np.array(position.numbers, dtype=np.int64), np.array(position.setup.facts, dtype=np.int64)
        decide = position.kind.twins.compiled_levels.decide_for
        return int(decide(state, facts, seat, paper.out, paper.notes, *self.arguments))


class Paper:
    """Numbers and fractions to write on, at first all 0. Nobody else may write on it at the same time."""

    def __init__(self, kind: GameType) -> None:
        import numpy as np

        self.out = np.zeros(kind.twins.level_scratch, dtype=np.int64)
        self.notes = np.zeros(kind.twins.level_notes)


@cache
def nothing() -> Mind:
    """The mind of who knows nothing."""
    return blank()


def blank(way: int = 0, values: Floats | None = None) -> Mind:
    """A mind with nothing but values, or nothing at all."""
    import numpy as np

    nothing = np.zeros(1, dtype=np.float32)
    return Mind(way, np.zeros(1, dtype=np.int64), nothing if values is None else values, np.zeros(1))


def novice_actions(position: Position, seat: int) -> list[int]:
    """The legal actions of a pending seat that are not pointless: what level 1 chooses from."""
    twins = position.kind.twins
    out = [0] * twins.level_scratch
    found = twins.plain_levels.novice_actions_for(list(position.state), position.setup.facts, seat, out)
    return out[:found]
