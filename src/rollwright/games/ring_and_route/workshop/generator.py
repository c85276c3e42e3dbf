"""Generates a paper: draws one sheet after the other until both are as they should be."""

from __future__ import annotations

from typing import Any

from rollwright.core.errors import BoardError
from rollwright.core.picks import Picks
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, read_sheet
from rollwright.games.ring_and_route.picture.geometry import close_passes
from rollwright.games.ring_and_route.workshop.layouts import is_roomy
from rollwright.games.ring_and_route.workshop.links import linked
from rollwright.games.ring_and_route.workshop.paper_text import paper_text
from rollwright.games.ring_and_route.workshop.styles import Style
from rollwright.games.ring_and_route.workshop.values import coloured_ring, numbered, paired_dice

SIDES = ("1", "2")  # R2


def new_paper(seed: int, style: Style) -> str:
    """The text of a new paper: two sheets, and dice of their own."""
    picks = Picks(seed)
    sheets = {name: _new_sheet(picks, style) for name in SIDES}
    return paper_text(sheets, paired_dice(picks), NUMBER_POINTS)


def _new_sheet(picks: Picks, style: Style) -> dict[str, Any]:
    while True:
        sheet = _draw(picks, style)
        if sheet is not None and _is_good(sheet):
            return sheet


def _is_good(sheet: dict[str, Any]) -> bool:
    """Whether the reader accepts a sheet and finds nothing unusual about it (R4, R7)."""
    try:
        found = read_sheet(sheet)
    except BoardError:
        return False
    return not found.notices and next(close_passes(found), None) is None


def _draw(picks: Picks, style: Style) -> dict[str, Any] | None:
    """A sheet that may be unusual; None if it can't be completed."""
    points = sorted(style.layout(picks), key=lambda point: (point[1], point[0]))
    if not is_roomy(points):
        return None
    count, crossings = picks.between(*style.links), picks.between(*style.crossings)
    links = linked(picks, points, count, crossings, mirrored=style.mirrored)
    if links is None:
        return None
    values = numbered(picks, links)
    numbers = [{"value": value, "x": x, "y": y} for value, (x, y) in zip(values, points, strict=True)]
    return {"ring": coloured_ring(picks), "numbers": numbers, "links": [list(link) for link in links]}
