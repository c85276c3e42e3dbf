"""The network: from how all seats stand before a throw to the share of the win that each will get, on average.

A small neural network with two hidden layers, fitted to games of levels 3 to 5 and to itself (`making/`). The first
layer looks at each seat by itself; what it makes of a seat is kept, since one way to stand is looked at together with
many of the others'. The second layer looks at a seat and the sum of the others; it sees the features, too, and a row of
a table for who is ahead, by how many points, and who can end the game soon, since near the end a single point decides.
The last number is a *score*, and the chances are the softmax of the scores, so they sum to 1. Alone, the score of par
is 0. Where somebody may end the game with the next throw, the exact look at it (`last_throw.py`) is one more thing that
the second layer sees, and its logarithm is added to the scores: so without the network, chances would be that.

Once the game is over, the result takes the place of the network: the win is shared by those with the most points (R19);
alone, there is a table of how often level 5 gets fewer points.
"""

from __future__ import annotations

from math import exp, log

from rollwright.games.ring_and_route.bots.sheet_state import ends_game, points_of
from rollwright.games.ring_and_route.chances import scratch as c
from rollwright.games.ring_and_route.chances.desk import Desk
from rollwright.games.ring_and_route.chances.features import (
    FEATURES,
    HASTES,
    VALUE,
    Standing,
    haste_of,
    note_features,
    write_standing,
)
from rollwright.games.ring_and_route.chances.last_throw import hasty_seats, note_now
from rollwright.kernel.contract import Notes, Weights
from rollwright.kernel.twins import routine, step

CLEAR_LEAD = 20  # points; more count as that
LEADS = 2 * CLEAR_LEAD + 1

# The weights: matrices by rows, one row for each number that goes in
FIRST = 0
FIRST_BIAS = FIRST + FEATURES * c.HIDDEN
OWN = FIRST_BIAS + c.HIDDEN
OWN_BIAS = OWN + c.WIDTH * c.HIDDEN
OTHER = OWN_BIAS + c.HIDDEN
LEAD = OTHER + c.WIDTH * c.HIDDEN  # a row for each haste of the seat, haste of the others and lead
LAST = LEAD + HASTES**2 * LEADS * c.HIDDEN
NOW = LAST + c.HIDDEN  # two rows: for the seat's chance to win with the next throw, and that this is the last one
NETWORK = NOW + 2 * c.HIDDEN
BEATEN = NETWORK  # + points: alone, how often level 5 gets fewer; equally many count half
MOST_POINTS = 150
LEAST_CHANCE = 1e-3  # in a logarithm
_HASTY_WEIGHT = 1.0  # if the game goes on, of those who could have ended it
_WEIGHT = 3.0  # and of the others
WEIGHTS = BEATEN + MOST_POINTS + 1


@routine
def note_ending(at: Standing, ending: int, desk: Desk) -> None:
    """Notes how a seat stands after a throw, as the ending of this number."""
    facts, notes, know, net = desk.facts, desk.notes, desk.know, desk.net
    to = c.ENDINGS + ending * c.ENDING
    note_features(facts, at, notes, c.FEATURES, know, desk.growth)
    notes[to + c.E_VALUE] = notes[c.FEATURES + VALUE]
    notes[to + c.E_POINTS] = at.banked + points_of(facts, at.sheet, know)
    notes[to + c.E_IS_OVER] = 1.0 if ends_game(at.sheet, know) else 0.0
    notes[to + c.E_HASTE] = haste_of(at.sheet)
    write_standing(at, desk.out, c.STANDING + ending * c.STANDING_SIZE)
    desk.out[c.IS_FINISHED + ending] = 0
    _times(notes, c.FEATURES, FEATURES, net, FIRST, FIRST_BIAS, c.LAYER)
    for i in range(c.LAYER, c.LAYER + c.HIDDEN):
        notes[i] = notes[i] / (1.0 + abs(notes[i]))  # softsign: between -1 and 1
    _times(notes, c.LAYER, c.WIDTH, net, OWN, OWN_BIAS, to + c.E_OWN)
    _times(notes, c.LAYER, c.WIDTH, net, OTHER, -1, to + c.E_OTHER)
    for i in range(to + c.E_OWN, to + c.E_OWN + c.HIDDEN):
        notes[i] -= notes[i + c.HIDDEN]


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


@routine
def note_chances(seats: int, desk: Desk) -> None:
    """Notes the network's chances of all sides if each seat stands as in the ending that it has chosen."""
    notes, net = desk.notes, desk.net
    over = 0.0
    for seat in range(seats):
        over += notes[_chosen(seat, desk) + c.E_IS_OVER]
    if over == 0.0:
        _estimate(seats, desk)
    elif seats == 1:
        points = min(int(notes[_chosen(0, desk) + c.E_POINTS]), MOST_POINTS)
        notes[c.CHANCES] = net[BEATEN + points]
        notes[c.CHANCES + 1] = 1.0 - net[BEATEN + points]
    else:
        _share_win(seats, desk)


@step
def _chosen(slot: int, desk: Desk) -> int:
    """Where the ending is that a seat has chosen."""
    return c.ENDINGS + desk.out[c.CHOSEN + slot] * c.ENDING


@step
def _share_win(seats: int, desk: Desk) -> None:
    """R19: the seats with the most points share the win."""
    notes = desk.notes
    most = -1.0
    sharing = 0.0
    for seat in range(seats):
        points = notes[_chosen(seat, desk) + c.E_POINTS]
        if points > most:
            most = points
            sharing = 0.0
        if points == most:
            sharing += 1.0
    for seat in range(seats):
        won = notes[_chosen(seat, desk) + c.E_POINTS] == most
        notes[c.CHANCES + seat] = 1.0 / sharing if won else 0.0


@step
def _estimate(seats: int, desk: Desk) -> None:
    notes = desk.notes
    for i in range(c.HIDDEN):
        notes[c.TOTAL + i] = 0.0
    for seat in range(seats):
        other = _chosen(seat, desk) + c.E_OTHER
        for i in range(c.HIDDEN):
            notes[c.TOTAL + i] += notes[other + i]
    hasty = hasty_seats(seats, desk)
    if hasty:
        note_now(seats, hasty, desk)
    total = 0.0
    for seat in range(seats):
        score = _score(seat, _lead(seats, seat, desk), hasty, desk)
        if hasty:
            score += log(now_or_later(seats, seat, hasty, desk))
        weight = exp(score)
        notes[c.CHANCES + seat] = weight
        total += weight
    if seats == 1:
        notes[c.CHANCES + 1] = 1.0
        total += 1.0
    for side in range(max(seats, 2)):
        notes[c.CHANCES + side] /= total


@step
def _lead(seats: int, seat: int, desk: Desk) -> int:
    """Where the weights are for how far a seat is ahead of the best other, and who can end the game soon."""
    notes = desk.notes
    mine = _chosen(seat, desk)
    best = -1.0
    theirs = 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, notes[_chosen(other, desk) + c.E_POINTS])
            theirs = max(theirs, notes[_chosen(other, desk) + c.E_HASTE])
    ahead = 0 if seats == 1 else int(notes[mine + c.E_POINTS] - best)
    lead = max(-CLEAR_LEAD, min(CLEAR_LEAD, ahead)) + CLEAR_LEAD
    return LEAD + ((int(notes[mine + c.E_HASTE]) * HASTES + int(theirs)) * LEADS + lead) * c.HIDDEN


@step
def now_or_later(seats: int, seat: int, hasty: int, desk: Desk) -> float:
    """A seat's chance without the network: to win with the next throw, or later."""
    weights = 0.0
    for each in range(seats):
        weights += _HASTY_WEIGHT if hasty >> each & 1 else _WEIGHT
    weight = _HASTY_WEIGHT if hasty >> seat & 1 else _WEIGHT
    later = (1.0 - desk.notes[c.DECIDED]) * weight / weights
    return max(desk.notes[c.NOW + seat] + later, LEAST_CHANCE)


@step
def _score(seat: int, lead: int, hasty: int, desk: Desk) -> float:
    notes, net = desk.notes, desk.net
    own = _chosen(seat, desk) + c.E_OWN
    for i in range(c.HIDDEN):
        notes[c.PARTS + i] = notes[own + i] + notes[c.TOTAL + i] + net[lead + i]
    if hasty:
        now = notes[c.NOW + seat]
        decided = notes[c.DECIDED]
        for i in range(c.HIDDEN):
            notes[c.PARTS + i] += now * net[NOW + i] + decided * net[NOW + c.HIDDEN + i]
    for i in range(c.HIDDEN):
        seen = notes[c.PARTS + i]
        notes[c.PARTS + i] = net[LAST + i] * seen / (1.0 + abs(seen))
    one = 0.0
    two = 0.0
    three = 0.0
    four = 0.0
    for i in range(c.PARTS, c.PARTS + c.HIDDEN, 4):  # four sums at once take a quarter of the time
        one += notes[i]
        two += notes[i + 1]
        three += notes[i + 2]
        four += notes[i + 3]
    return one + two + (three + four)
