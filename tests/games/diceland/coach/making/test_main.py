"""The command that makes the coach's data: each step writes a file that the judge reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.coach import knowledge, scratch
from rollwright.games.diceland.coach.making import __main__ as making
from rollwright.games.diceland.coach.making.faces import FaceNetwork
from rollwright.games.diceland.coach.making.watch import Watched


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VALUE", "FACES", "TABLE", "CORRECTION"):
        monkeypatch.setattr(knowledge, name, tmp_path / f"{name}.npy")


def learned(*_: Any) -> Iterator[tuple[Any, float]]:
    yield FaceNetwork(1, weights.MOST_HIDDEN).packed(0.5, 0.0), 0.2


def watched(seed: int, seats: int, tables: int, games: int) -> Watched:
    rng = np.random.default_rng([seed, seats])
    values = rng.uniform(1, 20, 600 * scratch.TABLES)
    numbers = np.repeat(np.arange(scratch.TABLES), 600)
    return Watched(numbers, values, rng.poisson(values) + 1, np.array([1, 2]))


def balanced(*_: Any) -> Iterator[tuple[Any, str]]:
    yield np.full(scratch.ALL_KNOWN - scratch.ALL_ROWS, 0.25, np.float32), "off by 0.01"


def test_the_value_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = weights.pack(np.ones(126), np.ones((126, 256)), np.ones(256))
    monkeypatch.setattr(making, "learn", lambda *_: iter([(packed, 0.3)]))
    making.make_value()
    assert (knowledge.value.__wrapped__()[weights.HEAD :] == 1).all()


def test_the_values_of_shipped_boards_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    np.save(knowledge.VALUE, np.zeros(8, np.float16))
    monkeypatch.setattr(making, "learn_face", learned)
    making.make_faces()
    faces = knowledge.faces.__wrapped__()
    assert len(faces) == 8
    assert all(face[weights.SPACES] == 1 for face in faces.values())


def test_the_table_and_the_correction_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "watch_tables", watched)
    monkeypatch.setattr(making, "balance", balanced)
    making.make_turns()
    making.make_correction()
    table = knowledge.table.__wrapped__()
    turns, correction = np.split(table, [scratch.ALL_ROWS])
    assert turns[scratch.T_BY_TREASURE] == pytest.approx(1 / 3, abs=1e-3)
    assert 0 <= turns.min() <= turns.max() <= 1
    assert (correction == 0.25).all()
