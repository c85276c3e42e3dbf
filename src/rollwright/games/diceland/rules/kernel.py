"""The rules of Diceland, each implemented once, on a flat sequence of integers: legal moves, throws, crosses, the end.
See `kernel/contract.py`.

Spaces are numbered in reading order; a set of spaces is a bit set of two words with 60 bits each. Dice are one word
with four bits per colour: the number of dice that show it. Rule numbers refer to `RULES.md`.
"""

from __future__ import annotations

from rollwright.kernel.bits import count, lowest, nth
from rollwright.kernel.contract import Facts, ReadOnlyState, State
from rollwright.kernel.stream import below, face, rest
from rollwright.kernel.twins import routine, step

__version__ = 1  # of the rules; records store it

COLOURS = 6
SEATS = 4
HALF = 60  # spaces per word
MOST_SPACES = 2 * HALF
EACH = 7  # bits per colour in a word that has a number for each colour
ALL_DICE = 6  # D1
TREASURE_DICE = 5  # D14

# Actions
PICK = 0  # + colour
REROLL = 6
STOP = 7
USE = 8  # + colour
PASS = 14
CROSS = 15  # + space
ACTIONS = CROSS + MOST_SPACES

# The facts: the set-up, then one part per board
T_SEATS = 0
T_TURNS = 1  # the round limit in turns
T_GOAL = 2  # treasures needed
T_BOARD = 3  # + seat: the index of its board's part
T_PRINT = 7  # a fingerprint of the set-up, for scratch memory that is reused
T_PARTS = 8
# A board's part
B_START = 0  # two words: the neighbours of the start space
B_TREASURE = 2  # two words: the treasure spaces
B_COLOURS = 4  # the number of spaces of each colour
B_KINDS = 5  # 15 words with a byte for each space: 1 + 2 * colour + treasure, 0 for none
PLANE = MOST_SPACES // 8
B_ROOM = B_KINDS + PLANE  # + (colour * 7 + dice) * 2: two words, territories of the colour with room for that many dice
#   (for zero dice: one space of each territory of the colour, which serves to count them)
B_WAYS = B_ROOM + COLOURS * 7 * 2  # + space * WAYS: distances in steps, for bots
WAYS = 1 + COLOURS  # a word for the treasures and one for the territories of each colour; FAR bits per distance
FAR = 5  # bits; the highest stays 0
B_FAR = B_WAYS + MOST_SPACES * WAYS  # + treasure: its distances to the others
MOST_FAR = 12  # the most distances in a word
B_SPACE = B_FAR + MOST_FAR  # + space * SPACE_SIZE
SPACE_SIZE = 8
S_NEAR = 0  # two words: its neighbours
S_TERRITORY = 2  # two words: its territory
S_SIZE = 4  # spaces of its territory
S_COLOUR = 5
S_TREASURE = 6  # 1 if it is a treasure space

# The state: the shared part, then one part per seat
PHASE = 0
ACTIVE = 1
TURNS = 2  # finished turns
COLOUR = 3  # chosen in phase 1
ASIDE = 4  # dice set aside
DICE = 5  # the dice of the last throw, without those set aside
PENDING = 6
OWNER = 7  # of the treasure throw
WINNERS = 8
REASON = 9
SEAT = 10
CROSSED = 0  # two words
FRONTIER = 2  # two words: free spaces adjacent to a cross
TREASURES = 4
COMPLETE = 5  # colours all of whose spaces are crossed
OWED = 6  # treasure throws still to come
CROSSES = 7  # crosses still to be made in this part
USING = 8  # the colour of these crosses
USABLE = 9  # bit set: colours of the dice that can be used
FREE = 10  # for each colour, the free spaces of its unfinished territory; 0 if it has none
UNDER_WAY = 11  # for each colour, a space of that territory
LEFT = 12  # for each colour, the spaces not yet crossed
SEAT_SIZE = 13
STATE_SIZE = SEAT + SEATS * SEAT_SIZE

# Phases
THROW = 0  # chance
PICKING = 1
GOING_ON = 2
THROW_AGAIN = 3  # chance
MARKING = 4
TREASURE_THROW = 5  # chance
TREASURE_USE = 6
OVER = 7

# Reasons
GOAL = 1
ROUND_LIMIT = 2
REASONS = (None, "goal", "round-limit")


@routine
def begin(state: State, at: int, facts: Facts, first: int) -> None:
    """The set-up (D7): only the start space is crossed (D2)."""
    for i in range(at, at + STATE_SIZE):
        state[i] = 0
    state[at + ACTIVE] = first
    for seat in range(facts[T_SEATS]):
        me = at + SEAT + seat * SEAT_SIZE
        board = facts[T_BOARD + seat]
        state[me + FRONTIER] = facts[board + B_START]
        state[me + FRONTIER + 1] = facts[board + B_START + 1]
        state[me + LEFT] = facts[board + B_COLOURS]


@step
def pending(state: ReadOnlyState, at: int) -> int:
    """The seats that decide now: the active player (D8, D9), or all who use dice (D12, D14)."""
    return state[at + PENDING]


@step
def to_throw(state: ReadOnlyState, at: int) -> int:
    """The dice to be thrown now: six (D8), those not set aside (D9), or five for a treasure (D14)."""
    phase = state[at + PHASE]
    if phase == THROW:
        return ALL_DICE  # D8
    if phase == THROW_AGAIN:
        return ALL_DICE - state[at + ASIDE]  # D9: all dice not set aside
    if phase == TREASURE_THROW:
        return TREASURE_DICE  # D14
    return 0


@step
def outcome_of(state: ReadOnlyState, at: int, part: int) -> int:
    """The outcome of a throw in Diceland: how many dice show each colour."""
    dice = 0
    for _ in range(to_throw(state, at)):
        dice += 1 << (4 * face(part))
        part = rest(part)
    return dice


@routine
def roll(state: State, at: int, facts: Facts, outcome: int) -> None:
    """Carries out a throw: the first of a turn (D8), one with the other dice (D9), or that for a treasure (D14)."""
    phase = state[at + PHASE]
    state[at + DICE] = outcome
    if phase == THROW:
        state[at + PHASE] = PICKING
        state[at + PENDING] = 1 << state[at + ACTIVE]
    elif phase == THROW_AGAIN:
        _set_aside(state, at, facts)
    else:
        _treasure_thrown(state, at, facts)


@step
def legal(state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State) -> int:
    """Lists what a seat may do: pick a colour (D8), throw on or stop (D9), use a colour or none (D12, D14), cross a
    space (D5, D6)."""
    phase = state[at + PHASE]
    if phase == GOING_ON:
        out[0] = REROLL
        out[1] = STOP
        return 2
    if phase == PICKING:
        return _list(_shown(state[at + DICE]), PICK, out, 0)
    me = at + SEAT + seat * SEAT_SIZE
    if state[me + CROSSES] > 0:
        low, high = _spaces(state, me, facts, facts[T_BOARD + seat])
        return _list(high, CROSS + HALF, out, _list(low, CROSS, out, 0))
    found = _list(state[me + USABLE], USE, out, 0)  # D12, D14: one of the usable colours
    out[found] = PASS  # or none
    return found + 1


@step
def _list(members: int, first: int, out: State, found: int) -> int:
    """Appends an action for each member of a set to `found` others."""
    while members:
        out[found] = first + lowest(members)
        found += 1
        members &= members - 1
    return found


@step
def pick(state: ReadOnlyState, at: int, facts: Facts, seat: int, random: int, out: State) -> int:
    """A legal action at random: counts the sets that `legal` lists, and takes one of their members."""
    phase = state[at + PHASE]
    if phase == GOING_ON:
        return REROLL + below(random, 2)
    if phase == PICKING:
        colours = _shown(state[at + DICE])
        return PICK + nth(colours, below(random, count(colours)))
    me = at + SEAT + seat * SEAT_SIZE
    if state[me + CROSSES] > 0:
        low, high = _spaces(state, me, facts, facts[T_BOARD + seat])
        lower = count(low)
        place = below(random, lower + count(high))
        return CROSS + (nth(low, place) if place < lower else HALF + nth(high, place - lower))
    colours = state[me + USABLE]
    place = below(random, count(colours) + 1)
    return USE + nth(colours, place) if place < count(colours) else PASS


@step
def play(state: State, at: int, facts: Facts, seat: int, action: int) -> None:
    """Carries out an action: a pick (D8), throwing on or stopping (D9), a use or none (D12, D14), a cross."""
    me = at + SEAT + seat * SEAT_SIZE
    if action >= CROSS:
        cross(state, me, facts, facts[T_BOARD + seat], action - CROSS)
        state[me + CROSSES] -= 1
        if state[me + CROSSES] == 0:
            _finish_part(state, at, facts, seat)
    elif action < REROLL:
        state[at + COLOUR] = action - PICK  # D8: final for the turn
        state[at + ASIDE] = 0
        _set_aside(state, at, facts)
    elif action == REROLL:
        state[at + PHASE] = THROW_AGAIN
        state[at + PENDING] = 0
    elif action == STOP:
        _begin_marking(state, at, facts)
    elif action == PASS:
        _finish_part(state, at, facts, seat)  # D12, D14: may decline
    else:
        colour = action - USE
        state[me + USING] = colour
        state[me + CROSSES] = (state[at + DICE] >> (4 * colour)) & 15  # D12, D14: all dice of the colour


@step
def winners(state: ReadOnlyState, at: int) -> int:
    """The winners of a game of Diceland (D17, D18), as the kernel's state has them."""
    return state[at + WINNERS]


@step
def reason(state: ReadOnlyState, at: int) -> int:
    """Why a game of Diceland is over (D17, D19), as the kernel's state has it."""
    return state[at + REASON]


@step
def turns(state: ReadOnlyState, at: int) -> int:
    """The finished turns (D16), as the kernel's state has them."""
    return state[at + TURNS]


@step
def score(state: ReadOnlyState, at: int, facts: Facts, seat: int) -> int:
    """The score of a seat in Diceland: its treasures (D13)."""
    return state[at + SEAT + seat * SEAT_SIZE + TREASURES]


# Phase 1


@step
def _shown(dice: int) -> int:
    """D8: the bit set of colours that show, whether or not they can be used."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (((dice >> (4 * colour)) & 15) > 0) << colour
    return colours


@step
def _set_aside(state: State, at: int, facts: Facts) -> None:
    """D9: sets the dice of the chosen colour aside; a throw without it, or the sixth die set aside, ends phase 1."""
    shift = 4 * state[at + COLOUR]
    brought = (state[at + DICE] >> shift) & 15
    state[at + DICE] -= brought << shift
    state[at + ASIDE] += brought
    if brought == 0 or state[at + ASIDE] == ALL_DICE:
        _begin_marking(state, at, facts)
    else:
        state[at + PHASE] = GOING_ON
        state[at + PENDING] = 1 << state[at + ACTIVE]


# Phase 2


@routine
def _begin_marking(state: State, at: int, facts: Facts) -> None:
    """D10, D12: the active player must cross if he can; the others may use one of the remaining colours."""
    state[at + PHASE] = MARKING
    waiting = 0
    for seat in range(facts[T_SEATS]):
        me = at + SEAT + seat * SEAT_SIZE
        board = facts[T_BOARD + seat]
        if seat != state[at + ACTIVE]:
            state[me + USABLE] = _usable_colours(state, me, facts, board, state[at + DICE])
            if state[me + USABLE]:
                waiting |= 1 << seat
        elif usable(state, me, facts, board, state[at + COLOUR], state[at + ASIDE]):
            waiting |= 1 << seat
            state[me + USING] = state[at + COLOUR]
            state[me + CROSSES] = state[at + ASIDE]
    state[at + PENDING] = waiting
    if waiting == 0:
        _next_treasure_throw(state, at, facts)


@step
def free_in(state: ReadOnlyState, me: int, colour: int) -> int:
    """The number of free spaces in the unfinished territory of a colour (D6); 0 if it has none."""
    return (state[me + FREE] >> (EACH * colour)) & 127


@step
def under_way_in(state: ReadOnlyState, me: int, colour: int) -> int:
    """A space of the unfinished territory of a colour (D6), as the kernel knows it."""
    return (state[me + UNDER_WAY] >> (EACH * colour)) & 127


@step
def usable(state: ReadOnlyState, me: int, facts: Facts, board: int, colour: int, dice: int) -> bool:
    """D10, D11: whether all dice of the colour fit in one territory.

    A territory is connected, so one that is unfinished or adjacent to a cross can be filled space by space (D5).
    """
    free = free_in(state, me, colour)
    room = board + B_ROOM + (colour * 7 + dice) * 2
    within_reach = (state[me + FRONTIER] & facts[room]) | (state[me + FRONTIER + 1] & facts[room + 1])
    return free >= dice if free > 0 else within_reach != 0  # D6: only the unfinished one counts


@step
def most_usable(state: ReadOnlyState, me: int, facts: Facts, board: int, colour: int) -> int:
    """D10, D11: the largest number of dice of the colour that are `usable`; all smaller ones are, too."""
    free = free_in(state, me, colour)
    if free > 0:
        return min(free, ALL_DICE)
    room = board + B_ROOM + (colour * 7 + ALL_DICE) * 2
    for dice in range(ALL_DICE, 0, -1):
        if (state[me + FRONTIER] & facts[room]) | (state[me + FRONTIER + 1] & facts[room + 1]):
            return dice
        room -= 2
    return 0


@step
def _usable_colours(state: ReadOnlyState, me: int, facts: Facts, board: int, dice: int) -> int:
    """D12, D14: the bit set of colours whose dice can all be used."""
    colours = 0
    for colour in range(COLOURS):
        number = (dice >> (4 * colour)) & 15
        colours |= ((number > 0) & usable(state, me, facts, board, colour, number)) << colour
    return colours


@step
def room_for(state: ReadOnlyState, me: int, board: int, colour: int, dice: int) -> int:
    """The index in the facts of two words, the spaces to which crosses are limited: the unfinished territory of the
    colour (D6, D10) or, without one, all territories of the colour with room for all dice (D11)."""
    if free_in(state, me, colour) > 0:
        return board + B_SPACE + under_way_in(state, me, colour) * SPACE_SIZE + S_TERRITORY
    return board + B_ROOM + (colour * 7 + dice) * 2


@step
def _spaces(state: ReadOnlyState, me: int, facts: Facts, board: int) -> tuple[int, int]:
    """The spaces that may be crossed next, as a set of two words: adjacent to a cross (D5), and where there is room for
    all dice."""
    within = room_for(state, me, board, state[me + USING], state[me + CROSSES])
    return state[me + FRONTIER] & facts[within], state[me + FRONTIER + 1] & facts[within + 1]


@step
def cross(state: State, me: int, facts: Facts, board: int, space: int) -> None:
    """Crosses one space: extends the frontier (D5), starts or fills its territory (D6) and counts treasures (D13)."""
    here = board + B_SPACE + space * SPACE_SIZE
    state[me + CROSSED] |= 1 << space if space < HALF else 0
    state[me + CROSSED + 1] |= 1 << (space - HALF) if space >= HALF else 0
    state[me + FRONTIER] = (state[me + FRONTIER] | facts[here + S_NEAR]) & ~state[me + CROSSED]
    state[me + FRONTIER + 1] = (state[me + FRONTIER + 1] | facts[here + S_NEAR + 1]) & ~state[me + CROSSED + 1]
    shift = EACH * facts[here + S_COLOUR]
    opened = (state[me + FREE] >> shift) & 127 == 0
    before = state[me + UNDER_WAY]
    state[me + FREE] += ((facts[here + S_SIZE] if opened else 0) - 1) << shift
    state[me + UNDER_WAY] = (before & ~(127 << shift)) | (space << shift) if opened else before
    state[me + LEFT] -= 1 << shift
    state[me + COMPLETE] += 0 if (state[me + LEFT] >> shift) & 127 else 1
    state[me + TREASURES] += facts[here + S_TREASURE]
    state[me + OWED] += facts[here + S_TREASURE]  # D13: one throw for each


@step
def _finish_part(state: State, at: int, facts: Facts, seat: int) -> None:
    state[at + PENDING] &= ~(1 << seat)
    if state[at + PHASE] == TREASURE_USE:
        _finish_treasure_throw(state, at, facts, seat)
    elif state[at + PENDING] == 0:
        _finish_marking(state, at, facts)


@step
def has_won(state: ReadOnlyState, me: int, facts: Facts) -> bool:
    """D4: enough treasures (D20: the number depends on the boards) and every space of one colour."""
    return state[me + TREASURES] >= facts[T_GOAL] and state[me + COMPLETE] > 0


@routine
def _finish_marking(state: State, at: int, facts: Facts) -> None:
    """D17: everyone who has reached the goal in phase 2 shares the win, and no treasure throws follow."""
    won = 0
    for seat in range(facts[T_SEATS]):
        if has_won(state, at + SEAT + seat * SEAT_SIZE, facts):
            won |= 1 << seat
    if won:
        state[at + WINNERS] = won
        _end(state, at, GOAL)
    else:
        _next_treasure_throw(state, at, facts)


# Treasure throws


@routine
def _next_treasure_throw(state: State, at: int, facts: Facts) -> None:
    """D15: clockwise from the active player; a player with several throws takes all of them before the next player."""
    seats = facts[T_SEATS]
    seat = state[at + ACTIVE]
    for _ in range(seats):
        if state[at + SEAT + seat * SEAT_SIZE + OWED] > 0:
            state[at + PHASE] = TREASURE_THROW
            state[at + OWNER] = seat
            return
        seat = seat + 1 if seat + 1 < seats else 0
    _next_turn(state, at, facts)


@routine
def _treasure_thrown(state: State, at: int, facts: Facts) -> None:
    """D14: the owner may use one colour; a throw that he can't use is over at once."""
    seat = state[at + OWNER]
    me = at + SEAT + seat * SEAT_SIZE
    state[me + OWED] -= 1
    state[me + USABLE] = _usable_colours(state, me, facts, facts[T_BOARD + seat], state[at + DICE])
    if state[me + USABLE]:
        state[at + PHASE] = TREASURE_USE
        state[at + PENDING] = 1 << seat
    else:
        _next_treasure_throw(state, at, facts)


@routine
def _finish_treasure_throw(state: State, at: int, facts: Facts, seat: int) -> None:
    """D18: whoever reaches the goal with a treasure throw wins alone, and the remaining throws are dropped."""
    if has_won(state, at + SEAT + seat * SEAT_SIZE, facts):
        state[at + WINNERS] = 1 << seat
        _end(state, at, GOAL)
    else:
        _next_treasure_throw(state, at, facts)


@step
def _next_turn(state: State, at: int, facts: Facts) -> None:
    """D16: the next player clockwise becomes active. D19: at the round limit the game ends without a winner."""
    state[at + TURNS] += 1
    if state[at + TURNS] >= facts[T_TURNS]:
        _end(state, at, ROUND_LIMIT)
        return
    following = state[at + ACTIVE] + 1
    state[at + ACTIVE] = following if following < facts[T_SEATS] else 0
    state[at + PHASE] = THROW


@step
def _end(state: State, at: int, why: int) -> None:
    state[at + PHASE] = OVER
    state[at + PENDING] = 0
    state[at + REASON] = why
