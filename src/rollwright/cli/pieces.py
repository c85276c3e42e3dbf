"""Boards and sheets that a user names: those of a game, or in files; and the options that name them."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

from rollwright.cli.files import is_there, read_text
from rollwright.core.errors import BoardError, OptionError
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_names, game_type
from rollwright.core.setup import USUAL_SEATS


class Given(NamedTuple):
    """The pieces of the seats, and the options by which `set_up` knows them."""

    pieces: tuple[str, ...]
    options: dict[str, Any]


def given_pieces(kind: GameType, listed: str | None, seats: int | None = None) -> Given:
    """The boards or sheets of a list such as `A,C,mine.txt`; () without a list.

    The file of a paper has both its sides. The list then names the sides that seats begin on, as in `mine.json,1,1`;
    otherwise they take turns.
    """
    if not listed:
        return Given((), {})
    if not kind.material.option:
        raise OptionError("option-no-pieces", game=kind.name)
    names = [_known(kind, name.strip()) for name in listed.split(",")]
    files = [name for name in names if name not in kind.material.catalogue() and is_there(name)]
    if not files:
        return Given(tuple(names), {})
    texts = {name: whole_text(read_text(name)) for name in files}
    different = list(dict.fromkeys(texts.values()))
    own = kind.material.own(different)
    sides = dict(zip(different, own.sides, strict=True))
    given = [sides[texts[name]] if name in texts else (name,) for name in names]
    pieces = tuple(found[0] for found in given if len(found) == 1)
    by_turns = tuple(islice(cycle(own.pieces), USUAL_SEATS if seats is None else seats))
    return Given(pieces or by_turns, dict(own.options))


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


def _known(kind: GameType, name: str) -> str:
    """A name in its right spelling, if it is one of the game's."""
    return name.upper() if name.upper() in kind.material.catalogue() else name
