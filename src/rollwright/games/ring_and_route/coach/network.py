"""The network: from how all seats stand before a throw to the share of the win that each will get, on average.

A small neural network with two hidden layers, fitted to games of levels 3 to 5 (`making/`). The first layer looks at
each seat by itself; what it makes of a seat is kept, since one way to stand is looked at together with many of the
others'. The second layer looks at a seat and the sum of the others; it sees the features, too, and who is ahead, since
near the end a single point decides. The last number is a *score*, and the chances are
the softmax of the scores, so they sum to 1. Alone, the score of par is 0.

Once the game is over, the result takes the place of the network: the win is shared by those with the most points (R19);
alone, there is a table of how often level 5 gets fewer points.
"""

from __future__ import annotations

from math import exp

from rollwright.games.ring_and_route.bots.sheet_state import ends_game, points_of
from rollwright.games.ring_and_route.coach import scratch as c
from rollwright.games.ring_and_route.coach.features import (
    FEATURES,
    SECOND,
    TWO_MISTHROWS,
    VALUE,
    Standing,
    note_features,
)
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState, Weights
from rollwright.kernel.twins import routine, step

# The weights: matrices by rows, one row for each number that goes in
FIRST = 0
FIRST_BIAS = FIRST + FEATURES * c.HIDDEN
OWN = FIRST_BIAS + c.HIDDEN
OWN_BIAS = OWN + c.WIDTH * c.HIDDEN
OTHER = OWN_BIAS + c.HIDDEN
LEAD = OTHER + c.WIDTH * c.HIDDEN
LAST = LEAD + c.LEADS * c.HIDDEN
NETWORK = LAST + c.HIDDEN
BEATEN = NETWORK  # + points: alone, how often level 5 gets fewer; equally many count half
MOST_POINTS = 150
WEIGHTS = BEATEN + MOST_POINTS + 1

CLEAR_LEAD = 3.0  # points


@routine
def note_ending(facts: Facts, at: Standing, ending: int, notes: Notes, know: Knowledge, net: Weights) -> None:
    """Notes for the network how a seat stands after a throw, as the ending of this number."""
    to = c.ENDINGS + ending * c.ENDING
    note_features(facts, at, notes, c.FEATURES, know)
    notes[to + c.E_VALUE] = notes[c.FEATURES + VALUE]
    notes[to + c.E_POINTS] = at.banked + points_of(facts, at.sheet, know)
    notes[to + c.E_IS_OVER] = 1.0 if ends_game(at.sheet, know) else 0.0
    notes[to + c.E_CAN_END] = notes[c.FEATURES + SECOND] * notes[c.FEATURES + TWO_MISTHROWS]
    _times(notes, c.FEATURES, FEATURES, net, FIRST, FIRST_BIAS, c.LAYER)
    for i in range(c.LAYER, c.LAYER + c.HIDDEN):
        notes[i] = _squashed(notes[i])
    _times(notes, c.LAYER, c.WIDTH, net, OWN, OWN_BIAS, to + c.E_OWN)
    _times(notes, c.LAYER, c.WIDTH, net, OTHER, -1, to + c.E_OTHER)


@step
def _times(notes: Notes, start: int, count: int, net: Weights, matrix: int, bias: int, to: int) -> None:
    """Notes the product of `count` numbers with a matrix, plus a bias unless that is -1."""
    for i in range(c.HIDDEN):
        notes[to + i] = net[bias + i] if bias >= 0 else 0.0
    for j in range(count):
        number = notes[start + j]
        if number != 0.0:
            row = matrix + j * c.HIDDEN
            for i in range(c.HIDDEN):
                notes[to + i] += number * net[row + i]


@step
def _squashed(number: float) -> float:
    """Softsign: between -1 and 1."""
    return number / (1.0 + abs(number))


@routine
def note_chances(base: int, seats: int, out: ReadOnlyState, notes: Notes, net: Weights) -> None:
    """Notes the network's chances of all sides if each seat stands as in the ending that it has chosen; `base` is the
    slot of the first seat."""
    over = 0.0
    for seat in range(seats):
        over += notes[_chosen(base + seat, out) + c.E_IS_OVER]
    if over == 0.0:
        _estimate(base, seats, out, notes, net)
    elif seats == 1:
        points = min(int(notes[_chosen(base, out) + c.E_POINTS]), MOST_POINTS)
        notes[c.CHANCES] = net[BEATEN + points]
        notes[c.CHANCES + 1] = 1.0 - net[BEATEN + points]
    else:
        _share_win(base, seats, out, notes)


@step
def _chosen(slot: int, out: ReadOnlyState) -> int:
    """Where the ending is that a seat has chosen."""
    return c.ENDINGS + out[c.CHOSEN + slot] * c.ENDING


@step
def _share_win(base: int, seats: int, out: ReadOnlyState, notes: Notes) -> None:
    """R19: the seats with the most points share the win."""
    most = -1.0
    sharing = 0.0
    for seat in range(seats):
        points = notes[_chosen(base + seat, out) + c.E_POINTS]
        if points > most:
            most = points
            sharing = 0.0
        if points == most:
            sharing += 1.0
    for seat in range(seats):
        won = notes[_chosen(base + seat, out) + c.E_POINTS] == most
        notes[c.CHANCES + seat] = 1.0 / sharing if won else 0.0


@step
def _estimate(base: int, seats: int, out: ReadOnlyState, notes: Notes, net: Weights) -> None:
    for i in range(c.HIDDEN):
        notes[c.TOTAL + i] = 0.0
    for seat in range(seats):
        other = _chosen(base + seat, out) + c.E_OTHER
        for i in range(c.HIDDEN):
            notes[c.TOTAL + i] += notes[other + i]
    total = 0.0
    for seat in range(seats):
        _note_leads(base, seats, seat, out, notes)
        weight = exp(_score(_chosen(base + seat, out), notes, net))
        notes[c.CHANCES + seat] = weight
        total += weight
    if seats == 1:
        notes[c.CHANCES + 1] = 1.0
        total += 1.0
    for side in range(max(seats, 2)):
        notes[c.CHANCES + side] /= total


@step
def _note_leads(base: int, seats: int, seat: int, out: ReadOnlyState, notes: Notes) -> None:
    """Notes whether a seat is ahead and how clearly; the same if it can end the game, and if another seat can."""
    best = -1.0
    theirs = 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, notes[_chosen(base + other, out) + c.E_POINTS])
            theirs = max(theirs, notes[_chosen(base + other, out) + c.E_CAN_END])
    ahead = notes[_chosen(base + seat, out) + c.E_POINTS] - best
    own = notes[_chosen(base + seat, out) + c.E_CAN_END]
    notes[c.LEAD] = 0.0 if ahead == 0.0 or seats == 1 else (1.0 if ahead > 0.0 else -1.0)
    notes[c.LEAD + 1] = 0.0 if seats == 1 else ahead / (CLEAR_LEAD + abs(ahead))
    for i in range(2):
        notes[c.LEAD + 2 + i] = notes[c.LEAD + i] * own
        notes[c.LEAD + 4 + i] = notes[c.LEAD + i] * theirs


@step
def _score(ending: int, notes: Notes, net: Weights) -> float:
    score = 0.0
    for i in range(c.HIDDEN):
        seen = notes[ending + c.E_OWN + i] + notes[c.TOTAL + i] - notes[ending + c.E_OTHER + i]
        for j in range(c.LEADS):
            seen += notes[c.LEAD + j] * net[LEAD + j * c.HIDDEN + i]
        score += net[LAST + i] * _squashed(seen)
    return score
