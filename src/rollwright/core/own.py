"""Pieces of people's own: boards or sheets that don't ship with the game, as `Material.own` reads them from texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rollwright.core.dice import Draw


@dataclass(frozen=True, eq=False)
class Own:
    """Pieces of somebody's own, valid, and named so that seats can be given them."""

    texts: tuple[str, ...]
    """The texts in their shortest form, which is what logs and records have."""

    faces: Mapping[str, str]
    """The text of each piece by its name, as drawings of single pieces take it."""

    sides: tuple[tuple[str, ...], ...]
    """For each board or paper, the names of the pieces on its sides."""

    options: Mapping[str, Any]
    """The options by which `set_up` knows the names."""

    @property
    def pieces(self) -> tuple[str, ...]:
        """The names that seats may be given."""
        return tuple(self.faces)

    def sides_of(self, piece: str) -> tuple[str, ...]:
        """All sides of a piece, itself included."""
        return next((sides for sides in self.sides if piece in sides), (piece,))

    def deal(self, seats: int, draw: Draw) -> tuple[str, ...]:
        """Deals pieces by lot: boards or papers are repeated only when all have been dealt, and the side is drawn."""
        dealt: list[str] = []
        left: list[tuple[str, ...]] = []
        for _ in range(seats):
            left = left or list(self.sides)
            sides = left.pop(draw(len(left)))
            dealt.append(sides[draw(len(sides))])
        return tuple(dealt)
