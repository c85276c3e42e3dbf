"""The coach's making without machine code: planners play a round, and lists take the place of arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.bots.knowledge import knowledge_of
from rollwright.games.diceland.bots.levels import PLANNER
from rollwright.games.diceland.coach.making import balance, watch, watch_loops
from rollwright.games.diceland.rules.kernel import STATE_SIZE


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has seats be watched by plain code, for a round."""
    monkeypatch.setattr(watch_loops, "LONGEST", 1)
    loop = watch.PROGRAM.plain().watch

    class Kernels:
        @staticmethod
        def watch(task: Any, players: Any, memory: Any, samples: Any) -> int:
            listed = _listed(samples)
            count = int(loop(_listed(task), _listed(players), _listed(memory), listed))
            for array, numbers in zip(samples, listed, strict=True):
                if isinstance(array, np.ndarray):
                    array[:] = numbers
            return count

    def planner(level: int, alone: bool = False) -> Any:
        return knowledge_of(PLANNER)

    monkeypatch.setattr(watch, "compiled_watch", Kernels)
    monkeypatch.setattr(watch, "knowledge_of", planner)
    monkeypatch.setattr(watch, "racing_expert", lambda: knowledge_of(PLANNER))


@pytest.fixture
def drawn() -> list[Any]:
    """The positions that were drawn."""
    return []


@pytest.fixture
def plain_draw(monkeypatch: pytest.MonkeyPatch, drawn: list[Any]) -> None:
    """Has positions be drawn by plain code."""
    loop = balance.PROGRAM.plain().draw_positions

    class Kernels:
        @staticmethod
        def draw_positions(task: Any, players: Any, state: Any, out: Any, found: Any) -> int:
            listed = found.tolist()
            count = int(loop(_listed(task), _listed(players), state.tolist(), out.tolist(), listed))
            found[:] = listed
            drawn.extend(found.reshape(-1, STATE_SIZE)[:count].tolist())
            return count

    monkeypatch.setattr(balance, "compiled_draw", Kernels)
    monkeypatch.setattr(balance, "knowledge_of", lambda _: knowledge_of(PLANNER))
    monkeypatch.setattr(balance, "racing_expert", lambda: knowledge_of(PLANNER))


def _listed(record: Any) -> Any:
    """A record with every array in it as a list, which plain code is much faster with."""
    if isinstance(record, np.ndarray):
        return record.tolist()
    if not isinstance(record, tuple):
        return record
    parts = [_listed(each) for each in record]
    return type(record)(*parts) if hasattr(record, "_fields") else tuple(parts)
