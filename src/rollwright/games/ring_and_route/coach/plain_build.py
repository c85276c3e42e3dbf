"""The judge's kernel functions in plain Python, for machines without numba: they take arrays, but work on lists."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.kernel.twins import Program


def plain_build(program: Program) -> SimpleNamespace:
    """The entries of a kernel program in plain Python; they write to the arrays that come last."""
    made: dict[int, tuple[Any, list[Any]]] = {}

    def as_list(array: Any) -> list[Any]:
        """Long arrays, which are knowledge or scratch memory, are converted only once."""
        if len(array) < c.FOUND:
            return array.tolist()  # type: ignore[no-any-return]
        if id(array) not in made:
            made[id(array)] = array, array.tolist()
        return made[id(array)][1]

    def adapted(entry: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            lists = [as_list(each) if isinstance(each, np.ndarray) else each for each in arguments]
            result = entry(*lists)
            for array, numbers in zip(arguments[-2:], lists[-2:], strict=True):
                array[:] = numbers
            return result

        return call

    return SimpleNamespace(**{name: adapted(entry) for name, entry in vars(program.plain()).items()})
