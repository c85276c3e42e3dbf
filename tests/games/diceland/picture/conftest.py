"""Boards to draw."""

from __future__ import annotations

import pytest

from rollwright.games.diceland.material.board import SHIPPED, Board, read_board, shipped_board


@pytest.fixture(params=SHIPPED)
def board(request: pytest.FixtureRequest) -> Board:
    return shipped_board(str(request.param))


@pytest.fixture
def small() -> Board:
    return read_board("R r y Y .\n g + b B .\nG o O s S\n")
