"""Luck in Ring & Route: the value of a throw to a seat, less the mean over all throws that could have fallen instead.

The value is that of the planner or the expert (`value.py`): the best that the seat can make of the dice on its own
sheets. Before a re-roll, the active seat is expected to throw again in the best way, and the others to get the dice as
they lie. Whatever the value, luck is zero on average.
"""

from __future__ import annotations

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots.throws import mean_of_throws, note_throws
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step, unit

LUCK_NOTES = s.LUCK_NOTES


@unit
def luck(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, outcome: int, out: State, notes: Notes, know: Knowledge
) -> float:
    """Luck in Ring & Route: by how much the throw that is due is better for a seat than on average, if it falls like
    this."""
    value = prospect(state, at, facts, seat, outcome, out, notes, know)
    return value - mean_of_throws(state[at + k.DICE], state[at + k.THROWN], notes)


@routine
def prospect(
    state: ReadOnlyState, at: int, facts: Facts, seat: int, outcome: int, out: State, notes: Notes, know: Knowledge
) -> float:
    """For luck: the value to a seat of the throw that is due, if it falls like this; an `outcome` of 0 gives the mean
    of all."""
    thrown = state[at + k.THROWN]
    note_throws(state, at, facts, seat, out, notes, know)
    if state[at + k.PHASE] == k.THROW and state[at + k.ACTIVE] == seat:
        _throw_again(notes)
    if outcome == 0:
        return mean_of_throws(state[at + k.DICE], thrown, notes)
    return mean_of_throws(_fallen(state[at + k.DICE], thrown, outcome), 0, notes)


@step
def _fallen(dice: int, thrown: int, outcome: int) -> int:
    """R9: the dice after a throw."""
    for die in range(k.DICE_COUNT):
        if (thrown >> die) & 1:
            dice &= ~(15 << (4 * die))
    return dice | outcome


@step
def _throw_again(notes: Notes) -> None:
    """R9: replaces the value of each throw by that of throwing the best set of its dice again."""
    for throw in range(u.THROWS):
        dice = (throw % u.FACES + 1) | (throw // u.FACES % u.FACES + 1) << 4 | (throw // u.FACES**2 + 1) << 8
        best = mean_of_throws(dice, 0, notes)
        for again in range(1, k.ALL_DICE + 1):
            best = max(best, mean_of_throws(dice, again, notes))
        notes[s.REROLLED_THROWS + throw] = best
    for throw in range(u.THROWS):
        notes[s.BEST_THROWS + throw] = notes[s.REROLLED_THROWS + throw]
