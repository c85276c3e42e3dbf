"""The palette of all games. Each colour has a symbol, so that nobody depends on telling colours apart."""

from __future__ import annotations

from typing import NamedTuple


class Paint(NamedTuple):
    """How one colour is drawn."""

    fill: str
    ink: str  # for symbols and letters on the fill
    deep: str  # a darker shade, for the symbol on white
    symbol: str  # path data around (0, 0), about 20 across


# Lightness increases from blue over purple, red, green, orange and grey to yellow, so that the colours also differ in
# greyscale. The values maximise the smallest distance under simulated protanopia, deuteranopia and tritanopia.
RED = Paint("#c63339", "#ffffff", "#8a0f17", "M0-10L10.4 8H-10.4Z")
YELLOW = Paint("#fce629", "#6b5400", "#8f7000", "M-8.6 0A8.6 8.6 0 1 1 8.6 0A8.6 8.6 0 1 1-8.6 0Z")
GREEN = Paint("#309864", "#ffffff", "#0b5a33", "M-7.8-7.8H7.8V7.8H-7.8Z")
BLUE = Paint("#205087", "#ffffff", "#0c2a52", "M6-9A10 10 0 1 0 6 9A12.5 12.5 0 0 1 6-9Z")
ORANGE = Paint("#f48326", "#5c2a00", "#a04e00", "M0-11.5L8.6 0L0 11.5L-8.6 0Z")
PURPLE = Paint("#9a5cc6", "#ffffff", "#4b2569", "M-3.3-10H3.3V-3.3H10V3.3H3.3V10H-3.3V3.3H-10V-3.3H-3.3Z")
GREY = Paint("#bcbec1", "#33383f", "#5d646d", "M-9-8H9V-2.6H-9ZM-9 2.6H9V8H-9Z")
