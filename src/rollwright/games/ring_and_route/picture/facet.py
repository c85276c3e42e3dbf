"""How Ring & Route is drawn: the sheet before a seat with what is marked on it, and the dice, as SVG and for a
terminal."""

from __future__ import annotations

from dataclasses import dataclass

from rollwright.core.facets import Picture, Segments
from rollwright.core.position import Position
from rollwright.games.ring_and_route.material.sheet import DICE, Sheet, sheet_of
from rollwright.games.ring_and_route.picture import svg, terminal
from rollwright.games.ring_and_route.rules import kernel as k


class RingAndRoutePicture(Picture):
    def seat_lines(self, position: Position, seat: int) -> list[Segments]:
        marks = SheetMarks.of(position, seat)
        ring, numbers = legal_spaces(position, seat)
        return terminal.sheet_text(marks.sheet, marks.ring, marks.route, marks.misthrows, ring, numbers)

    def seat_svg(self, position: Position, seat: int) -> str:
        marks = SheetMarks.of(position, seat)
        ring, numbers = legal_spaces(position, seat)
        points = position.setup.material.number_points
        return svg.sheet_svg(marks.sheet, marks.ring, marks.route, marks.misthrows, ring, numbers, points)

    def dice_line(self, position: Position) -> Segments:
        return terminal.die_segments([die for die in dice_lying(position) if die[1]])

    def dice_svg(self, position: Position, seat: int) -> str:
        used = position.numbers[k.SEAT + seat * k.SEAT_SIZE + k.USED]
        return svg.dice_svg(dice_lying(position), "".join(die for at, die in enumerate(DICE) if used >> at & 1))

    def piece_lines(self, piece: str) -> list[Segments]:
        return terminal.sheet_text(sheet_of(piece))

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        return svg.sheet_svg(sheet_of(piece), title=title)


@dataclass(frozen=True)
class SheetMarks:
    """What a seat has marked on the sheet it is on."""

    sheet: Sheet
    ring: tuple[int, ...]
    route: tuple[int, ...]
    misthrows: int

    @classmethod
    def of(cls, position: Position, seat: int) -> SheetMarks:
        """What a seat has marked, and may mark, to be drawn on its sheet."""
        state = position.numbers[k.SEAT + seat * k.SEAT_SIZE :]
        return cls(
            position.setup.material.sheet(seat, state[k.SHEET]),
            tuple(space for space in range(k.RING) if state[k.CROSSED] >> space & 1),
            tuple(state[k.ROUTE] >> 4 * step & 15 for step in range(state[k.LENGTH])),
            state[k.MISTHROWS],
        )


def legal_spaces(position: Position, seat: int) -> tuple[set[int], set[int]]:
    """The ring spaces and the number spaces that a seat may mark now, to be drawn."""
    legal = position.legal_actions(seat)
    return (
        {(action - k.MARK_RING) % k.RING for action in legal if k.MARK_RING <= action < k.MARK_ROUTE},
        {(action - k.MARK_ROUTE) % k.NUMBERS for action in legal if k.MARK_ROUTE <= action < k.DONE},
    )


def dice_lying(position: Position) -> list[tuple[str, int, str]]:
    """Ring & Route's dice on the table, to be drawn: each with its number and colour, such as ("A", 6, "g"); 0 and ""
    where it is still to fall."""
    if position.over:
        return []
    state, faces = position.numbers, position.setup.material.dice
    falling = state[k.THROWN] if position.awaiting_roll else 0
    numbers = [0 if falling >> die & 1 else state[k.DICE] >> 4 * die & 15 for die in range(k.DICE_COUNT)]
    return [(die, face, faces[die][face - 1] if face else "") for die, face in zip(DICE, numbers, strict=True)]
