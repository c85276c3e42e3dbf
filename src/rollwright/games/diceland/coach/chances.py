"""The judge of Diceland: chances by exact averages over the dice on the table, and by the race that follows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rollwright.core import kernel_builds
from rollwright.core.judge import Chances, Judge, ThrowChances
from rollwright.core.setup import Setup
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.coach import judge_steps, knowledge
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.rules import kernel
from rollwright.kernel.twins import Program

if TYPE_CHECKING:
    from rollwright.core.position import Position

PROGRAM = Program("diceland-coach-chances", (judge_steps,))
OFTEN = 0.02  # after a use of the next dice that is best so often, one looks ahead again
NEVER = 2.0
Memory = tuple[Any, Any]  # `out` and `notes`
_MOST = 462  # outcomes of six dice, more than there are actions


@cache
def compiled_judge() -> SimpleNamespace:
    """The kernel functions that `DicelandJudge` calls, compiled."""
    return kernel_builds.compiled(PROGRAM)


class DicelandJudge(Judge):
    """The chances in any position of a set-up, by machine code or by plain Python."""

    def __init__(self, setup: Setup, *, plain: bool = False) -> None:
        super().__init__(setup)
        self.name = knowledge.name()
        self._plain = plain
        self._build = PROGRAM.plain() if plain else compiled_judge()
        self._numbers_of = list if plain else _whole_numbers
        self._facts = self._numbers_of(setup.facts)
        knows = knowledge.weights_of(setup.material.boards), knowledge.table()
        self._knows = tuple(each.tolist() for each in knows) if plain else knows
        self._memory = self._memory_for(OFTEN)
        self._rough = self._memory_for(NEVER) if setup.seats > 1 else self._memory
        self._found, self._shares = self._numbers_of([0] * _MOST), _fractions(_MOST * kernel.SEATS, plain)
        self._par = _fractions(y.AHEAD + 1, plain)
        if setup.seats == 1:
            state = self._numbers_of([0] * kernel.STATE_SIZE)
            self._build.write_par(state, self._facts, *self._knows, *self._memory, self._par)

    def chances(self, position: Position) -> Chances:
        return self._chances(position, self._memory)

    def roughly(self, position: Position) -> Chances:
        return self._chances(position, self._rough)

    def _chances(self, position: Position, memory: Memory) -> Chances:
        if position.over:
            return self.result(position)
        numbers = self._numbers_of(position.numbers)
        self._build.position_chances(numbers, self._facts, *self._knows, *memory, self._shares)
        return self._row(0)

    def after_throws(self, position: Position) -> list[ThrowChances]:
        found = self._build.throw_chances(
            self._numbers_of(position.numbers),
            self._facts,
            *self._knows,
            *self._memory,
            self._found,
            self._shares,
        )
        rows = {int(self._found[i]): self._row(i) for i in range(found)}
        return [
            ThrowChances(outcome, count / all_, rows[outcome])
            for outcome, count, all_ in position.kind.chance.outcomes(position.numbers)
        ]

    def after_actions(self, position: Position, seat: int) -> dict[int, Chances]:
        found = self._build.action_chances(
            self._numbers_of(position.numbers),
            self._facts,
            seat,
            *self._knows,
            *self._memory,
            self._found,
            self._shares,
        )
        return {int(self._found[i]): self._row(i) for i in range(found)}

    def turns_needed(self, position: Position, seat: int) -> dict[tuple[int, int], float]:
        """The turns that a seat needs on average after using so many dice of a colour, by (colour, dice), in a position
        of phase 1. None are used at (0, 0); a use that is not possible takes longer than any game."""
        self.chances(position)
        _, notes = self._memory
        first = y.NEEDED + seat * y.USES
        needed = {(use // 7, use % 7): float(notes[first + use]) for use in range(y.USES) if use % 7}
        return needed | {(0, 0): float(notes[first + s.NO_USE])}

    def result(self, position: Position) -> Chances:
        if position.seats > 1:
            return super().result(position)
        turn = position.turns + 1
        won = (self._par[turn - 1] + self._par[turn]) / 2 if position.winners and turn < len(self._par) else 0.0
        return (float(won), 1.0 - float(won))

    def _memory_for(self, often: float) -> Memory:
        """Scratch memory for looking ahead again after uses of the next dice that are best so often."""
        out, notes = self._numbers_of([0] * y.ALL_OUT), _fractions(y.ALL_NOTES, self._plain)
        notes[y.OFTEN] = often
        return out, notes

    def _row(self, number: int) -> Chances:
        sides = max(self.setup.seats, 2)
        return tuple(map(float, self._shares[number * sides : (number + 1) * sides]))


def _whole_numbers(numbers: Sequence[int]) -> Any:
    import numpy as np

    return np.array(numbers, dtype=np.int64)


def _fractions(count: int, plain: bool) -> Any:
    import numpy as np

    return [0.0] * count if plain else np.zeros(count)


@lru_cache(maxsize=16)
def judge_of(setup: Setup) -> DicelandJudge:
    """The judge of a set-up of Diceland."""
    return DicelandJudge(setup)
