"""The judge's functions for Python to call: the chances in single positions and after actions, and the turn table of a
position.

A *turn table* has the chances for each of the 216 throws, once the dice are final; everything before that is a mean
over parts of it, with the best re-roll of the active seat (R9).
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.marks import copy_state
from rollwright.games.ring_and_route.bots.sheet_state import plan_at
from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.games.ring_and_route.coach.closely import look_closely
from rollwright.games.ring_and_route.coach.endings import (
    ANY_DICE,
    list_marked,
    list_standing,
    list_uses,
    note_uses,
    throw_of,
    use_of_throw,
)
from rollwright.games.ring_and_route.coach.features import standing_before
from rollwright.games.ring_and_route.coach.replies import settle
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.games.ring_and_route.rules.kernel import legal, play
from rollwright.kernel.bits import raw
from rollwright.kernel.contract import Facts, Floats, Knowledge, Notes, Numbers, ReadOnlyState, State, Weights
from rollwright.kernel.twins import entry, routine, step


@entry
def judge_standing(
    state: State,
    facts: Facts,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
    net: Weights,
    chances: Notes,
) -> None:
    """Writes the chances of a position before the first throw of a turn, as the network estimates them."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    state, facts, out, notes, net, chances = raw(state), raw(facts), raw(out), raw(notes), raw(net), raw(chances)
    out[c.KNOWN] = 0
    for seat in range(facts[k.T_SEATS]):
        list_standing(facts, standing_before(state, 0, facts, seat, know), seat, out, notes, know, net)
    _write(facts, out, notes, know, net, chances, 0)


@entry
def judge_throws(
    state: State,
    facts: Facts,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
    net: Weights,
    table: Notes,
) -> None:
    """Writes the turn table of a position before the seats mark, for Python to call: by throw and side, the chances
    once it is final."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    fill_table(raw(state), 0, raw(facts), True, raw(out), raw(notes), know, raw(net), raw(table))


@routine
def fill_table(
    state: ReadOnlyState,
    at: int,
    facts: Facts,
    closely: bool,
    out: State,
    notes: Notes,
    know: Knowledge,
    net: Weights,
    table: Notes,
) -> None:
    """Writes the turn table of a position for the judge, with a closer look near the end or without."""
    seats = facts[k.T_SEATS]
    out[c.KNOWN] = 0
    for seat in range(seats):
        note_uses(facts, standing_before(state, at, facts, seat, know), seat, ANY_DICE, out, notes, know, net)
    for throw in range(u.THROWS):
        for seat in range(seats):
            list_uses(seat, throw, out, know)
        settle(0, seats, out, notes, net)
        if closely:
            look_closely(facts, out, notes, know, net)
        for side in range(c.SIDES):
            table[throw * c.SIDES + side] = notes[c.CHANCES + side]


@entry
def judge_marks(
    state: State,
    facts: Facts,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
    net: Weights,
    chances: Notes,
) -> None:
    """Writes the chances of a position in which seats mark."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    state, facts, out, notes, net, chances = raw(state), raw(facts), raw(out), raw(notes), raw(net), raw(chances)
    out[c.KNOWN] = 0
    for seat in range(facts[k.T_SEATS]):
        _list(state, 0, facts, seat, out, notes, know, net)
    _write(facts, out, notes, know, net, chances, 0)


@entry
def judge_actions(
    state: State,
    facts: Facts,
    seat: int,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
    net: Weights,
    actions: State,
    chances: Notes,
) -> int:
    """Writes the legal actions of a marking seat, and the chances after each; returns how many there are."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    state, facts, out, notes, net = raw(state), raw(facts), raw(out), raw(notes), raw(net)
    actions, chances = raw(actions), raw(chances)
    found = legal(state, 0, facts, seat, actions)
    for other in range(facts[k.T_SEATS]):
        if other != seat:
            _list(state, 0, facts, other, out, notes, know, net)
    for i in range(found):
        copy_state(state, 0, out, c.WORK)
        _play_part(facts, seat, actions[i], out)
        out[c.KNOWN] = 0
        list_marked(out, c.WORK, facts, seat, out, notes, know, net)
        _write(facts, out, notes, know, net, chances, i * c.SIDES)
    return found


@step
def _play_part(facts: Facts, seat: int, action: int, out: State) -> None:
    """Plays an action; the throw isn't finished with it, even if nobody else is pending."""
    out[c.WORK + k.PENDING] |= 1 << k.SEATS
    play(out, c.WORK, facts, seat, action)


@step
def _list(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, out: State, notes: Notes, know: Knowledge, net: Weights
) -> None:
    """Lists the endings of a seat in a position in which seats mark."""
    pending = (state[at + k.PENDING] >> seat) & 1
    if pending and state[at + k.SEAT + seat * k.SEAT_SIZE + k.USED] == 0:
        before = standing_before(state, at, facts, seat, know)
        note_uses(facts, before, seat, state[at + k.DICE], out, notes, know, net)
        list_uses(seat, throw_of(state[at + k.DICE]), out, know)
    else:
        list_marked(state, at, facts, seat, out, notes, know, net)


@step
def _write(facts: Facts, out: State, notes: Notes, know: Knowledge, net: Weights, chances: Notes, to: int) -> None:
    settle(0, facts[k.T_SEATS], out, notes, net)
    look_closely(facts, out, notes, know, net)
    for side in range(c.SIDES):
        chances[to + side] = notes[c.CHANCES + side]


@entry
def count_dice(
    state: State,
    facts: Facts,
    seat: int,
    out: State,
    notes: Notes,
    way: int,
    numbers: Numbers,
    values: Floats,
    weights: Weights,
    net: Weights,
    dice: State,
) -> None:
    """Writes for each throw how many of its dice a seat can use that has not used one yet, for Python to call."""
    know = Knowledge(way, raw(numbers), raw(values), raw(weights))
    state, facts, out, dice = raw(state), raw(facts), raw(out), raw(dice)
    before = standing_before(state, 0, facts, seat, know)
    note_uses(facts, before, seat, ANY_DICE, out, raw(notes), know, raw(net))
    plan = plan_at(before.sheet.side, know)
    for throw in range(u.THROWS):
        most = 0
        for i in range(c.USES_OF_THROW):
            use = use_of_throw(know.numbers, plan, throw, i)
            if out[c.FIRST + seat * u.USES + use] >= 0:
                most = max(most, know.numbers[plan + u.DICE_USED + use])
        dice[throw] = most
