"""What a seat sees of a game of Ring & Route, as bytes. `docs/environments.md` has the same as a table.

To all (2 words): the phase as five 0/1 and, as 0/1, which dice fall next (3); the numbers of the three dice, their
colours + 1 (3), 0, 0.
To each seat (16 words), the observing one first, then clockwise, for the sheet it is on: 16 ring colours + 1, 16
crossed, 16 that may be crossed next; 13 number values (and 3 zeros, as below), their places in the route (1 the start,
0 not visited), may be marked next, the route's end; then pending, active, sheet (0, 1), sheet is ended, misthrows,
length of the route, points of this sheet, points of the first sheet (at most 127 each); dice used A, B, C as 0/1 and
five zeros.
"""

from __future__ import annotations

from rollwright.core.compiled import step
from rollwright.core.contract import State, Table, View
from rollwright.core.spread import pack, small, spread
from rollwright.games.ring_and_route.kernel import (
    ACTIVE,
    ARC,
    BANKED,
    CROSSED,
    DICE,
    ENDED,
    HEAD,
    LENGTH,
    MISTHROWS,
    P_COLOURS,
    P_FACES,
    P_VALUES,
    PENDING,
    PHASE,
    ROUTE,
    SEAT,
    SEAT_SIZE,
    SHEET,
    T_SEATS,
    T_SHEET,
    THROW,
    THROW_AGAIN,
    THROWN,
    USED,
    sheet_points,
)

VIEW_HEAD = 2
VIEW_SEAT = 16


@step
def observe(state: View, at: int, table: Table, seat: int, out: State, to: int) -> None:
    seats = table[T_SEATS]
    _head(state, at, table, out, to)
    place = to + VIEW_HEAD
    other = seat
    for _ in range(seats):
        _seat(state, at, table, other, out, place)
        place += VIEW_SEAT
        other = other + 1 if other + 1 < seats else 0


@step
def _head(state: View, at: int, table: Table, out: State, to: int) -> None:
    phase = state[at + PHASE]
    falling = state[at + THROWN] if phase in (THROW, THROW_AGAIN) else 0
    out[to] = (1 << (8 * phase)) | (spread(falling) << 40)
    dice = state[at + DICE]
    one, two, three = dice & 15, (dice >> 4) & 15, dice >> 8
    faces = table[T_SHEET] + P_FACES
    out[to + 1] = pack(
        one,
        two,
        three,
        (table[faces] >> (8 * one)) & 15,
        (table[faces + 1] >> (8 * two)) & 15,
        (table[faces + 2] >> (8 * three)) & 15,
        0,
        0,
    )


@step
def _seat(state: View, at: int, table: Table, seat: int, out: State, to: int) -> None:
    me = at + SEAT + seat * SEAT_SIZE
    sheet = table[T_SHEET + seat * 2 + state[me + SHEET]]
    length = state[me + LENGTH]
    end = 1 << ((state[me + ROUTE] >> (4 * (length - 1))) & 15) if length else 0
    for i in range(2):
        out[to + i] = table[sheet + P_COLOURS + i]
        out[to + 2 + i] = spread(state[me + CROSSED] >> (8 * i))
        out[to + 4 + i] = spread(state[me + ARC] >> (8 * i))
        out[to + 6 + i] = table[sheet + P_VALUES + i]
        out[to + 8 + i] = 0
        out[to + 10 + i] = spread(state[me + HEAD] >> (8 * i))
        out[to + 12 + i] = spread(end >> (8 * i))
    for i in range(length):
        space = (state[me + ROUTE] >> (4 * i)) & 15
        out[to + 8 + (space >> 3)] |= (i + 1) << (8 * (space & 7))
    out[to + 14] = pack(
        (state[at + PENDING] >> seat) & 1,
        1 if seat == state[at + ACTIVE] else 0,
        state[me + SHEET],
        state[me + ENDED],
        state[me + MISTHROWS],
        length,
        small(sheet_points(state, me, table)),
        small(state[me + BANKED]),
    )
    out[to + 15] = spread(state[me + USED])
