"""Ring & Route's sheets, dice and table of number points: parsing, validation, and those that ship.

A sheet is given as in a record: `ring` is 16 colour letters clockwise, `numbers` 13 spaces with `value`, `x`
and `y` (x to the right, y downwards), `links` pairs of indices into `numbers`. Every reader
returns a valid object or raises `BoardError`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from rollwright.core.errors import BoardError

COLOURS = "rygbps"  # red, yellow, green, blue, purple, grey
DICE = "ABC"
RING_SPACES = 16
NUMBER_SPACES = 13
HIGHEST_VALUE = 18  # three sixes
FARTHEST = 10_000  # the limit of |x| and |y|, which keeps the geometry exact in small integers
MOST_LINKS = NUMBER_SPACES * (NUMBER_SPACES - 1) // 2
LONGEST_TEXT = 100_000
HIGHEST_POINTS = 10**6 - 1

PAPERS: tuple[tuple[str, str], ...] = (("1", "2"), ("3", "4"), ("5", "6"))  # the sides of each
SHIPPED: tuple[str, ...] = tuple(side for paper in PAPERS for side in paper)
NUMBER_POINTS: tuple[int, ...] = (1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35)  # R18
COLOUR_POINTS: tuple[tuple[int, int], ...] = (
    (7, 8),
    (10, 13),
    (13, 18),
    (16, 25),
)  # R17: points from that many crosses on
RING_POINTS: tuple[int, ...] = tuple(  # R17, by the number of crosses
    max((points for least, points in COLOUR_POINTS if crosses >= least), default=0) for crosses in range(17)
)
_SHEETS = Path(__file__).parent / "sheets"
_SEARCH_STEPS = 10_000  # about 20 ms

Link = tuple[int, int]
Notice = tuple[str, dict[str, str | int]]


class NumberSpace(NamedTuple):
    value: int
    x: int
    y: int


@dataclass(frozen=True)
class Sheet:
    """One side of the paper: a ring of colours, number spaces and the links between them (R3, R4)."""

    name: str
    ring: str
    numbers: tuple[NumberSpace, ...]
    links: tuple[Link, ...]
    crossings: tuple[tuple[int, ...], ...]

    @cached_property
    def notices(self) -> tuple[Notice, ...]:
        """Messages for the designer of a playable sheet: codes and parameters."""
        if _full_route_exists(self) is False:
            return (("ring-and-route-sheet-notice-no-full-route", {"spaces": NUMBER_SPACES}),)
        return ()

    @cached_property
    def links_at(self) -> tuple[int, ...]:
        """For each number space, the bit set of its links."""
        spaces = range(len(self.numbers))
        return tuple(sum(1 << link for link, ends in enumerate(self.links) if space in ends) for space in spaces)

    def as_record(self) -> dict[str, Any]:
        """The sheet in the form of a record; `read_sheet` is the inverse."""
        return {
            "ring": self.ring,
            "numbers": [space._asdict() for space in self.numbers],
            "links": [list(link) for link in self.links],
        }


def read_sheet(data: object, name: str = "custom") -> Sheet:
    """Parses and validates a sheet in the form of a record."""
    return _SheetReader(name).sheet(data)


def read_sheet_text(text: str, name: str) -> Sheet:
    """Parses a sheet from JSON text; a syntax error gives the line and column."""
    return read_sheet(read_json(text, name), name)


def read_json(text: str, name: str, what: str = "sheet") -> object:
    """The JSON value that a text is; BoardError if it is none, or too large. `what` it should be is told to people."""
    if len(text) > LONGEST_TEXT:
        raise BoardError("ring-and-route-sheet-too-large", board=name, limit=LONGEST_TEXT)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        code = f"ring-and-route-{what}-not-json"
        raise BoardError(code, board=name, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BoardError("ring-and-route-sheet-too-deep", board=name) from None
    except ValueError:  # an integer with thousands of digits
        raise BoardError("ring-and-route-sheet-number-too-long", board=name) from None


def read_dice(data: object) -> dict[str, str]:
    """Parses the three dice: for each, the colours that belong to the numbers 1 to 6 (R1)."""
    if not isinstance(data, dict):
        raise BoardError("ring-and-route-dice-not-a-mapping", field="dice", found=_shown(data))
    dice = {die: _die_colours(die, data.get(die)) for die in DICE}
    for one, other in combinations(DICE, 2):
        if dice[one] == dice[other]:
            raise BoardError("ring-and-route-dice-alike", field=f"dice.{other}", other=one)
    return dice


def read_number_points(data: object) -> tuple[int, ...]:
    """Parses the table of number points: of routes of 1 to 13 spaces (R18); a longer route never scores less."""
    field = "number_points"
    if not isinstance(data, list | tuple):
        raise BoardError("ring-and-route-points-not-a-list", field=field, found=_shown(data))
    if len(data) != NUMBER_SPACES:
        raise BoardError("ring-and-route-points-count", field=field, count=len(data))
    for index, points in enumerate(data):
        place = f"{field}[{index}]"
        if not _is_int(points, 0, HIGHEST_POINTS):
            highest = str(HIGHEST_POINTS)
            raise BoardError("ring-and-route-points-not-points", field=place, found=_shown(points), highest=highest)
        if index and points < data[index - 1]:
            raise BoardError("ring-and-route-points-fall", field=place, points=points, before=data[index - 1])
    return tuple(int(points) for points in data)


@cache
def shipped_sheet(name: str) -> Sheet:
    """One of the sheets that ship with the game."""
    if name not in SHIPPED:
        raise BoardError("ring-and-route-sheet-unknown", board=name, known=", ".join(SHIPPED))
    return read_sheet_text((_SHEETS / f"{name}.json").read_text("utf-8"), name)


def sheet_of(piece: str) -> Sheet:
    """A shipped sheet by its name, or a custom sheet from JSON text."""
    return read_sheet_text(piece, "custom") if piece.lstrip().startswith("{") else shipped_sheet(piece)


def shipped_dice() -> dict[str, str]:
    """The dice that ship with the game."""
    return dict(_shipped_dice())


@cache
def _shipped_dice() -> dict[str, str]:
    return read_dice(json.loads((_SHEETS / "dice.json").read_text("utf-8")))


class _SheetReader:
    """Reads one sheet, and names it in every error."""

    def __init__(self, name: str) -> None:
        self.name = name

    def refuse(self, reason: str, field: str, **params: str | int) -> NoReturn:
        raise BoardError(f"ring-and-route-sheet-{reason}", cause=None, board=self.name, field=field, **params)

    def sheet(self, data: object) -> Sheet:
        if not isinstance(data, dict):
            self.refuse("not-a-mapping", "sheet", found=_shown(data))
        for field in ("ring", "numbers", "links"):
            if field not in data:
                self.refuse("field-missing", field)
        numbers = self.numbers(data["numbers"])
        ring = self.ring(data["ring"])
        links = self.links(data["links"], numbers)
        self.check_within_reach(links)
        return Sheet(self.name, ring, numbers, links, _crossings(numbers, links))

    def ring(self, data: object) -> str:
        if not isinstance(data, str):
            self.refuse("ring-not-text", "ring", found=_shown(data))
        if len(data) != RING_SPACES:
            self.refuse("ring-length", "ring", count=len(data))
        for position, letter in enumerate(data):
            if letter not in COLOURS:
                self.refuse("ring-letter", f"ring[{position}]", found=_shown(letter), space=f"c{position}")
        for colour in COLOURS:
            if colour not in data:
                self.refuse("ring-colour-missing", "ring", colour=colour)
        return str(data)

    def numbers(self, data: object) -> tuple[NumberSpace, ...]:
        if not isinstance(data, list | tuple):
            self.refuse("numbers-not-a-list", "numbers", found=_shown(data))
        if len(data) != NUMBER_SPACES:
            self.refuse("numbers-count", "numbers", count=len(data))
        numbers = tuple(self.number_space(index, space) for index, space in enumerate(data))
        seen: dict[tuple[int, int], int] = {}
        for index, (_, x, y) in enumerate(numbers):
            if (other := seen.setdefault((x, y), index)) != index:
                self.refuse("same-position", f"numbers[{index}]", other=f"n{other}", x=str(x), y=str(y))
        return numbers

    def number_space(self, index: int, data: object) -> NumberSpace:
        field = f"numbers[{index}]"
        if not isinstance(data, dict):
            self.refuse("number-not-a-mapping", field, found=_shown(data))
        for key in NumberSpace._fields:
            if key not in data:
                self.refuse("field-missing", f"{field}.{key}")
        if not _is_int(data["value"], 1, HIGHEST_VALUE):
            self.refuse("value", f"{field}.value", found=_shown(data["value"]), highest=HIGHEST_VALUE)
        for key in ("x", "y"):
            if not _is_int(data[key], -FARTHEST, FARTHEST):
                self.refuse("position", f"{field}.{key}", found=_shown(data[key]), farthest=str(FARTHEST))
        return NumberSpace(int(data["value"]), int(data["x"]), int(data["y"]))

    def links(self, data: object, numbers: Sequence[NumberSpace]) -> tuple[Link, ...]:
        if not isinstance(data, list | tuple):
            self.refuse("links-not-a-list", "links", found=_shown(data))
        if len(data) > MOST_LINKS:
            self.refuse("links-count", "links", count=len(data), most=MOST_LINKS)
        seen: dict[Link, int] = {}
        for index, ends in enumerate(data):
            link = self.link(index, ends)
            if (other := seen.setdefault(link, index)) != index:
                self.refuse("link-twice", f"links[{index}]", other=f"links[{other}]")
            for third in range(NUMBER_SPACES):
                if _passes_through(numbers, link, third):
                    self.refuse("link-through", f"links[{index}]", a=f"n{link[0]}", b=f"n{link[1]}", third=f"n{third}")
        return tuple(sorted(seen))

    def link(self, index: int, ends: object) -> Link:
        field = f"links[{index}]"
        if not isinstance(ends, list | tuple) or len(ends) != 2:
            self.refuse("link-malformed", field, found=_shown(ends))
        for end in ends:
            if not _is_int(end, 0, NUMBER_SPACES - 1):
                self.refuse("link-unknown-space", field, found=_shown(end), last=NUMBER_SPACES - 1)
        a, b = sorted(int(end) for end in ends)
        if a == b:
            self.refuse("link-to-itself", field, space=f"n{a}")
        return a, b

    def check_within_reach(self, links: Sequence[Link]) -> None:
        """Checks that the links connect all number spaces."""
        linked = _linked(links)
        reached = {0}
        fresh = [0]
        while fresh:
            fresh = [b for a in fresh for b in linked[a] if b not in reached]
            reached.update(fresh)
        for index in range(NUMBER_SPACES):
            if index not in reached:
                self.refuse("out-of-reach", "links", space=f"n{index}")


def _die_colours(die: str, colours: object) -> str:
    """R1, ruling: each colour occurs once on a die."""
    if not isinstance(colours, str) or len(colours) != len(COLOURS) or set(colours) != set(COLOURS):
        raise BoardError("ring-and-route-dice-faces", field=f"dice.{die}", found=_shown(colours))
    return str(colours)


def _is_int(value: object, lowest: int, highest: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def _shown(value: object) -> str:
    """A short, safe description of any value, for error messages."""
    if value is None or isinstance(value, bool | float):
        return json.dumps(value)
    if isinstance(value, int):
        return str(int(value)) if abs(value) < 10**12 else "…"
    if isinstance(value, str):
        return ascii(value if len(value) <= 20 else value[:20] + "…")
    if isinstance(value, list | tuple):
        return f"[{'…' if value else ''}]"
    return "{…}" if isinstance(value, dict) else type(value).__name__


def _turn(a: NumberSpace, b: NumberSpace, c: NumberSpace) -> int:
    """The sign tells on which side of the line from a to b the space c lies; 0 means on it. Exact."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _passes_through(numbers: Sequence[NumberSpace], link: Link, third: int) -> bool:
    """R4: whether a third space lies on the link."""
    a, b, c = numbers[link[0]], numbers[link[1]], numbers[third]
    return (
        third not in link
        and _turn(a, b, c) == 0
        and min(a.x, b.x) <= c.x <= max(a.x, b.x)
        and min(a.y, b.y) <= c.y <= max(a.y, b.y)
    )


def _cross(numbers: Sequence[NumberSpace], one: Link, other: Link) -> bool:
    """R4, R7: whether two links cross. No link passes through a space, so links touch only at ends or crossings."""
    a, b, c, d = (numbers[end] for end in (*one, *other))
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _crossings(numbers: Sequence[NumberSpace], links: Sequence[Link]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in links]
    for (i, one), (j, other) in combinations(enumerate(links), 2):
        if _cross(numbers, one, other):
            found[i].append(j)
            found[j].append(i)
    return tuple(map(tuple, found))


def _linked(links: Sequence[Link]) -> list[list[int]]:
    linked: list[list[int]] = [[] for _ in range(NUMBER_SPACES)]
    for a, b in links:
        linked[a].append(b)
        linked[b].append(a)
    return linked


class _OutOfSteps(Exception):
    pass


def _full_route_exists(sheet: Sheet) -> bool | None:
    """Whether a route can visit all number spaces without crossing itself (R7); None if the search gave up."""
    try:
        return next(_full_routes(sheet, _SEARCH_STEPS), None) is not None
    except _OutOfSteps:
        return None if _full_route_with_crossings(sheet) else False


def _full_route_with_crossings(sheet: Sheet) -> bool:
    """The same for routes that may cross themselves; always fast."""
    linked = [sum(1 << b for b in others) for others in _linked(sheet.links)]
    heads = [0] * (1 << NUMBER_SPACES)  # for each set of visited spaces, where such a route can end
    for visited in range(1, len(heads)):
        for space in range(NUMBER_SPACES):
            before = visited & ~(1 << space)
            if before != visited and (not before or heads[before] & linked[space]):
                heads[visited] |= 1 << space
    return heads[-1] != 0


def _full_routes(sheet: Sheet, steps: int) -> Iterator[tuple[int, ...]]:
    """A depth-first search that tries spaces with few open links first; `steps` limits the number of spaces tried."""
    ways: list[list[tuple[int, int]]] = [[] for _ in range(NUMBER_SPACES)]  # (space, link) from each space
    for index, (a, b) in enumerate(sheet.links):
        ways[a].append((b, index))
        ways[b].append((a, index))
    crossed = [sum(1 << other for other in others) for others in sheet.crossings]
    easiest = sorted(range(NUMBER_SPACES), key=lambda space: len(ways[space]))
    # Each entry: the route so far, its spaces and its links.
    open_routes: list[tuple[tuple[int, ...], int, int]]
    open_routes = [((start,), 1 << start, 0) for start in reversed(easiest)]
    for way in ways:
        way.sort(key=lambda step: len(ways[step[0]]), reverse=True)
    while open_routes:
        route, visited, drawn = open_routes.pop()
        if len(route) == NUMBER_SPACES:
            yield route
        steps -= 1
        if not steps:
            raise _OutOfSteps
        for space, link in ways[route[-1]]:
            if not visited >> space & 1 and not drawn & crossed[link]:
                open_routes.append(((*route, space), visited | 1 << space, drawn | 1 << link))
