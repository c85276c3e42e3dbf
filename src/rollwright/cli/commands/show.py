"""`rollwright show`: a board, a sheet or the position of a record, drawn in the terminal or as SVG."""

from __future__ import annotations

import json
from pathlib import Path

from rollwright.cli import show_game
from rollwright.cli.files import read_text
from rollwright.cli.pieces import find_piece, in_file, reader_of, whole_text
from rollwright.cli.saves import ENDING
from rollwright.cli.screen import Screen
from rollwright.cli.show_piece import show_piece, write_piece
from rollwright.core.errors import BoardError, OptionError
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.record import parse_record, replay


def run(screen: Screen, target: str, svg: str | None) -> None:
    """Carries out `rollwright show`: a piece by its name, a piece in a file, or the last position of a record."""
    if found := find_piece(target):
        kind, piece = found
        _show_or_write(screen, kind, piece, piece, svg)
        return
    text = read_text(target)
    if _is_record(target, text):
        if svg is not None:
            raise OptionError("option-svg-record")
        _show_position(screen, replay(parse_record(text)))
        return
    kind, name = reader_of(text, target), Path(target).name
    try:
        faces = kind.material.faces(whole_text(text))
        for number, (face, piece) in enumerate(faces.items(), start=1):
            if len(faces) == 1:
                _show_or_write(screen, kind, piece, name, svg)
            else:
                _show_or_write(screen, kind, piece, f"{name} {face}", svg and _numbered(svg, number))
    except BoardError as error:
        raise in_file(target, error) from None


def _show_or_write(screen: Screen, kind: GameType, piece: str, name: str, svg: str | None) -> None:
    if svg is None:
        show_piece(screen, kind, piece, name)
    else:
        write_piece(screen, kind, piece, name, Path(svg))


def _numbered(svg: str, number: int) -> str:
    """The file for the picture of the face of this number, where a text has several."""
    file = Path(svg)
    return str(file.with_name(f"{file.stem}-{number}{file.suffix}"))


def _is_record(file: str, text: str) -> bool:
    """Whether a file is named like a record, or is JSON with a format."""
    if file.endswith(ENDING):
        return True
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "format" in data


def _show_position(screen: Screen, game: Game) -> None:
    """Every seat, and how the game stands."""
    screen.heading(screen.title(game.kind))
    for seat in range(game.seats):
        show_game.show_seat(screen, game, seat)
    show_game.show_result(screen, game)
