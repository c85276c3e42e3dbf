"""Generates a board: draws one after the other until one is as it should be."""

from __future__ import annotations

from rollwright.core.errors import BoardError
from rollwright.core.picks import Picks
from rollwright.games.diceland.material.board import COLOURS, OBSTACLE, START, USUAL_SPACES, read_board
from rollwright.games.diceland.workshop.colours import Family, coloured, shifted
from rollwright.games.diceland.workshop.hexes import CENTRE, Hex, board_text
from rollwright.games.diceland.workshop.obstacles import scattered
from rollwright.games.diceland.workshop.styles import Style
from rollwright.games.diceland.workshop.territories import divide
from rollwright.games.diceland.workshop.treasures import hide


def new_board(seed: int, style: Style, treasures: int) -> str:
    """The text of a new board."""
    picks = Picks(seed, treasures)
    while True:
        text = _draw(picks, style, treasures)
        if text is not None and _is_good(text):
            return text


def _is_good(text: str) -> bool:
    """Whether the reader accepts a board and finds nothing unusual about it (D2, D3, D3a)."""
    try:
        return not read_board(text).notices
    except BoardError:
        return False


def _draw(picks: Picks, style: Style, treasures: int) -> str | None:
    """A board that may be unusual; None if it can't be completed."""
    order = style.order
    full = treasures == max(USUAL_SPACES)
    spaces = picks.between(*style.spaces) * USUAL_SPACES[treasures] // USUAL_SPACES[max(USUAL_SPACES)]
    obstacles = picks.between(*style.obstacles) // order * order if full else 0
    places = style.outline(picks, 1 + spaces + obstacles, order)
    blocked = scattered(picks, places, obstacles, order, lakes=style.lakes)
    if blocked is None:
        return None
    free = places - blocked - {CENTRE}
    territories = divide(picks, free, style.sizes, order)
    if territories is None:
        return None
    families = coloured(picks, territories, order)
    if families is None:
        return None
    hidden = hide(picks, families, treasures // len(COLOURS), order)
    if hidden is None:
        return None
    return board_text(_marks(families, blocked, set(hidden), picks.shuffled(COLOURS), order))


def _marks(
    families: list[Family], blocked: set[Hex], hidden: set[Hex], letters: list[str], order: int
) -> dict[Hex, str]:
    marks = {CENTRE: START, **dict.fromkeys(blocked, OBSTACLE)}
    for family in families:
        for turn, image in enumerate(family.images):
            letter = letters[shifted(family.colour, turn, order)]
            marks.update((place, letter.upper() if place in hidden else letter) for place in image)
    return marks
