"""A seat's observation of a game of Ring & Route, as bytes; `HEAD_FIELDS` and `SEAT_FIELDS` describe the layout.

Colours are 1 to 6 in the order red, yellow, green, blue, purple, grey. The observing seat comes first; the others
follow clockwise. Each seat's part describes its current sheet. The 13 number spaces are padded with three zeros.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.rules.kernel import (
    ACTIVE,
    ARC,
    BANKED,
    CROSSED,
    DICE,
    ENDED,
    HEAD,
    LENGTH,
    MARKING,
    MISTHROWS,
    OVER,
    P_COLOURS,
    P_FACES,
    P_VALUES,
    PENDING,
    PHASE,
    PLACES,
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
from rollwright.kernel.bits import write_bits
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.pack import pack, small, spread
from rollwright.kernel.twins import step

HEAD_WORDS = 2
SEAT_WORDS = 16

HEAD_FIELDS = (
    ("phase", 5),  # 0/1 each: throw, keep or throw again, throw again, mark, over
    ("falling", 3),  # 0/1 each: whether dice A, B, C are in the next throw
    ("numbers", 3),  # shown by dice A, B, C; 0 if none are on the table
    ("colours", 3),  # shown by them
    ("unused", 2),
)
SEAT_FIELDS = (
    ("ring", 16),  # colour of each ring space
    ("crossed", 16),
    ("next_on_ring", 16),  # 0/1: may be crossed next
    ("value", 16),  # of each number space
    ("place_in_route", 16),  # 1 for the start, 0 if not visited
    ("next_on_route", 16),  # 0/1: may be marked next
    ("route_end", 16),  # 0/1
    ("pending", 1),  # has a decision to make
    ("active", 1),
    ("second_sheet", 1),
    ("sheet_ended", 1),  # 1 if it ends after this throw
    ("misthrows", 1),
    ("route_length", 1),
    ("points", 1),  # of this sheet, at most 127
    ("first_sheet_points", 1),  # on the second sheet, at most 127
    ("dice_used", 3),  # 0/1 each: A, B, C, in this part
    ("unused", 5),
)


@step
def observe(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    """Writes a seat's observation of a game of Ring & Route: its own sheet first."""
    seats = facts[T_SEATS]
    _head(state, at, facts, out, to)
    place = to + HEAD_WORDS
    other = seat
    for _ in range(seats):
        _seat(state, at, facts, other, out, place)
        place += SEAT_WORDS
        other = other + 1 if other + 1 < seats else 0


@step
def _head(state: ReadOnlyState, at: int, facts: Facts, out: State, to: int) -> None:
    phase = state[at + PHASE]
    falling = state[at + THROWN] if phase in (THROW, THROW_AGAIN) else 0
    out[to] = (1 << (8 * phase)) | (spread(falling) << 40)
    dice = 0 if phase in (THROW, OVER) else state[at + DICE]  # else these are the dice of the last turn
    one, two, three = dice & 15, (dice >> 4) & 15, dice >> 8
    faces = facts[T_SHEET] + P_FACES
    out[to + 1] = pack(
        one,
        two,
        three,
        (facts[faces] >> (8 * one)) & 15,
        (facts[faces + 1] >> (8 * two)) & 15,
        (facts[faces + 2] >> (8 * three)) & 15,
        0,
        0,
    )


@step
def _seat(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    me = at + SEAT + seat * SEAT_SIZE
    sheet = facts[T_SHEET + seat * 2 + state[me + SHEET]]
    length = state[me + LENGTH]
    end = 1 << ((state[me + ROUTE] >> (4 * (length - 1))) & 15) if length else 0
    write_bits(state[me + CROSSED] | (state[me + ARC] << 16), out, to + 2)  # and zeros, which later fields overwrite
    write_bits((state[me + HEAD] << 32) | (end << 48), out, to + 6)
    for i in range(2):
        out[to + i] = facts[sheet + P_COLOURS + i]
        out[to + 6 + i] = facts[sheet + P_VALUES + i]
        out[to + 8 + i] = state[me + PLACES + i]
    out[to + 14] = pack(
        (state[at + PENDING] >> seat) & 1,
        1 if seat == state[at + ACTIVE] else 0,
        state[me + SHEET],
        state[me + ENDED],
        state[me + MISTHROWS],
        length,
        small(sheet_points(state, me, facts)),
        small(state[me + BANKED]),
    )
    out[to + 15] = spread(state[me + USED] if state[at + PHASE] == MARKING else 0)
