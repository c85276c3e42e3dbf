"""The value of a sheet to the racer: the chance to win the game with it.

It compares what its own sheets will bring with what it has noted about the other seats (`rivals.py`). The numbers below
were found by matches of bots that differ in one of them.
"""

from __future__ import annotations

from math import exp, sqrt

from rollwright.games.ring_and_route.bots import scratch as s
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.rivals import SOON, clock_of
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, ends_game, points_of
from rollwright.games.ring_and_route.bots.table_value import rush_value, table_value, turns_left
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes
from rollwright.kernel.twins import step

_SPREAD = 6.0  # points ahead that make a chance of 73 %; or, if it is known how many turns the game will last:
_SPREAD_AT_ONCE = 1.0
_SPREAD_WITH_TURNS = 2.0  # times the root of the turns
_IN_TIME = 0.5  # how much the points within these turns count, beside the values of whole sheets
_SPREAD_IN_RUSH = 2.0
_SPREAD_PER_CLOCK = 1.0
_NOW = 0.4  # how much the points that are there already count in a rush, beside those that will be
_NOW_PER_CLOCK = 0.1  # how much less by clock
_GAIN = 1.5  # points that a throw brings another seat, about
_SURE = 0.8  # that another seat ends the game if it can do so with an advantage


@step
def winning_chance(facts: Facts, sheet: SheetState, notes: Notes, know: Knowledge) -> float:
    """The racer's value of a sheet: the result if the game ends with this throw, else a chance to win; the mean of
    both where others may end it."""
    points = notes[s.BANKED] + points_of(facts, sheet, know)
    if ends_game(sheet, know):
        return _result(points, notes)
    going_on = _chance_later(facts, sheet, notes, know)
    if notes[s.IS_OVER] > 0:
        return going_on + _SURE * (_result(points, notes) - going_on)
    return going_on


@step
def _result(points: float, notes: Notes) -> float:
    """R19: the share of the win if the game ends now with these points; a chance if the dice may still change."""
    ahead = points - notes[s.RIVAL_POINTS]
    if notes[s.IS_UNSURE] > 0:
        return _chance(ahead - _GAIN)
    if ahead == 0:
        return 1.0 / (1.0 + notes[s.RIVALS])
    return 1.0 if ahead > 0 else 0.0


@step
def _chance_later(facts: Facts, sheet: SheetState, notes: Notes, know: Knowledge) -> float:
    """By how far the own sheets will bring more than those of the others. Tables know when a first sheet is better
    turned over early (R13)."""
    value = notes[s.BANKED] + table_value(facts, sheet, know)
    if know.weights[t.W_TURNS_RANK] > 0:
        chance = _chance_in_time(facts, sheet, value, notes, know)
        if notes[s.IS_RUSH] > 0:  # the mean of both wins more often than either
            chance = (chance + _chance_in_rush(facts, sheet, notes, know)) / 2.0
        return chance
    chance = 1.0
    for other in range(s.OTHERS, s.OTHERS + (facts[k.T_SEATS] - 1) * s.OTHER, s.OTHER):
        chance *= _chance((value - notes[other + s.O_VALUE]) / _SPREAD)
    return chance


@step
def _chance_in_time(facts: Facts, sheet: SheetState, value: float, notes: Notes, know: Knowledge) -> float:
    """The game lasts until the first seat is done: a little shorter than the fewest turns that any seat needs. Of what
    a seat may still gain, it gets the part that falls into this time."""
    others = range(s.OTHERS, s.OTHERS + (facts[k.T_SEATS] - 1) * s.OTHER, s.OTHER)
    points = notes[s.BANKED] + points_of(facts, sheet, know)
    turns = max(turns_left(facts, sheet, know), SOON)
    hurry = 1.0 / (turns * turns * turns * turns)
    for other in others:
        theirs = notes[other + s.O_TURNS]
        hurry += 1.0 / (theirs * theirs * theirs * theirs)
    left = 1.0 / sqrt(sqrt(hurry))
    own = points + (value + know.weights[t.W_PRICE] * turns - points) * left / turns
    spread = _SPREAD_AT_ONCE + _SPREAD_WITH_TURNS * sqrt(left)
    chance = 1.0
    for other in others:
        theirs = notes[other + s.O_POINTS] + notes[other + s.O_GAIN] * left / notes[other + s.O_TURNS]
        ahead = _IN_TIME * (own - theirs) + (1.0 - _IN_TIME) * (value - notes[other + s.O_VALUE])
        chance *= _chance(ahead / spread)
    return chance


@step
def _chance_in_rush(facts: Facts, sheet: SheetState, notes: Notes, know: Knowledge) -> float:
    """In a rush the seat that is ahead ends the game as soon as it has the misthrows for it. The fewer it is short of,
    the more do points count that are there already, and the surer is its win."""
    points = notes[s.BANKED] + points_of(facts, sheet, know)
    ahead = notes[s.BANKED] + rush_value(facts, sheet, know) - notes[s.RUSH_POINTS]
    clock = clock_of(sheet) if ahead > 0 else notes[s.RUSH_CLOCK]
    now = max(_NOW - _NOW_PER_CLOCK * clock, 0.0)
    ahead += now * (points - notes[s.OTHERS + s.O_POINTS] - ahead)
    return _chance(ahead / (_SPREAD_IN_RUSH + _SPREAD_PER_CLOCK * clock))


@step
def _chance(ahead: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + exp(-ahead))
