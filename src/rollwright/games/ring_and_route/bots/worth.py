"""What a sheet is worth to the stronger bots: by a hand-made formula, by the solved tables, or as the chance to win.

What a bot knows about the sheets in play comes as one tuple: the way it values a sheet, the *mind* with the plans of
the sheets (see `uses.py`), the tables of values, and the weights of formulas.
"""

from __future__ import annotations

from math import exp, sqrt

from rollwright.games.ring_and_route.bots.dice_uses import CLASS_OF, CLASSES, END_COLOURS, LENGTHS, REACH, ROUTES, WAYS
from rollwright.games.ring_and_route.bots.making.solve_loops import index_of
from rollwright.games.ring_and_route.rules.kernel import (
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
from rollwright.kernel.bits import lowest
from rollwright.kernel.contract import Facts, Floats, Knowledge, Notes, Numbers, ReadOnlyState, Weights
from rollwright.kernel.twins import routine, step

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
R_PRICE = 0  # of a turn, in the table
R_RANK = 1  # of the small tables below; 0 if there are none
R_TURNS = 2  # + seat * 2 + (0 first, 1 second): where it begins, for that sheet
R_SOON = R_TURNS + 8  # + the same: where the table for a game that is rushed begins; 0 if there is none
RACE_WEIGHTS = R_SOON + 8
# Found by matches
_SPREAD = 6.0  # points of difference that make a chance of 73 %; or, if the turns are known that the game will last:
_SPREAD_AT_ONCE = 1.0
_SPREAD_WITH_TURNS = 2.0  # times the root of the turns
_TIME = 0.5  # how much points within these turns count beside the whole value
_SOON = 0.3  # turns, the fewest
_SPREAD_IN_RUSH = 2.0
_SPREAD_PER_CLOCK = 1.0
_NOW = 0.4  # how much points count that are there already, in a rush, beside those that will be
_NOW_PER_CLOCK = 0.1  # how much less by clock
_GAIN = 1.5  # points of another seat from one throw, about
_SURE = 0.8  # that another seat ends the game if it seems so
_NEARLY = 0.2  # points by which small tables may be wrong
_NEARLY_CHANCE = 0.01  # the same as a chance

# Notes on the other seats
N_BANKED = 0  # the points of one's own first sheet
N_RIVAL = 1  # the most points another seat has after this throw
N_RIVALS = 2  # how many others have them
N_OVER = 3  # whether another seat ends the game with this throw
N_UNSURE = 4  # whether the dice may still fall differently
N_OTHERS = 5  # + number * OTHER: how another seat stands
O_VALUE = 0  # of its sheets, by the table
O_POINTS = 1
O_GAIN = 2  # points that may still come
O_TURNS = 3  # until it is done
OTHER = 4
N_RUSH = N_OTHERS + (SEATS - 1) * OTHER  # whether the game is rushed; then:
N_SOON = N_RUSH + 1  # the points that the other seat will have
N_CLOCK = N_SOON + 1  # its clock
WORTH_NOTES = N_CLOCK + 1


@routine
def sheet_worth(table: Facts, seat: int, spot: Spot, notes: Notes, know: Knowledge) -> float:
    """The worth of a seat's sheet after it has played a throw."""
    if know[0] == HAND:
        return points_of(table, seat, spot, know) + _hope(seat, spot, know)
    if know[0] == PRICED:
        return priced(table, seat, spot, know)
    return _best_chance(table, seat, spot, notes, know)


@step
def points_of(table: Facts, seat: int, spot: Spot, know: Knowledge) -> float:
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
def priced(table: Facts, seat: int, spot: Spot, know: Knowledge) -> float:
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
def _looked_up(table: Facts, seat: int, spot: Spot, know: Knowledge) -> float:
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
    return _product(values, one, other, rank)


@step
def _product(numbers: Floats | Weights, one: int, other: int, rank: int) -> float:
    total = 0.0
    for i in range(rank):
        total += numbers[one + i] * numbers[other + i]
    return total


@step
def slack(know: Knowledge) -> float:
    """What may seem to be lost by ending a first sheet if nothing is: small tables are not exact, and it is dearer to
    go on by mistake than to end it a little early."""
    if know[0] == HAND or know[1][M_RANK] == 0:
        return 1e-5
    return _NEARLY_CHANCE if know[0] == RACE else _NEARLY


# By the chance to win


@step
def _best_chance(table: Facts, seat: int, spot: Spot, notes: Notes, know: Knowledge) -> float:
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
def _chance_to_come(table: Facts, seat: int, spot: Spot, notes: Notes, know: Knowledge) -> float:
    value = notes[N_BANKED] + priced(table, seat, spot, know)
    if know[3][R_RANK] > 0:
        chance = _chance_in_time(table, seat, spot, value, notes, know)
        if notes[N_RUSH] > 0:  # both see something; their mean wins more often than either
            chance = (chance + _chance_in_rush(table, seat, spot, notes, know)) / 2.0
        return chance
    chance = 1.0
    for other in range(N_OTHERS, N_OTHERS + (table[T_SEATS] - 1) * OTHER, OTHER):
        chance *= _chance((value - notes[other + O_VALUE]) / _SPREAD)
    return chance


@step
def _chance_in_time(table: Facts, seat: int, spot: Spot, value: float, notes: Notes, know: Knowledge) -> float:
    """The game lasts until the first seat is done, a little less than the fewest turns; of what a seat may still gain,
    it gets the part that falls into this time."""
    others = range(N_OTHERS, N_OTHERS + (table[T_SEATS] - 1) * OTHER, OTHER)
    points = notes[N_BANKED] + points_of(table, seat, spot, know)
    turns = max(turns_left(table, seat, spot, know), _SOON)
    hurry = 1.0 / (turns * turns * turns * turns)
    for other in others:
        theirs = notes[other + O_TURNS]
        hurry += 1.0 / (theirs * theirs * theirs * theirs)
    left = 1.0 / sqrt(sqrt(hurry))
    own = points + (value + know[3][R_PRICE] * turns - points) * left / turns
    spread = _SPREAD_AT_ONCE + _SPREAD_WITH_TURNS * sqrt(left)
    chance = 1.0
    for other in others:
        theirs = notes[other + O_POINTS] + notes[other + O_GAIN] * left / notes[other + O_TURNS]
        ahead = _TIME * (own - theirs) + (1.0 - _TIME) * (value - notes[other + O_VALUE])
        chance *= _chance(ahead / spread)
    return chance


@step
def _chance_in_rush(table: Facts, seat: int, spot: Spot, notes: Notes, know: Knowledge) -> float:
    """A game that is rushed ends when it suits who is ahead, as soon as that one has its misthrows together. The sooner
    that is, the more do points count that are there already, and the surer is who is ahead."""
    points = notes[N_BANKED] + points_of(table, seat, spot, know)
    ahead = notes[N_BANKED] + rushed(table, seat, spot, know) - notes[N_SOON]
    clock = _clock(spot) if ahead > 0 else notes[N_CLOCK]
    now = max(_NOW - _NOW_PER_CLOCK * clock, 0.0)
    ahead += now * (points - notes[N_OTHERS + O_POINTS] - ahead)
    return _chance(ahead / (_SPREAD_IN_RUSH + _SPREAD_PER_CLOCK * clock))


@step
def _clock(spot: Spot) -> float:
    """How many misthrows a seat is short of the last but one on its second sheet, at most 3."""
    which, _, _, misthrows, _ = spot
    if which == 0:
        return 3.0 if misthrows < MISTHROWS_ALLOWED else 2.0
    return max(2.0 - misthrows, 0.0)


@step
def rushed(table: Facts, seat: int, spot: Spot, know: Knowledge) -> float:
    """What the sheet will bring, and the second one after the first, in a game that is rushed."""
    which, _, _, misthrows, phase = spot
    if misthrows < MISTHROWS_ALLOWED:
        return _looked_up_small(table, seat, spot, R_SOON, know)
    points = points_of(table, seat, spot, know)
    if which == 1:
        return points
    return points + _looked_up_small(table, seat, (1, _no_route(seat, know), 0, 0, phase), R_SOON, know)


@step
def _chance(ahead: float) -> float:
    return 1.0 / (1.0 + exp(-ahead))


@step
def turns_left(table: Facts, seat: int, spot: Spot, know: Knowledge) -> float:
    """How many turns a seat will play until it is done with both sheets, if it plays by the table."""
    which, _, _, misthrows, phase = spot
    second = (1, _no_route(seat, know), 0, 0, phase)
    if which == 1:
        return 0.0 if misthrows >= MISTHROWS_ALLOWED else _looked_up_turns(table, seat, spot, know)
    if misthrows >= MISTHROWS_ALLOWED or _is_turned(table, seat, spot, second, know):
        return _looked_up_turns(table, seat, second, know)
    return _looked_up_turns(table, seat, spot, know)


@step
def _is_turned(table: Facts, seat: int, spot: Spot, second: Spot, know: Knowledge) -> bool:
    """R13: whether the table ends a first sheet here."""
    near = _NEARLY if know[1][M_RANK] > 0 else 1e-5
    ended = points_of(table, seat, spot, know) + _looked_up(table, seat, second, know)
    return _looked_up(table, seat, spot, know) <= ended + near


@step
def _looked_up_turns(table: Facts, seat: int, spot: Spot, know: Knowledge) -> float:
    return _looked_up_small(table, seat, spot, R_TURNS, know)


@step
def _looked_up_small(table: Facts, seat: int, spot: Spot, tables: int, know: Knowledge) -> float:
    """In one of the small tables among the weights: R_TURNS or R_SOON."""
    mind = know[1]
    weights = know[3]
    which, class_, arc, misthrows, phase = spot
    rank = int(weights[R_RANK])
    start = int(weights[tables + seat * 2 + which])
    classes = mind[mind[M_PLAN + seat * 2 + which] + CLASSES]
    rest = classes + index_of(table[T_SEATS], 0, phase, misthrows, arc)
    return _product(weights, start + class_ * rank, start + rest * rank, rank)


@step
def ends_game(seat: int, spot: Spot, know: Knowledge) -> bool:
    """R15"""
    which, class_, arc, misthrows, _ = spot
    mind = know[1]
    length = mind[mind[mind[M_PLAN + seat * 2 + which] + LENGTHS] + class_]
    return which == 1 and (misthrows >= MISTHROWS_ALLOWED or (arc >= RING * RING and length == NUMBERS))


@step
def _result(points: float, notes: Notes) -> float:
    """R19: the share of the win if the game is over with these points; a chance if the dice may still change."""
    ahead = points - notes[N_RIVAL]
    if notes[N_UNSURE] > 0:
        return _chance(ahead - _GAIN)
    if ahead == 0:
        return 1.0 / (1.0 + notes[N_RIVALS])
    return 1.0 if ahead > 0 else 0.0


@routine
def forget_others(notes: Notes) -> None:
    """Before the other seats are noted, one after the other."""
    notes[N_RIVAL] = -1.0
    notes[N_RIVALS] = 0.0
    notes[N_OVER] = 0.0


@routine
def note_other(table: Facts, number: int, seat: int, spot: Spot, banked: int, notes: Notes, know: Knowledge) -> None:
    """Notes how another seat stands."""
    points = banked + points_of(table, seat, spot, know)
    if points > notes[N_RIVAL]:
        notes[N_RIVAL] = points
        notes[N_RIVALS] = 0.0
    if points == notes[N_RIVAL]:
        notes[N_RIVALS] += 1.0
    if ends_game(seat, spot, know):
        notes[N_OVER] = 1.0
    _note_prospects(table, N_OTHERS + number * OTHER, seat, spot, points, banked, notes, know)


@step
def _note_prospects(
    table: Facts, other: int, seat: int, spot: Spot, points: float, banked: int, notes: Notes, know: Knowledge
) -> None:
    """What another seat will get, and when; a throw that is still to fall is counted as played."""
    if notes[N_RUSH] > 0:
        notes[N_SOON] = banked + rushed(table, seat, spot, know)
        notes[N_CLOCK] = _clock(spot)
    price = know[3][R_PRICE]
    value = banked + priced(table, seat, spot, know)
    turns = turns_left(table, seat, spot, know) if know[3][R_RANK] > 0 else 0.0
    gain = value + price * turns - points
    if notes[N_UNSURE] > 0:
        soon = gain / max(turns, 1.0)
        points += soon
        gain -= soon
        turns -= 1.0
        value += price
    notes[other + O_VALUE] = value
    notes[other + O_POINTS] = points
    notes[other + O_GAIN] = gain
    notes[other + O_TURNS] = max(turns, _SOON)


# A state in the words of a plan


@step
def spot_of(
    state: ReadOnlyState, at: int, table: Facts, seat: int, misthrows: int, ahead: int, know: Knowledge
) -> Spot:
    """The sheet of a seat with so many misthrows; the next throw is this one (`ahead` 0) or the one after it (1)."""
    me = at + SEAT + seat * SEAT_SIZE
    which = state[me + SHEET]
    phase = (state[at + ACTIVE] + ahead - seat + table[T_SEATS]) % table[T_SEATS]
    class_ = class_of(state, me, know[1], know[1][M_PLAN + seat * 2 + which])
    return which, class_, arc_in(state[me + CROSSED]), misthrows, phase


@step
def class_of(state: ReadOnlyState, me: int, mind: Numbers, plan: int) -> int:
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
