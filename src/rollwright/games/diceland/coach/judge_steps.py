"""The chances of all seats in a position, after every outcome of a throw and after every action, for Python to call."""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.outcomes import first_outcome, last_outcome, next_outcome
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.outlook import order_of, sense_of, write_outlook_after
from rollwright.games.diceland.coach.phase_1 import (
    copy,
    forget_stops,
    note_rerolls,
    rerolls,
    write_pick,
    write_reroll,
    write_set_aside,
    write_stop,
)
from rollwright.games.diceland.coach.race import sides, turns_left, write_shares
from rollwright.games.diceland.coach.scratch import Desk, Sense
from rollwright.games.diceland.coach.seats import (
    let_choose,
    note_seats,
    outlook_after,
    write_best_crosses,
)
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import begin, cross, legal, to_throw
from rollwright.kernel.bits import beyond, raw
from rollwright.kernel.contract import Facts, Floats, Notes, ReadOnlyState, State
from rollwright.kernel.twins import entry, routine, step

NOBODY = -1


@entry
def write_par(state: State, facts: Facts, weights: Floats, table: Floats, out: State, notes: Notes, par: Notes) -> None:
    """Writes par for Python to call: how long level 5 needs alone, from the beginning: the chance of more turns than 0,
    1, 2 and so on."""
    state, facts, notes, par = raw(state), raw(facts), raw(notes), raw(par)
    sense, desk = Sense(raw(weights), raw(table)), _desk(raw(out), notes)
    begin(state, 0, facts, 0)
    board = facts[k.T_BOARD]
    write_outlook_after(state, k.SEAT, facts, board, 0, 0, 0, sense_of(0, sense), desk, y.TRIED)
    for turn in range(y.AHEAD + 1):
        par[turn] = notes[y.PAR + turn] = notes[y.TRIED + y.OPEN + turn]


@entry
def position_chances(
    state: State, facts: Facts, weights: Floats, table: Floats, out: State, notes: Notes, shares: Notes
) -> None:
    """Writes the chances of all seats in a position, for Python to call; the game is not over."""
    state, facts, shares = raw(state), raw(facts), raw(shares)
    sense, desk = Sense(raw(weights), raw(table)), _desk(raw(out), raw(notes))
    _write_chances(state, 0, facts, sense, desk)
    _hand_over(facts, desk, shares, 0)


@entry
def throw_chances(
    state: State, facts: Facts, weights: Floats, table: Floats, out: State, notes: Notes, outcomes: State, shares: Notes
) -> int:
    """Writes every outcome of the throw that is due and the chances of all seats after it; returns how many."""
    state, facts, outcomes, shares = raw(state), raw(facts), raw(outcomes), raw(shares)
    sense, desk = Sense(raw(weights), raw(table)), _desk(raw(out), raw(notes))
    note_seats(state, 0, facts, sense, desk)
    forget_stops(desk)
    _note_all_rerolls(state, 0, facts, sense, desk)
    dice = to_throw(state, 0)
    outcome = first_outcome(dice)
    found = 0
    while True:
        _write_thrown(state, 0, facts, outcome, sense, desk)
        outcomes[found] = outcome
        _hand_over(facts, desk, shares, found)
        found += 1
        if outcome == last_outcome(dice):
            return found
        outcome = next_outcome(outcome)


@entry
def action_chances(
    state: State,
    facts: Facts,
    seat: int,
    weights: Floats,
    table: Floats,
    out: State,
    notes: Notes,
    actions: State,
    shares: Notes,
) -> int:
    """Writes every legal action of a pending seat and the chances of all seats after it; returns how many."""
    state, facts, actions, shares = raw(state), raw(facts), raw(actions), raw(shares)
    sense, desk = Sense(raw(weights), raw(table)), _desk(raw(out), raw(notes))
    note_seats(state, 0, facts, sense, desk)
    forget_stops(desk)
    found = legal(state, 0, facts, seat, actions)
    for i in range(found):
        _write_action(state, 0, facts, seat, actions[i], sense, desk)
        _hand_over(facts, desk, shares, i)
    return found


@step
def _desk(out: State, notes: Notes) -> Desk:
    return Desk(out, notes, s.ScratchPart(beyond(out, s.OUT), beyond(notes, s.NOTES)))


@step
def _hand_over(facts: Facts, desk: Desk, shares: Notes, number: int) -> None:
    for side in range(sides(facts)):
        shares[number * sides(facts) + side] = desk.notes[y.FOUND + side]


@routine
def _note_all_rerolls(state: ReadOnlyState, at: int, facts: Facts, sense: Sense, desk: Desk) -> None:
    """Notes what the throw that is due may lead to in phase 1."""
    if state[at + k.PHASE] == k.THROW:
        for colour in range(k.COLOURS):
            note_rerolls(state, at, facts, colour, 1, sense, desk)
    elif state[at + k.PHASE] == k.THROW_AGAIN:
        note_rerolls(state, at, facts, state[at + k.COLOUR], state[at + k.ASIDE] + 1, sense, desk)


@routine
def _write_thrown(state: ReadOnlyState, at: int, facts: Facts, outcome: int, sense: Sense, desk: Desk) -> None:
    """The chances after an outcome of the throw that is due."""
    phase = state[at + k.PHASE]
    if phase == k.THROW:
        write_pick(state, at, facts, outcome, sense, desk, y.FOUND)
    elif phase == k.THROW_AGAIN:
        colour, have = state[at + k.COLOUR], state[at + k.ASIDE]
        write_reroll(state, at, facts, colour, have, outcome, sense, desk, y.FOUND)
    else:
        active, left = state[at + k.ACTIVE], turns_left(state, at, facts)
        let_choose(1 << state[at + k.OWNER], outcome, active, left, facts, sense, desk)
        write_shares(active, left, facts, sense, desk, y.FOUND)


@routine
def _write_chances(state: State, at: int, facts: Facts, sense: Sense, desk: Desk) -> None:
    """The chances in a position, if every pending seat decides best."""
    phase, dice = state[at + k.PHASE], state[at + k.DICE]
    colour, aside = state[at + k.COLOUR], state[at + k.ASIDE]
    if phase in (k.THROW, k.TREASURE_THROW):
        _write_unthrown(state, at, facts, sense, desk)
        return
    note_seats(state, at, facts, sense, desk)
    forget_stops(desk)
    if phase == k.PICKING:
        for each in range(k.COLOURS):
            if (dice >> (4 * each)) & 15:
                note_rerolls(state, at, facts, each, (dice >> (4 * each)) & 15, sense, desk)
        write_pick(state, at, facts, dice, sense, desk, y.FOUND)
    elif phase in (k.MARKING, k.TREASURE_USE):
        _assume_best(state, at, facts, NOBODY, sense, desk)
        write_shares(state[at + k.ACTIVE], turns_left(state, at, facts), facts, sense, desk, y.FOUND)
    else:
        note_rerolls(state, at, facts, colour, aside, sense, desk)
        if phase == k.GOING_ON:
            write_set_aside(state, at, facts, colour, aside, dice, sense, desk, y.FOUND)
        else:
            copy(desk, facts, rerolls(colour, aside), y.FOUND)


@routine
def _write_unthrown(state: State, at: int, facts: Facts, sense: Sense, desk: Desk) -> None:
    """The chances by all boards as they are. A turn that has not begun is seen from the one before, as its end is."""
    seats = facts[k.T_SEATS]
    begun = 0 if state[at + k.PHASE] == k.THROW else 1
    before = (state[at + k.ACTIVE] + seats - 1 + begun) % seats
    for seat in range(seats):
        me, to = at + k.SEAT + seat * k.SEAT_SIZE, y.AFRESH + seat * y.OUTLOOK
        order = order_of(before, seats, seat)
        low, high = state[me + k.CROSSED], state[me + k.CROSSED + 1]
        board, own = facts[k.T_BOARD + seat], sense_of(seat, sense)
        write_outlook_after(state, me, facts, board, low, high, order, own, desk, to)
        desk.out[y.USED + seat] = to
    write_shares(before, turns_left(state, at, facts) + 1 - begun, facts, sense, desk, y.FOUND)


@routine
def _assume_best(state: State, at: int, facts: Facts, settled: int, sense: Sense, desk: Desk) -> None:
    """Has the best outlook count of every seat that is pending in phase 2 or after a treasure throw, except one that is
    settled already."""
    choosing = 0
    for seat in range(facts[k.T_SEATS]):
        if (state[at + k.PENDING] >> seat) & 1 and seat != settled:
            me, to = at + k.SEAT + seat * k.SEAT_SIZE, y.AFRESH + seat * y.OUTLOOK
            if state[me + k.CROSSES] > 0:
                order = order_of(state[at + k.ACTIVE], facts[k.T_SEATS], seat)
                write_best_crosses(state, me, facts, seat, order, sense_of(seat, sense), desk, to)
                desk.out[y.USED + seat] = to
            else:
                choosing |= 1 << seat
    let_choose(choosing, state[at + k.DICE], state[at + k.ACTIVE], turns_left(state, at, facts), facts, sense, desk)


@routine
def _write_cross(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, action: int, sense: Sense, desk: Desk, to: int
) -> None:
    """The outlook after crossing a space, and then the best of the spaces that are left to cross."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    for i in range(k.SEAT_SIZE):
        desk.out[y.HELD + i] = state[me + i]
    cross(desk.out, y.HELD, facts, facts[k.T_BOARD + seat], action - k.CROSS)
    desk.out[y.HELD + k.CROSSES] -= 1
    order = order_of(state[at + k.ACTIVE], facts[k.T_SEATS], seat)
    write_best_crosses(desk.out, y.HELD, facts, seat, order, sense_of(seat, sense), desk, to)


@routine
def _write_action(state: State, at: int, facts: Facts, seat: int, action: int, sense: Sense, desk: Desk) -> None:
    """The chances after an action, if every other seat that is pending decides best."""
    dice = state[at + k.DICE]
    if action < k.REROLL:
        aside = (dice >> (4 * action)) & 15
        note_rerolls(state, at, facts, action, aside, sense, desk)
        write_set_aside(state, at, facts, action, aside, dice - (aside << (4 * action)), sense, desk, y.FOUND)
    elif action == k.REROLL:
        note_rerolls(state, at, facts, state[at + k.COLOUR], state[at + k.ASIDE], sense, desk)
        copy(desk, facts, rerolls(state[at + k.COLOUR], state[at + k.ASIDE]), y.FOUND)
    elif action == k.STOP:
        write_stop(state, at, facts, state[at + k.COLOUR], state[at + k.ASIDE], dice, sense, desk, y.FOUND)
    else:
        if action >= k.CROSS:
            _write_cross(state, at, facts, seat, action, sense, desk, y.TRIED)
            desk.out[y.USED + seat] = y.TRIED
        else:
            colour = action - k.USE
            use = s.NO_USE if action == k.PASS else colour * 7 + ((dice >> (4 * colour)) & 15)
            desk.out[y.USED + seat] = outlook_after(seat, use)
        _assume_best(state, at, facts, seat, sense, desk)
        write_shares(state[at + k.ACTIVE], turns_left(state, at, facts), facts, sense, desk, y.FOUND)
