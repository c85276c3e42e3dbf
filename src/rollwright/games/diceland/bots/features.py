"""Features of a seat's position: small whole numbers that mean the same on every board, such as the ways to treasures.

No colour and no space has a name in them. Colours are told apart only by how many of their spaces are left, treasures
by how far away they are and what has to be crossed first. The value function (`value.py`) weighs these numbers.
"""

from __future__ import annotations

from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import free_in
from rollwright.kernel.bits import count, lowest
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

# Where each feature, or each group of them, begins
NEEDED = 0  # + treasures still needed, 0 to 9: one of these is 1
SPARE = 10  # treasures that are left beyond those needed
OWING = 11  # treasure throws that are owed
OWING_ANY = 12  # 1 if there are any
WHOLE = 13  # 1 if a colour is complete
SEATS = 14  # + seats - 1: one of these is 1
ROOM = 18  # + dice, 0 to 6: how many colours can use at most so many dice
OPEN = 25  # + free spaces, 0 to 6: how many colours have so many in their territory under way
REACHED = 32  # spaces of territories that can be opened or are under way
COST = 33  # steps to the nearest of the treasures needed, each counted alone
WITHIN = 34  # + steps 1 to 6: treasures in territories under way
AHEAD = 40  # + steps 1 to 8: treasures of colours with no territory under way
BEHIND = 48  # + steps and free spaces, 2 to 11: treasures that wait for another territory of their colour
NEAREST = 58  # + spaces left of the colour with the fewest, 0 to 11: one of these is 1
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
BIAS = RANKS + k.COLOURS * RANK  # always 1
FEATURES = BIAS + 1

_LONGEST = 24  # more than any treasure's steps and free spaces together
WORKSPACE = k.COLOURS + _LONGEST  # numbers that `write_features` needs behind the features
# Twelve numbers of steps in one word, five bits each, of which the highest stays 0
_ONES = sum(1 << k.FAR * treasure for treasure in range(k.MOST_FAR))
_TOPS = _ONES << (k.FAR - 1)
_MOST = (1 << (k.FAR - 1)) - 1  # steps
_ALL_MOST = _ONES * _MOST


@step
def nearer(far: int, other: int) -> int:
    """For features: the smaller number of steps in each place of two words, for all places at once."""
    larger = ((far | _TOPS) - other) & _TOPS
    mask = larger - (larger >> (k.FAR - 1))
    return (other & mask) | (far & ~mask)


@routine
def find_ways(state: ReadOnlyState, me: int, facts: Facts, board: int, out: State, to: int) -> None:
    """Writes how many crosses the shortest way to each treasure and each territory takes: WAYS words to `to`."""
    for word in range(k.WAYS):
        far = _ALL_MOST - _ONES
        for half in range(2):
            spaces = state[me + k.FRONTIER + half]
            while spaces:
                space = half * k.HALF + lowest(spaces)
                far = nearer(far, facts[board + k.B_WAYS + space * k.WAYS + word])
                spaces &= spaces - 1
        out[to + word] = far + _ONES


@routine
def write_features(state: State, me: int, facts: Facts, board: int, ways: int, seen: int) -> None:
    """Writes the features of the seat's part of the state at `me`, whose ways are at `ways`, to `seen`.

    All three are in `state`, which is scratch memory here.
    """
    for i in range(seen, seen + FEATURES + WORKSPACE):
        state[i] = 0
    state[seen + BIAS] = 1
    state[seen + SEATS + facts[k.T_SEATS] - 1] = 1
    state[seen + OWING] = state[me + k.OWED]
    state[seen + OWING_ANY] = 1 if state[me + k.OWED] > 0 else 0
    state[seen + WHOLE] = 1 if state[me + k.COMPLETE] > 0 else 0
    _write_colours(state, me, facts, board, ways + 1, seen)
    _write_treasures(state, me, facts, board, state[ways], seen)


@step
def _write_colours(state: State, me: int, facts: Facts, board: int, ways: int, seen: int) -> None:
    ranks = seen + FEATURES
    for colour in range(k.COLOURS):
        left = (state[me + k.LEFT] >> (k.EACH * colour)) & 127
        free = free_in(state, me, colour)
        all_spaces = board + k.B_ROOM + (colour * 7 + 1) * 2
        low = state[me + k.FRONTIER] & facts[all_spaces]
        high = state[me + k.FRONTIER + 1] & facts[all_spaces + 1]
        largest = 0
        reached = free
        while low | high:
            space = lowest(low) if low else k.HALF + lowest(high)
            here = board + k.B_SPACE + space * k.SPACE_SIZE
            low &= ~facts[here + k.S_TERRITORY]
            high &= ~facts[here + k.S_TERRITORY + 1]
            begun = (facts[here + k.S_TERRITORY] & state[me + k.CROSSED]) | (
                facts[here + k.S_TERRITORY + 1] & state[me + k.CROSSED + 1]
            )
            if begun == 0:
                reached += facts[here + k.S_SIZE]
                largest = max(largest, facts[here + k.S_SIZE])
        room = min(free if free > 0 else largest, 6)
        state[seen + ROOM + room] += 1
        state[seen + OPEN + min(free, 6)] += 1
        state[seen + REACHED] += reached
        word = (((left << 7 | (left - reached)) << 7 | free) << 7) | room
        word = (word << 7) | _treasures_left(state, me, facts, board, all_spaces)
        _rank(
            state,
            ranks,
            colour,
            (word << 21) | _territories_left(state, me, facts, board, colour, state[ways + colour]),
        )
    for rank in range(k.COLOURS):
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
def _territories_left(state: ReadOnlyState, me: int, facts: Facts, board: int, colour: int, far: int) -> int:
    """Of the territories of a colour that are not complete: how many there are, how many spaces lie between them and
    the crosses, and the steps to the farthest, seven bits each."""
    left = 0
    between = 0
    farthest = 0
    for half in range(2):
        firsts = facts[board + k.B_ROOM + colour * 7 * 2 + half]
        while firsts:
            here = board + k.B_SPACE + (half * k.HALF + lowest(firsts)) * k.SPACE_SIZE + k.S_TERRITORY
            firsts &= firsts - 1
            if (facts[here] & ~state[me + k.CROSSED]) | (facts[here + 1] & ~state[me + k.CROSSED + 1]):
                steps = max(far & _MOST, 1)
                left += 1
                between += steps - 1
                farthest = max(farthest, steps)
            far >>= k.FAR
    return (left << 14) | (min(between, 127) << 7) | farthest


@step
def _treasures_left(state: ReadOnlyState, me: int, facts: Facts, board: int, all_spaces: int) -> int:
    low = facts[board + k.B_TREASURE] & facts[all_spaces] & ~state[me + k.CROSSED]
    high = facts[board + k.B_TREASURE + 1] & facts[all_spaces + 1] & ~state[me + k.CROSSED + 1]
    return count(low) + count(high)


@step
def _rank(state: State, ranks: int, before: int, word: int) -> None:
    """Inserts a colour among those before it, in ascending order."""
    at = ranks + before
    while at > ranks and state[at - 1] > word:
        state[at] = state[at - 1]
        at -= 1
    state[at] = word


@step
def _write_treasures(state: State, me: int, facts: Facts, board: int, far: int, seen: int) -> None:
    costs = seen + FEATURES + k.COLOURS
    left = 0
    all_steps = far
    joined = 0
    treasure = 0
    for half in range(2):
        spaces = facts[board + k.B_TREASURE + half]
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            steps = far & _MOST
            far >>= k.FAR
            if state[me + k.CROSSED + half] & bit:
                joined |= _MOST << k.FAR * treasure
            else:
                left += 1
                here = board + k.B_SPACE + (half * k.HALF + lowest(bit)) * k.SPACE_SIZE
                begun = (facts[here + k.S_TERRITORY] & state[me + k.CROSSED]) | (
                    facts[here + k.S_TERRITORY + 1] & state[me + k.CROSSED + 1]
                )
                free = free_in(state, me, facts[here + k.S_COLOUR])
                if begun or free == 0:
                    _count_direct(state, me, facts, board, here, k.FAR * treasure, seen)
                if begun:
                    state[seen + WITHIN + min(steps, 6) - 1] += 1
                elif free == 0:
                    state[seen + AHEAD + min(steps, 8) - 1] += 1
                else:
                    steps = min(steps + free, _LONGEST - 1)
                    state[seen + BEHIND + min(steps, 11) - 2] += 1
                state[costs + steps] += 1
            treasure += 1
    joined |= _ALL_MOST & ~((1 << k.FAR * treasure) - 1)
    needed = max(facts[k.T_GOAL] - state[me + k.TREASURES], 0)
    state[seen + NEEDED + min(needed, 9)] = 1
    state[seen + SPARE] = left - needed
    state[seen + TREE] = _join_treasures(facts, board, all_steps, joined, min(needed, left))
    steps = 0
    while needed > 0 and steps < _LONGEST:
        some = min(needed, state[costs + steps])
        state[seen + COST] += some * steps
        needed -= some
        steps += 1


@step
def _count_direct(state: State, me: int, facts: Facts, board: int, here: int, shift: int, seen: int) -> None:
    """Counts a treasure that dice of its colour can reach at once, by how many it takes."""
    dice = 7
    for half in range(2):
        spaces = state[me + k.FRONTIER + half] & facts[here + k.S_TERRITORY + half]
        while spaces:
            space = half * k.HALF + lowest(spaces)
            spaces &= spaces - 1
            dice = min(dice, (facts[board + k.B_WAYS + space * k.WAYS] >> shift & _MOST) + 1)
    if dice < 7:
        state[seen + DIRECT + dice - 1] += 1


@step
def _join_treasures(facts: Facts, board: int, far: int, joined: int, needed: int) -> int:
    """How many crosses join so many treasures: the nearest next, counted from the crosses or a treasure joined before.

    Treasures that are joined have the most steps that there can be, in `joined`; the others have none.
    """
    total = 0
    far |= joined
    for _ in range(needed):
        least = nearer(far, far >> 6 * k.FAR)
        least = nearer(least, least >> 3 * k.FAR)
        least = nearer(nearer(least, least >> k.FAR), least >> 2 * k.FAR) & _MOST
        total += least
        others = ((far ^ (least * _ONES)) | _TOPS) - _ONES
        treasure = lowest(~others & _TOPS) // k.FAR
        joined |= _MOST << k.FAR * treasure
        far = nearer(far, facts[board + k.B_FAR + treasure]) | joined
    return total
