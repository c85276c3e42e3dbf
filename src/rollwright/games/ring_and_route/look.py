"""What the page shows: a sheet's geometry, which is that of `draw.py`, and a game as it stands. See docs/protocol.md.

A look is made after every event at every table, so it is plain and quick: bit sets and lists that are made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rollwright.core.bits import members
from rollwright.core.game import Game
from rollwright.games.ring_and_route import draw
from rollwright.games.ring_and_route import kernel as k
from rollwright.games.ring_and_route.sheet import COLOUR_POINTS, DICE, Sheet

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.game import Material

PHASES = {k.THROW: "throw", k.DECIDING: "decide", k.THROW_AGAIN: "throw", k.MARKING: "mark", k.OVER: "over"}
ROOM = 16.0  # around the ring
_LETTERS = ["".join(die for at, die in enumerate(DICE) if dice >> at & 1) for dice in range(k.ALL_DICE + 1)]


def sheet_look(sheet: Sheet) -> dict[str, Any]:
    """An empty sheet: `box` is the part of draw's picture that ring and inside take."""
    low = draw.MARGIN - ROOM
    size = draw.SIDE + draw.BAND + 2 * ROOM
    return {
        "name": sheet.name,
        "box": [_rounded(number) for number in (low, low, size, size)],
        "middle": _rounded(draw.MIDDLE),
        "soft": draw.SOFT,
        "radius": draw.RADIUS,
        "ring": [_ring_space(sheet, space) for space in range(k.RING)],
        "numbers": [
            {"value": number.value, "x": _rounded(x), "y": _rounded(y)}
            for number, (x, y) in zip(sheet.numbers, draw.number_places(sheet), strict=True)
        ],
        "links": [list(link) for link in sheet.links],
    }


def _ring_space(sheet: Sheet, space: int) -> dict[str, Any]:
    x, y = draw.RING_PLACES[space]
    return {
        "colour": sheet.ring[space],
        "x": _rounded(x),
        "y": _rounded(y),
        "outline": draw.ring_outline(space),
        "turn": draw.ring_turn(space),
    }


def _rounded(number: float) -> float:
    return round(number, 1)


def look_of(game: Game) -> dict[str, Any]:
    """The game as everybody at the table sees it."""
    state, material = game.state, game.setup.material
    phase, active = state[k.PHASE], state[k.ACTIVE]
    falling = state[k.THROWN] if phase in (k.THROW, k.THROW_AGAIN) else 0
    return {
        "phase": PHASES[phase],
        "active": active,
        "turn": state[k.TURNS] + (phase != k.OVER),
        "dice": _dice(material, state[k.DICE], falling),
        "last": _LETTERS[state[k.THROWN] & ~falling],
        "tables": {"ring": COLOUR_POINTS, "route": material.number_points, "dice": material.dice},
        "seats": [_seat(game, state, seat, _due(seat, active)) for seat in range(game.setup.seats)],
    }


@lru_cache(maxsize=4096)
def _dice(material: Material, dice: int, falling: int) -> list[dict[str, Any]]:
    """The number is 0 and there is no colour where a die is still to fall."""
    lying = []
    for at, die in enumerate(DICE):
        number = 0 if falling >> at & 1 else dice >> 4 * at & 15
        lying.append({"die": die, "number": number, "colour": material.dice[die][number - 1] if number else ""})
    return lying


def _due(seat: int, active: int) -> int:
    """R11: how many dice are expected to be used."""
    return 3 if seat == active else 2


def _seat(game: Game, state: Sequence[int], seat: int, due: int) -> dict[str, Any]:
    me, material = k.SEAT + seat * k.SEAT_SIZE, game.setup.material
    second = state[me + k.SHEET]
    crossed, length, route = state[me + k.CROSSED], state[me + k.LENGTH], state[me + k.ROUTE]
    now = _sheet(material, seat, second, crossed, length, route, state[me + k.MISTHROWS])
    blocked = state[me + k.BLOCKED] | state[me + k.BLOCKED + 1] << k.HALF
    return {
        "sheets": [_first_sheet(game, state, seat), now] if second else [now],
        "used": _LETTERS[state[me + k.USED]],
        "due": due,
        "done": state[k.PHASE] == k.MARKING and not state[k.PENDING] >> seat & 1,
        "ended": bool(state[me + k.ENDED]),
        "open": _open_links(material, seat, second, length, route, blocked),
    }


@lru_cache(maxsize=4096)
def _sheet(
    material: Material, seat: int, which: int, crossed: int, length: int, route: int, misthrows: int
) -> dict[str, Any]:
    crosses = crossed.bit_count()
    ring = max((points for least, points in COLOUR_POINTS if crosses >= least), default=0)  # R17
    line = material.number_points[length - 1] if length else 0  # R18
    return {
        "sheet": material.sides[seat][which],
        "ring": members(crossed),
        "route": [route >> 4 * step & 15 for step in range(length)],
        "misthrows": misthrows,
        "points": {"ring": ring, "route": line, "sum": ring + line},
    }


@lru_cache(maxsize=4096)
def _open_links(material: Material, seat: int, which: int, length: int, route: int, blocked: int) -> str:
    """The links that the route may still use: they cross no line of it and touch no space behind its head (R7)."""
    sheet = material.sheet(seat, which)
    links_at = sheet.links_at
    for step in range(length - 1):
        blocked |= links_at[route >> 4 * step & 15]
    return f"{((1 << len(sheet.links)) - 1) & ~blocked:x}"


def _first_sheet(game: Game, state: Sequence[int], seat: int) -> dict[str, Any]:
    """A first sheet after its end: as it was last. Of a position that begins on second sheets only its sum is known."""
    me, material = k.SEAT + seat * k.SEAT_SIZE, game.setup.material
    if game.earlier(0)[me + k.SHEET]:
        points = {"ring": 0, "route": 0, "sum": state[me + k.BANKED]}
        return {"sheet": material.sides[seat][0], "ring": (), "route": [], "misthrows": 0, "points": points}
    turning = _turning(game, me)
    before = game.earlier(turning)
    misthrows = before[me + k.MISTHROWS]
    if game.events[turning][0] == seat:  # he was the last to finish, so the misthrow of this throw is not in it
        misthrows += int(before[me + k.USED]).bit_count() < _due(seat, before[k.ACTIVE])
    crossed, length, route = (int(before[me + what]) for what in (k.CROSSED, k.LENGTH, k.ROUTE))
    return _sheet(material, seat, 0, crossed, length, route, int(misthrows))


def _turning(game: Game, me: int) -> int:
    """The number of the event that turned a seat's sheet over. Nobody turns back, so halving finds it."""
    low, high = 0, len(game.events)  # on the first sheet before event `low`, on the second before `high`
    while high - low > 1:
        middle = (low + high) // 2
        if game.earlier(middle)[me + k.SHEET]:
            high = middle
        else:
            low = middle
    return low
