"""Printed codes (QR), which a telephone reads: a link to a piece on the page, or the text of the piece."""

from __future__ import annotations

import re
from typing import NamedTuple

from rollwright.core.piece_link import piece_link

MODULE = 0.42  # mm; smaller ones are hard to read
SMALLEST, LARGEST = 24.0, 44.0  # mm; within these bounds, modules have their size
QUIET = 4  # modules of white around a code


_DARK = re.compile(rb"\x01+")


class Code(NamedTuple):
    """A code as SVG, and its width in mm."""

    picture: str
    width: float


def piece_code(site: str, game: str, text: str, name: str) -> Code | None:
    """The code of a piece, whose name only a link has; None if it would be too large."""
    import segno

    words = piece_link(site, game, text, name) if site else text
    try:
        found = segno.make_qr(words, error="l", boost_error=False)
    except segno.DataOverflowError:
        return None
    rows = [bytes(row) for row in found.matrix]
    side = len(rows) + 2 * QUIET
    dark = "".join(
        f"M{run.start() + QUIET} {y + QUIET}h{len(run[0])}v1H{run.start() + QUIET}z"
        for y, row in enumerate(rows)
        for run in _DARK.finditer(row)
    )
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><path d="{dark}"/></svg>'
    return Code(picture, min(max(side * MODULE, SMALLEST), LARGEST))
