"""What the bots of a game know about a set-up, and how Python asks them: planner, expert or master for an action, a
novice for all it may choose."""

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
class BotKnowledge:
    """The method and the data that a bot decides with. Only the game knows what they mean (its `bots` folder)."""

    way: int  # which of the game's methods to use
    numbers: Numbers
    values: Floats  # tables of position values
    weights: Weights  # coefficients of formulas

    @property
    def arguments(self) -> Knowledge:
        """The same data in the form that the kernel takes."""
        arrays: Any = self.numbers, self.values, self.weights  # the kernel sees plain sequences
        return Knowledge(self.way, *arrays)

    def __deepcopy__(self, memo: object) -> BotKnowledge:
        return self  # immutable, and its tables may be large

    def action(self, position: Position, seat: int, scratch: Scratch | None = None) -> int:
        """Returns the action that this knowledge chooses for a pending seat.

        Pass the same `scratch` again to reuse intermediate results; it never changes a decision.
        """
        import numpy as np

        scratch = scratch or Scratch(position.kind)
        state, facts = np.array(position.numbers, dtype=np.int64), np.array(position.setup.facts, dtype=np.int64)
        decide = position.kind.builds.compiled_levels.decide_for
        return int(decide(state, facts, seat, scratch.out, scratch.notes, *self.arguments))


class Scratch:
    """Scratch memory for decisions, initially all zero. Not thread-safe: one decision at a time may use it."""

    def __init__(self, kind: GameType) -> None:
        import numpy as np

        self.out = np.zeros(kind.builds.level_scratch, dtype=np.int64)
        self.notes = np.zeros(kind.builds.level_notes)


@cache
def no_knowledge() -> BotKnowledge:
    """The knowledge of a bot that needs none."""
    return knowledge_from_values(0)


def knowledge_from_values(way: int, values: Floats | None = None) -> BotKnowledge:
    """Knowledge that consists of a method and, optionally, one table of values."""
    import numpy as np

    no_values = np.zeros(1, dtype=np.float32)  # arrays are never empty
    return BotKnowledge(way, np.zeros(1, dtype=np.int64), no_values if values is None else values, np.zeros(1))


def novice_actions(position: Position, seat: int) -> list[int]:
    """Asks the novice: the legal actions of a pending seat without plainly pointless ones, of which it picks one at
    random."""
    builds = position.kind.builds
    out = [0] * builds.scratch
    found = builds.plain_levels.novice_actions_for(list(position.state), position.setup.facts, seat, out)
    return out[:found]
