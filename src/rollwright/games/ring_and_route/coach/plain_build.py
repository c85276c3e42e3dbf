"""The judge's kernel functions in plain Python, for machines without numba: they take arrays, but work on lists."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from rollwright.kernel.twins import Program


def plain_build(program: Program) -> SimpleNamespace:
    """The entries of a program. What they write to arrays is there afterwards, except in scratch memory (`Desk`)."""
    made: dict[int, tuple[Any, list[Any]]] = {}

    def on_desk(thing: Any) -> Any:
        """Knowledge and scratch memory, whose arrays are long, are converted only once."""
        if isinstance(thing, tuple):
            parts = map(on_desk, thing)
            return thing._make(parts) if hasattr(thing, "_make") else tuple(parts)
        if not isinstance(thing, np.ndarray):
            return thing
        if id(thing) not in made:
            made[id(thing)] = thing, thing.tolist()
        return made[id(thing)][1]

    def adapted(entry: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            lists = [each.tolist() if isinstance(each, np.ndarray) else on_desk(each) for each in arguments]
            result = entry(*lists)
            for argument, numbers in zip(arguments, lists, strict=True):
                if isinstance(argument, np.ndarray):
                    argument[:] = numbers
            return result

        return call

    return SimpleNamespace(**{name: adapted(entry) for name, entry in vars(program.plain()).items()})
