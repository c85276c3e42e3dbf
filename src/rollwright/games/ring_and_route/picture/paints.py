"""How the six colours of Ring & Route look (R1), in a picture and in a terminal."""

from __future__ import annotations

from rollwright.picture.palette import BLUE, GREEN, GREY, PURPLE, RED, YELLOW

PAINTS = {"r": RED, "y": YELLOW, "g": GREEN, "b": BLUE, "p": PURPLE, "s": GREY}
