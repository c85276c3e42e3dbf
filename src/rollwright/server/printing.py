"""Prints what a page orders, as a PDF file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollwright.press.order import Order, Piece
from rollwright.press.pdf import print_pdf


def print_order(asked: Mapping[str, Any]) -> bytes:
    """The PDF file of a `PrintOrder`, given as a mapping."""
    wanted = dict(asked)
    game = wanted.pop("game")
    return print_pdf(
        Order(
            pieces=tuple(Piece(game, piece["text"], piece["title"]) for piece in wanted.pop("pieces")),
            dice=(game,) if wanted.pop("dice") else (),
            rules=(game,) if wanted.pop("rules") else (),
            **wanted,
        )
    )
