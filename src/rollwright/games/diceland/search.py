"""Level 5: looks a turn further, and counts the chance to be first.

Wherever level 4 takes the value of a position, this level takes the average over what its seat can do next: over all
falls of a treasure throw that is owed (D14), else over all throws of the seat's next turn, active or not. Phase 1 is
decided by the chance to be first, with the others' best replies.

`out` and `notes` are level 4's, and longer: `inner` and `inner_notes` are the same for the position that is looked at,
and the results are in the `deep` ones.
"""

from __future__ import annotations

from rollwright.core.bits import beyond, lowest
from rollwright.core.compiled import routine, step
from rollwright.core.contract import State, Table, View
from rollwright.games.diceland.kernel import (
    ACTIVE,
    ALL_DICE,
    COLOURS,
    CROSSED,
    CROSSES,
    GOING_ON,
    HALF,
    OWED,
    PHASE,
    PICKING,
    SEAT,
    SEAT_SIZE,
    T_BOARD,
    T_PRINT,
    T_SEATS,
    TREASURE_DICE,
    USABLE,
    cross,
    has_won,
)
from rollwright.games.diceland.policy import (
    ALL_COLOURS,
    BEST,
    K_COLOURS,
    K_CROSSED,
    K_OWED,
    K_PRINTS,
    KEY,
    KNOWN,
    NOTES_SIZE,
    OUT,
    SEAT_WORTH,
    STAND,
    UNUSABLE,
    W_PRINT,
    WORTH,
    Notes,
    Weights,
    begin_with,
    colours_asked,
    decide_cross,
    decide_phase_1,
    decide_use,
    next_fall,
    reply,
    ways_of,
    weigh,
)

PART = OUT  # in `inner`: the seat's part that is looked at
SEARCH_OUT = 3 * OUT + SEAT_SIZE
LEFT_OVER = (0.002, 0.04, 0.11, 0.235, 0.333, 0.28)  # how often so many dice are left for the others
_BY_THROW = NOTES_SIZE  # in `inner_notes`, + colour * 7 + dice: turns needed after picking this
SEARCH_NOTES = 3 * NOTES_SIZE + COLOURS * 7


@routine
def searching(
    state: State,
    at: int,
    table: Table,
    seat: int,
    weights: Weights,
    out: State,
    notes: Notes,
) -> int:
    """The action of level 5."""
    deep, deep_notes = beyond(out, OUT), beyond(notes, NOTES_SIZE)
    inner, inner_notes = beyond(out, 2 * OUT), beyond(notes, 2 * NOTES_SIZE)
    if state[at + PHASE] == PICKING or state[at + PHASE] == GOING_ON:
        for each in range(table[T_SEATS]):
            colours = colours_asked(state, at) if each == seat else ALL_COLOURS
            _know_deep(state, at, table, each, colours, weights, out, notes, inner, inner_notes, deep, deep_notes)
        return decide_phase_1(state, at, table, seat, weights, deep_notes)
    me = at + SEAT + seat * SEAT_SIZE
    if state[me + CROSSES] > 0:
        return decide_cross(state, at, table, seat, weights, out, notes)
    colours = state[me + USABLE]
    _know_deep(state, at, table, seat, colours, weights, out, notes, inner, inner_notes, deep, deep_notes)
    return decide_use(state, at, table, seat, weights, out, deep_notes)


@routine
def _know_deep(
    state: View,
    at: int,
    table: Table,
    seat: int,
    colours: int,
    weights: Weights,
    out: State,
    notes: Notes,
    inner: State,
    inner_notes: Notes,
    deep: State,
    deep_notes: Notes,
) -> None:
    """Like `know`, with a look ahead from the best crosses for every number of dice."""
    me = at + SEAT + seat * SEAT_SIZE
    board = table[T_BOARD + seat]
    key = KNOWN + seat * KEY
    next_active = state[at + ACTIVE] + 1
    mine = seat == (next_active if next_active < table[T_SEATS] else 0)
    known = (
        deep[key + K_PRINTS] == table[T_PRINT]
        and deep[key + K_PRINTS + 1] == int(weights[W_PRINT]) * 2 + (1 if mine else 0)
        and deep[key + K_CROSSED] == state[me + CROSSED]
        and deep[key + K_CROSSED + 1] == state[me + CROSSED + 1]
        and deep[key + K_OWED] == state[me + OWED]
    )
    missing = colours & ~deep[key + K_COLOURS] if known else colours
    if known and missing == 0:
        return
    worth = WORTH + seat * SEAT_WORTH
    if not known:
        deep[key + K_PRINTS] = table[T_PRINT]
        deep[key + K_PRINTS + 1] = int(weights[W_PRINT]) * 2 + (1 if mine else 0)
        deep[key + K_CROSSED] = state[me + CROSSED]
        deep[key + K_CROSSED + 1] = state[me + CROSSED + 1]
        deep[key + K_OWED] = state[me + OWED]
        deep[key + K_COLOURS] = 0
        deep_notes[worth + STAND] = after_crosses(
            state, me, table, board, state[me + CROSSED], state[me + CROSSED + 1], mine, weights, inner, inner_notes
        )
    deep[key + K_COLOURS] |= missing
    out[key + K_PRINTS] = 0  # what the notes tell is written over
    begin_with(state, me, table, board, weights, out, notes)
    while missing:
        colour = lowest(missing)
        missing &= missing - 1
        row = worth + colour * 7
        weigh(table, board, colour, 1, ALL_DICE, weights, out, notes, row)
        for dice in range(1, ALL_DICE + 1):
            deep_notes[row + dice] = UNUSABLE
            if notes[row + dice] < UNUSABLE:
                low = out[BEST + dice * 2]
                high = out[BEST + dice * 2 + 1]
                deep_notes[row + dice] = after_crosses(
                    state, me, table, board, low, high, mine, weights, inner, inner_notes
                )


# A look ahead


@routine
def after_crosses(
    state: View,
    me: int,
    table: Table,
    board: int,
    low: int,
    high: int,
    active: bool,
    weights: Weights,
    inner: State,
    inner_notes: Notes,
) -> float:
    """The turns that are needed once these spaces are crossed, averaged over what can be done next."""
    for i in range(SEAT_SIZE):
        inner[PART + i] = state[me + i]
    low &= ~state[me + CROSSED]
    high &= ~state[me + CROSSED + 1]
    while low | high:
        space = lowest(low) if low else HALF + lowest(high)
        cross(inner, PART, table, board, space)
        if low:
            low &= low - 1
        else:
            high &= high - 1
    if has_won(inner, PART, table):
        return 0.0
    return look_ahead(table, board, 1.0 if active else 0.0, weights, inner, inner_notes)


@routine
def look_ahead(table: Table, board: int, mine: float, weights: Weights, inner: State, inner_notes: Notes) -> float:
    """The turns that the seat's part at `PART` needs, averaged over the throw that comes next; `mine` is the chance
    that the next turn is its own."""
    owed = inner[PART + OWED] > 0
    if owed:
        inner[PART + OWED] -= 1
    inner_notes[WORTH + STAND] = begin_with(inner, PART, table, board, weights, inner, inner_notes)
    for colour in range(COLOURS):
        weigh(table, board, colour, 1, ALL_DICE, weights, inner, inner_notes, WORTH + colour * 7)
    if owed:
        return _average_use(TREASURE_DICE, inner_notes)
    turns = 1.0
    if mine > 0.0:
        turns += mine * _average_turn(inner_notes)
    if mine < 1.0:
        turns += (1.0 - mine) * _average_reply(inner_notes)
    return turns


@step
def _average_use(dice: int, notes: Notes) -> float:
    """The turns needed after the best use of so many dice, averaged over all their falls."""
    total = 0.0
    cases = 0
    fall = dice
    while True:
        ways = ways_of(dice, fall)
        cases += ways
        total += ways * reply(0, fall, notes)
        if fall == dice << (4 * (COLOURS - 1)):
            return total / cases
        fall = next_fall(fall)


@step
def _average_reply(notes: Notes) -> float:
    """The turns needed after the best use of what another seat leaves: so many dice as usual, none of one colour."""
    average = 0.0
    for dice in range(ALL_DICE):
        total = 0.0
        cases = 0
        fall = dice
        while True:
            ways = ways_of(dice, fall) * _colours_absent(fall)
            cases += ways
            total += ways * reply(0, fall, notes)
            if fall == dice << (4 * (COLOURS - 1)):
                break
            fall = next_fall(fall)
        average += LEFT_OVER[dice] * total / cases
    return average


@step
def _colours_absent(fall: int) -> int:
    absent = COLOURS
    while fall:
        absent -= 1 if fall & 15 else 0
        fall >>= 4
    return absent


@step
def _average_turn(notes: Notes) -> float:
    """The turns needed after the best phase 1, averaged over all throws; the others are left out of account."""
    for colour in range(COLOURS):
        for have in range(ALL_DICE, 0, -1):
            stop = after_stop(colour, have, notes)
            going_on = after_throwing_on(colour, have, notes) if have < ALL_DICE else stop
            notes[_BY_THROW + colour * 7 + have] = min(stop, going_on)
    total = 0.0
    cases = 0
    fall = ALL_DICE
    while True:
        ways = ways_of(ALL_DICE, fall)
        cases += ways
        total += ways * after_picking(fall, notes)
        if fall == ALL_DICE << (4 * (COLOURS - 1)):
            return total / cases
        fall = next_fall(fall)


@step
def after_picking(dice: int, notes: Notes) -> float:
    """The turns needed after the best phase 1 that begins with this throw (D8)."""
    best = UNUSABLE
    while dice:
        colour = lowest(dice) >> 2
        best = min(best, after_setting_aside(colour, (dice >> (4 * colour)) & 15, notes))
        dice &= ~(15 << (4 * colour))
    return best


@step
def after_setting_aside(colour: int, have: int, notes: Notes) -> float:
    """The turns needed with so many dice set aside, by stopping or throwing on, whatever is better."""
    return notes[_BY_THROW + colour * 7 + have]


@step
def after_stop(colour: int, have: int, notes: Notes) -> float:
    """The turns needed after crossing with so many dice, or with none if they are too many (D11)."""
    turns = notes[WORTH + colour * 7 + have]
    return turns if turns < UNUSABLE else notes[WORTH + STAND]


@step
def after_throwing_on(colour: int, have: int, notes: Notes) -> float:
    """The turns needed, averaged over the next throw of all the others (D9)."""
    left = ALL_DICE - have
    total = 0.0
    ways = 1.0
    cases = 1.0
    for _ in range(left):
        ways *= COLOURS - 1
        cases *= COLOURS
    for brought in range(left + 1):
        stays = after_setting_aside(colour, have + brought, notes) if brought else after_stop(colour, have, notes)
        total += ways * stays
        ways = ways * (left - brought) / ((brought + 1) * (COLOURS - 1))
    return total / cases
