"""Diceland's workshop: new boards by seed, style and number of treasures, and shipped ones as texts."""

from __future__ import annotations

from typing import Any

from rollwright.core.errors import OptionError
from rollwright.core.whole import whole
from rollwright.core.workshop import Workshop
from rollwright.games.diceland.material.board import GOALS, shipped_board
from rollwright.games.diceland.workshop.generator import new_board
from rollwright.games.diceland.workshop.styles import STYLES


class DicelandWorkshop(Workshop):
    styles = tuple(STYLES)
    wishes = ("treasures",)

    def invent(self, seed: int, style: str, wishes: dict[str, Any]) -> str:
        treasures = whole(wishes.get("treasures", max(GOALS)))
        if treasures not in GOALS:
            raise OptionError("diceland-option-treasures")
        return new_board(seed, STYLES[style], treasures)

    def text_of(self, piece: str) -> str:
        return shipped_board(piece).text
