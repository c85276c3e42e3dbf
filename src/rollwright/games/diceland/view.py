"""What a seat sees of a game of Diceland, as bytes. `docs/environments.md` has the same as a table.

To all (3 words): the phase as eight 0/1; the dice of each colour not set aside (6), how many are set aside, the chosen
colour + 1; the six colours of the throw that the seat can use as 0/1, rounds after this one (at most 127), goal.
To each seat (48 words), the observing one first, then clockwise: for 120 spaces the kind (0 none, else 1 + 2 * colour +
treasure), crossed, next to a cross; then 24 numbers: pending, active, treasures, complete colours, treasure throws
owed, crosses left to make, their colour + 1, owner of the treasure throw; free spaces of the territory under way in
each colour (6), was active in this round before, 0; spaces left in each colour (6), 0, 0.
"""

from __future__ import annotations

from rollwright.core.compiled import step
from rollwright.core.contract import State, Table, View
from rollwright.core.spread import pack, small, spread
from rollwright.games.diceland.kernel import (
    ACTIVE,
    ASIDE,
    B_KINDS,
    COLOUR,
    COMPLETE,
    CROSSED,
    CROSSES,
    DICE,
    FREE,
    FRONTIER,
    GOING_ON,
    LEFT,
    OWED,
    OWNER,
    PENDING,
    PHASE,
    PLANE,
    SEAT,
    SEAT_SIZE,
    T_BOARD,
    T_GOAL,
    T_SEATS,
    T_TURNS,
    THROW,
    TREASURE_THROW,
    TREASURE_USE,
    TREASURES,
    TURNS,
    USABLE,
    USING,
)

VIEW_HEAD = 3
VIEW_SEAT = 3 * PLANE + 3


@step
def observe(state: View, at: int, table: Table, seat: int, out: State, to: int) -> None:
    seats = table[T_SEATS]
    _head(state, at, table, seat, out, to)
    place = to + VIEW_HEAD
    other = seat
    for _ in range(seats):
        _seat(state, at, table, other, out, place)
        place += VIEW_SEAT
        other = other + 1 if other + 1 < seats else 0


@step
def _head(state: View, at: int, table: Table, seat: int, out: State, to: int) -> None:
    phase = state[at + PHASE]
    dice = state[at + DICE]
    chosen = 1 if THROW < phase < TREASURE_THROW else 0
    turned = 1 if phase >= GOING_ON else 0
    out[to] = 1 << (8 * phase)
    out[to + 1] = pack(
        dice & 15,
        (dice >> 4) & 15,
        (dice >> 8) & 15,
        (dice >> 12) & 15,
        (dice >> 16) & 15,
        (dice >> 20) & 15,
        state[at + ASIDE] * turned * chosen,
        (state[at + COLOUR] + 1) * turned * chosen,
    )
    usable = state[at + SEAT + seat * SEAT_SIZE + USABLE] if (state[at + PENDING] >> seat) & 1 else 0
    rounds = small(max(table[T_TURNS] - state[at + TURNS] - 1, 0) // table[T_SEATS])
    out[to + 2] = spread(usable) | (rounds << 48) | (table[T_GOAL] << 56)


@step
def _seat(state: View, at: int, table: Table, seat: int, out: State, to: int) -> None:
    me = at + SEAT + seat * SEAT_SIZE
    kinds = table[T_BOARD + seat] + B_KINDS
    for i in range(PLANE):
        out[to + i] = table[kinds + i]
    _plane(state[me + CROSSED], state[me + CROSSED + 1], out, to + PLANE)
    _plane(state[me + FRONTIER], state[me + FRONTIER + 1], out, to + 2 * PLANE)
    using = state[me + USING] + 1 if state[me + CROSSES] else 0
    owner = 1 if seat == state[at + OWNER] and TREASURE_THROW <= state[at + PHASE] <= TREASURE_USE else 0
    out[to + 3 * PLANE] = pack(
        (state[at + PENDING] >> seat) & 1,
        1 if seat == state[at + ACTIVE] else 0,
        state[me + TREASURES],
        state[me + COMPLETE],
        state[me + OWED],
        state[me + CROSSES],
        using,
        owner,
    )
    out[to + 3 * PLANE + 1] = _each(state[me + FREE]) | (_was_active(state, at, table, seat) << 48)
    out[to + 3 * PLANE + 2] = _each(state[me + LEFT])


@step
def _was_active(state: View, at: int, table: Table, seat: int) -> int:
    """1 if the seat was active in this round and is no longer."""
    ago = state[at + ACTIVE] - seat
    if ago < 0:
        ago += table[T_SEATS]
    return 1 if 0 < ago <= state[at + TURNS] % table[T_SEATS] else 0


@step
def _plane(low: int, high: int, out: State, to: int) -> None:
    """120 spaces as bytes: 60 bits of each word."""
    for i in range(7):
        out[to + i] = spread(low >> (8 * i))
        out[to + 8 + i] = spread(high >> (8 * i + 4))
    out[to + 7] = spread((low >> 56) | (high << 4))


@step
def _each(numbers: int) -> int:
    """A number of seven bits for each colour, as bytes."""
    word = 0
    for colour in range(6):
        word |= ((numbers >> (7 * colour)) & 127) << (8 * colour)
    return word
