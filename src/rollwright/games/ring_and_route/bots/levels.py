"""How the levels decide. Level 1 only leaves out what is pointless; levels 3 to 5 weigh every mark and every re-roll by
what a sheet is worth afterwards.

These look at whatever can be marked with the dice, and at every throw before a re-roll. They differ in the worth
of a sheet (`worth.py`): a hand-made formula (level 3), the solved table or a small copy of it (level 4), the chance to
win the race (level 5).
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots.dice_uses import (
    ARC_STEPS,
    DICE_USED,
    FACES,
    NOTHING,
    ONE,
    SIGNS,
    SIGNS_OF,
    THREE,
    THROWS,
    TWO,
    UNUSED,
    USE_OF,
    USES,
)
from rollwright.games.ring_and_route.bots.making.solve_loops import list_reached
from rollwright.games.ring_and_route.bots.worth import (
    HAND,
    M_PLAN,
    N_BANKED,
    N_RUSH,
    N_UNSURE,
    PRICED,
    R_SOON,
    RACE,
    WORTH_NOTES,
    Spot,
    forget_others,
    note_other,
    sheet_worth,
    slack,
    spot_of,
)
from rollwright.games.ring_and_route.rules.kernel import (
    ACTIONS,
    ACTIVE,
    ALL_DICE,
    ARC,
    BANKED,
    DECIDING,
    DICE,
    DICE_COUNT,
    DONE,
    ENDED,
    HEAD,
    KEEP,
    MARKING,
    MISTHROWS,
    MISTHROWS_ALLOWED,
    PENDING,
    PHASE,
    REROLL,
    RING,
    SEAT,
    SEAT_SIZE,
    SHEET,
    STATE_SIZE,
    T_SEATS,
    TURN,
    USED,
    _dice_in,
    legal,
    play,
)
from rollwright.kernel.contract import Facts, Knowledge, Notes, Numbers, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

_HASTY = 9  # points of a first sheet; tables hardly ever end one for so few

# The numbers written over: legal actions, then for each level of a search a state, its marks, how many there are and
# how many were tried; uses of numbers and classes they lead to; uses of colours and arcs; a state to try out replies
_STACK = ACTIONS
_MARKS = STATE_SIZE
_FOUND = _MARKS + ACTIONS
_TRIED = _FOUND + 1
_LEVEL = _TRIED + 1
_REACHED = _STACK + (DICE_COUNT + 1) * _LEVEL
_ARCS = _REACHED + 8000
_REPLY = _ARCS + 2 * (1 + 16 + 32 + 64)
LEVEL_SCRATCH = _REPLY + STATE_SIZE
# The floats written over: those of `worth`, then the best worth by use, by the faces of two dice, by throw
_BEST = WORTH_NOTES
_PAIRS = _BEST + USES
N_THROWN = _PAIRS + 3 * FACES**2
LEVEL_NOTES = N_THROWN + THROWS


@routine
def decide(state: State, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> int:
    """The best action of a pending seat."""
    notes[N_RUSH] = 0.0
    if know[0] != HAND and know[3][R_SOON] > 0 and _is_rushed(state, at, seat):
        notes[N_RUSH] = 1.0
        know = Knowledge(RACE, know[1], know[2], know[3])
    if know[0] == RACE:
        _look_around(state, at, table, seat, out, notes, know)
    if state[at + PHASE] == DECIDING:
        return _best_reroll(state, at, table, seat, out, notes, know)
    return _best_mark(state, at, table, seat, out, notes, know)


# Level 1


@routine
def novice_actions(state: ReadOnlyState, at: int, table: Facts, seat: int, out: State) -> int:
    """The legal actions that are not pointless. Pointless are: to keep dice of which none can be used (R9); to mark
    nothing though something can be marked (R10); to turn a sheet on which something can still be marked, and not to
    turn one on which nothing can (R13). Returns how many there are."""
    me = at + SEAT + seat * SEAT_SIZE
    if state[at + PHASE] == DECIDING:
        return _novice_rerolls(state, at, table, seat, out)
    if (state[me + ARC] | state[me + HEAD]) == 0 and state[me + SHEET] == 0:
        out[0] = TURN
        return 1
    marks = 0
    found = legal(state, at, table, seat, out)
    while marks < found and out[marks] < DONE:
        marks += 1
    return marks if marks > 0 and state[me + USED] == 0 else marks + 1  # `done` is the first after the marks


@step
def _novice_rerolls(state: ReadOnlyState, at: int, table: Facts, seat: int, out: State) -> int:
    _copy(state, at, out, _STACK)
    out[_STACK + PHASE] = MARKING
    _list_marks(table, seat, out, _STACK)
    first = KEEP if out[_STACK + _FOUND] > 0 else REROLL + 1
    for action in range(first, ALL_DICE + 1):
        out[action - first] = action
    return ALL_DICE + 1 - first


# The other seats


@step
def _is_rushed(state: ReadOnlyState, at: int, seat: int) -> bool:
    """Whether the other of two seats has ended its first sheet for next to nothing: it is going to end the game as soon
    as it is ahead, long before tables would."""
    other = at + SEAT + (1 - seat) * SEAT_SIZE
    return state[other + SHEET] == 1 and state[other + BANKED] < _HASTY


@routine
def _look_around(
    state: ReadOnlyState, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> None:
    """Notes how the others stand: after this throw if the dice lie, else before it.

    A single other is expected to look around as well, with an eye on what the table would do here: it may end the game
    while it is ahead. Of several others it is better to expect what their tables do.
    """
    by_table = Knowledge(PRICED, know[1], know[2], know[3])
    notes[N_UNSURE] = 1.0 if state[at + PHASE] == DECIDING else 0.0
    if table[T_SEATS] == 2 and state[at + PHASE] == MARKING:
        _note_others(state, at, table, 1 - seat, out, notes, know, by_table)
        spot = _reply(state, at, table, 1 - seat, out, notes, know)
        forget_others(notes)
        _note_seat(state, at, table, seat, 0, spot, notes, know)
    else:
        _note_others(state, at, table, seat, out, notes, know, by_table)


@routine
def _note_others(
    state: ReadOnlyState, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge, theirs: Knowledge
) -> None:
    """Notes how the others of a seat stand, after this throw by what they know if the dice lie."""
    forget_others(notes)
    for number in range(table[T_SEATS] - 1):
        other = (seat + 1 + number) % table[T_SEATS]
        if state[at + PHASE] == DECIDING:
            spot = spot_of(state, at, table, other, state[at + SEAT + other * SEAT_SIZE + MISTHROWS], 0, know)
        else:
            spot = _reply(state, at, table, other, out, notes, theirs)
        _note_seat(state, at, table, seat, number, spot, notes, know)


@step
def _note_seat(
    state: ReadOnlyState, at: int, table: Facts, seat: int, number: int, spot: Spot, notes: Notes, know: Knowledge
) -> None:
    """Notes how the other seat of a number stands."""
    other = (seat + 1 + number) % table[T_SEATS]
    note_other(table, number, other, spot, state[at + SEAT + other * SEAT_SIZE + BANKED], notes, know)
    notes[N_BANKED] = state[at + SEAT + seat * SEAT_SIZE + BANKED] + 0.0


@routine
def _reply(state: ReadOnlyState, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> Spot:
    """The sheet of a seat after it has played the throw by what is known; a sheet that was turned counts as ended."""
    me = at + SEAT + seat * SEAT_SIZE
    if not (state[at + PENDING] >> seat) & 1:
        misthrows = MISTHROWS_ALLOWED if state[me + ENDED] else state[me + MISTHROWS]
        return spot_of(state, at, table, seat, misthrows, 1, know)
    _copy(state, at, out, _REPLY)
    action = _best_mark(out, _REPLY, table, seat, out, notes, know)
    while action < DONE:
        play(out, _REPLY, table, seat, action)
        action = _best_mark(out, _REPLY, table, seat, out, notes, know)
    misthrows = MISTHROWS_ALLOWED if action == TURN else _misthrows(out, _REPLY, seat)
    return spot_of(out, _REPLY, table, seat, misthrows, 1, know)


# Marks


@routine
def _best_mark(
    state: ReadOnlyState, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> int:
    """The first mark on the way to the best that can be made of the dice; the first of equals."""
    _copy(state, at, out, _STACK)
    _list_marks(table, seat, out, _STACK)
    best = _worth(out, _STACK, table, seat, notes, know)
    action = DONE
    for i in range(out[_STACK + _FOUND] - 1, -1, -1):
        mark = out[_STACK + _MARKS + i]
        _copy(state, at, out, _STACK + _LEVEL)
        play(out, _STACK + _LEVEL, table, seat, mark)
        worth = _best_worth(table, seat, out, notes, know)
        if worth >= best:
            best = worth
            action = mark
    if action == DONE and _turns(state, at, table, seat, notes, know):
        return TURN
    return action


@routine
def _best_worth(table: Facts, seat: int, out: State, notes: Notes, know: Knowledge) -> float:
    """The best that a seat can still make of its part after the mark on the second level."""
    first = _STACK + _LEVEL
    best = _worth(out, first, table, seat, notes, know)
    _list_marks(table, seat, out, first)
    level = first
    while level >= first:
        tried = out[level + _TRIED]
        if tried == out[level + _FOUND]:
            level -= _LEVEL
            continue
        out[level + _TRIED] += 1
        mark = out[level + _MARKS + tried]
        _copy(out, level, out, level + _LEVEL)
        level += _LEVEL
        play(out, level, table, seat, mark)
        best = max(best, _worth(out, level, table, seat, notes, know))
        _list_marks(table, seat, out, level)
    return best


@step
def _worth(state: ReadOnlyState, at: int, table: Facts, seat: int, notes: Notes, know: Knowledge) -> float:
    """The worth of finishing one's part like this."""
    return sheet_worth(table, seat, spot_of(state, at, table, seat, _misthrows(state, at, seat), 1, know), notes, know)


@step
def _misthrows(state: ReadOnlyState, at: int, seat: int) -> int:
    """R11: the misthrows of a seat that finishes its part like this."""
    me = at + SEAT + seat * SEAT_SIZE
    return state[me + MISTHROWS] + (1 if _dice_in(state[me + USED]) < _duty(state, at, seat) else 0)


@step
def _duty(state: ReadOnlyState, at: int, seat: int) -> int:
    return 3 if state[at + ACTIVE] == seat else 2


@step
def _turns(state: ReadOnlyState, at: int, table: Facts, seat: int, notes: Notes, know: Knowledge) -> bool:
    """R13: whether nothing is lost by ending the first sheet now."""
    turned = spot_of(state, at, table, seat, MISTHROWS_ALLOWED, 1, know)
    if turned[0] == 1:
        return False
    return sheet_worth(table, seat, turned, notes, know) >= _worth(state, at, table, seat, notes, know) - slack(know)


@step
def _copy(state: ReadOnlyState, at: int, out: State, level: int) -> None:
    for i in range(STATE_SIZE):
        out[level + i] = state[at + i]


@step
def _list_marks(table: Facts, seat: int, out: State, level: int) -> None:
    """Notes the legal marks of a seat in the state of a level, without `done` and `turn`."""
    marks = 0
    for i in range(legal(out, level, table, seat, out)):
        if out[i] < DONE:
            out[level + _MARKS + i] = out[i]
            marks += 1
    out[level + _FOUND] = marks
    out[level + _TRIED] = 0


# The re-roll


@routine
def _best_reroll(
    state: ReadOnlyState, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> int:
    """R9: the dice to throw again, by the mean over how they can fall; the first of equals."""
    note_throws(state, at, table, seat, out, notes, know)
    best = -1e9
    action = 0
    for again in range(ALL_DICE + 1):
        mean = mean_of_throws(state[at + DICE], again, notes)
        if mean > best + 1e-6:
            best = mean
            action = again
    return action


@routine
def note_throws(
    state: ReadOnlyState, at: int, table: Facts, seat: int, out: State, notes: Notes, know: Knowledge
) -> None:
    """Notes for each throw the best that a seat can make of it."""
    spot = spot_of(state, at, table, seat, state[at + SEAT + seat * SEAT_SIZE + MISTHROWS], 1, know)
    plan = know[1][M_PLAN + seat * 2 + spot[0]]
    _value_uses(table, seat, spot, plan, _duty(state, at, seat), out, notes, know)
    _value_throws(know[1], plan, notes)


@step
def mean_of_throws(dice: int, again: int, notes: Notes) -> float:
    """The mean over all throws that keep the other dice."""
    total = 0.0
    count = 0
    for c in range(FACES if again & 4 else 1):
        z = c if again & 4 else ((dice >> 8) & 15) - 1
        for b in range(FACES if again & 2 else 1):
            y = b if again & 2 else ((dice >> 4) & 15) - 1
            for a in range(FACES if again & 1 else 1):
                x = a if again & 1 else (dice & 15) - 1
                total += notes[N_THROWN + x + y * FACES + z * FACES**2]
                count += 1
    return total / count


@routine
def _value_uses(
    table: Facts, seat: int, spot: Spot, plan: int, duty: int, out: State, notes: Notes, know: Knowledge
) -> None:
    """Notes for each use of dice the best worth that it leads to."""
    mind = know[1]
    which, class_, arc, misthrows, phase = spot
    for use in range(USES):
        notes[_BEST + use] = -1e9
    out[_REACHED] = NOTHING
    out[_REACHED + 1] = class_
    numbers = 1 + list_reached(mind, plan, class_, out, _REACHED + 2)
    arcs = _list_arcs(mind, plan, arc, out)
    for i in range(_REACHED, _REACHED + numbers * 2, 2):
        for j in range(_ARCS, _ARCS + arcs * 2, 2):
            dice = mind[plan + DICE_USED + out[i]] + mind[plan + DICE_USED + out[j]]
            if dice > DICE_COUNT:
                break  # arcs are listed by the number of dice
            use = _BEST + _together(mind, plan, out[i], out[j])
            missed = 0 if dice >= duty else 1  # R11
            after = (which, out[i + 1], out[j + 1], misthrows + missed, phase)
            notes[use] = max(notes[use], sheet_worth(table, seat, after, notes, know))


@step
def _list_arcs(mind: Numbers, plan: int, arc: int, out: State) -> int:
    """Lists the uses of colours and the arcs they lead to, by the number of dice; returns how many there are."""
    out[_ARCS] = NOTHING
    out[_ARCS + 1] = arc
    start = 0
    end = 1
    for _ in range(DICE_COUNT):
        found = end
        for i in range(start, end):
            found = _list_longer(mind, plan, out[_ARCS + i * 2], out[_ARCS + i * 2 + 1], out, found)
        start = end
        end = found
    return end


@step
def _list_longer(mind: Numbers, plan: int, use: int, arc: int, out: State, found: int) -> int:
    """R5: the arcs with one more cross, at either end."""
    length = arc // RING
    if length == RING:
        return found
    for colour in range(FACES):
        steps = plan + ARC_STEPS + length * FACES + colour
        for j in range(mind[steps], mind[steps + 1], 2):
            if mind[j] == arc % RING:
                cross = mind[plan + USE_OF + (FACES + colour) * SIGNS**2 + UNUSED * (SIGNS + 1)]
                out[_ARCS + found * 2] = _together(mind, plan, use, cross)
                out[_ARCS + found * 2 + 1] = (length + 1) * RING + mind[j + 1]
                found += 1
    return found


@step
def _together(mind: Numbers, plan: int, one: int, other: int) -> int:
    """Two uses as one; they have at most three dice together."""
    a = plan + SIGNS_OF + one * DICE_COUNT
    b = plan + SIGNS_OF + other * DICE_COUNT
    dice = mind[plan + DICE_USED + one]
    first = mind[a] if dice > 0 else mind[b]
    second = mind[a + 1] if dice > 1 else mind[b + 1 - dice]
    third = mind[a + 2] if dice > 2 else mind[b + 2 - dice]
    return mind[plan + USE_OF + (first * SIGNS + second) * SIGNS + third]


@routine
def _value_throws(mind: Numbers, plan: int, notes: Notes) -> None:
    """Notes for each throw the best of its uses."""
    for pair in range(3):
        one_die = 0 if pair < 2 else 1  # PAIRS
        other_die = 1 if pair == 0 else 2
        for faces in range(FACES**2):
            best = notes[_BEST + NOTHING]
            for i in range(4):
                best = max(best, notes[_BEST + mind[plan + TWO + (pair * FACES**2 + faces) * 4 + i]])
            for i in range(2):
                best = max(best, notes[_BEST + mind[plan + ONE + (one_die * FACES + faces // FACES) * 2 + i]])
                best = max(best, notes[_BEST + mind[plan + ONE + (other_die * FACES + faces % FACES) * 2 + i]])
            notes[_PAIRS + pair * FACES**2 + faces] = best
    for throw in range(THROWS):
        a = throw % FACES
        b = throw // FACES % FACES
        c = throw // FACES**2
        best = max(notes[_PAIRS + a * FACES + b], notes[_PAIRS + FACES**2 + a * FACES + c])
        best = max(best, notes[_PAIRS + 2 * FACES**2 + b * FACES + c])
        for i in range(8):
            best = max(best, notes[_BEST + mind[plan + THREE + throw * 8 + i]])
        notes[N_THROWN + throw] = best
