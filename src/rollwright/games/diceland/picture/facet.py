"""How Diceland is drawn: boards and dice, as SVG and for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.facets import Picture, Segments
from rollwright.core.position import Position
from rollwright.games.diceland.material.board import COLOURS, board_of
from rollwright.games.diceland.picture import svg, terminal
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules import notation

_CHOSEN = (k.GOING_ON, k.THROW_AGAIN, k.MARKING)
_NO_DICE_LIE = (k.THROW, k.THROW_AGAIN, k.TREASURE_THROW, k.OVER)


class DicelandPicture(Picture):
    def seat_lines(self, position: Position, seat: int) -> list[Segments]:
        board = position.setup.material.boards[seat]
        return terminal.board_text(board, crossed_spaces(position, seat), legal_spaces(position, seat))

    def seat_svg(self, position: Position, seat: int) -> str:
        board = position.setup.material.boards[seat]
        return svg.board_svg(board, crossed_spaces(position, seat), legal_spaces(position, seat))

    def dice_line(self, position: Position) -> Segments:
        aside, others = dice_on_table(position.numbers)
        if not aside:
            return terminal.die_segments(others)
        return [*terminal.die_segments(aside), ("  |  ", ""), *terminal.die_segments(others)]

    def dice_svg(self, position: Position, seat: int) -> str:
        state = position.numbers
        aside, others = dice_on_table(state)
        me = k.SEAT + seat * k.SEAT_SIZE
        used = COLOURS[state[me + k.USING]] if state[me + k.CROSSES] else ""
        return svg.dice_svg(aside, others, k.to_throw(state, 0), used)

    def piece_lines(self, piece: str) -> list[Segments]:
        return terminal.board_text(board_of(piece))

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        return svg.board_svg(board_of(piece), title=title)


def crossed_spaces(position: Position, seat: int) -> list[int]:
    """The spaces of a board that a seat has crossed, to be drawn."""
    low, high = position.numbers[k.SEAT + seat * k.SEAT_SIZE :][k.CROSSED : k.CROSSED + 2]
    crossed = low | high << k.HALF
    return [space for space in range(crossed.bit_length()) if crossed >> space & 1]


def legal_spaces(position: Position, seat: int) -> list[int]:
    """The spaces of a board that a seat may cross now, to be drawn."""
    return [action - k.CROSS for action in position.legal_actions(seat) if action >= k.CROSS]


def dice_on_table(state: Sequence[int]) -> tuple[str, str]:
    """The dice on the table to be drawn, by colour: those set aside, and the others."""
    return dice_lying(state[k.PHASE], state[k.COLOUR], state[k.ASIDE], state[k.DICE])


def dice_lying(phase: int, colour: int, aside: int, dice: int) -> tuple[str, str]:
    """Diceland's dice on the table, to be drawn, by the four numbers of the state that they depend on."""
    set_aside = COLOURS[colour] * aside if phase in _CHOSEN else ""
    return set_aside, "" if phase in _NO_DICE_LIE else notation.write_throw(dice)
