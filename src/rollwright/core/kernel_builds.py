"""Two builds of a game's kernel and the loops around it, from one source: plain Python and machine code."""

from __future__ import annotations

from functools import cached_property
from types import ModuleType, SimpleNamespace

from rollwright.core.facets import Bots, Observation
from rollwright.core.folders import cache_folder
from rollwright.kernel import (
    batch_level_loops,
    batch_loops,
    contract,
    deciders,
    default_observation,
    default_pick,
    event_loops,
    fingerprint,
    level_deciders,
    level_steps,
    loops,
    luck_loops,
    play_on_loops,
    playout_loops,
    replay_loops,
    single_steps,
)
from rollwright.kernel.twins import Program

LOOPS = (single_steps, loops, fingerprint, batch_loops, event_loops, playout_loops, replay_loops)
LEVEL_LOOPS = (level_steps, loops, event_loops, batch_level_loops)


def compiled(program: Program) -> SimpleNamespace:
    """A kernel program compiled: its functions, with their machine code in the user's cache folder."""
    return program.compiled(cache_folder())


class KernelBuilds:
    """Namespaces of kernel functions, each built on first use.

    The builds with all five bot levels are separate, because they take much longer to compile.
    """

    def __init__(self, name: str, kernel: ModuleType, observation: Observation, bots: Bots) -> None:
        self._name, self._kernel, self._observation, self._bots = name, kernel, observation, bots

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The kernel and the loops around it, as plain Python."""
        return self._program.plain()

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The same functions, compiled by numba."""
        return compiled(self._program)

    @cached_property
    def plain_levels(self) -> SimpleNamespace:
        """The kernel, the bot levels and the loops around them, as plain Python."""
        return self._level_program.plain()

    @cached_property
    def compiled_levels(self) -> SimpleNamespace:
        """The same functions, compiled by numba."""
        return compiled(self._level_program)

    @cached_property
    def compiled_coach(self) -> SimpleNamespace:
        """The loop in which bot levels play positions on, compiled by numba; a build of its own, since few need it."""
        return compiled(self._coach_program)

    @cached_property
    def coach_hash(self) -> str:
        """A hash of the rules and the bot levels that positions are played on by."""
        return self._coach_program.source_hash()

    def is_compiled(self, *, levels: bool = False) -> bool:
        """Whether the cache folder has the machine code, with or without the bot levels."""
        program = self._level_program if levels else self._program
        return program.is_compiled(cache_folder())

    @cached_property
    def scratch(self) -> int:
        """The size of the integer scratch memory for legal actions and for the greedy bot."""
        return max(int(self._kernel.ACTIONS), int(getattr(self._bots.greedy, "SCRATCH", 0)))

    @cached_property
    def level_scratch(self) -> int:
        """The size of the integer scratch memory for a bot of any level."""
        return max(self.scratch, int(self._bots.levels.LEVEL_SCRATCH))

    @cached_property
    def level_notes(self) -> int:
        """The size of the floating-point scratch memory; at least 1, since arrays are never empty."""
        luck = int(getattr(self._bots.luck, "LUCK_NOTES", 0))
        return max(1, int(self._bots.levels.LEVEL_NOTES), luck)

    @cached_property
    def _program(self) -> Program:
        observation = self._observation.module or default_observation
        return Program(self._name, LOOPS, (*self._rules, self._bots.greedy, observation, deciders), contract)

    @property
    def _rules(self) -> tuple[ModuleType, ...]:
        return (self._kernel,) if hasattr(self._kernel, "pick") else (self._kernel, default_pick)

    @cached_property
    def _level_program(self) -> Program:
        bots, name = self._bots, f"{self._name}-bots"
        implementing = (*self._rules, bots.novice, bots.greedy, bots.levels, level_deciders)
        if bots.luck is None:
            return Program(name, LEVEL_LOOPS, implementing, contract)
        return Program(name, (*LEVEL_LOOPS, luck_loops), (*implementing, bots.luck), contract)

    @cached_property
    def _coach_program(self) -> Program:
        bots = self._bots
        implementing = (*self._rules, bots.novice, bots.greedy, bots.levels, level_deciders)
        return Program(f"{self._name}-coach", (play_on_loops,), implementing, contract)
