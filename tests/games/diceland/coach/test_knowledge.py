"""The coach's data: whole or refused, and of its own for shipped boards only."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import rollwright
from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.coach import knowledge, scratch
from rollwright.games.diceland.coach.chances import judge_of
from rollwright.games.diceland.material.board import shipped_board

MOST_BYTES = 5_000_000


def test_the_data_is_small() -> None:
    assert sum(file.stat().st_size for file in (knowledge.HOME / "data").iterdir()) < MOST_BYTES


def test_shipped_boards_have_a_value_of_their_own() -> None:
    boards = [shipped_board("C"), invent_board(Random(4)), shipped_board("C")]
    first, invented, third = knowledge.weights_of(boards).reshape(3, scratch.WEIGHTS)
    assert first.tolist() == third.tolist() == knowledge.faces()[boards[0].text].tolist()
    assert first[weights.SPACES] == 1
    assert invented[weights.SPACES] == 0
    assert invented[: len(knowledge.value())].tolist() == knowledge.value().tolist()


@pytest.mark.parametrize("damage", ["cut", "not a number", "another type"])
@pytest.mark.parametrize("which", ["VALUE", "FACES", "TABLE", "CORRECTION"])
def test_damaged_data_is_refused(which: str, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = np.load(getattr(knowledge, which))
    changed: Any = {"cut": found[:-1], "not a number": found.copy(), "another type": found.astype(np.float64)}[damage]
    if damage == "not a number":
        changed.flat[7] = np.nan
    np.save(tmp_path / "damaged.npy", changed)
    monkeypatch.setattr(knowledge, which, tmp_path / "damaged.npy")
    read: Any = {"VALUE": knowledge.value, "FACES": knowledge.faces}.get(which, knowledge.table)
    with pytest.raises(ValueError, match="damaged"):
        read.__wrapped__()


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(3))
def test_invented_boards_are_judged_by_what_all_boards_have_in_common(seed: int) -> None:
    """Who begins has some advantage, and nobody else: both play on the same board."""
    board = invent_board(Random(seed)).text
    position = rollwright.new_game("diceland", boards=[board, board]).position()
    chances = judge_of(position.setup).chances(position)
    assert sum(chances) == pytest.approx(1)
    assert 0.5 <= chances[position.setup.first] < 0.6
