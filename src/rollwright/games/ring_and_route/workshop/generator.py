"""Generates a paper: draws one sheet after the other until both are as they should be."""

from __future__ import annotations

from typing import Any

from rollwright.core.errors import BoardError
from rollwright.core.picks import Picks
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, NUMBER_SPACES, read_sheet
from rollwright.games.ring_and_route.picture.geometry import close_passes
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
    plan = style.layout(picks)
    links = (
        linked(picks, plan, picks.between(*style.links), picks.between(*style.crossings)) if plan.is_roomy() else None
    )
    if links is None:
        return None
    values, order = numbered(picks, links), sorted(range(NUMBER_SPACES), key=lambda at: plan.points[at][::-1])
    numbers = [{"value": values[at], "x": plan.points[at][0], "y": plan.points[at][1]} for at in order]
    renumbered = sorted(sorted(order.index(end) for end in link) for link in links)
    return {"ring": coloured_ring(picks), "numbers": numbers, "links": renumbered}
