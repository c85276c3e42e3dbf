"""The turn table: the chances over the throws of one turn, from those of each throw once its dice are final
(`judge_steps.judge_throws`)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from rollwright.games.ring_and_route.bots.dice_uses import FACES
from rollwright.games.ring_and_route.rules import kernel as k

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]


class TurnTable:
    """The chances of a turn of seat `active`; `final` has a row for each of the 216 throws."""

    def __init__(self, final: Array, active: int) -> None:
        self._final = final.reshape(FACES, FACES, FACES, -1)  # the first die is the third index
        self._active = active

    def marking(self, dice: int) -> Array:
        """Once these dice are final."""
        return self._at(self._final, dice)

    def again(self, dice: int, thrown: int) -> Array:
        """If the dice of the set `thrown` are thrown again and then final (R9)."""
        return self._at(self._means[thrown], dice)

    def deciding(self, dice: int) -> Array:
        """If the active seat still decides about a re-roll of these dice: the best one for itself."""
        return self._at(self._rolled, dice)

    def expected(self) -> Array:
        """The exact average over the first throw."""
        mean: Array = self._rolled.mean((0, 1, 2))
        return mean

    @cached_property
    def _means(self) -> Array:
        """By set of dice that are thrown again, and by throw."""
        import numpy as np

        means = []
        for thrown in range(k.ALL_DICE + 1):
            axes = tuple(2 - die for die in range(k.DICE_COUNT) if thrown >> die & 1)
            mean = self._final.mean(axes, keepdims=True) if axes else self._final
            means.append(np.broadcast_to(mean, self._final.shape))
        return np.stack(means)

    @cached_property
    def _rolled(self) -> Array:
        import numpy as np

        best = self._means[..., self._active].argmax(0)
        rolled: Array = np.take_along_axis(self._means, best[None, ..., None], 0)[0]
        return rolled

    @staticmethod
    def _at(table: Array, dice: int) -> Array:
        row: Array = table[(dice >> 8) - 1, (dice >> 4 & 15) - 1, (dice & 15) - 1]
        return row
