"""What the page shows of Ring & Route, as plain JSON values (docs/protocol.md): a sheet once, a game after events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from rollwright.core.facets import Page
from rollwright.core.game import Game
from rollwright.games.ring_and_route.material.sheet import COLOUR_POINTS, DICE, RING_POINTS, Sheet, sheet_of
from rollwright.games.ring_and_route.picture import geometry
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.bits import members

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.material.facet import Paper as Material

PHASES = {k.THROW: "throw", k.DECIDING: "decide", k.THROW_AGAIN: "throw", k.MARKING: "mark", k.OVER: "over"}
ROOM = 16.0  # around the ring
# Cache: by the place of a seat, the number of the event that turned its sheet over. Taking moves back can outdate it.
_hints: WeakKeyDictionary[Game, dict[int, int]] = WeakKeyDictionary()
_LETTERS = ["".join(die for at, die in enumerate(DICE) if dice >> at & 1) for dice in range(k.ALL_DICE + 1)]


class RingAndRoutePage(Page):
    def shown(self, game: Game) -> dict[str, Any]:
        return _shown(game)

    def piece(self, piece: str) -> dict[str, Any]:
        return _sheet_shown(sheet_of(piece))


def _sheet_shown(sheet: Sheet) -> dict[str, Any]:
    """An empty sheet: `box` is the part of the picture that ring and inside take."""
    low = geometry.MARGIN - ROOM
    size = geometry.SIDE + geometry.BAND + 2 * ROOM
    return {
        "name": sheet.name,
        "box": [_rounded(number) for number in (low, low, size, size)],
        "middle": _rounded(geometry.MIDDLE),
        "soft": geometry.SOFT,
        "radius": geometry.RADIUS,
        "ring": [_ring_space(sheet, space) for space in range(k.RING)],
        "numbers": [
            {"value": number.value, "x": _rounded(x), "y": _rounded(y)}
            for number, (x, y) in zip(sheet.numbers, geometry.number_places(sheet), strict=True)
        ],
        "links": [list(link) for link in sheet.links],
    }


def _ring_space(sheet: Sheet, space: int) -> dict[str, Any]:
    x, y = geometry.RING_PLACES[space]
    return {
        "colour": sheet.ring[space],
        "x": _rounded(x),
        "y": _rounded(y),
        "outline": geometry.ring_outline(space),
        "turn": geometry.ring_turn(space),
    }


def _rounded(number: float) -> float:
    return round(number, 1)


def _shown(game: Game) -> dict[str, Any]:
    """What everybody at the table sees. Parts that many events leave unchanged are cached."""
    state, material = game.numbers, game.setup.material
    phase = state[k.PHASE]
    falling = state[k.THROWN] if phase in (k.THROW, k.THROW_AGAIN) else 0
    return {
        "phase": PHASES[phase],
        "active": state[k.ACTIVE],
        "turn": state[k.TURNS] + (phase != k.OVER),
        "dice": _dice(material, state[k.DICE], falling),
        "last": _LETTERS[state[k.THROWN] & ~falling],
        "tables": _tables(material),
        "seats": [_seat(game, state, seat) for seat in range(game.seats)],
    }


@lru_cache(maxsize=1024)
def _tables(material: Material) -> dict[str, Any]:
    return {"ring": COLOUR_POINTS, "route": material.number_points, "dice": dict(material.dice)}


@lru_cache(maxsize=1024)
def _dice(material: Material, dice: int, falling: int) -> list[dict[str, Any]]:
    """A die that is still to be thrown has the number 0 and no colour."""
    lying = []
    for at, die in enumerate(DICE):
        number = 0 if falling >> at & 1 else dice >> 4 * at & 15
        colour = material.dice[die][number - 1] if number else ""
        lying.append({"die": die, "number": number, "colour": colour})
    return lying


def _seat(game: Game, state: Sequence[int], seat: int) -> dict[str, Any]:
    me = k.SEAT + seat * k.SEAT_SIZE
    done = state[k.PHASE] == k.MARKING and not state[k.PENDING] >> seat & 1
    due = k.dice_due(state, 0, seat)
    shown = _marked(game.setup.material, seat, due, done, *state[me : me + k.SEAT_SIZE])
    if state[me + k.SHEET]:
        return {**shown, "sheets": [_first_sheet(game, state, seat), *shown["sheets"]]}
    return shown


@lru_cache(maxsize=2048)
def _marked(material: Material, seat: int, due: int, done: bool, *state: int) -> dict[str, Any]:
    """The current sheet of a seat, and what it may still use."""
    which, length, route = state[k.SHEET], state[k.LENGTH], state[k.ROUTE]
    blocked = state[k.BLOCKED] | state[k.BLOCKED + 1] << k.HALF
    return {
        "sheets": [_sheet(material, seat, which, state[k.CROSSED], length, route, state[k.MISTHROWS])],
        "used": _LETTERS[state[k.USED]],
        "due": due,
        "done": done,
        "ended": bool(state[k.ENDED]),
        "open": _open_links(material, seat, which, length, route, blocked),
    }


def _sheet(
    material: Material, seat: int, which: int, crossed: int, length: int, route: int, misthrows: int
) -> dict[str, Any]:
    ring = RING_POINTS[crossed.bit_count()]
    line = material.number_points[length - 1] if length else 0  # R18
    return {
        "sheet": material.sides[seat][which],
        "ring": members(crossed),
        "route": [route >> 4 * step & 15 for step in range(length)],
        "misthrows": misthrows,
        "points": {"ring": ring, "route": line, "sum": ring + line},
    }


@lru_cache(maxsize=1024)
def _open_links(material: Material, seat: int, which: int, length: int, route: int, blocked: int) -> str:
    """The links that the route may still use: they cross no line of it and touch no space behind its head (R7)."""
    sheet = material.sheet(seat, which)
    links_at = sheet.links_at
    for step in range(length - 1):
        blocked |= links_at[route >> 4 * step & 15]
    return f"{((1 << len(sheet.links)) - 1) & ~blocked:x}"


def _first_sheet(game: Game, state: Sequence[int], seat: int) -> dict[str, Any]:
    """A completed first sheet. If the position began on second sheets, only its sum is known."""
    me, material = k.SEAT + seat * k.SEAT_SIZE, game.setup.material
    if game.start is not None and game.earlier(0)[me + k.SHEET]:
        points = {"ring": 0, "route": 0, "sum": state[me + k.BANKED]}
        return {"sheet": material.sides[seat][0], "ring": (), "route": (), "misthrows": 0, "points": points}
    turning = _turning(game, me)
    before = game.earlier(turning)
    due = k.dice_due(before, 0, seat) if game.events[turning][0] == seat else 0
    return _ended_sheet(material, seat, due, *before[me : me + k.SEAT_SIZE])


@lru_cache(maxsize=1024)
def _ended_sheet(material: Material, seat: int, due: int, *before: int) -> dict[str, Any]:
    """The sheet before the event that turned it over. If that was a move of its own seat, a misthrow of the
    current throw isn't counted in it yet; `due` is the number of dice to use then, otherwise 0."""
    crossed, length, route = int(before[k.CROSSED]), int(before[k.LENGTH]), int(before[k.ROUTE])
    misthrows = int(before[k.MISTHROWS]) + (int(before[k.USED]).bit_count() < due)
    return _sheet(material, seat, 0, crossed, length, route, misthrows)


def _turning(game: Game, me: int) -> int:
    """The number of the event that turned a seat's sheet over."""
    place, hints = me + k.SHEET, _hints.setdefault(game, {})
    hint = hints.get(me)
    if hint is None or hint >= len(game.events) or game.earlier(hint)[place] or not game.earlier(hint + 1)[place]:
        hint = hints[me] = _search_turning(game, place)
    return hint


def _search_turning(game: Game, place: int) -> int:
    """A binary search: a sheet is turned over only once."""
    low, high = 0, len(game.events)  # on the first sheet before event `low`, on the second before `high`
    while high - low > 1:
        middle = (low + high) // 2
        if game.earlier(middle)[place]:
            high = middle
        else:
            low = middle
    return low
