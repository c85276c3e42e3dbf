"""What each seat makes of its dice, as the coach expects it: the outlook after any use of them, and which use is worth
most."""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import UNUSABLE, find_best_crosses
from rollwright.games.diceland.bots.memo import is_known, write_key
from rollwright.games.diceland.bots.phase_1 import colours_in_question
from rollwright.games.diceland.bots.uses import ALL_COLOURS
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.bots.weights import PRINT
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.correction import is_decided
from rollwright.games.diceland.coach.next_dice import best_use
from rollwright.games.diceland.coach.outlook import order_of, sense_of, write_outlook_after
from rollwright.games.diceland.coach.race import compared_share, note_gains, share_of, write_shares
from rollwright.games.diceland.coach.scratch import Desk, Sense
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, Notes, ReadOnlyState
from rollwright.kernel.twins import routine, step


@step
def outlook_after(seat: int, use: int) -> int:
    """What a seat makes of its dice by a use of them: the index in the notes of its outlook then."""
    return y.OUTLOOKS + (seat * y.USES + use) * y.OUTLOOK


@routine
def note_seats(state: ReadOnlyState, at: int, facts: Facts, sense: Sense, desk: Desk) -> None:
    """Sees to it that the notes have the outlooks of all seats after the uses in question; for now, no use counts.

    A treasure throw that is due counts as thrown, so that its owner's uses are those after it.
    """
    for seat in range(facts[k.T_SEATS]):
        _note_outlooks(state, at, facts, seat, _colours_in_question(state, at, seat), sense_of(seat, sense), desk)
        desk.out[y.USED + seat] = outlook_after(seat, s.NO_USE)


@step
def _colours_in_question(state: ReadOnlyState, at: int, seat: int) -> int:
    """The colours that a seat may use in this turn or with this treasure throw, as bits."""
    phase = state[at + k.PHASE]
    if phase in (k.MARKING, k.TREASURE_USE):
        me = at + k.SEAT + seat * k.SEAT_SIZE
        choosing = (state[at + k.PENDING] >> seat) & 1 and state[me + k.CROSSES] == 0
        return colours_in_question(state, at) if choosing else 0
    if phase == k.TREASURE_THROW:
        return ALL_COLOURS if seat == state[at + k.OWNER] else 0
    if seat != state[at + k.ACTIVE] or phase == k.THROW:
        return ALL_COLOURS
    return 1 << state[at + k.COLOUR] if phase == k.THROW_AGAIN else colours_in_question(state, at)


@routine
def _note_outlooks(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, colours: int, sense: Sense, desk: Desk
) -> None:
    out, notes = desk.out, desk.notes
    me = at + k.SEAT + seat * k.SEAT_SIZE
    board = facts[k.T_BOARD + seat]
    order = order_of(state[at + k.ACTIVE], facts[k.T_SEATS], seat)
    for i in range(k.SEAT_SIZE):
        out[y.HELD + i] = state[me + i]
    if state[at + k.PHASE] == k.TREASURE_THROW and seat == state[at + k.OWNER]:
        out[y.HELD + k.OWED] -= 1
    key = s.MEMO + seat * s.MEMO_KEY
    known_by = int(sense.weights[PRINT]) * k.SEATS + order
    if not is_known(out, key, out, y.HELD, facts, known_by):
        write_key(out, key, out, y.HELD, facts, known_by)
        low, high = out[y.HELD + k.CROSSED], out[y.HELD + k.CROSSED + 1]
        write_outlook_after(out, y.HELD, facts, board, low, high, order, sense, desk, outlook_after(seat, s.NO_USE))
        notes[y.NEEDED + seat * y.USES + s.NO_USE] = _turns_of(outlook_after(seat, s.NO_USE), notes)
    missing = colours & ~out[key + s.M_COLOURS]
    out[key + s.M_COLOURS] |= missing
    if missing:
        turns_needed(out, y.HELD, facts, board, sense.weights, out, notes)
    while missing:
        colour = lowest(missing)
        missing &= missing - 1
        find_best_crosses(facts, board, colour, 1, k.ALL_DICE, sense.weights, out, notes, s.USES)
        for dice in range(1, k.ALL_DICE + 1):
            use = colour * 7 + dice
            notes[y.NEEDED + seat * y.USES + use] = UNUSABLE
            if notes[s.USES + dice] < UNUSABLE:
                low, high = out[s.BEST + dice * 2], out[s.BEST + dice * 2 + 1]
                write_outlook_after(out, y.HELD, facts, board, low, high, order, sense, desk, outlook_after(seat, use))
                notes[y.NEEDED + seat * y.USES + use] = _turns_of(outlook_after(seat, use), notes)


@step
def _turns_of(outlook: int, notes: Notes) -> float:
    """The turns that a seat needs on average, by its outlook."""
    turns = 0.0
    for turn in range(y.AHEAD + 1):
        turns += notes[outlook + y.OPEN + turn]
    return turns


@step
def forced_use(seat: int, colour: int, dice: int, desk: Desk) -> int:
    """The use that a seat must make: the active player must use his dice if he can (D10), else he crosses nothing
    (D11)."""
    use = colour * 7 + dice
    return use if desk.notes[y.NEEDED + seat * y.USES + use] < UNUSABLE else s.NO_USE


@step
def fastest_use(seat: int, dice: int, desk: Desk) -> int:
    """The use of its dice after which a seat needs the fewest turns on average (D12, D14)."""
    return best_use(dice, desk.notes, y.NEEDED + seat * y.USES)


@routine
def best_response(
    seat: int, dice: int, alone: bool, active: int, left: int, facts: Facts, sense: Sense, desk: Desk
) -> int:
    """The use of its dice that is worth most to a seat, by what the others use now; `alone` if it is the only one that
    chooses."""
    used = desk.out[y.USED + seat]
    gains = note_gains(active, left, facts, seat, sense, desk)
    best, use = s.NO_USE, s.NO_USE
    most = _worth(outlook_after(seat, use), used, gains, seat, alone, active, left, facts, sense, desk)
    while dice:
        colour = lowest(dice) >> 2
        use = colour * 7 + ((dice >> (4 * colour)) & 15)
        dice &= ~(15 << (4 * colour))
        if desk.notes[y.NEEDED + seat * y.USES + use] < UNUSABLE:
            worth = _worth(outlook_after(seat, use), used, gains, seat, alone, active, left, facts, sense, desk)
            if worth > most:
                best, most = use, worth
    return best


@routine
def _worth(
    outlook: int,
    used: int,
    gains: int,
    seat: int,
    alone: bool,
    active: int,
    left: int,
    facts: Facts,
    sense: Sense,
    desk: Desk,
) -> float:
    """What an outlook is worth to a seat, compared with others of it, of which `used` is the fastest."""
    seats = facts[k.T_SEATS]
    if seats == 1 or is_decided(seats, desk):  # if the seat can reach the goal, it does so with the fastest use
        return share_of(outlook, gains, sense, desk)
    desk.out[y.USED + seat] = outlook
    if alone and seats > 2:
        write_shares(active, left, facts, sense, desk, y.TRIAL)
        worth = float(desk.notes[y.TRIAL + seat])
    else:
        worth = compared_share(seats, seat, share_of(outlook, gains, sense, desk), sense, desk)
    desk.out[y.USED + seat] = used
    return worth


@routine
def let_choose(choosing: int, dice: int, active: int, left: int, facts: Facts, sense: Sense, desk: Desk) -> None:
    """Has the best use of these dice count for each seat that chooses; `choosing` has a bit for each.

    They choose at the same time: each takes it that the others take what is fastest.
    """
    seats, alone = facts[k.T_SEATS], choosing & (choosing - 1) == 0
    for seat in range(seats):
        if (choosing >> seat) & 1:
            desk.out[y.USED + seat] = outlook_after(seat, fastest_use(seat, dice, desk))
    for seat in range(seats):
        if (choosing >> seat) & 1:
            best = best_response(seat, dice, alone, active, left, facts, sense, desk)
            desk.out[y.CHOSEN + seat] = outlook_after(seat, best)
    for seat in range(seats):
        if (choosing >> seat) & 1:
            desk.out[y.USED + seat] = desk.out[y.CHOSEN + seat]


@routine
def write_best_crosses(
    state: ReadOnlyState, me: int, facts: Facts, seat: int, order: int, sense: Sense, desk: Desk, to: int
) -> None:
    """Writes the outlook of a seat that is in the middle of its crosses, if it makes the best of those left.

    Its part of the state begins at `me`.
    """
    out, notes = desk.out, desk.notes
    board = facts[k.T_BOARD + seat]
    crosses = state[me + k.CROSSES]
    low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
    if crosses > 0:
        turns_needed(state, me, facts, board, sense.weights, out, notes)
        find_best_crosses(facts, board, state[me + k.USING], crosses, crosses, sense.weights, out, notes, s.USES)
        low, high = out[s.BEST + crosses * 2], out[s.BEST + crosses * 2 + 1]
    write_outlook_after(state, me, facts, board, low, high, order, sense, desk, to)
