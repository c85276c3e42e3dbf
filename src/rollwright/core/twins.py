"""The kernel of a game and the loops over it, as plain Python and as machine code from the same source."""

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


class Twins:
    """Namespaces of functions, made when they are first asked for. Those with all five levels are apart from the
    others, since they take much longer to compile."""

    def __init__(self, name: str, kernel: ModuleType, observation: Observation, bots: Bots) -> None:
        self._name, self._kernel, self._observation, self._bots = name, kernel, observation, bots

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The kernel and the loops over it, uncompiled."""
        return twins.plain_modules(self._name, self._modules)

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The same functions, compiled."""
        return twins.compile_modules(self._name, self._modules)

    @cached_property
    def plain_levels(self) -> SimpleNamespace:
        """The kernel, the levels and the loops over them, uncompiled."""
        return twins.plain_modules(self._levels_name, self._level_modules)

    @cached_property
    def compiled_levels(self) -> SimpleNamespace:
        """The same functions, compiled."""
        return twins.compile_modules(self._levels_name, self._level_modules)

    def is_compiled(self, *, levels: bool = False) -> bool:
        """Whether the machine code, that of the levels or that without, is in the cache folder."""
        if levels:
            return twins.is_compiled(self._levels_name, self._level_modules)
        return twins.is_compiled(self._name, self._modules)

    @cached_property
    def scratch(self) -> int:
        """How many numbers the legal actions, or the greedy player's notes, need."""
        return max(int(self._kernel.ACTIONS), int(getattr(self._bots.greedy[-1], "SCRATCH", 0)))

    @cached_property
    def level_scratch(self) -> int:
        """How many whole numbers a bot that plays by knowledge needs for its notes."""
        return max(self.scratch, int(self._bots.levels[-1].LEVEL_SCRATCH))

    @cached_property
    def level_notes(self) -> int:
        """How many fractions it needs; at least one, as arrays are never empty."""
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
