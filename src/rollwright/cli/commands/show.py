"""`rollwright boards` and `rollwright show`: boards, sheets and positions, drawn in the terminal or as SVG."""

from __future__ import annotations

import json
from pathlib import Path

from rollwright.cli import show_game
from rollwright.cli.files import path_of, read_text, write_text
from rollwright.cli.pieces import find_piece, in_file, reader_of, whole_text
from rollwright.cli.saves import ENDING
from rollwright.cli.screen import Screen
from rollwright.core.errors import BoardError, OptionError
from rollwright.core.game import Game
from rollwright.core.game_type import GameType
from rollwright.core.record import parse_record, replay
from rollwright.core.registry import game_names, game_type


def boards(screen: Screen, game: str | None, folder: str | None) -> None:
    """All pieces of one game or of every game."""
    for kind in [game_type(game)] if game else [game_type(name) for name in game_names()]:
        for piece in kind.material.catalogue():
            if folder is None:
                show_piece(screen, kind, piece, piece)
            else:
                _write(screen, Path(folder) / f"{kind.name}-{piece}.svg", _picture(screen, kind, piece, piece))


def show(screen: Screen, target: str, svg: str | None) -> None:
    """A piece by its name, a piece in a file, or the last position of a record."""
    if found := find_piece(target):
        _show_or_write(screen, *found, found[1], svg)
        return
    text = read_text(target)
    if _is_record(target, text):
        _show_record(screen, text, svg)
        return
    try:
        _show_or_write(screen, reader_of(text, target), whole_text(text), Path(target).name, svg)
    except BoardError as error:
        raise in_file(target, error) from None


def show_piece(screen: Screen, kind: GameType, piece: str, name: str) -> None:
    """A piece with its facts and with what is unusual about it."""
    drawn = kind.picture.piece_lines(piece)
    screen.heading(f"{screen.title(kind)} {name}")
    for code, params in kind.material.about(piece):
        screen.write(screen.say(code, **params))
    for code, params in kind.material.notices(piece):
        screen.write(screen.say(code, **params), "yellow")
    screen.draw(drawn)
    screen.write()


def show_position(screen: Screen, game: Game) -> None:
    """Every seat, and how the game stands."""
    screen.heading(screen.title(game.kind))
    for seat in range(game.seats):
        show_game.show_seat(screen, game, seat)
    show_game.show_result(screen, game)


def _show_or_write(screen: Screen, kind: GameType, piece: str, name: str, svg: str | None) -> None:
    if svg is None:
        show_piece(screen, kind, piece, name)
    else:
        _write(screen, Path(svg), _picture(screen, kind, piece, name))


def _show_record(screen: Screen, text: str, svg: str | None) -> None:
    if svg is not None:
        raise OptionError("option-svg-record")
    show_position(screen, replay(parse_record(text)))


def _is_record(file: str, text: str) -> bool:
    """A file that is called one, or JSON with a format."""
    if file.endswith(ENDING):
        return True
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "format" in data


def _picture(screen: Screen, kind: GameType, piece: str, name: str) -> str:
    return kind.picture.piece_svg(piece, f"{screen.title(kind)} {name}")


def _write(screen: Screen, file: Path, svg: str) -> None:
    write_text(path_of(str(file)), svg)
    screen.tell("file-written", file=file)
