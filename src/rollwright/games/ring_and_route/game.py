"""Ring & Route as a type of game: its set-up, its record, and where the rest of it is."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from rollwright.core.errors import BoardError, OptionError, RecordError, presentable
from rollwright.core.game import Game
from rollwright.core.game_type import GameType, Part, Segments, Setup, Why, first_seat, in_record, seat_names
from rollwright.core.knowledge import Mind
from rollwright.games.ring_and_route import observation, page
from rollwright.games.ring_and_route.bots import greedy, knowledge, levels, luck, worth
from rollwright.games.ring_and_route.bots.making import solve_beside, solve_loops
from rollwright.games.ring_and_route.material.sheet import (
    DICE,
    NUMBER_POINTS,
    SHIPPED,
    Sheet,
    read_dice,
    read_number_points,
    read_sheet,
    read_sheet_text,
    shipped_dice,
    shipped_sheet,
)
from rollwright.games.ring_and_route.picture import svg, terminal
from rollwright.games.ring_and_route.rules import kernel, notation
from rollwright.games.ring_and_route.rules import start as position
from rollwright.games.ring_and_route.rules.facts import facts_of

_Material = TypeVar("_Material")
_OPTIONS = "sheets, number_points, sheet_set, die_faces"


@dataclass(frozen=True, eq=False)
class Material:
    """What lies on the table: the two sides of the paper, the side each seat starts on, dice and points."""

    sheets: Mapping[str, Sheet]  # R2: two sides
    sides: tuple[tuple[str, str], ...]  # of each seat, the first and the second
    dice: Mapping[str, str]
    number_points: tuple[int, ...]

    def sheet(self, seat: int, which: int) -> Sheet:
        """The first (0) or second (1) sheet of a seat."""
        return self.sheets[self.sides[seat][which]]


class RingAndRoute(GameType):
    name = "ring-and-route"
    rules = "ring-and-route/1"
    reasons = (None, "misthrows", "full-sheet")
    kernel = kernel
    value = greedy
    levels = (solve_loops, worth, levels)
    luck = luck
    view = observation
    words = Path(__file__).parent / "words"
    pieces = "sheets"

    def __init__(self) -> None:
        self._listed: dict[tuple[int, int], tuple[tuple[int, int, int], ...]] = {}

    # Setting up

    def set_up(self, names: Sequence[str] | None, first: int, **options: Any) -> Setup:
        sides = options.pop("sheets", None)
        points = read_number_points(options.pop("number_points", NUMBER_POINTS))
        own_sheets = options.pop("sheet_set", None)
        sheets = {name: shipped_sheet(name) for name in SHIPPED} if own_sheets is None else _sheet_set(own_sheets)
        faces = options.pop("die_faces", None)
        if options:
            raise OptionError("option-unknown", option=next(iter(options)), options=_OPTIONS)
        if isinstance(sides, str) or not isinstance(sides, Sequence):
            raise OptionError("ring-and-route-option-sheets", names=" ".join(sheets))
        checked = seat_names(names, len(sides))
        for side in sides:
            if not isinstance(side, str) or side not in sheets:
                raise OptionError("ring-and-route-option-sheets", names=" ".join(sheets))
        dice = shipped_dice() if faces is None else read_dice(faces)
        return _setup(checked, first_seat(first, len(sides)), sheets, sides, dice, points)

    def set_up_from_record(self, record: Mapping[str, Any], names: Sequence[str]) -> Setup:
        sheets = _recorded(record, "sheets", _sheet_set)
        dice = _recorded(record, "dice", read_dice)
        points = _recorded(record, "number_points", read_number_points)
        sides = []
        for number, seat in enumerate(record["seats"]):
            side = seat.get("sheet")
            if not isinstance(side, str) or side not in sheets:
                raise RecordError("ring-and-route-record-sheet", field=f"seats[{number}].sheet")
            sides.append(side)
        return _setup(tuple(names), record["first"], sheets, sides, dice, points)

    def describe(self, setup: Setup) -> dict[str, Any]:
        material = setup.material
        return {
            "options": {},
            "seats": [{"sheet": first} for first, _ in material.sides],
            "dice": dict(material.dice),
            "number_points": list(material.number_points),
            "sheets": {name: sheet.as_record() for name, sheet in material.sheets.items()},
        }

    def deal(self, seats: int, draw: Callable[[int], int]) -> tuple[str, ...]:
        """R2: either side may come first."""
        return tuple(SHIPPED[draw(len(SHIPPED))] for _ in range(seats))

    def pieces_of(self, setup: Setup) -> tuple[str, ...]:
        return tuple(first for first, _ in setup.material.sides)

    def sides(self, piece: str) -> tuple[str, ...]:
        """R2: there is a sheet on either side of the paper."""
        return SHIPPED if piece in SHIPPED else (piece,)

    def place(self, setup: Setup, state: list[int], setting: object) -> None:
        position.place(setup, state, setting)

    # Words

    def write_action(self, setup: Setup, seat: int, action: int) -> str:
        return notation.write_action(action)

    def write_actions(self, setup: Setup, seat: int, actions: Sequence[int]) -> list[str]:
        return notation.write_actions(actions)

    def read_action(self, setup: Setup, seat: int, text: str) -> int | None:
        return notation.read_action(text)

    def is_mark(self, words: str) -> bool:
        return words.startswith(("ring ", "route "))

    def write_throw(self, setup: Setup, outcome: int) -> str:
        return notation.write_throw(setup.material.dice, outcome)

    def read_throw(self, setup: Setup, state: Sequence[int], text: str) -> int | Why:
        return notation.read_throw(setup.material.dice, state, text)

    def why_not(self, game: Game, seat: int, action: int) -> Why:
        return notation.why_not(game, seat, action)

    # Chance

    def outcomes(self, state: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """They depend on the dice that are thrown only, so they are listed once."""
        thrown = kernel.to_throw(state, 0), state[kernel.THROWN]
        if thrown not in self._listed:
            self._listed[thrown] = tuple(super().outcomes(state))
        return iter(self._listed[thrown])

    # Bots

    def mind(self, setup: Setup, level: int, data: str = "") -> Mind:
        return knowledge.mind_of(setup, level, _price(data))

    def newest_mind(self, setup: Setup, level: int, data: str = "") -> Mind:
        return self.mind(setup, level, data) if data else solve_beside.newest_mind(setup, level)

    def prepare(
        self, setup: Setup, level: int, data: str = "", workers: int | None = None, progress: Part | None = None
    ) -> None:
        if level in knowledge.LEVELS_WITH_TABLES:
            knowledge.solve_setup(setup, workers, progress, _price(data))

    def check_data(self, data: str) -> None:
        _price(data)

    def luck_mind(self, setup: Setup) -> Mind:
        return knowledge.by_copy(setup)

    # Looks

    def draw_seat(self, game: Game, seat: int) -> list[Segments]:
        marks = SheetMarks.of(game, seat)
        ring, numbers = legal_spaces(game, seat)
        return terminal.sheet_text(marks.sheet, marks.ring, marks.route, marks.misthrows, ring, numbers)

    def seat_svg(self, game: Game, seat: int) -> str:
        marks = SheetMarks.of(game, seat)
        ring, numbers = legal_spaces(game, seat)
        points = game.setup.material.number_points
        return svg.sheet_svg(marks.sheet, marks.ring, marks.route, marks.misthrows, ring, numbers, points)

    def draw_dice(self, game: Game) -> Segments:
        return terminal.die_segments([die for die in dice_lying(game) if die[1]])

    def dice_svg(self, game: Game, seat: int) -> str:
        used = game.state[kernel.SEAT + seat * kernel.SEAT_SIZE + kernel.USED]
        return svg.dice_svg(dice_lying(game), "".join(die for at, die in enumerate(DICE) if used >> at & 1))

    def active_seat(self, game: Game) -> int | None:
        return None if game.over else game.state[kernel.ACTIVE]

    def throw_due(self, game: Game) -> Why:
        state = game.state
        again = state[kernel.PHASE] == kernel.THROW_AGAIN
        name = game.setup.names[state[kernel.ACTIVE]]
        return ("ring-and-route-throw-again" if again else "ring-and-route-throw"), {"name": name}

    def news(self, game: Game, before: Sequence[int]) -> list[Why]:
        """Misthrows, and sheets that are turned over (R11–R13)."""
        told: list[Why] = []
        after = game.numbers
        for seat, name in enumerate(game.setup.names):
            me = kernel.SEAT + seat * kernel.SEAT_SIZE
            if after[me + kernel.SHEET] > before[me + kernel.SHEET]:
                points = after[me + kernel.BANKED]
                told.append(("ring-and-route-news-turned", {"seat": seat, "name": name, "points": points}))
            elif after[me + kernel.MISTHROWS] > before[me + kernel.MISTHROWS]:
                count = after[me + kernel.MISTHROWS]
                told.append(("ring-and-route-news-misthrow", {"seat": seat, "name": name, "count": count}))
        return told

    def look(self, game: Game) -> dict[str, Any]:
        return page.look_of(game)

    def look_text(self, game: Game) -> str:
        return page.text_of(game)

    def piece_look(self, piece: str) -> dict[str, Any]:
        return page.sheet_look(_sheet(piece))

    def piece_names(self) -> tuple[str, ...]:
        return SHIPPED

    def reads_piece(self, text: str) -> bool:
        return text.lstrip().startswith("{")

    def draw_piece(self, piece: str) -> list[Segments]:
        return terminal.sheet_text(_sheet(piece))

    def piece_svg(self, piece: str, title: str | None = None) -> str:
        return svg.sheet_svg(_sheet(piece), title=title)

    def piece_facts(self, piece: str) -> list[Why]:
        return [("ring-and-route-sheet-facts", {"links": len(_sheet(piece).links)})]

    def piece_notices(self, piece: str) -> list[Why]:
        return [(code, dict(params)) for code, params in _sheet(piece).notices]


@dataclass(frozen=True)
class SheetMarks:
    """What a seat has marked on the sheet it is on."""

    sheet: Sheet
    ring: tuple[int, ...]
    route: tuple[int, ...]
    misthrows: int

    @classmethod
    def of(cls, game: Game, seat: int) -> SheetMarks:
        state = game.state[kernel.SEAT + seat * kernel.SEAT_SIZE :]
        return cls(
            game.setup.material.sheet(seat, state[kernel.SHEET]),
            tuple(space for space in range(kernel.RING) if state[kernel.CROSSED] >> space & 1),
            tuple(state[kernel.ROUTE] >> 4 * step & 15 for step in range(state[kernel.LENGTH])),
            state[kernel.MISTHROWS],
        )


def legal_spaces(game: Game, seat: int) -> tuple[set[int], set[int]]:
    """The ring spaces and the number spaces that a seat may mark now."""
    legal = game.legal_actions(seat)
    return (
        {(a - kernel.MARK_RING) % kernel.RING for a in legal if kernel.MARK_RING <= a < kernel.MARK_ROUTE},
        {(a - kernel.MARK_ROUTE) % kernel.NUMBERS for a in legal if kernel.MARK_ROUTE <= a < kernel.DONE},
    )


def dice_lying(game: Game) -> list[tuple[str, int, str]]:
    """Each die with its number and colour, such as ("A", 6, "g"); 0 and "" where it is still to fall."""
    if game.over:
        return []
    state, faces = game.state, game.setup.material.dice
    falling = state[kernel.THROWN] if game.awaiting_roll else 0
    numbers = [0 if falling >> die & 1 else state[kernel.DICE] >> 4 * die & 15 for die in range(kernel.DICE_COUNT)]
    return [(die, face, faces[die][face - 1] if face else "") for die, face in zip(DICE, numbers, strict=True)]


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
    material = Material(sheets, sides, dice, points)
    pairs = [(sheets[one], sheets[two]) for one, two in sides]
    return Setup(names, first, tuple(facts_of(pairs, dice, points)), material)


def _price(data: str) -> float | None:
    """What a turn costs, if a bot's name says it."""
    if not data:
        return None
    try:
        price = float(data)
    except ValueError:
        price = math.nan
    if not 0 <= price <= knowledge.HIGHEST_PRICE:  # nor NaN
        raise OptionError("ring-and-route-option-data", data=presentable(data), most=knowledge.HIGHEST_PRICE)
    return price


def _recorded(record: Mapping[str, Any], field: str, read: Callable[[object], _Material]) -> _Material:
    """A part of the material, as a record has it."""
    if field not in record:
        raise RecordError("record-field-missing", field=field)
    try:
        return read(record[field])
    except (BoardError, OptionError) as error:
        raise in_record(field, error) from None


def _sheet_set(data: object) -> dict[str, Sheet]:
    """The two sides of the paper (R2)."""
    if not isinstance(data, Mapping) or len(data) != 2 or not all(isinstance(name, str) for name in data):
        raise OptionError("ring-and-route-option-sheet-set")
    return {name: read_sheet(sheet, name) for name, sheet in data.items()}


def _sheet(piece: str) -> Sheet:
    """A shipped sheet by its name, or the sheet of a JSON text."""
    return read_sheet_text(piece, "custom") if piece.lstrip().startswith("{") else shipped_sheet(piece)
