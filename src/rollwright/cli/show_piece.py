"""A board or sheet on the screen, or as a picture in a file."""

from __future__ import annotations

from pathlib import Path

from rollwright.cli.files import path_of, write_text
from rollwright.cli.screen import Screen
from rollwright.core.game_type import GameType


def show_piece(screen: Screen, kind: GameType, piece: str, name: str) -> None:
    """Shows a board or sheet with its facts and with what is unusual about it."""
    lines = kind.picture.piece_lines(piece)
    screen.heading(f"{screen.title(kind)} {name}")
    for code, params in kind.material.about(piece):
        screen.write(screen.say(code, **params))
    for code, params in kind.material.notices(piece):
        screen.write(screen.say(code, **params), "yellow")
    screen.draw(lines)
    screen.write()


def write_piece(screen: Screen, kind: GameType, piece: str, name: str, file: Path) -> None:
    """Writes a board or sheet as SVG."""
    write_text(path_of(str(file)), kind.picture.piece_svg(piece, f"{screen.title(kind)} {name}"))
    screen.tell("file-written", file=file)
