"""What a sheet is worth to the stronger bots: by a hand-made formula, by the solved tables, or as the chance to win.

What a bot knows about the sheets in play comes as one tuple: the way it values a sheet, the *mind* with the plans of
the sheets (see `uses.py`), the tables of values, and the weights of formulas.
"""

from __future__ import annotations

from math import exp

from rollwright.core.bits import lowest
from rollwright.core.compiled import routine, step
from rollwright.core.contract import Table, View
from rollwright.games.ring_and_route.kernel import (
    ACTIVE,
    CROSSED,
    LENGTH,
    MISTHROWS_ALLOWED,
    NUMBERS,
    RING,
    RING_MASK,
    ROUTE,
    SEAT,
    SEAT_SIZE,
    SEATS,
    SHEET,
    T_POINTS,
    T_RING_POINTS,
    T_SEATS,
)
from rollwright.games.ring_and_route.solve_loops import Floats, index_of
from rollwright.games.ring_and_route.uses import CLASS_OF, CLASSES, END_COLOURS, LENGTHS, REACH, ROUTES, WAYS

Knowledge = tuple[int, Table, Floats, Floats]
"""A way to value sheets, the mind, the tables, the weights of formulas."""

Spot = tuple[int, int, int, int, int]
"""A sheet after a throw: first (0) or second (1), class of the route, arc, misthrows, phase of the next throw."""

# Ways to value a sheet
HAND = 0
PRICED = 1
RACE = 2

# A mind
M_RANK = 0  # of small tables; 0 for exact ones
M_PLAN = 1  # + seat * 2 + (0 first, 1 second): where the plan of that sheet begins
M_VALUES = M_PLAN + 8  # + seat * 2 + (0 first, 1 second): where its table begins
MIND = M_VALUES + 8

# Weights of the hand-made formula
H_PATIENCE = 0  # + misthrows
H_RING = H_PATIENCE + MISTHROWS_ALLOWED  # + crosses
H_END = H_RING + RING + 1  # for an arc that can go on with two colours
H_REACH = H_END + 1  # + spaces by which the route can grow
H_WAYS = H_REACH + NUMBERS + 1  # + numbers that can be marked next, at most 4
H_START = H_WAYS + 5  # of an empty second sheet
HAND_WEIGHTS = H_START + 1

# Weights of the race
R_SPREAD = 0  # how many points of difference mean a chance of 73 %
R_PRICE = 1  # of a turn, in the table
_GAIN = 1.5  # points of another seat from one throw, about
_SURE = 0.8  # that another seat ends the game if it seems so

# Notes on the other seats
N_BANKED = 0  # the points of one's own first sheet
N_RIVAL = 1  # the most points another seat has after this throw
N_RIVALS = 2  # how many others have them
N_OVER = 3  # whether another seat ends the game with this throw
N_UNSURE = 4  # whether the dice may still fall differently
N_OTHERS = 5  # + number: what another seat's sheets will bring
WORTH_NOTES = N_OTHERS + SEATS - 1


@routine
def sheet_worth(table: Table, seat: int, spot: Spot, notes: Floats, know: Knowledge) -> float:
    """The worth of a seat's sheet after it has played a throw."""
    if know[0] == HAND:
        return points_of(table, seat, spot, know) + _hope(seat, spot, know)
    if know[0] == PRICED:
        return priced(table, seat, spot, know)
    return _best_chance(table, seat, spot, notes, know)


@step
def points_of(table: Table, seat: int, spot: Spot, know: Knowledge) -> float:
    """R17, R18"""
    mind = know[1]
    lengths = mind[mind[M_PLAN + seat * 2 + spot[0]] + LENGTHS]
    return table[T_POINTS + mind[lengths + spot[1]]] + table[T_RING_POINTS + spot[2] // RING] + 0.0


# By hand


@step
def _hope(seat: int, spot: Spot, know: Knowledge) -> float:
    """What may still come: the fewer misthrows, the more of what ring and route promise."""
    mind = know[1]
    weights = know[3]
    which, class_, arc, misthrows, _ = spot
    start = weights[H_START] if which == 0 else 0.0
    if misthrows >= MISTHROWS_ALLOWED:
        return start
    plan = mind[M_PLAN + seat * 2 + which]
    ways = mind[plan + WAYS] + class_
    promise = weights[H_RING + arc // RING] + weights[H_REACH + mind[mind[plan + REACH] + class_]]
    promise += weights[H_WAYS + min((mind[ways + 1] - mind[ways]) // 2, 4)]
    if mind[plan + END_COLOURS + arc] > 1:
        promise += weights[H_END]
    hope = weights[H_PATIENCE + misthrows] * promise
    return start + max(hope, 0.0) if which == 0 else hope  # R13: a sheet without hope can be ended


# By the tables


@step
def priced(table: Table, seat: int, spot: Spot, know: Knowledge) -> float:
    """What the sheet will bring, and the second one after the first, less the price of the turns it takes."""
    which, _, _, misthrows, phase = spot
    if misthrows < MISTHROWS_ALLOWED:
        return _looked_up(table, seat, spot, know)
    points = points_of(table, seat, spot, know)
    if which == 1:
        return points
    return points + _looked_up(table, seat, (1, _no_route(seat, know), 0, 0, phase), know)


@step
def _no_route(seat: int, know: Knowledge) -> int:
    """The class of the empty route on a seat's second sheet."""
    return know[1][know[1][M_PLAN + seat * 2 + 1] + CLASSES] - 1


@step
def _looked_up(table: Table, seat: int, spot: Spot, know: Knowledge) -> float:
    """A state's value in the table, or in the small copy: the product of a row for the class and one for the rest."""
    mind = know[1]
    values = know[2]
    which, class_, arc, misthrows, phase = spot
    start = mind[M_VALUES + seat * 2 + which]
    rank = mind[M_RANK]
    if rank == 0:
        return values[start + index_of(table[T_SEATS], class_, phase, misthrows, arc)]
    classes = mind[mind[M_PLAN + seat * 2 + which] + CLASSES]
    one = start + class_ * rank
    other = start + (classes + index_of(table[T_SEATS], 0, phase, misthrows, arc)) * rank
    total = 0.0
    for i in range(rank):
        total += values[one + i] * values[other + i]
    return total


# By the chance to win


@step
def _best_chance(table: Table, seat: int, spot: Spot, notes: Floats, know: Knowledge) -> float:
    """The chance to win: as it is if the game is over with this throw, else by how far one's own sheets will bring one
    beyond those of the others. The table knows when a first sheet is better turned (R13)."""
    points = notes[N_BANKED] + points_of(table, seat, spot, know)
    if ends_game(seat, spot, know):
        return _result(points, notes)
    going_on = _chance_to_come(table, seat, spot, notes, know)
    if notes[N_OVER] > 0:
        return going_on + _SURE * (_result(points, notes) - going_on)
    return going_on


@step
def _chance_to_come(table: Table, seat: int, spot: Spot, notes: Floats, know: Knowledge) -> float:
    own = notes[N_BANKED] + priced(table, seat, spot, know)
    chance = 1.0
    for i in range(table[T_SEATS] - 1):
        chance *= 1.0 / (1.0 + exp((notes[N_OTHERS + i] - own) / know[3][R_SPREAD]))
    return chance


@step
def ends_game(seat: int, spot: Spot, know: Knowledge) -> bool:
    """R15"""
    which, class_, arc, misthrows, _ = spot
    mind = know[1]
    length = mind[mind[mind[M_PLAN + seat * 2 + which] + LENGTHS] + class_]
    return which == 1 and (misthrows >= MISTHROWS_ALLOWED or (arc >= RING * RING and length == NUMBERS))


@step
def _result(points: float, notes: Floats) -> float:
    """R19: the share of the win if the game is over with these points; a chance if the dice may still change."""
    ahead = points - notes[N_RIVAL]
    if notes[N_UNSURE] > 0:
        return 1.0 / (1.0 + exp(_GAIN - ahead))
    if ahead == 0:
        return 1.0 / (1.0 + notes[N_RIVALS])
    return 1.0 if ahead > 0 else 0.0


@routine
def forget_others(notes: Floats) -> None:
    """Before the other seats are noted, one after the other."""
    notes[N_RIVAL] = -1.0
    notes[N_RIVALS] = 0.0
    notes[N_OVER] = 0.0


@routine
def note_other(table: Table, number: int, seat: int, spot: Spot, banked: int, notes: Floats, know: Knowledge) -> None:
    """Notes how another seat stands."""
    points = banked + points_of(table, seat, spot, know)
    if points > notes[N_RIVAL]:
        notes[N_RIVAL] = points
        notes[N_RIVALS] = 0.0
    if points == notes[N_RIVAL]:
        notes[N_RIVALS] += 1.0
    if ends_game(seat, spot, know):
        notes[N_OVER] = 1.0
    ahead = know[3][R_PRICE] if notes[N_UNSURE] > 0 else 0.0  # the price of this turn is still to be paid
    notes[N_OTHERS + number] = banked + priced(table, seat, spot, know) + ahead


# A state in the words of a plan


@step
def spot_of(state: View, at: int, table: Table, seat: int, misthrows: int, ahead: int, know: Knowledge) -> Spot:
    """The sheet of a seat with so many misthrows; the next throw is this one (`ahead` 0) or the one after it (1)."""
    me = at + SEAT + seat * SEAT_SIZE
    which = state[me + SHEET]
    phase = (state[at + ACTIVE] + ahead - seat + table[T_SEATS]) % table[T_SEATS]
    class_ = class_of(state, me, know[1], know[1][M_PLAN + seat * 2 + which])
    return which, class_, arc_in(state[me + CROSSED]), misthrows, phase


@step
def class_of(state: View, me: int, mind: Table, plan: int) -> int:
    route = 0
    for i in range(state[me + LENGTH]):
        route = mind[mind[plan + ROUTES] + route * NUMBERS + ((state[me + ROUTE] >> (4 * i)) & 15)]
    return mind[mind[plan + CLASS_OF] + route]


@step
def arc_in(crossed: int) -> int:
    """The arc of some crossed ring spaces."""
    if crossed == RING_MASK:
        return RING * RING
    if crossed == 0:
        return 0
    first = lowest(crossed & ~((crossed << 1) | (crossed >> (RING - 1))))
    length = 0
    while crossed:
        length += 1
        crossed &= crossed - 1
    return length * RING + first
