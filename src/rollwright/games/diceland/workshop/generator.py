"""Generates a board, step by step."""

from __future__ import annotations

from rollwright.core.drawing import DeadEnd, until_complete
from rollwright.core.errors import BoardError
from rollwright.core.picks import Picks
from rollwright.games.diceland.material.board import COLOURS, OBSTACLE, START, USUAL_SPACES, read_board
from rollwright.games.diceland.workshop.colours import Family, coloured, shifted
from rollwright.games.diceland.workshop.hexes import CENTRE, Hex, board_text
from rollwright.games.diceland.workshop.obstacles import scattered
from rollwright.games.diceland.workshop.styles import Style
from rollwright.games.diceland.workshop.territories import divide
from rollwright.games.diceland.workshop.treasures import hide

MOST = max(USUAL_SPACES)  # treasures


def new_board(seed: int, style: Style, treasures: int) -> str:
    """The text of a new board."""
    picks = Picks(seed, treasures)
    return until_complete(lambda: _draw(picks, style, treasures))


def _draw(picks: Picks, style: Style, treasures: int) -> str:
    """A board on which the reader finds nothing unusual (D2, D3, D3a), or a dead end."""
    order, is_full = style.order, treasures == MOST
    spaces, lost = (
        picks.between(*bounds) * USUAL_SPACES[treasures] // USUAL_SPACES[MOST]
        for bounds in (style.spaces, style.obstacles if is_full or style.lakes else (0, 0))
    )
    places = style.outline(picks, 1 + spaces + lost, order)
    blocked = scattered(picks, places, lost // order * order, order, lakes=style.lakes)
    territories = divide(picks, places - blocked - {CENTRE}, style.sizes, order)
    families = coloured(picks, territories, order)
    hidden = hide(picks, families, treasures // len(COLOURS), order)
    marks = _marks(families, hidden, picks.shuffled(COLOURS), order)
    if is_full:  # else they are holes: boards with fewer treasures have no obstacles (D20)
        marks |= dict.fromkeys(blocked, OBSTACLE)
    return _checked(board_text(marks))


def _checked(text: str) -> str:
    try:
        notices = read_board(text).notices
    except BoardError:
        raise DeadEnd from None
    if notices:
        raise DeadEnd
    return text


def _marks(families: list[Family], hidden: set[Hex], letters: list[str], order: int) -> dict[Hex, str]:
    marks = {CENTRE: START}
    for family in families:
        for turn, image in enumerate(family.images):
            letter = letters[shifted(family.colour, turn, order)]
            marks.update((place, letter.upper() if place in hidden else letter) for place in image)
    return marks
