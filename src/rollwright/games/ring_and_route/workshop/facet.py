"""Ring & Route's workshop: new papers by seed and style, and shipped ones as texts."""

from __future__ import annotations

from typing import Any

from rollwright.core.workshop import Workshop
from rollwright.games.ring_and_route.workshop.generator import new_paper
from rollwright.games.ring_and_route.workshop.paper_text import paper_text
from rollwright.games.ring_and_route.workshop.styles import STYLES


class RingAndRouteWorkshop(Workshop):
    styles = tuple(STYLES)
    one_for_all = True  # R2

    def invent(self, seed: int, style: str, wishes: dict[str, Any]) -> str:
        return new_paper(seed, STYLES[style])

    def text_of(self, piece: str) -> str:
        fields = self.kind.material.to_record(self.kind.set_up(pieces=[piece]))
        return paper_text(fields["sheets"], fields["dice"], fields["number_points"])
