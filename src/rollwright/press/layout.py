"""Where things lie on a page, in millimetres."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.picture.svg import size_of
from rollwright.press.order import Paper, Size

MARGIN = 11.0  # letters reach a little into it; within 10 mm of the edge, where printers may cut, there is nothing
FOOT = 11.0  # the ruler, at the bottom of every page
HEAD = 9.0  # the title of a piece
BELOW = 54.0  # of a piece that has a page to itself: code, score and notes
GAP = 6.0  # between the halves of a page, and around
BESIDE = 48.0  # of a piece on half a page: the same at its right
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
_SIZES: dict[Size, float] = {"large": 1.0, "medium": 0.8, "small": 0.6}


class Room(NamedTuple):
    """The largest that a picture may be."""

    width: float
    height: float

    def fit(self, picture: str, size: Size) -> float:
        """The width of a picture in it."""
        width, height = size_of(picture)
        return round(min(self.width, self.height * width / height) * _SIZES[size], 2)


def room(paper: Paper, per_page: int) -> Room:
    """The room for the picture of each board or sheet on a page."""
    width, height = (side - 2 * MARGIN for side in PAPERS[paper])
    if per_page == 1:
        return Room(width, height - FOOT - HEAD - BELOW)
    return Room(width - BESIDE, (height - FOOT - GAP) / 2 - HEAD)
