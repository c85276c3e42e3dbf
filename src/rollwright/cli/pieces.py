"""Boards and sheets that a user names: those of a game, or in files; and the options that name them."""

from __future__ import annotations

from pathlib import Path

from rollwright.cli.files import is_there, read_text
from rollwright.core.errors import BoardError, OptionError
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_names, game_type


def given_pieces(kind: GameType, listed: str | None) -> tuple[str, ...]:
    """The boards or sheets of a list such as `A,C,mine.txt`, files as their text."""
    if not listed:
        return ()
    if not kind.material.option:
        raise OptionError("option-no-pieces", game=kind.name)
    return tuple(_piece(kind, name.strip()) for name in listed.split(","))


def piece_options() -> list[str]:
    """The options that name boards or sheets: `--pieces`, and each game's own word for them."""
    own = {game_type(name).material.option for name in game_names()} - {""}
    return ["--pieces", *(f"--{word}" for word in sorted(own))]


def whole_text(text: str) -> str:
    """The text of a file with a board or sheet, so that it can't be taken for the name of one."""
    return text + "\n" if text.isalnum() else text


def find_piece(name: str) -> tuple[GameType, str] | None:
    """The game that has a board or sheet of this name, with its right spelling."""
    for game in game_names():
        for piece in game_type(game).material.catalogue():
            if piece.casefold() == name.casefold():
                return game_type(game), piece
    return None


def reader_of(text: str, file: str) -> GameType:
    """The game whose board or sheet a user's text is meant to be."""
    for name in game_names():
        if game_type(name).material.reads(text):
            return game_type(name)
    raise OptionError("file-not-known", file=file)


def in_file(file: str, error: BoardError) -> BoardError:
    """An error in a board or sheet that was read from a file, with the name of the file."""
    return BoardError(error.code, cause=error.cause, **{**error.params, "board": Path(file).name})


def _piece(kind: GameType, name: str) -> str:
    if name.upper() in kind.material.catalogue():
        return name.upper()
    return whole_text(read_text(name)) if is_there(name) else name
