"""Invented boards."""

from __future__ import annotations

from random import Random

import pytest

from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.material.board import SHIPPED, USUAL_TERRITORY, shipped_board


@pytest.mark.parametrize("treasures", [6, pytest.param(12, marks=pytest.mark.slow)])
def test_invented_boards_are_like_the_shipped_ones(treasures: int) -> None:
    rng = Random(5)
    boards = [invent_board(rng, treasures) for _ in range(8)]
    assert {board.treasures for board in boards} == {treasures}
    assert len({board.text for board in boards}) == len(boards)
    assert not {board.text for board in boards} & {shipped_board(name).text for name in SHIPPED}
    sizes = [len(territory) for board in boards for territory in board.territories]
    assert sum(size in USUAL_TERRITORY for size in sizes) > 0.9 * len(sizes)


def test_invented_boards_depend_on_the_chance_given() -> None:
    assert invent_board(Random(3)) == invent_board(Random(3))
