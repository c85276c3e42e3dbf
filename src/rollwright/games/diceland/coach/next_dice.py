"""How a seat's next dice fall: how often each use of them is the one after which it needs the fewest turns.

The notes of the part to look ahead in must have the turns needed after each use; how often it is best is added up in
the mass of the use.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.best_crosses import UNUSABLE
from rollwright.games.diceland.bots.look_ahead import (
    LEFT_OVER,
    after_setting_aside,
    after_stop,
    note_asides,
)
from rollwright.games.diceland.bots.outcomes import (
    colours_missing,
    first_outcome,
    last_outcome,
    next_outcome,
    ways_to_throw,
)
from rollwright.games.diceland.coach import scratch as y
from rollwright.games.diceland.coach.scratch import Desk
from rollwright.games.diceland.rules import kernel as k
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Notes
from rollwright.kernel.twins import routine, step

# How often the active one of so many seats denies another its best use, by exact averages over the throws of turns
WIN_DENIED = (0.0, 0.0, 0.78, 0.7, 0.6)
BEST_DENIED = (0.0, 0.0, 0.12, 0.09, 0.07)


@step
def best_use(dice: int, notes: Notes, turns: int) -> int:
    """The use of a seat's next dice, colour and number, after which the fewest turns are needed, by the notes from
    `turns` on, or none."""
    best = s.NO_USE
    while dice:
        colour = lowest(dice) >> 2
        use = colour * 7 + ((dice >> (4 * colour)) & 15)
        best = use if notes[turns + use] < notes[turns + best] else best
        dice &= ~(15 << (4 * colour))
    return best


@routine
def note_treasure_throw(desk: Desk) -> None:
    """Next dice of a treasure throw (D14): five dice, one colour of which may be used."""
    _forget(desk.notes)
    dice = k.TREASURE_DICE
    outcome = first_outcome(dice)
    share = 1.0 / k.COLOURS**dice
    while True:
        desk.notes[y.MASS + best_use(outcome, desk.inner.notes, s.USES)] += share * ways_to_throw(dice, outcome)
        if outcome == last_outcome(dice):
            return
        outcome = next_outcome(outcome)


@routine
def note_others_turn(seats: int, desk: Desk) -> None:
    """Notes how the dice fall that another seat leaves (D12): as many as usual, none of its colour.

    It leaves what serves others best less often than chance would, above all what wins at once: then the next best use
    counts.
    """
    _forget(desk.notes)
    turns = desk.inner.notes
    for dice in range(k.ALL_DICE):
        share = LEFT_OVER[dice] / (k.COLOURS * (k.COLOURS - 1.0) ** dice)
        outcome = first_outcome(dice)
        while True:
            mass = share * ways_to_throw(dice, outcome) * colours_missing(outcome)
            best = best_use(outcome, turns, s.USES)
            if best != s.NO_USE:
                wins = turns[s.USES + best] == 0.0
                denied = mass * (WIN_DENIED[seats] if wins else BEST_DENIED[seats])
                left = outcome & ~(15 << (4 * (best // 7)))
                desk.notes[y.MASS + best_use(left, turns, s.USES)] += denied
                mass -= denied
            desk.notes[y.MASS + best] += mass
            if outcome == last_outcome(dice):
                break
            outcome = next_outcome(outcome)


@routine
def note_own_turn(desk: Desk) -> None:
    """Next dice in the seat's own turn (D8 to D11): those of the best phase 1, without regard to what the others
    get."""
    _forget(desk.notes)
    notes, turns = desk.notes, desk.inner.notes
    note_asides(turns)
    share = 1.0 / k.COLOURS**k.ALL_DICE
    outcome = first_outcome(k.ALL_DICE)
    while True:
        notes[y.ASIDE + _best_pick(outcome, turns)] += share * ways_to_throw(k.ALL_DICE, outcome)
        if outcome == last_outcome(k.ALL_DICE):
            break
        outcome = next_outcome(outcome)
    for colour in range(k.COLOURS):
        for have in range(1, k.ALL_DICE + 1):
            if notes[y.ASIDE + colour * 7 + have] > 0.0:
                _go_on(colour, have, desk)


@step
def _best_pick(dice: int, turns: Notes) -> int:
    best, pick = 2.0 * UNUSABLE, 0
    while dice:
        colour = lowest(dice) >> 2
        have = (dice >> (4 * colour)) & 15
        needed = after_setting_aside(colour, have, turns)
        if needed < best:
            best, pick = needed, colour * 7 + have
        dice &= ~(15 << (4 * colour))
    return pick


@step
def _go_on(colour: int, have: int, desk: Desk) -> None:
    """Stops with so many dice set aside, or throws the others again: the case with more dice comes later."""
    notes, turns = desk.notes, desk.inner.notes
    mass = notes[y.ASIDE + colour * 7 + have]
    use = colour * 7 + have if turns[s.USES + colour * 7 + have] < UNUSABLE else s.NO_USE  # D11
    if have == k.ALL_DICE or after_stop(colour, have, turns) <= after_setting_aside(colour, have, turns):
        notes[y.MASS + use] += mass
        return
    left = k.ALL_DICE - have
    part = mass
    for _ in range(left):
        part *= (k.COLOURS - 1.0) / k.COLOURS
    notes[y.MASS + use] += part  # D9: a throw without the colour ends phase 1
    for brought in range(1, left + 1):
        part = part * (left - brought + 1) / (brought * (k.COLOURS - 1.0))
        notes[y.ASIDE + colour * 7 + have + brought] += part


@step
def _forget(notes: Notes) -> None:
    for use in range(y.USES):
        notes[y.MASS + use] = 0.0
        notes[y.ASIDE + use] = 0.0
