"""The value function: how many turns a position still needs, on average.

It is a network with one layer of hidden units (ReLU), or linear if there are none: weights (`weights.py`) are applied
to the features (`features.py`). Evaluation is incremental. A position that is a few crosses on differs from the one
before in few features, so only these are weighed again. A value for one board can have weights for its spaces, too.
"""

from __future__ import annotations

from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots import weights as w
from rollwright.games.diceland.bots.features import FEATURES, find_ways, write_features
from rollwright.games.diceland.rules import kernel as k
from rollwright.games.diceland.rules.kernel import has_won
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, Floats, Notes, ReadOnlyState, State
from rollwright.kernel.twins import routine, step


@routine
def turns_needed(
    state: ReadOnlyState, me: int, facts: Facts, board: int, weights: Floats, out: State, notes: Notes
) -> float:
    """The value function: the turns that a seat's position needs; it becomes the base that crosses are then compared
    with."""
    for i in range(k.SEAT_SIZE):
        out[s.STACK + i] = state[me + i]
    find_ways(state, me, facts, board, out, s.STACK + s.F_WAYS)
    write_features(out, s.STACK, facts, board, s.STACK + s.F_WAYS, s.BASE_FEATURES)
    hidden = int(weights[w.HIDDEN])
    for unit in range(hidden):
        notes[s.BASE_UNITS + unit] = 0.0
    linear = 0.0
    for feature in range(FEATURES):
        seen = out[s.BASE_FEATURES + feature]
        if seen != 0:
            linear += seen * weights[w.HEAD + feature]
            row = w.HEAD + FEATURES + feature * hidden
            for unit in range(hidden):
                notes[s.BASE_UNITS + unit] += seen * weights[row + unit]
    if weights[w.SPACES] != 0.0:
        for half in range(2):
            crossed = out[s.STACK + k.CROSSED + half]
            linear += _add_spaces(crossed, half * k.HALF, weights, hidden, notes, s.BASE_UNITS)
    notes[s.BASE_LINEAR] = linear
    if has_won(out, s.STACK, facts):
        return 0.0
    return linear + _from_units(weights, hidden, notes, s.BASE_UNITS)


@routine
def turns_needed_after(facts: Facts, board: int, frame: int, weights: Floats, out: State, notes: Notes) -> float:
    """The value function of the position in a frame of the stack, by what has changed since the base."""
    if has_won(out, frame, facts):
        return 0.0
    write_features(out, frame, facts, board, frame + s.F_WAYS, s.AFTER_FEATURES)
    hidden = int(weights[w.HIDDEN])
    for unit in range(hidden):
        notes[s.AFTER_UNITS + unit] = notes[s.BASE_UNITS + unit]
    linear = notes[s.BASE_LINEAR]
    for feature in range(FEATURES):
        change = out[s.AFTER_FEATURES + feature] - out[s.BASE_FEATURES + feature]
        if change != 0:
            linear += change * weights[w.HEAD + feature]
            row = w.HEAD + FEATURES + feature * hidden
            for unit in range(hidden):
                notes[s.AFTER_UNITS + unit] += change * weights[row + unit]
    if weights[w.SPACES] != 0.0:
        for half in range(2):
            crossed = out[frame + k.CROSSED + half] & ~out[s.STACK + k.CROSSED + half]
            linear += _add_spaces(crossed, half * k.HALF, weights, hidden, notes, s.AFTER_UNITS)
    return linear + _from_units(weights, hidden, notes, s.AFTER_UNITS)


@step
def _add_spaces(crossed: int, first: int, weights: Floats, hidden: int, notes: Notes, units: int) -> float:
    """Adds crossed spaces to the hidden units, and returns what they add without these."""
    linear = 0.0
    while crossed:
        row = w.HEAD + FEATURES + (FEATURES + 1) * hidden + (first + lowest(crossed)) * (hidden + 1)
        crossed &= crossed - 1
        linear += weights[row]
        for unit in range(hidden):
            notes[units + unit] += weights[row + 1 + unit]
    return linear


@step
def _from_units(weights: Floats, hidden: int, notes: Notes, units: int) -> float:
    """What the hidden units add; in four sums, which a processor can add up at the same time."""
    row = w.HEAD + FEATURES + FEATURES * hidden
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    for unit in range(0, hidden, 4):
        a += max(notes[units + unit], 0.0) * weights[row + unit]
        b += max(notes[units + unit + 1], 0.0) * weights[row + unit + 1]
        c += max(notes[units + unit + 2], 0.0) * weights[row + unit + 2]
        d += max(notes[units + unit + 3], 0.0) * weights[row + unit + 3]
    return a + b + c + d
