"""Generates a paper, step by step."""

from __future__ import annotations

from typing import Any

from rollwright.core.drawing import DeadEnd, until_complete
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
    sheets = {name: until_complete(lambda: _draw(picks, style)) for name in SIDES}
    return paper_text(sheets, paired_dice(picks), NUMBER_POINTS)


def _draw(picks: Picks, style: Style) -> dict[str, Any]:
    """A sheet on which the reader finds nothing unusual (R4, R7), or a dead end."""
    plan = style.layout(picks)
    if not plan.is_roomy():
        raise DeadEnd
    links = linked(picks, plan, picks.between(*style.links), picks.between(*style.crossings))
    values, order = numbered(picks, links), sorted(range(NUMBER_SPACES), key=lambda at: plan.points[at][::-1])
    numbers = [{"value": values[at], "x": plan.points[at][0], "y": plan.points[at][1]} for at in order]
    renumbered = sorted(sorted(order.index(end) for end in link) for link in links)
    return _checked({"ring": coloured_ring(picks), "numbers": numbers, "links": renumbered})


def _checked(data: dict[str, Any]) -> dict[str, Any]:
    try:
        sheet = read_sheet(data)
    except BoardError:
        raise DeadEnd from None
    if sheet.notices or next(close_passes(sheet), None) is not None:
        raise DeadEnd
    return data
