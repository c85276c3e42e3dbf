"""`rollwright boards`: the boards and sheets of the games, drawn in the terminal or as SVG."""

from __future__ import annotations

from pathlib import Path

from rollwright.cli.screen import Screen
from rollwright.cli.show_piece import show_piece, write_piece
from rollwright.core.registry import game_names, game_type


def run(screen: Screen, game: str | None, folder: str | None) -> None:
    """Carries out `rollwright boards`: shows all pieces of one game or of every game."""
    for kind in [game_type(game)] if game else [game_type(name) for name in game_names()]:
        for piece in kind.material.catalogue():
            if folder is None:
                show_piece(screen, kind, piece, piece)
            else:
                write_piece(screen, kind, piece, piece, Path(folder) / f"{kind.name}-{piece}.svg")
