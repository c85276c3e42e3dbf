"""A seat's observation of a game of Diceland, as bytes; `HEAD_FIELDS` and `SEAT_FIELDS` describe the layout.

The kind of a space is 1 + 2 * colour + treasure, or 0 beyond the last space of the board. The observing seat comes
first; the others follow clockwise.
"""

from __future__ import annotations

from rollwright.games.diceland.rules.kernel import (
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
    MARKING,
    OVER,
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
from rollwright.kernel.bits import write_bits
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.pack import pack, small, spread
from rollwright.kernel.twins import step

HEAD_WORDS = 3
SEAT_WORDS = 3 * PLANE + 3

HEAD_FIELDS = (
    ("phase", 8),  # 0/1 each: throw, pick, go on or stop, throw again, mark, treasure throw, use it, over
    ("dice", 6),  # number of dice on the table that are not set aside, by colour
    ("set_aside", 1),  # number of dice set aside in phase 1; 0 outside it
    ("chosen_colour", 1),  # + 1; 0 if none is chosen
    ("usable", 6),  # 0/1 each: colours that the observing seat can choose from now
    ("rounds_after", 1),  # rounds left after this one, at most 127
    ("goal", 1),  # treasures needed to win
)
SEAT_FIELDS = (
    ("kind", 120),  # of each space
    ("crossed", 120),
    ("next_to_a_cross", 120),  # and not crossed
    ("pending", 1),  # has a decision to make
    ("active", 1),
    ("treasures", 1),
    ("complete_colours", 1),
    ("treasure_throws_owed", 1),
    ("crosses_to_make", 1),
    ("their_colour", 1),  # the colour of these crosses + 1; 0 if there are none
    ("treasure_throw", 1),  # 1 if the treasure throw is this seat's
    ("free_under_way", 6),  # free spaces of the unfinished territory, by colour; 0 if there is none
    ("was_active", 1),  # earlier in this round
    ("unused", 1),
    ("left", 6),  # spaces not yet crossed, by colour
    ("unused", 2),
)


@step
def observe(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    """Writes a seat's observation of a game of Diceland: its own board first."""
    seats = facts[T_SEATS]
    _head(state, at, facts, seat, out, to)
    place = to + HEAD_WORDS
    other = seat
    turn = state[at + TURNS] % seats
    for _ in range(seats):
        _seat(state, at, facts, other, turn, out, place)
        place += SEAT_WORDS
        other = other + 1 if other + 1 < seats else 0


@step
def _head(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, to: int) -> None:
    phase = state[at + PHASE]
    dice = 0 if phase in (THROW, TREASURE_THROW, OVER) else state[at + DICE]  # else the dice of an earlier throw
    chosen = 1 if GOING_ON <= phase <= MARKING else 0
    out[to] = 1 << (8 * phase)
    out[to + 1] = pack(
        dice & 15,
        (dice >> 4) & 15,
        (dice >> 8) & 15,
        (dice >> 12) & 15,
        (dice >> 16) & 15,
        (dice >> 20) & 15,
        state[at + ASIDE] * chosen,
        (state[at + COLOUR] + 1) * chosen,
    )
    rounds = small(max(facts[T_TURNS] - state[at + TURNS] - 1, 0) // facts[T_SEATS])
    out[to + 2] = spread(_usable(state, at, seat)) | (rounds << 48) | (facts[T_GOAL] << 56)


@step
def _usable(state: ReadOnlyState, at: int, seat: int) -> int:
    """The colours that the seat can choose from now."""
    me = at + SEAT + seat * SEAT_SIZE
    asked = (state[at + PENDING] >> seat) & 1 and state[at + PHASE] >= MARKING and state[me + CROSSES] == 0
    return state[me + USABLE] if asked else 0


@step
def _seat(state: ReadOnlyState, at: int, facts: Facts, seat: int, turn: int, out: State, to: int) -> None:
    me = at + SEAT + seat * SEAT_SIZE
    kinds = facts[T_BOARD + seat] + B_KINDS
    for i in range(PLANE):
        out[to + i] = facts[kinds + i]
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
    out[to + 3 * PLANE + 1] = _each(state[me + FREE]) | (_was_active(state, at, facts, seat, turn) << 48)
    out[to + 3 * PLANE + 2] = _each(state[me + LEFT])


@step
def _was_active(state: ReadOnlyState, at: int, facts: Facts, seat: int, turn: int) -> int:
    """1 if the seat has already been active in this round, of which this is turn number `turn`."""
    ago = state[at + ACTIVE] - seat
    if ago < 0:
        ago += facts[T_SEATS]
    return 1 if 0 < ago <= turn else 0


@step
def _plane(low: int, high: int, out: State, to: int) -> None:
    """Writes 120 spaces, 60 bits of each word, as bytes. One word too many is written; the next field overwrites it."""
    write_bits(low | (high << 60), out, to)
    write_bits(high >> 4, out, to + 8)


@step
def _each(numbers: int) -> int:
    """Spreads the seven-bit numbers of the six colours to one byte each, by halves."""
    word = (numbers & 0xFFFFFFF) | ((numbers >> 28) << 32)
    word = (word & 0x00003FFF00003FFF) | ((word & 0x0FFFC0000FFFC000) << 2)
    return (word & 0x007F007F007F007F) | ((word & 0x3F803F803F803F80) << 1)
