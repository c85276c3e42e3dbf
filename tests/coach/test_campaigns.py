"""Short forms of the campaigns that measure the coach (`tests/campaigns/coach`), with the judges of the games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rollwright
from campaigns.coach import accounts, calibration, luck
from campaigns.coach.kept import Figures, Folder
from campaigns.coach.tables import Block
from rollwright.core.facets import Coach
from rollwright.lab.columns import GameColumns
from support.games import GAMES
from support.thorough import times

PLAYED = times(8)  # games
JUDGED = [name for name in GAMES if type(rollwright.game_type(name).coach) is not Coach]
pytestmark = [pytest.mark.compiled, pytest.mark.parametrize("name", JUDGED)]


def test_accounts_close(name: str) -> None:
    block = Block(name, "mixed", 2, 0, seed=99, games=PLAYED)
    rows = accounts.rows_of(block, block.played())
    assert len(rows) == 2 * PLAYED
    total = sum(rows[column] for column in accounts.COLUMNS[:-1])
    assert np.abs(total - rows["result"]).max() < 1e-9
    for change in (rows["luck"], rows["rest"], rows["own"] + rows["others"]):
        assert np.abs(change.reshape(-1, 2).sum(axis=1)).max() < 1e-9
    assert set(rows["result"].tolist()) <= {0, 0.5, 1}


def test_luck_has_mean_zero(name: str) -> None:
    block = Block(name, "greedy", 2, 0, seed=99, games=PLAYED)
    assert luck.rows_of(block, block.played()).max() < 1e-9


def test_predictions_are_shares(name: str) -> None:
    block = Block(name, "thinking", 3, 0, seed=99, games=PLAYED)
    rows = calibration.rows_of(block, block.played(), positions=2)
    assert len(rows) == 3 * 2 * PLAYED
    assert np.abs(rows[:, 1:].reshape(-1, 3, 2).sum(axis=1) - 1).max() < 1e-9


def test_interrupted_campaign_is_resumed(name: str, tmp_path: Path) -> None:
    """What is kept is neither played nor judged again."""
    block, folder = Block(name, "greedy", 2, 0, seed=99, games=1), Folder(tmp_path)
    [first] = folder.figures("accounts", [block], accounts.rows_of)
    [second] = folder.figures("accounts", [block], never)
    assert (first == second).all()
    assert (folder.games_of(block)[1].decisions == block.played().decisions).all()


def never(block: Block, played: GameColumns) -> Figures:
    raise AssertionError("it is kept")
