"""The judge of Ring & Route: exact averages over the dice of a turn, and a network for what follows on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rollwright.core import kernel_builds
from rollwright.core.judge import Chances, Judge, ThrowChances
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots.dice_uses import THROWS
from rollwright.games.ring_and_route.chances import network
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.coach import judge_steps
from rollwright.games.ring_and_route.coach.knowledge import Insight, insight_of
from rollwright.games.ring_and_route.coach.turn_table import TurnTable
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.twins import Program

if TYPE_CHECKING:
    import numpy as np

    from rollwright.core.position import Position

    Numbers = np.ndarray[Any, np.dtype[np.int64]]

PROGRAM = Program("ring-and-route-coach-chances", (judge_steps,))
_TABLES_KEPT = 4


@cache
def compiled_judge() -> SimpleNamespace:
    """The kernel functions that `RingAndRouteJudge` calls, compiled."""
    return kernel_builds.compiled(PROGRAM)


@lru_cache(maxsize=8)
def judge_of(setup: Setup) -> RingAndRouteJudge:
    """The judge of a set-up of Ring & Route."""
    return RingAndRouteJudge(setup, compiled_judge(), insight_of(setup))


class RingAndRouteJudge(Judge):
    """The chances in any position of a set-up. `build` has the kernel functions, plain or compiled."""

    is_exact_within_turns = True

    def __init__(self, setup: Setup, build: SimpleNamespace, insight: Insight) -> None:
        import numpy as np

        super().__init__(setup)
        self.name = insight.name
        self._build = build
        facts, out = np.array(setup.facts, dtype=np.int64), np.zeros(c.ALL_OUT, dtype=np.int64)
        known = insight.bots.arguments, insight.network, insight.growth
        parts: Any = facts, out, np.zeros(c.ALL_NOTES), *known  # the kernel sees plain sequences
        self._desk = Desk(*parts)
        self._beaten = insight.network[network.BEATEN :]
        self._tables: dict[bytes, TurnTable] = {}

    def chances(self, position: Position) -> Chances:
        if position.over:
            return self.result(position)
        state = _state(position)
        if state[k.PHASE] == k.THROW:
            return self._ask(self._build.judge_standing, state)
        if state[k.PHASE] == k.MARKING:
            return self._ask(self._build.judge_marks, state)
        table, dice = self._table(state), int(state[k.DICE])
        if state[k.PHASE] == k.DECIDING:
            return self._row(table.deciding(dice))
        return self._row(table.again(dice, int(state[k.THROWN])))

    def after_throws(self, position: Position) -> list[ThrowChances]:
        state = _state(position)
        table = self._table(state)
        look = table.deciding if state[k.PHASE] == k.THROW else table.marking
        found = []
        for outcome, count, all_ in position.kind.chance.outcomes(position.numbers):
            dice = fallen(int(state[k.DICE]), int(state[k.THROWN]), outcome)
            found.append(ThrowChances(outcome, count / all_, self._row(look(dice))))
        return found

    def after_actions(self, position: Position, seat: int) -> dict[int, Chances]:
        return self.after_own_actions(position, seat, position)

    def after_own_actions(self, position: Position, seat: int, began: Position) -> dict[int, Chances]:
        import numpy as np

        state = _state(position)
        if state[k.PHASE] == k.DECIDING:
            table, dice = self._table(state), int(state[k.DICE])
            return {action: self._row(table.again(dice, action)) for action in position.legal_actions(seat)}
        actions, chances = np.zeros(k.ACTIONS, dtype=np.int64), np.zeros((k.ACTIONS, c.SIDES))
        found = self._build.judge_actions(state, _state(began), seat, self._desk, actions, chances.reshape(-1))
        return {int(actions[i]): self._row(chances[i]) for i in range(found)}

    def result(self, position: Position) -> Chances:
        """Alone, the share of level 5's results that are worse; equal ones count half."""
        if position.seats > 1:
            return super().result(position)
        beaten = float(self._beaten[min(position.scores[0], network.MOST_POINTS)])
        return beaten, 1.0 - beaten

    def expected(self, position: Position) -> Chances:
        """The exact average over the throw that is due."""
        state = _state(position)
        table = self._table(state)
        if state[k.PHASE] == k.THROW:
            return self._row(table.expected())
        return self._row(table.again(int(state[k.DICE]), int(state[k.THROWN])))

    def usable_dice(self, state: Sequence[int], seat: int) -> list[int]:
        """By throw: how many of its dice a seat can use that has not used one yet."""
        import numpy as np

        dice = np.zeros(THROWS, dtype=np.int64)
        self._build.count_dice(np.array(state, dtype=np.int64), seat, self._desk, dice)
        return dice.tolist()

    def _table(self, state: Numbers) -> TurnTable:
        """The table of the turn; those of the last few turns are kept."""
        import numpy as np

        before = state.copy()
        before[[k.PHASE, k.TURNS, k.DICE, k.THROWN, k.PENDING]] = k.THROW, 0, 0, k.ALL_DICE, 0
        key = before.tobytes()
        if key not in self._tables:
            final = np.zeros((THROWS, c.SIDES))
            self._build.judge_throws(before, self._desk, final.reshape(-1))
            while len(self._tables) >= _TABLES_KEPT:
                del self._tables[next(iter(self._tables))]
            self._tables[key] = TurnTable(final, int(state[k.ACTIVE]))
        return self._tables[key]

    def _ask(self, entry: Any, state: Numbers) -> Chances:
        import numpy as np

        chances = np.zeros(c.SIDES)
        entry(state, self._desk, chances)
        return self._row(chances)

    def _row(self, chances: Any) -> Chances:
        return tuple(chances[: max(self.setup.seats, 2)].tolist())


def fallen(dice: int, thrown: int, outcome: int) -> int:
    """R9: the dice after a throw, as the judge sees them."""
    for die in range(k.DICE_COUNT):
        if thrown >> die & 1:
            dice &= ~(15 << 4 * die)
    return dice | outcome


def _state(position: Position) -> Numbers:
    import numpy as np

    return np.array(position.numbers, dtype=np.int64)
