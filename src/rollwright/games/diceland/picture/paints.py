"""How the six colours of Diceland look (D1), in a picture and in a terminal."""

from __future__ import annotations

from rollwright.picture.palette import BLUE, GREEN, GREY, ORANGE, RED, YELLOW

PAINTS = {"r": RED, "y": YELLOW, "g": GREEN, "b": BLUE, "o": ORANGE, "s": GREY}
