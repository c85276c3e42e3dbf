"""`rollwright print`: boards and sheets, dice and rules as a PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rollwright.cli.files import check_writable, read_text, write_text
from rollwright.cli.pieces import find_piece, in_file, reader_of, whole_text
from rollwright.cli.screen import Screen
from rollwright.core.errors import BoardError
from rollwright.core.registry import game_names, game_type
from rollwright.picture.looks import COLOUR_PRINT
from rollwright.press.order import Order, Piece
from rollwright.press.pdf import print_pdf

DICE, RULES, PAD = "dice", "rules", "pad"
PAD_COPIES = 20


def run(screen: Screen, what: Sequence[str], out: str, game: str | None, copies: int | None, **choices: Any) -> None:
    """Carries out `rollwright print`. Dice and rules are those of the games whose pieces are named, or of all."""
    path = check_writable(out)
    words = {name.casefold() for name in what} & {DICE, RULES, PAD}
    pieces = [_piece(name) for name in what if name.casefold() not in words]
    games = (game_type(game).name,) if game else tuple(dict.fromkeys(piece.game for piece in pieces)) or game_names()
    if PAD in words and not pieces:
        pieces = [Piece(name, piece) for name in games for piece in game_type(name).material.pieces_in()]
    order = Order(
        pieces=tuple(pieces),
        dice=games if DICE in words else (),
        rules=games if RULES in words else (),
        copies=(PAD_COPIES if PAD in words else 1) if copies is None else copies,
        language=screen.language,
        **choices,
    )
    write_text(path, print_pdf(order))
    screen.tell("file-written", file=path)


def _piece(name: str) -> Piece:
    """A shipped piece by its name, or one in a file, whose name is its title."""
    if found := find_piece(name):
        kind, piece = found
        return Piece(kind.name, piece)
    text = whole_text(read_text(name))
    kind = reader_of(text, name)
    try:
        kind.printing.faces(text, COLOUR_PRINT)  # which reads it
    except BoardError as error:
        raise in_file(name, error) from None
    return Piece(kind.name, text, Path(name).stem)
