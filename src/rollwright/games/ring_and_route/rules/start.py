"""Start positions of Ring & Route, each before a throw, written into a state and read from one:

    {"active": 0, "turns": 6, "seats": [{"sheet": 1, "ring": ["c3", "c4"], "route": ["n0", "n4"], "misthrows": 1},
                                        {"sheet": 2, "points": 39}]}

`sheet` is the sheet that a seat is on, its first or second; `points` is the score of a finished first sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rollwright.core import start_fields as fields
from rollwright.core.errors import RecordError
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.rules import kernel as k

_RING = {f"c{space}": space for space in range(k.RING)}
_NUMBERS = {f"n{space}": space for space in range(k.NUMBERS)}
_MOST = 1_000_000


def place(setup: Setup, state: list[int], setting: object) -> None:
    """Writes a start position, marks on sheets, into the state of a new game."""
    position = fields.mapping(setting)
    state[k.ACTIVE] = fields.whole_number(position, "active", setup.first, setup.seats - 1)
    state[k.TURNS] = fields.whole_number(position, "turns", 0, _MOST)
    seats = position.get("seats")
    if not isinstance(seats, list) or len(seats) != setup.seats:
        raise RecordError("record-list-per-seat", field=f"{fields.FIELD}.seats", seats=setup.seats)
    for seat, part in enumerate(seats):
        field = f"{fields.FIELD}.seats[{seat}]"
        _place_seat(setup, state, seat, fields.mapping(part, field), field)


def start_of(setup: Setup, state: Sequence[int]) -> dict[str, Any] | None:
    """The start position of a state of Ring & Route; None if no first throw of a turn is due."""
    if state[k.PHASE] != k.THROW:
        return None
    seats = [_seat_of(state, k.SEAT + seat * k.SEAT_SIZE) for seat in range(setup.seats)]
    return {"active": int(state[k.ACTIVE]), "turns": int(state[k.TURNS]), "seats": seats}


def _seat_of(state: Sequence[int], me: int) -> dict[str, Any]:
    side, route = int(state[me + k.SHEET]) + 1, int(state[me + k.ROUTE])
    return {
        "sheet": side,
        "ring": [f"c{space}" for space in _along_the_ring(int(state[me + k.CROSSED]))],
        "route": [f"n{route >> 4 * step & 15}" for step in range(state[me + k.LENGTH])],
        "misthrows": int(state[me + k.MISTHROWS]),
        **({"points": int(state[me + k.BANKED])} if side == 2 else {}),
    }


def _along_the_ring(crossed: int) -> list[int]:
    """The crossed ring spaces from one end to the other, so that each is next to one before it (R5)."""
    ends = [space for space in range(k.RING) if not crossed >> (space - 1) % k.RING & 1]
    first = next((space for space in ends if crossed >> space & 1), 0)
    return [space for step in range(k.RING) if crossed >> (space := (first + step) % k.RING) & 1]


def _place_seat(setup: Setup, state: list[int], seat: int, part: Mapping[str, Any], field: str) -> None:
    me = k.SEAT + seat * k.SEAT_SIZE
    side = part.get("sheet", 1)
    if not isinstance(side, int) or isinstance(side, bool) or side not in (1, 2):
        raise RecordError("ring-and-route-record-side", field=f"{field}.sheet")
    state[me + k.SHEET] = side - 1
    state[me + k.MISTHROWS] = fields.whole_number(part, "misthrows", 0, k.MISTHROWS_ALLOWED - 1, field)
    state[me + k.BANKED] = fields.whole_number(part, "points", 0, _MOST if side == 2 else 0, field)
    for space in fields.names(part.get("ring", []), f"{field}.ring", _RING):
        if not state[me + k.ARC] >> space & 1:
            raise RecordError("ring-and-route-not-beside", field=f"{field}.ring")  # R5
        k.cross_colour(state, me, space)
    sheet = setup.facts[k.T_SHEET + seat * 2 + side - 1]
    for space in fields.names(part.get("route", []), f"{field}.route", _NUMBERS):
        if not state[me + k.HEAD] >> space & 1:
            raise RecordError("ring-and-route-not-linked", field=f"{field}.route")  # R6, R7
        k.mark_number(state, me, setup.facts, sheet, space)
    if side == 2 and state[me + k.CROSSED] == k.RING_MASK and state[me + k.LENGTH] == k.NUMBERS:
        raise RecordError("ring-and-route-record-full", field=field, seat=seat)  # R15: the game would be over
