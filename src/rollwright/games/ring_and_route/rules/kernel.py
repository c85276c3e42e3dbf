"""The rules of Ring & Route, each implemented once, on a flat sequence of integers: legal moves, throws, marks, points,
the end. See `kernel/contract.py`.

Sets of ring spaces, number spaces and dice are bit sets in one word; sets of links take two words. A throw is one
word with four bits per die for the number it shows. Rule numbers refer to `RULES.md`.
"""

from __future__ import annotations

from rollwright.kernel.bits import count, lowest, nth
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.stream import below, face, rest
from rollwright.kernel.twins import routine, step

__version__ = 1  # of the rules; records store it

SEATS = 4
DICE_COUNT = 3  # R1
ALL_DICE = 7  # bit set
RING = 16  # R3
RING_MASK = (1 << RING) - 1
NUMBERS = 13  # R3
NUMBER_MASK = (1 << NUMBERS) - 1
HIGHEST = 18  # three sixes
HALF = 39  # links per word
EACH_DIE = 1 | 1 << RING | 1 << 2 * RING  # times a set of ring spaces: one copy per die
EACH_SUM = 1 | 1 << NUMBERS | 1 << 2 * NUMBERS | 1 << 3 * NUMBERS  # times a set of number spaces: four copies
MISTHROWS_ALLOWED = 3  # R12

# Actions
KEEP = 0
REROLL = 0  # + set of dice, 1 to 7
MARK_RING = 8  # + die * 16 + ring space
MARK_ROUTE = MARK_RING + DICE_COUNT * RING  # + (set of dice - 1) * 13 + number space
MARK_MANY = MARK_ROUTE + 4 * NUMBERS  # the same for sets of dice from 5 on
DONE = MARK_ROUTE + ALL_DICE * NUMBERS
TURN = DONE + 1
ACTIONS = TURN + 1

# The facts: the set-up, then the two sheets
T_SEATS = 0
T_SHEET = 1  # + seat * 2 + (0 first, 1 second): the index of that sheet's part
T_POINTS = 9  # + length of the route (R18)
T_RING_POINTS = T_POINTS + NUMBERS + 1  # + crosses on the ring (R17)
T_PARTS = T_RING_POINTS + RING + 1
# A sheet's part
P_RING = 0  # + die * 8 + number: the ring spaces of that face's colour
P_VALUE = DICE_COUNT * 8  # + value: the number spaces with this value
P_NEAR = P_VALUE + HIGHEST + 1  # + space: linked spaces
P_LINK = P_NEAR + NUMBERS  # + space * 13 + space: the link between the two
P_CROSSING = P_LINK + NUMBERS * NUMBERS  # + link * 2: two words, the links that cross it
P_COLOURS = P_CROSSING + 2 * HALF * 2  # two words with a byte for each ring space: its colour + 1
P_VALUES = P_COLOURS + 2  # two words with a byte for each number space: its value
P_FACES = P_VALUES + 2  # + die: a word with a byte for each number, the colour beside it + 1
PART_SIZE = P_FACES + DICE_COUNT

# The state: the shared part, then one part per seat
PHASE = 0
ACTIVE = 1
TURNS = 2  # finished turns
DICE = 3
THROWN = 4  # bit set: dice in the next throw
PENDING = 5
WINNERS = 6
REASON = 7
SEAT = 8
SHEET = 0  # 0 the first, 1 the second
ENDED = 1  # 1 if the first sheet ends after this throw
USED = 2  # bit set: dice used in this part
CROSSED = 3  # ring spaces
ARC = 4  # ring spaces that may be crossed next
VISITED = 5  # number spaces
HEAD = 6  # number spaces that may be marked next
LENGTH = 7  # of the route
ROUTE = 8  # the number spaces in order, four bits per space
PLACES = 9  # two words with a byte for each number space: its place in the route, 0 if it is not visited
BLOCKED = 11  # two words: links that cross a line already drawn
MISTHROWS = 13
BANKED = 14  # points of the first sheet
SEAT_SIZE = 15
STATE_SIZE = SEAT + SEATS * SEAT_SIZE

# Phases
THROW = 0  # chance
DECIDING = 1  # keep or throw again
THROW_AGAIN = 2  # chance
MARKING = 3
OVER = 4

# Reasons
MISTHROWN = 1
FULL_SHEET = 2
REASONS = (None, "misthrows", "full-sheet")


@routine
def begin(state: State, at: int, facts: Facts, first: int) -> None:
    """The set-up: everyone has an empty first sheet (R2)."""
    for i in range(at, at + STATE_SIZE):
        state[i] = 0
    state[at + ACTIVE] = first
    state[at + THROWN] = ALL_DICE
    for seat in range(facts[T_SEATS]):
        new_sheet(state, at + SEAT + seat * SEAT_SIZE)


@step
def new_sheet(state: State, me: int) -> None:
    """Clears the sheet of a seat: nothing is crossed (R5), no route is begun (R6)."""
    for i in range(me + ENDED, me + MISTHROWS + 1):
        state[i] = 0
    state[me + ARC] = RING_MASK  # R5: the first cross may be anywhere
    state[me + HEAD] = NUMBER_MASK  # R6: so may the start of the route


@step
def pending(state: ReadOnlyState, at: int) -> int:
    """The seats that decide now: the active one about a re-roll (R9), or all that mark (R10)."""
    return state[at + PENDING]


@step
def to_throw(state: ReadOnlyState, at: int) -> int:
    """The dice to be thrown now: all three, or those thrown again (R9)."""
    phase = state[at + PHASE]
    if phase in (THROW, THROW_AGAIN):
        return dice_in(state[at + THROWN])
    return 0


@step
def dice_in(dice: int) -> int:
    """R9: how many of the three dice are to be thrown, which are given as a set."""
    return (dice & 1) + ((dice >> 1) & 1) + (dice >> 2)


@step
def outcome_of(state: ReadOnlyState, at: int, part: int) -> int:
    """The outcome of a throw in Ring & Route: the number of each die that is thrown (R9)."""
    numbers = 0
    for die in range(DICE_COUNT):
        if (state[at + THROWN] >> die) & 1:
            numbers |= (face(part) + 1) << (4 * die)
            part = rest(part)
    return numbers


@routine
def roll(state: State, at: int, facts: Facts, outcome: int) -> None:
    """R9: the thrown dice get new numbers, the others keep theirs."""
    for die in range(DICE_COUNT):
        if (state[at + THROWN] >> die) & 1:
            state[at + DICE] &= ~(15 << (4 * die))
    state[at + DICE] |= outcome
    if state[at + PHASE] == THROW:
        state[at + PHASE] = DECIDING
        state[at + PENDING] = 1 << state[at + ACTIVE]
    else:
        _begin_marking(state, at, facts)


@step
def legal(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Lists what a seat may do: keep dice or throw some again (R9), mark the ring (R5) or the route (R6 to R8), be done
    (R10), turn the sheet (R13)."""
    if state[at + PHASE] == DECIDING:
        for action in range(ALL_DICE + 1):  # R9: keep, or throw any of the dice again
            out[action] = action
        return ALL_DICE + 1
    me = at + SEAT + seat * SEAT_SIZE
    sheet = facts[T_SHEET + seat * 2 + state[me + SHEET]]
    found = _list(_ring_marks(state, me, facts, sheet, state[at + DICE]), MARK_RING, out, 0)
    few, many = _route_marks(state, me, facts, sheet, state[at + DICE])
    found = _list(few, MARK_ROUTE, out, found)
    found = _list(many, MARK_MANY, out, found)
    for action in range(DONE, DONE + _ways_to_finish(state, me)):
        out[found] = action
        found += 1
    return found


@step
def pick(state: ReadOnlyState, at: int, facts: Facts, seat: int, random: int, out: State) -> int:
    """A legal action at random: counts the sets that `legal` lists, and takes one of their members."""
    if state[at + PHASE] == DECIDING:
        return below(random, ALL_DICE + 1)
    me = at + SEAT + seat * SEAT_SIZE
    sheet = facts[T_SHEET + seat * 2 + state[me + SHEET]]
    ring = _ring_marks(state, me, facts, sheet, state[at + DICE])
    few, many = _route_marks(state, me, facts, sheet, state[at + DICE])
    on_ring = count(ring)
    on_ring_or_few = on_ring + count(few)
    marks = on_ring_or_few + count(many)
    place = below(random, marks + _ways_to_finish(state, me))
    if place >= marks:
        return DONE + place - marks
    if place < on_ring:
        return MARK_RING + nth(ring, place)
    if place < on_ring_or_few:
        return MARK_ROUTE + nth(few, place - on_ring)
    return MARK_MANY + nth(many, place - on_ring_or_few)


@step
def play(state: State, at: int, facts: Facts, seat: int, action: int) -> None:
    """Carries out an action: a re-roll or none (R9), a mark on the ring (R5) or the route (R6), or the end of a seat's
    part (R10, R13)."""
    me = at + SEAT + seat * SEAT_SIZE
    if action >= DONE:
        _finish_part(state, at, facts, seat, action == TURN)
    elif action >= MARK_ROUTE:
        sheet = facts[T_SHEET + seat * 2 + state[me + SHEET]]
        state[me + USED] |= (action - MARK_ROUTE) // NUMBERS + 1
        mark_number(state, me, facts, sheet, (action - MARK_ROUTE) % NUMBERS)
    elif action >= MARK_RING:
        state[me + USED] |= 1 << ((action - MARK_RING) // RING)
        cross_colour(state, me, (action - MARK_RING) % RING)
    elif action == KEEP:
        _begin_marking(state, at, facts)
    else:
        state[at + THROWN] = action - REROLL  # R9: once, with one, two or all three dice
        state[at + PHASE] = THROW_AGAIN
        state[at + PENDING] = 0


@step
def winners(state: ReadOnlyState, at: int) -> int:
    """The winners of a game of Ring & Route (R19), as the kernel's state has them."""
    return state[at + WINNERS]


@step
def reason(state: ReadOnlyState, at: int) -> int:
    """Why a game of Ring & Route is over (R15), as the kernel's state has it."""
    return state[at + REASON]


@step
def turns(state: ReadOnlyState, at: int) -> int:
    """The finished turns of Ring & Route, as the kernel's state has them."""
    return state[at + TURNS]


@step
def score(state: ReadOnlyState, at: int, facts: Facts, seat: int) -> int:
    """R16: the first sheet, and the second if it was started."""
    me = at + SEAT + seat * SEAT_SIZE
    return state[me + BANKED] + sheet_points(state, me, facts)


# Marking


@step
def _begin_marking(state: State, at: int, facts: Facts) -> None:
    """R10: every player, including the active one, uses the dice."""
    state[at + PHASE] = MARKING
    state[at + PENDING] = (1 << facts[T_SEATS]) - 1


@step
def _ring_marks(state: ReadOnlyState, me: int, facts: Facts, sheet: int, dice: int) -> int:
    """R5: with an unused die, a ring space of its colour next to the arc, as a set of actions from MARK_RING on."""
    spaces = 0
    for die in range(DICE_COUNT):
        coloured = facts[sheet + P_RING + die * 8 + ((dice >> (4 * die)) & 15)]
        spaces |= (0 if (state[me + USED] >> die) & 1 else coloured) << (RING * die)  # R10: each die at most once
    return spaces & (state[me + ARC] * EACH_DIE)


@step
def _route_marks(state: ReadOnlyState, me: int, facts: Facts, sheet: int, dice: int) -> tuple[int, int]:
    """R8: with one die or the sum of several, a number space to which the route can be extended, as two sets of
    actions: from MARK_ROUTE and from MARK_MANY on."""
    used = state[me + USED]
    few = 0
    for chosen in range(1, 5):
        few |= _numbers_of(facts, sheet, dice, used, chosen) << (NUMBERS * (chosen - 1))
    many = 0
    for chosen in range(5, ALL_DICE + 1):
        many |= _numbers_of(facts, sheet, dice, used, chosen) << (NUMBERS * (chosen - 5))
    ahead = state[me + HEAD] * EACH_SUM
    return few & ahead, many & ahead


@step
def _numbers_of(facts: Facts, sheet: int, dice: int, used: int, chosen: int) -> int:
    """The number spaces with the sum of the chosen dice; none if one of the dice is already used (R10)."""
    return 0 if chosen & used else facts[sheet + P_VALUE + _sum(dice, chosen)]


@step
def _ways_to_finish(state: ReadOnlyState, me: int) -> int:
    """R10: done, also without using a die; R13: on the first sheet, also turning it."""
    return 2 - state[me + SHEET]


@step
def _list(spaces: int, first: int, out: State, found: int) -> int:
    """Appends an action for each space to `found` others; one loop, since its exit is always mispredicted."""
    while spaces:
        out[found] = first + lowest(spaces)
        found += 1
        spaces &= spaces - 1
    return found


@step
def _sum(dice: int, chosen: int) -> int:
    """The sum of the chosen dice."""
    first = dice & 15 if chosen & 1 else 0
    second = (dice >> 4) & 15 if chosen & 2 else 0
    return first + second + (dice >> 8 if chosen & 4 else 0)


@step
def cross_colour(state: State, me: int, space: int) -> None:
    """R5: crosses a ring space; the arc can be extended at both ends."""
    crossed = state[me + CROSSED] | (1 << space)
    beside = (crossed << 1) | (crossed >> 1) | (crossed >> (RING - 1)) | (crossed << (RING - 1))
    state[me + CROSSED] = crossed
    state[me + ARC] = beside & ~crossed & RING_MASK


@step
def mark_number(state: State, me: int, facts: Facts, sheet: int, space: int) -> None:
    """R6: extends the route to a number space; the spaces linked with it can be next."""
    length = state[me + LENGTH]
    if length > 0:
        _draw_line(state, me, facts, sheet, (state[me + ROUTE] >> (4 * (length - 1))) & 15, space)
    state[me + VISITED] |= 1 << space
    state[me + ROUTE] |= space << (4 * length)
    state[me + PLACES + (space >> 3)] |= (length + 1) << (8 * (space & 7))
    state[me + LENGTH] = length + 1
    ahead = facts[sheet + P_NEAR + space] & ~state[me + VISITED]  # R7: never visits a space twice
    if state[me + BLOCKED] | state[me + BLOCKED + 1]:
        ahead = _without_blocked(state, me, facts, sheet, space, ahead)
    state[me + HEAD] = ahead


@step
def _draw_line(state: State, me: int, facts: Facts, sheet: int, head: int, space: int) -> None:
    """R7: blocks the links that cross this line."""
    link = facts[sheet + P_LINK + head * NUMBERS + space]
    state[me + BLOCKED] |= facts[sheet + P_CROSSING + link * 2]
    state[me + BLOCKED + 1] |= facts[sheet + P_CROSSING + link * 2 + 1]


@routine
def _without_blocked(state: ReadOnlyState, me: int, facts: Facts, sheet: int, head: int, ahead: int) -> int:
    """R7: the spaces of `ahead` whose link to the end of the route crosses no line."""
    reached = 0
    while ahead:
        space = lowest(ahead)
        ahead &= ahead - 1
        link = facts[sheet + P_LINK + head * NUMBERS + space]
        word = 1 if link >= HALF else 0
        if not (state[me + BLOCKED + word] >> (link - word * HALF)) & 1:
            reached |= 1 << space
    return reached


@step
def dice_due(state: ReadOnlyState, at: int, seat: int) -> int:
    """R11: how many dice a seat has to use to be spared a misthrow."""
    return DICE_COUNT if seat == state[at + ACTIVE] else DICE_COUNT - 1


@step
def _finish_part(state: State, at: int, facts: Facts, seat: int, turn: bool) -> None:
    """R11: the active player must use three dice, the others two; R12: the third misthrow ends the sheet."""
    me = at + SEAT + seat * SEAT_SIZE
    state[me + MISTHROWS] += dice_in(state[me + USED]) < dice_due(state, at, seat)
    state[me + ENDED] = turn | (state[me + MISTHROWS] >= MISTHROWS_ALLOWED)  # R12, R13
    state[at + PENDING] &= ~(1 << seat)
    if state[at + PENDING] == 0:
        _finish_throw(state, at, facts)


@routine
def _finish_throw(state: State, at: int, facts: Facts) -> None:
    """R15: once everyone has played the throw, checks for the end of the game, misthrows before full sheets."""
    why = 0
    for seat in range(facts[T_SEATS]):
        me = at + SEAT + seat * SEAT_SIZE
        if state[me + SHEET] == 1:  # R20: a full first sheet doesn't end the game
            if state[me + MISTHROWS] >= MISTHROWS_ALLOWED:
                why = MISTHROWN
            elif why == 0 and state[me + CROSSED] == RING_MASK and state[me + LENGTH] == NUMBERS:
                why = FULL_SHEET
    state[at + TURNS] += 1
    if why:
        _end(state, at, facts, why)
    else:
        _next_turn(state, at, facts)


@routine
def _next_turn(state: State, at: int, facts: Facts) -> None:
    """R14: the next player clockwise becomes active. R12, R13: second sheets start with the next throw."""
    for seat in range(facts[T_SEATS]):
        me = at + SEAT + seat * SEAT_SIZE
        state[me + USED] = 0
        if state[me + ENDED]:
            state[me + BANKED] = sheet_points(state, me, facts)
            state[me + SHEET] = 1
            new_sheet(state, me)
    following = state[at + ACTIVE] + 1
    state[at + ACTIVE] = following if following < facts[T_SEATS] else 0
    state[at + THROWN] = ALL_DICE
    state[at + PHASE] = THROW


# Points


@step
def sheet_points(state: ReadOnlyState, me: int, facts: Facts) -> int:
    """R17, R18: the points of the sheet that a seat is on."""
    return facts[T_RING_POINTS + count(state[me + CROSSED])] + facts[T_POINTS + state[me + LENGTH]]


@routine
def _end(state: State, at: int, facts: Facts, why: int) -> None:
    """R19: the highest total wins; players with equal totals share the win."""
    best = 0
    won = 0
    for seat in range(facts[T_SEATS]):
        points = score(state, at, facts, seat)
        if points > best or won == 0:
            best = points
            won = 0
        if points == best:
            won |= 1 << seat
    state[at + WINNERS] = won
    state[at + PHASE] = OVER
    state[at + PENDING] = 0
    state[at + REASON] = why
