"""Colours can be told apart without seeing colours."""

from __future__ import annotations

from rollwright.games.diceland.picture.paints import PAINTS as DICELAND_PAINTS
from rollwright.games.ring_and_route.material.sheet import COLOURS
from rollwright.games.ring_and_route.picture.paints import PAINTS


def test_colours_differ_in_symbol_and_fill() -> None:
    assert "".join(PAINTS) == COLOURS
    assert len({paint.symbol for paint in PAINTS.values()}) == 6
    assert len({paint.fill for paint in PAINTS.values()}) == 6


def test_a_colour_looks_the_same_in_both_games() -> None:
    for colour in "rygbs":
        paint, other = PAINTS[colour], DICELAND_PAINTS[colour]
        assert (paint.fill, paint.ink, paint.symbol) == (other.fill, other.ink, other.symbol)


def test_symbols_stand_out_on_their_fill() -> None:
    for colour, paint in PAINTS.items():
        assert abs(grey(paint.ink) - grey(paint.fill)) > 80, colour


def grey(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue
