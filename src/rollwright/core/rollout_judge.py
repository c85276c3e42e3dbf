"""The judge of a game that has none of its own: it plays positions on to the end (rollouts), all with the same dice."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

from rollwright.core.judge import Chances, Judge, ThrowChances
from rollwright.core.playing_on import PlayingOn
from rollwright.kernel import stream

if TYPE_CHECKING:
    from rollwright.core.game_type import GameType
    from rollwright.core.position import Position
    from rollwright.core.setup import Setup

GAMES = 240  # from a position
MOST = 36 * GAMES  # for all outcomes of a throw
FEWEST = 16  # for one of them
_KEY = stream.key_of(15)


class RolloutJudge(Judge):
    """Chances are the mean of a fixed number of games; alone, a won game counts and par wins the others."""

    def __init__(self, kind: GameType, setup: Setup) -> None:
        super().__init__(setup)
        self._playing_on = PlayingOn(kind, setup)
        known = f"{kind.name} {kind.builds.coach_hash} {setup.facts} {GAMES} {MOST} {FEWEST}"
        self.name = hashlib.sha256(known.encode()).hexdigest()[:16]

    def chances(self, position: Position) -> Chances:
        return self._mean(position, GAMES)

    def after_throws(self, position: Position) -> list[ThrowChances]:
        """If there are many outcomes, each is played on less often, so that a throw takes no longer than usual."""
        outcomes = list(position.kind.chance.outcomes(position.numbers))
        games = max(FEWEST, min(GAMES, MOST // len(outcomes)))
        found = []
        for outcome, count, all_ in outcomes:
            after = position.copy()
            after.fall(outcome)
            found.append(ThrowChances(outcome, count / all_, self._mean(after, games)))
        return found

    def _mean(self, position: Position, games: int) -> Chances:
        if position.over:
            return self.result(position)
        shares = self._playing_on.shares(position, _KEY, range(games)).mean(axis=0)
        return (*map(float, shares),) if len(shares) > 1 else (float(shares[0]), 1 - float(shares[0]))


@lru_cache(maxsize=16)
def rollout_judge(kind: GameType, setup: Setup) -> RolloutJudge:
    """The judge by rollouts of a set-up."""
    return RolloutJudge(kind, setup)
