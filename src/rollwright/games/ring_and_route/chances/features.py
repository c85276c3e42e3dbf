"""What the chances to win are made of: how each seat stands before a throw, as numbers of about the same size.

They say what a seat has (points, sheet, misthrows, ring and route), what its sheets will bring and in how many turns by
the tables of level 5, and how many throws ago it was active. With more about ring and route, such as the rows of the
compressed tables, the network fits chance. On papers without tables the planner's formula takes their place.
"""

from __future__ import annotations

from typing import NamedTuple

from rollwright.games.ring_and_route.bots import dice_uses as u
from rollwright.games.ring_and_route.bots.arcs import ARCS
from rollwright.games.ring_and_route.bots.formula_value import formula_value, reach_of, ways_from
from rollwright.games.ring_and_route.bots.sheet_state import (
    SheetState,
    is_ended,
    plan_at,
    points_of,
    second_sheet,
    sheet_state,
)
from rollwright.games.ring_and_route.bots.table_value import W_RUSH, rush_value, table_value, turns_left
from rollwright.games.ring_and_route.bots.value import PLANNER
from rollwright.games.ring_and_route.rules import kernel as k
from rollwright.kernel.contract import Facts, Knowledge, Notes, Numbers, ReadOnlyState, State
from rollwright.kernel.twins import routine, step

POINTS = 0  # so far, on both sheets
VALUE = 1  # points in the end, less the price of the turns until then
TURNS = 2  # until the seat is done
LAST_VALUE = 3  # of the sheet if its next misthrow were the last
LAST_TURNS = 4  # that it would go on for then
RUSH = 5  # points in the end if another seat may end the game before each throw
SECOND = 6  # 1 on the second sheet
ONE_MISTHROW = 7  # 1 with at least one misthrow on this sheet
TWO_MISTHROWS = 8
PHASE = 9  # + phase: 1 for the throw that comes next; phase 0 is active
CROSSES = PHASE + k.SEATS
TO_STEP = CROSSES + 1  # + 0, 1, 2: 1 if one, two, three more crosses bring more points (R17)
LENGTH = TO_STEP + 3  # of the route
REACH = LENGTH + 1  # by how many spaces it can grow
WAYS = REACH + 1  # how many numbers can be marked next
COLOURS = WAYS + 1  # with how many colours the ring can go on
SIDE = COLOURS + 1  # 1 on the second side of the paper
RING_GROWTH = SIDE + 1  # + i: the chance that a throw allows 1 + i crosses or more (`making/growth.py`)
ROUTE_GROWTH = RING_GROWTH + k.DICE_COUNT  # + i: and that it allows to mark 1 + i numbers or more
RING_GAIN = ROUTE_GROWTH + k.DICE_COUNT  # points that these crosses bring on average
ROUTE_GAIN = RING_GAIN + 1  # and these numbers
SHEET = (
    ROUTE_GAIN + 1
)  # + misthrows * 6 + 0, 1, 2 + (0, 3): value, turns and rush with so many misthrows on this sheet,
# for the phase that comes next and for the other one that counts: the active one, or the one after it
FEATURES = SHEET + k.MISTHROWS_ALLOWED * 6

POINTS_UNIT = 10.0  # so many points count as 1
_TURNS_UNIT = 4.0
HASTES = 4


# What is known of growth (`making/growth.py`): where each part begins, then the parts
G_GROWTH = 0  # + side: by arc and then by class, how many throws allow 1, 2, 3 spaces
G_RINGS = 2  # + side: by arc and by colours, spaces + 4 * dice
G_ROUTES = 4  # + side: by class and by numbers, the same
G_NUMBERS = 6  # by use of dice: which numbers it has
G_COLOURS = 7  # by use of dice: which colours
G_KEPT = 8  # by set of dice and by throw: the throw with 1 in the place of these dice
GROWTH = 9
SOME_SIGNS = 84  # choices of at most three numbers, or colours


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


@step
def write_standing(at: Standing, out: State, to: int) -> None:
    out[to] = at.sheet.side
    out[to + 1] = at.sheet.which
    out[to + 2] = at.sheet.class_
    out[to + 3] = at.sheet.arc
    out[to + 4] = at.sheet.misthrows
    out[to + 5] = at.sheet.phase
    out[to + 6] = int(at.banked)


@step
def read_standing(out: ReadOnlyState, at: int) -> Standing:
    sheet = SheetState(out[at], out[at + 1], out[at + 2], out[at + 3], out[at + 4], out[at + 5])
    return Standing(sheet, out[at + 6] + 0.0)


@step
def haste_of(sheet: SheetState) -> int:
    """A feature (R15): how near a seat is to ending the game by misthrows. 3 if any throw will do, 0 on sheet one."""
    return sheet.which * (1 + min(sheet.misthrows, k.MISTHROWS_ALLOWED - 1))


@routine
def note_features(facts: Facts, at: Standing, notes: Notes, to: int, know: Knowledge, growth: Numbers) -> None:
    """Notes the features of a seat from `to` on."""
    sheet = at.sheet
    for i in range(to, to + FEATURES):
        notes[i] = 0.0
    notes[to + POINTS] = (at.banked + points_of(facts, sheet, know)) / POINTS_UNIT
    if know.way == PLANNER:
        notes[to + VALUE] = (at.banked + formula_value(facts, sheet, know)) / POINTS_UNIT
    else:
        _note_tables(facts, at, notes, to, know)
        _note_sheet(facts, at, notes, to, know)
        _note_growth(facts, sheet, notes, to, know, growth)
    notes[to + SECOND] = sheet.which
    notes[to + ONE_MISTHROW] = 1.0 if sheet.misthrows >= 1 else 0.0
    notes[to + TWO_MISTHROWS] = 1.0 if sheet.misthrows >= 2 else 0.0
    notes[to + PHASE + sheet.phase] = 1.0
    _note_marks(facts, sheet, notes, to, know)


@step
def _note_tables(facts: Facts, at: Standing, notes: Notes, to: int, know: Knowledge) -> None:
    sheet = at.sheet
    last = SheetState(sheet.side, 1, sheet.class_, sheet.arc, k.MISTHROWS_ALLOWED - 1, sheet.phase)
    notes[to + VALUE] = (at.banked + table_value(facts, sheet, know)) / POINTS_UNIT
    notes[to + TURNS] = turns_left(facts, sheet, know) / _TURNS_UNIT
    notes[to + LAST_VALUE] = table_value(facts, last, know) / POINTS_UNIT
    notes[to + LAST_TURNS] = turns_left(facts, last, know) / _TURNS_UNIT
    if know.weights[W_RUSH] > 0:
        notes[to + RUSH] = (at.banked + rush_value(facts, sheet, know)) / POINTS_UNIT


@step
def _note_sheet(facts: Facts, at: Standing, notes: Notes, to: int, know: Knowledge) -> None:
    """What the sheet would be worth with any misthrows."""
    sheet = at.sheet
    for i in range(k.MISTHROWS_ALLOWED * 2):
        misthrows = i // 2
        phase = sheet.phase
        if i % 2 == 1:
            phase = 1 % facts[k.T_SEATS] if sheet.phase == 0 else 0
        here = SheetState(sheet.side, sheet.which, sheet.class_, sheet.arc, misthrows, phase)
        start = to + SHEET + i * 3
        notes[start] = table_value(facts, here, know) / POINTS_UNIT
        notes[start + 1] = turns_left(facts, here, know) / _TURNS_UNIT
        if know.weights[W_RUSH] > 0:
            notes[start + 2] = rush_value(facts, here, know) / POINTS_UNIT


@step
def _note_growth(facts: Facts, sheet: SheetState, notes: Notes, to: int, know: Knowledge, growth: Numbers) -> None:
    """What the next throw may bring."""
    crosses = k.T_RING_POINTS + sheet.arc // k.RING
    length = k.T_POINTS + know.numbers[know.numbers[plan_at(sheet.side, know) + u.LENGTHS] + sheet.class_]
    ring = growth[G_GROWTH + sheet.side] + sheet.arc * k.DICE_COUNT
    route = growth[G_GROWTH + sheet.side] + (ARCS + sheet.class_) * k.DICE_COUNT
    for i in range(k.DICE_COUNT):
        chance = growth[ring + i] / u.THROWS
        notes[to + RING_GROWTH + i] = chance
        if chance > 0.0:
            notes[to + RING_GAIN] += chance * (facts[crosses + i + 1] - facts[crosses + i]) / POINTS_UNIT
        chance = growth[route + i] / u.THROWS
        notes[to + ROUTE_GROWTH + i] = chance
        if chance > 0.0:
            notes[to + ROUTE_GAIN] += chance * (facts[length + i + 1] - facts[length + i]) / POINTS_UNIT


@step
def _note_marks(facts: Facts, sheet: SheetState, notes: Notes, to: int, know: Knowledge) -> None:
    """What the ring and the route are like, apart from all tables."""
    numbers = know.numbers
    plan = plan_at(sheet.side, know)
    crosses = sheet.arc // k.RING
    needed = crosses_to_step(facts, crosses)
    notes[to + CROSSES] = crosses / k.RING
    if 1 <= needed <= 3:
        notes[to + TO_STEP + needed - 1] = 1.0
    notes[to + LENGTH] = numbers[numbers[plan + u.LENGTHS] + sheet.class_] / k.NUMBERS
    notes[to + REACH] = reach_of(numbers, plan, sheet.class_) / k.NUMBERS
    notes[to + WAYS] = ways_from(numbers, plan, sheet.class_) / 4.0
    notes[to + COLOURS] = min(numbers[plan + u.END_COLOURS + sheet.arc], 2) / 2.0
    notes[to + SIDE] = sheet.side


@step
def crosses_to_step(facts: Facts, crosses: int) -> int:
    """A feature (R17): how many more crosses bring more points; 0 if none do."""
    more = crosses
    while more < k.RING and facts[k.T_RING_POINTS + more] == facts[k.T_RING_POINTS + crosses]:
        more += 1
    return more - crosses
