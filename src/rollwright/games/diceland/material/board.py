"""Diceland's boards: parsing board texts, adjacency of hexagons, territories, and notices for board designers.

An unplayable text raises a `BoardError` that says where and why. A playable board that differs from the printed ones
(D3a) is accepted, with notices.
"""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from rollwright.core.errors import BoardError

COLOURS = "rygbos"  # red, yellow, green, blue, orange, grey; the same order everywhere
START, OBSTACLE, OUTSIDE = "+#."
BOARDS: tuple[str, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")
EUROPE: tuple[str, ...] = ("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8")  # D20
SHIPPED = BOARDS + EUROPE
FOLDER = Path(__file__).parent / "boards"
EDITION = 1  # the newest one, which is in the folder; what it has changed of the first one would be in boards/1
CUSTOM = "custom-1"  # the name of a board that is given as text

MAX_COLUMNS = 26
MAX_ROWS = 26
MAX_SPACES = 120
GOALS = {12: 9, 6: 5}  # treasures on the board: treasures needed to win (D4, D20)
USUAL_SPACES = {12: 112, 6: 84}  # D3a, D20
USUAL_TERRITORY = range(2, 7)  # D3a

Place = tuple[int, int]
"""Column and row, both from 0."""

Groups = tuple[tuple[int, ...], ...]
"""Groups of spaces, given by their indices."""

Notice = tuple[str, dict[str, str | int]]
"""A message code of the catalogue, and its parameters."""

_CHARACTERS = frozenset(COLOURS + COLOURS.upper() + START + OBSTACLE + OUTSIDE)
_CELL = re.compile(r"[^ \t]+")


class Space(NamedTuple):
    """A coloured space, the only kind that can be crossed during play."""

    name: str
    column: int
    row: int
    colour: int  # index into COLOURS
    treasure: bool
    territory: int  # index into Board.territories


@dataclass(frozen=True)
class Board:
    """A playable board. A space is identified by its index in `spaces`, which is in reading order."""

    name: str
    text: str  # without comments, every row padded to the same length
    columns: int
    rows: int
    spaces: tuple[Space, ...]
    start: Place
    obstacles: tuple[Place, ...]
    neighbours: Groups
    start_neighbours: tuple[int, ...]
    territories: Groups
    notices: tuple[Notice, ...] = field(compare=False)  # derived from the text, and not hashable

    @cached_property
    def index(self) -> dict[str, int]:
        """The index of each space by its name."""
        return {space.name: number for number, space in enumerate(self.spaces)}

    @cached_property
    def treasures(self) -> int:
        """The number of treasure spaces: 12 or 6."""
        return sum(space.treasure for space in self.spaces)

    @property
    def goal(self) -> int:
        """The number of treasures needed to win, together with a complete colour (D4, D20)."""
        return GOALS[self.treasures]


def adjacent(column: int, row: int) -> tuple[Place, Place, Place, Place, Place, Place]:
    """The six places of a board that share an edge with this one: left, right, the two above, the two below (D3).

    Rows 2, 4, … are shifted right by half a space; counted from 0 these are the odd rows.
    """
    left = column - 1 + row % 2
    return (
        (column - 1, row),
        (column + 1, row),
        (left, row - 1),
        (left + 1, row - 1),
        (left, row + 1),
        (left + 1, row + 1),
    )


def space_name(column: int, row: int) -> str:
    """The name of a place on a board; `a1` is at the top left."""
    return f"{chr(ord('a') + column)}{row + 1}"


def read_board(text: str, name: str = "custom-1") -> Board:
    """Parses a board text (docs/notation.md, "Board text"); BoardError says what is wrong with it."""
    rows = _read_rows(text, name)
    cells = {cell.place: cell for row in rows for cell in row if cell.character != OUTSIDE}
    coloured = [cell for cell in cells.values() if cell.character.lower() in COLOURS]
    start = _only_start(cells, name)
    _check_contents(coloured, name)

    index = {cell.place: number for number, cell in enumerate(coloured)}
    neighbours = tuple(_coloured_neighbours(cell.place, index) for cell in coloured)
    start_neighbours = _coloured_neighbours(start, index)
    _check_reach(coloured, neighbours, start_neighbours, name)

    territories = _territories([cell.character.lower() for cell in coloured], neighbours)
    territory_of = {space: number for number, territory in enumerate(territories) for space in territory}
    spaces = tuple(
        Space(
            name=space_name(*cell.place),
            column=cell.place[0],
            row=cell.place[1],
            colour=COLOURS.index(cell.character.lower()),
            treasure=cell.character.isupper(),
            territory=territory_of[number],
        )
        for number, cell in enumerate(coloured)
    )
    columns = max(map(len, rows))
    return Board(
        name=name,
        text=_canonical_text(rows, columns),
        columns=columns,
        rows=len(rows),
        spaces=spaces,
        start=start,
        obstacles=tuple(cell.place for cell in cells.values() if cell.character == OBSTACLE),
        neighbours=neighbours,
        start_neighbours=start_neighbours,
        territories=territories,
        notices=tuple(_notices(spaces, territories, start)),
    )


@cache
def shipped_board(name: str, edition: int | None = None) -> Board:
    """One of the boards that ship with the game, `A` to `H` and `E1` to `E8`; by default of the newest edition."""
    if name not in SHIPPED:
        raise BoardError("diceland-board-not-shipped", board=name, names=" ".join(SHIPPED))
    changed = range(EDITION if edition is None else edition, EDITION)
    files = [*(FOLDER / str(later) / f"{name}.txt" for later in changed), FOLDER / f"{name}.txt"]
    file = next(file for file in files if file.exists())
    return read_board(file.read_text("utf-8"), name)


def board_of(piece: str, name: str = CUSTOM, edition: int | None = None) -> Board:
    """A shipped board by its name, or a custom board from its text; a name is a single word."""
    return shipped_board(piece, edition) if piece.split() == [piece] else read_board(piece, name)


# Reading the text ----------------------------------------------------------------------------------------


class _Cell(NamedTuple):
    """A character of the text, with its place on the board, and its line and column in the text."""

    character: str
    place: Place
    line: int
    column: int


def _read_rows(text: str, name: str) -> list[list[_Cell]]:
    """Parses the rows of a text. Stops at the first error, so a huge invalid text is cheap to reject."""
    rows: list[list[_Cell]] = []
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        line = line.removesuffix("\n")
        if line.strip(" \t") == "" or line.lstrip(" \t").startswith(";"):
            continue
        if len(rows) == MAX_ROWS:
            raise BoardError("diceland-board-too-many-rows", board=name, line=number, most=MAX_ROWS)
        rows.append(list(_read_row(line, number, len(rows), name)))
    if not rows:
        raise BoardError("diceland-board-empty", board=name)
    return rows


def _read_row(line: str, number: int, row: int, name: str) -> Iterator[_Cell]:
    for column, match in enumerate(_CELL.finditer(line)):
        word = match.group()
        at = match.start() + 1
        if column == MAX_COLUMNS:
            raise _fault("too-many-columns", name, number, at, most=MAX_COLUMNS)
        for offset, character in enumerate(word):
            if character not in _CHARACTERS:
                raise _fault("unknown-character", name, number, at + offset, character=_visible(character))
        if len(word) > 1:
            raise _fault("no-blank", name, number, at + 1, first=word[0], second=word[1])
        yield _Cell(word, (column, row), number, at)


def _fault(fault: str, name: str, line: int, column: int, **params: str | int) -> BoardError:
    return BoardError(f"diceland-board-{fault}", board=name, line=line, column=column, cause=None, **params)


def _visible(character: str) -> str:
    """The character itself, or its code point if it is invisible."""
    return character if character.isprintable() and not character.isspace() else f"U+{ord(character):04X}"


def _canonical_text(rows: list[list[_Cell]], columns: int) -> str:
    lines = []
    for number, row in enumerate(rows):
        characters = [cell.character for cell in row] + [OUTSIDE] * (columns - len(row))
        lines.append(" " * (number % 2) + " ".join(characters))
    return "\n".join(lines) + "\n"


# What makes a board playable -----------------------------------------------------------------------------


def _only_start(cells: dict[Place, _Cell], name: str) -> Place:
    starts = [cell for cell in cells.values() if cell.character == START]
    if not starts:
        raise BoardError("diceland-board-no-start", board=name)
    if len(starts) > 1:
        first, second = starts[:2]
        raise _fault("several-starts", name, second.line, second.column, first=space_name(*first.place))
    return starts[0].place


def _check_contents(coloured: list[_Cell], name: str) -> None:
    if len(coloured) > MAX_SPACES:
        raise BoardError("diceland-board-too-many-spaces", board=name, count=len(coloured), most=MAX_SPACES)
    present = {cell.character.lower() for cell in coloured}
    for colour in COLOURS:
        if colour not in present:
            raise BoardError("diceland-board-colour-missing", board=name, colour=colour)
    treasures = sum(cell.character.isupper() for cell in coloured)
    if treasures not in GOALS:
        raise BoardError("diceland-board-treasures", board=name, count=treasures)


def _check_reach(coloured: list[_Cell], neighbours: Groups, start_neighbours: tuple[int, ...], name: str) -> None:
    reached = _flood(start_neighbours, neighbours)
    for number, cell in enumerate(coloured):
        if number not in reached:
            raise _fault("out-of-reach", name, cell.line, cell.column, space=space_name(*cell.place))


def _coloured_neighbours(place: Place, index: dict[Place, int]) -> tuple[int, ...]:
    return tuple(sorted(index[other] for other in adjacent(*place) if other in index))


def _flood(seeds: tuple[int, ...], neighbours: Groups) -> set[int]:
    """A flood fill: all spaces connected with the seeds, the seeds included."""
    reached = set(seeds)
    waiting = list(seeds)
    while waiting:
        fresh = set(neighbours[waiting.pop()]) - reached
        reached |= fresh
        waiting += fresh
    return reached


def _territories(colours: list[str], neighbours: Groups) -> Groups:
    """The maximal connected groups of one colour, ordered by their first space (D3)."""
    within = tuple(
        tuple(other for other in others if colours[other] == colours[number])
        for number, others in enumerate(neighbours)
    )
    found: dict[int, tuple[int, ...]] = {}  # the territory of each space
    for number in range(len(colours)):
        if number not in found:
            territory = tuple(sorted(_flood((number,), within)))
            found |= dict.fromkeys(territory, territory)
    return tuple(dict.fromkeys(found.values()))


# What makes a board good (D3a) ---------------------------------------------------------------------------


def _notices(spaces: tuple[Space, ...], territories: Groups, start: Place) -> Iterator[Notice]:
    treasures = Counter(space.colour for space in spaces if space.treasure)
    usual = USUAL_SPACES[treasures.total()]
    if 10 * abs(len(spaces) - usual) > usual:  # differs by more than a tenth
        yield "diceland-notice-spaces", {"count": len(spaces), "usual": usual}
    for territory in territories:
        if len(territory) not in USUAL_TERRITORY:
            first = spaces[territory[0]]
            yield (
                "diceland-notice-territory",
                {"space": first.name, "colour": COLOURS[first.colour], "size": len(territory)},
            )
    each = treasures.total() // len(COLOURS)
    for number, colour in enumerate(COLOURS):
        if treasures[number] != each:
            yield (
                "diceland-notice-treasures",
                {"colour": colour, "count": treasures[number], "usual": each},
            )
    if _far_from_middle(spaces, start):
        yield "diceland-notice-start", {"space": space_name(*start)}


def _far_from_middle(spaces: tuple[Space, ...], start: Place) -> bool:
    """Whether the start is outside the middle half of the board, horizontally or vertically."""
    for axis in (0, 1):
        places = [(space.column, space.row)[axis] for space in spaces]
        if 4 * abs(2 * start[axis] - min(places) - max(places)) > 2 * (max(places) - min(places) + 1):
            return True
    return False
