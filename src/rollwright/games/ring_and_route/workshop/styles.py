"""The styles of new papers: where number spaces lie, how many links there are, and how many of them cross."""

from __future__ import annotations

from dataclasses import dataclass

from rollwright.games.ring_and_route.workshop import layouts
from rollwright.games.ring_and_route.workshop.layouts import Layout


@dataclass(frozen=True)
class Style:
    """How sheets of a style are made; ranges include both ends."""

    layout: Layout
    links: tuple[int, int] = (26, 30)
    crossings: tuple[int, int] = (0, 4)


STYLES: dict[str, Style] = {
    "scatter": Style(layouts.scatter),
    "grid": Style(layouts.grid, links=(24, 30), crossings=(2, 8)),
    "rings": Style(layouts.rings),
    "spiral": Style(layouts.spiral),
    "mirror": Style(layouts.mirror),
    "weave": Style(layouts.scatter, links=(30, 35), crossings=(8, 14)),
    "paths": Style(layouts.scatter, links=(18, 21), crossings=(0, 0)),
}
