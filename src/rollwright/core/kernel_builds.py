"""Two builds of a game's kernel and the loops around it, from one source: plain Python and machine code."""

from __future__ import annotations

from functools import cached_property
from types import ModuleType, SimpleNamespace

from rollwright.core.facets import Bots, Observation
from rollwright.kernel import (
    batch_loops,
    deciders,
    event_loops,
    fingerprint,
    game_loop,
    level_deciders,
    level_steps,
    loops,
    luck_loops,
    pack,
    playout_loops,
    single_steps,
    stream,
    twins,
)

LEVEL_LOOPS = (single_steps, level_steps, game_loop, loops, event_loops)


class KernelBuilds:
    """Namespaces of kernel functions, each built on first use.

    The builds with all five bot levels are separate, because they take much longer to compile.
    """

    def __init__(self, name: str, kernel: ModuleType, observation: Observation, bots: Bots) -> None:
        self._name, self._kernel, self._observation, self._bots = name, kernel, observation, bots

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The kernel and the loops around it, as plain Python."""
        return twins.plain_modules(self._name, self._modules)

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The same functions, compiled by numba."""
        return twins.compile_modules(self._name, self._modules)

    @cached_property
    def plain_levels(self) -> SimpleNamespace:
        """The kernel, the bot levels and the loops around them, as plain Python."""
        return twins.plain_modules(self._levels_name, self._level_modules)

    @cached_property
    def compiled_levels(self) -> SimpleNamespace:
        """The same functions, compiled by numba."""
        return twins.compile_modules(self._levels_name, self._level_modules)

    def is_compiled(self, *, levels: bool = False) -> bool:
        """Whether the cache folder has the machine code, with or without the bot levels."""
        if levels:
            return twins.is_compiled(self._levels_name, self._level_modules)
        return twins.is_compiled(self._name, self._modules)

    @cached_property
    def scratch(self) -> int:
        """The size of the integer scratch memory for legal actions and for the greedy bot."""
        return max(int(self._kernel.ACTIONS), int(getattr(self._bots.greedy[-1], "SCRATCH", 0)))

    @cached_property
    def level_scratch(self) -> int:
        """The size of the integer scratch memory for a bot of any level."""
        return max(self.scratch, int(self._bots.levels[-1].LEVEL_SCRATCH))

    @cached_property
    def level_notes(self) -> int:
        """The size of the floating-point scratch memory; at least 1, since arrays are never empty."""
        luck = int(getattr(self._bots.luck, "LUCK_NOTES", 0))
        return max(1, int(self._bots.levels[-1].LEVEL_NOTES), luck)

    @property
    def _levels_name(self) -> str:
        return f"{self._name}-bots"

    @property
    def _modules(self) -> tuple[ModuleType, ...]:
        observation = self._observation.module
        seen = () if observation is None else (pack, observation)
        above = (deciders, single_steps, game_loop, loops, fingerprint, batch_loops, event_loops, playout_loops)
        return (stream, self._kernel, *self._bots.greedy, *seen, *above)

    @property
    def _level_modules(self) -> tuple[ModuleType, ...]:
        deciding = (*self._bots.levels, deciders, level_deciders)
        luck = () if self._bots.luck is None else (self._bots.luck, luck_loops)
        return (stream, self._kernel, *self._bots.greedy, *deciding, *LEVEL_LOOPS, *luck)
