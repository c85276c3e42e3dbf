"""Level 2, the greedy player: the action that gains most at once, three for a treasure and one for a cross.

It throws on only while the gain rises by it on average, and declines only if nothing can be crossed. Ties go to the
first action in the order of the notation. Averages are whole numbers over powers of six, so that plain and compiled
play agree in every tie.
"""

from __future__ import annotations

from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import free_in, legal, under_way_in, usable
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.twins import routine, step, unit

TREASURE_WORTH = 3
SIXES = (1, 6, 6**3, 6**6, 6**10, 6**15)  # the denominator of an average with so many dice left to throw
# Scratch memory: averages or legal actions, then the stack of a search, a frame for each cross
_STACK = k.ACTIONS
_FREE = 0  # two words: the spaces that may still be tried
_NEAR = 2  # two words: those of them that touch a cross (D5)
_TREASURES = 4  # so far
_FRAME = 5
SCRATCH = _STACK + k.ALL_DICE * _FRAME


@unit
def greedy(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """The decision of Diceland's level 2, the greedy player."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    phase = state[at + k.PHASE]
    if phase == k.PICKING:
        return _best_pick(state, me, facts, board, state[at + k.DICE], out)
    if phase == k.GOING_ON:
        aside = state[at + k.ASIDE]
        average = _averages(state, me, facts, board, state[at + k.COLOUR], aside, out)
        stop = _gain(state, me, facts, board, state[at + k.COLOUR], aside, out) * SIXES[k.ALL_DICE - aside]
        return k.REROLL if average > stop else k.STOP
    if state[me + k.CROSSES] > 0:
        return _best_cross(state, at, facts, seat, out)
    return _best_use(state, me, facts, board, state[at + k.DICE], out)


@routine
def _gain(state: State, me: int, facts: Facts, board: int, colour: int, dice: int, out: State) -> int:
    """What a seat gains with so many dice of a colour: 0 if it can't use them (D10, D11)."""
    if not usable(state, me, facts, board, colour, dice):
        return 0
    if free_in(state, me, colour) > 0:
        within = board + k.B_SPACE + under_way_in(state, me, colour) * k.SPACE_SIZE + k.S_TERRITORY
        return dice + TREASURE_WORTH * _treasures_within(state, me, facts, board, within, dice, out)
    room = board + k.B_ROOM + (colour * 7 + dice) * 2
    low = state[me + k.FRONTIER] & facts[room]
    high = state[me + k.FRONTIER + 1] & facts[room + 1]
    most = 0
    while low | high:
        space = lowest(low) if low else k.HALF + lowest(high)
        within = board + k.B_SPACE + space * k.SPACE_SIZE + k.S_TERRITORY
        most = max(most, _treasures_within(state, me, facts, board, within, dice, out))
        low &= ~facts[within]
        high &= ~facts[within + 1]
    return dice + TREASURE_WORTH * most


@routine
def _treasures_within(state: State, me: int, facts: Facts, board: int, within: int, dice: int, out: State) -> int:
    """The most treasures that so many crosses in one territory can reach."""
    low = facts[within] & ~state[me + k.CROSSED]
    high = facts[within + 1] & ~state[me + k.CROSSED + 1]
    return _most_treasures(
        facts, board, low, high, state[me + k.FRONTIER] & low, state[me + k.FRONTIER + 1] & high, dice, out
    )


@routine
def _most_treasures(
    facts: Facts, board: int, low: int, high: int, near_low: int, near_high: int, crosses: int, out: State
) -> int:
    """The most treasures that so many crosses in a set of spaces can reach, from the near ones on; -1 if impossible.

    A depth-first search through all groups of spaces. A space that was tried is left out afterwards, so that each group
    is tried once; a branch that can't beat the best so far is pruned.
    """
    if crosses == 0:
        return 0
    most = -1
    frame = _STACK
    last = _STACK + (crosses - 1) * _FRAME
    _push(out, frame, low, high, near_low, near_high, 0)
    while frame >= _STACK:
        left = 1 + (last - frame) // _FRAME
        hope = out[frame + _TREASURES] + _treasures_in(facts, board, out[frame + _FREE], out[frame + _FREE + 1], left)
        if hope <= most or (out[frame + _NEAR] | out[frame + _NEAR + 1]) == 0:
            frame -= _FRAME
            continue
        space = lowest(out[frame + _NEAR]) if out[frame + _NEAR] else k.HALF + lowest(out[frame + _NEAR + 1])
        half = 1 if space >= k.HALF else 0
        out[frame + _FREE + half] &= ~(1 << (space - half * k.HALF))
        out[frame + _NEAR] &= out[frame + _FREE]
        out[frame + _NEAR + 1] &= out[frame + _FREE + 1]
        gained = out[frame + _TREASURES] + _is_treasure(facts, board, space)
        if frame == last:
            most = max(most, gained)
        else:
            here = board + k.B_SPACE + space * k.SPACE_SIZE + k.S_NEAR
            near_low = out[frame + _NEAR] | (facts[here] & out[frame + _FREE])
            near_high = out[frame + _NEAR + 1] | (facts[here + 1] & out[frame + _FREE + 1])
            _push(out, frame + _FRAME, out[frame + _FREE], out[frame + _FREE + 1], near_low, near_high, gained)
            frame += _FRAME
    return most


@step
def _push(out: State, frame: int, low: int, high: int, near_low: int, near_high: int, gained: int) -> None:
    out[frame + _FREE] = low
    out[frame + _FREE + 1] = high
    out[frame + _NEAR] = near_low
    out[frame + _NEAR + 1] = near_high
    out[frame + _TREASURES] = gained


@step
def _treasures_in(facts: Facts, board: int, low: int, high: int, crosses: int) -> int:
    """How many treasures so many crosses in a set can reach at most (the bound of the pruning)."""
    found = 0
    low &= facts[board + k.B_TREASURE]
    high &= facts[board + k.B_TREASURE + 1]
    while (low | high) and found < crosses:
        if low:
            low &= low - 1
        else:
            high &= high - 1
        found += 1
    return found


@step
def _is_treasure(facts: Facts, board: int, space: int) -> int:
    if space < k.HALF:
        return (facts[board + k.B_TREASURE] >> space) & 1
    return (facts[board + k.B_TREASURE + 1] >> (space - k.HALF)) & 1


@routine
def _averages(state: State, me: int, facts: Facts, board: int, colour: int, aside: int, out: State) -> int:
    """The average gain, times SIXES, of throwing on at least once with so many dice of a colour set aside.

    Backward from six dice; each average is that of the better choice, to stop or to go on (D9).
    """
    out[k.ALL_DICE] = _gain(state, me, facts, board, colour, k.ALL_DICE, out)
    going_on = out[k.ALL_DICE]
    for have in range(k.ALL_DICE - 1, aside - 1, -1):
        left = k.ALL_DICE - have
        stop = _gain(state, me, facts, board, colour, have, out)
        going_on = 0
        for brought in range(left + 1):
            ways = _ways(left, brought)
            if brought == 0:
                going_on += ways * stop * (SIXES[left] // 6**left)
            else:
                later = left - brought
                going_on += ways * out[have + brought] * (SIXES[left] // (6**left * SIXES[later]))
        out[have] = max(going_on, stop * SIXES[left])
    return going_on


@step
def _ways(dice: int, brought: int) -> int:
    """In how many of 6^dice cases exactly `brought` dice show a colour."""
    ways = int(5 ** (dice - brought))
    for i in range(brought):
        ways = ways * (dice - i) // (i + 1)
    return ways


@routine
def _best_pick(state: State, me: int, facts: Facts, board: int, dice: int, out: State) -> int:
    best = -1
    action = k.PICK
    for colour in range(k.COLOURS):
        shown = (dice >> (4 * colour)) & 15
        if shown > 0:
            _averages(state, me, facts, board, colour, shown, out)
            average = out[shown] * (SIXES[k.ALL_DICE - 1] // SIXES[k.ALL_DICE - shown])
            if average > best:
                best = average
                action = k.PICK + colour
    return action


@routine
def _best_use(state: State, me: int, facts: Facts, board: int, dice: int, out: State) -> int:
    best = 0
    action = k.USE
    for colour in range(k.COLOURS):
        number = (dice >> (4 * colour)) & 15
        if number > 0:
            gained = _gain(state, me, facts, board, colour, number, out)
            if gained > best:
                best = gained
                action = k.USE + colour
    return action


@routine
def _best_cross(state: State, at: int, facts: Facts, seat: int, out: State) -> int:
    """The first space after which the most treasures can be had with all the crosses of this part."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    after = state[me + k.CROSSES] - 1
    best = -1
    action = 0
    for i in range(legal(state, at, facts, seat, out)):
        space = out[i] - k.CROSS
        here = board + k.B_SPACE + space * k.SPACE_SIZE
        low = facts[here + k.S_TERRITORY] & ~state[me + k.CROSSED]
        high = facts[here + k.S_TERRITORY + 1] & ~state[me + k.CROSSED + 1]
        if space < k.HALF:
            low &= ~(1 << space)
        else:
            high &= ~(1 << (space - k.HALF))
        near_low = (state[me + k.FRONTIER] | facts[here + k.S_NEAR]) & low
        near_high = (state[me + k.FRONTIER + 1] | facts[here + k.S_NEAR + 1]) & high
        treasures = _most_treasures(facts, board, low, high, near_low, near_high, after, out)
        treasures += _is_treasure(facts, board, space)
        if treasures > best:
            best = treasures
            action = out[i]
    return action
