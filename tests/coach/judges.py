"""Judges for tests: their chances mean nothing, but are fixed, which is all that the account relies on."""

from __future__ import annotations

from rollwright.core.judge import Chances, Judge
from rollwright.core.position import Position
from rollwright.kernel import stream


class Whimsical(Judge):
    """Chances are a hash of the position."""

    name = "whimsical"

    def chances(self, position: Position) -> Chances:
        if position.over:
            return self.result(position)
        key = stream.key_of(hash(tuple(position.numbers)))
        parts = [1 + stream.below(stream.word(key, side), 1000) for side in range(max(2, position.seats))]
        return tuple(part / sum(parts) for part in parts)
