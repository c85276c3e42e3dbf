"""Features for the network: how each seat stands before a throw, as a few numbers of about the same size.

They say what a seat has (points, sheet, misthrows), what its sheets will bring and in how many turns by the tables of
level 5, and how many throws ago it was active. Ring and route are in the tables; with more features of theirs, the
network fits chance, and what is best by it is its noise. On papers without tables the planner's formula takes their
place, and the turns are left out.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.ring_and_route.bots.formula_value import formula_value
from rollwright.games.ring_and_route.bots.sheet_state import (
    SheetState,
    is_ended,
    points_of,
    second_sheet,
    sheet_state,
)
from rollwright.games.ring_and_route.bots.table_value import table_value, turns_left
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes, ReadOnlyState
from rollwright.kernel.twins import routine, step

POINTS = 0  # so far, on both sheets
VALUE = 1  # points in the end, less the price of the turns until then
TURNS = 2  # until the seat is done
LAST_TURNS = 3  # that the sheet would go on for if its next misthrow were the last
SECOND = 4  # 1 on the second sheet
ONE_MISTHROW = 5  # 1 with at least one misthrow on this sheet
TWO_MISTHROWS = 6
PHASE = 7  # + phase: 1 for the throw that comes next; phase 0 is active
FEATURES = PHASE + k.SEATS

POINTS_UNIT = 10.0  # so many points count as 1
_TURNS_UNIT = 4.0


class Standing(NamedTuple):
    """A seat before a throw."""

    sheet: SheetState
    banked: float  # the points of its finished first sheet


@step
def standing_before(state: ReadOnlyState, at: int, facts: Facts, seat: int, know: Knowledge) -> Standing:
    """How a seat stands before the throw that is due, or stood when the turn began if it has not marked yet."""
    me = at + k.SEAT + seat * k.SEAT_SIZE
    return Standing(sheet_state(state, at, facts, seat, state[me + k.MISTHROWS], 0, know), state[me + k.BANKED] + 0.0)


@step
def standing_after(facts: Facts, sheet: SheetState, banked: float, know: Knowledge) -> Standing:
    """How a seat stands that has played a throw: after an ended first sheet it stands on its second (R12, R13)."""
    if sheet.which == 0 and is_ended(sheet):
        return Standing(second_sheet(sheet, know), banked + points_of(facts, sheet, know))
    return Standing(sheet, banked)


@routine
def note_features(facts: Facts, at: Standing, notes: Notes, to: int, know: Knowledge) -> None:
    """Notes the features of a seat from `to` on."""
    sheet = at.sheet
    for i in range(to, to + FEATURES):
        notes[i] = 0.0
    notes[to + POINTS] = (at.banked + points_of(facts, sheet, know)) / POINTS_UNIT
    if know.way == PLANNER:
        notes[to + VALUE] = (at.banked + formula_value(facts, sheet, know)) / POINTS_UNIT
    else:
        last = SheetState(sheet.side, 1, sheet.class_, sheet.arc, k.MISTHROWS_ALLOWED - 1, sheet.phase)
        notes[to + VALUE] = (at.banked + table_value(facts, sheet, know)) / POINTS_UNIT
        notes[to + TURNS] = turns_left(facts, sheet, know) / _TURNS_UNIT
        notes[to + LAST_TURNS] = turns_left(facts, last, know) / _TURNS_UNIT
    notes[to + SECOND] = sheet.which
    notes[to + ONE_MISTHROW] = 1.0 if sheet.misthrows >= 1 else 0.0
    notes[to + TWO_MISTHROWS] = 1.0 if sheet.misthrows >= 2 else 0.0
    notes[to + PHASE + sheet.phase] = 1.0


@step
def crosses_to_step(facts: Facts, crosses: int) -> int:
    """A feature (R17): how many more crosses bring more points; 0 if none do."""
    more = crosses
    while more < k.RING and facts[k.T_RING_POINTS + more] == facts[k.T_RING_POINTS + crosses]:
        more += 1
    return more - crosses
