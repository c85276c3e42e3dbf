"""Arcs are numbered."""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.arcs import ARCS, arc_of, seat_with_arc
from rollwright.games.ring_and_route.rules import kernel


def test_arcs_are_numbered_by_length_and_first_space() -> None:
    for arc in range(ARCS):
        length, first = divmod(arc, kernel.RING)
        crossed = seat_with_arc(length, first)[kernel.CROSSED]
        assert arc_of(crossed) == (arc if 0 < length < kernel.RING else length * kernel.RING)
