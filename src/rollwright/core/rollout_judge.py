"""The judge of a game that has none of its own: it plays positions on to the end (rollouts), all with the same dice."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

from rollwright.core.judge import Chances, Judge
from rollwright.core.playing_on import PlayingOn
from rollwright.kernel import stream

if TYPE_CHECKING:
    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position
    from rollwright.core.setup import Setup

GAMES = 240
_KEY = stream.key_of(15)


class RolloutJudge(Judge):
    """Chances are the mean of a fixed number of games; alone, a won game counts and par wins the others."""

    def __init__(self, kind: GameType, setup: Setup) -> None:
        super().__init__(setup)
        self._playing_on = PlayingOn(kind, setup)
        known = f"{kind.name} {kind.builds.coach_hash} {setup.facts} {GAMES}"
        self.name = hashlib.sha256(known.encode()).hexdigest()[:16]

    def chances(self, position: Position) -> Chances:
        if position.over:
            return self.result(position)
        shares = self._playing_on.shares(position, _KEY, range(GAMES)).mean(axis=0)
        return (*map(float, shares),) if len(shares) > 1 else (float(shares[0]), 1 - float(shares[0]))


@lru_cache(maxsize=16)
def rollout_judge(kind: GameType, setup: Setup) -> RolloutJudge:
    return RolloutJudge(kind, setup)
