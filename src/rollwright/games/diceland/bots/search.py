"""Levels 4 and 5 look a turn further: level 4 where uses of dice seem about equally good, level 5 everywhere.

Wherever level 3 takes the value of a position, level 5 takes the average over what its seat can do next: over all
falls of a treasure throw that is owed (D14), else over all throws of the seat's next turn, active or not. Phase 1 is
decided by the chance to be first, with the others' best replies.

`out` and `notes` are level 4's, and longer: `inner` and `inner_notes` are the same for the position that is looked at,
and the results are in the `deep` ones.
"""

from __future__ import annotations

from rollwright.games.diceland.bots.policy import (
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
    thoughtful,
    ways_of,
    weigh,
)
from rollwright.games.diceland.rules.kernel import (
    ACTIVE,
    ALL_DICE,
    COLOURS,
    CROSSED,
    CROSSES,
    DICE,
    GOING_ON,
    HALF,
    MARKING,
    OWED,
    PASS,
    PHASE,
    PICKING,
    SEAT,
    SEAT_SIZE,
    T_BOARD,
    T_PRINT,
    T_SEATS,
    TREASURE_DICE,
    TREASURE_USE,
    USABLE,
    USE,
    cross,
    has_won,
    legal,
)
from rollwright.kernel.bits import beyond, lowest
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

PART = OUT  # in `inner`: the seat's part that is looked at
SEARCH_OUT = 3 * OUT + SEAT_SIZE
CLOSE = 0.06  # turns by which uses may differ that level 4 looks at more closely
LEFT_OVER = (0.002, 0.04, 0.11, 0.235, 0.333, 0.28)  # how often so many dice are left for the others
_BY_THROW = NOTES_SIZE  # in `inner_notes`, + colour * 7 + dice: turns needed after picking this
SEARCH_NOTES = 3 * NOTES_SIZE + COLOURS * 7
# Level 4 has no deep notes, and writes there
_CROSSED_THEN = OUT  # + colour * 2: two words, what is crossed after using the dice of a colour
_CLOSE = NOTES_SIZE  # turns needed after crossing nothing, then after using the dice of each colour
_WEIGHED = _CLOSE + 1 + COLOURS  # + dice


@routine
def searching(
    state: State,
    at: int,
    table: Facts,
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
def attentive(state: State, at: int, table: Facts, seat: int, weights: Weights, out: State, notes: Notes) -> int:
    """The action of level 4: uses that seem about equally good are looked at more closely."""
    choosing_use = state[at + PHASE] == MARKING or state[at + PHASE] == TREASURE_USE
    if not choosing_use or state[at + SEAT + seat * SEAT_SIZE + CROSSES] > 0:
        return thoughtful(state, at, table, seat, weights, out, notes)
    uses = legal(state, at, table, seat, out)
    best, close = _weigh_uses(state, at, table, seat, uses, weights, out, notes)
    return best if close < 2 else _best_of_close(state, at, table, seat, uses, weights, out, notes)


@routine
def _weigh_uses(
    state: ReadOnlyState, at: int, table: Facts, seat: int, uses: int, weights: Weights, out: State, notes: Notes
) -> tuple[int, int]:
    """The use after which the fewest turns are needed, and how many are close to it; the notes tell about each."""
    me = at + SEAT + seat * SEAT_SIZE
    board = table[T_BOARD + seat]
    notes[_CLOSE] = begin_with(state, me, table, board, weights, out, notes)
    best, action = UNUSABLE, PASS
    for i in range(uses):
        use = out[i]
        if use != PASS:
            colour = use - USE
            dice = (state[at + DICE] >> (4 * colour)) & 15
            weigh(table, board, colour, dice, dice, weights, out, notes, _WEIGHED)
            notes[_CLOSE + 1 + colour] = notes[_WEIGHED + dice]
            out[_CROSSED_THEN + colour * 2] = out[BEST + dice * 2]
            out[_CROSSED_THEN + colour * 2 + 1] = out[BEST + dice * 2 + 1]
        turns = notes[_close_note(use)]
        if turns < best:
            best, action = turns, use
    close = 0
    for i in range(uses):
        close += 1 if notes[_close_note(out[i])] <= best + CLOSE else 0
    return action, close


@step
def _close_note(use: int) -> int:
    return _CLOSE if use == PASS else _CLOSE + 1 + use - USE


@routine
def _best_of_close(
    state: ReadOnlyState, at: int, table: Facts, seat: int, uses: int, weights: Weights, out: State, notes: Notes
) -> int:
    """The best of the uses that are close, with a look ahead."""
    inner, inner_notes = beyond(out, 2 * OUT), beyond(notes, 2 * NOTES_SIZE)
    me = at + SEAT + seat * SEAT_SIZE
    mine = _is_next(state, at, table, seat)
    limit = UNUSABLE
    for i in range(uses):
        limit = min(limit, notes[_close_note(out[i])] + CLOSE)
    best, action = UNUSABLE, PASS
    for i in range(uses):
        use = out[i]
        if notes[_close_note(use)] <= limit:
            low, high = state[me + CROSSED], state[me + CROSSED + 1]
            if use != PASS:
                low = out[_CROSSED_THEN + (use - USE) * 2]
                high = out[_CROSSED_THEN + (use - USE) * 2 + 1]
            turns = after_crosses(state, me, table, table[T_BOARD + seat], low, high, mine, weights, inner, inner_notes)
            if turns < best:
                best, action = turns, use
    return action


@step
def _is_next(state: ReadOnlyState, at: int, table: Facts, seat: int) -> bool:
    """Whether the next turn is the seat's own (D16)."""
    following = state[at + ACTIVE] + 1
    return seat == (following if following < table[T_SEATS] else 0)


@routine
def _know_deep(
    state: ReadOnlyState,
    at: int,
    table: Facts,
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
    mine = _is_next(state, at, table, seat)
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
    state: ReadOnlyState,
    me: int,
    table: Facts,
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
def look_ahead(table: Facts, board: int, mine: float, weights: Weights, inner: State, inner_notes: Notes) -> float:
    """The turns that the seat's part at `PART` needs, averaged over the throw that comes next; `mine` is the chance
    that the next turn is its own."""
    owed = inner[PART + OWED] > 0
    if owed:
        inner[PART + OWED] -= 1
    inner_notes[WORTH + STAND] = begin_with(inner, PART, table, board, weights, inner, inner_notes)
    most = ALL_DICE if mine > 0.0 and not owed else TREASURE_DICE  # as many as a treasure throw has are left at most
    for colour in range(COLOURS):
        weigh(table, board, colour, 1, most, weights, inner, inner_notes, WORTH + colour * 7)
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
