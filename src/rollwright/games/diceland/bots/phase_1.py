"""The decisions of phase 1 by expectimax, for levels 3 to 5: exact averages over all throws, backward from six dice set
aside (D8, D9).

What is compared are the turns that the seat needs after its own use of the dice, and those that the others need after
their best use of the dice it leaves them (D12); or the chance to be first, which follows from both. More is better.
"""

from __future__ import annotations

import math

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.bots.best_crosses import UNUSABLE
from rollwright.games.diceland.bots.outcomes import first_outcome, last_outcome, next_outcome, ways_to_throw
from rollwright.games.diceland.bots.uses import turns_after_best_use
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.contract import Facts, Floats, Notes, ReadOnlyState
from rollwright.kernel.twins import routine, step

RACE_SCALE = 0.75  # the turns that are needed vary by about the root of their number


@step
def is_phase_1(state: ReadOnlyState, at: int) -> bool:
    """Whether the active seat decides in phase 1: which colour to pick, or whether to throw on (D8, D9)."""
    return state[at + k.PHASE] == k.PICKING or state[at + k.PHASE] == k.GOING_ON


@step
def colours_in_question(state: ReadOnlyState, at: int) -> int:
    """Phase 1: the colours that the active seat may set aside now, as bits: those that show, or the one it has
    chosen."""
    if state[at + k.PHASE] == k.GOING_ON:
        return 1 << state[at + k.COLOUR]
    colours = 0
    for colour in range(k.COLOURS):
        colours |= (1 if (state[at + k.DICE] >> (4 * colour)) & 15 else 0) << colour
    return colours


@routine
def decide_phase_1(state: ReadOnlyState, at: int, facts: Facts, seat: int, weights: Floats, notes: Notes) -> int:
    """A bot's decision in phase 1: the best colour, or whether to throw on. The notes must have the uses of all seats
    that count."""
    if state[at + k.PHASE] == k.GOING_ON:
        aside = state[at + k.ASIDE]
        note_rerolls(facts, seat, state[at + k.COLOUR], aside, weights, notes)
        stop = value_of_stopping(facts, seat, state[at + k.COLOUR], aside, state[at + k.DICE], weights, notes)
        return k.REROLL if notes[s.REROLLS + aside] > stop else k.STOP
    action = k.PICK
    best = -UNUSABLE
    for colour in range(k.COLOURS):
        aside = (state[at + k.DICE] >> (4 * colour)) & 15
        if aside > 0:
            others = state[at + k.DICE] - (aside << (4 * colour))
            note_rerolls(facts, seat, colour, aside, weights, notes)
            stop = value_of_stopping(facts, seat, colour, aside, others, weights, notes)
            value = max(stop, notes[s.REROLLS + aside])
            if value > best:
                best = value
                action = k.PICK + colour
    return action


@routine
def note_rerolls(facts: Facts, seat: int, colour: int, aside: int, weights: Floats, notes: Notes) -> None:
    """Notes for a bot in phase 1 what throwing on at least once is worth, with so many dice set aside and with more
    (D9)."""
    shift = 4 * colour
    cases = 1.0
    notes[s.REROLLS + k.ALL_DICE] = -UNUSABLE
    for have in range(k.ALL_DICE - 1, aside - 1, -1):
        left = k.ALL_DICE - have
        cases *= k.COLOURS
        total = 0.0
        outcome = first_outcome(left)
        while True:
            brought = (outcome >> shift) & 15
            others = outcome - (brought << shift)
            value = value_of_stopping(facts, seat, colour, have + brought, others, weights, notes)
            if brought > 0:
                value = max(value, notes[s.REROLLS + have + brought])
            total += ways_to_throw(left, outcome) * value
            if outcome == last_outcome(left):
                break
            outcome = next_outcome(outcome)
        notes[s.REROLLS + have] = total / cases


@step
def value_of_stopping(
    facts: Facts, seat: int, colour: int, aside: int, others: int, weights: Floats, notes: Notes
) -> float:
    """What it is worth to a bot to end phase 1 with so many dice set aside, while the other seats get the other
    dice."""
    uses = s.USES + seat * s.SEAT_USES
    turns = notes[uses + colour * 7 + aside]
    mine = turns if turns < UNUSABLE else notes[uses + s.NO_USE] + weights[w.IDLE]
    seats = facts[k.T_SEATS]
    if weights[w.OTHERS] == 0.0 or seats == 1:  # alone, a seat is always first
        return -mine
    theirs = 0.0
    first = 1.0
    for other in range(seats):
        if other != seat:
            turns = turns_after_best_use(other, others, notes)
            theirs += turns
            first *= chance_to_be_first(mine, turns)
    if weights[w.RACE] != 0.0:
        return first
    return weights[w.OTHERS] * theirs / max(seats - 1, 1) - mine


@step
def chance_to_be_first(mine: float, theirs: float) -> float:
    """What a bot counts in phase 1: the chance that a seat which needs `mine` turns on average is there before one that
    needs `theirs`."""
    mine = max(mine, 0.0)
    theirs = max(theirs, 0.0)
    lead = (theirs - mine) * RACE_SCALE / math.sqrt(1.0 + mine + theirs)
    return 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)
