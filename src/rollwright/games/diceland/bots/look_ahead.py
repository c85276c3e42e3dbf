"""A look ahead at the seat's next turn (expectimax): the turns that a position needs, averaged over all throws of phase
1 or of a treasure.

That is a treasure throw if one is owed (D14), else the throws of the seat's next turn, whether it is active or not. It
is more exact than the value of the position itself, since the dice that come next are in it.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import UNUSABLE, find_best_crosses
from rollwright.games.diceland.bots.outcomes import (
    colours_missing,
    first_outcome,
    last_outcome,
    next_outcome,
    ways_to_throw,
)
from rollwright.games.diceland.bots.scratch import ScratchPart
from rollwright.games.diceland.bots.uses import turns_after_best_use
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import cross, has_won
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, Floats, Notes, ReadOnlyState
from rollwright.kernel.twins import routine, step

LEFT_OVER = (0.002, 0.04, 0.11, 0.235, 0.333, 0.28)  # how often an active seat leaves so many dice for the others


@step
def is_next(state: ReadOnlyState, at: int, facts: Facts, seat: int) -> bool:
    """Whether the next turn, which is looked ahead to, is the seat's own (D16)."""
    following = state[at + k.ACTIVE] + 1
    return seat == (following if following < facts[k.T_SEATS] else 0)


@routine
def look_ahead_after(
    state: ReadOnlyState,
    me: int,
    facts: Facts,
    board: int,
    low: int,
    high: int,
    active: bool,
    weights: Floats,
    inner: ScratchPart,
) -> float:
    """The look ahead after crosses: the turns that are needed once these spaces are crossed; `active` tells whether the
    next turn is the seat's."""
    for i in range(k.SEAT_SIZE):
        inner.out[s.PART + i] = state[me + i]
    low &= ~state[me + k.CROSSED]
    high &= ~state[me + k.CROSSED + 1]
    while low | high:
        space = lowest(low) if low else k.HALF + lowest(high)
        cross(inner.out, s.PART, facts, board, space)
        if low:
            low &= low - 1
        else:
            high &= high - 1
    if has_won(inner.out, s.PART, facts):
        return 0.0
    return look_ahead(facts, board, 1.0 if active else 0.0, weights, inner)


@routine
def look_ahead(facts: Facts, board: int, active: float, weights: Floats, inner: ScratchPart) -> float:
    """The look ahead: the turns that are needed in the position at `PART`; `active` is the chance that the next turn is
    the seat's."""
    out, notes = inner.out, inner.notes
    owed = out[s.PART + k.OWED] > 0
    if owed:
        out[s.PART + k.OWED] -= 1
    notes[s.USES + s.NO_USE] = turns_needed(out, s.PART, facts, board, weights, out, notes)
    most = k.ALL_DICE if active > 0.0 and not owed else k.TREASURE_DICE  # no more are left by another seat, either
    for colour in range(k.COLOURS):
        find_best_crosses(facts, board, colour, 1, most, weights, out, notes, s.USES + colour * 7)
    if owed:
        return _after_treasure_throw(notes)
    turns = 1.0
    if active > 0.0:
        turns += active * _after_own_turn(notes)
    if active < 1.0:
        turns += (1.0 - active) * _after_others_turn(notes)
    return turns


@step
def _after_treasure_throw(notes: Notes) -> float:
    """The turns needed after the best use of a treasure throw, averaged over all of them (D14)."""
    dice = k.TREASURE_DICE
    total = 0.0
    cases = 0
    outcome = first_outcome(dice)
    while True:
        ways = ways_to_throw(dice, outcome)
        cases += ways
        total += ways * turns_after_best_use(0, outcome, notes)
        if outcome == last_outcome(dice):
            return total / cases
        outcome = next_outcome(outcome)


@step
def _after_others_turn(notes: Notes) -> float:
    """The turns needed after the best use of what another seat leaves: as many dice as usual, none of its colour."""
    average = 0.0
    for dice in range(k.ALL_DICE):
        total = 0.0
        cases = 0
        outcome = first_outcome(dice)
        while True:
            ways = ways_to_throw(dice, outcome) * colours_missing(outcome)
            cases += ways
            total += ways * turns_after_best_use(0, outcome, notes)
            if outcome == last_outcome(dice):
                break
            outcome = next_outcome(outcome)
        average += LEFT_OVER[dice] * total / cases
    return average


@step
def _after_own_turn(notes: Notes) -> float:
    """The turns needed after the best phase 1, averaged over all throws; what the others get is left out."""
    note_asides(notes)
    total = 0.0
    cases = 0
    outcome = first_outcome(k.ALL_DICE)
    while True:
        ways = ways_to_throw(k.ALL_DICE, outcome)
        cases += ways
        total += ways * after_first_throw(outcome, notes)
        if outcome == last_outcome(k.ALL_DICE):
            return total / cases
        outcome = next_outcome(outcome)


@step
def note_asides(notes: Notes) -> None:
    """Looking ahead at phase 1: notes the turns needed with so many dice of a colour set aside, for all of them."""
    for colour in range(k.COLOURS):
        for have in range(k.ALL_DICE, 0, -1):
            stop = after_stop(colour, have, notes)
            going_on = after_throwing_on(colour, have, notes) if have < k.ALL_DICE else stop
            notes[s.AFTER_ASIDE + colour * 7 + have] = min(stop, going_on)


@step
def after_first_throw(dice: int, notes: Notes) -> float:
    """Looking ahead at phase 1: the turns needed after the best one that begins with this throw (D8)."""
    best = UNUSABLE
    while dice:
        colour = lowest(dice) >> 2
        best = min(best, after_setting_aside(colour, (dice >> (4 * colour)) & 15, notes))
        dice &= ~(15 << (4 * colour))
    return best


@step
def after_setting_aside(colour: int, have: int, notes: Notes) -> float:
    """Looking ahead at phase 1: the turns needed with so many dice set aside, by stopping or throwing on, whichever is
    better."""
    return notes[s.AFTER_ASIDE + colour * 7 + have]


@step
def after_stop(colour: int, have: int, notes: Notes) -> float:
    """Looking ahead at phase 1: the turns needed after crossing with so many dice, or with none if they are too many
    (D11)."""
    turns = notes[s.USES + colour * 7 + have]
    return turns if turns < UNUSABLE else notes[s.USES + s.NO_USE]


@step
def after_throwing_on(colour: int, have: int, notes: Notes) -> float:
    """Looking ahead at phase 1: the turns needed after throwing all the other dice again, averaged over how many bring
    the colour (D9)."""
    left = k.ALL_DICE - have
    total = 0.0
    ways = 1.0
    cases = 1.0
    for _ in range(left):
        ways *= k.COLOURS - 1
        cases *= k.COLOURS
    for brought in range(left + 1):
        stays = after_setting_aside(colour, have + brought, notes) if brought else after_stop(colour, have, notes)
        total += ways * stays
        ways = ways * (left - brought) / ((brought + 1) * (k.COLOURS - 1))
    return total / cases
