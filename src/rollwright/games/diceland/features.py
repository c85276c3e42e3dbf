"""What is seen of a seat's position, on any board: small whole numbers in which no colour and no space has a name.

Colours are told apart only by how many of their spaces are left, treasures by how far away they are and by what
stands in the way. A hand-made or a learned value (`value` of `policy.py`) weighs these numbers.
"""

from __future__ import annotations

from rollwright.core.bits import lowest
from rollwright.core.compiled import routine, step
from rollwright.core.contract import State, Table, View
from rollwright.games.diceland.kernel import (
    B_ROOM,
    B_SPACE,
    B_TREASURE,
    COLOURS,
    COMPLETE,
    CROSSED,
    EACH,
    FAR,
    FRONTIER,
    HALF,
    LEFT,
    OWED,
    S_COLOUR,
    S_FAR,
    S_SIZE,
    S_TERRITORY,
    SPACE_SIZE,
    T_GOAL,
    T_SEATS,
    TREASURES,
    free_in,
)

# The features, by their first number
NEEDED = 0  # + treasures still needed, 0 to 9: one of ten
SPARE = 10  # treasures that are left beyond those needed
OWING = 11  # treasure throws
OWING_ANY = 12
WHOLE = 13  # whether a colour is complete
TABLE = 14  # + seats - 1: one of four
ROOM = 18  # + dice, 0 to 6: how many colours can use at most so many dice
OPEN = 25  # + free spaces, 0 to 6: how many colours have a territory under way with so many
REACHED = 32  # spaces of territories that can be opened or are under way
COST = 33  # steps to the nearest of the treasures needed, each counted alone
WITHIN = 34  # + steps 1 to 6: treasures in territories under way
AHEAD = 40  # + steps 1 to 8: treasures of colours with no territory under way
BEHIND = 48  # + steps and free spaces, 2 to 11: treasures that wait for another territory of their colour
NEAREST = 58  # + spaces left, 0 to 11: of the colour with the fewest left: one of twelve
RANKS = 70  # + rank * RANK: the colours, beginning with the one that has the fewest spaces left
RANK = 4
R_LEFT = 0
R_FREE = 1  # free spaces of the territory under way
R_ROOM = 2  # dice that can be used at most
R_BEYOND = 3  # spaces of territories out of reach
SEEN = RANKS + COLOURS * RANK  # the last one is always 1, in every position
FEATURES = SEEN + 1

_LONGEST = 24  # more than any treasure's steps and free spaces together
NOTES = COLOURS + _LONGEST  # the numbers that `observe` needs after the features
_ONES = sum(1 << FAR * treasure for treasure in range(12))
_TOPS = _ONES << (FAR - 1)


@step
def nearer(far: int, other: int) -> int:
    """Treasure by treasure the smaller number of steps, for all in one word."""
    larger = ((far | _TOPS) - other) & _TOPS
    mask = larger - (larger >> (FAR - 1))
    return (other & mask) | (far & ~mask)


@routine
def steps_to_treasures(state: View, me: int, table: Table, board: int) -> int:
    """How many crosses on the shortest way to each treasure, in one word."""
    far = _TOPS - _ONES - _ONES
    for half in range(2):
        spaces = state[me + FRONTIER + half]
        while spaces:
            space = half * HALF + lowest(spaces)
            far = nearer(far, table[board + B_SPACE + space * SPACE_SIZE + S_FAR])
            spaces &= spaces - 1
    return far + _ONES


@routine
def observe(state: State, me: int, table: Table, board: int, far: int, seen: int) -> None:
    """Writes the features of the seat's part at `me` to `seen`, in the same numbers."""
    for i in range(seen, seen + FEATURES + NOTES):
        state[i] = 0
    state[seen + SEEN] = 1
    state[seen + TABLE + table[T_SEATS] - 1] = 1
    state[seen + OWING] = state[me + OWED]
    state[seen + OWING_ANY] = 1 if state[me + OWED] > 0 else 0
    state[seen + WHOLE] = 1 if state[me + COMPLETE] > 0 else 0
    _observe_colours(state, me, table, board, seen)
    _observe_treasures(state, me, table, board, far, seen)


@step
def _observe_colours(state: State, me: int, table: Table, board: int, seen: int) -> None:
    ranks = seen + FEATURES
    for colour in range(COLOURS):
        left = (state[me + LEFT] >> (EACH * colour)) & 127
        free = free_in(state, me, colour)
        all_spaces = board + B_ROOM + (colour * 7 + 1) * 2
        low = state[me + FRONTIER] & table[all_spaces]
        high = state[me + FRONTIER + 1] & table[all_spaces + 1]
        largest = 0
        reached = free
        while low | high:
            space = lowest(low) if low else HALF + lowest(high)
            facts = board + B_SPACE + space * SPACE_SIZE
            low &= ~table[facts + S_TERRITORY]
            high &= ~table[facts + S_TERRITORY + 1]
            begun = (table[facts + S_TERRITORY] & state[me + CROSSED]) | (
                table[facts + S_TERRITORY + 1] & state[me + CROSSED + 1]
            )
            if begun == 0:
                reached += table[facts + S_SIZE]
                largest = max(largest, table[facts + S_SIZE])
        room = min(free if free > 0 else largest, 6)
        state[seen + ROOM + room] += 1
        state[seen + OPEN + min(free, 6)] += 1
        state[seen + REACHED] += reached
        _rank(state, ranks, colour, (((left << 7 | (left - reached)) << 7 | free) << 7) | room)
    for rank in range(COLOURS):
        to = seen + RANKS + rank * RANK
        word = state[ranks + rank]
        state[to + R_LEFT] = word >> 21
        state[to + R_BEYOND] = (word >> 14) & 127
        state[to + R_FREE] = (word >> 7) & 127
        state[to + R_ROOM] = word & 127
    state[seen + NEAREST + min(state[ranks] >> 21, 11)] = 1


@step
def _rank(state: State, ranks: int, known: int, word: int) -> None:
    """Puts a colour among those known, in order."""
    at = ranks + known
    while at > ranks and state[at - 1] > word:
        state[at] = state[at - 1]
        at -= 1
    state[at] = word


@step
def _observe_treasures(state: State, me: int, table: Table, board: int, far: int, seen: int) -> None:
    costs = seen + FEATURES + COLOURS
    left = 0
    for half in range(2):
        spaces = table[board + B_TREASURE + half]
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            steps = far & ((1 << FAR) - 1)
            far >>= FAR
            if state[me + CROSSED + half] & bit == 0:
                left += 1
                facts = board + B_SPACE + (half * HALF + lowest(bit)) * SPACE_SIZE
                begun = (table[facts + S_TERRITORY] & state[me + CROSSED]) | (
                    table[facts + S_TERRITORY + 1] & state[me + CROSSED + 1]
                )
                free = free_in(state, me, table[facts + S_COLOUR])
                if begun:
                    state[seen + WITHIN + min(steps, 6) - 1] += 1
                elif free == 0:
                    state[seen + AHEAD + min(steps, 8) - 1] += 1
                else:
                    steps = min(steps + free, _LONGEST - 1)
                    state[seen + BEHIND + min(steps, 11) - 2] += 1
                state[costs + steps] += 1
    needed = max(table[T_GOAL] - state[me + TREASURES], 0)
    state[seen + NEEDED + min(needed, 9)] = 1
    state[seen + SPARE] = left - needed
    steps = 0
    while needed > 0 and steps < _LONGEST:
        some = min(needed, state[costs + steps])
        state[seen + COST] += some * steps
        needed -= some
        steps += 1
