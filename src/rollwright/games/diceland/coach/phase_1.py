"""The coach's chances in phase 1, as a tree: exact averages over all throws, backward from six dice set aside (D8, D9).

Every node has the chances of all seats; the active seat decides by its own, the others then make the best of the dice
that they are left (D12).
"""

from __future__ import annotations

from rollwright.games.diceland.bots.outcomes import first_outcome, last_outcome, next_outcome, ways_to_throw
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.race import sides, turns_left, write_shares
from rollwright.games.diceland.coach.scratch import Desk, Sense
from rollwright.games.diceland.coach.seats import forced_use, let_choose, outlook_after
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Facts, ReadOnlyState
from rollwright.kernel.twins import routine, step


@step
def copy(desk: Desk, facts: Facts, start: int, to: int) -> None:
    """Copies the chances of all sides in the notes from one node of phase 1 to another."""
    for side in range(sides(facts)):
        desk.notes[to + side] = desk.notes[start + side]


@step
def rerolls(colour: int, aside: int) -> int:
    """Where the notes have the chances in phase 1 if the dice that are not set aside are thrown again."""
    return y.REROLLS + (colour * (k.ALL_DICE + 1) + aside) * k.SEATS


@step
def forget_stops(desk: Desk) -> None:
    """Forgets how phase 1 may end (memoization): the position is another one."""
    for slot in range(y.SLOTS):
        desk.out[y.STOPS + slot] = 0


@step
def write_stop(
    state: ReadOnlyState, at: int, facts: Facts, colour: int, aside: int, others: int, sense: Sense, desk: Desk, to: int
) -> None:
    """The chances once phase 1 ends with so many dice set aside, while the other seats get the other dice. Many ways
    lead to the same end, which is worked out once."""
    end = 1 + colour + 8 * (others + (aside << (4 * colour)))
    slot = (end * 48271 >> 14) & (y.SLOTS - 1)
    kept = y.STOP_CHANCES + slot * k.SEATS
    if desk.out[y.STOPS + slot] != end:
        desk.out[y.STOPS + slot] = end
        _write_end(state, at, facts, colour, aside, others, sense, desk, kept)
    copy(desk, facts, kept, to)


@routine
def _write_end(
    state: ReadOnlyState, at: int, facts: Facts, colour: int, aside: int, others: int, sense: Sense, desk: Desk, to: int
) -> None:
    active, left, seats = state[at + k.ACTIVE], turns_left(state, at, facts), facts[k.T_SEATS]
    desk.out[y.USED + active] = outlook_after(active, forced_use(active, colour, aside, desk))
    let_choose(((1 << seats) - 1) & ~(1 << active), others, active, left, facts, sense, desk)
    write_shares(active, left, facts, sense, desk, to)


@routine
def write_set_aside(
    state: ReadOnlyState, at: int, facts: Facts, colour: int, aside: int, others: int, sense: Sense, desk: Desk, to: int
) -> None:
    """The chances in phase 1 with so many dice just set aside, by stopping or throwing on, whichever is better."""
    active = state[at + k.ACTIVE]
    write_stop(state, at, facts, colour, aside, others, sense, desk, to)
    if aside < k.ALL_DICE:
        thrown = rerolls(colour, aside)
        if desk.notes[thrown + active] > desk.notes[to + active]:
            copy(desk, facts, thrown, to)


@step
def write_reroll(
    state: ReadOnlyState, at: int, facts: Facts, colour: int, have: int, outcome: int, sense: Sense, desk: Desk, to: int
) -> None:
    """The chances in phase 1 after an outcome of the dice that were thrown again (D9)."""
    brought = (outcome >> (4 * colour)) & 15
    others = outcome - (brought << (4 * colour))
    if brought == 0:
        write_stop(state, at, facts, colour, have, others, sense, desk, to)
    else:
        write_set_aside(state, at, facts, colour, have + brought, others, sense, desk, to)


@routine
def note_rerolls(
    state: ReadOnlyState, at: int, facts: Facts, colour: int, aside: int, sense: Sense, desk: Desk
) -> None:
    """Notes the chances of all sides if the active seat throws on at least once in phase 1, with so many dice of a
    colour set aside and with more."""
    for have in range(k.ALL_DICE - 1, aside - 1, -1):
        left = k.ALL_DICE - have
        to = rerolls(colour, have)
        for side in range(sides(facts)):
            desk.notes[to + side] = 0.0
        outcome = first_outcome(left)
        while True:
            write_reroll(state, at, facts, colour, have, outcome, sense, desk, y.BRANCH)
            share = ways_to_throw(left, outcome) / k.COLOURS**left
            for side in range(sides(facts)):
                desk.notes[to + side] += share * desk.notes[y.BRANCH + side]
            if outcome == last_outcome(left):
                break
            outcome = next_outcome(outcome)


@routine
def write_pick(state: ReadOnlyState, at: int, facts: Facts, dice: int, sense: Sense, desk: Desk, to: int) -> None:
    """The chances in phase 1 after the best choice of a colour of the first throw (D8). The notes must have all
    rerolls."""
    active = state[at + k.ACTIVE]
    found = False
    for colour in range(k.COLOURS):
        aside = (dice >> (4 * colour)) & 15
        if aside > 0:
            others = dice - (aside << (4 * colour))
            write_set_aside(state, at, facts, colour, aside, others, sense, desk, y.BRANCH)
            if not found or desk.notes[y.BRANCH + active] > desk.notes[to + active]:
                copy(desk, facts, y.BRANCH, to)
            found = True
