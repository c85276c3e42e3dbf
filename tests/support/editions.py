"""A second edition of Diceland's boards, for tests: in each one treasure is elsewhere; what ships becomes the first."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rollwright.core.registry import game_type
from rollwright.games.diceland.material import board
from rollwright.games.diceland.material.board import BOARDS, COLOURS, shipped_board
from rollwright.server.http import game_routes

FIRST, SECOND = 1, 2


@pytest.fixture
def second_edition(tmp_path: Path) -> Iterator[None]:
    """Boards A to H are of a second edition; those of Europe stay as they are."""
    with two_editions(tmp_path / "boards"):
        yield


@contextmanager
def two_editions(folder: Path) -> Iterator[None]:
    """The same for a part of a test, with the boards in this folder."""
    assert board.EDITION == FIRST, "there is a real one: use that"
    shutil.copytree(board.FOLDER, folder)
    shutil.copytree(board.FOLDER, folder / str(FIRST), ignore=shutil.ignore_patterns("E?.txt"))
    for name in BOARDS:
        (folder / f"{name}.txt").write_text(with_a_treasure_elsewhere(shipped_board(name).text), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "FOLDER", folder)
        patch.setattr(board, "EDITION", SECOND)
        patch.setattr(type(game_type("diceland").material), "edition", SECOND)
        _forget()
        yield
    _forget()


def with_a_treasure_elsewhere(text: str) -> str:
    """The first treasure of a board moves to the first other space of its colour."""
    letter = next(letter for letter in text if letter.lower() in COLOURS and letter.isupper())
    return text.replace(letter.lower(), "?", 1).replace(letter, letter.lower(), 1).replace("?", letter, 1)


def _forget() -> None:
    for known in (shipped_board, game_routes._games, game_routes._pieces):
        known.cache_clear()
