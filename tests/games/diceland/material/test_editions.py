"""Where boards of earlier editions are, and who knows them."""

from __future__ import annotations

import pytest

from rollwright.games.diceland.coach import knowledge
from rollwright.games.diceland.material import board
from rollwright.games.diceland.material.board import BOARDS, EUROPE, shipped_board
from support.editions import FIRST, SECOND, second_edition  # noqa: F401 (a fixture)


def test_each_folder_of_an_earlier_edition_has_boards_that_changed() -> None:
    folders = sorted(folder.name for folder in board.FOLDER.iterdir() if folder.is_dir())
    assert folders == [str(edition) for edition in range(FIRST, board.EDITION)]
    for folder in folders:
        for file in (board.FOLDER / folder).iterdir():
            assert shipped_board(file.stem, int(folder)).text != shipped_board(file.stem, int(folder) + 1).text


@pytest.mark.usefixtures("second_edition")
def test_what_an_edition_leaves_as_it_is_is_the_same_board() -> None:
    assert all(shipped_board(name, FIRST) == shipped_board(name, SECOND) for name in EUROPE)
    assert all(shipped_board(name, FIRST) != shipped_board(name, SECOND) for name in BOARDS)


@pytest.mark.usefixtures("second_edition")
def test_the_coach_knows_the_boards_that_it_has_learned_on() -> None:
    known = knowledge.faces.__wrapped__()
    assert list(known) == [shipped_board(name, knowledge.FACES_EDITION).text for name in BOARDS]
