"""What the chances to win are made of: how each seat stands before a throw, as a few numbers of about the same size.

They say what a seat has (points, sheet, misthrows, ring, route), what its sheets will bring and in how many turns by
the tables of level 5, and how many throws ago it was active. On papers without tables the planner's formula takes
their place, and the turns are left out.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots import table_value as t
from rollwright.games.ring_and_route.bots.formula_value import formula_value, reach_of, ways_from
from rollwright.games.ring_and_route.bots.sheet_state import SheetState, is_ended, plan_at, points_of, second_sheet
from rollwright.games.ring_and_route.bots.table_value import rush_value, table_value, turns_left
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes
from rollwright.kernel.twins import routine, step

POINTS = 0  # so far, on both sheets
VALUE = 1  # points in the end, less the price of the turns until then
GAIN = 2  # points that are still expected
TURNS = 3  # until the seat is done
RUSH = 4  # points in the end if somebody else may end the game before each throw
SECOND = 5  # 1 on the second sheet
ONE_MISTHROW = 6  # 1 with at least one misthrow on this sheet
TWO_MISTHROWS = 7
CROSSES = 8
TO_STEP = 9  # crosses that the next step of the ring's points is away (R17)
LENGTH = 10  # of the route
REACH = 11  # spaces by which the route can grow
WAYS = 12  # numbers that it can go on with
TWO_COLOURS = 13  # 1 if the ring can go on with two colours
LAST_TURNS = 14  # that the sheet would go on for if its next misthrow were the last
LAST_GAIN = 15  # points that these would bring
PHASE = 16  # + phase: 1 for the throw that comes next; phase 0 is active
FEATURES = PHASE + k.SEATS

POINTS_UNIT = 10.0  # so many points count as 1
_TURNS_UNIT = 4.0
_FEW = 4.0


class Standing(NamedTuple):
    """A seat before a throw."""

    sheet: SheetState
    banked: float  # the points of its finished first sheet


@step
def standing_after(facts: Facts, sheet: SheetState, banked: float, know: Knowledge) -> Standing:
    """A seat that has played a throw: after an ended first sheet it stands on its second (R12, R13)."""
    if sheet.which == 0 and is_ended(sheet):
        return Standing(second_sheet(sheet, know), banked + points_of(facts, sheet, know))
    return Standing(sheet, banked)


@routine
def note_features(facts: Facts, at: Standing, notes: Notes, to: int, know: Knowledge) -> None:
    """Notes the features of a seat from `to` on."""
    sheet = at.sheet
    for i in range(to, to + FEATURES):
        notes[i] = 0.0
    _note_prospects(facts, at, notes, to, know)
    notes[to + SECOND] = sheet.which
    notes[to + ONE_MISTHROW] = 1.0 if sheet.misthrows >= 1 else 0.0
    notes[to + TWO_MISTHROWS] = 1.0 if sheet.misthrows >= 2 else 0.0
    _note_marks(facts, sheet, notes, to, know)
    notes[to + PHASE + sheet.phase] = 1.0


@step
def _note_prospects(facts: Facts, at: Standing, notes: Notes, to: int, know: Knowledge) -> None:
    points = at.banked + points_of(facts, at.sheet, know)
    notes[to + POINTS] = points / POINTS_UNIT
    if know.way == PLANNER:
        value = at.banked + formula_value(facts, at.sheet, know)
        notes[to + VALUE] = value / POINTS_UNIT
        notes[to + GAIN] = (value - points) / POINTS_UNIT
        return
    value = at.banked + table_value(facts, at.sheet, know)
    turns = turns_left(facts, at.sheet, know)
    notes[to + VALUE] = value / POINTS_UNIT
    notes[to + GAIN] = (value + know.weights[t.W_PRICE] * turns - points) / POINTS_UNIT
    notes[to + TURNS] = turns / _TURNS_UNIT
    last = SheetState(at.sheet.side, 1, at.sheet.class_, at.sheet.arc, k.MISTHROWS_ALLOWED - 1, at.sheet.phase)
    turns = turns_left(facts, last, know)
    gain = table_value(facts, last, know) + know.weights[t.W_PRICE] * turns - points_of(facts, last, know)
    notes[to + LAST_TURNS] = turns / _TURNS_UNIT
    notes[to + LAST_GAIN] = gain / POINTS_UNIT
    if know.weights[t.W_RUSH] > 0:
        notes[to + RUSH] = (at.banked + rush_value(facts, at.sheet, know)) / POINTS_UNIT


@step
def _note_marks(facts: Facts, sheet: SheetState, notes: Notes, to: int, know: Knowledge) -> None:
    numbers = know.numbers
    plan = plan_at(sheet.side, know)
    crosses = sheet.arc // k.RING
    notes[to + CROSSES] = crosses / k.RING
    notes[to + TO_STEP] = crosses_to_step(facts, crosses) / _FEW
    notes[to + LENGTH] = numbers[numbers[plan + u.LENGTHS] + sheet.class_] / k.NUMBERS
    notes[to + REACH] = reach_of(numbers, plan, sheet.class_) / k.NUMBERS
    notes[to + WAYS] = ways_from(numbers, plan, sheet.class_) / _FEW
    notes[to + TWO_COLOURS] = 1.0 if numbers[plan + u.END_COLOURS + sheet.arc] > 1 else 0.0


@step
def crosses_to_step(facts: Facts, crosses: int) -> int:
    """R17: how many more crosses bring more points; 0 if none do."""
    more = crosses
    while more < k.RING and facts[k.T_RING_POINTS + more] == facts[k.T_RING_POINTS + crosses]:
        more += 1
    return more - crosses
