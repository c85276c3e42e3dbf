"""Ring & Route's material: the paper of a game (two sheets, dice, points), given as options, dealt at random, or read
from a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rollwright.core.dice import Draw
from rollwright.core.errors import BoardError, OptionError, RecordError, in_record
from rollwright.core.facets import Material, Why
from rollwright.core.own import Own
from rollwright.core.setup import Setup, first_seat, is_list
from rollwright.games.ring_and_route.material.own_paper import faces_of, own_paper, read_sheet_set
from rollwright.games.ring_and_route.material.sheet import (
    NUMBER_POINTS,
    PAPERS,
    SHIPPED,
    Sheet,
    read_dice,
    read_number_points,
    sheet_of,
    shipped_dice,
    shipped_sheet,
)
from rollwright.games.ring_and_route.picture.geometry import close_passes
from rollwright.games.ring_and_route.rules import start
from rollwright.games.ring_and_route.rules.facts import facts_of

_Part = TypeVar("_Part")
_OPTIONS = "sheets, number_points, sheet_set, die_faces"


@dataclass(frozen=True, eq=False)
class Paper:
    """The two sides of the paper, the side that each seat starts on, the dice and the points."""

    sheets: Mapping[str, Sheet]  # R2: two sides
    sides: tuple[tuple[str, str], ...]  # for each seat, the names of its first and second sheet
    dice: Mapping[str, str]
    number_points: tuple[int, ...]

    def sheet(self, seat: int, which: int) -> Sheet:
        """The first (0) or second (1) sheet of a seat on this paper."""
        return self.sheets[self.sides[seat][which]]


class RingAndRouteMaterial(Material):
    option = "sheets"

    def set_up(self, names: tuple[str, ...], first: int, pieces: Sequence[str], options: dict[str, Any]) -> Setup:
        points = read_number_points(options.pop("number_points", NUMBER_POINTS))
        own_sheets = options.pop("sheet_set", None)
        sheets = _shipped_sheets(pieces) if own_sheets is None else read_sheet_set(own_sheets)
        faces = options.pop("die_faces", None)
        if options:
            raise OptionError("option-unknown", option=next(iter(options)), options=_OPTIONS)
        if not is_list(pieces) or not all(isinstance(piece, str) and piece in sheets for piece in pieces):
            raise OptionError("ring-and-route-option-sheets", names=" ".join(sheets))
        dice = shipped_dice() if faces is None else read_dice(faces)
        return _setup(names, first_seat(first, len(pieces)), sheets, pieces, dice, points)

    def from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        sheets = _recorded(record, "sheets", read_sheet_set)
        dice = _recorded(record, "dice", read_dice)
        points = _recorded(record, "number_points", read_number_points)
        starts = []
        for number, seat in enumerate(record["seats"]):
            side = seat.get("sheet")
            if not isinstance(side, str) or side not in sheets:
                raise RecordError("ring-and-route-record-sheet", field=f"seats[{number}].sheet")
            starts.append(side)
        return _setup(tuple(names), record["first"], sheets, starts, dice, points)

    def to_record(self, setup: Setup) -> dict[str, Any]:
        paper: Paper = setup.material
        return {
            "options": {},
            "seats": [{"sheet": first} for first, _ in paper.sides],
            "dice": dict(paper.dice),
            "number_points": list(paper.number_points),
            "sheets": {name: sheet.as_record() for name, sheet in paper.sheets.items()},
        }

    def place(self, setup: Setup, state: list[int], position: object) -> None:
        start.place(setup, state, position)

    def start_of(self, setup: Setup, state: Sequence[int]) -> dict[str, Any] | None:
        return start.start_of(setup, state)

    def deal(self, seats: int, draw: Draw, set: str = "") -> tuple[str, ...]:
        """R2: either side may be the first."""
        sides = self.pieces_in(set)
        return tuple(sides[draw(len(sides))] for _ in range(seats))

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        return tuple(first for first, _ in setup.material.sides)

    def sides(self, piece: str) -> tuple[str, ...]:
        """R2: there is a sheet on either side of the paper."""
        return next((paper for paper in PAPERS if piece in paper), (piece,))

    def catalogue(self) -> tuple[str, ...]:
        return SHIPPED

    def sets(self) -> dict[str, tuple[str, ...]]:
        """A set is a paper: all seats have the same one."""
        return {str(number): paper for number, paper in enumerate(PAPERS, start=1)}

    def reads(self, text: str) -> bool:
        return text.lstrip().startswith("{")

    def faces(self, text: str) -> dict[str, str]:
        return faces_of(text)

    def own(self, texts: Sequence[str]) -> Own:
        return own_paper(texts)

    def about(self, piece: str) -> list[Why]:
        return [("ring-and-route-sheet-facts", {"links": len(sheet_of(piece).links)})]

    def notices(self, piece: str) -> list[Why]:
        sheet = sheet_of(piece)
        notices: list[Why] = [(code, dict(params)) for code, params in sheet.notices]
        for (a, b), third in close_passes(sheet):  # R4
            notices.append(("ring-and-route-sheet-notice-close", {"a": f"n{a}", "b": f"n{b}", "third": f"n{third}"}))
        return notices


def _shipped_sheets(pieces: object) -> dict[str, Sheet]:
    """Both sides of the paper that the pieces are on; the first paper if they are none. R2: all have the same paper."""
    names = [piece for piece in pieces if piece in SHIPPED] if isinstance(pieces, Sequence) else []
    papers = [paper for paper in PAPERS if any(name in paper for name in names)] or [PAPERS[0]]
    if len(papers) > 1:
        raise OptionError("ring-and-route-option-one-paper-each", sheets=" ".join(names))
    return {name: shipped_sheet(name) for name in papers[0]}


def _setup(
    names: tuple[str, ...],
    first: int,
    sheets: Mapping[str, Sheet],
    starts: Sequence[str],
    dice: Mapping[str, str],
    points: tuple[int, ...],
) -> Setup:
    other = dict(zip(sheets, reversed(list(sheets)), strict=True))
    sides = tuple((start, other[start]) for start in starts)
    return Setup(names, first, tuple(facts_of(sheets, sides, dice, points)), Paper(sheets, sides, dice, points))


def _recorded(record: Mapping[str, Any], field: str, read: Callable[[object], _Part]) -> _Part:
    """Reads a part of the material from a record."""
    if field not in record:
        raise RecordError("record-field-missing", field=field)
    try:
        return read(record[field])
    except (BoardError, OptionError) as error:
        raise in_record(field, error) from None
