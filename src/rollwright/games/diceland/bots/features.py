"""What is seen of a seat's position, on any board: small whole numbers in which no colour and no space has a name.

Colours are told apart only by how many of their spaces are left, treasures by how far away they are and by what
stands in the way. A hand-made or a learned value (`value` of `policy.py`) weighs these numbers.
"""

from __future__ import annotations

from rollwright.games.diceland.rules.kernel import (
    B_FAR,
    B_ROOM,
    B_SPACE,
    B_TREASURE,
    B_WAYS,
    COLOURS,
    COMPLETE,
    CROSSED,
    EACH,
    FAR,
    FRONTIER,
    HALF,
    LEFT,
    MOST_FAR,
    OWED,
    S_COLOUR,
    S_SIZE,
    S_TERRITORY,
    SPACE_SIZE,
    T_GOAL,
    T_SEATS,
    TREASURES,
    WAYS,
    free_in,
)
from rollwright.kernel.bits import count, lowest
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

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
TREE = 70  # steps that join the nearest of the treasures needed to the crosses, one after the other
DIRECT = 71  # + dice - 1: treasures that so many dice of their colour can reach at once
RANKS = 77  # + rank * RANK: the colours, beginning with the one that has the fewest spaces left
RANK = 8
R_LEFT = 0
R_FREE = 1  # free spaces of the territory under way
R_ROOM = 2  # dice that can be used at most
R_BEYOND = 3  # spaces of territories out of reach
R_TERRITORIES = 4  # that are not complete
R_TREASURES = 5
R_WAY = 6  # spaces between its territories and the crosses
R_FARTHEST = 7  # steps to the farthest of its territories
SEEN = RANKS + COLOURS * RANK  # the last one is always 1, in every position
FEATURES = SEEN + 1

_LONGEST = 24  # more than any treasure's steps and free spaces together
NOTES = COLOURS + _LONGEST  # the numbers that `observe` needs after the features
_ONES = sum(1 << FAR * treasure for treasure in range(MOST_FAR))
_TOPS = _ONES << (FAR - 1)
_MOST = (1 << (FAR - 1)) - 1  # steps to a treasure
_ALL_MOST = _ONES * _MOST


@step
def nearer(far: int, other: int) -> int:
    """Treasure by treasure the smaller number of steps, for all in one word."""
    larger = ((far | _TOPS) - other) & _TOPS
    mask = larger - (larger >> (FAR - 1))
    return (other & mask) | (far & ~mask)


@routine
def find_ways(state: ReadOnlyState, me: int, table: Facts, board: int, out: State, to: int) -> None:
    """Writes how many crosses lead to each treasure and territory on the shortest way: WAYS words to `to`."""
    for word in range(WAYS):
        far = _ALL_MOST - _ONES
        for half in range(2):
            spaces = state[me + FRONTIER + half]
            while spaces:
                space = half * HALF + lowest(spaces)
                far = nearer(far, table[board + B_WAYS + space * WAYS + word])
                spaces &= spaces - 1
        out[to + word] = far + _ONES


@routine
def observe(state: State, me: int, table: Facts, board: int, ways: int, seen: int) -> None:
    """Writes the features of the seat's part at `me`, whose ways are at `ways`, to `seen`, in the same numbers."""
    for i in range(seen, seen + FEATURES + NOTES):
        state[i] = 0
    state[seen + SEEN] = 1
    state[seen + TABLE + table[T_SEATS] - 1] = 1
    state[seen + OWING] = state[me + OWED]
    state[seen + OWING_ANY] = 1 if state[me + OWED] > 0 else 0
    state[seen + WHOLE] = 1 if state[me + COMPLETE] > 0 else 0
    _observe_colours(state, me, table, board, ways + 1, seen)
    _observe_treasures(state, me, table, board, state[ways], seen)


@step
def _observe_colours(state: State, me: int, table: Facts, board: int, ways: int, seen: int) -> None:
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
        word = (((left << 7 | (left - reached)) << 7 | free) << 7) | room
        word = (word << 7) | _treasures_left(state, me, table, board, all_spaces)
        _rank(
            state,
            ranks,
            colour,
            (word << 21) | _territories_left(state, me, table, board, colour, state[ways + colour]),
        )
    for rank in range(COLOURS):
        to = seen + RANKS + rank * RANK
        word = state[ranks + rank]
        state[to + R_LEFT] = word >> 49
        state[to + R_BEYOND] = (word >> 42) & 127
        state[to + R_FREE] = (word >> 35) & 127
        state[to + R_ROOM] = (word >> 28) & 127
        state[to + R_TREASURES] = (word >> 21) & 127
        state[to + R_TERRITORIES] = (word >> 14) & 127
        state[to + R_WAY] = (word >> 7) & 127
        state[to + R_FARTHEST] = word & 127
    state[seen + NEAREST + min(state[ranks] >> 49, 11)] = 1


@step
def _territories_left(state: ReadOnlyState, me: int, table: Facts, board: int, colour: int, far: int) -> int:
    """Of the territories of a colour that are not complete: how many, the spaces between all of them and the crosses,
    and the way to the farthest, seven bits each."""
    left = 0
    between = 0
    farthest = 0
    for half in range(2):
        firsts = table[board + B_ROOM + colour * 7 * 2 + half]
        while firsts:
            facts = board + B_SPACE + (half * HALF + lowest(firsts)) * SPACE_SIZE + S_TERRITORY
            firsts &= firsts - 1
            if (table[facts] & ~state[me + CROSSED]) | (table[facts + 1] & ~state[me + CROSSED + 1]):
                steps = max(far & _MOST, 1)
                left += 1
                between += steps - 1
                farthest = max(farthest, steps)
            far >>= FAR
    return (left << 14) | (min(between, 127) << 7) | farthest


@step
def _treasures_left(state: ReadOnlyState, me: int, table: Facts, board: int, all_spaces: int) -> int:
    low = table[board + B_TREASURE] & table[all_spaces] & ~state[me + CROSSED]
    high = table[board + B_TREASURE + 1] & table[all_spaces + 1] & ~state[me + CROSSED + 1]
    return count(low) + count(high)


@step
def _rank(state: State, ranks: int, known: int, word: int) -> None:
    """Puts a colour among those known, in order."""
    at = ranks + known
    while at > ranks and state[at - 1] > word:
        state[at] = state[at - 1]
        at -= 1
    state[at] = word


@step
def _observe_treasures(state: State, me: int, table: Facts, board: int, far: int, seen: int) -> None:
    costs = seen + FEATURES + COLOURS
    left = 0
    all_steps = far
    joined = 0
    treasure = 0
    for half in range(2):
        spaces = table[board + B_TREASURE + half]
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            steps = far & _MOST
            far >>= FAR
            if state[me + CROSSED + half] & bit:
                joined |= _MOST << FAR * treasure
            else:
                left += 1
                facts = board + B_SPACE + (half * HALF + lowest(bit)) * SPACE_SIZE
                begun = (table[facts + S_TERRITORY] & state[me + CROSSED]) | (
                    table[facts + S_TERRITORY + 1] & state[me + CROSSED + 1]
                )
                free = free_in(state, me, table[facts + S_COLOUR])
                if begun or free == 0:
                    _observe_direct(state, me, table, board, facts, FAR * treasure, seen)
                if begun:
                    state[seen + WITHIN + min(steps, 6) - 1] += 1
                elif free == 0:
                    state[seen + AHEAD + min(steps, 8) - 1] += 1
                else:
                    steps = min(steps + free, _LONGEST - 1)
                    state[seen + BEHIND + min(steps, 11) - 2] += 1
                state[costs + steps] += 1
            treasure += 1
    joined |= _ALL_MOST & ~((1 << FAR * treasure) - 1)
    needed = max(table[T_GOAL] - state[me + TREASURES], 0)
    state[seen + NEEDED + min(needed, 9)] = 1
    state[seen + SPARE] = left - needed
    state[seen + TREE] = _join_treasures(table, board, all_steps, joined, min(needed, left))
    steps = 0
    while needed > 0 and steps < _LONGEST:
        some = min(needed, state[costs + steps])
        state[seen + COST] += some * steps
        needed -= some
        steps += 1


@step
def _observe_direct(state: State, me: int, table: Facts, board: int, facts: int, shift: int, seen: int) -> None:
    """Counts a treasure if its territory can be reached, by how far it is from there."""
    dice = 7
    for half in range(2):
        spaces = state[me + FRONTIER + half] & table[facts + S_TERRITORY + half]
        while spaces:
            space = half * HALF + lowest(spaces)
            spaces &= spaces - 1
            dice = min(dice, (table[board + B_WAYS + space * WAYS] >> shift & _MOST) + 1)
    if dice < 7:
        state[seen + DIRECT + dice - 1] += 1


@step
def _join_treasures(table: Facts, board: int, far: int, joined: int, needed: int) -> int:
    """How many crosses join so many treasures: always the nearest one next, from the crosses or one joined before.

    In `joined`, treasures that are crossed have the most steps that there can be.
    """
    total = 0
    far |= joined
    for _ in range(needed):
        least = nearer(far, far >> 6 * FAR)
        least = nearer(least, least >> 3 * FAR)
        least = nearer(nearer(least, least >> FAR), least >> 2 * FAR) & _MOST
        total += least
        others = ((far ^ (least * _ONES)) | _TOPS) - _ONES
        treasure = lowest(~others & _TOPS) // FAR
        joined |= _MOST << FAR * treasure
        far = nearer(far, table[board + B_FAR + treasure]) | joined
    return total
