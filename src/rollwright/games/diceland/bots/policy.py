"""Levels 3 and 4: what a position is worth, and exact expectations over the dice that decide.

A position is worth the turns that its seat still needs: weights (`weights.py`) turn the features into that number,
with or without a layer of hidden units. Every group of spaces that dice allow is tried; phase 1 is solved backward
over all throws, with what the dice that are left give to the others.

Beside `out`, whole numbers to write on, there are `notes`, fractions to write on. Both keep what was found about a
seat's position for as long as it stays as it is.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence, Sequence

from rollwright.games.diceland.bots.features import FEATURES, NOTES, find_ways, nearer, observe
from rollwright.games.diceland.rules.kernel import (
    ACTIONS,
    ALL_DICE,
    ASIDE,
    B_ROOM,
    B_SPACE,
    B_WAYS,
    COLOUR,
    COLOURS,
    CROSS,
    CROSSED,
    CROSSES,
    DICE,
    FRONTIER,
    GOING_ON,
    HALF,
    OWED,
    PASS,
    PHASE,
    PICK,
    PICKING,
    REROLL,
    S_NEAR,
    S_TERRITORY,
    SEAT,
    SEAT_SIZE,
    SEATS,
    SPACE_SIZE,
    STOP,
    T_BOARD,
    T_PRINT,
    T_SEATS,
    USABLE,
    USE,
    USING,
    WAYS,
    cross,
    free_in,
    has_won,
    legal,
    under_way_in,
    usable,
)
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

Weights = Sequence[float]
Notes = MutableSequence[float]

# The weights
W_PRINT = 0  # a number that tells weights apart
W_HIDDEN = 1  # hidden units
W_OTHERS = 2  # how much a turn of the others counts, in turns of one's own
W_IDLE = 3  # turns that crossing nothing costs beyond what it does: keeps a value that knows little yet from waiting
W_RACE = 4  # 1 if the chance to be first counts, not the turns
W_HEAD = 8  # then the weight of each feature, then for each feature the weights to the hidden units, then theirs

# The whole numbers to write on: legal actions first
SEEN_AT = ACTIONS  # the features of the position itself
_AFTER = SEEN_AT + FEATURES + NOTES  # those of a position after some crosses
_LEVELS = _AFTER + FEATURES + NOTES  # a level for each cross
L_FREE = SEAT_SIZE  # two words: the spaces that may still be used
L_NEAR = SEAT_SIZE + 2  # two words: those of them that are near
L_WAYS = SEAT_SIZE + 4  # the steps to treasures and territories
_LEVEL = L_WAYS + WAYS
BEST = _LEVELS + (ALL_DICE + 1) * _LEVEL  # + dice * 2: two words, what is crossed after the best crosses
KNOWN = BEST + (ALL_DICE + 1) * 2  # + seat * KEY: what the notes about a seat belong to
KEY = 6
K_PRINTS = 0  # of the set-up and the weights
K_CROSSED = 2
K_OWED = 4
K_COLOURS = 5  # the colours that have been weighed, as bits
OUT = KNOWN + SEATS * KEY
MOST_GROUPS = 800  # of spaces that are tried in one territory: only a territory of over ten spaces has more

# The fractions to write on
MOST_HIDDEN = 256
_UNITS = 0  # hidden units of the position itself
_UNITS_AFTER = MOST_HIDDEN  # and after some crosses
_LINEAR = 2 * MOST_HIDDEN  # the part of the value that needs no hidden units
WORTH = _LINEAR + 1  # + seat * SEAT_WORTH: what was found about a seat
STAND = COLOURS * 7  # + colour * 7 + dice: turns needed after these crosses; then: after none
SEAT_WORTH = STAND + 1
THROWN_ON = WORTH + SEATS * SEAT_WORTH  # + dice set aside: what throwing on is worth
NOTES_SIZE = THROWN_ON + ALL_DICE + 1
UNUSABLE = 1e9
ALL_COLOURS = (1 << COLOURS) - 1
FACTORIALS = (1, 1, 2, 6, 24, 120, 720)
RACE_SCALE = 0.75  # the turns that are needed vary by about the root of their number


@routine
def thoughtful(state: State, at: int, table: Facts, seat: int, weights: Weights, out: State, notes: Notes) -> int:
    """The action after which the seat needs the fewest turns on average, and the others many."""
    if state[at + PHASE] == PICKING or state[at + PHASE] == GOING_ON:
        _know_all(state, at, table, seat, colours_asked(state, at), weights, out, notes)
        return decide_phase_1(state, at, table, seat, weights, notes)
    me = at + SEAT + seat * SEAT_SIZE
    if state[me + CROSSES] > 0:
        return decide_cross(state, at, table, seat, weights, out, notes)
    know(state, at, table, seat, state[me + USABLE], weights, out, notes)
    return decide_use(state, at, table, seat, weights, out, notes)


# The value of a position


@routine
def begin_with(
    state: ReadOnlyState, me: int, table: Facts, board: int, weights: Weights, out: State, notes: Notes
) -> float:
    """Takes down a seat's position, to which crosses are then compared; returns the turns it needs."""
    for i in range(SEAT_SIZE):
        out[_LEVELS + i] = state[me + i]
    find_ways(state, me, table, board, out, _LEVELS + L_WAYS)
    observe(out, _LEVELS, table, board, _LEVELS + L_WAYS, SEEN_AT)
    hidden = int(weights[W_HIDDEN])
    for unit in range(hidden):
        notes[_UNITS + unit] = 0.0
    linear = 0.0
    for feature in range(FEATURES):
        seen = out[SEEN_AT + feature]
        if seen != 0:
            linear += seen * weights[W_HEAD + feature]
            row = W_HEAD + FEATURES + feature * hidden
            for unit in range(hidden):
                notes[_UNITS + unit] += seen * weights[row + unit]
    notes[_LINEAR] = linear
    if has_won(out, _LEVELS, table):
        return 0.0
    return linear + _from_units(weights, hidden, notes, _UNITS)


@routine
def _turns_needed(table: Facts, board: int, level: int, weights: Weights, out: State, notes: Notes) -> float:
    """The turns that the position at a level needs; only the features that have changed are weighed again."""
    if has_won(out, level, table):
        return 0.0
    observe(out, level, table, board, level + L_WAYS, _AFTER)
    hidden = int(weights[W_HIDDEN])
    for unit in range(hidden):
        notes[_UNITS_AFTER + unit] = notes[_UNITS + unit]
    linear = notes[_LINEAR]
    for feature in range(FEATURES):
        change = out[_AFTER + feature] - out[SEEN_AT + feature]
        if change != 0:
            linear += change * weights[W_HEAD + feature]
            row = W_HEAD + FEATURES + feature * hidden
            for unit in range(hidden):
                notes[_UNITS_AFTER + unit] += change * weights[row + unit]
    return linear + _from_units(weights, hidden, notes, _UNITS_AFTER)


@step
def _from_units(weights: Weights, hidden: int, notes: Notes, units: int) -> float:
    """What the hidden units add; in four sums, which don't wait for each other."""
    row = W_HEAD + FEATURES + FEATURES * hidden
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    for unit in range(0, hidden, 4):
        a += max(notes[units + unit], 0.0) * weights[row + unit]
        b += max(notes[units + unit + 1], 0.0) * weights[row + unit + 1]
        c += max(notes[units + unit + 2], 0.0) * weights[row + unit + 2]
        d += max(notes[units + unit + 3], 0.0) * weights[row + unit + 3]
    return a + b + c + d


# The best crosses with some dice


@routine
def weigh(
    table: Facts, board: int, colour: int, least: int, most: int, weights: Weights, out: State, notes: Notes, to: int
) -> None:
    """Writes to the notes, for each number of dice of a colour, the fewest turns that using them leaves (D10, D11).

    The position is the one that was taken down; from `least` to `most` dice are asked for.
    """
    for dice in range(least, most + 1):
        notes[to + dice] = UNUSABLE
    if free_in(out, _LEVELS, colour) > 0:
        facts = board + B_SPACE + under_way_in(out, _LEVELS, colour) * SPACE_SIZE
        _weigh_territory(table, board, facts, least, most, weights, out, notes, to)
        return
    room = board + B_ROOM + (colour * 7 + least) * 2
    low = out[_LEVELS + FRONTIER] & table[room]
    high = out[_LEVELS + FRONTIER + 1] & table[room + 1]
    while low | high:
        facts = board + B_SPACE + (lowest(low) if low else HALF + lowest(high)) * SPACE_SIZE
        low &= ~table[facts + S_TERRITORY]
        high &= ~table[facts + S_TERRITORY + 1]
        _weigh_territory(table, board, facts, least, most, weights, out, notes, to)


@routine
def _weigh_territory(
    table: Facts, board: int, facts: int, least: int, most: int, weights: Weights, out: State, notes: Notes, to: int
) -> None:
    """Tries every group of spaces of a territory that hangs together with the crosses (D5), each group once: a space
    that was tried is left out afterwards."""
    level = _LEVELS
    for half in range(2):
        free = table[facts + S_TERRITORY + half] & ~out[level + CROSSED + half]
        out[level + L_FREE + half] = free
        out[level + L_NEAR + half] = out[level + FRONTIER + half] & free
    groups = 0
    dice = 1
    while dice > 0:
        if (out[level + L_NEAR] | out[level + L_NEAR + 1]) == 0 or groups > MOST_GROUPS:
            level -= _LEVEL
            dice -= 1
            continue
        _descend(table, board, level, out)
        if dice >= least:
            groups += 1
            turns = _turns_needed(table, board, level + _LEVEL, weights, out, notes)
            if turns < notes[to + dice]:
                notes[to + dice] = turns
                out[BEST + dice * 2] = out[level + _LEVEL + CROSSED]
                out[BEST + dice * 2 + 1] = out[level + _LEVEL + CROSSED + 1]
        if dice < most:
            level += _LEVEL
            dice += 1


@step
def _descend(table: Facts, board: int, level: int, out: State) -> None:
    """Crosses the first of the near spaces, on the next level; on this one it is left out from now on."""
    half = 0 if out[level + L_NEAR] else 1
    bit = out[level + L_NEAR + half] & -out[level + L_NEAR + half]
    out[level + L_NEAR + half] ^= bit
    out[level + L_FREE + half] ^= bit
    space = half * HALF + lowest(bit)
    facts = board + B_SPACE + space * SPACE_SIZE
    following = level + _LEVEL
    for i in range(SEAT_SIZE):
        out[following + i] = out[level + i]
    cross(out, following, table, board, space)
    for word in range(2):
        free = out[level + L_FREE + word]
        out[following + L_FREE + word] = free
        out[following + L_NEAR + word] = (out[level + L_NEAR + word] | table[facts + S_NEAR + word]) & free
    ways = board + B_WAYS + space * WAYS
    for word in range(WAYS):
        out[following + L_WAYS + word] = nearer(out[level + L_WAYS + word], table[ways + word])


@routine
def know(
    state: ReadOnlyState, at: int, table: Facts, seat: int, colours: int, weights: Weights, out: State, notes: Notes
) -> int:
    """Makes sure that the notes tell what a seat can make of any dice of these colours; returns where they are."""
    me = at + SEAT + seat * SEAT_SIZE
    board = table[T_BOARD + seat]
    worth = WORTH + seat * SEAT_WORTH
    key = KNOWN + seat * KEY
    known = (
        out[key + K_PRINTS] == table[T_PRINT]
        and out[key + K_PRINTS + 1] == int(weights[W_PRINT])
        and out[key + K_CROSSED] == state[me + CROSSED]
        and out[key + K_CROSSED + 1] == state[me + CROSSED + 1]
        and out[key + K_OWED] == state[me + OWED]
    )
    missing = colours & ~out[key + K_COLOURS] if known else colours
    if known and missing == 0:
        return worth
    stand = begin_with(state, me, table, board, weights, out, notes)
    if not known:
        out[key + K_PRINTS] = table[T_PRINT]
        out[key + K_PRINTS + 1] = int(weights[W_PRINT])
        out[key + K_CROSSED] = state[me + CROSSED]
        out[key + K_CROSSED + 1] = state[me + CROSSED + 1]
        out[key + K_OWED] = state[me + OWED]
        out[key + K_COLOURS] = 0
        notes[worth + STAND] = stand
    out[key + K_COLOURS] |= missing
    while missing:
        colour = lowest(missing)
        missing &= missing - 1
        weigh(table, board, colour, 1, ALL_DICE, weights, out, notes, worth + colour * 7)
    return worth


# Phase 1


@routine
def _know_all(
    state: ReadOnlyState, at: int, table: Facts, seat: int, mine: int, weights: Weights, out: State, notes: Notes
) -> None:
    know(state, at, table, seat, mine, weights, out, notes)
    if weights[W_OTHERS] != 0.0:
        for other in range(table[T_SEATS]):
            if other != seat:
                know(state, at, table, other, ALL_COLOURS, weights, out, notes)


@step
def colours_asked(state: ReadOnlyState, at: int) -> int:
    """The colours that phase 1 is about now, as bits: those that show, or the one that was chosen."""
    if state[at + PHASE] == GOING_ON:
        return 1 << state[at + COLOUR]
    colours = 0
    for colour in range(COLOURS):
        colours |= (1 if (state[at + DICE] >> (4 * colour)) & 15 else 0) << colour
    return colours


@routine
def decide_phase_1(state: ReadOnlyState, at: int, table: Facts, seat: int, weights: Weights, notes: Notes) -> int:
    """D8, D9: the best colour, or whether to go on, by what the notes tell about all seats."""
    if state[at + PHASE] == GOING_ON:
        aside = state[at + ASIDE]
        throw_on(table, seat, state[at + COLOUR], aside, weights, notes)
        stop = stop_worth(table, seat, state[at + COLOUR], aside, state[at + DICE], weights, notes)
        return REROLL if notes[THROWN_ON + aside] > stop else STOP
    action = PICK
    best = -UNUSABLE
    for colour in range(COLOURS):
        aside = (state[at + DICE] >> (4 * colour)) & 15
        if aside > 0:
            others = state[at + DICE] - (aside << (4 * colour))
            throw_on(table, seat, colour, aside, weights, notes)
            worth = max(stop_worth(table, seat, colour, aside, others, weights, notes), notes[THROWN_ON + aside])
            if worth > best:
                best = worth
                action = PICK + colour
    return action


@step
def stop_worth(table: Facts, seat: int, colour: int, aside: int, others: int, weights: Weights, notes: Notes) -> float:
    """What it is worth to end phase 1 with so many dice set aside, and what the others get from the other dice."""
    worth = WORTH + seat * SEAT_WORTH
    turns = notes[worth + colour * 7 + aside]
    mine = turns if turns < UNUSABLE else notes[worth + STAND] + weights[W_IDLE]
    if weights[W_OTHERS] == 0.0:
        return -mine
    seats = table[T_SEATS]
    theirs = 0.0
    first = 1.0
    for other in range(seats):
        if other != seat:
            turns = reply(other, others, notes)
            theirs += turns
            first *= ahead(mine, turns)
    if weights[W_RACE] != 0.0:
        return first
    return weights[W_OTHERS] * theirs / max(seats - 1, 1) - mine


@step
def ahead(mine: float, theirs: float) -> float:
    """The chance that who needs so many turns on average is there before who needs so many others."""
    mine = max(mine, 0.0)
    theirs = max(theirs, 0.0)
    lead = (theirs - mine) * RACE_SCALE / math.sqrt(1.0 + mine + theirs)
    return 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)


@step
def reply(seat: int, dice: int, notes: Notes) -> float:
    """The turns that a seat needs after the best use of some dice, or none (D12)."""
    worth = WORTH + seat * SEAT_WORTH
    turns = notes[worth + STAND]
    while dice:
        colour = lowest(dice) >> 2
        number = (dice >> (4 * colour)) & 15
        turns = min(turns, notes[worth + colour * 7 + number])
        dice &= ~(15 << (4 * colour))
    return turns


@routine
def throw_on(table: Facts, seat: int, colour: int, aside: int, weights: Weights, notes: Notes) -> None:
    """Notes what throwing on at least once is worth on average, for so many dice set aside and for more (D9)."""
    shift = 4 * colour
    cases = 1.0
    notes[THROWN_ON + ALL_DICE] = -UNUSABLE
    for have in range(ALL_DICE - 1, aside - 1, -1):
        left = ALL_DICE - have
        cases *= COLOURS
        total = 0.0
        fall = left
        while True:
            brought = (fall >> shift) & 15
            others = fall - (brought << shift)
            worth = stop_worth(table, seat, colour, have + brought, others, weights, notes)
            if brought > 0:
                worth = max(worth, notes[THROWN_ON + have + brought])
            total += ways_of(left, fall) * worth
            if fall == left << (4 * (COLOURS - 1)):
                break
            fall = next_fall(fall)
        notes[THROWN_ON + have] = total / cases


@step
def next_fall(fall: int) -> int:
    """The next way in which dice can fall; the first has them all in the first colour, the last in the last."""
    colour = lowest(fall) >> 2
    number = (fall >> (4 * colour)) & 15
    return fall - (number << (4 * colour)) + (1 << (4 * colour + 4)) + number - 1


@step
def ways_of(dice: int, fall: int) -> int:
    """In how many cases so many dice fall like this."""
    alike = 1
    while fall:
        alike *= FACTORIALS[fall & 15]
        fall >>= 4
    return FACTORIALS[dice] // alike


# Phase 2 and treasure throws


@routine
def decide_use(state: State, at: int, table: Facts, seat: int, weights: Weights, out: State, notes: Notes) -> int:
    """D12, D14: the colour after which the fewest turns are needed, or none, by what the notes tell."""
    worth = WORTH + seat * SEAT_WORTH
    best = notes[worth + STAND] + weights[W_IDLE]
    action = PASS
    for i in range(legal(state, at, table, seat, out)):
        if out[i] != PASS:
            colour = out[i] - USE
            turns = notes[worth + colour * 7 + ((state[at + DICE] >> (4 * colour)) & 15)]
            if turns < best:
                best = turns
                action = out[i]
    return action


@routine
def decide_cross(state: State, at: int, table: Facts, seat: int, weights: Weights, out: State, notes: Notes) -> int:
    """The first space of the best group for all the crosses that are left."""
    me = at + SEAT + seat * SEAT_SIZE
    board = table[T_BOARD + seat]
    crosses = state[me + CROSSES]
    begin_with(state, me, table, board, weights, out, notes)
    weigh(table, board, state[me + USING], crosses, crosses, weights, out, notes, THROWN_ON - crosses)
    for i in range(legal(state, at, table, seat, out)):
        space = out[i] - CROSS
        if (out[BEST + crosses * 2 + space // HALF] >> (space % HALF)) & 1:
            return out[i]
    return out[0]


# Level 1


@step
def novice_actions(state: ReadOnlyState, at: int, table: Facts, seat: int, out: State) -> int:
    """The legal actions that are not pointless: a colour is picked that can be used, phase 1 goes on only if one more
    die could be used and stops only if those set aside can, and nobody declines. Returns how many there are."""
    found = legal(state, at, table, seat, out)
    phase = state[at + PHASE]
    me = at + SEAT + seat * SEAT_SIZE
    board = table[T_BOARD + seat]
    if phase == GOING_ON:
        if not usable(state, me, table, board, state[at + COLOUR], state[at + ASIDE] + 1):
            out[0] = STOP
            return 1
        return found - 1 if not usable(state, me, table, board, state[at + COLOUR], state[at + ASIDE]) else found
    if phase == PICKING:
        kept = 0
        for i in range(found):
            action = out[i]
            dice = (state[at + DICE] >> (4 * (action - PICK))) & 15
            if usable(state, me, table, board, action - PICK, dice):
                out[kept] = action
                kept += 1
        return kept if kept > 0 else found
    return found - 1 if out[found - 1] == PASS else found
