"""Colours can be told apart without seeing colours."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rollwright.games.diceland.material.board import COLOURS
from rollwright.games.diceland.picture.paints import PAINTS


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, as WCAG defines it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_colour_has_its_own_fill_and_symbol() -> None:
    assert "".join(PAINTS) == COLOURS
    assert len({paint.fill for paint in PAINTS.values()}) == 6
    assert len({paint.symbol for paint in PAINTS.values()}) == 6


def test_colours_differ_in_grey_too() -> None:
    steps = pairwise(sorted((paint.fill for paint in PAINTS.values()), key=luminance))
    assert all(contrast(darker, lighter) >= 1.35 for darker, lighter in steps)


@pytest.mark.parametrize("letter", COLOURS)
def test_symbols_and_letters_stand_out(letter: str) -> None:
    paint = PAINTS[letter]
    assert contrast(paint.ink, paint.fill) >= 3.5  # 3 is what graphics need
    assert contrast(paint.deep, "#ffffff") >= 3.5
    assert contrast(paint.deep, paint.fill) >= 1.5  # a crossed space of the terminal against a free one
