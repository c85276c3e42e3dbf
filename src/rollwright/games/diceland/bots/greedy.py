"""What a position of Diceland is worth, for bots. So far: what can be gained at once.

The greedy player counts three for a treasure and one for a cross, throws on only while that rises on average, and
declines only if nothing can be crossed. Ties go to the first move in the order of the notation. Averages are whole
numbers over powers of six, so that plain and compiled play agree to the last tie.
"""

from __future__ import annotations

from rollwright.games.diceland.rules.kernel import (
    ACTIONS,
    ALL_DICE,
    ASIDE,
    B_ROOM,
    B_SPACE,
    B_TREASURE,
    COLOUR,
    COLOURS,
    CROSS,
    CROSSED,
    CROSSES,
    DICE,
    FRONTIER,
    GOING_ON,
    HALF,
    PHASE,
    PICK,
    PICKING,
    REROLL,
    S_NEAR,
    S_TERRITORY,
    SEAT,
    SEAT_SIZE,
    SPACE_SIZE,
    STOP,
    T_BOARD,
    USE,
    free_in,
    legal,
    under_way_in,
    usable,
)
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, State
from rollwright.kernel.twins import routine, step

TREASURE_WORTH = 3
SIXES = (1, 6, 6**3, 6**6, 6**10, 6**15)  # the denominator of an average with so many dice left to throw
# The scratch numbers: averages or legal actions, then the levels of a search
_STACK = ACTIONS
_LEVEL = 5
SCRATCH = _STACK + ALL_DICE * _LEVEL


@routine
def greedy(state: State, at: int, table: Facts, seat: int, out: State) -> int:
    me = at + SEAT + seat * SEAT_SIZE
    board = table[T_BOARD + seat]
    phase = state[at + PHASE]
    if phase == PICKING:
        return _best_pick(state, me, table, board, state[at + DICE], out)
    if phase == GOING_ON:
        aside = state[at + ASIDE]
        average = _averages(state, me, table, board, state[at + COLOUR], aside, out)
        stop = gain(state, me, table, board, state[at + COLOUR], aside, out) * SIXES[ALL_DICE - aside]
        return REROLL if average > stop else STOP
    if state[me + CROSSES] > 0:
        return _best_cross(state, at, table, seat, out)
    return _best_use(state, me, table, board, state[at + DICE], out)


@routine
def gain(state: State, me: int, table: Facts, board: int, colour: int, dice: int, out: State) -> int:
    """What a seat gains with so many dice of a colour: 0 if it can't use them."""
    if not usable(state, me, table, board, colour, dice):
        return 0
    if free_in(state, me, colour) > 0:
        within = board + B_SPACE + under_way_in(state, me, colour) * SPACE_SIZE + S_TERRITORY
        return dice + TREASURE_WORTH * _treasures_within(state, me, table, board, within, dice, out)
    room = board + B_ROOM + (colour * 7 + dice) * 2
    low = state[me + FRONTIER] & table[room]
    high = state[me + FRONTIER + 1] & table[room + 1]
    most = 0
    while low | high:
        space = lowest(low) if low else HALF + lowest(high)
        within = board + B_SPACE + space * SPACE_SIZE + S_TERRITORY
        most = max(most, _treasures_within(state, me, table, board, within, dice, out))
        low &= ~table[within]
        high &= ~table[within + 1]
    return dice + TREASURE_WORTH * most


@routine
def _treasures_within(state: State, me: int, table: Facts, board: int, within: int, dice: int, out: State) -> int:
    """The most treasures that so many crosses in one territory can reach."""
    low = table[within] & ~state[me + CROSSED]
    high = table[within + 1] & ~state[me + CROSSED + 1]
    return most_treasures(
        table, board, low, high, state[me + FRONTIER] & low, state[me + FRONTIER + 1] & high, dice, out
    )


@routine
def most_treasures(
    table: Facts, board: int, low: int, high: int, near_low: int, near_high: int, crosses: int, out: State
) -> int:
    """The most treasures among `crosses` spaces of a set that hang together with its near ones; -1 if impossible.

    Goes through all groups of spaces, each once: a space that was tried is left out afterwards. `out` has a level for
    each cross: the spaces that may still be used, those of them that are near, and the treasures so far.
    """
    if crosses == 0:
        return 0
    most = -1
    level = _STACK
    last = _STACK + (crosses - 1) * _LEVEL
    _put_level(out, level, low, high, near_low, near_high, 0)
    while level >= _STACK:
        left = 1 + (last - level) // _LEVEL
        hope = out[level + 4] + _treasures_in(table, board, out[level], out[level + 1], left)
        if hope <= most or (out[level + 2] | out[level + 3]) == 0:
            level -= _LEVEL
            continue
        space = lowest(out[level + 2]) if out[level + 2] else HALF + lowest(out[level + 3])
        half = 1 if space >= HALF else 0
        out[level + half] &= ~(1 << (space - half * HALF))
        out[level + 2] &= out[level]
        out[level + 3] &= out[level + 1]
        gained = out[level + 4] + _is_treasure(table, board, space)
        if level == last:
            most = max(most, gained)
        else:
            facts = board + B_SPACE + space * SPACE_SIZE + S_NEAR
            near_low = out[level + 2] | (table[facts] & out[level])
            near_high = out[level + 3] | (table[facts + 1] & out[level + 1])
            _put_level(out, level + _LEVEL, out[level], out[level + 1], near_low, near_high, gained)
            level += _LEVEL
    return most


@step
def _put_level(out: State, level: int, low: int, high: int, near_low: int, near_high: int, gained: int) -> None:
    out[level] = low
    out[level + 1] = high
    out[level + 2] = near_low
    out[level + 3] = near_high
    out[level + 4] = gained


@step
def _treasures_in(table: Facts, board: int, low: int, high: int, crosses: int) -> int:
    """How many treasures there are in a set, at most one for each cross."""
    found = 0
    low &= table[board + B_TREASURE]
    high &= table[board + B_TREASURE + 1]
    while (low | high) and found < crosses:
        if low:
            low &= low - 1
        else:
            high &= high - 1
        found += 1
    return found


@step
def _is_treasure(table: Facts, board: int, space: int) -> int:
    if space < HALF:
        return (table[board + B_TREASURE] >> space) & 1
    return (table[board + B_TREASURE + 1] >> (space - HALF)) & 1


@routine
def _averages(state: State, me: int, table: Facts, board: int, colour: int, aside: int, out: State) -> int:
    """The average gain, times SIXES, of throwing on at least once with so many dice of a colour set aside.

    From six dice backwards; each average is that of the better choice, to stop or to go on.
    """
    out[ALL_DICE] = gain(state, me, table, board, colour, ALL_DICE, out)
    going_on = out[ALL_DICE]
    for have in range(ALL_DICE - 1, aside - 1, -1):
        left = ALL_DICE - have
        stop = gain(state, me, table, board, colour, have, out)
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
def _best_pick(state: State, me: int, table: Facts, board: int, dice: int, out: State) -> int:
    best = -1
    action = PICK
    for colour in range(COLOURS):
        shown = (dice >> (4 * colour)) & 15
        if shown > 0:
            _averages(state, me, table, board, colour, shown, out)
            average = out[shown] * (SIXES[ALL_DICE - 1] // SIXES[ALL_DICE - shown])
            if average > best:
                best = average
                action = PICK + colour
    return action


@routine
def _best_use(state: State, me: int, table: Facts, board: int, dice: int, out: State) -> int:
    best = 0
    action = USE
    for colour in range(COLOURS):
        number = (dice >> (4 * colour)) & 15
        if number > 0:
            gained = gain(state, me, table, board, colour, number, out)
            if gained > best:
                best = gained
                action = USE + colour
    return action


@routine
def _best_cross(state: State, at: int, table: Facts, seat: int, out: State) -> int:
    """The first space after which the most treasures can be had with all the crosses of this part."""
    me = at + SEAT + seat * SEAT_SIZE
    board = table[T_BOARD + seat]
    after = state[me + CROSSES] - 1
    best = -1
    action = 0
    for i in range(legal(state, at, table, seat, out)):
        space = out[i] - CROSS
        facts = board + B_SPACE + space * SPACE_SIZE
        low = table[facts + S_TERRITORY] & ~state[me + CROSSED]
        high = table[facts + S_TERRITORY + 1] & ~state[me + CROSSED + 1]
        if space < HALF:
            low &= ~(1 << space)
        else:
            high &= ~(1 << (space - HALF))
        near_low = (state[me + FRONTIER] | table[facts + S_NEAR]) & low
        near_high = (state[me + FRONTIER + 1] | table[facts + S_NEAR + 1]) & high
        treasures = most_treasures(table, board, low, high, near_low, near_high, after, out)
        treasures += _is_treasure(table, board, space)
        if treasures > best:
            best = treasures
            action = out[i]
    return action
